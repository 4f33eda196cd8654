"""Numbers of players doubled (701.10)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(en="double {whose:'s} life total", ja="{whose:'s}ライフの総量を2倍にする")
class DoubleLife(Effect):
    """Players gain, or lose, as much life as it takes to double their life totals (701.10d)."""

    whose: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do so."""
        for player in players_among(self.whose.find(context)):
            life = context.player(player).life
            if life > 0:
                yield from context.gain_life(player, life)
            elif life < 0:
                yield from context.lose_life(player, -life)
