"""Whether a player may begin to cast a spell, and if not, why not (601.3, 117.1a, 601.2)."""

from shinpan.game.decisions import Cast
from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.phrases.index import index_of
from shinpan.phrases.permissions import CastAsThoughFlash
from shinpan.phrases.restrictions import CantCast
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.modes import choosable_modes
from shinpan.rules.casting.proposing import proposed
from shinpan.rules.casting.refusals import FORBIDDEN, LAND, NO_COST, NO_TARGETS, NOT_HERE, UNPAYABLE
from shinpan.rules.casting.ways import Way, ways_of
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.payable import Means, parts_payable
from shinpan.rules.costs.total import additional_costs, total_of_spell
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose
from shinpan.rules.targeting.slots import slots_of_spell
from shinpan.rules.timing import SPLIT_SECOND, sorcery_timing, split_second

carries("702.8a")
carries("601.2e")


def cast_options(table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> list[Cast]:
    """Return the ways in which a player may begin to cast a card now."""
    found: list[Cast] = []
    for number, way in enumerate(ways_of(table, player, object_id)):
        if refusal_of_way(table, player, object_id, way, means) is None:
            found.append(Cast(object_id, way.face, number))
    return found


def refusal_to_cast(table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> Refusal | None:
    """Return the first requirement that keeps a player from casting a card in any way, or None."""
    ways = ways_of(table, player, object_id)
    if not ways:
        return NOT_HERE
    refusals = [refusal_of_way(table, player, object_id, way, means) for way in ways]
    return None if None in refusals else refusals[0]


def refusal_of_way(table: Table, player: PlayerId, object_id: ObjectId, way: Way, means: Means) -> Refusal | None:
    """Return the first requirement that keeps a player from casting a card in one way, or None."""
    if split_second(table):
        return SPLIT_SECOND
    table = proposed(table, object_id, way.face, way.face_down)
    characteristics = table.characteristics(object_id)
    types = characteristics.types
    if CardType.LAND in types:
        return LAND
    if CardType.INSTANT not in types:
        late = sorcery_timing(table, player)
        flash = KeywordAbility.FLASH in index_of(characteristics).keywords
        if late is not None and not flash and not _as_though_flash(table, player, object_id):
            return late
    if forbidden(table, CantCast, object_id):
        return FORBIDDEN
    if way.cost.mana is None and not way.cost.parts:
        return NO_COST
    return _targets_and_costs(table, player, object_id, way, means)


def _as_though_flash(table: Table, player: PlayerId, object_id: ObjectId) -> bool:
    """Return whether an effect lets a player cast a card as though it had flash (601.3b)."""
    for active in table.view().in_force(CastAsThoughFlash):
        part = active.part
        assert isinstance(part, CastAsThoughFlash)
        context = context_of_part(table, active)
        met = active.condition is None or active.condition.holds(context)
        if met and part.allows(context, object_id, player):
            return True
    return False


def _targets_and_costs(table: Table, player: PlayerId, object_id: ObjectId, way: Way, means: Means) -> Refusal | None:
    characteristics = table.characteristics(object_id)
    total = total_of_spell(table, object_id, way.cost, additional_costs(table, object_id))
    if not means.can_pay(total.mana):
        return UNPAYABLE
    context = Queries(table, object_id, player, choices=Choices(x=0))
    if total.parts and not parts_payable(context, total.parts):
        return UNPAYABLE
    index = index_of(characteristics)
    for _, spell in index.spells:
        if choosable_modes(table, context, spell.effect, object_id) is False:
            return NO_TARGETS
    slots = slots_of_spell(characteristics)
    if slots.targets and not can_choose(table, context, slots, object_id):
        return NO_TARGETS
    return None
