"""Effects that decide the game (104.2b, 104.3e)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(en="{who} win[s] the game", ja="{who}はゲームに勝利する")
class WinGame(Effect):
    """A player wins the game (104.2b)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have the first of them win."""
        for player in players_among(self.who.find(context))[:1]:
            context.win(player)
        return
        yield  # nobody is asked anything, but it is an effect like all others


@phrase(en="{who} lose[s] the game", ja="{who}はゲームに敗北する")
class LoseGame(Effect):
    """Players lose the game (104.3e)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them lose."""
        for player in players_among(self.who.find(context)):
            context.lose(player)
        return
        yield  # nobody is asked anything, but it is an effect like all others
