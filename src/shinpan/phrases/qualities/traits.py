"""Qualities that are read off an object's characteristics."""

from typing import ClassVar

from shinpan.game.enums import Color, Supertype
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.answers import answers, mana_values
from shinpan.phrases.base import Adjective, Quality, Quantity, Reference, phrase
from shinpan.phrases.choices import Choosable, chosen
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.context import Queries
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.nouns import Kind, is_any


@phrase(en="{kind}", ja=("#noun {kind}", "{kind} @ kind=LEGENDARY|BASIC|SNOW", "{kind}・"))
class OfKind(Adjective):
    """Of a card type, subtype or supertype (205), as an adjective: "artifact creature", "legendary permanent"."""

    kind: Kind

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is of the kind."""
        return not isinstance(entity, PlayerId) and is_any(context.characteristics(entity), (self.kind,))


@phrase(en="{color}", ja=("#noun {color}", "{color}の"))
class OfColor(Adjective):
    """Of a color (105.2)."""

    color: Color

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has the color, others or not."""
        return not isinstance(entity, PlayerId) and self.color in context.characteristics(entity).colors


@phrase(en="colorless", ja=("#noun 無色", "無色の"))
class Colorless(Adjective):
    """Without color (105.2c)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object, or an answer about it, has no color."""
        return not isinstance(entity, PlayerId) and any(not each.colors for each in answers(context, entity))


@phrase(en=("#noun all colors", "colored"), ja=("#noun すべての色", "色を持つ"))
class Colored(Adjective):
    """Of any color (105.2): what something with protection from all colors is protected from (702.16)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object, or an answer about it, has a color."""
        return not isinstance(entity, PlayerId) and any(each.colors for each in answers(context, entity))


@phrase(en="non{quality}", ja="{quality:noun}でない")
class Not(Adjective):
    """Not so: "nonblack", "noncreature", "nonbasic"."""

    quality: Adjective

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the quality is not true of the entity."""
        return not self.quality.holds(context, entity)


@phrase(
    en="{qualities:or}",
    ja=(
        "{qualities:noun,or}の @ qualities.0=OfColor",
        "{qualities:noun,or}である @ qualities.0=OfKind",
        "{qualities:or}",
    ),
)
class Either(Adjective):
    """Of one of several qualities: "blue or black"."""

    qualities: tuple[Adjective, ...]

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of them is true of the entity."""
        return any(each.holds(context, entity) for each in self.qualities)


VARIANTS = {
    KeywordAbility.CYCLING: frozenset({KeywordAbility.CYCLING, KeywordAbility.TYPECYCLING}),
    KeywordAbility.KICKER: frozenset({KeywordAbility.KICKER, KeywordAbility.MULTIKICKER}),
    KeywordAbility.MORPH: frozenset({KeywordAbility.MORPH, KeywordAbility.MEGAMORPH}),
    KeywordAbility.NINJUTSU: frozenset({KeywordAbility.NINJUTSU, KeywordAbility.COMMANDER_NINJUTSU}),
}
"""The keyword abilities that others are variants of (702.29f, 702.33c, 702.37b, 702.49d), with those."""


@phrase(
    en=(
        "with {keyword}",
        "with a {keyword} ability @ keyword=CYCLING|KICKER|NINJUTSU",
        "with {keyword} abilities @ keyword=CYCLING|KICKER|NINJUTSU",
    ),
    ja="{keyword}を持つ",
)
class WithKeyword(Quality):
    """Having a keyword ability (702), or a variant of it."""

    keyword: KeywordAbility

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has the keyword ability."""
        if isinstance(entity, PlayerId):
            return False
        keywords = index_of(context.characteristics(entity)).keywords
        variants = VARIANTS.get(self.keyword)
        return self.keyword in keywords if variants is None else not variants.isdisjoint(keywords)


@phrase(en="with {keywords:or}", ja="{keywords:or}を持つ")
class WithOneKeyword(Quality):
    """Having at least one of several keyword abilities (702): "creatures with flying or reach"."""

    keywords: tuple[KeywordAbility, ...]

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has one of them."""
        if isinstance(entity, PlayerId):
            return False
        return not index_of(context.characteristics(entity)).keywords.isdisjoint(self.keywords)


@phrase(en="everything", ja="すべて")
class Everything(Quality):
    """True of every object and player: "protection from everything" (702.16j)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return true."""
        return True


