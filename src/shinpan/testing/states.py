"""What holds of a state at every pause: one place for everything, and caches that tell the truth."""

from collections.abc import Mapping

from shinpan.game.ids import ObjectId
from shinpan.game.soundness import census, faults
from shinpan.game.state import GameState
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.layers.project import project
from shinpan.rules.state_based.check import perform_state_based_actions
from shinpan.rules.table import Table
from shinpan.testing.broken import Broken


def check_state(state: GameState, cards: Mapping[int, int] | None = None, *, at_rest: bool = False) -> None:
    """Check a state. cards: how many each player brought (`soundness.census` of the first state), if known.

    at_rest: a player has priority, so that nothing may wait to be done. Raises Broken.
    """
    for fault in faults(state):
        raise Broken(fault)
    _check_caches(state)
    if cards is not None:
        _check_cards(state, cards)
    if at_rest and not state.over:
        _check_rest(state)


def _check_cards(state: GameState, cards: Mapping[int, int]) -> None:
    """The cards that were brought are all there, but for those of players who have left the game (800.4a)."""
    found = census(state)
    for player in state.players:
        if player.lost is None and found[player.id] != cards.get(player.id, 0):
            raise Broken(f"player {player.id} owns {found[player.id]} cards, but brought {cards.get(player.id, 0)}")


def _check_caches(state: GameState) -> None:
    fresh = state.fork()
    fresh.notable, fresh.usable, fresh.special = {}, {}, {}
    for key, obj in state.objects.items():
        if with_printed(obj).printed != obj.printed:
            raise Broken(f"{_called(state, key)} isn't printed as its components are")
        put(fresh, obj)
    for name in ("notable", "usable", "special"):
        kept, right = getattr(state, name), getattr(fresh, name)
        if kept.keys() != right.keys():
            raise Broken(f"state.{name} lists {sorted(kept)}, but should list {sorted(right)}")
    _check_view(state)


def _check_view(state: GameState) -> None:
    """The view that is kept is the one that would be worked out anew."""
    table = Table(state)
    kept, right = table.view(), project(state.fork())
    for key in state.objects:
        if kept.changed.get(key) != right.changed.get(key):
            raise Broken(f"the characteristics kept for {_called(state, key)} are stale")
        if kept.controllers.get(key) != right.controllers.get(key):
            raise Broken(f"the controller kept for {_called(state, key)} is stale")
    for name in ("parts", "triggers", "back"):
        if getattr(kept, name) != getattr(right, name):
            raise Broken(f"the {name} in force that are kept are stale")


def _called(state: GameState, object_id: ObjectId) -> str:
    obj = state.objects[object_id]
    names = " and ".join(component.definition.name for component in obj.components)
    return f"object {object_id} ({names or 'an ability'}, in the {obj.zone.en})"


def _check_rest(state: GameState) -> None:
    if state.pending:
        raise Broken(f"{len(state.pending)} triggered abilities wait although a player has priority (603.3)")
    controllers = Table(state).view().controllers
    away = {each: controllers[each] for each in state.battlefield if each in controllers}
    if {key: player for key, player in away.items() if player != state.objects[key].controller} != state.held:
        raise Broken("a permanent has come under another player's control and nobody has noticed")
    fresh = Table(state.fork())
    fresh.state.checked = fresh.state.checked_version = -1
    fresh.state.version += 1
    steps = perform_state_based_actions(fresh)
    try:
        next(steps)
    except StopIteration as end:
        if not end.value:
            return
    raise Broken("state-based actions wait although a player has priority (704.3)")
