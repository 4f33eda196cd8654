"""State-based actions that concern players (704.5a-c), and the end of the game (104)."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import LossReason
from shinpan.phrases.replacements.life_totals import NoLossForLife
from shinpan.phrases.restrictions import CantLose
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.damaging import LETHAL, most_damage
from shinpan.rules.ending import end_if_decided, lose
from shinpan.rules.restricting import forbidden
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.table import Table

NO_LIFE = cite(
    "704.5a",
    en="{player} has {life} life and loses the game.",
    ja="{player}はライフが{life}点なので、ゲームに敗北します。",
)
DECKED = cite(
    "704.5b",
    en="{player} tried to draw from an empty library and loses the game.",
    ja="{player}はカードのないライブラリーから引こうとしたため、ゲームに敗北します。",
)
POISONED = cite(
    "704.5c",
    en="{player} has {number} poison counters and loses the game.",
    ja="{player}は毒カウンターを{number}個持っているため、ゲームに敗北します。",
)
COMMANDED = cite(
    "704.6c",
    en="{player} has been dealt {number} combat damage by the same commander and loses the game.",
    ja="{player}は同じ統率者から合計{number}点の戦闘ダメージを受けたため、ゲームに敗北します。",
)
carries("104.3j")
carries("104.3b")
carries("104.3c")
carries("104.3d")
carries("104.4a")


def find(table: Table, actions: Actions) -> None:
    """Find players who lose."""
    for player in table.state.players:
        if player.lost is not None:
            continue
        if not (player.life <= 0 or player.drawn_from_empty or player.counters or player.commander_damage):
            continue
        if forbidden(table, CantLose, player.id):
            continue
        if player.life <= 0 and not forbidden(table, NoLossForLife, player.id):
            table.note(NO_LIFE, player=player.id, life=player.life)
            actions.lose.append((player.id, LossReason.LIFE))
        elif player.drawn_from_empty:
            table.note(DECKED, player=player.id)
            actions.lose.append((player.id, LossReason.DECKED))
        elif player.count(CounterKind.POISON) >= 10:
            table.note(POISONED, player=player.id, number=player.count(CounterKind.POISON))
            actions.lose.append((player.id, LossReason.POISON))
        elif player.commander_damage and most_damage(table, player) >= LETHAL:
            table.note(COMMANDED, player=player.id, number=most_damage(table, player))
            actions.lose.append((player.id, LossReason.COMMANDER))


def leave_and_end(table: Table, actions: Actions) -> None:
    """Have players who lost leave the game together, and end it if at most one is left."""
    if not actions.lose:
        return
    for player, reason in actions.lose:
        lose(table, player, reason)
    end_if_decided(table)
