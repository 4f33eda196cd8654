"""Questions that phrases ask: one class, whose answers come from a lens, a table or the layers at work."""

from collections.abc import Sequence
from typing import Protocol

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.copied_values import CopiedValues
from shinpan.game.decisions import Word
from shinpan.game.designations import PlayerDesignation
from shinpan.game.enums import Color, Zone
from shinpan.game.events import Destroy, Discard, Event, Exploited, Sacrifice, ZoneChange
from shinpan.game.ids import CardId, Entity, ObjectId, PlayerId, Timestamp
from shinpan.game.objects import Choices, GameObject
from shinpan.game.player import Player
from shinpan.game.state import GameState
from shinpan.phrases.attacking import Goaded
from shinpan.rulebook.citations import carries
from shinpan.rules.commander.identity import identity_of_commanders
from shinpan.rules.holding import holder

carries("608.2h")
carries("400.7")
carries("400.7e")
carries("400.7j")

_NO_CHOICES = Choices()
_MOVES = (ZoneChange, Discard, Destroy, Sacrifice, Exploited)
"""The events after which an object may be another one elsewhere."""


class Lens(Protocol):
    """Where characteristics are read: a `Table` (final ones) or the layers at work (those so far)."""

    state: GameState

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """Return an object's characteristics, last-known ones if it has left."""

    def controller(self, object_id: ObjectId) -> PlayerId:
        """Return an object's controller, last-known if it has left."""

    def object(self, object_id: ObjectId) -> GameObject | None:
        """Return an object as it is or last was."""

    def origin(self, object_id: ObjectId) -> int:
        """Return the copy effect by which an object has its abilities, 0 if by none."""

    def permanents(self) -> tuple[ObjectId, ...]:
        """Return the phased-in permanents."""

    def turn_order(self, first: PlayerId | None = None) -> tuple[PlayerId, ...]:
        """Return the players in the game, from a player on or in APNAP order."""

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return a player's opponents."""


