"""Being and becoming the monarch (724)."""

from typing import ClassVar

from shinpan.game.designations import PlayerDesignation
from shinpan.phrases.base import Condition, Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
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


@phrase(en=("you're the monarch @ who=You", "{who} [is|are] the monarch"), ja="{who}が統治者である")
class IsMonarch(Condition):
    """A player is the monarch (724.1)."""

    volatile: ClassVar[bool] = True
    who: Reference = You()

    def holds(self, context: Queries) -> bool:
        """Return whether it is one of the players who is."""
        return context.holder(PlayerDesignation.MONARCH) in self.who.find(context)


@phrase(en="{who} [isn't|aren't|are not] the monarch", ja="{who}が統治者でない")
class IsntMonarch(Condition):
    """A player isn't the monarch (724.1)."""

    volatile: ClassVar[bool] = True
    who: Reference = You()

    def holds(self, context: Queries) -> bool:
        """Return whether none of the players is."""
        return not IsMonarch(self.who).holds(context)
