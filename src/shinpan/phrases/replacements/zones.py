"""Replacement effects on where objects go (614.6)."""

from typing import ClassVar

from shinpan.game.entry import elsewhere
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import Aside, Event, ZoneChange
from shinpan.game.ids import CardId
from shinpan.phrases.base import Effect, Quality, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Things
from shinpan.phrases.references.players import AnyPlayer


def cards_of_token(context: Queries, what: Quality, event: ZoneChange) -> tuple[CardId, ...]:
    """Return the components of a token that are cards, if an effect on cards, but not on tokens, applies to them.

    Of a merged permanent that is a token they go where the effect says, and the rest goes where it would (729.3e).
    """
    found = context.look(event.object)
    if found is None or not found.is_token or found.zone is not Zone.BATTLEFIELD or len(found.components) < 2:
        return ()
    if not isinstance(what, Group) or not isinstance(what.noun, Things) or ObjectKind.TOKEN in what.noun.sorts:
        return ()
    either = what.with_(noun=what.noun.with_(sorts=(*what.noun.sorts, ObjectKind.TOKEN)))
    if not either.holds(context, event.object):
        return ()
    return tuple(
        each.card for each in found.components if each.kind is ObjectKind.CARD and not elsewhere(event.aside, each.card)
    )


def apart(event: ZoneChange, cards: tuple[CardId, ...], destination: Zone, position: int = 0) -> ZoneChange:
    """Return the event with some of the components going elsewhere."""
    return event.with_(aside=(*event.aside, *(Aside(each, destination, position) for each in cards)))


@phrase(
    en=(
        "if {what:a} would die, instead exile that card and {then} @ origin=BATTLEFIELD",
        "if {what:a} would die, exile it instead @ origin=BATTLEFIELD",
        "if {what:a} would be put into a graveyard from anywhere, exile it instead @ graveyard=AnyPlayer",
        "if {what:a} would be put into {graveyard:'s} graveyard from anywhere, exile it instead",
    ),
    ja=(
        "{what:a}が死亡するなら、代わりにそのカードを追放し、{then} @ origin=BATTLEFIELD",
        "{what:a}が死亡するなら、代わりにそれを追放する @ origin=BATTLEFIELD",
        "{what:a}がいずれかの領域から墓地に置かれるなら、代わりにそれを追放する @ graveyard=AnyPlayer",
        "{what:a}がいずれかの領域から{graveyard:'s}墓地に置かれるなら、代わりにそれを追放する",
    ),
)
class ExileInstead(ReplacementPart):
    """What would be put into a graveyard is exiled instead (614.1a).

    graveyard: whose. origin: from where only; None for anywhere. then: what happens besides.
    """

    what: Quality
    graveyard: Reference = AnyPlayer()
    origin: Zone | None = None
    then: Effect | None = None
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such an object would go to such a graveyard."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.GRAVEYARD:
            return False
        if self.origin is not None and event.origin is not self.origin:
            return False
        found = context.look(event.object)
        if found is None or not self.graveyard.includes(context, found.owner):
            return False
        return self.what.holds(context, event.object) or bool(cards_of_token(context, self.what, event))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Send it to exile."""
        assert isinstance(event, ZoneChange)
        if self.then is not None:
            yield from self.then.perform(context)
        cards = () if self.what.holds(context, event.object) else cards_of_token(context, self.what, event)
        return (apart(event, cards, Zone.EXILE) if cards else event.with_(destination=Zone.EXILE),)


@phrase(
    en=(
        (
            "if {what:a} would be put into {.this}'s owner's graveyard from anywhere, reveal it and shuffle it into "
            "that library instead @ graveyard=AnyPlayer, shuffled=True, what=*"
        ),
        (
            "if {what:a} would be put into a graveyard from anywhere, reveal {.this} and shuffle it into its owner's "
            "library instead @ graveyard=AnyPlayer, shuffled=True"
        ),
        (
            "if {what:a} would be put into {graveyard:'s} graveyard from anywhere, instead that card is revealed and "
            "put on the bottom of that player's library"
        ),
    ),
    ja=(
        (
            "{what:a}がいずれかの領域から墓地に置かれるなら、代わりにそれを公開し、"
            "オーナーのライブラリーに加えて切り直す @ "
            "graveyard=AnyPlayer, shuffled=True"
        ),
        (
            "{what:a}がいずれかの領域から{graveyard:'s}墓地に置かれるなら、代わりにそのカードは公開され、"
            "そのプレイヤーのライブラリーの一番下に置かれる"
        ),
    ),
)
class IntoLibraryInstead(ReplacementPart):
    """What would be put into a graveyard goes into its owner's library instead (614.1a).

    graveyard: whose. shuffled: the library is shuffled then; otherwise the card goes to the bottom.
    """

    what: Quality
    graveyard: Reference = AnyPlayer()
    shuffled: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such an object would go to such a graveyard."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.GRAVEYARD:
            return False
        found = context.look(event.object)
        if found is None or not self.graveyard.includes(context, found.owner):
            return False
        return self.what.holds(context, event.object) or bool(cards_of_token(context, self.what, event))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Reveal it and send it to the library."""
        assert isinstance(event, ZoneChange)
        found = context.look(event.object)
        assert found is not None
        yield from context.reveal(found.owner, (event.object,))
        if not self.what.holds(context, event.object):
            cards = cards_of_token(context, self.what, event)
            return (apart(event, cards, Zone.LIBRARY, -1),)
        if not self.shuffled:
            return (event.with_(destination=Zone.LIBRARY, position=-1),)
        yield from context.move((event.object,), Zone.LIBRARY)
        yield from context.shuffle(found.owner)
        return ()
