"""A game's position as plain data, for those who read the JSON of a verdict."""

from typing import Any

from shinpan.game.designations import Designation, PlayerDesignation
from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.objects import GameObject
from shinpan.lab.explain.components import components_data
from shinpan.lab.naming import Registry
from shinpan.lab.notation.writing.values import term_text
from shinpan.rules.commander.damaging import dealt_by_one
from shinpan.rules.commander.designation import is_commander
from shinpan.rules.happening.venturing import where_is
from shinpan.rules.holding import holder
from shinpan.rules.table import Table


def position(table: Table, names: Registry) -> dict[str, Any]:
    """Return the turn, the players and every object of a position, hidden ones included."""
    state = table.state
    turn = state.turn
    return {
        "turn": turn.number,
        "active": table.player(turn.active).name,
        "step": turn.step.en,
        "priority": None if turn.priority is None else table.player(turn.priority).name,
        "over": state.over,
        "winner": None if state.winner is None else table.player(state.winner).name,
        "players": {player.name: _player(table, names, player.id) for player in state.players},
        "battlefield": [_permanent(table, names, state.objects[each]) for each in state.battlefield],
        "stack": [names.name_of(table, state.objects[each]) for each in state.stack],
        "exile": [names.name_of(table, state.objects[each]) for each in state.exile],
        "command": [names.name_of(table, state.objects[each]) for each in state.command],
    }


def _player(table: Table, names: Registry, player: PlayerId) -> dict[str, Any]:
    state = table.state
    held = table.player(player)
    dungeon, room = where_is(table, player)
    return {
        "life": held.life,
        "counters": {kind.en: number for kind, number in held.counters},
        "mana": str(held.pool),
        "lost": held.lost is not None,
        "commander_damage": dealt_by_one(held),
        "monarch": holder(state, PlayerDesignation.MONARCH) == player,
        "initiative": holder(state, PlayerDesignation.INITIATIVE) == player,
        "dungeon": dungeon,
        "room": room,
        "completed": list(held.completed),
        "tempted": held.tempted,
        "hand": [names.name_of(table, state.objects[each]) for each in state.hands[player]],
        "graveyard": [names.name_of(table, state.objects[each]) for each in state.graveyards[player]],
        "library": len(state.zone(Zone.LIBRARY, player)),
    }


def _permanent(table: Table, names: Registry, obj: GameObject) -> dict[str, Any]:
    characteristics = table.characteristics(obj.id)
    data: dict[str, Any] = {
        "name": characteristics.name,
        "handle": names.handle_of(obj),
        "controller": table.player(table.controller(obj.id)).name,
        "owner": table.player(obj.owner).name,
        "types": [term_text(each) for each in sorted(characteristics.types)],
        "subtypes": [each.en for each in sorted(characteristics.subtypes)],
        "tapped": obj.tapped,
        "counters": {kind.en: number for kind, number in obj.counters},
        "damage": obj.damage,
        "commander": is_commander(obj),
        "ring_bearer": Designation.RING_BEARER in obj.designations.given,
        "attached_to": None if obj.attached_to is None else _entity(table, names, obj.attached_to),
    }
    if len(obj.components) > 1:
        data["components"] = components_data(table, obj)
    if characteristics.power is not None:
        data |= {"power": characteristics.power, "toughness": characteristics.toughness}
    return data


def _entity(table: Table, names: Registry, entity: Entity) -> str | None:
    if isinstance(entity, PlayerId):
        return table.player(entity).name
    obj = table.object(entity)
    return None if obj is None else names.handle_of(obj) or names.name_of(table, obj)
