"""Keyword abilities about casting a spell: copies of it, other costs, what the permanent does that it becomes (702)."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Duration, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Cost, Keyword, Modify, SpellAbility, StaticAbility, TriggeredAbility
from shinpan.phrases.announced import TimesPaid
from shinpan.phrases.base import NOWHERE, CastingPart, Condition, Effect, Quantity, StaticPart
from shinpan.phrases.casting import AdditionalCost, AlternativeCost, CastFrom
from shinpan.phrases.circumstances import HasCounter
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import AlternativeWasPaid, BothHold, CastFromZone, Compare, ExtraWasPaid
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.exceptions import ExceptPowerToughness
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.costs import SacrificeSome
from shinpan.phrases.effects.animating import BecomeCreatures
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.counters import RemoveCounterOrElse
from shinpan.phrases.effects.demonstrating import Demonstrate
from shinpan.phrases.effects.offering import ExileToCast, MayCast
from shinpan.phrases.effects.revealing_casts import Cascade, Ripple
from shinpan.phrases.effects.sequence import If, Sequence
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.zones import PutIntoGraveyard, ReturnToHand, SacrificePermanents
from shinpan.phrases.expanding.parts import ITSELF, PLUS_ONE, THIS, YOU, cost_of, number_of
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.texts import EachForTarget, SayInstead
from shinpan.phrases.modifications.types import LoseTypes
from shinpan.phrases.objectcosts import ReturnSome, TapColorful
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import ControlledBy
from shinpan.phrases.qualities.states import IsTapped
from shinpan.phrases.qualities.traits import WithPower
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.objects import Bound, EventSpell
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.casting import AtNextEndStep, ExileAsDiscarded, Rebounds
from shinpan.phrases.replacements.entering import EntersWithCounters
from shinpan.phrases.this_turn.combat import HitByAssassin, HitByItsKind
from shinpan.phrases.this_turn.conditions import YouDiscardedThis
from shinpan.phrases.this_turn.numbers import DeathsThisTurn, SpellsCastBefore
from shinpan.phrases.triggers.actions import CastsThis
from shinpan.phrases.triggers.exiled import ExiledAsDiscarded
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_STACK = frozenset({Zone.STACK})
_HAND = frozenset({Zone.HAND})
_EXILE = frozenset({Zone.EXILE})
_HASTE = GainAbilities((Keyword(KeywordAbility.HASTE),))
_LAND_YOU_CONTROL = Group(Permanents((CardType.LAND,)), modifiers=(ControlledBy(YOU),))
_Abilities = tuple[Ability, ...]


def _says(part: CastingPart) -> StaticAbility:
    """Return the static ability of a part that casting reads off the card, wherever that is."""
    return StaticAbility((part,), zones=NOWHERE)


def _on_stack(*parts: StaticPart, condition: Condition | None = None) -> StaticAbility:
    return StaticAbility(parts, condition, zones=_STACK)


def _instead(keyword: Keyword, condition: Condition | None = None) -> StaticAbility:
    """Return "you may pay [cost] rather than pay this spell's mana cost"."""
    return _says(AlternativeCost(cost_of(keyword), condition, keyword.keyword))


def _besides(keyword: Keyword, cost: Cost, *, repeatable: bool = False) -> StaticAbility:
    return _says(AdditionalCost(cost, optional=True, repeatable=repeatable, keyword=keyword.keyword))


def _as_cast(effect: Effect, condition: Condition | None = None) -> TriggeredAbility:
    """Return "when you cast this spell ..."."""
    return TriggeredAbility(CastsThis(), effect, condition, zones=_STACK)


def _copied(keyword: Keyword, number: Quantity = Fixed(1)) -> TriggeredAbility:
    """Return "when you cast this spell, if its cost was paid, copy it"."""
    return _as_cast(CopyOnStack(EventSpell(), number=number), ExtraWasPaid(keyword.keyword))


def _paid(keyword: Keyword) -> AlternativeWasPaid:
    return AlternativeWasPaid(keyword.keyword)


# -- copies of the spell -----------------------------------------------------------------------------------------------


def _storm(keyword: Keyword) -> _Abilities:
    """702.40a."""
    return (_as_cast(CopyOnStack(EventSpell(), number=SpellsCastBefore())),)


def _gravestorm(keyword: Keyword) -> _Abilities:
    """702.69a."""
    return (_as_cast(CopyOnStack(EventSpell(), number=DeathsThisTurn(Group(Permanents())))),)


def _replicate(keyword: Keyword) -> _Abilities:
    """702.56a."""
    return _besides(keyword, cost_of(keyword), repeatable=True), _copied(keyword, TimesPaid(keyword.keyword))


def _conspire(keyword: Keyword) -> _Abilities:
    """702.78a."""
    return _besides(keyword, Cost(None, (TapColorful(Fixed(2)),))), _copied(keyword)


def _casualty(keyword: Keyword) -> _Abilities:
    """702.153a."""
    strong = WithPower(number_of(keyword), Comparison.OR_GREATER)
    victim = Group(Permanents((CardType.CREATURE,)), modifiers=(strong,))
    return _besides(keyword, Cost(None, (SacrificeSome(victim),))), _copied(keyword)


def _demonstrate(keyword: Keyword) -> _Abilities:
    """702.144a."""
    return (_as_cast(Demonstrate()),)


def _cascade(keyword: Keyword) -> _Abilities:
    """702.85a."""
    return (_as_cast(Cascade()),)


def _ripple(keyword: Keyword) -> _Abilities:
    """702.60a."""
    return (_as_cast(Ripple(number_of(keyword))),)


# -- other costs -------------------------------------------------------------------------------------------------------


def _dash(keyword: Keyword) -> _Abilities:
    """702.109a."""
    return (
        _instead(keyword),
        _on_stack(AtNextEndStep(ReturnToHand(Bound())), condition=_paid(keyword)),
        StaticAbility((Modify(THIS, (_HASTE,)),), _paid(keyword)),
    )


def _blitz(keyword: Keyword) -> _Abilities:
    """702.152a."""
    gains = GainAbilities((Keyword(KeywordAbility.HASTE), TriggeredAbility(Dies(ITSELF), DrawCards())))
    return (
        _instead(keyword),
        _on_stack(AtNextEndStep(SacrificePermanents(Bound())), condition=_paid(keyword)),
        StaticAbility((Modify(THIS, (gains,)),), _paid(keyword)),
    )


def _warp(keyword: Keyword) -> _Abilities:
    """702.185a."""
    away = ExileToCast(Bound(), later=True, keyword=KeywordAbility.WARP)
    return (
        _says(AlternativeCost(cost_of(keyword), None, keyword.keyword, Zone.HAND)),
        _on_stack(AtNextEndStep(away), condition=_paid(keyword)),
    )


def _impending(keyword: Keyword) -> _Abilities:
    """702.176a."""
    waiting = BothHold(_paid(keyword), HasCounter(CounterKind.TIME))
    return (
        _instead(keyword),
        StaticAbility((EntersWithCounters(CounterKind.TIME, number_of(keyword), _paid(keyword)),)),
        StaticAbility((Modify(THIS, (LoseTypes((CardType.CREATURE,)),)),), waiting),
        TriggeredAbility(BeginningOf(Step.END, YOU), RemoveCounterOrElse(CounterKind.TIME), waiting),
    )


def _awaken(keyword: Keyword) -> _Abilities:
    """702.113a-b."""
    wake = BecomeCreatures(
        TheTarget(),
        Fixed(0),
        Fixed(0),
        subtypes=(CreatureType.ELEMENTAL,),
        abilities=(Keyword(KeywordAbility.HASTE),),
        still=(CardType.LAND,),
        duration=Duration.FOREVER,
    )
    grow = PutCounters(Target(_LAND_YOU_CONTROL), PLUS_ONE, number_of(keyword))
    return _instead(keyword), SpellAbility(If(_paid(keyword), Sequence((grow, wake))))


def _overload(keyword: Keyword) -> _Abilities:
    """702.96a-c."""
    return _instead(keyword), _on_stack(Modify(THIS, (EachForTarget(),)), condition=_paid(keyword))


def _cleave(keyword: Keyword) -> _Abilities:
    """702.148a-b; the ability of the keyword is what is left of the text without what stands in brackets."""
    if keyword.ability is None:
        return (_instead(keyword),)
    return _instead(keyword), _on_stack(Modify(THIS, (SayInstead(keyword.ability),)), condition=_paid(keyword))


def _prowl(keyword: Keyword) -> _Abilities:
    """702.76a."""
    return (_instead(keyword, HitByItsKind()),)


def _freerunning(keyword: Keyword) -> _Abilities:
    """702.173a."""
    return (_instead(keyword, HitByAssassin()),)


def _mayhem(keyword: Keyword) -> _Abilities:
    """702.187b-c."""
    part = CastFrom(Zone.GRAVEYARD, keyword.cost, condition=YouDiscardedThis(), keyword=KeywordAbility.MAYHEM)
    return (_says(part),)


def _web_slinging(keyword: Keyword) -> _Abilities:
    """702.188a."""
    tapped = Group(Permanents((CardType.CREATURE,)), (IsTapped(),), (ControlledBy(YOU),))
    cost = cost_of(keyword)
    whole = cost.with_(parts=(*cost.parts, ReturnSome(tapped)))
    return (_says(AlternativeCost(whole, None, keyword.keyword)),)


def _madness(keyword: Keyword) -> _Abilities:
    """702.35a-b."""
    cast = MayCast(THIS, KeywordAbility.MADNESS, cost_of(keyword), PutIntoGraveyard(THIS))
    return (
        StaticAbility((ExileAsDiscarded(),), zones=_HAND),
        TriggeredAbility(ExiledAsDiscarded(), cast, zones=_EXILE),
    )


def _rebound(keyword: Keyword) -> _Abilities:
    """702.88a-b."""
    return (_on_stack(Rebounds(), condition=CastFromZone(Zone.HAND)),)


# -- what the permanent does -------------------------------------------------------------------------------------------


def _squad(keyword: Keyword) -> _Abilities:
    """702.157a."""
    make = CreateCopies(THIS, number=TimesPaid(keyword.keyword))
    paid = ExtraWasPaid(keyword.keyword)
    return _besides(keyword, cost_of(keyword), repeatable=True), TriggeredAbility(Enters(ITSELF), make, paid)


def _offspring(keyword: Keyword) -> _Abilities:
    """702.175a."""
    make = CreateCopies(THIS, (ExceptPowerToughness(Fixed(1), Fixed(1)),))
    paid = ExtraWasPaid(keyword.keyword)
    return _besides(keyword, cost_of(keyword)), TriggeredAbility(Enters(ITSELF), make, paid)


def _ravenous(keyword: Keyword) -> _Abilities:
    """702.156a."""
    return (
        StaticAbility((EntersWithCounters(PLUS_ONE, X()),)),
        TriggeredAbility(Enters(ITSELF), DrawCards(), Compare(X(), Fixed(5))),
    )


CASTING: dict[KeywordAbility, Callable[[Keyword], _Abilities]] = {
    KeywordAbility.AWAKEN: _awaken,
    KeywordAbility.BLITZ: _blitz,
    KeywordAbility.CASCADE: _cascade,
    KeywordAbility.CASUALTY: _casualty,
    KeywordAbility.CLEAVE: _cleave,
    KeywordAbility.CONSPIRE: _conspire,
    KeywordAbility.DASH: _dash,
    KeywordAbility.DEMONSTRATE: _demonstrate,
    KeywordAbility.FREERUNNING: _freerunning,
    KeywordAbility.GRAVESTORM: _gravestorm,
    KeywordAbility.IMPENDING: _impending,
    KeywordAbility.MADNESS: _madness,
    KeywordAbility.MAYHEM: _mayhem,
    KeywordAbility.OFFSPRING: _offspring,
    KeywordAbility.OVERLOAD: _overload,
    KeywordAbility.PROWL: _prowl,
    KeywordAbility.RAVENOUS: _ravenous,
    KeywordAbility.REBOUND: _rebound,
    KeywordAbility.REPLICATE: _replicate,
    KeywordAbility.RIPPLE: _ripple,
    KeywordAbility.SQUAD: _squad,
    KeywordAbility.STORM: _storm,
    KeywordAbility.WARP: _warp,
    KeywordAbility.WEB_SLINGING: _web_slinging,
}
"""Keywords about casting, and the functions that spell them out."""
