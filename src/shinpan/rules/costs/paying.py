"""Paying costs (601.2g-h, 602.2b): mana abilities first, then the whole cost."""

from collections import Counter
from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, PayWith, Topic, Word
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaCost, ManaKind, ManaPool, ManaSymbol, SymbolForm
from shinpan.phrases.base import CostPart, ObjectCost, Steps
from shinpan.phrases.permissions import SpendKindAsAnyColor
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.activating.mana import activate_for_mana
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.objects import Commitment, choose_objects, commitment_of
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.spending import as_any_color, freed, loosened
from shinpan.rules.costs.standing_in import choose_stand_ins, use_up
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.costs.wished import WRONG_MANA, wished_from_nothing, wished_payment
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.living import lose_life
from shinpan.rules.mana.payment import Payment, Spent, find_payment
from shinpan.rules.mana.source import STAND, ManaSource, Spend
from shinpan.rules.mana.supply import Supply
from shinpan.rules.refusing import CantComplete
from shinpan.rules.table import Table

PAID = cite("601.2h", en="{player} pays {cost}.", ja="{player}は{cost}を支払います。")
carries("601.2g")
carries("602.2b")
carries("118.3a")


class Paid:
    """What a cost was paid with: the mana spent, and the objects for each part, in order."""

    __slots__ = ("mana", "parts")

    def __init__(self, mana: tuple[Mana, ...], parts: tuple[tuple[ObjectId, ...], ...]) -> None:
        self.mana = mana
        self.parts = parts


class Paying:
    """How a cost may be paid: by hand or not, with what restricted mana, with what in place of mana.

    chosen: the objects for parts of the cost that were chosen before, by the place of the part. reserved: parts that
    are paid at another place, for which something has to be left. wish: with which mana. of:
    the object whose ability it is. stood: once it is paid, what has stood in for mana.
    """

    __slots__ = (
        *("any_color", "any_type", "by_hand", "chosen", "of", "reserved", "spend", "stand_ins", "stood", "wish"),
    )

    def __init__(
        self,
        *,
        by_hand: bool = False,
        spend: Spend | None = None,
        stand_ins: Sequence[ManaSource] = (),
        any_type: bool = False,
        any_color: bool = False,
        chosen: dict[int, tuple[ObjectId, ...]] | None = None,
        reserved: tuple[CostPart, ...] = (),
        wish: ManaCost | None = None,
        of: ObjectId | None = None,
    ) -> None:
        self.of = of
        self.stood: tuple[ObjectId, ...] = ()
        self.by_hand = by_hand
        self.spend = spend
        self.stand_ins = stand_ins
        self.any_type = any_type
        self.any_color = any_color
        self.chosen = chosen or {}
        self.reserved = reserved
        self.wish = wish

    def means(self, table: Table, player: PlayerId) -> Means:
        """Return the means of a player to pay the cost."""
        means = Means(table, player)
        spend = self.spend if self.spend is not None and means.restricted() else None
        return means.for_payment(spend, self.stand_ins)

    def mana(self, table: Table, player: PlayerId, mana: ManaCost) -> ManaCost:
        """Return what the mana asked for comes to, for a player who may spend mana as though it were other mana."""
        if self.of is not None and SpendKindAsAnyColor in table.view().parts:
            mana = loosened(table, self.of, mana)
        if self.any_type:
            return freed(mana, any_type=True)
        return freed(mana) if self.any_color or as_any_color(table, player) else mana


