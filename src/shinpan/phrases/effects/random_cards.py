"""Cards that chance chooses (701.9b is about discarding them)."""

from shinpan.game.enums import Zone
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EXILED, Specific


@phrase(
    en="exile {number:group} at random from your graveyard @ register=*, link=*",
    ja="あなたの墓地から無作為に選んだ{number:group}を追放する @ register=*, link=*",
)
class ExileAtRandom(Effect):
    """Cards of some description, chosen at random, are exiled from the controller's graveyard, as many as there are.

    register: where they are kept for the rest of the resolution. link: where the source remembers them (607.2a).
    """

    group: Collection
    number: Quantity = Fixed(1)
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have chance choose, and exile them."""
        there = [each for each in context.in_zone(Zone.GRAVEYARD, context.you) if self.group.holds(context, each)]
        number = min(self.number.value(context), len(there))
        exiled = yield from context.move(tuple(context.state.randomness().sample(there, number)), Zone.EXILE)
        context.keep(EXILED, exiled)
        if self.register is not None:
            context.keep(self.register, exiled)
        if self.link is not None:
            context.link(self.link, exiled)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card."""
        return any(self.group.holds(context, each) for each in context.in_zone(Zone.GRAVEYARD, context.you))


@phrase(
    en="{source} deals {amount} damage to an opponent chosen at random",
    ja="{source}は無作為に選ばれた対戦相手1人に{amount}点のダメージを与える",
)
class DamageToRandomOpponent(Effect):
    """A source deals damage to one opponent, whom chance chooses (120)."""

    source: Reference
    amount: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Have chance choose, and deal the damage."""
        opponents = context.opponents(context.you)
        if opponents:
            chosen = context.state.randomness().choice(list(opponents))
            yield from DealDamage(self.amount, Specific((chosen,)), self.source).perform(context)
