"""Effects that change life totals (119)."""

from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "{who} gain[s] life equal to the life lost this way @ amount=Amount",
        "{who} gain[s] 1 life for each {amount:each} @ amount=Count",
        "{who} gain[s] {amount.first} life for each {amount.second:each} @ amount=Product, amount.second=Count",
        "{who} gain[s] {amount} life @ amount=Fixed|X|EventAmount|Amount|Product",
        "{who} gain[s] life equal to {amount}",
        "{who} gain[s] 1 life for each {amount:each}",
        "{who} gain[s] {amount.first} life for each {amount.second:each} @ amount=Product",
        "{who} gain[s] an amount of life equal to {amount}",
    ),
    ja=(
        "{who}は、これにより失われたライフの点数に等しい点数のライフを得る @ amount=Amount",
        "{who}は、{amount:each}につき1点のライフを得る @ amount=Count",
        "{who}は、{amount.second:each}につき{amount.first}点のライフを得る @ amount=Product, amount.second=Count",
        "{who}は{amount}点のライフを得る @ amount=Fixed|X",
        "{who}は{amount}に等しい点数のライフを得る",
    ),
)
class GainLife(Effect):
    """Players gain life (119.3)."""

    amount: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them gain it."""
        amount = self.amount.value(context)
        yield from context.together(context.gain_life(each, amount) for each in players_among(self.who.find(context)))


@phrase(
    en=(
        "{who} lose[s] {amount} life @ amount=Fixed|X|EventAmount|Amount|Product, register=*",
        "{who} lose[s] {amount} @ amount=Shortfall, register=*",
        "{who} lose[s] life equal to {amount} @ register=*",
        "{who} lose[s] 1 life for each {amount:each} @ register=*",
        "{who} lose[s] {amount.first} life for each {amount.second:each} @ amount=Product, register=*",
        (
            "{who} lose[s] half [who:their|their|your] life, {amount.rounding} @ amount=Half, "
            "amount.of=LifeTotalOf, amount.of.whose=who, register=*"
        ),
    ),
    ja=(
        "{who}は{amount}点のライフを失う @ amount=Fixed|X, register=*",
        "{who}は{amount}を失う @ amount=Shortfall, register=*",
        "{who}は{amount}に等しい点数のライフを失う @ register=*",
    ),
)
class LoseLife(Effect):
    """Players lose life (119.3). register: where the total lost is kept for "that much"."""

    amount: Quantity
    who: Reference = You()
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them lose it."""
        total = 0
        for player in players_among(self.who.find(context)):
            total += yield from context.lose_life(player, self.amount.value(context))
        if self.register is not None:
            context.keep(self.register, amount=total)
