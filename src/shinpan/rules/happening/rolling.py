"""Rolling a die (706)."""

from shinpan.game.deed_events import DiceRolled
from shinpan.game.ids import PlayerId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

ROLLED = cite(
    "706.2",
    en="{player} rolls a die with {sides} sides: the result is {result}.",
    ja="{player}は{sides}面のダイスを振ります。出目は{result}です。",
)
carries("706.1")
carries("706.1a")
carries("706.3a")


def roll_die(table: Table, player: PlayerId, sides: int, more: int = 0) -> int:
    """Have a player roll a die; return the result. more: what is added to it (706.2)."""
    result = table.state.randomness().randint(1, sides) + more
    table.note(ROLLED, player=player, sides=sides, result=result)
    batch = Batch(table)
    batch.add(DiceRolled(player, sides, result))
    batch.close()
    return result
