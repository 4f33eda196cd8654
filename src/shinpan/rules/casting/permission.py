"""Whether a player may begin to cast a spell, and if not, why not (601.3, 117.1a, 601.2)."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.decisions import Cast
from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.phrases.casting import AsThoughFlash, CastOnly
from shinpan.phrases.index import index_of
from shinpan.phrases.permissions import CastAsThoughFlash
from shinpan.phrases.restrictions import NoCast
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.as_spell import AsSpell
from shinpan.rules.casting.changing import spell_characteristics, with_abilities_of_spells
from shinpan.rules.casting.proposal import Proposal
from shinpan.rules.casting.proposing import proposed
from shinpan.rules.casting.refusals import (
    CONDITIONS,
    FORBIDDEN,
    LAND,
    NO_ALTERNATIVE,
    NO_COST,
    NOT_HERE,
    NOT_NOW,
    UNPAYABLE,
)
from shinpan.rules.casting.ways import Way, ways_of
from shinpan.rules.commander.designation import NOT_THEIRS, is_commander, tax_of, taxed
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.total import is_unpayable
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table
from shinpan.rules.timing import SPLIT_SECOND, sorcery_timing, split_second

carries("702.8a")
carries("601.2e")
carries("601.3a")
carries("601.3d")
carries("702.61b")


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
        return _nowhere(table, object_id)
    refusals = [refusal_of_way(table, player, object_id, way, means) for way in ways]
    return None if None in refusals else refusals[0]


def _nowhere(table: Table, object_id: ObjectId) -> Refusal:
    """Return why there is no way at all of casting a card."""
    obj = table.state.objects.get(object_id)
    if obj is not None and obj.zone is Zone.COMMAND and is_commander(obj):
        return NOT_THEIRS
    return LAND if CardType.LAND in table.characteristics(object_id).types else NOT_HERE


def refusal_of_way(
    table: Table, player: PlayerId, object_id: ObjectId, way: Way, means: Means, *, any_time: bool = False
) -> Refusal | None:
    """Return the first requirement that keeps a player from casting a card in one way, or None.

    any_time: an effect tells the player to cast it while it resolves, whatever the timing (608.2g).
    """
    proposal = proposal_of(table, player, object_id, way, means)
    characteristics = proposal.characteristics
    if CardType.LAND in characteristics.types:
        return LAND
    if not any_time:
        late = _timing(table, player, object_id, way, characteristics)
        if late is not None:
            return late
    refusal = _conditions(proposal)
    if refusal is not None:
        return refusal
    if is_unpayable(way.cost):
        return NO_COST
    if _is_forbidden(proposal):
        return FORBIDDEN
    refusal = proposal.refusal()
    tax = tax_of(table, player, object_id, proposal.choices.cast_from) if refusal is UNPAYABLE else None
    return refusal if tax is None else taxed(tax)


def refusal_to_begin(table: Table, player: PlayerId, object_id: ObjectId) -> Refusal | None:
    """Return why a player couldn't begin to cast a card from their hand, its costs and targets apart (702.62a, c)."""
    way = next(iter(ways_of(table, player, object_id)), None)
    if way is None:
        return LAND
    proposal = proposal_of(table, player, object_id, way, Means(table, player))
    late = _timing(table, player, object_id, way, proposal.characteristics)
    if late is not None:
        return late
    return _conditions(proposal) or (FORBIDDEN if _is_forbidden(proposal) else None)


def proposal_of(table: Table, player: PlayerId, object_id: ObjectId, way: Way, means: Means) -> Proposal:
    """Return a card as the spell that it would be if a player cast it in one way."""
    table = proposed(table, object_id, way.face, way.face_down)
    characteristics = spell_characteristics(table, player, object_id, way)
    choices = Choices(keywords=way.keywords, cast_from=table.state.objects[object_id].zone)
    seen = AsSpell(table, object_id, player, characteristics, choices)
    if table.view().for_spells:
        seen.own = with_abilities_of_spells(seen, object_id)
    return Proposal(seen, player, object_id, way, choices, means)


def _timing(
    table: Table, player: PlayerId, object_id: ObjectId, way: Way, characteristics: Characteristics
) -> Refusal | None:
    if table.state.stack and split_second(table):
        return SPLIT_SECOND
    if (CardType.INSTANT in characteristics.types or way.any_time) and not way.slowly:
        return None
    late = sorcery_timing(table, player)
    if late is None or way.slowly:
        return late
    if _own_flash(table, player, object_id, characteristics):
        return None
    if KeywordAbility.FLASH in index_of(characteristics).keywords or _as_though_flash(table, player, object_id):
        return None
    return late


def _own_flash(table: Table, player: PlayerId, object_id: ObjectId, characteristics: Characteristics) -> bool:
    """Return whether the card itself lets it be cast as though it had flash."""
    for part in index_of(characteristics).casting:
        if isinstance(part, AsThoughFlash):
            context = Queries(table, object_id, player)
            if part.condition is None or part.condition.holds(context):
                return True
    return False


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


def _conditions(proposal: Proposal) -> Refusal | None:
    """Check the conditions of the way, and those under which alone the spell can be cast."""
    context = proposal.queries()
    way = proposal.way
    for condition in way.conditions:
        if not condition.holds(context):
            return next((CONDITIONS[each] for each in way.keywords if each in CONDITIONS), NO_ALTERNATIVE)
    for part in index_of(proposal.characteristics).casting:
        if isinstance(part, CastOnly) and not part.condition.holds(context):
            return NOT_NOW
    return None


def _is_forbidden(proposal: Proposal) -> bool:
    """Return whether an effect forbids the spell, whatever is chosen for X (601.3a)."""
    if NoCast not in proposal.table.view().parts:
        return False
    if not forbidden(proposal.table, NoCast, proposal.spell):
        return False
    mana = proposal.characteristics.mana_cost
    return mana is None or not mana.has_x or not any(not forbidden_with_x(proposal, x) for x in range(1, 21))


def forbidden_with_x(proposal: Proposal, x: int) -> bool:
    """Return whether an effect forbids the spell with some value of X."""
    return forbidden(proposal.choosing(x=x).table, NoCast, proposal.spell)
