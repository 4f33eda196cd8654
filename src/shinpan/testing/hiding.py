"""A view never depends on what it hides: two hidden cards change places, and every view stays the same."""

import random
from dataclasses import fields

from shinpan.game.decisions import Decision, Pick
from shinpan.game.enums import HIDDEN_ZONES
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.game.sight import Sight
from shinpan.game.state import GameState
from shinpan.rules.game import Game
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.seeing import may_see, sight
from shinpan.rules.table import Table
from shinpan.testing.broken import Broken

_PARTS = tuple(each.name for each in fields(Sight))


def check_hiding(game: Game, rng: random.Random) -> None:
    """Check it for each player, with a pair of cards chosen at random. Raises Broken."""
    decision = game.decision
    for player in game.state.players:
        hidden = _hidden(game.table, player.id, decision)
        rng.shuffle(hidden)
        for first, second in zip(hidden[::2], hidden[1::2], strict=False):
            if _definition(game.state, first) != _definition(game.state, second):
                _check_pair(game.table, player.id, decision, (first, second))
                break


def _check_pair(table: Table, viewer: PlayerId, decision: Decision | None, pair: tuple[ObjectId, ObjectId]) -> None:
    before = sight(table, viewer, decision)
    after = sight(Table(exchanged(table.state, *pair)), viewer, decision)
    if before != after:
        parts = [name for name in _PARTS if getattr(before, name) != getattr(after, name)]
        raise Broken(f"what player {viewer} sees ({', '.join(parts)}) depends on hidden cards: objects {pair}")


def _hidden(table: Table, viewer: PlayerId, decision: Decision | None) -> list[ObjectId]:
    """Return the cards that a player may not see, nor is to choose among, nor looks at meanwhile: those in hidden
    zones, and what is face down (708.5)."""
    asked = decision if decision is not None and decision.player == viewer else None
    chosen = {option.entity for option in asked.options if isinstance(option, Pick)} if asked is not None else set()
    looked_at = asked.looks if asked is not None else ()
    return [
        obj.id
        for obj in table.state.objects.values()
        if (obj.zone in HIDDEN_ZONES or (obj.face_down is not None and len(obj.components) == 1))
        and obj.id not in chosen
        and obj.id not in looked_at
        and not may_see(table, viewer, obj.id)
    ]


def _definition(state: GameState, object_id: ObjectId) -> object:
    return state.objects[object_id].components[0].definition


def exchanged(state: GameState, first: ObjectId, second: ObjectId) -> GameState:
    """Return a state in which what two cards say has changed places; all else, their identities too, stays."""
    new = state.fork()
    one, other = state.objects[first], state.objects[second]
    put(new, _saying(one, other))
    put(new, _saying(other, one))
    new.version += 1
    return new


def _saying(obj: GameObject, other: GameObject) -> GameObject:
    component = obj.components[0].with_(definition=other.components[0].definition, face=other.components[0].face)
    return with_printed(obj.with_(components=(component, *obj.components[1:])))
