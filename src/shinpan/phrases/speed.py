"""Speed (702.178, 702.179)."""

from typing import ClassVar

from shinpan.game.events import Event, LifeLost
from shinpan.phrases.base import Condition, Effect, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries

MAX_SPEED = 4


@phrase(en="your speed is 4", ja="あなたの速度が4である")
class HasMaxSpeed(Condition):
    """The player has max speed (702.179e)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries) -> bool:
        """Return whether they have."""
        return context.player(context.you).speed >= MAX_SPEED


@phrase(en="your speed is less than 4", ja="あなたの速度が4未満である")
class BelowMaxSpeed(Condition):
    """The player's speed can still increase (702.179d)."""

    def holds(self, context: Queries) -> bool:
        """Return whether it can."""
        return 0 < context.player(context.you).speed < MAX_SPEED


@phrase(
    en="whenever one or more opponents lose life during your turn",
    ja="あなたのターンの間に、1人以上の対戦相手がライフを失うたび",
)
class OpponentsLoseLife(TriggerPhrase):
    """An opponent loses life during the player's turn; several at once are one event (702.179d, 603.2c)."""

    one_or_more: bool = True
    events: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is so."""
        if not isinstance(event, LifeLost) or context.state.turn.active != context.you:
            return False
        return event.player in context.opponents(context.you)


@phrase(en="your speed increases by 1", ja="あなたの速度は1増える")
class SpeedUp(Effect):
    """The player's speed increases by one; if they have none it becomes 1 (702.179c)."""

    def perform(self, context: Context) -> Steps[None]:
        """Increase it."""
        context.speed_up(context.you)
        return
        yield  # nobody is asked anything, but it is an effect like all others
