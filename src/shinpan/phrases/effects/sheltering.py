"""Effects that put a player out of harm's way for a while (119.8, 702.16k)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.players import You
from shinpan.phrases.replacements.damage import PreventDamage
from shinpan.phrases.restrictions import CantBeTargeted, LifeTotalCantChange


@phrase(
    en="{duration}, your life total can't change and you have protection from everything",
    ja="{duration}、あなたのライフの総量は変化せず、あなたはプロテクション（すべて）を持つ",
)
class ShelterPlayer(Effect):
    """A player's life total can't change, and nothing can target or damage them (119.8, 702.16k)."""

    duration: Duration = Duration.YOUR_NEXT_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect."""
        parts = (LifeTotalCantChange(You()), CantBeTargeted(You()), PreventDamage(to=You()))
        yield from context.begin_effect(parts, self.duration)
