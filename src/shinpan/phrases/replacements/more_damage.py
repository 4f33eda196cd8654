"""Replacement effects by which more damage is dealt (614.1a, 120.4)."""

from typing import ClassVar

from shinpan.game.events import Damage, Event
from shinpan.phrases.base import Quality, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries

_IF = "if {source:a} would deal damage to"
_NONCOMBAT = "if {source:a} would deal noncombat damage to"
_JA = "{source:a}が{to:a}にダメージを与えるなら、代わりにその点数に{plus}を足した点数のダメージを与える"
_JA_NONCOMBAT = (
    "{source:a}が{to:a}に戦闘ダメージでないダメージを与えるなら、代わりにその点数に{plus}を足した点数のダメージを与える"
)


@phrase(
    en=(
        (
            f"{_IF} a permanent or player, it deals that much damage plus {{plus}} to that permanent or player instead "
            "@ to=None"
        ),
        f"{_IF} a permanent or player, it deals that much damage plus {{plus}} instead @ to=None",
        f"{_IF} {{to:a}}, it deals that much damage plus {{plus}} to that player instead @ to=Group, to.noun=Players",
        f"{_IF} {{to:a}}, it deals that much damage plus {{plus}} instead",
        (
            f"{_NONCOMBAT} a permanent or player, it deals that much damage plus {{plus}} instead @ to=None, "
            "noncombat=True"
        ),
        f"{_NONCOMBAT} {{to:a}}, it deals that much damage plus {{plus}} instead @ noncombat=True",
    ),
    ja=(
        (
            "{source:a}がパーマネント1つかプレイヤー1人にダメージを与えるなら、"
            "代わりにその点数に{plus}を足した点数のダメージを与える @ to=None"
        ),
        (
            "{source:a}がパーマネント1つかプレイヤー1人に戦闘ダメージでないダメージを与えるなら、"
            "代わりにその点数に{plus}を足した点数のダメージを与える @ to=None, noncombat=True"
        ),
        f"{_JA_NONCOMBAT} @ noncombat=True",
        _JA,
    ),
)
class AddDamage(ReplacementPart):
    """Sources deal so much more damage. to: to whom or what; None for anything. noncombat: not as combat damage."""

    source: Quality
    plus: int
    to: Quality | None = None
    noncombat: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a source would deal such damage to it."""
        if not isinstance(event, Damage) or event.amount <= 0 or (self.noncombat and event.combat):
            return False
        return self.source.holds(context, event.source) and (self.to is None or self.to.holds(context, event.recipient))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Add to it."""
        assert isinstance(event, Damage)
        yield from ()
        return (event.with_(amount=event.amount + self.plus),)
