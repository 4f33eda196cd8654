"""Effects that create tokens (701.7)."""

from collections.abc import Iterator

from shinpan.game.characteristics import Ability, Definition
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You
from shinpan.phrases.tokens import XToken


@phrase(
    en=(
        "<{who} >create[s] {number:token} that['s| are] tapped and attacking @ tapped=True, attacking=True, register=*",
        "<{who} >create[s] {number:token,tapped} @ tapped=True, register=*",
        "<{who} >create[s] a {token:singular} for each {number:each} @ number=CountersOn|HandSizeOf|Count, register=*",
        "<{who} >create[s] a {token:singular} for each {number:each} @ number=TimesKicked, register=*",
        "<{who} >create[s] {number:token} attached to {attached_to} @ register=*",
        "<{who} >create[s] {number:token} @ register=*",
        "<{who} >create[s] {number:token}. [it has|they have] {more} @ register=*",
        "<{who} >create[s] a {token:singular} for each {number:each} @ register=*",
        "<{who} >create[s] {number.first:token} for each {number.second:each} @ number=Product, register=*",
        "<{who} >create[s] a number of {token:plural} equal to {number} @ register=*",
        "<{who} >create[s] a number of tapped {token:plural} equal to {number} @ tapped=True, register=*",
    ),
    ja=(
        "<{who}は>タップ状態で攻撃している{number:token}を生成する @ tapped=True, attacking=True, register=*",
        "<{who}は>タップ状態の{number:token}を生成する @ tapped=True, register=*",
        "<{who}は>{number:each}につき{token}1つを生成する @ number=CountersOn|HandSizeOf|Count, register=*",
        "<{who}は>{number:each}につき{token}1つを生成する @ number=TimesKicked, register=*",
        "<{who}は>{attached_to}につけられた状態の{number:token}を生成する @ register=*",
        "<{who}は>{number:token}を生成する @ register=*",
    ),
)
class CreateTokens(Effect):
    """Players create tokens (111.1). register: where they are kept for the rest of the resolution.

    more: abilities that a sentence of its own says; reading puts them among the token's. attached_to: what each of them
    enters attached to, as many for each of these (303.4i, 301.5e); none are created if there is no such thing.
    """

    token: Definition
    number: Quantity = Fixed(1)
    who: Reference = You()
    tapped: bool = False
    attacking: bool = False
    register: int | None = None
    more: tuple[Ability, ...] = ()
    attached_to: Reference | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them create the tokens."""
        number = self.number.value(context)
        token = self.token.sized(context.x) if isinstance(self.token, XToken) else self.token
        hosts = (None,) if self.attached_to is None else tuple(_current(context, self.attached_to))
        for player in players_among(self.who.find(context)):
            made: list[ObjectId] = []
            for host in hosts:
                made.extend(
                    (
                        yield from context.create_tokens(
                            player, token, number, tapped=self.tapped, attacking=self.attacking, attached_to=host
                        )
                    )
                )
            if self.register is not None:
                context.keep(self.register, made)


def _current(context: Queries, reference: Reference) -> Iterator[Entity]:
    """Yield the players that a reference stands for, and its objects as far as they are still where they were."""
    for each in reference.find(context):
        if isinstance(each, PlayerId) or context.exists(each):
            yield each
