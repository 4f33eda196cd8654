"""Keyword abilities that make copies."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Color, Duration, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import ActivatedAbility, Cost, Keyword, SpellAbility, TriggeredAbility
from shinpan.phrases.base import Effect, Timing
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.encoding import Encode
from shinpan.phrases.copying.exceptions import (
    CopyException,
    ExceptColors,
    ExceptNoManaCost,
    ExceptPowerToughness,
    ExceptTypesToo,
)
from shinpan.phrases.copying.opponents import CreateAttackingCopies, CreateCopiesAgainstOpponents
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.effects.zones import ExileObjects, SacrificePermanents
from shinpan.phrases.expanding.parts import ITSELF, THIS, cost_of
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.payments import ExileSelf
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Bound, Result
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.turns import BeginningOf

_GRAVEYARD = frozenset({Zone.GRAVEYARD})
_ZOMBIE_TOO = ExceptTypesToo(subtypes=(CreatureType.ZOMBIE,))
_HASTE = GainAbilities((Keyword(KeywordAbility.HASTE),))


def _from_graveyard(keyword: Keyword, effect: Effect) -> tuple[Ability, ...]:
    """Return the ability of a card in a graveyard that is exiled to pay for it, as a sorcery."""
    cost = cost_of(keyword)
    whole = Cost(cost.mana, (*cost.parts, ExileSelf()))
    return (ActivatedAbility(whole, effect, Timing.SORCERY, zones=_GRAVEYARD),)


def _embalm(keyword: Keyword) -> tuple[Ability, ...]:
    """702.128a."""
    exceptions: tuple[CopyException, ...] = (ExceptColors((Color.WHITE,)), ExceptNoManaCost(), _ZOMBIE_TOO)
    return _from_graveyard(keyword, CreateCopies(THIS, exceptions, mark=KeywordAbility.EMBALM))


def _eternalize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.129a."""
    size = ExceptPowerToughness(Fixed(4), Fixed(4))
    exceptions: tuple[CopyException, ...] = (ExceptColors((Color.BLACK,)), size, ExceptNoManaCost(), _ZOMBIE_TOO)
    return _from_graveyard(keyword, CreateCopies(THIS, exceptions))


def _encore(keyword: Keyword) -> tuple[Ability, ...]:
    """702.141a."""
    later = Later(BeginningOf(Step.END), SacrificePermanents(Bound()), about=Result(0))
    effects = (CreateCopiesAgainstOpponents(THIS), Apply(Result(0), (_HASTE,), Duration.FOREVER), later)
    return _from_graveyard(keyword, Sequence(effects))


def _myriad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.116a."""
    later = Later(BeginningOf(Step.END_OF_COMBAT), ExileObjects(Bound()), about=Result(0))
    return (TriggeredAbility(Attacks(ITSELF), Sequence((CreateAttackingCopies(), later))),)


def _cipher(keyword: Keyword) -> tuple[Ability, ...]:
    """702.99a."""
    return (SpellAbility(Encode()),)


COPYING: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {
    KeywordAbility.CIPHER: _cipher,
    KeywordAbility.EMBALM: _embalm,
    KeywordAbility.ENCORE: _encore,
    KeywordAbility.ETERNALIZE: _eternalize,
    KeywordAbility.MYRIAD: _myriad,
}
"""For each of these keywords the function that spells it out."""
