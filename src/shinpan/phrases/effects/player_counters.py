"""Counters on players: energy, experience, poison (107.14, 122.1)."""

from shinpan.game.counters import CounterKind
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import CostPart, Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en="{who} get[s] {amount:energy}",
    ja="{who}は{amount:energy}を得る",
)
class GetEnergy(Effect):
    """Players get energy counters (107.14)."""

    amount: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Put them on each of the players."""
        amount = self.amount.value(context)
        for player in players_among(self.who.find(context)):
            if amount > 0:
                yield from context.put_counters(player, CounterKind.ENERGY, amount)


@phrase(
    en=("{who} get[s] {number:kind} counter[|s]",),
    ja="{who}は{kind}カウンター{number}個を得る",
)
class GetCounters(Effect):
    """Players get counters of a kind (122.1)."""

    kind: CounterKind
    number: Quantity = Fixed(1)
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Put them on each of the players."""
        amount = self.number.value(context)
        for player in players_among(self.who.find(context)):
            if amount > 0:
                yield from context.put_counters(player, self.kind, amount)


@phrase(en="pay {amount:energy}", ja="{amount:energy}を支払う")
class PayEnergy(CostPart):
    """Remove energy counters from oneself (107.14)."""

    amount: Quantity

    def payable(self, context: Queries) -> bool:
        """Return whether the player has as many."""
        return context.player(context.you).count(CounterKind.ENERGY) >= self.amount.value(context)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Remove them."""
        yield from context.remove_counters(context.you, CounterKind.ENERGY, self.amount.value(context))
        return ()