def pay(table: Table, context: Acting, total: TotalCost, paying: Paying | None = None) -> Steps[Paid]:
    """Pay a total cost. Raises CantComplete if it turns out that it can't be paid."""
    paying = paying if paying is not None else Paying()
    objects, left = yield from _choose_objects(table, context, total, paying)
    mana: tuple[Mana, ...] = ()
    if total.mana.symbols:
        mana = yield from _pay_mana(table, context, total.mana, paying, left)
        table.note(PAID, player=context.you, cost=str(total.mana))
    parts: list[tuple[ObjectId, ...]] = []
    for place, part in enumerate(total.parts):
        if isinstance(part, ObjectCost):
            yield from part.pay_with(context, objects[place])
            parts.append(objects[place])
        else:
            if not part.payable(context):
                raise CantComplete(UNPAYABLE)
            parts.append((yield from part.pay(context)))
    return Paid(mana, tuple(parts))


def _choose_objects(
    table: Table, context: Acting, total: TotalCost, paying: Paying
) -> Steps[tuple[dict[int, tuple[ObjectId, ...]], Commitment]]:
    """Choose the objects for each part that is paid with objects, so that all of the cost can be paid."""
    objects: dict[int, tuple[ObjectId, ...]] = {}
    commitment = commitment_of(context, total.parts + paying.reserved)
    choosing = [(place, part) for place, part in enumerate(total.parts) if isinstance(part, ObjectCost)]
    if not choosing:
        return objects, commitment
    means = paying.means(table, context.you)
    mana = paying.mana(table, context.you, total.mana)

    def affordable(left: Commitment) -> bool:
        return left.life <= means.life and means.committed(left.tapped, left.gone, left.life).can_pay(mana)

    for number, (place, part) in enumerate(choosing):
        if place in paying.chosen:
            objects[place] = paying.chosen[place]
        else:
            rest = tuple(other for later, other in choosing[number + 1 :] if later not in paying.chosen)
            objects[place] = yield from choose_objects(context, part, rest, affordable, commitment)
        commitment = commitment.plus(part, objects[place])
    return objects, commitment


def _pay_mana(
    table: Table, context: Acting, asked: ManaCost, paying: Paying, left: Commitment
) -> Steps[tuple[Mana, ...]]:
    player = context.you
    means = paying.means(table, player)
    unlimited = means.unlimited
    means = means.committed(left.tapped, left.gone, left.life)
    mana = asked if unlimited else paying.mana(table, player, asked)
    stood: tuple[ManaSource, ...] = ()
    if paying.stand_ins:
        mana, stood = yield from choose_stand_ins(table, context, mana, means)
    if unlimited:
        spent = _from_nothing(mana, paying.wish)
    else:
        sources = [each for each in means.sources() if not each.stands and each.group not in {s.object for s in stood}]
        means = means.of_sources(sources)
        spent = yield from _spend(table, context, mana, means, paying)
    if stood:
        paying.stood = tuple(ObjectId(each.object) for each in stood)
        yield from use_up(table, context, stood)
    return spent


def _spend(table: Table, context: Acting, mana: ManaCost, means: Means, paying: Paying) -> Steps[tuple[Mana, ...]]:
    player = context.you
    if paying.by_hand:
        yield from _tap_by_hand(table, player, mana, means)
        means = _again(table, player, means)
    pool = table.player(player).pool
    if paying.wish is None:
        payment = find_payment(mana, pool, means.sources(), means.spend, means.life)
    else:
        payment = wished_payment(mana, paying.wish, pool, means.sources(), means.life)
    if payment is None:
        raise CantComplete(UNPAYABLE if paying.wish is None else WRONG_MANA)
    return (yield from _carry_out(table, player, payment))


def _from_nothing(mana: ManaCost, wish: ManaCost | None) -> tuple[Mana, ...]:
    """Return what unlimited mana pays a cost with."""
    spent = unlimited_mana(mana) if wish is None else wished_from_nothing(mana, wish)
    if spent is None:
        raise CantComplete(WRONG_MANA)
    return spent


def _again(table: Table, player: PlayerId, means: Means) -> Means:
    """Return the means as they are after mana abilities were activated by hand."""
    usable = {(source.object, source.ability) for source in means.sources()}
    now = Means(table, player)
    again = now.of_sources([each for each in now.sources() if (each.object, each.ability) in usable])
    again.spend = means.spend
    return again


