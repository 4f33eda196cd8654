"""The verbs of faces that a context has (see `phrases.context`)."""

from typing import Protocol

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps


class FaceVerbs(Protocol):
    """What can be done to halves, sides and status; every verb performs one observable change."""

    def unlock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Have a player unlock a half of a permanent (709.5f)."""

    def lock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Have a player lock a half of a permanent (709.5g)."""
