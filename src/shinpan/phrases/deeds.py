"""The verbs of keyword actions, of designations, and of what players pay while something resolves (118.12, 701)."""

from collections.abc import Sequence
from typing import Any, Protocol

from shinpan.game.characteristics import Definition
from shinpan.game.designations import Designation
from shinpan.game.enums import FaceDown
from shinpan.game.events import Event
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Effect, Steps


class DeedVerbs(Protocol):
    """The part of `phrases.context.Context` about keyword actions."""

    def trigger(self, effect: Effect, bound: Sequence[Entity] = ()) -> None:
        """Have a reflexive triggered ability trigger at once (603.12)."""

    def exile_face_down(self, objects: Sequence[ObjectId], how: FaceDown) -> Steps[tuple[ObjectId, ...]]:
        """Exile cards face down (406.3); return what they became."""

    def could_enchant(self, aura: ObjectId, host: Entity) -> bool:
        """Return whether an Aura, wherever it is, could be attached to something (303.4)."""

    def entering(self) -> tuple[ObjectId, ...]:
        """Return the objects whose entering the battlefield is being worked out; effects can't move them (614.13)."""

    def may_play_land(self, player: PlayerId) -> bool:
        """Return whether a player may still play a land in this turn of theirs, the timing apart (305.2b, 305.3)."""

    def play_land(self, player: PlayerId, card: ObjectId) -> Steps[None]:
        """Have a player play a land in the middle of a resolution (305.2)."""

    def speed_up(self, player: PlayerId) -> None:
        """Have a player's speed increase by one (702.179)."""

    def promise(self, player: PlayerId) -> None:
        """Have the spell that is being cast remember the opponent who was promised a gift (702.174k)."""

    def put_attacking(self, objects: Sequence[ObjectId], target: Entity | None = None) -> Steps[None]:
        """Have permanents that have just entered be attacking (508.4). target: whom or what, if that is said."""

    def reselectable(self, attacker: ObjectId, *, battles: bool) -> tuple[Entity, ...]:
        """Return what an attacking creature might attack instead (508.7c). battles: these, too."""

    def reselect(self, attacker: ObjectId, target: Entity) -> None:
        """Have an attacking creature attack something else."""

    def set_event(self, event: Event) -> None:
        """Have "that many" and "that player" speak of an event from now on: the one being replaced."""

    def roll_die(self, player: PlayerId, sides: int, more: int = 0) -> int:
        """Have a player roll a die; return the result, with what is added to it (706.2)."""

    def remove_from_combat(self, object_id: ObjectId) -> None:
        """Remove a creature from combat, if it is in combat (506.4)."""

    def win(self, player: PlayerId) -> None:
        """Have a player win the game (104.2b)."""

    def lose(self, player: PlayerId) -> None:
        """Have a player lose the game (104.3e)."""

    def may_pay(self, player: PlayerId, cost: Any, times: int = 1, *, must: bool = False) -> Steps[bool]:
        """Let a player pay a cost, so many times over, if they can; return whether they did (118.12)."""

    def designate(self, object_id: ObjectId, designation: Designation) -> bool:
        """Give a permanent a designation; return whether it didn't have it before."""

    def undesignate(self, object_id: ObjectId, designation: Designation) -> None:
        """Take a designation away from a permanent."""

    def create_emblem(self, player: PlayerId, definition: Definition, source: ObjectId | None = None) -> None:
        """Have a player get an emblem (114.1). source: what its abilities are linked to, if they are (607.1)."""

    def unattach(self, object_id: ObjectId) -> None:
        """Have a permanent become unattached (701.3d)."""

    def phase_out(self, objects: Sequence[ObjectId]) -> None:
        """Have permanents phase out (702.26b)."""

    def exploited(self, object_id: ObjectId, sacrificed: ObjectId) -> None:
        """Record that a creature exploited another (702.110b)."""

    def manned(self, creatures: Sequence[ObjectId], what: ObjectId, keyword: KeywordAbility) -> None:
        """Record that creatures were tapped to crew or saddle a permanent (702.122b, 702.171c)."""

    def life_may_become(self, player: PlayerId, total: int) -> bool:
        """Return whether a player's life total could become a number: that it may be gained or lost (119.7-8)."""

    def searchable(self, whose: PlayerId, by: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """Return the cards of a library among which a player may search: its owner, if nobody is named (701.23)."""

    def took_action(self) -> None:
        """Record that what the ability lets a player do has been done, if that can be only once each turn (603.2h)."""

    def action_left(self) -> bool:
        """Return whether what the ability lets a player do may still be done this turn (603.2h)."""

    def heal(self, object_id: ObjectId) -> None:
        """Remove all damage marked on a permanent (701.19a, 702.89a)."""

    def acted(
        self, action: KeywordAction, player: PlayerId, object_id: ObjectId | None = None, amount: int = 1
    ) -> None:
        """Record that a player carried out a keyword action (701), for what triggers on it."""

    def rearrange(self, player: PlayerId, top: Sequence[ObjectId], bottom: Sequence[ObjectId] = ()) -> None:
        """Put cards of a player's library on its top and its bottom, first = uppermost; the others stay between."""
