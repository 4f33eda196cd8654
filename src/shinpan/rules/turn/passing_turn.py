"""A new turn begins (500.1, 103.8)."""

from shinpan.game.enums import Duration, Step
from shinpan.game.ids import PlayerId
from shinpan.game.state import GameState
from shinpan.game.turn import Turn
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.player_control import begin_control
from shinpan.rules.table import Table
from shinpan.rules.turn.expiring import expire, expire_for
from shinpan.rules.turn.forgetting import forget

TURN = cite(
    "500.1",
    en="Turn {number} begins; it is {player}'s.",
    ja="第{number}ターン、{player}のターンが始まります。",
)
EXTRA = cite(
    "500.7",
    en="{player} takes an extra turn after this one.",
    ja="{player}はこのターンの後に追加の1ターンを行います。",
)
SKIPPED_TURN = cite("614.10", en="{player} skips their turn.", ja="{player}は自分のターンを飛ばします。")
carries("302.6")
carries("305.2")
carries("800.4k")
carries("800.4m")


def begin_turn(table: Table) -> None:
    """Begin the next player's turn: what counts "this turn" starts anew."""
    state = table.state
    previous = None if state.turn.number == 0 else state.turn.active
    last = state.turn.active if state.schedule.regular is None else state.schedule.regular
    active, extra = _whose_turn(table)
    if not extra and previous is not None:
        _pass_over(table, last, active)
    state.turn = Turn(number=state.turn.number + 1, active=active, step=Step.UNTAP, extra=extra, previous=previous)
    begin_control(table, active)
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


def _pass_over(table: Table, last: PlayerId, active: PlayerId) -> None:
    """End what lasts until turns that would have begun between two others, players having left (800.4k, 800.4m)."""
    players = table.state.players
    between = (active - last - 1) % len(players)
    for step in range(1, between + 1):
        player = players[(last + step) % len(players)]
        if player.lost is not None:
            expire_for(table, player.id)


def _whose_turn(table: Table) -> tuple[PlayerId, bool]:
    """Return whose turn comes, and whether it is an extra one (500.7); turns that are skipped are passed over."""
    state = table.state
    if state.turn.number == 0:
        state.schedule = state.schedule.with_(regular=state.turn.active)
        return state.turn.active, False
    while True:
        player, extra = _next_in_line(state)
        if not _skips_turn(table, player):
            return player, extra


def _skips_turn(table: Table, player: PlayerId) -> bool:
    """Use up a skip of the player's next turn, if there is one (614.10)."""
    state = table.state
    for place, skip in enumerate(state.schedule.skips):
        if skip.player == player and skip.what is None:
            skips = state.schedule.skips
            state.schedule = state.schedule.with_(skips=skips[:place] + skips[place + 1 :])
            table.note(SKIPPED_TURN, player=player)
            return True
    return False


def _next_in_line(state: GameState) -> tuple[PlayerId, bool]:
    """Return whose turn would come: an extra one, else that of the next player after the last regular turn."""
    schedule = state.schedule
    for place, player in enumerate(schedule.turns):
        if state.players[player].lost is None:
            state.schedule = schedule.with_(turns=schedule.turns[place + 1 :])
            return player, True
    last = schedule.regular if schedule.regular is not None else state.turn.active
    following = next_player(state, last)
    state.schedule = schedule.with_(turns=(), regular=following)
    return following, False


def add_turn(table: Table, player: PlayerId) -> None:
    """Give a player an extra turn after this one; the turn added last is taken first (500.7)."""
    state = table.state
    regular = state.schedule.regular if state.schedule.regular is not None else state.turn.active
    state.schedule = state.schedule.with_(turns=(player, *state.schedule.turns), regular=regular)
    table.note(EXTRA, player=player)


def next_player(state: GameState, after: PlayerId) -> PlayerId:
    """Return the player in the game who comes after another in turn order."""
    number = len(state.players)
    for step in range(1, number + 1):
        player = state.players[(after + step) % number]
        if player.lost is None:
            return player.id
    return after
