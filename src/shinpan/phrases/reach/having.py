"""What players have or haven't done or got: a full party, spells cast, more life, cards from their libraries."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, LifeGained, SpellCast, ZoneChange
from shinpan.phrases.base import (
    Condition,
    Quality,
    Quantity,
    Reference,
    ReplacementPart,
    Steps,
    TriggerPhrase,
    phrase,
)
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.measures import party_size
from shinpan.phrases.references.players import You

_FULL = 4


@phrase(en="you have a full party", ja="あなたのパーティーが4人である")
class HasFullParty(Condition):
    """Four creatures are in the controller's party (700.8c)."""

    def holds(self, context: Queries) -> bool:
        """Return whether all four roles are filled."""
        return party_size(context, context.you) == _FULL


@phrase(
    en=(
        "you haven't cast a spell this turn @ zone=None",
        "you haven't cast a spell from your {zone} this turn",
    ),
    ja=("このターンにあなたが{zone}から呪文を唱えていない", "このターンにあなたが呪文を唱えていない @ zone=None"),
)
class HasntCast(Condition):
    """The controller has cast no spell in the turn, or none from a zone (601)."""

    zone: Zone | None = None

    def holds(self, context: Queries) -> bool:
        """Return whether they haven't."""
        return not any(
            isinstance(each, SpellCast) and each.player == context.you and self._from_there(context, each)
            for each in context.state.history
        )

    def _from_there(self, context: Queries, event: SpellCast) -> bool:
        if self.zone is None:
            return True
        found = context.look(event.object)
        return found is not None and found.choices is not None and found.choices.cast_from is self.zone


@phrase(
    en="if {who} would gain life, {who} gain[s] that much life plus {plus} instead",
    ja="{who}がライフを得るなら、代わりに{who}はその点数に{plus}を足した点数のライフを得る",
)
class MoreLifeGain(ReplacementPart):
    """A player gains so much more life (119.10)."""

    who: Reference
    plus: Quantity
    events: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a player would gain life."""
        return isinstance(event, LifeGained) and event.amount > 0 and self.who.includes(context, event.player)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Add to the life."""
        assert isinstance(event, LifeGained)
        yield from ()
        return (event.with_(amount=event.amount + self.plus.value(context)),)


@phrase(
    en=(
        "when {what} [is|are] put into your graveyard from your library @ what=OneOf, whose=You",
        (
            "whenever one or more {what:plural} [+]are put into your graveyard from your library @ whose=You, "
            "one_or_more=True"
        ),
        "whenever {what:a} [is|are] put into your graveyard from your library @ whose=You",
    ),
    ja=(
        "{what:a}以上が{whose:'s}ライブラリーから墓地に置かれるたび @ one_or_more=True",
        "{what:a}が{whose:'s}ライブラリーから墓地に置かれるたび",
    ),
)
class ArrivesFromLibrary(TriggerPhrase):
    """Such a card comes into a player's graveyard from their library (603.6)."""

    by_card: ClassVar[bool] = True
    what: Quality
    whose: Reference = You()
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a card arrived there from there."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.GRAVEYARD:
            return False
        if event.origin is not Zone.LIBRARY:
            return False
        return any(
            self.what.holds(context, each) and self.whose.includes(context, found.owner)
            for each in event.arrivals
            if (found := context.look(each)) is not None and found.zone is Zone.GRAVEYARD
        )


__all__ = ["ArrivesFromLibrary", "HasFullParty", "HasntCast", "MoreLifeGain"]
