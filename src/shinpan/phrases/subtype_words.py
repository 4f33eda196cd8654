"""Words for subtypes: written out, or chosen."""

from shinpan.game.subtypes import BASIC_LAND_TYPES, CreatureType, Subtype
from shinpan.phrases.base import Phrase, phrase
from shinpan.phrases.choices import Choosable, chosen
from shinpan.phrases.context import Queries


class SubtypeWords(Phrase):
    """Base of words for subtypes."""

    __slots__ = ()

    def listed(self, context: Queries) -> tuple[Subtype, ...]:
        """Return the subtypes that are meant now."""
        raise NotImplementedError

    @property
    def fixed(self) -> tuple[Subtype, ...]:
        """The subtypes, once settled. Raises TypeError for words that depend on a game."""
        raise TypeError(f"{type(self).__name__} isn't settled")


@phrase(
    en=(
        "#a every basic land type @ subtypes=PLAINS+ISLAND+SWAMP+MOUNTAIN+FOREST",
        "#a {subtypes:types,a}",
        "{subtypes:types}",
    ),
    ja=("すべての基本土地タイプ @ subtypes=PLAINS+ISLAND+SWAMP+MOUNTAIN+FOREST", "{subtypes:types}"),
)
class Subtypes(SubtypeWords):
    """Subtypes written out."""

    subtypes: tuple[Subtype, ...]

    def listed(self, context: Queries) -> tuple[Subtype, ...]:
        """Return them."""
        return self.subtypes

    @property
    def fixed(self) -> tuple[Subtype, ...]:
        """The subtypes."""
        return self.subtypes


@phrase(en=("the chosen type", "the chosen creature type"), ja="選ばれたタイプ")
class ChosenSubtype(SubtypeWords):
    """The subtype that was chosen for the source (607.2d)."""

    def listed(self, context: Queries) -> tuple[Subtype, ...]:
        """Return it; nothing if none was chosen."""
        found = chosen(context, Choosable.CREATURE_TYPE)
        return () if found is None else (found,)


@phrase()
class AllCreatureTypes(SubtypeWords):
    """Every creature type there is (205.3m). The wordings of what gives them say it."""

    def listed(self, context: Queries) -> tuple[Subtype, ...]:
        """Return them."""
        return tuple(CreatureType)

    @property
    def fixed(self) -> tuple[Subtype, ...]:
        """The subtypes."""
        return tuple(CreatureType)


EVERY_BASIC_LAND_TYPE = Subtypes(BASIC_LAND_TYPES)
EVERY_CREATURE_TYPE = Subtypes(tuple(CreatureType))
