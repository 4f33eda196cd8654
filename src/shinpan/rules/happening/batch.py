"""A batch: events that happen at the same time."""

from shinpan.game.events import Event
from shinpan.game.state import GameState
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table

carries("603.10")


class Batch:
    """Events that happen together, and the game as it was just before them.

    before: a fork taken when the batch was opened, where some ability that looks back (603.10) may want it.
    """

    __slots__ = ("before", "events", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []
        self.before: GameState | None = table.state.fork() if table.view().back else None

    def add(self, event: Event) -> None:
        """Add an event that has just been performed."""
        self.events.append(event)
        if self.table.recorder is not None:
            self.table.recorder.happened(self.table, event)

    def close(self) -> None:
        """Let triggered abilities see what happened. Ends the batch."""
        events = self.events
        if not events:
            return
        self.events = []
        table = self.table
        state = table.state
        state.history.extend(events)
        if self.before is not None or state.delayed or table.view().triggers:
            from shinpan.rules.triggering.detecting import detect

            detect(table, events, self.before)
