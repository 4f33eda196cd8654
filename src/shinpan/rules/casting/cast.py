"""Casting a spell, step by step as 601.2 has it. Whoever reads this beside the rule should find the same order.

The announcements of 601.2b stand in the order that scenarios fix: the way of casting, X, additional costs, modes, then
targets, division, and last how symbols are paid.
"""

from shinpan.game.decisions import Cast
from shinpan.game.enums import Zone
from shinpan.game.events import BecameTarget, Entry, SpellCast, ZoneChange
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.mana import ManaCost
from shinpan.game.objects import Choices
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import NoCast
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.announcing import announce_objects, with_announced
from shinpan.rules.casting.assisting import TOO_LITTLE, assist
from shinpan.rules.casting.extras import announce_extras
from shinpan.rules.casting.granted import go_on, granted
from shinpan.rules.casting.modes import choose_modes_of_spell
from shinpan.rules.casting.numbers import choose_x_of_spell
from shinpan.rules.casting.proposal import Proposal
from shinpan.rules.casting.refusals import FORBIDDEN, NO_COST, NO_TARGETS, NOT_HERE, UNPAYABLE
from shinpan.rules.casting.spliced import announce_splices, splice
from shinpan.rules.casting.symbols import Announced, announce_symbols, has_choices, with_life
from shinpan.rules.casting.ways import Way, ways_of
from shinpan.rules.commander.designation import count_cast, note_tax
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.changing import depends_on_targets
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import Paying, pay
from shinpan.rules.costs.spending import riders_of, spend_on_spell
from shinpan.rules.costs.standing_in import convoking, stand_ins
from shinpan.rules.costs.total import TOTAL, TotalCost, is_unpayable
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import perform_zone_changes, rewrite
from shinpan.rules.mana.payment import Payment, find_payment
from shinpan.rules.refusing import CantComplete
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose, choose_targets, divide
from shinpan.rules.timing import MAIN_PHASES

ANNOUNCED = cite(
    "601.2a",
    en="{player} puts {object} on the stack.",
    ja="{player}は{object}をスタックに置きます。",
)
BECAME_CAST = cite("601.2i", en="{object} has become cast.", ja="{object}は唱えられました。")
carries("601.2")
carries("601.2b")
carries("601.2e")
carries("601.2f")
carries("601.5")


def cast(table: Table, player: PlayerId, option: Cast, *, by_hand: bool = False) -> Steps[ObjectId]:
    """Cast a spell; return it. Raises CantComplete if it turns out that it can't be cast, which the caller undoes."""
    ways = ways_of(table, player, option.object)
    if option.way >= len(ways):
        raise CantComplete(NOT_HERE)
    way = ways[option.way]
    return (yield from cast_in_way(table, player, option.object, way, by_hand=by_hand, wish=option.spend))


def cast_in_way(
    table: Table,
    player: PlayerId,
    card: ObjectId,
    way: Way,
    *,
    by_hand: bool = False,
    wish: ManaCost | None = None,
) -> Steps[ObjectId]:
    """Cast a card in a given way; return the spell. wish: with which mana. Raises CantComplete if it can't be done."""
    spell = _announce(table, player, card, way)
    choices = table.state.objects[spell].choices
    assert choices is not None
    context = Acting(table, spell, player, choices=choices)
    paying = Paying(
        by_hand=by_hand,
        spend=spend_on_spell(table, player, spell),
        stand_ins=stand_ins(table, player, spell),
        any_type=way.any_type,
        any_color=way.any_color,
        wish=wish,
    )
    yield from _choose(table, context, way, paying)
    announced = yield from _announce_symbols(table, context, way, paying)
    if forbidden(table, NoCast, spell):
        raise CantComplete(FORBIDDEN)
    note_tax(table, player, spell, choices.cast_from)
    total = _total(table, context, way, paying, announced)
    table.note(TOTAL, cost=str(total.mana))
    with_announced(paying, total, context.choices.announced)
    help_ = yield from assist(table, context, total)
    try:
        paid = yield from pay(table, context, help_.left, paying)
    except CantComplete as reason:
        if help_.possible and reason.refusal is UNPAYABLE:
            raise CantComplete(TOO_LITTLE) from None
        raise
    spent = help_.mana + paid.mana
    convoked = convoking(table, spell, paying.stood)
    choices = context.choices.with_(paid=paid.parts, mana_spent=spent, convoked=convoked)
    yield from riders_of(table, player, spent, spell)
    _become_cast(table, player, spell, choices, way)
    return spell


