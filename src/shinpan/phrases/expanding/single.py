"""Keyword abilities that are each of their own kind: pairs, ghosts, hidden cards, speed, Sagas (702)."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.designations import Designation
from shinpan.game.enums import Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import ActivatedAbility, Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.attackoptions import MayEnlist
from shinpan.phrases.circumstances import IsDesignated
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.hiding import Hideaway
from shinpan.phrases.effects.keyworded import BackUp, Firebend, SwapAuras
from shinpan.phrases.expanding.parts import (
    ANOTHER_CREATURE_YOU_CONTROL,
    CREATURE,
    ITSELF,
    PLUS_ONE,
    THIS,
    cost_of,
    number_of,
)
from shinpan.phrases.haunting import ExileHaunting, PutAwayAsItResolves
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.quantities import Fixed, PowerOf
from shinpan.phrases.references.objects import Bound
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.sagas import ReadsAhead
from shinpan.phrases.soulbonds import CanPair, Pair
from shinpan.phrases.speed import HasMaxSpeed
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.triggers.zones import Enters, GoesToGraveyard

_Abilities = tuple[Ability, ...]
_STACK = frozenset({Zone.STACK})


def _aura_swap(keyword: Keyword) -> _Abilities:
    """702.65a."""
    return (ActivatedAbility(cost_of(keyword), SwapAuras()),)


def _backup(keyword: Keyword) -> _Abilities:
    """702.165a."""
    return (TriggeredAbility(Enters(ITSELF), BackUp(Target(CREATURE), PLUS_ONE, number_of(keyword))),)


def _enlist(keyword: Keyword) -> _Abilities:
    """702.154a."""
    gain = Apply(THIS, (ChangePowerToughness(PowerOf(Bound()), Fixed(0)),))
    return (StaticAbility((MayEnlist(TriggeredAbility(WhenYouDo(), gain)),)),)


def _firebending(keyword: Keyword) -> _Abilities:
    """702.189a."""
    return (TriggeredAbility(Attacks(ITSELF), Firebend(number_of(keyword))),)


def _haunt(keyword: Keyword) -> _Abilities:
    """702.55a."""
    haunt = ExileHaunting(Target(CREATURE))
    return (
        TriggeredAbility(GoesToGraveyard(ITSELF), haunt),
        TriggeredAbility(PutAwayAsItResolves(), haunt, zones=_STACK),
    )


def _hideaway(keyword: Keyword) -> _Abilities:
    """702.75a."""
    return (TriggeredAbility(Enters(ITSELF), Hideaway(number_of(keyword))),)


def _infinity(keyword: Keyword) -> _Abilities:
    """702.186a-b."""
    return _while(keyword, StaticAbility((), IsDesignated(Designation.HARNESSED)))


def _max_speed(keyword: Keyword) -> _Abilities:
    """702.178a."""
    return _while(keyword, StaticAbility((), HasMaxSpeed()))


def _while(keyword: Keyword, frame: StaticAbility) -> _Abilities:
    """Return the static ability by which the object has the ability of the keyword under a condition."""
    assert keyword.ability is not None
    return (frame.with_(parts=(Modify(THIS, (GainAbilities((keyword.ability,)),)),)),)


def _read_ahead(keyword: Keyword) -> _Abilities:
    """702.155b; what keeps earlier chapters from triggering is the matter of the chapters."""
    return (StaticAbility((ReadsAhead(),)),)


def _soulbond(keyword: Keyword) -> _Abilities:
    """702.95a."""
    return (
        TriggeredAbility(Enters(ITSELF), Pair(), CanPair()),
        TriggeredAbility(Enters(ANOTHER_CREATURE_YOU_CONTROL), Pair(True), CanPair(True)),
    )


SINGLE: dict[KeywordAbility, Callable[[Keyword], _Abilities]] = {
    KeywordAbility.AURA_SWAP: _aura_swap,
    KeywordAbility.BACKUP: _backup,
    KeywordAbility.ENLIST: _enlist,
    KeywordAbility.FIREBENDING: _firebending,
    KeywordAbility.HAUNT: _haunt,
    KeywordAbility.HIDEAWAY: _hideaway,
    KeywordAbility.INFINITY: _infinity,
    KeywordAbility.MAX_SPEED: _max_speed,
    KeywordAbility.READ_AHEAD: _read_ahead,
    KeywordAbility.SOULBOND: _soulbond,
}
"""For each of these keywords the function that spells it out."""
