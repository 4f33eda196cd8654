"""Exceptions to copying (707.9): "except it's 7/7", "except it isn't legendary", "except it has this ability".

Each changes copiable values that have been read; the result is what the copy's copiable values are (707.9b).
"""

from typing import ClassVar

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Layer, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Counters
from shinpan.game.subtypes import Subtype, subtypes_of
from shinpan.phrases.abilities import Keyword, Modify, StaticAbility
from shinpan.phrases.base import Phrase, Quantity, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.keywords import expanded


class CopyException(Phrase):
    """Base of the exceptions. rules: those that say what each is."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("707.9b",)

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Return the values with the exception made. own: the original values of the object that becomes the copy."""
        return values

    def counters(self, context: Queries) -> Counters:
        """Return counters with which the copy enters additionally: an effect, no value (707.9e)."""
        return ()


def without_defining(values: Characteristics, *layers: Layer) -> Characteristics:
    """Return values without the characteristic-defining abilities of some layers (707.9d)."""
    kept = tuple(each for each in values.abilities if not _defines(each, layers))
    return values if len(kept) == len(values.abilities) else values.revised(abilities=kept)


def _defines(ability: Ability, layers: tuple[Layer, ...]) -> bool:
    """Return whether an ability, or one that a keyword stands for, defines a characteristic (604.3)."""
    return any(
        change.layer in layers
        for each in expanded(ability)
        if isinstance(each, StaticAbility) and each.defining
        for part in each.parts
        if isinstance(part, Modify)
        for change in part.changes
    )


@phrase(en="its name is {name}", ja="名前が{name}である")
class ExceptName(CopyException):
    """The copy has another name (707.9b)."""

    name: str

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Give it the name."""
        return values.revised(names=(self.name,))


@phrase(
    en=("it's {power}/{toughness}", "it's still {power}/{toughness}", "it's a {power}/{toughness}"),
    ja="{power}/{toughness}である",
)
class ExceptPowerToughness(CopyException):
    """The copy has a given power and toughness; an ability that defines them isn't copied (707.9d)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9b", "707.9d")
    power: Quantity
    toughness: Quantity

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Set them."""
        power, toughness = self.power.value(context), self.toughness.value(context)
        return without_defining(values, Layer.PT_DEFINE).revised(power=power, toughness=toughness)


@phrase(
    en=(
        "it's {supertypes} in addition to its other types @ types=(), subtypes=()",
        "it's {supertypes} @ types=(), subtypes=()",
        "it's {subtypes:types,a} in addition to its other types @ types=(), supertypes=()",
        "it's {subtypes:types,a} in addition to its other creature types @ types=(), supertypes=()",
        "it's {types:types,a} in addition to its other types @ subtypes=(), supertypes=()",
        "it's {subtypes:types,a} {types:types} in addition to its other types @ supertypes=()",
        "it's {supertypes:space,a} {subtypes:types}< {types:types}> in addition to its other types",
    ),
    ja=(
        "他のタイプに加えて{supertypes}でもある @ types=(), subtypes=()",
        "他のタイプに加えて<{supertypes:space}><{subtypes:types}>でもある @ types=()",
        "他のタイプに加えて<{supertypes:space}><{types:types}>でもある @ subtypes=()",
        "他のタイプに加えて<{supertypes:space}>{subtypes:types}・{types:types}でもある",
    ),
)
class ExceptTypesToo(CopyException):
    """The copy is of types besides those copied; what defines types is copied all the same (707.9d)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9b", "707.9d")
    types: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    supertypes: tuple[Supertype, ...] = ()

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Add them."""
        return values.revised(
            types=values.types | frozenset(self.types),
            subtypes=values.subtypes | frozenset(self.subtypes),
            supertypes=values.supertypes | frozenset(self.supertypes),
        )


@phrase(
    en=(
        "it's {types:types,a} @ subtypes=(), abilities=(), supertypes=()",
        "it's {supertypes:space,a} {subtypes:types} {types:types}< with {abilities}>",
        "it's {types:types,a} and it loses all other card types @ subtypes=(), abilities=(), supertypes=()",
        "it's {subtypes:types,a} {types:types}< with {abilities}>[, |]and it loses all other card types",
        "it's {subtypes:types,a} {types:types} with {abilities} and it loses all other card types",
    ),
    ja=(
        "{types:types}である @ subtypes=(), abilities=(), supertypes=()",
        "<{abilities}を持つ>{supertypes:space}{subtypes:types}・{types:types}である",
        "他のカード・タイプをすべて失い、<{abilities}を持つ>{subtypes:types}・{types:types}である",
    ),
)
class ExceptTypes(CopyException):
    """The copy is of given card types and no others; subtypes that belong to none of them go, too (707.9b, 205.1a).

    subtypes: they replace those of the same sets. supertypes: it has them besides its own (205.4b).
    """

    rules: ClassVar[tuple[str, ...]] = ("707.9b", "707.9d")
    types: tuple[CardType, ...]
    subtypes: tuple[Subtype, ...] = ()
    abilities: tuple[Ability, ...] = ()
    supertypes: tuple[Supertype, ...] = ()

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Set them; a power and toughness that only creatures and Vehicles have is no matter of values."""
        kept = _with_kinds(values, self.types, self.subtypes)
        return kept.revised(
            supertypes=kept.supertypes | frozenset(self.supertypes), abilities=kept.abilities + self.abilities
        )


