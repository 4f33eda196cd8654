"""A new turn begins (500.1, 103.8)."""

from shinpan.game.enums import Duration, Step
from shinpan.game.ids import PlayerId
from shinpan.game.state import GameState
from shinpan.game.turn import Turn
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table
from shinpan.rules.turn.expiring import expire
from shinpan.rules.turn.forgetting import forget

TURN = cite(
    "500.1",
    en="Turn {number} begins; it is {player}'s.",
    ja="第{number}ターン、{player}のターンが始まります。",
)
carries("302.6")
carries("305.2")


def begin_turn(table: Table) -> None:
    """Begin the next player's turn: what counts "this turn" starts anew."""
    state = table.state
    first = state.turn.number == 0
    active = state.turn.active if first else next_player(state)
    state.turn = Turn(number=state.turn.number + 1, active=active, step=Step.UNTAP)
    state.history.clear()
    for player in state.players:
        begun = player.turns_begun + 1 if player.id == active else player.turns_begun
        table.set_player(
            player.with_(
                lands_played=0,
                cards_drawn=0,
                spells_cast=0,
                spells_cast_last_turn=player.spells_cast,
                turns_begun=begun,
            )
        )
    for each in state.battlefield:
        obj = state.objects[each]
        if obj.sick and table.controller(each) == active:
            state.objects[each] = obj.with_(sick=False)
    table.stir()
    expire(table, Duration.YOUR_NEXT_TURN)
    forget(state)
    table.note(TURN, number=state.turn.number, player=active)


def next_player(state: GameState) -> PlayerId:
    """Return the player whose turn comes next in turn order."""
    number = len(state.players)
    for step in range(1, number + 1):
        player = state.players[(state.turn.active + step) % number]
        if player.lost is None:
            return player.id
    return state.turn.active
