"""Controlling another player (722): who decides in whose place."""

from shinpan.game.decisions import Decision
from shinpan.game.ids import PlayerId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

CONTROLLED = cite(
    "722.1",
    en="{player} is controlled by {controller} during this turn.",
    ja="このターンの間、{player}は{controller}にコントロールされます。",
)
carries("722.1a")
carries("722.3")
carries("722.5")
carries("722.8")


def control_next_turn(table: Table, player: PlayerId, controller: PlayerId) -> None:
    """Have a player be controlled during the next turn that they take; a later effect overwrites it (722.1a)."""
    state = table.state
    others = tuple(pair for pair in state.schedule.control if pair[0] != player)
    state.schedule = state.schedule.with_(control=(*others, (player, controller)))


def begin_control(table: Table, active: PlayerId) -> None:
    """As a turn begins, have its player be controlled if an effect says so; control of the last turn ends (722.1)."""
    state = table.state
    schedule = state.schedule
    if not schedule.control and not schedule.controlled:
        return
    now = tuple(pair for pair in schedule.control if pair[0] == active)
    later = tuple(pair for pair in schedule.control if pair[0] != active)
    state.schedule = schedule.with_(control=later, controlled=now)
    for player, controller in now:
        table.note(CONTROLLED, player=player, controller=controller)


def controller_of_player(table: Table, player: PlayerId) -> PlayerId:
    """Return who makes a player's decisions: themselves, or a player in the game who controls them."""
    for controlled, controller in table.state.schedule.controlled:
        if controlled == player and table.player(controller).lost is None:
            return controller
    return player


def by_controller(table: Table, decision: Decision) -> Decision:
    """Return a decision with who makes it, if that is another player."""
    if not table.state.schedule.controlled:
        return decision
    decider = controller_of_player(table, decision.player)
    return decision if decider == decision.player else decision.with_(by=decider)