class Queries:
    """The questions of `phrases.context.Queries`, asked for one source and its controller.

    had_by: the origin of the ability that asks, where that is settled; None for the abilities that the source has.
    itself: the ability on the stack that asks, which isn't its source and can't be its own target (115.5).
    """

    __slots__ = ("ability", "batch", "bound", "choices", "event", "had_by", "itself", "left", "lens", "source", "you")

    def __init__(
        self,
        lens: Lens,
        source: ObjectId,
        you: PlayerId,
        *,
        choices: Choices = _NO_CHOICES,
        event: Event | None = None,
        bound: tuple[Entity, ...] = (),
    ) -> None:
        self.lens = lens
        self.source = source
        self.you = you
        self.choices = choices
        self.event = event
        self.bound = bound
        self.batch: tuple[Event, ...] = ()
        self.left = 0
        self.had_by: int | None = None
        self.itself: ObjectId | None = None
        self.ability: Ability | None = None

    @property
    def state(self) -> GameState:
        """The state that is asked about."""
        return self.lens.state

    @property
    def origin(self) -> int:
        """The copy effect by which the source has, or had, the ability that asks; 0 if by none."""
        return self.lens.origin(self.source) if self.had_by is None else self.had_by

    @property
    def singled(self) -> tuple[Entity, ...]:
        """The one of several players that an effect is at (101.4)."""
        return ()

    @property
    def began(self) -> Timestamp | None:
        """When the ability that asks was put on the stack, or if it is a delayed one, was created."""
        return None

    @property
    def so_far(self) -> tuple[Event, ...]:
        """What has happened in the resolution that asks."""
        return ()

    @property
    def x(self) -> int:
        """The value of X, 0 if none was chosen (107.3)."""
        return self.choices.x or 0

    def player(self, player: PlayerId) -> Player:
        """Return a player."""
        return self.lens.state.players[player]

    def players(self) -> tuple[PlayerId, ...]:
        """Return the players in the game in APNAP order."""
        return self.lens.turn_order()

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return a player's opponents."""
        return self.lens.opponents(player)

    def look(self, object_id: ObjectId) -> GameObject | None:
        """Return an object as it is or last was."""
        return self.lens.object(object_id)

    def goaded(self, object_id: ObjectId) -> bool:
        """Return whether a creature is goaded by anybody."""
        from shinpan.rules.restricting import forbidden
        from shinpan.rules.table import Table

        if isinstance(self.lens, Table):
            return forbidden(self.lens, Goaded, object_id)
        return any(  # in the middle of the layers: by effects of the keyword action
            object_id in (effect.affected or ()) and any(isinstance(part, Goaded) for part in effect.parts)
            for effect in self.state.effects
        )

    def exists(self, object_id: ObjectId) -> bool:
        """Return whether the object is still the same one."""
        return object_id in self.lens.state.objects

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """Return an object's characteristics."""
        return self.lens.characteristics(object_id)

    def controller(self, object_id: ObjectId) -> PlayerId:
        """Return an object's controller."""
        return self.lens.controller(object_id)

    def holder(self, which: PlayerDesignation) -> PlayerId | None:
        """Return who has a designation that one player can have."""
        return holder(self.state, which)

    def commander_identity(self, player: PlayerId) -> frozenset[Color] | None:
        """Return the color identity of a player's commanders together; None if they have none (903.4f)."""
        return identity_of_commanders(self.state, player)

    def permanents(self) -> tuple[ObjectId, ...]:
        """Return the phased-in permanents."""
        return self.lens.permanents()

    def in_zone(self, zone: Zone, player: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """Return the objects in a zone, of one player or of all."""
        state = self.lens.state
        if zone is Zone.BATTLEFIELD:
            found = self.permanents()
            return found if player is None else tuple(each for each in found if self.controller(each) == player)
        if zone in {Zone.STACK, Zone.EXILE, Zone.COMMAND}:
            found = state.zone(zone, PlayerId(0))
            return found if player is None else tuple(each for each in found if state.objects[each].owner == player)
        if zone is Zone.OUTSIDE and state.settings.commander:
            return ()  # 903.11: no cards are brought in from outside of a Commander game
        if player is not None:
            return state.zone(zone, player)
        return tuple(each for one in state.players for each in state.zone(zone, one.id))

    def followed(self, object_id: ObjectId) -> tuple[ObjectId, ...]:
        """Return what an object is now: itself, or what it became in its last move, if that can be found."""
        state = self.lens.state
        if object_id in state.objects:
            return (object_id,)
        if not self._finds(object_id):
            return ()
        return tuple(each for each in state.successors.get(object_id, ()) if each in state.objects)

    def _finds(self, object_id: ObjectId) -> bool:
        """Return whether what asks may find what an object became in another zone: one that its own effect or cost has
        moved (400.7j), or whose move it triggered on (400.7e); of a spell, what that spell became (400.7h)."""
        known = self.look(object_id)
        if known is not None and known.zone is Zone.STACK:
            return True
        if any(object_id in part for part in self.choices.paid):
            return True
        if object_id in (self.source, *self.bound) and self._had_moved(object_id):
            return True
        events = self.so_far if self.event is None else (self.event, *self.so_far)
        return any(isinstance(each, _MOVES) and each.object == object_id for each in events)

    def _had_moved(self, object_id: ObjectId) -> bool:
        """Return whether something had moved before the ability was put on the stack, or created (603.7e)."""
        since = self.began
        found = [self.look(each) for each in self.lens.state.successors.get(object_id, ())]
        return since is not None and all(each is not None and each.timestamp <= since for each in found)

    def targets(self, slot: int) -> tuple[Entity, ...]:
        """Return the targets chosen for a slot."""
        chosen = self.choices.targets
        return chosen[slot] if slot < len(chosen) else ()

    def shares(self, slot: int) -> tuple[tuple[Entity, int], ...]:
        """Return the targets of a slot with what was divided among them."""
        divided = self.choices.divided
        return tuple(zip(self.targets(slot), divided[slot], strict=True)) if slot < len(divided) else ()

    def copiable_values(self, object_id: ObjectId) -> Characteristics:
        """Return an object's copiable values, last-known ones if it has left."""
        from shinpan.rules.copying.values import copiable_values
        from shinpan.rules.table import Table

        assert isinstance(self.lens, Table)
        return copiable_values(self.lens, object_id)

    def card_names(self, player: PlayerId, *, nonland: bool = False) -> Sequence[Word]:
        """Return the card names that a player may choose from."""
        from shinpan.rules.naming import card_names  # the cards themselves are loaded for it

        return card_names(self.state, player, nonland=nonland)

    def may_look(self, player: PlayerId, object_id: ObjectId) -> bool:
        """Return whether a player may look at an object."""
        from shinpan.rules.seeing import may_see
        from shinpan.rules.table import Table

        assert isinstance(self.lens, Table)
        return may_see(self.lens, player, object_id)

    def face_of(self, object_id: ObjectId) -> Characteristics:
        """Return what an object is face up, without any effect on it."""
        from shinpan.rules.faces import face_up

        obj = self.state.objects.get(object_id)
        return face_up(obj) if obj is not None and obj.components else Characteristics()

    def component_values(self, object_id: ObjectId, card: CardId) -> Characteristics:
        """Return what one of the components of a permanent is by itself now."""
        from shinpan.rules.faces import side

        obj = self.state.objects.get(object_id)
        component = next((each for each in obj.components if each.card == card), None) if obj is not None else None
        return side(obj, component) if obj is not None and component is not None else Characteristics()

    def copied_values(self, object_id: ObjectId) -> CopiedValues:
        """Return what a copy of an object gets."""
        from shinpan.rules.copying.values import copied_values
        from shinpan.rules.table import Table

        assert isinstance(self.lens, Table)
        return copied_values(self.lens, object_id)

    def this_ability(self) -> Ability | None:
        """Return the ability that is being carried out."""
        return self.ability

    def result(self, register: int) -> tuple[Entity, ...]:
        """Return nothing: only resolving effects fill registers."""
        return ()

    def amount(self, register: int) -> int:
        """Return 0: only resolving effects fill registers."""
        return 0

    def linked(self, number: int) -> tuple[Entity, ...]:
        """Return what the source remembers for linked abilities (607)."""
        obj = self.look(self.source)
        if obj is None or not obj.links:
            return ()
        wanted = (self.origin, number)
        return next((held for key, held in obj.links if key == wanted), ())
