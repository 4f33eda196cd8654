"""Permanents that are copies as the situation begins: `copy_of`."""

from collections.abc import Sequence

from shinpan.cards.card import Card
from shinpan.cards.names import fold
from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import Zone
from shinpan.game.ids import PlayerId
from shinpan.game.layout import FRONT, HALVES, SIDES, WHOLE, Layout
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.naming import Registry
from shinpan.lab.notation.values import Reference
from shinpan.lab.setup.definitions import card_named
from shinpan.lab.setup.linking import Placed
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.values import copied_values
from shinpan.rules.faces import copiable
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
    card = card_named(names.library, reference.text, reference.line)
    return CopiedValues(None, copiable(card.shown(_face(card, reference.text)), Zone.BATTLEFIELD))


def _face(card: Card, name: str) -> int:
    """Return the face of a card that a copy called by that name is of: a back face by its own name (707.8)."""
    if card.layout in HALVES:
        return WHOLE
    if card.layout not in SIDES and card.layout is not Layout.MELD:
        return FRONT
    return next((place for place, face in enumerate(card.faces) if fold(name) in map(fold, face.names)), FRONT)
