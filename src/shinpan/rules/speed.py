"""Speed (702.179): a number that players get by permanents with start your engines!, and what makes it grow."""

from shinpan.cards.card import Card, Layout
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Zone
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.speed import MAX_SPEED, BelowMaxSpeed, OpponentsLoseLife, SpeedUp
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.emblems import put_into_command_zone
from shinpan.rules.table import Table

SPEED = cite("702.179a", en="The speed of {player} becomes {number}.", ja="{player}の速度は{number}になります。")
carries("702.179b")
carries("702.179c")
carries("702.179d")
carries("702.179e")

NAME = "Speed"
_GROWS = TriggeredAbility(
    OpponentsLoseLife(), SpeedUp(), BelowMaxSpeed(), once_each_turn=True, zones=frozenset({Zone.COMMAND})
)
INHERENT = Card(NAME, (Characteristics(names=(NAME,), abilities=(_GROWS,)),), Layout.TOKEN)
"""What stands for the ability without a source that a player with speed has (702.179d)."""


def speed_up(table: Table, player: PlayerId) -> None:
    """Have a player's speed increase by one, up to 4; one who had none now has the ability that goes with it."""
    held = table.player(player)
    if held.speed >= MAX_SPEED:
        return
    table.set_player(held.with_(speed=held.speed + 1))
    table.note(SPEED, player=player, number=held.speed + 1)
    if not held.speed:
        put_into_command_zone(table, player, INHERENT)
    table.state.version += 1
    table.touch()


def waiting_for_speed(table: Table) -> list[PlayerId]:
    """Return the players without speed who control a permanent with start your engines! (702.179a)."""
    found: list[PlayerId] = []
    for player in table.state.players:
        if player.lost is None and not player.speed:
            own = table.controlled(player.id)
            if any(table.has(each, KeywordAbility.START_YOUR_ENGINES) for each in own):
                found.append(player.id)
    return found