def _carry_out(table: Table, player: PlayerId, payment: Payment) -> Steps[tuple[Mana, ...]]:
    for activation in payment.activations:
        source = activation.source
        units = _at_hand(table, player, activation.spent)
        yield from activate_for_mana(table, player, ObjectId(source.object), source.ability, activation.output, units)
    mana = _at_hand(table, player, payment.spent)
    if mana:
        held = table.player(player)
        table.set_player(held.with_(pool=held.pool.spend(mana)))
        table.stir()
    life = sum(spent.life for spent in payment.spent)
    if life:
        batch = Batch(table)
        yield from lose_life(table, batch, player, life, paid=True)
        batch.close()
    return mana


def _at_hand(table: Table, player: PlayerId, spent: Sequence[Spent]) -> tuple[Mana, ...]:
    """Return the mana that pays symbols: as planned, or else what there is, since abilities that trigger on the
    activation of mana abilities add mana of their own."""
    units = tuple(unit for each in spent for unit in each.mana if unit.restriction is not STAND)
    pool = table.player(player).pool
    if not Counter(units) - Counter(pool.units):
        return units
    cost = ManaCost.of(tuple(each.symbol for each in spent if not each.life))
    allowed = {unit.restriction for unit in units}
    payment = find_payment(cost, pool, (), lambda restriction, _: restriction in allowed)
    if payment is None:
        raise CantComplete(UNPAYABLE)
    return payment.mana


def _tap_by_hand(table: Table, player: PlayerId, mana: ManaCost, means: Means) -> Steps[None]:
    """Let the player activate mana abilities one by one until they let the rest be paid for them."""
    done = Word(None, "pay the rest automatically", "残りを自動で支払う")
    while True:
        held = table.player(player)
        means = _again(table, player, means)
        sources = means.sources()
        options = [
            PayWith(ObjectId(source.object), source.ability, place)
            for source in sources
            for place, output in enumerate(source.outputs)
            if _still_payable(mana, held.pool, means, source, output)
        ]
        if not options or find_payment(mana, held.pool, (), means.spend, 0) is not None:
            return
        answer = yield Decision(
            player=player,
            kind=DecisionKind.PAY,
            options=(done, *options),
            rule="601.2g",
            topic=Topic.PAYMENT,
            default=done,
        )
        choice = answer[0]
        if choice == done:
            return
        source = next(s for s in sources if s.object == choice.object and s.ability == choice.number)
        yield from activate_for_mana(table, player, choice.object, choice.number, source.outputs[choice.output])


def _still_payable(
    mana: ManaCost, pool: ManaPool, means: Means, source: ManaSource, output: tuple[ManaKind, ...]
) -> bool:
    """Return whether a cost could still be paid after a mana ability was activated for one of its outputs."""
    rest = [
        each for each in means.sources() if each is not source and (source.group is None or each.group != source.group)
    ]
    return Supply(pool.add(source.mana(kind) for kind in output), rest, means.life).can_pay(mana, means.spend)


def unlimited_mana(cost: ManaCost) -> tuple[Mana, ...]:
    """Return what unlimited mana pays a cost with: each symbol its own, generic colorless, hybrid its first half."""
    mana: list[Mana] = []
    for symbol in cost.symbols:
        mana.extend(Mana(kind, 0) for kind in first_kinds(symbol))
    return tuple(mana)


def first_kinds(symbol: ManaSymbol) -> tuple[ManaKind, ...]:
    """Return the kinds of mana that unlimited mana pays one symbol with."""
    if symbol.form in {SymbolForm.GENERIC, SymbolForm.MONOCOLORED_HYBRID}:
        return (ManaKind.COLORLESS,) * symbol.generic
    if symbol.form is SymbolForm.VARIABLE:
        return ()
    return symbol.kinds[:1] or (ManaKind.COLORLESS,)