def _announce(table: Table, player: PlayerId, card: ObjectId, way: Way) -> ObjectId:
    """601.2a: the card goes from where it is to the top of the stack and becomes a spell."""
    if is_unpayable(way.cost):
        raise CantComplete(NO_COST)
    obj = table.state.objects[card]
    kept = granted(table, card, way.keywords) if way.keywords else ()
    batch = Batch(table)
    change = ZoneChange(
        object=card,
        origin=obj.zone,
        destination=Zone.STACK,
        controller=player,
        face=way.face,
        entry=Entry(face_down=way.face_down),
        choices=Choices(keywords=way.keywords, cast_from=obj.zone, in_main=_in_main(table, player)),
    )
    (spell,) = perform_zone_changes(table, batch, [change])
    batch.close()
    go_on(table, player, spell, kept)
    table.note(ANNOUNCED, player=player, object=spell)
    return spell


def _in_main(table: Table, player: PlayerId) -> bool:
    return table.state.turn.active == player and table.state.turn.step in MAIN_PHASES


def _proposal(table: Table, context: Acting, way: Way, paying: Paying) -> Proposal:
    return Proposal(table, context.you, context.source, way, context.choices, Means(table, context.you), paying)


def _note(table: Table, context: Acting, **choices: object) -> None:
    """Make choices known: to the spell itself, and to everything that asks about it while it is being cast."""
    context.choices = context.choices.with_(**choices)
    rewrite(table.state, table.state.objects[context.source].with_(choices=context.choices))
    table.touch()


def _choose(table: Table, context: Acting, way: Way, paying: Paying) -> Steps[None]:
    """601.2b-d: X, additional costs and modes, then targets, then how amounts are divided among them."""
    x = yield from choose_x_of_spell(table, _proposal(table, context, way, paying))
    if x is not None:
        _note(table, context, x=x)
    extras = yield from announce_extras(table, _proposal(table, context, way, paying))
    if extras:
        _note(table, context, extras=extras)
    modes = yield from choose_modes_of_spell(table, _proposal(table, context, way, paying))
    if modes:
        _note(table, context, modes=modes)
    spliced = yield from announce_splices(table, _proposal(table, context, way, paying))
    if spliced:
        _note(table, context, spliced=spliced)
        yield from splice(table, context, spliced)
    yield from _aim(table, context, way, paying)
    announced = yield from announce_objects(table, _proposal(table, context, way, paying))
    if announced is not None:
        _note(table, context, announced=announced)


def _aim(table: Table, context: Acting, way: Way, paying: Paying) -> Steps[None]:
    """601.2c-d: targets, and how amounts are divided among them."""
    spell = context.source
    proposal = _proposal(table, context, way, paying)
    slots = proposal.slots
    if not slots.targets:
        return
    if not can_choose(table, context, slots, spell):
        raise CantComplete(NO_TARGETS)

    def affordable(targets: tuple[tuple[Entity, ...], ...]) -> bool:
        return proposal.choosing(targets=targets).affordable()

    dear = depends_on_targets(table, spell)
    targets = yield from choose_targets(table, context, slots, spell, affordable if dear else None)
    shares = yield from divide(table, context, slots)
    _note(table, context, targets=targets, divided=shares)


def _announce_symbols(table: Table, context: Acting, way: Way, paying: Paying) -> Steps[Announced | None]:
    """Announce how hybrid and Phyrexian symbols will be paid; None if there are none, or the mana is named."""
    proposal = _proposal(table, context, way, paying)
    mana = proposal.asked_mana()
    if paying.wish is not None or not has_choices(mana):
        return None
    means = proposal.means.for_payment(paying.spend, paying.stand_ins)

    def affordable(announced: Announced) -> bool:
        return proposal.can_pay(with_life(proposal.total(announced.mana), announced.life_symbols))

    def likely(announced: Announced) -> Payment | None:
        total = proposal.total(announced.mana)
        pool = table.player(context.you).pool
        return find_payment(total.mana, pool, means.sources(), means.spend, means.life)

    announced = yield from announce_symbols(table, context, mana, affordable, likely)
    if announced.life_symbols:
        _note(table, context, life_symbols=announced.life_symbols)
    return announced


def _total(table: Table, context: Acting, way: Way, paying: Paying, announced: Announced | None) -> TotalCost:
    """601.2f: the total cost, from here on locked in."""
    proposal = _proposal(table, context, way, paying)
    if announced is None:
        return proposal.total()
    return with_life(proposal.total(announced.mana), announced.life_symbols)


def _become_cast(table: Table, player: PlayerId, spell: ObjectId, choices: Choices, way: Way) -> None:
    """601.2i: the spell has become cast; abilities that trigger on casting or on being targeted do so now."""
    state = table.state
    rewrite(state, state.objects[spell].with_(choices=choices))
    held = table.player(player)
    table.set_player(held.with_(spells_cast=held.spells_cast + 1))
    count_cast(table, player, spell, choices.cast_from)
    table.stir()
    table.note(BECAME_CAST, object=spell)
    batch = Batch(table)
    batch.add(SpellCast(spell, player, way.permit.key if way.permit is not None else None))
    for slot in choices.targets:
        for target in slot:
            batch.add(BecameTarget(target, spell, player))
    batch.close()
