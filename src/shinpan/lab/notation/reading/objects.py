"""Readers of what is expected of an object or a player: one reader for each key."""

from collections.abc import Callable

from shinpan.lab.notation.expectations import Comparison, Contains, Exactly, HasNone, InOrder, Is, Value
from shinpan.lab.notation.keys import ExpectKey, PlayerCheckKey
from shinpan.lab.notation.keys import ObjectKey as Key
from shinpan.lab.notation.mistakes import Place, Wanted
from shinpan.lab.notation.reading.core import Fields, Read, list_of, one_or_more
from shinpan.lab.notation.reading.mana import mana_cost, pool
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import amount, boolean, is_boolean, is_none, number, text, word
from shinpan.lab.notation.reading.terms import card_type, color, counters, keyword, subtype, supertype
from shinpan.lab.notation.tree import Mapping, Node, Sequence
from shinpan.lab.notation.vocabulary import Door


def scalar(read: Callable[[Node], Value]) -> Read[Comparison]:
    """One value."""
    return lambda node: Is(read(node))


def or_none(read: Read[Comparison]) -> Read[Comparison]:
    """A comparison, or `none`: the object has none."""
    return lambda node: HasNone() if is_none(node) else read(node)


def listed(read: Callable[[Node], Value]) -> Read[Comparison]:
    """The exact set, as a list or a single value; or what it includes and excludes."""
    values = one_or_more(read)

    def compare(node: Node) -> Comparison:
        if not isinstance(node, Mapping):
            return Exactly(values(node))
        fields = Fields(node, Place.COMPARISON)
        contains = Contains(
            fields.take(ExpectKey.INCLUDES, values, ()),
            fields.take(ExpectKey.EXCLUDES, values, ()),
        )
        fields.finish()
        return contains

    return compare


def exact_counters(node: Node) -> Comparison:
    """Exactly these counters; a kind with the number 0 is one that must not be there."""
    return Exactly(tuple(count for count in counters(node) if count.count))


def mana_value(node: Node) -> Comparison:
    """A number, or the two answers of a split card in 2013."""
    return Exactly(list_of(amount)(node)) if isinstance(node, Sequence) else Is(amount(node))


def components(node: Node) -> Comparison:
    """Names, top first, or how many there are."""
    if isinstance(node, Sequence):
        return InOrder(list_of(text)(node))
    return Is(number(0, wanted=Wanted.COMPONENTS)(node))


def texts(node: Node) -> Comparison:
    """One piece of text or several."""
    return Contains(one_or_more(text)(node))


def _power(node: Node) -> Comparison:
    return Is(number(wanted=Wanted.NUMBER_OR_NONE)(node))


def object_checks(players: Players) -> dict[Key, Read[Comparison]]:
    """How each key of an object's expectation is read."""
    reference = scalar(players.reference)
    flag = scalar(boolean)
    figure = scalar(amount)

    def attacking(node: Node) -> Comparison:
        return flag(node) if is_boolean(node) else or_none(reference)(node)

    return {
        Key.NAME: or_none(scalar(text)),
        Key.NAMES: or_none(listed(text)),
        Key.MANA_COST: or_none(scalar(mana_cost)),
        Key.MANA_VALUE: mana_value,
        Key.COLORS: or_none(listed(color)),
        Key.COLOR_INDICATOR: or_none(listed(color)),
        Key.SUPERTYPES: or_none(listed(supertype)),
        Key.TYPES: or_none(listed(card_type)),
        Key.SUBTYPES: or_none(listed(subtype)),
        Key.KEYWORDS: or_none(listed(keyword)),
        Key.ABILITIES: figure,
        Key.TEXT_INCLUDES: texts,
        Key.POWER: or_none(_power),
        Key.TOUGHNESS: or_none(_power),
        Key.LOYALTY: or_none(figure),
        Key.DEFENSE: or_none(figure),
        Key.COUNTERS: exact_counters,
        Key.DAMAGE: figure,
        Key.CONTROLLER: scalar(players.player),
        Key.OWNER: scalar(players.player),
        Key.TAPPED: flag,
        Key.FACE_DOWN: flag,
        Key.FLIPPED: flag,
        Key.TRANSFORMED: flag,
        Key.TOKEN: flag,
        Key.COPY_OF: or_none(reference),
        Key.COMPONENTS: components,
        Key.COMMANDER: flag,
        Key.RING_BEARER: flag,
        Key.ATTACHED_TO: or_none(reference),
        Key.ATTACKING: attacking,
        Key.CAN_ATTACK: flag,
        Key.CAN_BLOCK: flag,
        Key.LEVEL: or_none(figure),
        Key.UNLOCKED: or_none(listed(word(Door))),
        Key.PHASED_OUT: flag,
        Key.EXISTS: flag,
    }


PLAYER_CHECKS: dict[PlayerCheckKey, Read[Comparison]] = {
    PlayerCheckKey.LIFE: scalar(number()),
    PlayerCheckKey.HAND: scalar(amount),
    PlayerCheckKey.LIBRARY: scalar(amount),
    PlayerCheckKey.GRAVEYARD: scalar(amount),
    PlayerCheckKey.COUNTERS: exact_counters,
    PlayerCheckKey.MANA: lambda node: Exactly(pool(node)),
    PlayerCheckKey.LOST: scalar(boolean),
    PlayerCheckKey.WON: scalar(boolean),
    PlayerCheckKey.DREW: scalar(amount),
    PlayerCheckKey.COMMANDER_DAMAGE: scalar(amount),
    PlayerCheckKey.MONARCH: scalar(boolean),
    PlayerCheckKey.INITIATIVE: scalar(boolean),
    PlayerCheckKey.DUNGEON: or_none(scalar(text)),
    PlayerCheckKey.ROOM: or_none(scalar(text)),
    PlayerCheckKey.COMPLETED: or_none(listed(text)),
    PlayerCheckKey.TEMPTED: scalar(amount),
}
"""How each key of a player's expectation is read."""
