"""Keyword abilities about entering, staying and dying: counters, upkeep, coming back."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Cost, Keyword, Modify, SpellAbility, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.circumstances import CameSinceUpkeep, HadNoCounter, HasCounter, IsBigger, WasDealtDamage
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.counting import ColorsSpent, CountersOn
from shinpan.phrases.done_as_cost import Done
from shinpan.phrases.effects.counters import MoveCounter, RemoveCounterOrElse
from shinpan.phrases.effects.designating import Designate
from shinpan.phrases.effects.exploiting import ChampionOrSacrifice, Exploit
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.paying import MayPay, UnlessPaid
from shinpan.phrases.effects.sequence import May, Sequence
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import ExileObjects, PutOntoBattlefield, ReturnToHand, SacrificePermanents
from shinpan.phrases.expanding.parts import (
    ANOTHER_CREATURE,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ITSELF,
    MINUS_ONE,
    ONE,
    PLUS_ONE,
    THIS,
    YOU,
    cost_of,
    number_of,
    quality_of,
)
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Cards, Permanents, Spells
from shinpan.phrases.qualities.places import ControlledBy, InZone, OwnedBy
from shinpan.phrases.qualities.stacked import SpellsOrAbilities
from shinpan.phrases.qualities.traits import OfKind, WithManaValue
from shinpan.phrases.quantities import Amount
from shinpan.phrases.references.objects import EventObject, EventStacked, Linked
from shinpan.phrases.references.players import AnOpponent, EachOpponent, EventPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.arriving import (
    Amplifies,
    ChoseHaste,
    Devours,
    MayEnterWithCounter,
    Riots,
    Sunburst,
    Tribute,
)
from shinpan.phrases.replacements.entering import EntersWithCounters
from shinpan.phrases.restrictions import CantBlock
from shinpan.phrases.tokens import creature_token
from shinpan.phrases.triggers.actions import LastCounterRemoved
from shinpan.phrases.triggers.acts import BecomesTarget, Casts
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters, GoesToGraveyard, LeavesBattlefield

_FLYING = Keyword(KeywordAbility.FLYING)
_SPIRIT = creature_token((1, 1), (Color.WHITE, Color.BLACK), CreatureType.SPIRIT, abilities=(_FLYING,))
_SERVO = creature_token((1, 1), (), CreatureType.SERVO, artifact=True)
_AN_OPPONENTS = Group(SpellsOrAbilities(), modifiers=(ControlledBy(AnOpponent()),))
_YOUR_UPKEEP = BeginningOf(Step.UPKEEP, YOU)
_HYBRID = Cost(ManaCost.parse("{W/B}"))


def _with(kind: CounterKind, keyword: Keyword) -> StaticAbility:
    return StaticAbility((EntersWithCounters(kind, number_of(keyword)),))


def _afterlife(keyword: Keyword) -> tuple[Ability, ...]:
    """702.135a."""
    return (TriggeredAbility(Dies(ITSELF), CreateTokens(_SPIRIT, number_of(keyword))),)


def _amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.38a."""
    return (StaticAbility((Amplifies(number_of(keyword)),)),)


def _bloodthirst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.54a."""
    hurt = WasDealtDamage(AnOpponent())
    return (StaticAbility((EntersWithCounters(PLUS_ONE, number_of(keyword), hurt),)),)


def _cumulative_upkeep(keyword: Keyword) -> tuple[Ability, ...]:
    """702.24a."""
    grow = PutCounters(THIS, CounterKind.AGE)
    act = keyword.ability.effect if isinstance(keyword.ability, SpellAbility) else None
    cost = cost_of(keyword) if act is None else Cost(None, (Done(act),))
    pay = UnlessPaid(SacrificePermanents(THIS), cost, YOU, CountersOn(CounterKind.AGE))
    return (TriggeredAbility(_YOUR_UPKEEP, Sequence((grow, pay))),)


def _devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a, 702.82c."""
    group = keyword.quality if isinstance(keyword.quality, Group) else CREATURE
    return (StaticAbility((Devours(number_of(keyword), group),)),)


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a."""
    group = quality_of(keyword)
    assert isinstance(group, Group)
    return (
        TriggeredAbility(Enters(ITSELF), ChampionOrSacrifice(group)),
        TriggeredAbility(LeavesBattlefield(ITSELF), PutOntoBattlefield(Linked(0))),
    )


def _echo(keyword: Keyword) -> tuple[Ability, ...]:
    """702.30a."""
    pay = UnlessPaid(SacrificePermanents(THIS), cost_of(keyword))
    act = Sequence((pay, Designate(Designation.ECHOED)))
    return (TriggeredAbility(_YOUR_UPKEEP, act, CameSinceUpkeep()),)


def _exploit(keyword: Keyword) -> tuple[Ability, ...]:
    """702.110a."""
    return (TriggeredAbility(Enters(ITSELF), Exploit()),)


def _recover(keyword: Keyword) -> tuple[Ability, ...]:
    """702.59a."""
    own = Group(Permanents((CardType.CREATURE,)), modifiers=(OwnedBy(YOU),))
    pay = MayPay(cost_of(keyword), ReturnToHand(THIS), otherwise=ExileObjects(THIS))
    return (TriggeredAbility(GoesToGraveyard(own), pay, zones=frozenset({Zone.GRAVEYARD})),)


def _evolve(keyword: Keyword) -> tuple[Ability, ...]:
    """702.100a."""
    return (TriggeredAbility(Enters(CREATURE_YOU_CONTROL), PutCounters(THIS, PLUS_ONE), IsBigger()),)


def _extort(keyword: Keyword) -> tuple[Ability, ...]:
    """702.101a."""
    drain = Sequence((LoseLife(ONE, EachOpponent(), register=0), GainLife(Amount(0))))
    return (TriggeredAbility(Casts(YOU, Group(Spells())), MayPay(_HYBRID, drain)),)


def _fabricate(keyword: Keyword) -> tuple[Ability, ...]:
    """702.123a."""
    number = number_of(keyword)
    choice = May(PutCounters(THIS, PLUS_ONE, number), otherwise=CreateTokens(_SERVO, number))
    return (TriggeredAbility(Enters(ITSELF), choice),)


def _fading(keyword: Keyword) -> tuple[Ability, ...]:
    """702.32a."""
    fade = RemoveCounterOrElse(CounterKind.FADE, SacrificePermanents(THIS))
    return (_with(CounterKind.FADE, keyword), TriggeredAbility(_YOUR_UPKEEP, fade))


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.58a."""
    move = May(MoveCounter(PLUS_ONE, THIS, EventObject()))
    return (
        _with(PLUS_ONE, keyword),
        TriggeredAbility(Enters(ANOTHER_CREATURE), move, HasCounter(PLUS_ONE)),
    )


