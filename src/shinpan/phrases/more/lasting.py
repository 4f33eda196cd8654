"""Effects that last for the rest of the game (611.2a)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import Specific
from shinpan.phrases.references.players import You
from shinpan.phrases.restrictions import NoMaximumHandSize


@phrase(
    en="{who} ha[s|ve] no maximum hand size for the rest of the game",
    ja="このゲームの間、{who}の手札の上限はなくなる",
)
class NoMaximumFromNowOn(Effect):
    """Players have no maximum hand size from now on (402.2)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect for each of them."""
        for each in players_among(self.who.find(context)):
            yield from context.begin_effect((NoMaximumHandSize(Specific((each,))),), Duration.FOREVER)
