"""Losing, leaving the game, and its end (104, 800.4)."""

from collections.abc import Sequence

from shinpan.game.enums import LossReason, ObjectKind, Zone
from shinpan.game.events import PlayerLost
from shinpan.game.ids import PlayerId
from shinpan.game.player import Parting
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.references.objects import Specific
from shinpan.phrases.restrictions import CantLose, CantWin
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.removing import remove_from_combat
from shinpan.rules.designations import pass_on
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import leave, perform_zone_changes, remember, zone_change
from shinpan.rules.happening.revealing import reveal_all
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

LOSES = cite("104.2a", en="{player} loses the game.", ja="{player}はゲームに敗北します。")
WINS = cite(
    "104.2a",
    en="{player} wins the game: everyone else has left it.",
    ja="ほかのプレイヤー全員がゲームを離れたため、{player}の勝利です。",
)
DRAW = cite(
    "104.4a",
    en="All remaining players lose at the same time: the game is a draw.",
    ja="残っていたプレイヤー全員が同時に敗北したため、ゲームは引き分けです。",
)
LEAVES = cite(
    "800.4a",
    en="{player} leaves the game, and everything they own leaves with them.",
    ja="{player}はゲームを離れ、そのプレイヤーがオーナーであるオブジェクトもすべてゲームを離れます。",
)
ABANDONED = cite(
    "800.4a",
    en="Nobody in the game controls {object} any longer, and it is exiled.",
    ja="{object}をコントロールするプレイヤーがゲームにいなくなったので、それは追放されます。",
)
CANT_LOSE = cite("104.3", en="{player} can't lose the game.", ja="{player}はゲームに敗北しません。")
carries("104.2b")
carries("104.3e")
carries("104.3a")
carries("800.4")
carries("800.4c")
carries("800.4i")


def lose(table: Table, player: PlayerId, reason: LossReason) -> None:
    """Have a player lose; the caller ends the game or has them leave it."""
    held = table.player(player)
    if held.lost is not None:
        return
    if reason is not LossReason.CONCEDED and forbidden(table, CantLose, player):
        table.note(CANT_LOSE, player=player)
        table.set_player(held.with_(drawn_from_empty=False))
        return
    table.set_player(held.with_(lost=reason, drawn_from_empty=False))
    table.note(LOSES, player=player)
    batch = Batch(table)
    batch.add(PlayerLost(player, reason))
    batch.close()
    table.touch()


def win(table: Table, player: PlayerId) -> None:
    """Have a player win by an effect (104.2b): all others lose, and the game ends (104.3h)."""
    if table.player(player).lost is not None or forbidden(table, CantWin, player):
        return
    for other in table.opponents(player):
        lose(table, other, LossReason.EFFECT)
    end_if_decided(table)


def end_if_decided(table: Table) -> None:
    """End the game if at most one player is left in it; else have those who lost leave (800.4)."""
    state = table.state
    left = state.players_in_game()
    if len(left) > 1:
        for player in state.players:
            if player.lost is not None:
                leave_game(table, player.id)
        return
    reveal_all(table)
    state.over = True
    state.winner = left[0] if left else None
    if left:
        table.note(WINS, player=left[0])
    else:
        table.note(DRAW)


def leave_game(table: Table, player: PlayerId) -> None:
    """Have a player leave: their objects with them, their control of others ends, the rest is exiled (800.4a)."""
    state = table.state
    if not any(obj.owner == player or obj.controller == player for obj in state.objects.values()):
        return
    table.note(LEAVES, player=player)
    held = len(state.hands[player]), len(state.libraries[player])
    table.set_player(table.player(player).with_(parting=Parting(*held)))
    reveal_all(table, player)
    pass_on(table, player)
    for obj in tuple(state.objects.values()):
        if obj.owner == player or (obj.controller == player and obj.kind is ObjectKind.ABILITY):
            remember(table, obj.id)
            leave(state, state.objects[obj.id])
    state.effects = tuple(effect for effect in state.effects if not _gives_control(effect.parts, player))
    state.pending = tuple(trigger for trigger in state.pending if trigger.controller != player)
    state.delayed = tuple(trigger for trigger in state.delayed if trigger.controller != player)
    state.version += 1
    table.touch()
    exile_rest(table, player)
    _out_of_combat(table, player)
    if state.turn.priority == player:
        state.turn = state.turn.with_(priority=table.turn_order(player)[0], passes=0)


def _gives_control(parts: Sequence[object], player: PlayerId) -> bool:
    return any(
        isinstance(part, ChangeControl) and isinstance(part.who, Specific) and player in part.who.entities
        for part in parts
    )


def exile_abandoned(table: Table) -> None:
    """Exile what nobody in the game controls any longer, an effect having ended (800.4c)."""
    for player in table.state.players:
        if player.lost is not None:
            exile_rest(table, player.id)


def exile_rest(table: Table, player: PlayerId) -> None:
    """Exile what a player who has left still controls."""
    moves = [
        change
        for each in table.state.battlefield
        if table.controller(each) == player and (change := zone_change(table, each, Zone.EXILE)) is not None
    ]
    if not moves:
        return
    batch = Batch(table)
    for each in moves:
        table.note(ABANDONED, object=each.object)
    perform_zone_changes(table, batch, moves)
    batch.close()


def _out_of_combat(table: Table, player: PlayerId) -> None:
    """Creatures attacking the player who left are removed from combat (506.4b)."""
    combat = table.state.combat
    if combat is not None:
        for attack in combat.attacks:
            if attack.target == player:
                remove_from_combat(table.state, attack.attacker)
