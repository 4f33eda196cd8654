"""What keeps a life total from being what it would be, or makes it a certain number (119.5, 119.8, 704.5a)."""

from typing import ClassVar

from shinpan.game.events import Event, LifeLost
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You
from shinpan.phrases.restrictions import Restriction


@phrase(
    en="damage that would reduce {whose:'s} life total to less than {least} reduces it to {least} instead",
    ja="{whose:'s}ライフの総量を{least}点未満に減らすダメージは、代わりにそれを{least}点に減らす",
)
class DamageStopsAt(ReplacementPart):
    """Damage leaves a player with so much life, if they had as much (614.1a, 120.3a)."""

    least: int
    whose: Reference = You()
    events: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether damage would leave such a player with less."""
        if not isinstance(event, LifeLost) or not event.by_damage or not self.whose.includes(context, event.player):
            return False
        life = context.player(event.player).life
        return life >= self.least > life - event.amount

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have them lose just as much as leaves that."""
        assert isinstance(event, LifeLost)
        yield from ()
        left = context.player(event.player).life - self.least
        return (event.with_(amount=left),) if left > 0 else ()


@phrase(
    en="{affected:subject} [doesn't|don't|don't] lose the game for having 0 or less life",
    ja="{affected}はライフが0点以下であることによってはゲームに敗北しない",
)
class NoLossForLife(Restriction):
    """Players don't lose for having no life left (704.5a)."""

    affected: Reference


@phrase(en="{whose:'s} life total becomes {total}", ja="{whose:'s}ライフの総量は{total}点になる")
class LifeTotalBecomes(Effect):
    """Players gain, or lose, as much life as it takes (119.5)."""

    whose: Reference
    total: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them gain or lose it."""
        for player in players_among(self.whose.find(context)):
            yield from _become(context, player, self.total.value(context))


def _become(context: Context, player: PlayerId, total: int) -> Steps[None]:
    life = context.player(player).life
    if total > life:
        yield from context.gain_life(player, total - life)
    elif total < life:
        yield from context.lose_life(player, life - total)
