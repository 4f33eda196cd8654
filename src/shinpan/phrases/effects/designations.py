"""Effects that give designations (724)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(en="{who} become[s] the monarch", ja="{who}は統治者になる")
class BecomeMonarch(Effect):
    """A player becomes the monarch (724.1)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Give the designation to the player, the last of them if there are several."""
        for player in players_among(self.who.find(context)):
            context.become_monarch(player)
        yield from ()
