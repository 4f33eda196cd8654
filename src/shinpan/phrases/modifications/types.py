"""Changes of card types, subtypes and supertypes (613.1d, 205.1)."""

from typing import ClassVar

from shinpan.game.enums import CardType, Layer, Supertype
from shinpan.game.ids import ObjectId
from shinpan.game.subtypes import BASIC_LAND_TYPES, CreatureType, Subtype, subtypes_of
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.context import Draft, Queries
from shinpan.phrases.subtype_words import Subtypes, SubtypeWords


@phrase(
    en=(
        "#added_kind {types:types}",
        "#lasting become[s] {types:types,a} in addition to [its|their] other types",
        "[is|are] {types:types,a} in addition to [its|their] other types",
    ),
    ja=(
        "#added_kind {types:types}",
        "#lasting 他のタイプに加えて{types:types}にもなる",
        "他のタイプに加えて{types:types}でもある",
    ),
)
class AddTypes(Modification):
    """Be of card types besides those it has (205.1b)."""

    types: tuple[CardType, ...]
    layer: ClassVar[Layer] = Layer.TYPE

    def apply(self, draft: Draft) -> None:
        """Add them."""
        draft.types |= frozenset(self.types)


@phrase(
    en=("#noun {types:types}", "#lasting become[s] {types:types,a}", "[is|are] {types:types,a}"),
    ja=("#noun {types:types}", "#lasting {types:types}になる", "{types:types}である"),
)
class SetTypes(Modification):
    """Be of these card types and no others (205.1a).

    Subtypes stay only where they belong to one of the card types; supertypes stay.
    """

    types: tuple[CardType, ...]
    layer: ClassVar[Layer] = Layer.TYPE

    def apply(self, draft: Draft) -> None:
        """Set them."""
        draft.types = frozenset(self.types)
        _drop_stray_subtypes(draft)


@phrase(en="[isn't|aren't] {types:types,a}", ja="{types:types}でない")
class LoseTypes(Modification):
    """Not be of some card types (205.1a)."""

    types: tuple[CardType, ...]
    layer: ClassVar[Layer] = Layer.TYPE

    def apply(self, draft: Draft) -> None:
        """Take them away, and the subtypes that belong to no type left."""
        draft.types -= frozenset(self.types)
        _drop_stray_subtypes(draft)


@phrase(
    en=(
        "#added_type {subtypes}",
        "[is|are] {subtypes:a} in addition to [its|their] other types @ subtypes.subtypes.4=FOREST",
        (
            "[is|are] {subtypes:a} in addition to [its|their] other land types @ "
            "subtypes.subtypes=PLAINS|ISLAND|SWAMP|MOUNTAIN|FOREST"
        ),
        "#lasting gain[s] all creature types @ subtypes=AllCreatureTypes",
        "[is|are] all creature types @ subtypes=AllCreatureTypes",
        "#lasting become[s] {subtypes:a} in addition to [its|their] other types",
        "[is|are] {subtypes:a} in addition to [its|their] other types",
        "#lasting become[s] {subtypes:a} in addition to [its|their] other creature types",
        "[is|are] {subtypes:a} in addition to [its|their] other creature types",
    ),
    ja=(
        "#added_type {subtypes}",
        "他の土地タイプに加えて{subtypes}でもある @ subtypes.subtypes=PLAINS|ISLAND|SWAMP|MOUNTAIN|FOREST",
        "#lasting すべてのクリーチャー・タイプを得る @ subtypes=AllCreatureTypes",
        "すべてのクリーチャー・タイプを持つ @ subtypes=AllCreatureTypes",
        "#lasting 他のタイプに加えて{subtypes}にもなる",
        "他のタイプに加えて{subtypes}でもある",
    ),
)
class AddSubtypes(Modification):
    """Be of subtypes besides those it has; a land keeps its abilities (205.1b, 305.7)."""

    subtypes: SubtypeWords
    layer: ClassVar[Layer] = Layer.TYPE

    def settled(self, context: Queries, entity: ObjectId) -> "AddSubtypes":
        """Return the change with its subtypes fixed."""
        return AddSubtypes(Subtypes(self.subtypes.listed(context)))

    def apply(self, draft: Draft) -> None:
        """Add them."""
        draft.subtypes |= frozenset(self.subtypes.fixed)


@phrase(
    en=("#lasting lose[s] all creature types", "lose[s] all creature types"),
    ja=("#lasting すべてのクリーチャー・タイプを失う", "すべてのクリーチャー・タイプを失う"),
)
class LoseCreatureTypes(Modification):
    """Have no creature type (205.1b)."""

    layer: ClassVar[Layer] = Layer.TYPE

    def apply(self, draft: Draft) -> None:
        """Take them away."""
        draft.subtypes = frozenset(each for each in draft.subtypes if not isinstance(each, CreatureType))


@phrase(
    en=("#subtype {subtypes}", "#lasting become[s] {subtypes:a}", "[is|are] {subtypes:a}"),
    ja=("#subtype {subtypes}", "#lasting {subtypes}になる", "{subtypes}である"),
)
class SetSubtypes(Modification):
    """Be of these subtypes instead of all others of the same sets: creature types, land types ... (205.1a).

    A land whose subtype is set to a basic land type loses the abilities of its rules text (305.7).
    """

    subtypes: SubtypeWords
    layer: ClassVar[Layer] = Layer.TYPE

    def settled(self, context: Queries, entity: ObjectId) -> "SetSubtypes":
        """Return the change with its subtypes fixed."""
        return SetSubtypes(Subtypes(self.subtypes.listed(context)))

    def apply(self, draft: Draft) -> None:
        """Set them."""
        new = self.subtypes.fixed
        if not new:
            return
        sets = tuple({type(each) for each in new})
        draft.subtypes = frozenset(each for each in draft.subtypes if type(each) not in sets) | frozenset(new)
        if CardType.LAND in draft.types and any(each in BASIC_LAND_TYPES for each in new):
            draft.lose_rules_text()


@phrase(
    en=("#added_super {supertypes}", "#lasting become[s] {supertypes}", "[is|are] {supertypes}"),
    ja=("#added_super {supertypes}", "#lasting {supertypes}になる", "{supertypes}である"),
)
class AddSupertypes(Modification):
    """Have supertypes besides those it has (205.4b)."""

    supertypes: tuple[Supertype, ...]
    layer: ClassVar[Layer] = Layer.TYPE

    def apply(self, draft: Draft) -> None:
        """Add them."""
        draft.supertypes |= frozenset(self.supertypes)


def _drop_stray_subtypes(draft: Draft) -> None:
    """Take away the subtypes that belong to none of the card types any more (205.1a)."""
    kept: set[Subtype] = set()
    for card_type in draft.types:
        kept.update(subtypes_of(card_type))
    draft.subtypes &= frozenset(kept)
