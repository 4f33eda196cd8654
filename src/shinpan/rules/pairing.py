"""Pairs come apart (702.95e): for good, even if both become what they were."""

from shinpan.game.ids import PlayerId
from shinpan.phrases.soulbonds import Paired, is_own
from shinpan.rulebook.citations import cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.table import Table

UNPAIRED = cite(
    "702.95e",
    en="The creatures paired by {source} become unpaired.",
    ja="{source}によって組になっていたクリーチャーは組でなくなります。",
)


def unpair(table: Table) -> None:
    """End the pairs one of whose creatures has left, stopped being a creature, or changed controllers."""
    state = table.state
    gone = []
    for effect in state.effects:
        if not isinstance(effect.parts[0], Paired):
            continue
        context = Queries(table, effect.source, effect.controller)
        if not all(
            not isinstance(each, PlayerId) and is_own(context, each, effect.controller)
            for each in effect.affected or ()
        ):
            gone.append(effect)
    if gone:
        for effect in gone:
            table.note(UNPAIRED, source=effect.source)
        ids = {effect.id for effect in gone}
        state.effects = tuple(effect for effect in state.effects if effect.id not in ids)
        state.version += 1
        table.touch()
