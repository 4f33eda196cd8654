"""Cards meld (701.42): they enter as one permanent with their back faces up and combined."""

from collections.abc import Sequence

from shinpan.game.enums import Zone
from shinpan.game.events import Entry
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.layout import BACK
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.entering import enter_or_move
from shinpan.rules.melding import is_meld_pair
from shinpan.rules.table import Table

MELDS = cite(
    "701.42a",
    en="{player} melds {object} and its counterpart: they enter as one permanent, their back faces up and combined.",
    ja="{player}は{object}とその対になるカードを合体させます。裏面を上にして組み合わせた1つのパーマネントとして戦場に出ます。",
)
CANT_MELD = cite(
    "701.42c",
    en="{object} has no counterpart here to meld with, so it stays where it is.",
    ja="{object}には合体できる対のカードがないため、元の領域に残ります。",
)
carries("712.14c")


def meld(
    table: Table, cards: Sequence[ObjectId], player: PlayerId, cause: ObjectId, *, tapped: bool = False
) -> Steps[tuple[ObjectId, ...]]:
    """Meld two cards under a player's control; what can't be melded stays where it is. Return the permanent."""
    found = [table.state.objects[each] for each in cards if each in table.state.objects]
    components = [component for obj in found for component in obj.components]
    if len(found) != 2 or not is_meld_pair(components):
        for obj in found:
            table.note(CANT_MELD, object=obj.id)
        return ()
    first, second = found
    table.note(MELDS, object=first.id, player=player)
    return (
        yield from enter_or_move(
            table,
            (first.id,),
            Zone.BATTLEFIELD,
            controller=player,
            entry=Entry(tapped=tapped),
            face=BACK,
            cause=cause,
            others=(second.id,),
        )
    )
