"""Quantities: the numbers that texts speak of (107)."""

from typing import ClassVar

from shinpan.game.enums import PERMANENT_TYPES, Color, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.answers import mana_symbols, mana_values
from shinpan.phrases.base import Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.happened import event_amount
from shinpan.phrases.qualities.groups import Collection, players_among


@phrase(en="{number}", ja="{number}")
class Fixed(Quantity):
    """A number that is written out."""

    number: int

    def value(self, context: Queries) -> int:
        """Return the number."""
        return self.number


@phrase(en="X", ja="X")
class X(Quantity):
    """The X that was announced (107.3)."""

    def value(self, context: Queries) -> int:
        """Return what X is."""
        return context.x


@phrase(en="any number", ja="望む数")
class AnyNumber(Quantity):
    """No bound: as the most that may be chosen (107.1c)."""

    def value(self, context: Queries) -> int:
        """Return a number larger than there are objects."""
        return 1_000_000


@phrase(en="{number} or more", ja="{number}以上")
class AtLeast(Quantity):
    """No fewer than a number, as many more as the player likes (702.167a)."""

    number: int

    def value(self, context: Queries) -> int:
        """Return the least."""
        return self.number


@phrase(
    en=(
        (
            "#each <{group.adjectives:space} >{group.noun} on the battlefield< {group.modifiers:space}> @ "
            "group.noun=Permanents, group.adjectives=()|(Other), group.modifiers=()|(Named)"
        ),
        "#each {group} on the battlefield @ group.adjectives=(IsFaceDown), group.modifiers=()",
        "#each {group}",
        (
            "the number of {group:plural} on the battlefield @ group.noun=Permanents, "
            "group.adjectives=()|(Other)|(IsFaceDown), group.modifiers=()|(Named)"
        ),
        "the number of {group:plural}",
    ),
    ja=("#each {group:a}", "{group}の総数"),
)
class Count(Quantity):
    """How many objects or players fit a description."""

    group: Collection

    def value(self, context: Queries) -> int:
        """Return the number of members."""
        return len(self.group.members(context))


@phrase(en="{of:'s} power", ja="{of:'s}パワー")
class PowerOf(Quantity):
    """The power of an object, last-known if it has left (608.2h)."""

    of: Reference
    reads_power: ClassVar[bool] = True  # layers 7a-7d ask which effects may depend on others

    def value(self, context: Queries) -> int:
        """Return the power, 0 where there is none."""
        found = _object(context, self.of)
        return 0 if found is None else context.characteristics(found).power or 0


@phrase(en="the total power of {group:plural}", ja="{group:'s}パワーの合計")
class TotalPower(Quantity):
    """The power of all objects of a description together (208)."""

    group: Collection
    reads_power: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the sum."""
        objects = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return sum(context.characteristics(each).power or 0 for each in objects)


@phrase(en="the combined power of {of}", ja="{of:'s}パワーの合計")
class PowersOf(Quantity):
    """The power of all that the words stand for together, last-known of what has left (608.2h)."""

    of: Reference
    reads_power: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the sum."""
        found = (each for each in self.of.find(context) if not isinstance(each, PlayerId))
        return sum(context.characteristics(each).power or 0 for each in found)


@phrase(en="{of:'s} toughness", ja="{of:'s}タフネス")
class ToughnessOf(Quantity):
    """The toughness of an object, last-known if it has left (608.2h); of all that it has become (400.7)."""

    of: Reference
    reads_power: ClassVar[bool] = True  # layers 7a-7d ask which effects may depend on others

    def value(self, context: Queries) -> int:
        """Return the toughness, 0 where there is none."""
        found = (each for each in self.of.find(context) if not isinstance(each, PlayerId))
        return sum(context.characteristics(each).toughness or 0 for each in found)


@phrase(
    en=("the mana value of {of} @ of=CraftedWith", "{of:'s} mana value", "the mana value of {of}"), ja="{of:'s}マナ総量"
)
class ManaValueOf(Quantity):
    """The mana value of an object (202.3), last-known if it has left."""

    of: Reference

    def value(self, context: Queries) -> int:
        """Return the mana value; where there are two, both together."""
        return sum(self.values(context))

    def values(self, context: Queries) -> tuple[int, ...]:
        """Return the mana value, or both of a split card by the rules until 2017."""
        found = _object(context, self.of)
        return (0,) if found is None else mana_values(context, found)


@phrase(en=("#count that many", "that much"), ja=("#count その数の", "その点数"))
class EventAmount(Quantity):
    """The number of the event: the damage dealt, the life gained."""

    def value(self, context: Queries) -> int:
        """Return the number."""
        return event_amount(context.event)


@phrase(
    en=("#count that many @ register=*", "that much @ register=*"),
    ja=("#count その数の @ register=*", "その点数 @ register=*"),
)
class Amount(Quantity):
    """The number that an earlier effect of the same resolution put into a register."""

    register: int = 0

    def value(self, context: Queries) -> int:
        """Return the number."""
        return context.amount(self.register)


@phrase(
    en=("{first} plus {second}", "{first} more than {second}"),
    ja="{first}に{second}を足した値",
)
class Sum(Quantity):
    """Two numbers added."""

    first: Quantity
    second: Quantity

    def value(self, context: Queries) -> int:
        """Return the sum."""
        return self.first.value(context) + self.second.value(context)


