"""Expectations of zones, players, the stack, triggers, and the end of the game."""

from collections.abc import Callable, Iterable
from typing import Any

from shinpan.cards.names import fold
from shinpan.game.designations import PlayerDesignation
from shinpan.game.enums import PRIVATE_ZONES, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.lab.expect.comparing import data_of, holds
from shinpan.lab.expect.outcome import Outcome
from shinpan.lab.explain.findings import (
    game_finding,
    player_finding,
    stack_finding,
    triggered_finding,
    zone_finding,
)
from shinpan.lab.explain.recorder import Record
from shinpan.lab.explain.said import Said
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.naming import Registry, same_name
from shinpan.lab.notation.expectations import (
    Expectation,
    GameExpectation,
    PlayerExpectation,
    StackExpectation,
    TriggeredExpectation,
    ZoneExpectation,
)
from shinpan.lab.notation.keys import ExpectKey
from shinpan.lab.notation.keys import PlayerCheckKey as Key
from shinpan.lab.notation.values import Reference
from shinpan.lab.notation.writing.expectations import expectation_data
from shinpan.lab.notation.writing.flow import Data
from shinpan.rules.commander.damaging import dealt_by_one
from shinpan.rules.happening.venturing import where_is
from shinpan.rules.holding import holder
from shinpan.rules.table import Table


def _outcome(expectation: Expectation, ok: bool, found: dict[str, Data], said: Said) -> Outcome:
    expected = expectation_data(expectation)
    assert isinstance(expected, dict)
    return Outcome(expectation.line, ok, expected, expected if ok else expected | found, said)


# -- zones -------------------------------------------------------------------------------------------------------------


def check_zone(table: Table, names: Registry, expectation: ZoneExpectation) -> Outcome:
    """Check which cards are in a zone."""
    for name in (*(expectation.cards or ()), *expectation.includes, *expectation.excludes):
        _check_known(table, names, name, expectation.line)
    there = objects_in(table, names, expectation.zone, expectation.player)
    ok = True
    found: dict[str, Data] = {}
    shown: list[Data] = [names.name_of(table, obj) for obj in there]
    if expectation.cards is not None:
        matched = _in_order if expectation.ordered else _in_any_order
        if not matched(table, names, there, expectation.cards):
            ok = False
            found[ExpectKey.CARDS] = shown
    if expectation.includes and _rest(table, names, there, expectation.includes) is None:
        ok = False
        found[ExpectKey.INCLUDES] = shown
    if any(names.is_called(table, obj, name) for name in expectation.excludes for obj in there):
        ok = False
        found[ExpectKey.EXCLUDES] = shown
    if expectation.count is not None and len(there) != expectation.count:
        ok = False
        found[ExpectKey.COUNT] = len(there)
    said = zone_finding(table, names, expectation.zone, expectation.player, there, ordered=expectation.ordered)
    return _outcome(expectation, ok, found, said)


def objects_in(table: Table, names: Registry, zone: Zone, player: str | None) -> list[GameObject]:
    """Return the objects in a zone, first = top: a player's, or for shared zones what that player controls or owns."""
    state = table.state
    if zone in PRIVATE_ZONES:
        return [state.objects[each] for each in state.zone(zone, names.players[player or ""])]
    ids = table.permanents() if zone is Zone.BATTLEFIELD else state.zone(zone, PlayerId(0))
    found = [state.objects[each] for each in ids]
    if player is None:
        return found
    holder = names.players[player]
    if zone in {Zone.BATTLEFIELD, Zone.STACK}:
        return [obj for obj in found if table.controller(obj.id) == holder]
    return [obj for obj in found if obj.owner == holder]


def _check_known(table: Table, names: Registry, name: str, line: int) -> None:
    """Raise Mistake for a name that nothing has; what tokens are called can't be known before they are made."""
    if not names.is_known(table, name) and not fold(name).endswith(("token", "トークン")):
        from shinpan.cards.names import nearest

        near = nearest(name, (card.name for card in names.library), limit=3)
        raise mistake(line, Fault.UNKNOWN_CARD, found=name, possible=near)


def _rest(table: Table, names: Registry, there: Iterable[GameObject], wanted: Iterable[str]) -> list[GameObject] | None:
    """Return what is left once each wanted name has taken an object, or None if one finds none."""
    rest = list(there)
    for name in wanted:
        found = next((obj for obj in rest if names.is_called(table, obj, name)), None)
        if found is None:
            return None
        rest.remove(found)
    return rest


def _in_any_order(table: Table, names: Registry, there: list[GameObject], wanted: tuple[str, ...]) -> bool:
    return _rest(table, names, there, wanted) == []


def _in_order(table: Table, names: Registry, there: list[GameObject], wanted: tuple[str, ...]) -> bool:
    return len(there) == len(wanted) and all(
        names.is_called(table, obj, name) for obj, name in zip(there, wanted, strict=True)
    )