def _with_kinds(values: Characteristics, types: tuple[CardType, ...], subtypes: tuple[Subtype, ...]) -> Characteristics:
    """Return values of given card types, those they have if none are given, and subtypes (205.1a).

    Subtypes replace those of the same sets; those that belong to none of the card types go.
    """
    sets = tuple({type(each) for each in subtypes})
    kept = frozenset(each for each in values.subtypes if type(each) not in sets)
    if not types:
        return values.revised(subtypes=kept | frozenset(subtypes))
    fitting = frozenset(each for kind in types for each in subtypes_of(kind))
    return values.revised(types=frozenset(types), subtypes=(kept & fitting) | frozenset(subtypes))


@phrase(
    en=(
        "it's {colors} in addition to its other colors @ in_addition=True",
        "it's {colors}",
        "that the copy is {colors}",
        "the copy is {colors}",
    ),
    ja=("他の色に加えて{colors}でもある @ in_addition=True", "{colors}である"),
)
class ExceptColors(CopyException):
    """The copy is of given colors; a color indicator and an ability that defines color aren't copied (707.9d)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9b", "707.9d")
    colors: tuple[Color, ...]
    in_addition: bool = False

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Set or add them."""
        if self.in_addition:
            return values.revised(colors=values.colors | frozenset(self.colors))
        return without_defining(values, Layer.COLOR).revised(colors=frozenset(self.colors), color_indicator=None)


@phrase(en="it has no mana cost", ja="マナ・コストを持たない")
class ExceptNoManaCost(CopyException):
    """The copy has no mana cost, and so a mana value of 0 (202.1b, 202.3a)."""

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Take it away."""
        return values.revised(mana_cost=None, mana_value=0)


@phrase(
    en=(
        (
            "it's [a |]<{supertypes:space} >{power}/{toughness}< {colors}>< {subtypes:types}>< {types:types}>"
            "< with {abilities}> in addition to its other types @ in_addition=True, colors_too=False"
        ),
        (
            "it's [a |]<{supertypes:space} >{power}/{toughness}< {colors}>< {subtypes:types}>< {types:types}>"
            "< with {abilities}> in addition to its other colors and types @ in_addition=True, colors_too=True"
        ),
        (
            "it's [a |]<{supertypes:space} >{power}/{toughness}< {colors}> {subtypes:types}< {types:types}>"
            "< with {abilities}> @ in_addition=False, colors_too=False"
        ),
    ),
    ja=(
        (
            "他のタイプに加えて<{abilities}を持つ><{supertypes:space}>{power}/{toughness}の<{colors}の>{types:types}"
            "である @ in_addition=True, colors_too=False, subtypes=()"
        ),
        (
            "他のタイプに加えて<{abilities}を持つ><{supertypes:space}>{power}/{toughness}の<{colors}の>{subtypes:types}"
            "<・{types:types}>である @ in_addition=True, colors_too=False"
        ),
        (
            "他の色とタイプに加えて<{abilities}を持つ><{supertypes:space}>{power}/{toughness}の<{colors}の>"
            "{subtypes:types}<・{types:types}>である @ in_addition=True, colors_too=True"
        ),
        (
            "<{abilities}を持つ><{supertypes:space}>{power}/{toughness}の<{colors}の>{subtypes:types}"
            "<・{types:types}>である @ in_addition=False, colors_too=False"
        ),
    ),
)
class ExceptBeing(CopyException):
    """The copy has given values instead of those copied: "it's a 4/4 black Zombie".

    What defines one of these characteristics isn't copied (707.9d). Subtypes replace those of the same sets, and card
    types all others (205.1a). in_addition: types are besides those copied, which are copied with what defines them;
    colors_too: so are colors. abilities: what it has besides.
    """

    rules: ClassVar[tuple[str, ...]] = ("707.9b", "707.9d")
    power: Quantity
    toughness: Quantity
    colors: tuple[Color, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    types: tuple[CardType, ...] = ()
    in_addition: bool = False
    supertypes: tuple[Supertype, ...] = ()
    abilities: tuple[Ability, ...] = ()
    colors_too: bool = False

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Set them."""
        kept = without_defining(values, Layer.PT_DEFINE)
        kept = kept.revised(power=self.power.value(context), toughness=self.toughness.value(context))
        kept = self._colored(kept)
        if self.in_addition:
            kept = kept.revised(types=kept.types | frozenset(self.types), subtypes=kept.subtypes | set(self.subtypes))
        else:
            kept = _with_kinds(without_defining(kept, Layer.TYPE), self.types, self.subtypes)
        return kept.revised(
            supertypes=kept.supertypes | frozenset(self.supertypes), abilities=kept.abilities + self.abilities
        )

    def _colored(self, values: Characteristics) -> Characteristics:
        colors = frozenset(self.colors)
        if self.colors_too:
            return values.revised(colors=values.colors | colors)
        if not colors:
            return values
        return without_defining(values, Layer.COLOR).revised(colors=colors, color_indicator=None)


