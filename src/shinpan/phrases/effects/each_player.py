"""What several players do one after another, each for themselves (101.4)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among


@phrase(en="for {who}, {effect}", ja="{who}について、{effect}")
class EachDoes(Effect):
    """Something that is done for each of several players: "that player" in it is each of them in turn (101.4)."""

    who: Reference
    effect: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do it for each of them in APNAP order."""
        for player in players_among(self.who.find(context)):
            yield from self.effect.perform(context.with_each(player))
