"""The ways in which a card may be cast: its own mana cost, or an alternative cost (118.9, 601.2b)."""

from typing import NamedTuple

from shinpan.cards.faces import combined_cost
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import FaceDown, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import WHOLE
from shinpan.game.mana import ManaCost
from shinpan.game.objects import GameObject
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.halves import castable_faces
from shinpan.rules.casting.proposing import proposed
from shinpan.rules.table import Table

carries("118.9")
carries("601.2b")
carries("702.37a")
carries("702.37c")
carries("702.37d")
carries("702.168a")
carries("702.168b")
carries("702.168c")
carries("702.102a")
carries("702.102c")
carries("702.127a")

ALTERNATIVE_KEYWORDS = (KeywordAbility.EVOKE,)
"""Keywords that give an alternative cost for casting the card from the hand."""


class Way(NamedTuple):
    """One way of casting a card. keyword is None for the ordinary one; cost.mana None: no mana cost, unpayable.

    face: the half, face or frame that is cast. face_down: cast face down, and by what.
    """

    cost: Cost
    keyword: KeywordAbility | None = None
    face: int = 0
    face_down: FaceDown | None = None


def ways_of(table: Table, player: PlayerId, object_id: ObjectId) -> tuple[Way, ...]:
    """Return the ways in which a player could cast a card from where it is, the ordinary one first; maybe none."""
    obj = table.state.objects.get(object_id)
    if obj is None or not obj.components:
        return ()
    if obj.zone is Zone.HAND and obj.owner == player:
        characteristics = table.characteristics(object_id)
        if characteristics.composite is None:
            return _from_hand(characteristics) + _face_down(characteristics)
        return _each_face(table, obj) + _fused(table, obj) + _face_down(characteristics)
    return ()


def _each_face(table: Table, obj: GameObject) -> tuple[Way, ...]:
    """Return the ways of casting each half, face or frame from the hand (709.3a, 712.11c, 715.3a)."""
    faces = ((face, proposed(table, obj.id, face)) for face in castable_faces(obj.components[0].definition.layout))
    return tuple(
        way._replace(face=face)
        for face, seen in faces
        if not seen.has(obj.id, KeywordAbility.AFTERMATH)
        for way in _from_hand(seen.characteristics(obj.id))
    )


def _fused(table: Table, obj: GameObject) -> tuple[Way, ...]:
    """Return the way of casting both halves as one spell, for both mana costs (702.102)."""
    if KeywordAbility.FUSE not in index_of(table.characteristics(obj.id)).keywords:
        return ()
    left, right = obj.components[0].definition.faces
    return (Way(Cost(mana=combined_cost(left.mana_cost, right.mana_cost)), KeywordAbility.FUSE, WHOLE),)


_FACE_DOWN_FOR = Cost(ManaCost.parse("{3}"))
_TURNED_DOWN = {
    KeywordAbility.MORPH: FaceDown.MORPH,
    KeywordAbility.MEGAMORPH: FaceDown.MORPH,
    KeywordAbility.DISGUISE: FaceDown.DISGUISE,
}
_ANNOUNCED = {FaceDown.MORPH: KeywordAbility.MORPH, FaceDown.DISGUISE: KeywordAbility.DISGUISE}
"""What players are told: megamorph is a morph ability, and nothing tells it from morph (702.37b)."""


def _face_down(characteristics: Characteristics) -> tuple[Way, ...]:
    """Return the ways of casting a card face down for {3} that it allows itself (702.37c, 702.168b)."""
    keywords = index_of(characteristics).keywords
    if keywords.isdisjoint(_TURNED_DOWN):
        return ()
    ways = (how for keyword, how in _TURNED_DOWN.items() if keyword in keywords)
    return tuple(Way(_FACE_DOWN_FOR, _ANNOUNCED[how], face_down=how) for how in dict.fromkeys(ways))


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
