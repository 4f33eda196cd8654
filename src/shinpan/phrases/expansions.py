"""How the keyword abilities that are short for ordinary abilities are spelled out (702)."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Daytime
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import ActivatedAbility, Cost, Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Timing
from shinpan.phrases.costs import TapSome
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.statuses import AttachTo, PutCounters
from shinpan.phrases.expanding.casting import CASTING
from shinpan.phrases.expanding.copying import COPYING
from shinpan.phrases.expanding.faces import FACES
from shinpan.phrases.expanding.fighting import FIGHTING
from shinpan.phrases.expanding.lasting import LASTING
from shinpan.phrases.expanding.partnering import PARTNERING
from shinpan.phrases.expanding.placing import PLACING
from shinpan.phrases.expanding.single import SINGLE
from shinpan.phrases.expanding.spending import SPENDING
from shinpan.phrases.faces.day_night import ItIs
from shinpan.phrases.faces.meanwhile import AsTurnedUp
from shinpan.phrases.faces.transforming import EntersTransformed
from shinpan.phrases.keyword_costs import COST_EXPANSIONS
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents, Spells
from shinpan.phrases.qualities.places import ControlledBy, Other
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed, PowerOf
from shinpan.phrases.references.objects import EventObject, Paid, This
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.damage import PreventDamageFrom
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.combat import Attacks

_CREATURE_YOU_CONTROL = Group(Permanents((CardType.CREATURE,)), modifiers=(ControlledBy(You()),))
_BONUS = (ChangePowerToughness(Fixed(1), Fixed(1)),)


def _daybound(keyword: Keyword) -> tuple[Ability, ...]:
    """702.145b; the rest is the matter of day and night."""
    return (StaticAbility((EntersTransformed(ItIs(Daytime.NIGHT)),)),)


def _devoid(keyword: Keyword) -> tuple[Ability, ...]:
    """702.114a."""
    return (StaticAbility((Modify(This(), (SetColors(),)),), defining=True),)


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    """702.6a."""
    assert keyword.cost is not None
    effect = AttachTo(This(), Target(_CREATURE_YOU_CONTROL))
    return (ActivatedAbility(keyword.cost, effect, Timing.SORCERY),)


def _exalted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.83a."""
    return (TriggeredAbility(Attacks(_CREATURE_YOU_CONTROL, alone=True), Apply(EventObject(), _BONUS)),)


def _station(keyword: Keyword) -> tuple[Ability, ...]:
    """702.184a."""
    another = Group(Permanents((CardType.CREATURE,)), (Other(),), (ControlledBy(You()),))
    effect = PutCounters(This(), CounterKind.CHARGE, PowerOf(Paid(0)))
    return (ActivatedAbility(Cost(None, (TapSome(another),)), effect, Timing.SORCERY),)


def _protection(keyword: Keyword) -> tuple[Ability, ...]:
    """702.16e; what else it means is the matter of targeting, attaching and blocking."""
    assert keyword.quality is not None
    return (StaticAbility((PreventDamageFrom(keyword.quality),)),)


def _prowess(keyword: Keyword) -> tuple[Ability, ...]:
    """702.108a."""
    noncreature = Group(Spells(), adjectives=(Not(OfKind(CardType.CREATURE)),))
    return (TriggeredAbility(Casts(You(), noncreature), Apply(This(), _BONUS)),)


def _level_up(keyword: Keyword) -> tuple[Ability, ...]:
    """702.87a."""
    assert keyword.cost is not None
    return (ActivatedAbility(keyword.cost, PutCounters(This(), CounterKind.LEVEL), Timing.SORCERY),)


def _megamorph(keyword: Keyword) -> tuple[Ability, ...]:
    """702.37b; casting face down and turning up are the matter of the rules."""
    counter = PutCounters(This(), CounterKind.PLUS_ONE_PLUS_ONE)
    return (StaticAbility((AsTurnedUp(counter, KeywordAbility.MEGAMORPH),)),)


EXPANSIONS: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {
    **CASTING,
    **COPYING,
    **FACES,
    **FIGHTING,
    **LASTING,
    **PARTNERING,
    **PLACING,
    **SINGLE,
    **SPENDING,
    KeywordAbility.DAYBOUND: _daybound,
    **COST_EXPANSIONS,
    KeywordAbility.DEVOID: _devoid,
    KeywordAbility.EQUIP: _equip,
    KeywordAbility.EXALTED: _exalted,
    KeywordAbility.LEVEL_UP: _level_up,
    KeywordAbility.MEGAMORPH: _megamorph,
    KeywordAbility.PROTECTION: _protection,
    KeywordAbility.PROWESS: _prowess,
    KeywordAbility.STATION: _station,
}
"""For a keyword that is short for other abilities: the function that spells them out. Others are read by the rules."""
