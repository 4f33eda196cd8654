"""Permanents that are copies as the situation begins: `copy_of`."""

from collections.abc import Sequence

from shinpan.game.copied_values import CopiedValues
from shinpan.game.ids import PlayerId
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.naming import Registry
from shinpan.lab.notation.values import Reference
from shinpan.lab.setup.definitions import card_named
from shinpan.lab.setup.linking import Placed
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.values import copied_values
from shinpan.rules.table import Table


def be_copies(table: Table, names: Registry, placed: Sequence[Placed]) -> None:
    """Have the permanents of the entries with `copy_of` be copies of what it names, in the order of the file."""
    for each in placed:
        if each.entry.copy_of is not None:
            become(table, each.objects, _copied(table, names, each.entry.copy_of))


def _copied(table: Table, names: Registry, reference: Reference) -> CopiedValues:
    """Return what is copied: a permanent of the file by its handle, or a card by its name."""
    if reference.text in names.handles or reference.player is not None:
        original = names.one(table, reference)
        if isinstance(original, PlayerId):
            raise mistake(reference.line, Fault.NOT_THERE, found=str(reference))
        return copied_values(table, original)
    return CopiedValues(None, card_named(names.library, reference.text, reference.line).faces[0])
