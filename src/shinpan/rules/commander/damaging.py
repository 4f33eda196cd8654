"""Combat damage that commanders have dealt to players over the course of the game (903.10a, 704.6c)."""

from shinpan.game.events import Damage
from shinpan.game.ids import PlayerId
from shinpan.game.player import Player
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.designation import commanders_of
from shinpan.rules.table import Table

LETHAL = 21
COUNTED = cite(
    "903.10a",
    en="{source} is a commander: {recipient} has been dealt {total} combat damage by it in this game.",
    ja="{source}は統率者です。{recipient}がこのゲームでその統率者から受けた戦闘ダメージは合計{total}点になりました。",
)
carries("903.12h")


def count_damage(table: Table, damage: Damage, player: PlayerId) -> None:
    """Add combat damage to what the commanders that represent its source have dealt to a player."""
    source = table.object(damage.source)
    cards = commanders_of(source) if source is not None else ()
    if not cards:
        return
    held = table.player(player)
    dealt = dict(held.commander_damage)
    for card in cards:
        dealt[card] = dealt.get(card, 0) + damage.amount
        table.note(COUNTED, source=damage.source, recipient=player, total=dealt[card])
    table.set_player(held.with_(commander_damage=tuple(dealt.items())))


def most_damage(table: Table, player: Player) -> int:
    """Return the most combat damage that one commander has dealt to a player, where that can make them lose."""
    return 0 if table.state.settings.brawl else dealt_by_one(player)


def dealt_by_one(player: Player) -> int:
    """Return the most combat damage that one commander has dealt to a player; each counts by itself (702.124d)."""
    return max((amount for _, amount in player.commander_damage), default=0)
