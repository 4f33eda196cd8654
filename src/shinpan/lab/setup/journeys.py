"""What players have begun before the situation: the monarch, the initiative, a dungeon, the Ring (309, 701.54, 724)."""

from shinpan.cards.dungeons import DUNGEONS
from shinpan.cards.names import fold
from shinpan.game.designations import PlayerDesignation
from shinpan.game.ids import PlayerId
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.notation.situation import PlayerSetup
from shinpan.phrases.dungeons.rooms import DungeonCard
from shinpan.rules.designations import give
from shinpan.rules.happening.tempting import give_the_ring
from shinpan.rules.happening.venturing import put_dungeon
from shinpan.rules.table import Table


def begin_journeys(table: Table, player: PlayerId, setup: PlayerSetup) -> None:
    """Give a player what the file says that they are, have, and have done. Raises Mistake."""
    if setup.monarch:
        give(table, player, PlayerDesignation.MONARCH)
    if setup.initiative:
        give(table, player, PlayerDesignation.INITIATIVE)
    completed = tuple(dungeon_named(name, setup.line).name for name in setup.completed)
    table.set_player(table.player(player).with_(completed=completed, tempted=setup.tempted))
    if setup.tempted:
        give_the_ring(table, player)
    if setup.dungeon is not None:
        card = dungeon_named(setup.dungeon, setup.line)
        put_dungeon(table, player, card, 0 if setup.room is None else _room_named(card, setup.room, setup.line))
    elif setup.room is not None:
        raise mistake(setup.line, Fault.NO_ROOM, found=setup.room)


def dungeon_named(name: str, line: int) -> DungeonCard:
    """Return the dungeon of a name, English or Japanese. Raises Mistake."""
    for known, card in DUNGEONS.items():
        if fold(name) in {fold(known.en), fold(known.ja)}:
            return card
    raise mistake(line, Fault.NO_DUNGEON, found=name, possible=tuple(each.name for each in DUNGEONS.values()))


def _room_named(card: DungeonCard, name: str, line: int) -> int:
    for place, room in enumerate(card.rooms):
        if fold(room.name) == fold(name):
            return place
    raise mistake(line, Fault.NO_ROOM, found=name, possible=tuple(room.name for room in card.rooms))
