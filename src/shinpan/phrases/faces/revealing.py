"""Face-down permanents are shown to all players (701.20a, 708.12)."""

from shinpan.game.enums import CardType
from shinpan.phrases.base import Condition, Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import objects_among


@phrase(en="reveal {objects:every}", ja="{objects:every}を公開する")
class RevealPermanents(Effect):
    """Show permanents, face-down ones as the cards that they are."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have their controllers show them."""
        for each in objects_among(context, self.objects):
            yield from context.reveal(context.controller(each), (each,))


@phrase(
    en=("{which} [is|are] {types:types,a} card", "{which} was {types:types,a} card"),
    ja="{which}が{types:types}・カードである",
)
class IsCard(Condition):
    """What was revealed is a card of some types, whatever effects make of it (708.12)."""

    which: Reference
    types: tuple[CardType, ...]

    def holds(self, context: Queries) -> bool:
        """Return whether the cards are, face up and by themselves."""
        found = objects_among(context, self.which)
        return bool(found) and all(context.face_of(each).types >= frozenset(self.types) for each in found)
