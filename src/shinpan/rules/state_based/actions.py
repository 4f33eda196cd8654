"""What one check of state-based actions has found."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import LossReason
from shinpan.game.events import Destroy
from shinpan.game.ids import ObjectId, PlayerId


class Actions:
    """Everything to be done at the same time: who loses, what is destroyed, put into graveyards, ceases, comes off.

    bury: put into its owner's graveyard without being destroyed. remove: counters to take off. sacrifice: Sagas at
    their end. protectors: who protects a battle from now on. command: commanders to put into the command zone.
    engines: who gets speed (702.179a). complete: dungeons whose owners are at their end (704.5t).
    """

    __slots__ = (
        "bury",
        "cease",
        "command",
        "complete",
        "destroy",
        "engines",
        "lose",
        "protectors",
        "remove",
        "sacrifice",
        "unattach",
    )

    def __init__(self) -> None:
        self.lose: list[tuple[PlayerId, LossReason]] = []
        self.engines: list[PlayerId] = []
        self.protectors: list[tuple[ObjectId, PlayerId]] = []
        self.destroy: list[Destroy] = []
        self.bury: list[ObjectId] = []
        self.command: list[ObjectId] = []
        self.complete: list[ObjectId] = []
        self.cease: list[ObjectId] = []
        self.unattach: list[ObjectId] = []
        self.sacrifice: list[ObjectId] = []
        self.remove: list[tuple[ObjectId, CounterKind, int]] = []

    @property
    def any(self) -> bool:
        """Whether there is anything to do."""
        return bool(
            self.engines
            or self.lose
            or self.destroy
            or self.bury
            or self.cease
            or self.unattach
            or self.remove
            or self.sacrifice
            or self.command
            or self.complete
            or self.protectors
        )
