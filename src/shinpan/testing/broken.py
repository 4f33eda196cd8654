"""What the checks raise, and a recorder that listens for broken promises."""

from typing import Any

from shinpan.game.decisions import Decision
from shinpan.game.events import Event
from shinpan.rulebook.citations import Citation
from shinpan.rules.casting.assisting import TOO_LITTLE
from shinpan.rules.game import UNDONE
from shinpan.rules.table import Table


class Broken(AssertionError):  # noqa: N818  (the name says what it is)
    """Something that must hold doesn't; str() says what."""


class Watcher:
    """A recorder that remembers whether an option that was offered had to be undone (733.1), and by which rule."""

    def __init__(self) -> None:
        self.refused: list[str] = []
        self._undoing = False

    def note(self, table: Table, citation: Citation, parameters: dict[str, Any]) -> None:
        """Listen for an action that is undone; the note after it says why."""
        if self._undoing and citation is not TOO_LITTLE.citation:  # who was to help may pay nothing (702.132a)
            self.refused.append(f"{citation.number}: {citation.en} {parameters}")
        self._undoing = citation is UNDONE

    def happened(self, table: Table, event: Event) -> None:
        """Events are of no concern."""

    def forced(self, table: Table, decision: Decision) -> None:
        """Nor are decisions that nobody is asked."""

    def check(self, what: str) -> None:
        """Raise Broken if something was undone since the last check."""
        if self.refused:
            reasons, self.refused = self.refused, []
            raise Broken(f"{what} was offered and then refused: {'; '.join(reasons)}")
