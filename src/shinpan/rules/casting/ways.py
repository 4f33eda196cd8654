"""The ways in which a card may be cast: from where, and for its mana cost or an alternative cost (118.9, 601.3).

Each way joins something that allows casting the card from where it is with a cost. Only one alternative cost applies
to a spell (118.9a).
"""

from collections.abc import Iterator
from typing import NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import FaceDown, Zone
from shinpan.game.events import LandPlayed, SpellCast
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, WHOLE, Layout
from shinpan.game.mana import FREE, ManaCost
from shinpan.game.objects import GameObject
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Condition
from shinpan.phrases.casting import AlternativeCost, CastFrom, OfferingCost
from shinpan.phrases.index import index_of
from shinpan.phrases.playing import MayPlayThose, PlayPermission, SpellsAlternativeCost
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.halves import castable_faces
from shinpan.rules.casting.proposing import proposed
from shinpan.rules.commander.designation import castable_as_commander
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.faces import inset
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.table import Table

carries("118.9")
carries("118.9a")
carries("118.9b")
carries("601.2b")
carries("702.37a")
carries("702.37c")
carries("702.37d")
carries("702.168a")
carries("702.168b")
carries("702.168c")
carries("601.3")
carries("702.102a")
carries("702.102c")
carries("702.127a")
carries("702.146a")
carries("702.160a")
carries("702.162a")
carries("712.8c")

NOTHING_PAID = Cost(FREE)
"""The cost of a spell that is cast without paying its mana cost."""


_FREE = ("without paying its mana cost", "マナ・コストを支払わずに")
_ALTERNATIVE = ("alternative cost", "代替コスト")


class Way(NamedTuple):
    """One way of casting a card.

    cost: what is paid for the spell itself; its mana None: it has no mana cost, which can't be paid (118.6). keywords:
    the abilities by which it is cast so. face: the half, face or frame that is cast. face_down: cast face down, and by
    what. alternative: another cost than the mana cost. additional: what the permission
    asks for besides. conditions: when the way is open. permit: the effect that allows it, if it is one in force.
    any_type: mana of any type can be spent. any_color: as though it were of any color. slowly: only when a sorcery
    could be cast, whatever the card. any_time: as though it had flash.
    """

    cost: Cost
    keywords: tuple[KeywordAbility, ...] = ()
    face: int = 0
    face_down: FaceDown | None = None
    alternative: bool = False
    additional: Cost | None = None
    conditions: tuple[Condition, ...] = ()
    permit: ActivePart | None = None
    any_type: bool = False
    any_color: bool = False
    slowly: bool = False
    any_time: bool = False

    @property
    def free(self) -> bool:
        """Whether the spell is cast without paying its mana cost."""
        return self.alternative and self.cost == NOTHING_PAID

    @property
    def keyword(self) -> KeywordAbility | None:
        """The ability by whose cost, or from where by which, the card is cast; None for the ordinary way."""
        return self.keywords[-1] if self.keywords else None

    @property
    def word(self) -> tuple[str, str] | None:
        """What the way is called, in English and Japanese; None for the ordinary one."""
        if self.keywords:
            return self.keywords[-1].en, self.keywords[-1].ja
        if self.free:
            return _FREE
        return _ALTERNATIVE if self.alternative else None


def ways_of(table: Table, player: PlayerId, object_id: ObjectId) -> tuple[Way, ...]:
    """Return the ways in which a player could cast a card from where it is, the ordinary one first; maybe none.

    A way whose conditions aren't met now is among them.
    """
    obj = table.state.objects.get(object_id)
    if obj is None or not obj.components:
        return ()
    ways: list[Way] = []
    by_permission = PlayPermission in table.view().parts
    for seen in faces_to_cast(table, obj):
        ordinary = seen.ordinary
        if obj.zone is Zone.HAND and obj.owner == player:
            ways.extend(_for_any_cost(table, seen.characteristics, object_id, ordinary, Zone.HAND))
        elif castable_as_commander(obj, player):
            ways.extend(_for_any_cost(table, seen.characteristics, object_id, ordinary, Zone.COMMAND))
        if obj.owner == player:
            ways.extend(_by_own_text(table, seen.characteristics, obj, ordinary))
        if by_permission:
            ways.extend(_by_permission(table, player, seen, obj))
    if (obj.zone is Zone.HAND and obj.owner == player) or castable_as_commander(obj, player):
        ways.extend(_face_down(table.characteristics(object_id)))
    if by_permission:
        ways.extend(_face_down_by_permission(table, player, obj))
    return tuple(dict.fromkeys(ways))


