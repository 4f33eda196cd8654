"""Acts that happen at the same time (101.4): one batch of events for all of them."""

from collections.abc import Iterable
from typing import Any

from shinpan.phrases.base import Steps
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.happening.batch import Batch


class Batching(Choosing):
    """Verbs whose events may be part of a larger act. open: the batch of that act, if one is under way."""

    __slots__ = ("open",)
    open: Batch | None

    def together(self, acts: Iterable[Steps[Any]]) -> Steps[None]:
        """Carry out several acts as one: what they do happens at the same time (101.4)."""
        self.open = batch = Batch(self.table)
        for act in acts:
            yield from act
        self.open = None
        batch.close()

    def _close(self, batch: Batch) -> None:
        """Close the batch of one act, unless it is part of several."""
        if batch is not self.open:
            batch.close()
