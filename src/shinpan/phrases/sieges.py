"""What Sieges bring with them: a protector, and being cast transformed once they are defeated (310.11)."""

from functools import cache
from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.events import Event, TokenMade, ZoneChange
from shinpan.game.protectors import PROTECTOR
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.expanding.parts import ITSELF
from shinpan.phrases.replacements.entering import OwnEntry, with_entry
from shinpan.phrases.triggers.actions import LastCounterRemoved


@phrase(
    en="as {.this} enters, choose an opponent to protect it",
    ja="{.this}が戦場に出るに際し、それを守る対戦相手1人を選ぶ",
)
class ChooseProtector(OwnEntry):
    """A Siege's controller chooses which opponent protects it as it enters (310.11a)."""

    commutes: ClassVar[bool] = True
    singly: ClassVar[bool] = True

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller choose, and note the choice on the way in."""
        assert isinstance(event, ZoneChange | TokenMade)
        chosen = yield from context.choose(context.you, context.opponents(context.you), topic=Topic.CHOICE)
        if not chosen:
            return (event,)
        return (with_entry(event, event.entry.with_(chosen=(*event.entry.chosen, (PROTECTOR, chosen[0])))),)


@phrase(
    en="exile it, then you may cast it transformed without paying its mana cost",
    ja="それを追放し、その後あなたはそれを変身した状態でマナ・コストを支払うことなく唱えてもよい",
)
class ExileToCastTransformed(Effect):
    """The source is exiled, and its controller may cast its back face at once (310.11b)."""

    def perform(self, context: Context) -> Steps[None]:
        """Exile it and offer the card that it has become."""
        for each in (yield from context.move((context.source,), Zone.EXILE)):
            found = context.look(each)
            if found is None or found.zone is not Zone.EXILE:
                continue
            if context.castable_now(context.you, each, transformed=True) and (yield from context.may(context.you)):
                yield from context.cast_now(context.you, each, transformed=True)


@cache
def siege_ability() -> TriggeredAbility:
    """Return the intrinsic ability of every Siege (310.11b)."""
    return TriggeredAbility(LastCounterRemoved(CounterKind.DEFENSE, ITSELF), ExileToCastTransformed())
