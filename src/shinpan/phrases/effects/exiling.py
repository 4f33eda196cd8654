"""Effects that exile cards from libraries (406)."""

from shinpan.game.enums import Zone
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "exile the top card of each player's library @ number=1, who=EachPlayer, register=*, link=*",
        "<{who} >exile[s] the top card of [who:their|their|your] library @ number=1, register=*, link=*",
        "<{who} >exile[s] the top {number:card} of [who:their|their|your] library @ register=*, link=*",
        "exile the top card of {who:'s} library @ number=1, register=*, link=*",
        "exile the top {number:card} of {who:'s} library @ register=*, link=*",
    ),
    ja=(
        "各プレイヤーのライブラリーの一番上のカードを追放する @ number=1, who=EachPlayer, register=*, link=*",
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上のカードを追放する @ number=1, register=*, link=*",
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上から{number:card}を追放する @ register=*, link=*",
    ),
)
class ExileFromTop(Effect):
    """Players exile cards from the top of their libraries (406.1). register: where what they became is kept.

    link: the number under which the source remembers them (607.2a).
    """

    number: Quantity = Fixed(1)
    who: Reference = You()
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them exile as many as there are."""
        number = self.number.value(context)
        for player in players_among(self.who.find(context)):
            exiled = yield from context.move(context.in_zone(Zone.LIBRARY, player)[:number], Zone.EXILE)
            if self.register is not None:
                context.keep(self.register, exiled)
            if self.link is not None:
                context.link(self.link, exiled)