def _modular(keyword: Keyword) -> tuple[Ability, ...]:
    """702.43a."""
    artifact_creature = Group(Permanents((CardType.CREATURE,)), adjectives=(OfKind(CardType.ARTIFACT),))
    inherit = May(PutCounters(Target(artifact_creature), PLUS_ONE, CountersOn(PLUS_ONE)))
    return (_with(PLUS_ONE, keyword), TriggeredAbility(GoesToGraveyard(ITSELF), inherit))


def _returning(kind: CounterKind) -> tuple[Ability, ...]:
    back: Effect = PutOntoBattlefield(EventObject(), counters=((kind, 1),))
    return (TriggeredAbility(Dies(ITSELF), back, HadNoCounter(kind)),)


def _persist(keyword: Keyword) -> tuple[Ability, ...]:
    """702.79a."""
    return _returning(MINUS_ONE)


def _riot(keyword: Keyword) -> tuple[Ability, ...]:
    """702.136a."""
    haste = Modify(THIS, (GainAbilities((Keyword(KeywordAbility.HASTE),)),))
    return (StaticAbility((Riots(),)), StaticAbility((haste,), ChoseHaste()))


def _soulshift(keyword: Keyword) -> tuple[Ability, ...]:
    """702.46a."""
    low = WithManaValue(number_of(keyword), Comparison.OR_LESS)
    spirits = Group(Cards((CreatureType.SPIRIT,)), modifiers=(low, InZone(Zone.GRAVEYARD, YOU)))
    return (TriggeredAbility(Dies(ITSELF), May(ReturnToHand(Target(spirits)))),)


def _sunburst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a."""
    return (StaticAbility((Sunburst(ColorsSpent()),)),)


def _tribute(keyword: Keyword) -> tuple[Ability, ...]:
    """702.104a."""
    return (StaticAbility((Tribute(number_of(keyword)),)),)


def _undying(keyword: Keyword) -> tuple[Ability, ...]:
    """702.93a."""
    return _returning(PLUS_ONE)


def _unleash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.98a."""
    return (
        StaticAbility((MayEnterWithCounter(),)),
        StaticAbility((CantBlock(THIS),), HasCounter(PLUS_ONE)),
    )


def _vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    """702.63a."""
    tick = RemoveCounterOrElse(CounterKind.TIME)
    entry = () if keyword.number is None else (_with(CounterKind.TIME, keyword),)
    return (
        *entry,
        TriggeredAbility(_YOUR_UPKEEP, tick, HasCounter(CounterKind.TIME)),
        TriggeredAbility(LastCounterRemoved(CounterKind.TIME, ITSELF), SacrificePermanents(THIS)),
    )


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """702.21a."""
    stop = UnlessPaid(CounterObjects(EventStacked()), cost_of(keyword), EventPlayer())
    return (TriggeredAbility(BecomesTarget(ITSELF, _AN_OPPONENTS), stop),)


LASTING: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {
    KeywordAbility.AFTERLIFE: _afterlife,
    KeywordAbility.AMPLIFY: _amplify,
    KeywordAbility.BLOODTHIRST: _bloodthirst,
    KeywordAbility.CHAMPION: _champion,
    KeywordAbility.CUMULATIVE_UPKEEP: _cumulative_upkeep,
    KeywordAbility.DEVOUR: _devour,
    KeywordAbility.ECHO: _echo,
    KeywordAbility.EVOLVE: _evolve,
    KeywordAbility.EXPLOIT: _exploit,
    KeywordAbility.EXTORT: _extort,
    KeywordAbility.FABRICATE: _fabricate,
    KeywordAbility.FADING: _fading,
    KeywordAbility.GRAFT: _graft,
    KeywordAbility.MODULAR: _modular,
    KeywordAbility.PERSIST: _persist,
    KeywordAbility.RECOVER: _recover,
    KeywordAbility.RIOT: _riot,
    KeywordAbility.SOULSHIFT: _soulshift,
    KeywordAbility.SUNBURST: _sunburst,
    KeywordAbility.TRIBUTE: _tribute,
    KeywordAbility.UNDYING: _undying,
    KeywordAbility.UNLEASH: _unleash,
    KeywordAbility.VANISHING: _vanishing,
    KeywordAbility.WARD: _ward,
}
"""Keywords about entering, staying and dying, and the functions that spell them out."""