@phrase(en="it doesn't copy that creature's color", ja="そのクリーチャーの色をコピーしない")
class ExceptOwnColor(CopyException):
    """The copy keeps its original color (707.9c)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9c", "707.9d")

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Keep it."""
        kept = without_defining(values, Layer.COLOR)
        return kept.revised(colors=own.colors, color_indicator=own.color_indicator)


@phrase(
    en=(
        "it isn't {supertypes}",
        "it's not {supertypes}",
        "those creatures aren't {supertypes} if the chosen creature is {supertypes}",
    ),
    ja="{supertypes}でない",
)
class ExceptNot(CopyException):
    """The copy lacks supertypes: "it isn't legendary"."""

    supertypes: tuple[Supertype, ...]

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Take them away."""
        return values.revised(supertypes=values.supertypes - frozenset(self.supertypes))


@phrase(en=("it has {abilities}", "it gains {abilities}"), ja="{abilities}を持つ")
class ExceptAbilities(CopyException):
    """The copy has abilities besides; they are copiable like the rest (707.9a)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9a",)
    abilities: tuple[Ability, ...]

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Add them."""
        return values.revised(abilities=values.abilities + self.abilities)


@phrase(en=("it doesn't have {keyword}", "it loses {keyword}"), ja="{keyword}を持たない")
class ExceptWithout(CopyException):
    """The copy lacks a keyword ability: the copies that an epic spell makes aren't epic (702.50a)."""

    keyword: KeywordAbility

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Take it away."""
        kept = (each for each in values.abilities if not (isinstance(each, Keyword) and each.keyword is self.keyword))
        return values.revised(abilities=tuple(kept))


@phrase(en="its starting loyalty is {loyalty}", ja="初期忠誠度が{loyalty}である")
class ExceptLoyalty(CopyException):
    """The copy has another loyalty, with which it enters (306.5b)."""

    loyalty: int

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Set it."""
        return values.revised(loyalty=self.loyalty)


@phrase(en="it has {.this:'s} other abilities", ja="{.this:'s}他の能力を持つ")
class ExceptOtherAbilities(CopyException):
    """The copy has the abilities that the object has besides the one that makes it a copy (707.9a)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9a",)

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Add them."""
        this = context.this_ability()
        others = tuple(each for each in own.abilities if each != this)
        return values.revised(abilities=values.abilities + others)


@phrase(
    en=("it has this ability< and {abilities}>", "it has {abilities} and this ability"),
    ja="この能力<と{abilities}>を持つ",
)
class ExceptThisAbility(CopyException):
    """The copy has the ability that is making it a copy (707.9a), and perhaps others."""

    rules: ClassVar[tuple[str, ...]] = ("707.9a",)
    abilities: tuple[Ability, ...] = ()

    def change(self, values: Characteristics, own: Characteristics, context: Queries) -> Characteristics:
        """Add the ability as the source has it now, or last had it."""
        ability = context.this_ability()
        this = () if ability is None else (ability,)
        return values.revised(abilities=values.abilities + self.abilities + this)


@phrase(
    en=("it enters with {number:kind,additional} counter[|s] on it", "it enters with {number:kind} counter[|s] on it"),
    ja="追加の{kind}カウンター{number}個が置かれた状態で戦場に出る",
)
class ExceptCounters(CopyException):
    """The copy enters with additional counters: an effect that another copy effect does away with (707.9e)."""

    rules: ClassVar[tuple[str, ...]] = ("707.9e",)
    kind: CounterKind
    number: Quantity

    def counters(self, context: Queries) -> Counters:
        """Return them."""
        number = self.number.value(context)
        return ((self.kind, number),) if number > 0 else ()
