"""Numbers measured over objects and players: the greatest, the total, halves, differences (107)."""

from typing import ClassVar

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.subtypes import LandType
from shinpan.game.term import Term, unique
from shinpan.phrases.answers import mana_values
from shinpan.phrases.base import Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection, players_among


@unique
class Measure(Term):
    """What of an object is measured."""

    POWER = ("power", "パワー")
    TOUGHNESS = ("toughness", "タフネス")
    MANA_VALUE = ("mana value", "マナ総量")


def measured(context: Queries, what: Measure, entity: Entity) -> int:
    """Return the number of an object, 0 where it has none."""
    if isinstance(entity, PlayerId):
        return 0
    if what is Measure.MANA_VALUE:
        return sum(mana_values(context, entity))
    found = context.characteristics(entity)
    return (found.power if what is Measure.POWER else found.toughness) or 0


@phrase(
    en=("the greatest {what} among {group:plural}", "the highest {what} among {group:plural}"),
    ja="{group:plural}の中の最大の{what}",
)
class Greatest(Quantity):
    """The greatest power, toughness or mana value among some objects; 0 if there are none."""

    what: Measure
    group: Collection
    reads_power: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the greatest."""
        return max((measured(context, self.what, each) for each in self.group.members(context)), default=0)


@phrase(en="the total {what} of {group:plural}", ja="{group:plural}の{what}の合計")
class TotalOf(Quantity):
    """The toughness or mana value of some objects together."""

    what: Measure
    group: Collection
    reads_power: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the sum."""
        return sum(measured(context, self.what, each) for each in self.group.members(context))


@unique
class Rounding(Term):
    """How halves become whole numbers (107.1a)."""

    UP = ("rounded up", "端数切り上げ")
    DOWN = ("rounded down", "端数切り捨て")


@phrase(en=("half {of}, {rounding}", "{rounding} half {of}"), ja="{of}の半分（{rounding}）")
class Half(Quantity):
    """Half of a number, rounded as the text says (107.1a)."""

    of: Quantity
    rounding: Rounding

    def value(self, context: Queries) -> int:
        """Return the half."""
        whole = self.of.value(context)
        return -(-whole // 2) if self.rounding is Rounding.UP else whole // 2


@phrase(en="{first} minus {second}", ja="{first}から{second}を引いた値")
class Difference(Quantity):
    """A number less another; never less than 0 where it is used (107.1b)."""

    first: Quantity
    second: Quantity

    def value(self, context: Queries) -> int:
        """Return the difference."""
        return self.first.value(context) - self.second.value(context)


@phrase(
    en=("#each basic land type among {group:plural}", "the number of basic land types among {group:plural}"),
    ja=("#each {group:plural}の基本土地タイプ1つ", "{group:plural}の基本土地タイプの数"),
)
class LandTypesAmong(Quantity):
    """How many basic land types some lands have between them: domain (305.6)."""

    group: Collection

    def value(self, context: Queries) -> int:
        """Return the number."""
        basic = {LandType.PLAINS, LandType.ISLAND, LandType.SWAMP, LandType.MOUNTAIN, LandType.FOREST}
        found = {
            kind
            for each in self.group.members(context)
            if not isinstance(each, PlayerId)
            for kind in context.characteristics(each).subtypes
        }
        return len(found & basic)


@phrase(
    en=("#each opponent you have", "the number of opponents you have"),
    ja=("#each 対戦相手1人", "対戦相手の人数"),
)
class OpponentsYouHave(Quantity):
    """How many opponents the controller has (102.2)."""

    def value(self, context: Queries) -> int:
        """Return the number."""
        return len(context.opponents(context.you))


@phrase(
    en=(
        "#each creature in your party",
        "the number of creatures in your party",
    ),
    ja=("#each あなたのパーティーにいるクリーチャー1体", "あなたのパーティーにいるクリーチャーの数"),
)
class PartySize(Quantity):
    """How many creatures are in the controller's party (700.8): up to one each of Cleric, Rogue, Warrior, Wizard."""

    def value(self, context: Queries) -> int:
        """Return the size of the largest party that the creatures can make."""
        return party_size(context, context.you)


_ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_size(context: Queries, player: PlayerId) -> int:
    """Return how many of the four roles different creatures of a player can fill at once (700.8a)."""
    members: list[frozenset[str]] = []
    for each in context.permanents():
        found = context.characteristics(each)
        if context.controller(each) == player and CardType.CREATURE in found.types:
            roles = frozenset(kind.en for kind in found.subtypes) & frozenset(_ROLES)
            if roles:
                members.append(roles)
    return _filled(tuple(sorted(members, key=len)), frozenset())


def _filled(members: tuple[frozenset[str], ...], taken: frozenset[str]) -> int:
    if not members or len(taken) == len(_ROLES):
        return len(taken)
    first, rest = members[0], members[1:]
    free = first - taken
    if not free:
        return _filled(rest, taken)
    return max(_filled(rest, taken | {role}) for role in free)


@phrase(
    en=("the number of cards in {whose:'s} library", "#each card in {whose:'s} library"),
    ja=("{whose:'s}ライブラリーにあるカードの枚数", "#each {whose:'s}ライブラリーにあるカード1枚"),
)
class LibrarySize(Quantity):
    """How many cards are in libraries (401)."""

    wide: ClassVar[bool] = True
    whose: Reference

    def value(self, context: Queries) -> int:
        """Return the number over all of the players."""
        return sum(self._of(context, each) for each in players_among(self.whose.find(context)))

    def _of(self, context: Queries, player: PlayerId) -> int:
        parting = context.player(player).parting  # as it last was for a player who has left (800.4i)
        return len(context.in_zone(Zone.LIBRARY, player)) if parting is None else parting.library


@phrase(
    en=("#each kind of counter among {group:plural}", "the number of kinds of counters among {group:plural}"),
    ja=("#each {group:plural}に置かれているカウンターの種類1種類", "{group:plural}に置かれているカウンターの種類の数"),
)
class CounterKindsAmong(Quantity):
    """How many different kinds of counters some objects have on them (122.1)."""

    group: Collection

    def value(self, context: Queries) -> int:
        """Return the number of kinds."""
        found = (context.look(each) for each in self.group.members(context) if not isinstance(each, PlayerId))
        return len({kind for each in found if each is not None for kind, number in each.counters if number})