@phrase(
    en=(
        "#count twice {second} @ first=2, second=X",
        "#count three times {second} @ first=3, second=X",
        "twice {second} @ first=2",
        "three times {second} @ first=3",
        "{first} times {second}",
    ),
    ja=("{second}の{first}倍",),
)
class Product(Quantity):
    """Two numbers multiplied: "twice that much"."""

    first: Quantity
    second: Quantity

    def value(self, context: Queries) -> int:
        """Return the product."""
        return self.first.value(context) * self.second.value(context)


@phrase(
    en=(
        "1 life for each card fewer than {least:word} in their hand @ of=HandSizeOf",
        "1 life for each card fewer than {least:word} in {of.whose:'s} hand @ of=HandSizeOf",
    ),
    ja="自分の手札にあるカードが{least}枚に足りない枚数1枚につき1点のライフ @ of=HandSizeOf",
)
class Shortfall(Quantity):
    """By how much a number falls short of another: "for each card fewer than three"."""

    least: Quantity
    of: Quantity

    def value(self, context: Queries) -> int:
        """Return the difference, 0 if there is none."""
        return max(0, self.least.value(context) - self.of.value(context))


@phrase(en="-{quantity}", ja="-{quantity}")
class Negative(Quantity):
    """Less than nothing: "-X/-X"."""

    quantity: Quantity

    def value(self, context: Queries) -> int:
        """Return the number below zero."""
        return -self.quantity.value(context)


@phrase(
    en=(
        "#each card type among {group:plural}",
        "the number of card types among {group:plural}",
        "the number of permanent types among {group:plural} @ permanent=True",
    ),
    ja=(
        "#each {group:plural}に含まれるカード・タイプ1種類",
        "{group:plural}に含まれるカード・タイプの種類数",
        "{group:plural}に含まれるパーマネント・タイプの種類数 @ permanent=True",
    ),
)
class CardTypesAmong(Quantity):
    """How many different card types some objects have (205.2). permanent: of the types of permanents only (110.4)."""

    group: Collection
    permanent: bool = False

    def value(self, context: Queries) -> int:
        """Return the number of types."""
        objects = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        found = {kind for each in objects for kind in context.characteristics(each).types}
        return len(found & PERMANENT_TYPES if self.permanent else found)


@phrase(
    en=("#each color among {group:plural}", "the number of colors among {group:plural}"),
    ja=("#each {group}の色1色", "{group}の色の数"),
)
class ColorsAmong(Quantity):
    """How many different colors some objects have (105)."""

    group: Collection

    def value(self, context: Queries) -> int:
        """Return the number of colors."""
        objects = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return len({color for each in objects for color in context.characteristics(each).colors})


@phrase(
    en=("your devotion to {color} and {other}", "your devotion to {color}"),
    ja=("あなたの{color}と{other}への信心", "あなたの{color}への信心"),
)
class Devotion(Quantity):
    """How many mana symbols of a color are in the mana costs of the permanents that you control (700.5).

    other: or of another color, each symbol counted once (700.5).
    """

    color: Color
    other: Color | None = None

    def value(self, context: Queries) -> int:
        """Return the number of symbols; a hybrid symbol with one of the colors counts once."""
        own = (each for each in context.permanents() if context.controller(each) == context.you)
        symbols = (symbol for each in own for symbol in mana_symbols(context.characteristics(each)))
        return sum(self.color in symbol.colors or self.other in symbol.colors for symbol in symbols)


@phrase(en="{whose:'s} life total", ja="{whose:'s}ライフの総量")
class LifeTotalOf(Quantity):
    """The life total of a player (119.1)."""

    volatile: ClassVar[bool] = True
    whose: Reference

    def value(self, context: Queries) -> int:
        """Return the life total of the first of the players."""
        return next((context.player(each).life for each in players_among(self.whose.find(context))), 0)


@phrase(en="your starting life total", ja="あなたの開始時のライフの総量")
class StartingLifeTotal(Quantity):
    """The life total that every player began the game with (103.4)."""

    def value(self, context: Queries) -> int:
        """Return it."""
        return context.state.settings.starting_life


@phrase(
    en=(
        "#each card in {whose:'s} hand",
        "the number of cards in {whose:'s} hand",
        "the total number of cards in {whose:'s} hand",
    ),
    ja=("#each {whose:'s}手札にあるカード1枚", "{whose:'s}手札にあるカードの枚数"),
)
class HandSizeOf(Quantity):
    """How many cards a player has in hand (402)."""

    wide: ClassVar[bool] = True
    whose: Reference

    def value(self, context: Queries) -> int:
        """Return the number of cards in the hands of the players."""
        return sum(self._of(context, each) for each in players_among(self.whose.find(context)))

    def _of(self, context: Queries, player: PlayerId) -> int:
        parting = context.player(player).parting  # as it last was for a player who has left (800.4i)
        return len(context.in_zone(Zone.HAND, player)) if parting is None else parting.hand


@phrase(
    en=("#each target beyond the first", "the number of targets beyond the first"),
    ja=("#each 2つ目以降の対象1つ", "2つ目以降の対象の数"),
)
class TargetsBeyondFirst(Quantity):
    """How many targets the spell has besides one (601.2f)."""

    reads_targets: ClassVar[bool] = True  # costs ask which of them depend on the targets chosen

    def value(self, context: Queries) -> int:
        """Return the number, 0 for one target and for none."""
        source = context.look(context.source)
        choices = context.choices if source is None or source.choices is None else source.choices
        return max(0, sum(len(slot) for slot in choices.targets) - 1)


def _object(context: Queries, reference: Reference) -> ObjectId | None:
    return next((each for each in reference.find(context) if not isinstance(each, PlayerId)), None)