def check_stack(table: Table, names: Registry, expectation: StackExpectation) -> Outcome:
    """Check the whole stack, top first."""
    there = objects_in(table, names, Zone.STACK, None)
    ok = len(there) == len(expectation.objects) and all(
        _is_on_stack_as(table, names, obj, name) for obj, name in zip(there, expectation.objects, strict=True)
    )
    found: dict[str, Data] = {ExpectKey.STACK: [names.name_of(table, obj) for obj in there]}
    return _outcome(expectation, ok, found, stack_finding(table, names, there))


def _is_on_stack_as(table: Table, names: Registry, obj: GameObject, name: str) -> bool:
    """Return whether a spell has that name now (a fused one the names of both halves), or an ability its source."""
    called = table.characteristics(obj.id)
    if obj.stacked is not None or not called.names:
        return names.is_called(table, obj, name)
    return same_name(called.name, name)


# -- players -----------------------------------------------------------------------------------------------------------


def _pool(table: Table, player: PlayerId) -> tuple[Any, ...]:
    return tuple(unit.kind for unit in table.player(player).pool.units)


PLAYER_FINDERS: dict[Key, Callable[[Table, PlayerId], Any]] = {
    Key.LIFE: lambda table, player: table.player(player).life,
    Key.HAND: lambda table, player: len(table.state.hands[player]),
    Key.LIBRARY: lambda table, player: len(table.state.libraries[player]),
    Key.GRAVEYARD: lambda table, player: len(table.state.graveyards[player]),
    Key.COUNTERS: lambda table, player: dict(table.player(player).counters),
    Key.MANA: _pool,
    Key.LOST: lambda table, player: table.player(player).lost is not None,
    Key.WON: lambda table, player: table.state.over and table.state.winner == player,
    Key.DREW: lambda table, player: table.player(player).cards_drawn,
    Key.COMMANDER_DAMAGE: lambda table, player: dealt_by_one(table.player(player)),
    Key.MONARCH: lambda table, player: holder(table.state, PlayerDesignation.MONARCH) == player,
    Key.INITIATIVE: lambda table, player: holder(table.state, PlayerDesignation.INITIATIVE) == player,
    Key.DUNGEON: lambda table, player: where_is(table, player)[0],
    Key.ROOM: lambda table, player: where_is(table, player)[1],
    Key.COMPLETED: lambda table, player: table.player(player).completed,
    Key.TEMPTED: lambda table, player: table.player(player).tempted,
}


def check_player(table: Table, names: Registry, expectation: PlayerExpectation) -> Outcome:
    """Check a player."""
    player = names.players[expectation.player]
    ok = True
    found: dict[str, Data] = {}
    values: dict[Key, Any] = {}
    for check in expectation.checks:
        value = values[check.key] = PLAYER_FINDERS[check.key](table, player)
        if not holds(check.expected, value):
            ok = False
            found[check.key.value] = data_of(value) if value != () else ""
    return _outcome(expectation, ok, found, player_finding(expectation.player, values))


# -- the rest ----------------------------------------------------------------------------------------------------------


def check_game(table: Table, expectation: GameExpectation) -> Outcome:
    """Check that the game is a draw."""
    state = table.state
    drawn = state.over and state.winner is None
    if state.winner is not None:
        result = f"won by {table.player(state.winner).name}"
    else:
        result = "draw" if state.over else "goes on"
    return _outcome(expectation, drawn, {ExpectKey.GAME: result}, game_finding(table))


class TriggerCounts:
    """How far the triggers of each source have been counted."""

    def __init__(self) -> None:
        self._counted: dict[str, int] = {}

    def check(self, table: Table, names: Registry, record: Record, expectation: TriggeredExpectation) -> Outcome:
        """Check how often abilities of a source triggered since the last such check of it, or the start."""
        reference = expectation.source
        if not names.is_known(table, reference.text) and not any(
            fold(reference.text) == fold(each.name) for each in record.triggered
        ):
            raise names.missing(table, reference)
        start = self._counted.get(str(reference), 0)
        self._counted[str(reference)] = len(record.triggered)
        handle = names.handles.get(reference.text)
        count = 0
        for each in record.triggered[start:]:
            if handle is not None:
                count += any(card in handle.cards for card in each.cards) or each.object in handle.objects
            elif same_name(each.name, reference.text):
                count += _held_by(table, names, each.object, reference)
        said = triggered_finding(names, reference, count)
        return _outcome(expectation, count == expectation.count, {ExpectKey.TRIGGERED: count}, said)


def _held_by(table: Table, names: Registry, source: ObjectId, reference: Reference) -> bool:
    return reference.player is None or names.players[reference.player] == table.controller(source)
