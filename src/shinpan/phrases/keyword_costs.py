"""How the keyword abilities that are about casting are spelled out (702): costs, and zones to cast from."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.enums import CardType, ObjectKind, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Cost, Keyword, StaticAbility, TriggeredAbility
from shinpan.phrases.base import NOWHERE, CastingPart, Condition, StaticPart
from shinpan.phrases.casting import AdditionalCost, AlternativeCost, CastFrom, CostForMoreModes
from shinpan.phrases.conditions import AlternativeWasPaid, ExtraWasPaid
from shinpan.phrases.costchanges import Direction, ThisCosts
from shinpan.phrases.costs import DiscardSome, SacrificeSome
from shinpan.phrases.effects.zones import SacrificePermanents
from shinpan.phrases.qualities.groups import AnyOf, Group, OneOf
from shinpan.phrases.qualities.nouns import Cards, OpponentPlayers, Permanents, Things
from shinpan.phrases.qualities.places import ControlledBy
from shinpan.phrases.quantities import Count
from shinpan.phrases.references.objects import This
from shinpan.phrases.references.players import AnOpponent, You
from shinpan.phrases.replacements.stack import ExileAsItLeavesStack, ToHandAsItResolves
from shinpan.phrases.this_turn.conditions import LostLife, YouCastAnother
from shinpan.phrases.triggers.zones import Enters

_STACK = frozenset({Zone.STACK})
_Abilities = tuple[Ability, ...]


def _cost(keyword: Keyword) -> Cost:
    assert keyword.cost is not None
    return keyword.cost


def _says(part: CastingPart) -> StaticAbility:
    """Return the static ability of a part that casting reads off the card, wherever that is."""
    return StaticAbility((part,), zones=NOWHERE)


def _on_stack(*parts: StaticPart, condition: Condition | None = None) -> StaticAbility:
    return StaticAbility(parts, condition, zones=_STACK)


def _alternative(keyword: Keyword, condition: Condition | None = None) -> StaticAbility:
    """Return "you may pay [cost] rather than pay this spell's mana cost", perhaps under a condition."""
    return _says(AlternativeCost(_cost(keyword), condition, keyword.keyword))


def _optional(keyword: Keyword, cost: Cost, *, repeatable: bool = False) -> StaticAbility:
    return _says(AdditionalCost(cost, optional=True, repeatable=repeatable, keyword=keyword.keyword))


def _exiled_afterwards(keyword: KeywordAbility) -> StaticAbility:
    return _on_stack(ExileAsItLeavesStack(), condition=AlternativeWasPaid(keyword))


def _affinity(keyword: Keyword) -> _Abilities:
    """702.41a."""
    group = keyword.quality
    assert isinstance(group, Group)
    yours = group.with_(modifiers=(*group.modifiers, ControlledBy(You())))
    return (_on_stack(ThisCosts(Count(yours), direction=Direction.LESS)),)


def _bargain(keyword: Keyword) -> _Abilities:
    """702.166a."""
    what = AnyOf((Group(Permanents((CardType.ARTIFACT, CardType.ENCHANTMENT))), Group(Things((ObjectKind.TOKEN,)))))
    return (_optional(keyword, Cost(None, (SacrificeSome(what),))),)


def _buyback(keyword: Keyword) -> _Abilities:
    """702.27a."""
    paid = ExtraWasPaid(KeywordAbility.BUYBACK)
    return _optional(keyword, _cost(keyword)), _on_stack(ToHandAsItResolves(), condition=paid)


def _entwine(keyword: Keyword) -> _Abilities:
    """702.42a; that all modes are chosen then is the matter of choosing modes."""
    return (_optional(keyword, _cost(keyword)),)


def _escalate(keyword: Keyword) -> _Abilities:
    """702.120a."""
    return (_says(CostForMoreModes(_cost(keyword))),)


def _escape(keyword: Keyword) -> _Abilities:
    """702.138a."""
    return (_says(CastFrom(Zone.GRAVEYARD, _cost(keyword), keyword=KeywordAbility.ESCAPE)),)


def _evoke(keyword: Keyword) -> _Abilities:
    """702.74a."""
    paid = AlternativeWasPaid(KeywordAbility.EVOKE)
    return _alternative(keyword), TriggeredAbility(Enters(OneOf(This())), SacrificePermanents(This()), paid)


def _flashback(keyword: Keyword) -> _Abilities:
    """702.34a."""
    return (
        _says(CastFrom(Zone.GRAVEYARD, _cost(keyword), keyword=KeywordAbility.FLASHBACK)),
        _exiled_afterwards(KeywordAbility.FLASHBACK),
    )


def _jump_start(keyword: Keyword) -> _Abilities:
    """702.133a."""
    discard = Cost(None, (DiscardSome(Group(Cards())),))
    return (
        _says(CastFrom(Zone.GRAVEYARD, additional=discard, keyword=KeywordAbility.JUMP_START)),
        _exiled_afterwards(KeywordAbility.JUMP_START),
    )


def _kicker(keyword: Keyword) -> _Abilities:
    """702.33a."""
    return (_optional(keyword, _cost(keyword)),)


def _multikicker(keyword: Keyword) -> _Abilities:
    """702.33c."""
    return (_optional(keyword, _cost(keyword), repeatable=True),)


def _mutate(keyword: Keyword) -> _Abilities:
    """702.140a; what the spell targets then, and how it resolves, is the matter of targeting and resolving."""
    return (_alternative(keyword),)


def _retrace(keyword: Keyword) -> _Abilities:
    """702.81a."""
    discard = Cost(None, (DiscardSome(Group(Cards((CardType.LAND,)))),))
    return (_says(CastFrom(Zone.GRAVEYARD, additional=discard, keyword=KeywordAbility.RETRACE)),)


def _spectacle(keyword: Keyword) -> _Abilities:
    """702.137a."""
    return (_alternative(keyword, LostLife(AnOpponent())),)


def _surge(keyword: Keyword) -> _Abilities:
    """702.117a."""
    return (_alternative(keyword, YouCastAnother()),)


def _undaunted(keyword: Keyword) -> _Abilities:
    """702.125a."""
    return (_on_stack(ThisCosts(Count(Group(OpponentPlayers())), direction=Direction.LESS)),)


COST_EXPANSIONS: dict[KeywordAbility, Callable[[Keyword], _Abilities]] = {
    KeywordAbility.AFFINITY: _affinity,
    KeywordAbility.BARGAIN: _bargain,
    KeywordAbility.BUYBACK: _buyback,
    KeywordAbility.ENTWINE: _entwine,
    KeywordAbility.ESCALATE: _escalate,
    KeywordAbility.ESCAPE: _escape,
    KeywordAbility.EVOKE: _evoke,
    KeywordAbility.FLASHBACK: _flashback,
    KeywordAbility.JUMP_START: _jump_start,
    KeywordAbility.KICKER: _kicker,
    KeywordAbility.MULTIKICKER: _multikicker,
    KeywordAbility.MUTATE: _mutate,
    KeywordAbility.RETRACE: _retrace,
    KeywordAbility.SPECTACLE: _spectacle,
    KeywordAbility.SURGE: _surge,
    KeywordAbility.UNDAUNTED: _undaunted,
}
"""For a keyword about casting: the function that spells it out."""