def ways_during(table: Table, player: PlayerId, object_id: ObjectId, *, free: bool) -> tuple[Way, ...]:
    """Return the ways in which an effect that tells a player to cast a card lets it be cast (608.2g).

    free: without paying its mana cost, so for no other alternative cost (118.9a).
    """
    obj = table.state.objects.get(object_id)
    if obj is None or not obj.components:
        return ()
    ways: list[Way] = []
    for seen in faces_to_cast(table, obj):
        if free:
            ways.append(seen.ordinary._replace(cost=NOTHING_PAID, alternative=True))
        else:
            ways.extend(_for_any_cost(table, seen.characteristics, object_id, seen.ordinary, obj.zone))
    return tuple(ways)


class Seen(NamedTuple):
    """A half, face or frame of a card that may be cast, both halves fused, or the card face down.

    table: the one on which the card is what the spell would be (601.3e). face: which of them.
    """

    table: Table
    card: ObjectId
    face: int

    @property
    def characteristics(self) -> Characteristics:
        """What the spell would be (709.3a, 712.11c, 715.3a)."""
        return self.table.characteristics(self.card)

    @property
    def ordinary(self) -> Way:
        """The way of casting it for its mana cost."""
        characteristics = self.characteristics
        keywords = (KeywordAbility.FUSE,) if self.face == WHOLE else _frame(characteristics)
        return Way(Cost(characteristics.mana_cost), keywords, self.face)


def faces_to_cast(table: Table, obj: GameObject) -> Iterator[Seen]:
    """Yield each half, face or frame that may be cast; of a card with fuse in a hand both halves, too (702.102).

    A card that lies face down in exile is cast face up (406.3).
    """
    seen = table if obj.face_down is None else proposed(table, obj.id, 0)
    if seen.characteristics(obj.id).composite is None:
        yield Seen(seen, obj.id, 0)
        return
    for face in castable_faces(obj.components[0].definition.layout):
        seen = proposed(table, obj.id, face)
        if obj.zone is Zone.GRAVEYARD or not seen.has(obj.id, KeywordAbility.AFTERMATH):
            yield Seen(seen, obj.id, face)
    if obj.zone is Zone.HAND and table.has(obj.id, KeywordAbility.FUSE):
        yield Seen(proposed(table, obj.id, WHOLE), obj.id, WHOLE)


def _frame(characteristics: Characteristics) -> tuple[KeywordAbility, ...]:
    """Return the ability by which a card is cast as what an inset frame says (702.160a); none in the ordinary case."""
    return (KeywordAbility.PROTOTYPE,) if inset(characteristics) is Layout.PROTOTYPE else ()


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
    return tuple(
        Way(_FACE_DOWN_FOR, (_ANNOUNCED[how],), face_down=how, alternative=True) for how in dict.fromkeys(ways)
    )


def _for_any_cost(
    table: Table, characteristics: Characteristics, object_id: ObjectId, ordinary: Way, zone: Zone
) -> Iterator[Way]:
    """Yield a way for the mana cost, and one for each alternative cost that may be paid from that zone."""
    yield ordinary
    for part in index_of(characteristics).casting:
        if isinstance(part, AlternativeCost) and part.zone in {None, zone}:
            keywords = ordinary.keywords + ((part.keyword,) if part.keyword is not None else ())
            conditions = ordinary.conditions + ((part.condition,) if part.condition is not None else ())
            way = ordinary._replace(cost=part.cost, keywords=keywords, alternative=True, conditions=conditions)
            yield way if not part.transformed else way._replace(face=BACK)
        elif isinstance(part, OfferingCost):
            keywords = (*ordinary.keywords, KeywordAbility.OFFERING)
            yield ordinary._replace(keywords=keywords, additional=part.cost, any_time=True)
    for active in table.view().in_force(SpellsAlternativeCost):
        offer = active.part
        assert isinstance(offer, SpellsAlternativeCost)
        if offer.spells.fits(context_of_part(table, active), object_id):
            yield ordinary._replace(cost=offer.cost, alternative=True)


