"""Mana is added to players' pools (106.3, 106.4)."""

from collections.abc import Hashable, Sequence
from typing import Any

from shinpan.game.enums import Supertype
from shinpan.game.events import ManaAdded
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaKind
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.table import Table

ADDED = cite("106.4", en="{player} adds {mana}.", ja="{player}は{mana}を加えます。")
carries("106.3")
carries("106.6")
carries("106.6a")


def add_mana(
    table: Table,
    player: PlayerId,
    kinds: Sequence[ManaKind],
    source: ObjectId,
    restriction: Hashable = None,
    riders: tuple[Any, ...] = (),
    until: Hashable = None,
    *,
    tapped: bool = False,
) -> Steps[None]:
    """Add one mana of each kind listed to a player's pool; the restriction and riders go with each (106.6a).

    tapped: the source was tapped for it (106.12).
    """
    snow = Supertype.SNOW in table.characteristics(source).supertypes
    mana = tuple(Mana(kind, source, snow, restriction, riders, until) for kind in kinds)
    final = yield from replaced(table, [ManaAdded(player, mana, source, tapped)])
    batch = Batch(table)
    for event in final:
        if isinstance(event, ManaAdded):
            held = table.player(event.player)
            table.set_player(held.with_(pool=held.pool.add(event.mana)))
            if table.recorder is not None:
                table.note(ADDED, player=event.player, mana="".join(f"{{{unit.kind.letter}}}" for unit in event.mana))
            batch.add(event)
    batch.close()
