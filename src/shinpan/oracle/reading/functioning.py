"""What follows from what an ability says: where it functions (113.6), whether it defines characteristics (604.3)."""

from typing import Any

from shinpan.game.enums import Zone
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import (
    BATTLEFIELD,
    EVERYWHERE,
    NOWHERE,
    CastingPart,
    Quantity,
    StaticPart,
    Timing,
    TriggerPhrase,
    walk,
)
from shinpan.phrases.conditions import BothHold, Fits
from shinpan.phrases.costchanges import OwnCostChange
from shinpan.phrases.effects.handier import ReturnSelf
from shinpan.phrases.haunting import HauntedDies
from shinpan.phrases.mechanics.suspending import CounterRemovedInExile, IsSuspended
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import (
    DefinePower,
    DefinePowerToughness,
    DefineToughness,
    SetPowerToughness,
)
from shinpan.phrases.payments import DiscardSelf, ExileSelf, RevealSelf
from shinpan.phrases.permissions import MayBeginOnBattlefield
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.qualities.places import InEitherZone, InZone
from shinpan.phrases.quantities import Fixed, Sum
from shinpan.phrases.reach.having import ArrivesFromLibrary
from shinpan.phrases.references.objects import This
from shinpan.phrases.replacements.discarding import EntersIfDiscarded, OpponentHasThisDiscarded
from shinpan.phrases.replacements.swallowing import AsBigAsExiled
from shinpan.phrases.replacements.zones import ExileInstead, IntoLibraryInstead
from shinpan.phrases.restrictions import CantBeCopied, CantBeCountered
from shinpan.phrases.triggers.actions import CastsThis, Cycles, LastCounterRemoved
from shinpan.phrases.triggers.either import EitherHappens
from shinpan.phrases.triggers.zones import ArrivesInGraveyard

_STACK = frozenset({Zone.STACK})
_HAND = frozenset({Zone.HAND})
_DEFINING = (AsBigAsExiled, DefinePower, DefinePowerToughness, DefineToughness, SetColors)


def stated_zones(condition: Any) -> frozenset[Zone] | None:
    """Return the zones in which an ability says that its object has to be; None if it names none (113.6b)."""
    match condition:
        case IsSuspended():
            return frozenset({Zone.EXILE})
        case Fits(which=This(), quality=InZone(zone=zone)):
            return frozenset({zone})
        case Fits(which=This(), quality=InEitherZone(first=InZone(zone=zone), second=InZone(zone=other))):
            return frozenset({zone, other})
        case BothHold(first=first, second=second):
            return stated_zones(first) or stated_zones(second)
    return None


def activated_zones(cost: Any, condition: Any = None) -> frozenset[Zone] | None:
    """Return where an activated ability functions if its cost or condition says so, else None (113.6j, 113.6m)."""
    for part in cost.parts:
        match part:
            case ExileSelf(zone=zone):
                return frozenset({zone})
            case DiscardSelf() | RevealSelf(command=False):
                return _HAND
            case RevealSelf():
                return frozenset({Zone.HAND, Zone.COMMAND})
    return stated_zones(condition)


def static_zones(parts: tuple[StaticPart, ...], condition: Any = None) -> frozenset[Zone]:
    """Return where a static ability functions: on the battlefield, unless it says, or makes sense, elsewhere only."""
    stated = stated_zones(condition)
    if stated is not None:
        return stated
    match parts:
        case (CastingPart(), *_):
            return NOWHERE
        case (OwnCostChange() | CantBeCountered(affected=This()) | CantBeCopied(affected=This()), *_):
            return _STACK
        case (MayBeginOnBattlefield() | EntersIfDiscarded(), *_):
            return _HAND
        case (ExileInstead(what=OneOf(which=This()), origin=None) | IntoLibraryInstead(what=OneOf(which=This())), *_):
            return EVERYWHERE  # "from anywhere"
    return BATTLEFIELD


def trigger_zones(trigger: TriggerPhrase, effect: Any = None, condition: Any = None) -> frozenset[Zone]:
    """Return where a triggered ability functions: where its object is when the event happens (113.6)."""
    stated = stated_zones(condition)
    if stated is not None:
        return stated
    if any(isinstance(each, ReturnSelf) for each in walk(effect)) and not _about_itself(trigger):
        return frozenset({Zone.GRAVEYARD})
    match trigger:
        case CounterRemovedInExile() | LastCounterRemoved(exiled=True):
            return frozenset({Zone.EXILE})
        case EitherHappens(first=first, second=HauntedDies()):
            return trigger_zones(first) | {Zone.EXILE}
        case EitherHappens(first=first):
            return trigger_zones(first)
        case HauntedDies():
            return frozenset({Zone.EXILE})
        case CastsThis():
            return _STACK
        case ArrivesInGraveyard(what=OneOf(which=This())) | ArrivesFromLibrary(what=OneOf(which=This())):
            return frozenset({Zone.GRAVEYARD})  # it can't trigger from the battlefield (113.6k)
        case OpponentHasThisDiscarded():
            return frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD, Zone.HAND, Zone.LIBRARY})
        case Cycles():
            return frozenset({Zone.GRAVEYARD, Zone.EXILE})
    return BATTLEFIELD


def _about_itself(trigger: TriggerPhrase) -> bool:
    """Return whether a trigger waits for what happens to its own object."""
    return getattr(trigger, "what", None) == OneOf(This()) or any(isinstance(each, This) for each in walk(trigger))


def is_defining(parts: tuple[StaticPart, ...], condition: Any) -> bool:
    """Return whether a static ability defines the characteristics of its own object (604.3a)."""
    return condition is None and all(
        isinstance(part, Modify)
        and isinstance(part.affected, This)
        and all(isinstance(change, _DEFINING) for change in part.changes)
        for part in parts
    )


def as_given(ability: Any) -> Any:
    """Return an ability as an effect gives it: what would define power and toughness sets them then (604.3a, 613.4b).

    Only what is printed, copied, or on a token from the start is characteristic-defining.
    """
    match ability:
        case StaticAbility(
            defining=True, parts=(Modify(affected=This(), changes=(DefinePowerToughness(power, toughness),)) as part,)
        ):
            setting = part.with_(changes=(SetPowerToughness(power, toughness),))
            return ability.with_(parts=(setting,), defining=False, zones=static_zones((setting,), None))
    return ability


def defined_size(abilities: tuple[Any, ...]) -> tuple[int, int] | None:
    """Return what stands for * in power and toughness that abilities define: 0, or the number in "1+*" (208.2a).

    None if no ability defines them.
    """
    for ability in abilities:
        if isinstance(ability, StaticAbility) and ability.defining:
            for part in ability.parts:
                for change in part.changes if isinstance(part, Modify) else ():
                    if isinstance(change, AsBigAsExiled):
                        return 0, 0
                    if isinstance(change, DefinePower):
                        return _base(change.power), 0
                    if isinstance(change, DefineToughness):
                        return 0, _base(change.toughness)
                    if isinstance(change, DefinePowerToughness):
                        return _base(change.power), _base(change.toughness)
    return None


def _base(quantity: Quantity) -> int:
    return quantity.second.number if isinstance(quantity, Sum) and isinstance(quantity.second, Fixed) else 0


def timing_of(cost: Any, timing: Timing) -> Timing:
    """Return when an ability may be activated: a loyalty ability only as a sorcery (606.3)."""
    return Timing.SORCERY if cost.loyalty is not None else timing
