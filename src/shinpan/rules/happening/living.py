"""Life is gained and lost (CR 119)."""

from shinpan.game.events import LifeGained, LifeLost
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import CantGainLife, LifeTotalCantChange
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

GAINED = cite("119.3", en="{player} gains {amount} life.", ja="{player}は{amount}点のライフを得ます。")
LOST = cite("119.3", en="{player} loses {amount} life.", ja="{player}は{amount}点のライフを失います。")
CANT_GAIN = cite(
    "119.7",
    en="{player} can't gain life, so nothing replaces the gain either.",
    ja="{player}はライフを得られないため、ライフを得ることを置換する効果も適用されません。",
)
CANT_LOSE = cite(
    "119.8",
    en="{player}'s life total can't change, so no life is lost.",
    ja="{player}のライフの総量は変化しないため、ライフを失いません。",
)
carries("119.7")
carries("119.8")
carries("119.10")


def life_may_become(table: Table, player: PlayerId, total: int) -> bool:
    """Return whether a player's life total could become a number by an exchange."""
    life = table.player(player).life
    if total == life:
        return True
    if forbidden(table, LifeTotalCantChange, player):
        return False
    return total < life or not forbidden(table, CantGainLife, player)


def gain_life(table: Table, batch: Batch, player: PlayerId, amount: int, source: ObjectId | None = None) -> Steps[int]:
    """Have a player gain life; return how much they gained."""
    if amount <= 0 or table.player(player).lost is not None:
        return 0
    if forbidden(table, CantGainLife, player) or forbidden(table, LifeTotalCantChange, player):
        table.note(CANT_GAIN, player=player)
        return 0
    final = yield from replaced(table, [LifeGained(player, amount, source)])
    gained = 0
    for event in final:
        if isinstance(event, LifeGained) and event.amount > 0:
            held = table.player(event.player)
            table.set_player(held.with_(life=held.life + event.amount))
            table.note(GAINED, player=event.player, amount=event.amount)
            table.stir()
            batch.add(event)
            gained += event.amount
    return gained


def lose_life(
    table: Table,
    batch: Batch,
    player: PlayerId,
    amount: int,
    source: ObjectId | None = None,
    *,
    by_damage: bool = False,
    paid: bool = False,
) -> Steps[int]:
    """Have a player lose life; return how much they lost."""
    if amount <= 0 or table.player(player).lost is not None:
        return 0
    if forbidden(table, LifeTotalCantChange, player):
        table.note(CANT_LOSE, player=player)
        return 0
    final = yield from replaced(table, [LifeLost(player, amount, source, by_damage, paid)])
    lost = 0
    for event in final:
        if isinstance(event, LifeLost) and event.amount > 0:
            held = table.player(event.player)
            table.set_player(held.with_(life=held.life - event.amount))
            if not by_damage:
                table.note(LOST, player=event.player, amount=event.amount)
            table.stir()
            batch.add(event)
            lost += event.amount
    return lost
