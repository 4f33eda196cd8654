"""Keyword abilities about casting that choose something as they are announced, wait in exile, or come from the hand."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import EnchantmentType
from shinpan.phrases.abilities import (
    ActivatedAbility,
    Cost,
    Keyword,
    Modify,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from shinpan.phrases.base import BATTLEFIELD, NOWHERE, StaticPart
from shinpan.phrases.bestowing import IsBestowed
from shinpan.phrases.casting import AdditionalCost, AlternativeCost, CastFrom, OfferingCost
from shinpan.phrases.circumstances import HasCounter
from shinpan.phrases.conditions import AlternativeWasPaid, ExtraWasPaid
from shinpan.phrases.costchanges import ThisCostsLess, ThisCostsManaLess
from shinpan.phrases.effects.counters import RemoveCounterOrElse
from shinpan.phrases.effects.epics import BecomeEpic
from shinpan.phrases.effects.ninjas import EnterInItsPlace
from shinpan.phrases.effects.offering import MayCast
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.expanding.parts import CREATURE, CREATURE_YOU_CONTROL, ITSELF, THIS, YOU, cost_of, quality_of
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.types import AddSubtypes, LoseTypes
from shinpan.phrases.objectcosts import ReturnUnblocked, SacrificeAnnounced, TapAnnounced
from shinpan.phrases.payments import Promise, RevealSelf
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.quantities import ManaValueOf, PowerOf
from shinpan.phrases.references.objects import Announced
from shinpan.phrases.replacements.stack import ExileAsItLeavesStack
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.actions import LastCounterRemoved
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_STACK = frozenset({Zone.STACK})
_HAND = frozenset({Zone.HAND})
_EXILE = frozenset({Zone.EXILE})
_ENCHANT_CREATURE = GainAbilities((Keyword(KeywordAbility.ENCHANT, quality=CREATURE),))
_Abilities = tuple[Ability, ...]


def _says(part: StaticPart) -> StaticAbility:
    return StaticAbility((part,), zones=NOWHERE)


def _suspend(keyword: Keyword) -> _Abilities:
    """702.62a; exiling it from the hand is the matter of special actions."""
    cast = MayCast(THIS, KeywordAbility.SUSPEND)
    tick = RemoveCounterOrElse(CounterKind.TIME)
    return (
        TriggeredAbility(BeginningOf(Step.UPKEEP, YOU), tick, HasCounter(CounterKind.TIME), zones=_EXILE),
        TriggeredAbility(LastCounterRemoved(CounterKind.TIME, ITSELF), cast, zones=_EXILE),
    )


def _emerge(keyword: Keyword) -> _Abilities:
    """702.119a-b."""
    cost = cost_of(keyword)
    group = keyword.quality if isinstance(keyword.quality, Group) else CREATURE
    whole = cost.with_(parts=(*cost.parts, SacrificeAnnounced(group)))
    less = ThisCostsLess(ManaValueOf(Announced()))
    return (
        _says(AlternativeCost(whole, None, KeywordAbility.EMERGE)),
        StaticAbility((less,), AlternativeWasPaid(KeywordAbility.EMERGE), zones=_STACK),
    )


def _harmonize(keyword: Keyword) -> _Abilities:
    """702.180a."""
    cost = cost_of(keyword)
    whole = cost.with_(parts=(*cost.parts, TapAnnounced(CREATURE_YOU_CONTROL)))
    paid = AlternativeWasPaid(KeywordAbility.HARMONIZE)
    return (
        _says(CastFrom(Zone.GRAVEYARD, whole, keyword=KeywordAbility.HARMONIZE)),
        StaticAbility((ThisCostsLess(PowerOf(Announced())),), paid, zones=_STACK),
        StaticAbility((ExileAsItLeavesStack(),), paid, zones=_STACK),
    )


def _offering(keyword: Keyword) -> _Abilities:
    """702.48a-c."""
    group = quality_of(keyword)
    assert isinstance(group, Group)
    return (
        _says(OfferingCost(Cost(None, (SacrificeAnnounced(group),)))),
        StaticAbility((ThisCostsManaLess(Announced()),), AlternativeWasPaid(KeywordAbility.OFFERING), zones=_STACK),
    )


def _gift(keyword: Keyword) -> _Abilities:
    """702.174a-b; the ability of the keyword is what is given."""
    gift = keyword.ability
    assert isinstance(gift, SpellAbility)
    promised = ExtraWasPaid(KeywordAbility.GIFT)
    return (
        _says(AdditionalCost(Cost(None, (Promise(),)), optional=True, keyword=KeywordAbility.GIFT)),
        SpellAbility(If(promised, gift.effect)),
        TriggeredAbility(Enters(ITSELF), gift.effect, promised),
    )


def _epic(keyword: Keyword) -> _Abilities:
    """702.50a."""
    return (SpellAbility(BecomeEpic()),)


def _ninjutsu(keyword: Keyword) -> _Abilities:
    """702.49a-c."""
    cost = cost_of(keyword)
    whole = cost.with_(parts=(*cost.parts, RevealSelf(), ReturnUnblocked()))
    return (ActivatedAbility(whole, EnterInItsPlace(), zones=_HAND),)


def _commander_ninjutsu(keyword: Keyword) -> _Abilities:
    """702.49d."""
    cost = cost_of(keyword)
    whole = cost.with_(parts=(*cost.parts, RevealSelf(command=True), ReturnUnblocked()))
    return (ActivatedAbility(whole, EnterInItsPlace(), zones=_HAND | {Zone.COMMAND}),)


def _bestow(keyword: Keyword) -> _Abilities:
    """702.103a-b."""
    aura = (LoseTypes((CardType.CREATURE,)), AddSubtypes(Subtypes((EnchantmentType.AURA,))), _ENCHANT_CREATURE)
    return (
        _says(AlternativeCost(cost_of(keyword), None, KeywordAbility.BESTOW)),
        StaticAbility((Modify(THIS, aura),), IsBestowed(), zones=_STACK | BATTLEFIELD),
    )


SPENDING: dict[KeywordAbility, Callable[[Keyword], _Abilities]] = {
    KeywordAbility.BESTOW: _bestow,
    KeywordAbility.EMERGE: _emerge,
    KeywordAbility.EPIC: _epic,
    KeywordAbility.GIFT: _gift,
    KeywordAbility.HARMONIZE: _harmonize,
    KeywordAbility.NINJUTSU: _ninjutsu,
    KeywordAbility.COMMANDER_NINJUTSU: _commander_ninjutsu,
    KeywordAbility.OFFERING: _offering,
    KeywordAbility.SUSPEND: _suspend,
}
"""For each of these keywords the function that spells it out."""
