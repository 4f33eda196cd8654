"""The verbs of faces: what resolving spells and abilities do to halves, sides and status."""

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.happening import unlocking
from shinpan.rules.happening.batch import Batch


class FaceVerbs(Choosing):
    """The verbs of `phrases.faces.context.FaceVerbs`."""

    __slots__ = ()

    def unlock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Unlock a half of a permanent."""
        batch = Batch(self.table)
        unlocking.unlock(self.table, batch, object_id, half, player)
        batch.close()
        return
        yield  # unlocking asks nobody anything, but is a step like all other verbs

    def lock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Lock a half of a permanent."""
        batch = Batch(self.table)
        unlocking.lock(self.table, batch, object_id, half, player)
        batch.close()
        return
        yield  # locking asks nobody anything, but is a step like all other verbs