def _by_own_text(table: Table, characteristics: Characteristics, obj: GameObject, ordinary: Way) -> Iterator[Way]:
    """Yield the ways that the card's own abilities give where it is: flashback, escape, retrace."""
    index = index_of(characteristics)
    if obj.zone not in index.cast_from:
        return
    for part in index.casting:
        if not isinstance(part, CastFrom) or part.zone is not obj.zone:
            continue
        way = ordinary._replace(
            cost=part.cost if part.cost is not None else ordinary.cost,
            keywords=(part.keyword,) if part.keyword is not None else (),
            alternative=part.cost is not None,
            additional=part.additional,
            conditions=(part.condition,) if part.condition is not None else (),
            face=BACK if part.transformed else ordinary.face,
        )
        if part.cost is None:
            found = _for_any_cost(table, characteristics, obj.id, way, obj.zone)
            yield from (each for each in found if part.using is None or part.using in each.keywords)
        else:
            yield way


def _by_permission(table: Table, player: PlayerId, seen: Seen, obj: GameObject) -> Iterator[Way]:
    """Yield the ways that effects in force give: from the top of the library, from exile, without paying."""
    ordinary = seen.ordinary
    for active in permissions(table, player, obj.id, seen.table):
        part = active.part
        assert isinstance(part, PlayPermission)
        if not part.spells or (part.once and was_used(table, active)):
            continue
        if isinstance(part, MayPlayThose) and part.never_as == ordinary.face:
            continue
        if isinstance(part, MayPlayThose) and part.only_as is not None and part.only_as != ordinary.face:
            continue
        keyword = part.keyword if isinstance(part, MayPlayThose) else None
        way = ordinary._replace(
            keywords=ordinary.keywords + ((keyword,) if keyword is not None else ()),
            permit=active,
            any_type=part.any_type,
            any_color=isinstance(part, MayPlayThose) and part.any_color,
            slowly=isinstance(part, MayPlayThose) and part.slowly,
        )
        if part.free:
            yield way._replace(cost=NOTHING_PAID, alternative=True)
        elif part.cost is not None:
            yield way._replace(cost=part.cost, alternative=True)
        else:
            yield from _for_any_cost(table, seen.characteristics, obj.id, way, obj.zone)


def _face_down_by_permission(table: Table, player: PlayerId, obj: GameObject) -> Iterator[Way]:
    """Yield the ways of casting a card face down from where an effect lets such a spell be cast (702.37c).

    Only one that leaves the cost open will do (118.9a).
    """
    for way in _face_down(table.characteristics(obj.id)):
        seen = proposed(table, obj.id, 0, way.face_down)
        for active in permissions(table, player, obj.id, seen):
            part = active.part
            assert isinstance(part, PlayPermission)
            if part.spells and not part.free and part.cost is None and not (part.once and was_used(table, active)):
                any_color = isinstance(part, MayPlayThose) and part.any_color
                yield way._replace(permit=active, any_type=part.any_type, any_color=any_color)


def permissions(table: Table, player: PlayerId, card: ObjectId, seen: Table | None = None) -> Iterator[ActivePart]:
    """Yield the effects in force that let a player play a card from where it is.

    seen: the table on which the card is what the spell would be, which is what counts for them (601.3e).
    """
    for active in table.view().in_force(PlayPermission):
        part = active.part
        assert isinstance(part, PlayPermission)
        context = context_of_part(table if seen is None else seen, active)
        if active.condition is not None and not active.condition.holds(context):
            continue
        if card in part.cards(context) and part.permits(context, player, card) and _is_time(table, active):
            yield active


def was_used(table: Table, active: ActivePart) -> bool:
    """Return whether a permission for one card each turn has been used this turn."""
    return any(
        isinstance(event, (SpellCast, LandPlayed)) and event.permit == active.key for event in table.state.history
    )


def _is_time(table: Table, active: ActivePart) -> bool:
    """Return whether a permission for later turns has become good."""
    if not isinstance(active.part, MayPlayThose) or not active.part.later:
        return True
    effect = next((each for each in table.state.effects if each.id == active.effect), None)
    return effect is not None and effect.turn < table.state.turn.number


def permitted_cards(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the cards in other zones than the hand that effects in force let a player play."""
    found: dict[ObjectId, None] = {}
    for active in table.view().in_force(PlayPermission):
        part = active.part
        assert isinstance(part, PlayPermission)
        context = context_of_part(table, active)
        for each in part.cards(context):
            obj = table.state.objects.get(each)
            if obj is None or obj.zone is Zone.HAND:
                continue
            if _has_choices(table, obj) or part.permits(context, player, each):
                found[each] = None
    return tuple(found)


def _has_choices(table: Table, obj: GameObject) -> bool:
    """Return whether a card may be cast as something else than what it is where it lies."""
    if not obj.components or len(obj.components[0].definition.faces) > 1:
        return True
    return not index_of(table.characteristics(obj.id)).keywords.isdisjoint(_TURNED_DOWN)
