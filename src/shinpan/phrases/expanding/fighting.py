"""Keyword abilities about attacking and blocking."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Color, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword, TriggeredAbility
from shinpan.phrases.blocking import MustBlock
from shinpan.phrases.circumstances import IsntDesignated, WithLesserPower
from shinpan.phrases.counting import BlockersBeyondFirst, OpponentsAttacked
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.designating import Designate
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.exiling import ExileFromTop
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.sequence import May, Sequence
from shinpan.phrases.effects.statuses import PutCounters, UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import SacrificePermanents
from shinpan.phrases.expanding.parts import ITSELF, ONE, PLAYER, PLUS_ONE, THIS, number_of
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import ControlledBy, Other
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.qualities.traits import WithoutKeyword
from shinpan.phrases.quantities import Fixed, Negative, Product
from shinpan.phrases.references.objects import All, Bound, EventObject, Result
from shinpan.phrases.references.players import DefendingPlayer, EventPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.tokens import creature_token
from shinpan.phrases.triggers.combat import Attacks, BecomesBlocked
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.fighting import (
    AttacksBesideStronger,
    AttacksRichest,
    AttacksUnblocked,
    BecomesBlockedBy,
    BlocksOrBecomesBlocked,
)
from shinpan.phrases.triggers.turns import BeginningOf

_NOTHING = Fixed(0)
_WARRIOR = creature_token((1, 1), (Color.RED,), CreatureType.WARRIOR)
_GROW = PutCounters(THIS, PLUS_ONE)
_HITS_PLAYER = DealsDamage(ITSELF, PLAYER, combat=True)


def _afflict(keyword: Keyword) -> tuple[Ability, ...]:
    """702.130a."""
    return (TriggeredAbility(BecomesBlocked(ITSELF), LoseLife(number_of(keyword), DefendingPlayer())),)


def _annihilator(keyword: Keyword) -> tuple[Ability, ...]:
    """702.86a."""
    effect = SacrificeChosen(DefendingPlayer(), Group(Permanents()), number_of(keyword))
    return (TriggeredAbility(Attacks(ITSELF), effect),)


def _battle_cry(keyword: Keyword) -> tuple[Ability, ...]:
    """702.91a."""
    others = Group(Permanents((CardType.CREATURE,)), adjectives=(Other(), IsAttacking()))
    return (TriggeredAbility(Attacks(ITSELF), Apply(All(others), (ChangePowerToughness(ONE, _NOTHING),))),)


def _bushido(keyword: Keyword) -> tuple[Ability, ...]:
    """702.45a."""
    number = number_of(keyword)
    return (TriggeredAbility(BlocksOrBecomesBlocked(ITSELF), Apply(THIS, (ChangePowerToughness(number, number),))),)


def _decayed(keyword: Keyword) -> tuple[Ability, ...]:
    """702.147a; that it can't block is the matter of combat."""
    end = Later(BeginningOf(Step.END_OF_COMBAT), SacrificePermanents(Bound()), about=THIS)
    return (TriggeredAbility(Attacks(ITSELF), end),)


def _dethrone(keyword: Keyword) -> tuple[Ability, ...]:
    """702.105a."""
    return (TriggeredAbility(AttacksRichest(ITSELF), _GROW),)


def _flanking(keyword: Keyword) -> tuple[Ability, ...]:
    """702.25a."""
    unskilled = Group(Permanents((CardType.CREATURE,)), modifiers=(WithoutKeyword(KeywordAbility.FLANKING),))
    loss = ChangePowerToughness(Negative(ONE), Negative(ONE))
    return (TriggeredAbility(BecomesBlockedBy(ITSELF, unskilled), Apply(EventObject(), (loss,))),)


def _frenzy(keyword: Keyword) -> tuple[Ability, ...]:
    """702.68a."""
    gain = ChangePowerToughness(number_of(keyword), _NOTHING)
    return (TriggeredAbility(AttacksUnblocked(ITSELF), Apply(THIS, (gain,))),)


def _ingest(keyword: Keyword) -> tuple[Ability, ...]:
    """702.115a."""
    return (TriggeredAbility(_HITS_PLAYER, ExileFromTop(ONE, EventPlayer())),)


def _melee(keyword: Keyword) -> tuple[Ability, ...]:
    """702.121a."""
    number = OpponentsAttacked()
    return (TriggeredAbility(Attacks(ITSELF), Apply(THIS, (ChangePowerToughness(number, number),))),)


def _mentor(keyword: Keyword) -> tuple[Ability, ...]:
    """702.134a."""
    weaker = Group(Permanents((CardType.CREATURE,)), adjectives=(IsAttacking(),), modifiers=(WithLesserPower(),))
    return (TriggeredAbility(Attacks(ITSELF), PutCounters(Target(weaker), PLUS_ONE)),)


def _mobilize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.181a."""
    make = CreateTokens(_WARRIOR, number_of(keyword), tapped=True, attacking=True, register=0)
    end = Later(BeginningOf(Step.END), SacrificePermanents(Bound()), about=Result(0))
    return (TriggeredAbility(Attacks(ITSELF), Sequence((make, end))),)


def _poisonous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.70a."""
    return (TriggeredAbility(_HITS_PLAYER, PutCounters(EventPlayer(), CounterKind.POISON, number_of(keyword))),)


def _provoke(keyword: Keyword) -> tuple[Ability, ...]:
    """702.39a."""
    theirs = Group(Permanents((CardType.CREATURE,)), modifiers=(ControlledBy(DefendingPlayer()),))
    act = Sequence((UntapPermanents(Target(theirs)), Apply(TheTarget(), (MustBlock(attacker=THIS),))))
    return (TriggeredAbility(Attacks(ITSELF), May(act)),)


def _rampage(keyword: Keyword) -> tuple[Ability, ...]:
    """702.23a."""
    number = Product(number_of(keyword), BlockersBeyondFirst())
    return (TriggeredAbility(BecomesBlocked(ITSELF), Apply(THIS, (ChangePowerToughness(number, number),))),)


def _renown(keyword: Keyword) -> tuple[Ability, ...]:
    """702.112a."""
    grow = Sequence((PutCounters(THIS, PLUS_ONE, number_of(keyword)), Designate(Designation.RENOWNED)))
    return (TriggeredAbility(_HITS_PLAYER, grow, IsntDesignated(Designation.RENOWNED)),)


def _training(keyword: Keyword) -> tuple[Ability, ...]:
    """702.149a."""
    return (TriggeredAbility(AttacksBesideStronger(), _GROW),)


FIGHTING: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {
    KeywordAbility.AFFLICT: _afflict,
    KeywordAbility.ANNIHILATOR: _annihilator,
    KeywordAbility.BATTLE_CRY: _battle_cry,
    KeywordAbility.BUSHIDO: _bushido,
    KeywordAbility.DECAYED: _decayed,
    KeywordAbility.DETHRONE: _dethrone,
    KeywordAbility.FLANKING: _flanking,
    KeywordAbility.FRENZY: _frenzy,
    KeywordAbility.INGEST: _ingest,
    KeywordAbility.MELEE: _melee,
    KeywordAbility.MENTOR: _mentor,
    KeywordAbility.MOBILIZE: _mobilize,
    KeywordAbility.POISONOUS: _poisonous,
    KeywordAbility.PROVOKE: _provoke,
    KeywordAbility.RAMPAGE: _rampage,
    KeywordAbility.RENOWN: _renown,
    KeywordAbility.TRAINING: _training,
}
"""Keywords about fighting, and the functions that spell them out."""
