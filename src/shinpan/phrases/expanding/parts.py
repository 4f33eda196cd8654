"""What the spelled-out keywords are made of: their parameters, and groups that come up again and again."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.base import Quality, Quantity
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Permanents, Players
from shinpan.phrases.qualities.places import ControlledBy, Other
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import This
from shinpan.phrases.references.players import You

THIS = This()
ITSELF = OneOf(This())
YOU = You()
ONE = Fixed(1)
PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
MINUS_ONE = CounterKind.MINUS_ONE_MINUS_ONE
CREATURE = Group(Permanents((CardType.CREATURE,)))
CREATURE_YOU_CONTROL = Group(Permanents((CardType.CREATURE,)), modifiers=(ControlledBy(You()),))
ANOTHER_CREATURE = Group(Permanents((CardType.CREATURE,)), adjectives=(Other(),))
ANOTHER_CREATURE_YOU_CONTROL = Group(
    Permanents((CardType.CREATURE,)), adjectives=(Other(),), modifiers=(ControlledBy(You()),)
)
PLAYER = Group(Players())


def cost_of(keyword: Keyword) -> Cost:
    """Return the cost of a keyword that has one. Raises ValueError if it was left out."""
    if keyword.cost is None:
        raise ValueError(f"{keyword.keyword.en} has a cost")
    return keyword.cost


def number_of(keyword: Keyword) -> Quantity:
    """Return the number of a keyword that has one; 1 where none is written."""
    return keyword.number if keyword.number is not None else ONE


def quality_of(keyword: Keyword) -> Quality:
    """Return the quality of a keyword that has one."""
    if keyword.quality is None:
        raise ValueError(f"{keyword.keyword.en} has a quality")
    return keyword.quality
