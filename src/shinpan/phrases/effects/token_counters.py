"""Tokens that enter with counters on them, as another sentence says (111.1, 122.6)."""

from shinpan.game.characteristics import Definition
from shinpan.game.counters import CounterKind
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You
from shinpan.phrases.tokens import XToken


@phrase(
    en=(
        "<{who} >create[s] {number:token}. the token enters with {amount:kind} counter[|s] on it @ number=1",
        "<{who} >create[s] {number:token}. it enters with {amount:kind} counter[|s] on it @ number=1",
    ),
    ja="<{who}は>{number:token}を、{kind}カウンター{amount}個が置かれた状態で生成する @ number=1",
)
class CreateWithCounters(Effect):
    """Players create tokens that enter with counters on them (122.6)."""

    token: Definition
    amount: Quantity
    kind: CounterKind
    number: Quantity = Fixed(1)
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them create the tokens."""
        counters = ((self.kind, max(0, self.amount.value(context))),)
        token = self.token.sized(context.x) if isinstance(self.token, XToken) else self.token
        for player in players_among(self.who.find(context)):
            yield from context.create_tokens(player, token, self.number.value(context), counters=counters)
