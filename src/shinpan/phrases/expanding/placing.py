"""Keyword abilities that are activated, or that bring Equipment, Auras and Vehicles to use."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Color, Duration, Step, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import ActivatedAbility, Cost, Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.activity import AttackedThisTurn, IsAttached, YourUpkeep
from shinpan.phrases.base import CostPart, Effect, Timing
from shinpan.phrases.costs import SacrificeSelf, TapSelf
from shinpan.phrases.effects.attaching import Unattach
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.designating import Designate
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.effects.statuses import AttachTo, PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import ExileObjects, PutOntoBattlefield
from shinpan.phrases.expanding.parts import (
    ANOTHER_CREATURE_YOU_CONTROL,
    CREATURE,
    ITSELF,
    PLUS_ONE,
    THIS,
    YOU,
    cost_of,
    number_of,
    quality_of,
)
from shinpan.phrases.mechanics.manning import TapForPower
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.types import AddSubtypes, AddTypes, LoseTypes
from shinpan.phrases.payments import DiscardSelf, ExhaustSelf, ExileSelf, RevealSelf
from shinpan.phrases.qualities.groups import Collection, Group
from shinpan.phrases.qualities.nouns import Cards, Permanents
from shinpan.phrases.qualities.places import ControlledBy
from shinpan.phrases.qualities.sorts import IsBasicLand
from shinpan.phrases.qualities.traits import OfKind, WithManaValue
from shinpan.phrases.quantities import ManaValueOf, PowerOf
from shinpan.phrases.references.objects import Bound, Result
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.damage import AbsorbDamage
from shinpan.phrases.replacements.drawing import Dredge
from shinpan.phrases.replacements.saving import LeavesToExile, UmbraArmor
from shinpan.phrases.subtype_words import EVERY_CREATURE_TYPE
from shinpan.phrases.tokens import creature_token
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_HAND = frozenset({Zone.HAND})
_GRAVEYARD = frozenset({Zone.GRAVEYARD})
_GERM = creature_token((0, 0), (Color.BLACK,), CreatureType.PHYREXIAN, CreatureType.GERM)
_REBEL = creature_token((2, 2), (Color.RED,), CreatureType.REBEL)
_HERO = creature_token((1, 1), (), CreatureType.HERO)
_LAND_YOU_CONTROL = Group(Permanents((CardType.LAND,)), modifiers=(ControlledBy(YOU),))


def _and(cost: Cost, part: CostPart) -> Cost:
    return cost.with_(parts=(*cost.parts, part))


def _from_hand(keyword: Keyword, effect: Effect, timing: Timing = Timing.INSTANT) -> tuple[Ability, ...]:
    return (ActivatedAbility(_and(cost_of(keyword), DiscardSelf()), effect, timing, zones=_HAND),)


def _absorb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.64a."""
    return (StaticAbility((AbsorbDamage(number_of(keyword)),)),)


def _boast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.142a."""
    ability = _inner(keyword)
    return (ability.with_(per_turn=1, condition=AttackedThisTurn()),)


def _inner(keyword: Keyword) -> ActivatedAbility:
    assert isinstance(keyword.ability, ActivatedAbility), f"{keyword.keyword.en} has an activated ability"
    return keyword.ability


def _changeling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.73a."""
    return (StaticAbility((Modify(THIS, (AddSubtypes(EVERY_CREATURE_TYPE),)),), defining=True),)


def _crew(keyword: Keyword) -> tuple[Ability, ...]:
    """702.122a."""
    animate = Apply(THIS, (AddTypes((CardType.ARTIFACT, CardType.CREATURE)),))
    tap = TapForPower(number_of(keyword), other=True, keyword=keyword.keyword)
    return (ActivatedAbility(Cost(None, (tap,)), animate),)


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.29a."""
    return _from_hand(keyword, DrawCards())


def _dredge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.52a."""
    return (StaticAbility((Dredge(number_of(keyword)),), zones=_GRAVEYARD),)


def _exhaust(keyword: Keyword) -> tuple[Ability, ...]:
    """702.177a."""
    ability = _inner(keyword)
    return (ability.with_(cost=_and(ability.cost, ExhaustSelf(repr(ability.effect)))),)


def _forecast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.57a-b: during its owner's upkeep, once each turn."""
    ability = _inner(keyword)
    cost = (
        ability.cost if any(isinstance(p, RevealSelf) for p in ability.cost.parts) else _and(ability.cost, RevealSelf())
    )
    return (ability.with_(cost=cost, per_turn=1, condition=YourUpkeep(), zones=_HAND),)


