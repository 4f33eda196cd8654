"""Keyword abilities of cards with several faces: casting the other one, coming back as it."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.enums import CardType, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import ActivatedAbility, Keyword, Modify, StaticAbility
from shinpan.phrases.base import NOWHERE, Timing
from shinpan.phrases.casting import AlternativeCost, CastFrom
from shinpan.phrases.conditions import CastFromZone, TurnOf
from shinpan.phrases.expanding.parts import THIS, YOU, cost_of, number_of, quality_of
from shinpan.phrases.faces.crafting import CRAFTED, ExileMaterials, ExileThis
from shinpan.phrases.faces.transforming import ReturnTransformed
from shinpan.phrases.modifications.types import AddTypes
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.replacements.stack import ExileAsItLeavesStack

_STACK = frozenset({Zone.STACK})


def _aftermath(keyword: Keyword) -> tuple[Ability, ...]:
    """702.127a; that the half is cast from nowhere else is the matter of the ways of casting."""
    return (
        StaticAbility((CastFrom(Zone.GRAVEYARD, keyword=KeywordAbility.AFTERMATH),), zones=NOWHERE),
        StaticAbility((ExileAsItLeavesStack(),), CastFromZone(Zone.GRAVEYARD), zones=_STACK),
    )


def _craft(keyword: Keyword) -> tuple[Ability, ...]:
    """702.167a, 702.167c."""
    cost = cost_of(keyword)
    materials = Group(Permanents()) if keyword.quality is None else quality_of(keyword)
    whole = cost.with_(parts=(*cost.parts, ExileThis(), ExileMaterials(materials, number_of(keyword))))
    return (ActivatedAbility(whole, ReturnTransformed(THIS, materials=CRAFTED), Timing.SORCERY),)


def _disturb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.146a."""
    part = CastFrom(Zone.GRAVEYARD, cost_of(keyword), keyword=KeywordAbility.DISTURB, transformed=True)
    return (StaticAbility((part,), zones=NOWHERE),)


def _living_metal(keyword: Keyword) -> tuple[Ability, ...]:
    """702.161a."""
    return (StaticAbility((Modify(THIS, (AddTypes((CardType.ARTIFACT, CardType.CREATURE)),)),), TurnOf(YOU)),)


def _more_than_meets_the_eye(keyword: Keyword) -> tuple[Ability, ...]:
    """702.162a."""
    part = AlternativeCost(cost_of(keyword), keyword=keyword.keyword, transformed=True)
    return (StaticAbility((part,), zones=NOWHERE),)


FACES: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {
    KeywordAbility.AFTERMATH: _aftermath,
    KeywordAbility.CRAFT: _craft,
    KeywordAbility.DISTURB: _disturb,
    KeywordAbility.LIVING_METAL: _living_metal,
    KeywordAbility.MORE_THAN_MEETS_THE_EYE: _more_than_meets_the_eye,
}
"""Keywords of several faces, and the functions that spell them out."""
