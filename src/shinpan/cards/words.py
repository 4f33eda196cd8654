"""Short names for the phrases that nearly every card uses."""

from shinpan.game.characteristics import Ability
from shinpan.game.enums import PERMANENT_TYPES, CardType, Color, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost, ManaKind
from shinpan.game.subtypes import LandType
from shinpan.phrases.abilities import (
    ActivatedAbility,
    Cost,
    Keyword,
    Modify,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from shinpan.phrases.base import (
    BATTLEFIELD,
    NOWHERE,
    Adjective,
    CastingPart,
    Condition,
    CostPart,
    Effect,
    Modification,
    Quality,
    StaticPart,
    Timing,
    TriggerPhrase,
)
from shinpan.phrases.costs import SacrificeSelf, TapSelf
from shinpan.phrases.effects.mana import AddMana, AddManaOfOneColor
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.qualities.groups import Collection, Group, OneOf
from shinpan.phrases.qualities.nouns import AnyTarget, Cards, Kind, OpponentPlayers, Permanents, Players, Spells
from shinpan.phrases.qualities.places import CastBy, ControlledBy, InZone, Other
from shinpan.phrases.qualities.traits import Not, OfColor, OfKind
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All, This
from shinpan.phrases.references.players import AnOpponent, You, YourOpponents
from shinpan.phrases.references.targets import Target

DEATHTOUCH = Keyword(KeywordAbility.DEATHTOUCH)
DEFENDER = Keyword(KeywordAbility.DEFENDER)
DEVOID = Keyword(KeywordAbility.DEVOID)
DOUBLE_STRIKE = Keyword(KeywordAbility.DOUBLE_STRIKE)
EXALTED = Keyword(KeywordAbility.EXALTED)
FIRST_STRIKE = Keyword(KeywordAbility.FIRST_STRIKE)
FLASH = Keyword(KeywordAbility.FLASH)
FLYING = Keyword(KeywordAbility.FLYING)
HASTE = Keyword(KeywordAbility.HASTE)
HEXPROOF = Keyword(KeywordAbility.HEXPROOF)
INDESTRUCTIBLE = Keyword(KeywordAbility.INDESTRUCTIBLE)
LIFELINK = Keyword(KeywordAbility.LIFELINK)
MENACE = Keyword(KeywordAbility.MENACE)
PROWESS = Keyword(KeywordAbility.PROWESS)
REACH = Keyword(KeywordAbility.REACH)
SHROUD = Keyword(KeywordAbility.SHROUD)
TRAMPLE = Keyword(KeywordAbility.TRAMPLE)
VIGILANCE = Keyword(KeywordAbility.VIGILANCE)

ONE = Fixed(1)
TWO = Fixed(2)
THREE = Fixed(3)

THIS = This()
ITSELF = OneOf(This())
YOU = You()
TAP = TapSelf()
SACRIFICE_THIS = SacrificeSelf()
YOU_CAST = CastBy(You())
YOU_CONTROL = ControlledBy(You())
AN_OPPONENT_CONTROLS = ControlledBy(AnOpponent())
YOUR_OPPONENTS_CONTROL = ControlledBy(YourOpponents())
ANOTHER = Other()
NONBASIC = Not(OfKind(Supertype.BASIC))
NONCREATURE = Not(OfKind(CardType.CREATURE))
NONARTIFACT = Not(OfKind(CardType.ARTIFACT))
NONBLACK = Not(OfColor(Color.BLACK))


def permanent(*kinds: Kind, adjectives: tuple[Adjective, ...] = (), modifiers: tuple[Quality, ...] = ()) -> Group:
    """Return the group of permanents of any of some kinds; without kinds, of all permanents."""
    return Group(Permanents(kinds), adjectives, modifiers)


def creature(*modifiers: Quality, adjectives: tuple[Adjective, ...] = ()) -> Group:
    """Return the group of creatures with some qualities."""
    return Group(Permanents((CardType.CREATURE,)), adjectives, modifiers)


def spells(*kinds: Kind, adjectives: tuple[Adjective, ...] = (), modifiers: tuple[Quality, ...] = ()) -> Group:
    """Return the group of spells of any of some kinds."""
    return Group(Spells(kinds), adjectives, modifiers)


def cards(*kinds: Kind, adjectives: tuple[Adjective, ...] = (), modifiers: tuple[Quality, ...] = ()) -> Group:
    """Return the group of cards of any of some kinds."""
    return Group(Cards(kinds), adjectives, modifiers)


CREATURE = creature()
CREATURE_YOU_CONTROL = creature(YOU_CONTROL)
ANY_TARGET = Group(AnyTarget())
PLAYER = Group(Players())
OPPONENT = Group(OpponentPlayers())
CARD_IN_YOUR_GRAVEYARD = cards(modifiers=(InZone(Zone.GRAVEYARD, You()),))
BASIC_LAND_CARD = cards(CardType.LAND, adjectives=(OfKind(Supertype.BASIC),))
PERMANENT_CARD = cards(*(kind for kind in CardType if kind in PERMANENT_TYPES))

TARGET_CREATURE = Target(CREATURE)
TARGET_PLAYER = Target(PLAYER)


def pay(mana: str | None, *parts: CostPart) -> Cost:
    """Return a cost: mana such as "{2}{R}", or None, and other parts."""
    return Cost(None if mana is None else ManaCost.parse(mana), parts)


def together(effects: tuple[Effect, ...]) -> Effect:
    """Return the effect of doing some things one after another."""
    return effects[0] if len(effects) == 1 else Sequence(effects)


def spell(*effects: Effect) -> SpellAbility:
    """Return what an instant or sorcery does, one thing after another."""
    return SpellAbility(together(effects))


def activated(cost: Cost, *effects: Effect, zones: frozenset[Zone] = BATTLEFIELD) -> ActivatedAbility:
    """Return an activated ability: a cost, and what it does."""
    return ActivatedAbility(cost, together(effects), zones=zones)


def loyalty(change: int, *effects: Effect) -> ActivatedAbility:
    """Return a loyalty ability (606)."""
    return ActivatedAbility(Cost(None, (), change), together(effects), Timing.SORCERY)


def triggered(trigger: TriggerPhrase, *effects: Effect, condition: Condition | None = None) -> TriggeredAbility:
    """Return a triggered ability, perhaps with an intervening "if"."""
    return TriggeredAbility(trigger, together(effects), condition)


def static(*parts: StaticPart, condition: Condition | None = None) -> StaticAbility:
    """Return a static ability, perhaps with an "as long as"."""
    return StaticAbility(parts, condition)


def of_spell(part: StaticPart) -> StaticAbility:
    """Return a static ability of a spell itself: it functions on the stack, or is read off the card while casting."""
    return StaticAbility((part,), zones=NOWHERE if isinstance(part, CastingPart) else frozenset({Zone.STACK}))


def defining(*changes: Modification) -> StaticAbility:
    """Return a characteristic-defining ability (604.3)."""
    return StaticAbility((Modify(This(), changes),), defining=True)


def all_get(group: Collection, *changes: Modification) -> StaticAbility:
    """Return the static ability that changes everything of a group."""
    return StaticAbility((Modify(All(group), changes),))


def plus(power: int, toughness: int) -> ChangePowerToughness:
    """Return the change of power and toughness by fixed numbers, such as +2/+0."""
    return ChangePowerToughness(Fixed(power), Fixed(toughness))


def have(*abilities: Ability) -> GainAbilities:
    """Return the change of having abilities."""
    return GainAbilities(abilities)


def keyword_with_cost(keyword: KeywordAbility, mana: str) -> Keyword:
    """Return a keyword ability with a mana cost: equip {2}, kicker {R}."""
    return Keyword(keyword, pay(mana))


def keyword(term: KeywordAbility) -> Keyword:
    """Return a keyword ability without parameters."""
    return Keyword(term)


def numbered(term: KeywordAbility, number: int) -> Keyword:
    """Return a keyword ability with a number: toxic 1, bushido 2."""
    return Keyword(term, number=Fixed(number))


def keyword_for(keyword: KeywordAbility, mana: str | None, *parts: CostPart) -> Keyword:
    """Return a keyword ability whose cost isn't only mana: "escape—{2}{U}, exile five other cards ..."."""
    return Keyword(keyword, pay(mana, *parts))


def enchant(group: Group) -> Keyword:
    """Return the enchant ability of an Aura (702.5)."""
    return Keyword(KeywordAbility.ENCHANT, quality=group)


def protection(quality: Quality) -> Keyword:
    """Return protection from a quality (702.16)."""
    return Keyword(KeywordAbility.PROTECTION, quality=quality)


def taps_for(*kinds: ManaKind) -> ActivatedAbility:
    """Return the mana ability of tapping for all of some mana."""
    return ActivatedAbility(pay(None, TAP), AddMana(kinds))


def taps_for_one_of(*kinds: ManaKind) -> ActivatedAbility:
    """Return the mana ability of tapping for one mana of one of some kinds; without kinds, of any color."""
    return ActivatedAbility(pay(None, TAP), AddManaOfOneColor(ONE, kinds) if kinds else AddManaOfOneColor())


def landwalk(land_type: LandType) -> Keyword:
    """Return landwalk of a land type: islandwalk, mountainwalk (702.14)."""
    return Keyword(KeywordAbility.LANDWALK, quality=OfKind(land_type))
