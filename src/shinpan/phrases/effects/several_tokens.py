"""Effects that create tokens of several kinds at once (701.7)."""

from collections.abc import Iterator

from shinpan.game.characteristics import Definition
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Phrase, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You
from shinpan.phrases.tokens import XToken


@phrase(
    en=("{number:token,tapped} @ tapped=True", "{number:token}"),
    ja=("タップ状態の{number:token} @ tapped=True", "{number:token}"),
)
class TokenLot(Phrase):
    """Some tokens that are alike: "two 1/1 white Soldier creature tokens"."""

    token: Definition
    number: Quantity = Fixed(1)
    tapped: bool = False


@phrase(en="<{who} >create[s] {lots:several}", ja="<{who}は>{lots}を生成する")
class CreateSeveral(Effect):
    """Players create tokens of several kinds, all at once (701.7)."""

    lots: tuple[TokenLot, ...]
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them create the tokens."""
        for player in players_among(self.who.find(context)):
            yield from context.together(self._created(context, player))

    def _created(self, context: Context, player: PlayerId) -> Iterator[Steps[tuple[ObjectId, ...]]]:
        for lot in self.lots:
            token = lot.token.sized(context.x) if isinstance(lot.token, XToken) else lot.token
            yield context.create_tokens(player, token, lot.number.value(context), tapped=lot.tapped)
