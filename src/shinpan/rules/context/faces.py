"""The verbs of faces: what resolving spells and abilities do to halves, sides and status."""

from collections.abc import Sequence

from shinpan.game.enums import Daytime, FaceDown, Zone
from shinpan.game.events import Entry
from shinpan.game.ids import ObjectId, PlayerId, Timestamp
from shinpan.phrases.base import Steps
from shinpan.rules.context.batching import Batching
from shinpan.rules.happening import leveling, transforming, unlocking
from shinpan.rules.happening.batch import Batch


class FaceVerbs(Batching):
    """The verbs of `phrases.faces.context.FaceVerbs`.

    since: when the ability that is resolving was put on the stack, or the delayed ability was created (701.27f).
    """

    __slots__ = ("since",)
    since: Timestamp | None

    @property
    def began(self) -> Timestamp | None:
        """When the ability that resolves was put on the stack, or if it is a delayed one, was created."""
        return self.since

    def transform(self, objects: Sequence[ObjectId], *, converts: bool = False) -> Steps[None]:
        """Have permanents transform or convert together; the source of the ability only if it hasn't since."""
        batch = self.open or Batch(self.table)
        for each in objects:
            since = self.since if each == self.source else None
            yield from transforming.transform(self.table, batch, each, converts=converts, since=since)
        self._close(batch)

    def flip(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have permanents flip together."""
        batch = self.open or Batch(self.table)
        for each in objects:
            transforming.flip(self.table, batch, each)
        self._close(batch)
        return
        yield  # flipping asks nobody anything, but is a step like all other verbs

    def turn_up(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have face-down permanents turn face up together."""
        from shinpan.rules.happening.turning import turn_up

        batch = self.open or Batch(self.table)
        for each in objects:
            yield from turn_up(self.table, batch, each, self.you)
        self._close(batch)

    def turn_down(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have permanents turn face down together."""
        from shinpan.rules.happening.turning import turn_down

        batch = self.open or Batch(self.table)
        for each in objects:
            turn_down(self.table, batch, each)
        self._close(batch)
        return
        yield  # turning down asks nobody anything, but is a step like all other verbs

    def manifest(
        self,
        player: PlayerId,
        cards: Sequence[ObjectId],
        how: FaceDown,
        chosen: tuple[tuple[str, object], ...] = (),
        *,
        tapped: bool = False,
    ) -> Steps[tuple[ObjectId, ...]]:
        """Have a player put cards onto the battlefield face down."""
        from shinpan.rules.entering import enter_or_move

        entry = Entry(face_down=how, chosen=chosen, tapped=tapped)
        return (
            yield from enter_or_move(
                self.table, cards, Zone.BATTLEFIELD, controller=player, entry=entry, cause=self.source
            )
        )

    def set_level(self, object_id: ObjectId, level: int) -> Steps[None]:
        """Have a permanent's level become a number."""
        batch = self.open or Batch(self.table)
        leveling.set_level(self.table, batch, object_id, level)
        self._close(batch)
        return
        yield  # gaining a level asks nobody anything, but is a step like all other verbs

    def meld(
        self, cards: Sequence[ObjectId], player: PlayerId, *, attacking: bool = False
    ) -> Steps[tuple[ObjectId, ...]]:
        """Meld two cards."""
        from shinpan.rules.combat.entering import put_onto_attack
        from shinpan.rules.happening.melding import meld

        made = yield from meld(self.table, cards, player, self.source, tapped=attacking)
        if attacking:
            yield from put_onto_attack(self.table, player, made)
        return made

    def become_daytime(self, daytime: Daytime) -> Steps[None]:
        """Have it become day or night."""
        from shinpan.rules.day_night import become

        yield from become(self.table, daytime)

    def unlock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Unlock a half of a permanent."""
        batch = self.open or Batch(self.table)
        unlocking.unlock(self.table, batch, object_id, half, player)
        self._close(batch)
        return
        yield  # unlocking asks nobody anything, but is a step like all other verbs

    def lock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Lock a half of a permanent."""
        batch = self.open or Batch(self.table)
        unlocking.lock(self.table, batch, object_id, half, player)
        self._close(batch)
        return
        yield  # locking asks nobody anything, but is a step like all other verbs
