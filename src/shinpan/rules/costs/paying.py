"""Paying costs (601.2g-h, 602.2b): mana abilities first, then the whole cost."""

from shinpan.game.decisions import Decision, DecisionKind, PayWith, Topic, Word
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaCost, ManaKind, ManaPool, ManaSymbol, SymbolForm
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.activating.mana import activate_for_mana
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import mana_sources, taps_itself
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.costs.wished import WRONG_MANA, wished_from_nothing, wished_payment
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.living import lose_life
from shinpan.rules.mana.payment import Payment, find_payment
from shinpan.rules.mana.source import ManaSource
from shinpan.rules.mana.supply import Supply
from shinpan.rules.refusing import CantComplete
from shinpan.rules.table import Table

PAID = cite("601.2h", en="{player} pays {cost}.", ja="{player}は{cost}を支払います。")
carries("601.2g")
carries("602.2b")
carries("118.3a")
carries("118.10")


class Paid:
    """What a cost was paid with: the mana spent, and the objects for each part, in order."""

    __slots__ = ("mana", "parts")

    def __init__(self, mana: tuple[Mana, ...], parts: tuple[tuple[ObjectId, ...], ...]) -> None:
        self.mana = mana
        self.parts = parts


def pay(
    table: Table, context: Acting, total: TotalCost, *, by_hand: bool = False, wish: ManaCost | None = None
) -> Steps[Paid]:
    """Pay a total cost. wish: with which mana. Raises CantComplete if it turns out that it can't be paid."""
    player = context.you
    mana: tuple[Mana, ...] = ()
    if total.mana.symbols:
        mana = yield from _pay_mana(table, context, player, total, by_hand, wish)
        table.note(PAID, player=player, cost=str(total.mana))
    parts: list[tuple[ObjectId, ...]] = []
    for part in total.parts:
        if not part.payable(context):
            raise CantComplete(UNPAYABLE)
        parts.append((yield from part.pay(context)))
    return Paid(mana, tuple(parts))


def _pay_mana(
    table: Table, context: Acting, player: PlayerId, total: TotalCost, by_hand: bool, wish: ManaCost | None
) -> Steps[tuple[Mana, ...]]:
    if table.player(player).unlimited:
        mana = unlimited_mana(total.mana) if wish is None else wished_from_nothing(total.mana, wish)
        if mana is None:
            raise CantComplete(WRONG_MANA)
        return mana
    taken = (context.source,) if taps_itself(total.parts) else ()
    if by_hand:
        yield from _tap_by_hand(table, player, total.mana, taken)
    held = table.player(player)
    sources = mana_sources(table, player, taken)
    life = max(0, held.life)
    if wish is None:
        payment = find_payment(total.mana, held.pool, sources, None, life)
    else:
        payment = wished_payment(total.mana, wish, held.pool, sources, life)
    if payment is None:
        raise CantComplete(UNPAYABLE if wish is None else WRONG_MANA)
    return (yield from _carry_out(table, player, payment))


def _carry_out(table: Table, player: PlayerId, payment: Payment) -> Steps[tuple[Mana, ...]]:
    for activation in payment.activations:
        source = activation.source
        yield from activate_for_mana(
            table, player, ObjectId(source.object), source.ability, activation.output, activation.spent
        )
    if payment.mana:
        held = table.player(player)
        table.set_player(held.with_(pool=held.pool.spend(payment.mana)))
        table.stir()
    life = sum(spent.life for spent in payment.spent)
    if life:
        batch = Batch(table)
        yield from lose_life(table, batch, player, life)
        batch.close()
    return payment.mana


def _tap_by_hand(table: Table, player: PlayerId, mana: ManaCost, taken: tuple[ObjectId, ...]) -> Steps[None]:
    """Let the player activate mana abilities one by one until they let the rest be paid for them."""
    done = Word(None, "pay the rest automatically", "残りを自動で支払う")
    while True:
        held = table.player(player)
        sources = mana_sources(table, player, taken)
        options = [
            PayWith(ObjectId(source.object), source.ability, place)
            for source in sources
            for place, output in enumerate(source.outputs)
            if _still_payable(mana, held.pool, sources, source, output, held.life)
        ]
        if not options or find_payment(mana, held.pool, (), None, 0) is not None:
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
    mana: ManaCost,
    pool: ManaPool,
    sources: list[ManaSource],
    source: ManaSource,
    output: tuple[ManaKind, ...],
    life: int,
) -> bool:
    """Return whether a cost could still be paid after a mana ability was activated for one of its outputs."""
    rest = [each for each in sources if each is not source and (source.group is None or each.group != source.group)]
    return Supply(pool.add(source.mana(kind) for kind in output), rest, max(0, life)).can_pay(mana)


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
