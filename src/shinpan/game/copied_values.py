"""How an object came by copied values (707.2, 707.9): what was copied, and what each exception made of it."""

from typing import Any

from shinpan.game.characteristics import Characteristics, Composite
from shinpan.game.ids import ObjectId
from shinpan.game.leaf import Leaf, leaf


@leaf
class CopiedValues(Leaf):
    """Copiable values read once (707.2b), and the exceptions made on the way.

    original: the object that was copied, None for a card known only by its name (707.13). values: its copiable values
    as they were read. changes: each exception, a phrase, with the values that it left, in the order in which they were
    made (707.9f). both: if the original is double-faced, what its two faces are with the same exceptions; a token or a
    copy of a spell has them all (707.8a, 707.10g), anything else is a copy of the face that is up (707.8).
    """

    original: ObjectId | None
    values: Characteristics
    changes: tuple[tuple[Any, Characteristics], ...] = ()
    both: Composite | None = None

    @property
    def name(self) -> str:
        """The name of what was copied, the empty string if it has none."""
        return self.values.name

    @property
    def exceptions(self) -> tuple[Any, ...]:
        """The exceptions that were made."""
        return tuple(exception for exception, _ in self.changes)

    @property
    def result(self) -> Characteristics:
        """The copiable values that the copy gets."""
        return self.changes[-1][1] if self.changes else self.values
