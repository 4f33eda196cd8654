"""Short names for the phrases that nearly every card uses."""

from shinpan.game.enums import CardType
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost, Keyword, SpellAbility
from shinpan.phrases.base import CostPart, Effect, Quality
from shinpan.phrases.costs import SacrificeSelf, TapSelf
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import AnyTarget, Kind, Permanents
from shinpan.phrases.qualities.places import ControlledBy, Other
from shinpan.phrases.references.objects import This
from shinpan.phrases.references.players import AnOpponent, You
from shinpan.phrases.references.targets import Target

DEATHTOUCH = Keyword(KeywordAbility.DEATHTOUCH)
DEFENDER = Keyword(KeywordAbility.DEFENDER)
DOUBLE_STRIKE = Keyword(KeywordAbility.DOUBLE_STRIKE)
FIRST_STRIKE = Keyword(KeywordAbility.FIRST_STRIKE)
FLASH = Keyword(KeywordAbility.FLASH)
FLYING = Keyword(KeywordAbility.FLYING)
HASTE = Keyword(KeywordAbility.HASTE)
HEXPROOF = Keyword(KeywordAbility.HEXPROOF)
INDESTRUCTIBLE = Keyword(KeywordAbility.INDESTRUCTIBLE)
LIFELINK = Keyword(KeywordAbility.LIFELINK)
MENACE = Keyword(KeywordAbility.MENACE)
REACH = Keyword(KeywordAbility.REACH)
SHROUD = Keyword(KeywordAbility.SHROUD)
TRAMPLE = Keyword(KeywordAbility.TRAMPLE)
VIGILANCE = Keyword(KeywordAbility.VIGILANCE)

THIS = This()
YOU = You()
TAP = TapSelf()
SACRIFICE_THIS = SacrificeSelf()
YOU_CONTROL = ControlledBy(You())
AN_OPPONENT_CONTROLS = ControlledBy(AnOpponent())
ANOTHER = Other()

ANY_TARGET = Group(AnyTarget())
CREATURE = Group(Permanents((CardType.CREATURE,)))
CREATURE_YOU_CONTROL = Group(Permanents((CardType.CREATURE,)), modifiers=(YOU_CONTROL,))
TARGET_CREATURE = Target(CREATURE)


def permanent(*kinds: Kind, adjectives: tuple[Quality, ...] = (), modifiers: tuple[Quality, ...] = ()) -> Group:
    """Return the group of permanents of any of some kinds; without kinds, of all permanents."""
    return Group(Permanents(kinds), adjectives, modifiers)


def pay(mana: str | None, *parts: CostPart) -> Cost:
    """Return a cost: mana such as "{2}{R}", or None, and other parts."""
    return Cost(None if mana is None else ManaCost.parse(mana), parts)


def loyalty(change: int) -> Cost:
    """Return the cost of a loyalty ability (606.4)."""
    return Cost(None, (), change)


def spell(*effects: Effect) -> SpellAbility:
    """Return what an instant or sorcery does, one thing after another."""
    return SpellAbility(effects[0] if len(effects) == 1 else Sequence(effects))