@phrase(en="without {keyword}", ja="{keyword}を持たない")
class WithoutKeyword(Quality):
    """Lacking a keyword ability (702)."""

    keyword: KeywordAbility

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object lacks the keyword ability."""
        if isinstance(entity, PlayerId):
            return False
        return self.keyword not in index_of(context.characteristics(entity)).keywords


@phrase(
    en=(
        "with power {bound}< {comparison}>",
        "with power less than or equal to {bound} @ comparison=OR_LESS",
        "with power greater than or equal to {bound} @ comparison=OR_GREATER",
        "with power equal to {bound} @ comparison=EQUAL",
        "with power greater than {bound} @ comparison=GREATER",
        "with power less than {bound} @ comparison=LESS",
    ),
    ja="パワーが{bound}<{comparison}>の",
)
class WithPower(Quality):
    """With a power in some bounds (208); an object without power has none that fits."""

    bound: Quantity
    comparison: Comparison = Comparison.EQUAL
    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the power is in the bounds."""
        if isinstance(entity, PlayerId):
            return False
        power = context.characteristics(entity).power
        return power is not None and self.comparison.holds(power, self.bound.value(context))


@phrase(
    en=(
        "with toughness {bound}< {comparison}>",
        "with toughness less than or equal to {bound} @ comparison=OR_LESS",
        "with toughness greater than or equal to {bound} @ comparison=OR_GREATER",
        "with toughness equal to {bound} @ comparison=EQUAL",
    ),
    ja="タフネスが{bound}<{comparison}>の",
)
class WithToughness(Quality):
    """With a toughness in some bounds (208); an object without toughness has none that fits."""

    bound: Quantity
    comparison: Comparison = Comparison.EQUAL
    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the toughness is in the bounds."""
        if isinstance(entity, PlayerId):
            return False
        toughness = context.characteristics(entity).toughness
        return toughness is not None and self.comparison.holds(toughness, self.bound.value(context))


@phrase(
    en=(
        "with mana value less than {bound} @ comparison=LESS",
        "with mana value {bound}< {comparison}>",
        "with mana value less than or equal to {bound} @ comparison=OR_LESS",
        "with mana value greater than or equal to {bound} @ comparison=OR_GREATER",
        "with mana value equal to {bound} @ comparison=EQUAL",
    ),
    ja="マナ総量が{bound}<{comparison}>の",
)
class WithManaValue(Quality):
    """With a mana value in some bounds (202.3)."""

    bound: Quantity
    comparison: Comparison = Comparison.EQUAL

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the mana value is in the bounds."""
        if isinstance(entity, PlayerId):
            return False
        bounds = self.bound.values(context)
        return any(self.comparison.holds(each, bound) for each in mana_values(context, entity) for bound in bounds)


@phrase(en="of the chosen type", ja="選ばれたタイプの")
class OfChosenType(Quality):
    """Of the creature type that was chosen for the source (607.2d)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is of that type; nothing is if none was chosen (607.5a)."""
        kind = chosen(context, Choosable.CREATURE_TYPE)
        if kind is None or isinstance(entity, PlayerId):
            return False
        return kind in context.characteristics(entity).subtypes


@phrase(en=("with the chosen name", "with that name"), ja="選ばれた名前を持つ")
class OfChosenName(Quality):
    """With the card name that was chosen for the source, as one of its names (201.2a, 607.2d)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has that name; nothing has if none was chosen (607.5a)."""
        name = chosen(context, Choosable.NAME)
        if name is None or isinstance(entity, PlayerId):
            return False
        return name in context.characteristics(entity).names


@phrase(
    en=("with the same name as {of}", "with the same name @ of=This"),
    ja="{of}と同じ名前を持つ",
)
class SharesName(Quality):
    """With a name in common with something (201.2a)."""

    of: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether they share a name; what has none shares none (201.2b)."""
        if isinstance(entity, PlayerId):
            return False
        others = (each for each in self.of.find(context) if not isinstance(each, PlayerId))
        names = {name for each in others for name in context.characteristics(each).names}
        return not names.isdisjoint(context.characteristics(entity).names)


@phrase(en="named {name}", ja="{name}という名前の")
class Named(Quality):
    """With a name (201)."""

    name: str

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has the name."""
        return not isinstance(entity, PlayerId) and self.name in context.characteristics(entity).names


@phrase(en="not named {name}", ja="{name}という名前でない")
class NotNamed(Quality):
    """Without a certain name (201.2)."""

    name: str

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has another name, or none."""
        return not Named(self.name).holds(context, entity)


@phrase(en=("#noun the chosen color", "of the chosen color"), ja=("#noun 選ばれた色", "選ばれた色の"))
class OfChosenColor(Quality):
    """Of the color that was chosen for the source (607.2d)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has that color; nothing has if none was chosen (607.5a)."""
        color = chosen(context, Choosable.COLOR)
        return (
            color is not None and not isinstance(entity, PlayerId) and color in context.characteristics(entity).colors
        )


NONBASIC = Not(OfKind(Supertype.BASIC))


@phrase(en=("that's {kinds:or,a}", "that's a {kinds:or}"), ja="{kinds:or}である")
class OfAnyKind(Quality):
    """Of one of some types of cards, said after the noun: "card that's an instant or sorcery" (205).

    Of permanents, `ThatIs` says it.
    """

    kinds: tuple[Kind, ...]

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is of one of them."""
        return not isinstance(entity, PlayerId) and is_any(context.characteristics(entity), self.kinds)
