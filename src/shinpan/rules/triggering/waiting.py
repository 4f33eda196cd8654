"""Which of an object's abilities have triggered and haven't left the stack yet."""

from collections.abc import Iterator

from shinpan.game.ids import ObjectId
from shinpan.game.state import GameState
from shinpan.phrases.abilities import TriggeredAbility


def waiting_triggers(state: GameState, source: ObjectId) -> Iterator[TriggeredAbility]:
    """Yield the triggered abilities of an object that wait to be put onto the stack or are on it."""
    for trigger in state.pending:
        if trigger.source == source and isinstance(trigger.ability, TriggeredAbility):
            yield trigger.ability
    for each in state.stack:
        stacked = state.objects[each].stacked
        if stacked is not None and stacked.source == source and isinstance(stacked.ability, TriggeredAbility):
            yield stacked.ability
