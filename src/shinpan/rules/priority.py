"""Priority (117): what a player may do with it, and what happens when all pass."""

from shinpan.game.decisions import Activate, Cast, Decision, DecisionKind, Option, Pass, PlayLand, Special, Topic
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.activating.activate import activate
from shinpan.rules.casting.cast import cast
from shinpan.rules.lands import play_land
from shinpan.rules.listing import PASS, legal_actions
from shinpan.rules.looping import interrupted, resolved_in_a_row
from shinpan.rules.resolving.resolve import resolve_top
from shinpan.rules.special_actions.taking import take_special
from shinpan.rules.table import Table
from shinpan.rules.turn.steps import advance, give_priority

PASSES = cite("117.3d", en="{player} passes.", ja="{player}は優先権を放棄します。")
carries("117.1")
carries("117.3b")
carries("117.3c")
carries("117.4")
carries("405.5")


def priority_decision(table: Table) -> Decision:
    """Return the decision of the player with priority: everything that they may do now, passing first."""
    player = table.state.turn.priority
    assert player is not None
    return Decision(
        player=player,
        kind=DecisionKind.PRIORITY,
        options=tuple(legal_actions(table, player)),
        rule="117.1",
        topic=Topic.PRIORITY,
        default=PASS,
    )


def take_action(table: Table, option: Option, *, by_hand: bool = False) -> Steps[None]:
    """Carry out what a player with priority chose, until a player has priority again or the game is over.

    Raises CantComplete if the action turns out to be illegal; the caller then undoes it (732.1).
    """
    state = table.state
    player = state.turn.priority
    assert player is not None
    if isinstance(option, Pass):
        yield from _pass(table, player)
        return
    interrupted(state)
    state.turn = state.turn.with_(passes=0)
    yield from _act(table, player, option, by_hand)
    yield from give_priority(table, player)


def _act(table: Table, player: PlayerId, option: Option, by_hand: bool) -> Steps[None]:
    match option:
        case PlayLand():
            yield from play_land(table, player, option.object, option.face)
        case Cast():
            yield from cast(table, player, option, by_hand=by_hand)
        case Activate():
            yield from activate(table, player, option, by_hand=by_hand)
        case Special():
            yield from take_special(table, player, option, by_hand=by_hand)
        case _:
            raise TypeError(f"not an action: {option}")


def _pass(table: Table, player: PlayerId) -> Steps[None]:
    """117.3d, 117.4: the next player gets priority; if all have passed in succession, the top of the stack resolves,
    or the step ends."""
    state = table.state
    if table.recorder is not None:
        table.note(PASSES, player=player)
    turn = state.turn
    order = table.turn_order(player)
    if turn.passes + 1 < len(order):
        state.turn = turn.with_(passes=turn.passes + 1, priority=order[1])
        return
    if state.stack:
        state.turn = turn.with_(passes=0)
        yield from resolve_top(table)
        resolved_in_a_row(table)
        if state.schedule.ended is not None:
            yield from advance(table)
        else:
            yield from give_priority(table, state.turn.active)
    else:
        interrupted(state)
        yield from advance(table)
