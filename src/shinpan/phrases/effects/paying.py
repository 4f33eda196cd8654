"""Effects that let players pay while a spell or ability resolves (118.12)."""

from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "{who} may {cost:bare}. {then} @ then=WhenDone",
        "{who} may {cost:bare}<. if [who:they|they|you] do, {then}><. if [who:they|they|you] don't, {otherwise}>",
        "{who} may {cost:bare}. if that player does, {then}",
    ),
    ja=(
        "{who}は{cost:bare,て}もよい。{then} @ then=WhenDone",
        "{who}は{cost:bare,て}もよい<。そうしたなら、{then}><。そうしないなら、{otherwise}>",
    ),
)
class MayPay(Effect):
    """A player may pay a cost; then: "if you do"; otherwise: "if you don't" (118.12)."""

    cost: Cost
    then: Effect | None = None
    who: Reference = You()
    otherwise: Effect | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Ask each of the players, and go on as they answer."""
        for player in players_among(self.who.find(context)):
            single = context.with_each(player)
            if context.action_left() and (yield from single.may_pay(player, self.cost)):
                context.took_action()
                if self.then is not None:
                    yield from self.then.perform(single)
            elif self.otherwise is not None:
                yield from self.otherwise.perform(single)


@phrase(
    en="<{who} >{cost:bare}. if [who:they|they|you] don't, {otherwise} @ cost.parts=()",
    ja="{who}は{cost:bare}。そうしないなら、{otherwise} @ cost.parts=()",
)
class MustPay(Effect):
    """A player pays a cost; otherwise: "if you don't" (118.12).

    Nobody has to activate mana abilities for it (118.3c); with the mana in the pool it has to be paid.
    """

    cost: Cost
    otherwise: Effect
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Ask each of the players unless they have the mana, and go on as they answer."""
        for player in players_among(self.who.find(context)):
            single = context.with_each(player)
            if not (yield from single.may_pay(player, self.cost, must=True)):
                yield from self.otherwise.perform(single)


@phrase(
    en="any opponent may {cost:bare}. if no one does, {otherwise}",
    ja="いずれかの対戦相手は{cost:bare,て}もよい。誰もそうしないなら、{otherwise}",
)
class AnyOpponentMayPay(Effect):
    """Opponents in turn order may pay a cost; once one has, nobody else is asked (101.4, 118.12)."""

    cost: Cost
    otherwise: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Ask them, and do the other thing if nobody pays."""
        for player in context.opponents(context.you):
            if (yield from context.with_each(player).may_pay(player, self.cost)):
                return
        yield from self.otherwise.perform(context)


@phrase(
    en=(
        "{effect} unless {who} {cost:pays} for each {times:each} @ times=CountersOn",
        "{effect} unless {who} {cost:pays} @ times=1",
    ),
    ja=(
        "{who}が{times:each}につき{cost:bare,ない}かぎり、{effect} @ times=CountersOn",
        "{who}が{cost:bare,ない}かぎり、{effect} @ times=1",
    ),
)
class UnlessPaid(Effect):
    """Something that is done unless a player pays a cost, so many times over (118.12a)."""

    effect: Effect
    cost: Cost
    who: Reference = You()
    times: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Ask each of the players in turn; do it unless one pays."""
        times = self.times.value(context)
        for player in players_among(self.who.find(context)):
            if (yield from context.may_pay(player, self.cost, times)):
                return
        yield from self.effect.perform(context)
