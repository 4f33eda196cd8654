"""The state-based action that concerns dungeons (704.5t, 309.6)."""

from shinpan.game.ids import ObjectId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.venturing import card_of, complete, dungeon_of
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.table import Table

AT_ITS_END = cite(
    "704.5t",
    en="The venture marker of {player} is on the bottommost room, and no room ability is waiting.",
    ja="{player}の探索マーカーが一番下の部屋にあり、待っている部屋能力もありません。",
)
carries("309.6")


def find(table: Table, actions: Actions) -> None:
    """Find dungeons whose owners have come to their end."""
    state = table.state
    if not state.command:
        return
    for player in state.players:
        dungeon = dungeon_of(table, player.id)
        if dungeon is None or not card_of(table, dungeon).is_last(state.objects[dungeon].designations.room):
            continue
        if not _has_room_waiting(table, dungeon):
            table.note(AT_ITS_END, player=player.id)
            actions.complete.append(dungeon)


def perform(table: Table, actions: Actions) -> None:
    """Have their owners complete them."""
    for each in actions.complete:
        complete(table, each)


def _has_room_waiting(table: Table, dungeon: ObjectId) -> bool:
    """Return whether the dungeon is the source of a room ability that has triggered but not left the stack."""
    state = table.state
    if any(trigger.source == dungeon for trigger in state.pending):
        return True
    stacked = (state.objects[each].stacked for each in state.stack)
    return any(each is not None and each.source == dungeon for each in stacked)
