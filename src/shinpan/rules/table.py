"""The table: a state being played, seen with the eyes of the rules, and the record of what is done to it.

Every function of the rules takes the table first. Questions asked here answer with final characteristics (613) and
with last-known information (608.2h) where an object has left.
"""

from typing import TYPE_CHECKING, Any, Protocol

from shinpan.game.characteristics import Characteristics
from shinpan.game.decisions import Decision
from shinpan.game.enums import CardType, Zone
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import GameObject
from shinpan.game.player import Player
from shinpan.game.state import GameState
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import Citation

if TYPE_CHECKING:
    from shinpan.rules.layers.view import View


class Recorder(Protocol):
    """Who writes down what the rules do, for explanations. Games that nobody asks about have none."""

    def note(self, table: "Table", citation: Citation, parameters: dict[str, Any]) -> None:
        """Write down that a rule was carried out; parameters may be ids, values of the game, numbers or strings."""

    def happened(self, table: "Table", event: Event) -> None:
        """Write down an event that has just been performed."""

    def forced(self, table: "Table", decision: Decision) -> None:
        """Hear of a decision that nobody is asked, since it has one possible answer."""


class Table:
    """A state in play. `state` is changed in place by the rules; fork it first to try something."""

    __slots__ = ("entering", "recorder", "state")

    def __init__(self, state: GameState, recorder: Recorder | None = None) -> None:
        self.state = state
        self.recorder = recorder
        self.entering: tuple[ObjectId, ...] = ()

    def fork(self) -> "Table":
        """Return a table with an independent copy of the state, on which nothing is recorded."""
        return Table(self.state.fork())

    # -- record ----------------------------------------------------------------------------------------------------

    def note(self, citation: Citation, **parameters: Any) -> None:
        """Record that a rule was carried out, if anybody listens."""
        if self.recorder is not None:
            self.recorder.note(self, citation, parameters)

    def touch(self) -> None:
        """Say that something moved: state-based actions are to be checked, and cached characteristics may be stale.

        Where no object has an ability or counter that counts and no effect lasts, no characteristics can change.
        """
        state = self.state
        state.changes += 1
        if state.notable or state.effects:
            state.version += 1

    def stir(self) -> None:
        """Say that something moved that only conditions and the like can read: status, life, combat, the turn."""
        state = self.state
        state.changes += 1
        view = state.view
        if view is not None and view.version == state.version and view.volatile:
            state.version += 1

    # -- questions -------------------------------------------------------------------------------------------------

    def view(self) -> "View":
        """Return what follows from all continuous effects (613), worked out once for each version of the state."""
        state = self.state
        view: View | None = state.view
        if view is None or view.version != state.version:
            view = state.view = _project(state)
        return view

    def object(self, object_id: ObjectId) -> GameObject | None:
        """Return an object as it is or last was."""
        found = self.state.objects.get(object_id)
        if found is not None:
            return found
        past = self.state.pasts.get(object_id)
        if past is None:
            return None
        last: GameObject = past.object
        return last

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """Return an object's characteristics, last-known ones if it has left; empty ones if there never was one."""
        state = self.state
        view = state.view
        if view is None or view.version != state.version:
            view = self.view()
        found: Characteristics | None = view.changed.get(object_id)
        if found is not None:
            return found
        current = state.objects.get(object_id)
        if current is not None:
            return current.printed
        past = state.pasts.get(object_id)
        if past is None:
            return _NOTHING
        last: Characteristics = past.characteristics
        return last

    def controller(self, object_id: ObjectId) -> PlayerId:
        """Return an object's controller (108.4: its owner where it has none), last-known if it has left."""
        state = self.state
        view = state.view
        if view is None or view.version != state.version:
            view = self.view()
        found: PlayerId | None = view.controllers.get(object_id)
        if found is not None:
            return found
        current = state.objects.get(object_id)
        if current is not None:
            return current.controller
        past = state.pasts.get(object_id)
        return past.controller if past is not None else PlayerId(0)

    def origin(self, object_id: ObjectId) -> int:
        """Return the copy effect by which an object has its abilities, or last had them; 0 if by none (607.5)."""
        found = self.view().origins.get(object_id)
        if found is not None:
            return found
        past = self.state.pasts.get(object_id)
        return past.origin if past is not None else 0

    def has(self, object_id: ObjectId, keyword: KeywordAbility) -> bool:
        """Return whether an object has a keyword ability."""
        return keyword in index_of(self.characteristics(object_id)).keywords

    def is_creature(self, object_id: ObjectId) -> bool:
        """Return whether an object is a creature."""
        return CardType.CREATURE in self.characteristics(object_id).types

    def player(self, player: PlayerId) -> Player:
        """Return a player."""
        return self.state.players[player]

    def set_player(self, player: Player) -> None:
        """Put another value in a player's place."""
        self.state.players[player.id] = player

    def permanents(self) -> tuple[ObjectId, ...]:
        """Return the permanents that are phased in, in the order in which they arrived."""
        objects = self.state.objects
        battlefield = self.state.battlefield
        here = [each for each in battlefield if not objects[each].phased_out]
        return battlefield if len(here) == len(battlefield) else tuple(here)

    def controlled(self, player: PlayerId) -> tuple[ObjectId, ...]:
        """Return the phased-in permanents that a player controls."""
        permanents, objects, controllers = self.permanents(), self.state.objects, self.view().controllers
        if not controllers:
            return tuple([each for each in permanents if objects[each].controller == player])
        return tuple([each for each in permanents if controllers.get(each, objects[each].controller) == player])

    def on_battlefield(self, object_id: ObjectId) -> bool:
        """Return whether the object is a phased-in permanent."""
        found = self.state.objects.get(object_id)
        return found is not None and found.zone is Zone.BATTLEFIELD and not found.phased_out

    def turn_order(self, first: PlayerId | None = None) -> tuple[PlayerId, ...]:
        """Return the players in the game in turn order, from a player or from the active one (APNAP, 101.4)."""
        players = self.state.players
        start = self.state.turn.active if first is None else first
        return tuple([player.id for player in players[start:] + players[:start] if player.lost is None])

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return a player's opponents in the game, in turn order after them (102.3)."""
        return tuple(other for other in self.turn_order(player) if other != player)


_NOTHING = Characteristics()


def _project(state: GameState) -> "View":
    from shinpan.rules.layers.project import project

    return project(state)
