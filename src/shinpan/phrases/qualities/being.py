"""What something is, said after its noun: "a creature that's a Wolf or a Bear", "a spell that's exactly two colors"."""

from shinpan.game.ids import Entity, PlayerId
from shinpan.game.layout import SIDES, Layout
from shinpan.phrases.base import Adjective, Quality, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(
    en=(
        "that [is|are] exactly {number:word} colors @ exactly=True, without=False",
        "that [isn't|aren't] exactly {number:word} colors @ exactly=True, without=True",
        "that [is|are] {number:word} or more colors @ exactly=False, without=False",
    ),
    ja=(
        "ちょうど{number}色である @ exactly=True, without=False",
        "ちょうど{number}色ではない @ exactly=True, without=True",
        "{number}色以上である @ exactly=False, without=False",
    ),
)
class OfColors(Quality):
    """Of so many colors (105.2), or at least so many. without: of any other number."""

    number: int
    exactly: bool = True
    without: bool = False

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is."""
        if isinstance(entity, PlayerId):
            return False
        colors = len(context.characteristics(entity).colors)
        fits = colors == self.number if self.exactly else colors >= self.number
        return fits is not self.without


@phrase(en=("that [isn't|aren't] {what:a}", "that aren't {what:plural}"), ja="{what}でない")
class ThatIsnt(Quality):
    """Not of some description, wherever it is (205)."""

    what: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is an object that isn't of it."""
        return not isinstance(entity, PlayerId) and not self.what.fits(context, entity)


_DOUBLE_FACED = frozenset({*SIDES, Layout.MELD})


@phrase(en="double-faced", ja="両面")
class DoubleFaced(Adjective):
    """A card or permanent with a Magic card face on each side (712.1)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the first of its components is such a card, whichever side is up."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and bool(found.components) and found.components[0].definition.layout in _DOUBLE_FACED
