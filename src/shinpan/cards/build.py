"""Writing cards down: a few lines each."""

from collections.abc import Iterable

from shinpan.cards.card import Card, Layout
from shinpan.cards.type_line import parse_type_line
from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import Color
from shinpan.game.mana import ManaCost

Numbers = tuple[int, int]


def face(
    name: str,
    cost: str | None,
    type_line: str,
    *abilities: Ability,
    pt: Numbers | None = None,
    loyalty: int | None = None,
    defense: int | None = None,
    indicator: Iterable[Color] | None = None,
) -> Characteristics:
    """Return the characteristics of one face. cost None: no mana cost (202.1b). pt: power and toughness, 0 for `*`.

    Raises ValueError for a malformed cost or type line, saying what is wrong with it.
    """
    line = parse_type_line(type_line)
    mana_cost = None if cost is None else ManaCost.parse(cost)
    indicated = None if indicator is None else frozenset(indicator)
    return Characteristics(
        names=(name,),
        mana_cost=mana_cost,
        mana_value=0 if mana_cost is None else mana_cost.mana_value,
        colors=(frozenset() if mana_cost is None else mana_cost.colors) | (indicated or frozenset()),
        color_indicator=indicated,
        supertypes=frozenset(line.supertypes),
        types=frozenset(line.types),
        subtypes=frozenset(line.subtypes),
        abilities=abilities,
        power=None if pt is None else pt[0],
        toughness=None if pt is None else pt[1],
        loyalty=loyalty,
        defense=defense,
    )


def card(
    name: str,
    cost: str | None,
    type_line: str,
    *abilities: Ability,
    pt: Numbers | None = None,
    loyalty: int | None = None,
    defense: int | None = None,
    indicator: Iterable[Color] | None = None,
) -> Card:
    """Return a card with one face; see `face` for the arguments."""
    made = face(name, cost, type_line, *abilities, pt=pt, loyalty=loyalty, defense=defense, indicator=indicator)
    return Card(name, (made,))


def token(
    type_line: str,
    *abilities: Ability,
    colors: Iterable[Color] = (),
    pt: Numbers | None = None,
    name: str | None = None,
) -> Card:
    """Return a token; without a name of its own it is called after its subtypes (111.4)."""
    line = parse_type_line(type_line)
    called = name or " ".join([*(each.en for each in line.subtypes), "Token"])
    made = Characteristics(
        names=(called,),
        colors=frozenset(colors),
        supertypes=frozenset(line.supertypes),
        types=frozenset(line.types),
        subtypes=frozenset(line.subtypes),
        abilities=abilities,
        power=None if pt is None else pt[0],
        toughness=None if pt is None else pt[1],
    )
    return Card(called, (made,), Layout.TOKEN)
