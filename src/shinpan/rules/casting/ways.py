"""The ways in which a card may be cast: its own mana cost, or an alternative cost (118.9, 601.2b)."""

from typing import NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table

carries("118.9")
carries("601.2b")

ALTERNATIVE_KEYWORDS = (KeywordAbility.EVOKE,)
"""Keywords that give an alternative cost for casting the card from the hand."""


class Way(NamedTuple):
    """One way of casting a card. keyword is None for the ordinary one; cost.mana None: no mana cost, unpayable."""

    cost: Cost
    keyword: KeywordAbility | None = None
    face: int = 0


def ways_of(table: Table, player: PlayerId, object_id: ObjectId) -> tuple[Way, ...]:
    """Return the ways in which a player could cast a card from where it is, the ordinary one first; maybe none."""
    obj = table.state.objects.get(object_id)
    if obj is None or not obj.components:
        return ()
    if obj.zone is Zone.HAND and obj.owner == player:
        return _from_hand(table.characteristics(object_id))
    return ()


def _from_hand(characteristics: Characteristics) -> tuple[Way, ...]:
    ordinary = Way(Cost(mana=characteristics.mana_cost))
    if not index_of(characteristics).keywords:
        return (ordinary,)
    others = tuple(
        Way(ability.cost, ability.keyword)
        for ability in characteristics.abilities
        if isinstance(ability, Keyword) and ability.keyword in ALTERNATIVE_KEYWORDS and ability.cost is not None
    )
    return (ordinary, *others)


def has_x(cost: ManaCost | None) -> bool:
    """Return whether a mana cost has an X in it."""
    return cost is not None and cost.has_x