def _fortify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.67a."""
    return (ActivatedAbility(cost_of(keyword), AttachTo(THIS, Target(_LAND_YOU_CONTROL)), Timing.SORCERY),)


def _bearer(token: Effect) -> tuple[Ability, ...]:
    return (TriggeredAbility(Enters(ITSELF), Sequence((token, AttachTo(THIS, Result(0))))),)


def _for_mirrodin(keyword: Keyword) -> tuple[Ability, ...]:
    """702.163a."""
    return _bearer(CreateTokens(_REBEL, register=0))


def _job_select(keyword: Keyword) -> tuple[Ability, ...]:
    """702.182a."""
    return _bearer(CreateTokens(_HERO, register=0))


def _living_weapon(keyword: Keyword) -> tuple[Ability, ...]:
    """702.92a."""
    return _bearer(CreateTokens(_GERM, register=0))


def _outlast(keyword: Keyword) -> tuple[Ability, ...]:
    """702.107a."""
    return (ActivatedAbility(_and(cost_of(keyword), TapSelf()), PutCounters(THIS, PLUS_ONE), Timing.SORCERY),)


def _reconfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.151a-b."""
    cost = cost_of(keyword)
    stops = Modify(THIS, (LoseTypes((CardType.CREATURE,)),))
    return (
        ActivatedAbility(cost, AttachTo(THIS, Target(ANOTHER_CREATURE_YOU_CONTROL)), Timing.SORCERY),
        ActivatedAbility(cost, Unattach(THIS), Timing.SORCERY, condition=IsAttached()),
        StaticAbility((stops,), IsAttached()),
    )


def _reinforce(keyword: Keyword) -> tuple[Ability, ...]:
    """702.77a."""
    return _from_hand(keyword, PutCounters(Target(CREATURE), PLUS_ONE, number_of(keyword)))


def _saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.171a."""
    cost = Cost(None, (TapForPower(number_of(keyword), other=True, keyword=keyword.keyword),))
    return (ActivatedAbility(cost, Designate(Designation.SADDLED), Timing.SORCERY),)


def _scavenge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.97a."""
    cost = _and(cost_of(keyword), ExileSelf())
    effect = PutCounters(Target(CREATURE), PLUS_ONE, PowerOf(THIS))
    return (ActivatedAbility(cost, effect, Timing.SORCERY, zones=_GRAVEYARD),)


def _transfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """702.71a."""
    alike = Group(Cards((CardType.CREATURE,)), modifiers=(WithManaValue(ManaValueOf(THIS)),))
    cost = _and(cost_of(keyword), SacrificeSelf())
    return (ActivatedAbility(cost, SearchLibrary(alike, Zone.BATTLEFIELD), Timing.SORCERY),)


def _transmute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.53a."""
    alike = Group(Cards(), modifiers=(WithManaValue(ManaValueOf(THIS)),))
    return _from_hand(keyword, SearchLibrary(alike, Zone.HAND), Timing.SORCERY)


def _typecycling(keyword: Keyword) -> tuple[Ability, ...]:
    """702.29e."""
    quality = quality_of(keyword)
    what: Collection
    if isinstance(quality, OfKind):
        what = Group(Cards((quality.kind,)))
    elif isinstance(quality, IsBasicLand):
        what = Group(Cards((CardType.LAND,)), (OfKind(Supertype.BASIC),))
    else:
        what = _as_cards(quality)
    return _from_hand(keyword, SearchLibrary(what, Zone.HAND))


def _as_cards(quality: object) -> Collection:
    assert isinstance(quality, Collection)
    return quality


def _umbra_armor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.89a."""
    return (StaticAbility((UmbraArmor(),)),)


def _unearth(keyword: Keyword) -> tuple[Ability, ...]:
    """702.84a."""
    back = Sequence(
        (
            PutOntoBattlefield(THIS, register=0),
            Apply(Result(0), (GainAbilities((Keyword(KeywordAbility.HASTE),)),), Duration.FOREVER),
            Later(BeginningOf(Step.END), ExileObjects(Bound()), about=Result(0)),
            Apply(Result(0), (LeavesToExile(),), Duration.FOREVER),
        )
    )
    return (ActivatedAbility(cost_of(keyword), back, Timing.SORCERY, zones=_GRAVEYARD),)


PLACING: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {
    KeywordAbility.ABSORB: _absorb,
    KeywordAbility.BOAST: _boast,
    KeywordAbility.CHANGELING: _changeling,
    KeywordAbility.CREW: _crew,
    KeywordAbility.CYCLING: _cycling,
    KeywordAbility.DREDGE: _dredge,
    KeywordAbility.EXHAUST: _exhaust,
    KeywordAbility.FORECAST: _forecast,
    KeywordAbility.FORTIFY: _fortify,
    KeywordAbility.FOR_MIRRODIN: _for_mirrodin,
    KeywordAbility.JOB_SELECT: _job_select,
    KeywordAbility.LIVING_WEAPON: _living_weapon,
    KeywordAbility.OUTLAST: _outlast,
    KeywordAbility.RECONFIGURE: _reconfigure,
    KeywordAbility.REINFORCE: _reinforce,
    KeywordAbility.SADDLE: _saddle,
    KeywordAbility.SCAVENGE: _scavenge,
    KeywordAbility.TRANSFIGURE: _transfigure,
    KeywordAbility.TRANSMUTE: _transmute,
    KeywordAbility.TYPECYCLING: _typecycling,
    KeywordAbility.UMBRA_ARMOR: _umbra_armor,
    KeywordAbility.UNEARTH: _unearth,
}
"""Keywords that are activated or put things to use, and the functions that spell them out."""
