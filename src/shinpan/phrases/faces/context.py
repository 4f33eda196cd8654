"""The verbs of faces that a context has (see `phrases.context`)."""

from collections.abc import Sequence
from typing import Protocol

from shinpan.game.enums import Daytime, FaceDown
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps


class FaceVerbs(Protocol):
    """What can be done to halves, sides and status; every verb performs one observable change."""

    def transform(self, objects: Sequence[ObjectId], *, converts: bool = False) -> Steps[None]:
        """Have permanents transform, or convert, together (701.27a)."""

    def flip(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have permanents flip together (710.4)."""

    def turn_up(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have face-down permanents turn face up together (708.8)."""

    def turn_down(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have permanents turn face down together (708.2a)."""

    def manifest(
        self,
        player: PlayerId,
        cards: Sequence[ObjectId],
        how: FaceDown,
        chosen: tuple[tuple[str, object], ...] = (),
        *,
        tapped: bool = False,
    ) -> Steps[tuple[ObjectId, ...]]:
        """Have a player put cards onto the battlefield face down (701.40a, 701.58a); return what they became.

        chosen: what is noted of them on the way.
        """

    def set_level(self, object_id: ObjectId, level: int) -> Steps[None]:
        """Have a permanent's level become a number (716.2a)."""

    def meld(
        self, cards: Sequence[ObjectId], player: PlayerId, *, attacking: bool = False
    ) -> Steps[tuple[ObjectId, ...]]:
        """Meld two cards under a player's control (701.42a); return the permanent. Others stay where they are.

        attacking: it enters tapped and attacking (508.4).
        """

    def become_daytime(self, daytime: Daytime) -> Steps[None]:
        """Have it become day or night (730.1)."""

    def unlock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Have a player unlock a half of a permanent (709.5f)."""

    def lock(self, object_id: ObjectId, half: int, player: PlayerId) -> Steps[None]:
        """Have a player lock a half of a permanent (709.5g)."""
