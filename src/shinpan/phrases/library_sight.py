"""Static abilities about what players may see or leave be: the top of libraries, untapping, building decks."""

from shinpan.phrases.base import StaticPart, phrase


@phrase(
    en="you may look at the top card of your library any time",
    ja="あなたはいつでもあなたのライブラリーの一番上のカードを見てもよい",
)
class MayLookAtOwnTop(StaticPart):
    """The controller may look at the top card of their library any time (401.2)."""


@phrase(
    en="play with the top card of your library revealed",
    ja="あなたのライブラリーの一番上のカードを公開したままプレイする",
)
class PlaysWithTopRevealed(StaticPart):
    """The top card of the controller's library is seen by all players (401.2)."""


@phrase(
    en="you may choose not to untap {.this} during your untap step",
    ja="あなたはあなたのアンタップ・ステップに{.this}をアンタップしないことを選んでもよい",
)
class MayStayTapped(StaticPart):
    """The controller decides in their untap step whether it untaps (502.3)."""


@phrase(
    en="a deck can have any number of cards named {.name}",
    ja="デッキに{.name}という名前のカードを望む枚数入れることができる",
)
class ForDecks(StaticPart):
    """Something that only matters as a deck is built (100.2a); nothing in a game."""
