"""Loops of mandatory actions end the game in a draw (104.4b, 731.4).

A loop is found by the same situation coming up again while things resolve one after another and nobody has taken an
action or been offered an optional one in between. It isn't looked for until many things in a row have resolved so.
"""

from hashlib import blake2b

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.state import GameState
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.revealing import reveal_all
from shinpan.rules.table import Table

DRAW = cite(
    "104.4b",
    en="The same mandatory actions repeat with no way to stop them: the game is a draw.",
    ja="強制的な行動が同じように繰り返され、止める方法がないため、ゲームは引き分けです。",
)
carries("731.4")

PATIENCE = 24
"""How many things in a row resolve before a loop is looked for."""


def resolved_in_a_row(table: Table) -> None:
    """Count one more resolution; end the game if the situation has come up before in the same row."""
    state = table.state
    state.in_a_row += 1
    if state.in_a_row < PATIENCE:
        return
    now = int.from_bytes(blake2b(repr(situation(state)).encode(), digest_size=6).digest(), "big")
    if now in state.situations:
        table.note(DRAW)
        reveal_all(table)
        state.over = True
        state.winner = None
        return
    state.situations = (*state.situations, now)


def interrupted(state: GameState) -> None:
    """Begin a new row: a player acted, was offered an optional action, or the step is another."""
    if state.in_a_row:
        state.in_a_row = 0
        state.situations = ()


def situation(state: GameState) -> tuple[object, ...]:
    """Return what the situation is apart from identities and timestamps, as a value that can be compared."""
    places: dict[ObjectId, int] = {}
    for _, _, ids in state.all_zones():
        for each in ids:
            places[each] = len(places)
    objects = tuple(
        (
            obj.kind.name,
            obj.zone.name,
            tuple((component.definition.name, component.face, component.owner) for component in obj.components),
            obj.controller,
            obj.tapped,
            obj.damage,
            tuple((kind.name, number) for kind, number in obj.counters),
            _place(obj.attached_to, places),
            _place(obj.stacked.source, places) if obj.stacked is not None else None,
        )
        for obj in (state.objects[each] for each in places)
    )
    players = tuple((player.life, tuple((k.name, n) for k, n in player.counters)) for player in state.players)
    effects = tuple((len(effect.parts), effect.duration.name, effect.amount) for effect in state.effects)
    return (objects, players, effects, state.turn.step.name, len(state.delayed), len(state.pending))


def _place(entity: ObjectId | PlayerId | None, places: dict[ObjectId, int]) -> object:
    if entity is None or isinstance(entity, PlayerId):
        return entity
    return places.get(entity, -1)
