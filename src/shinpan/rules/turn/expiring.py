"""Effects end when their duration is over (611.2a-b)."""

from shinpan.game.effects import ContinuousEffect
from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.rulebook.citations import carries
from shinpan.rules.context.queries import Queries
from shinpan.rules.table import Table

carries("611.2a")
carries("611.2b")


_YOURS = frozenset({Duration.YOUR_NEXT_TURN, Duration.YOUR_NEXT_END_STEP, Duration.END_OF_YOUR_NEXT_TURN})
"""Those that end in a turn of the effect's controller only."""


def expire(table: Table, duration: Duration) -> None:
    """End the effects with a duration, and delayed abilities that wait no longer than it.

    "Until your next ..." ends only in a turn of the effect's controller after the one in which it began.
    """
    state = table.state
    if state.effects:
        kept = tuple(effect for effect in state.effects if not _ends(table, effect, duration))
        if len(kept) != len(state.effects):
            state.effects = kept
            state.version += 1
            table.touch()
    if state.delayed:
        state.delayed = tuple(each for each in state.delayed if each.duration is not duration)


def expire_for(table: Table, player: PlayerId) -> None:
    """End the effects of a player who has left that last until their next turn, which would begin now (800.4m)."""
    state = table.state
    kept = tuple(each for each in state.effects if each.controller != player or each.duration not in _YOURS)
    if len(kept) != len(state.effects):
        state.effects = kept
        state.version += 1
        table.touch()


def _ends(table: Table, effect: ContinuousEffect, duration: Duration) -> bool:
    if effect.duration is not duration:
        return False
    if duration is Duration.NEXT_UNTAP_STEP:
        active = table.state.turn.active
        return all(not isinstance(each, PlayerId) and _has(table, active, each) for each in effect.affected or ())
    if duration in _YOURS:
        turn = table.state.turn
        return turn.active == effect.controller and turn.number > effect.turn
    return True


def _has(table: Table, player: PlayerId, object_id: ObjectId) -> bool:
    """Return whether a player has the permanent, or nobody has it any more."""
    return object_id not in table.state.objects or table.controller(object_id) == player


def end_conditional_effects(table: Table) -> None:
    """End effects "for as long as" something is true once it isn't (611.2b); they don't begin again."""
    state = table.state
    if not any(effect.duration is Duration.WHILE for effect in state.effects):
        return
    kept = tuple(effect for effect in state.effects if _goes_on(table, effect))
    if len(kept) != len(state.effects):
        state.effects = kept
        state.version += 1
        table.touch()


def _goes_on(table: Table, effect: ContinuousEffect) -> bool:
    if effect.duration is not Duration.WHILE or effect.condition is None:
        return True
    bound = effect.affected if effect.affected is not None else effect.bound
    context = Queries(table, effect.source, effect.controller, bound=bound)
    return bool(effect.condition.holds(context))
