"""Tokens that are copies (111.1, 707.2): the copied values are what the token says from the start."""

from shinpan.cards.card import Card, Layout
from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import ObjectKind
from shinpan.game.events import Entry
from shinpan.game.ids import CardId, ObjectId, PlayerId
from shinpan.game.objects import Component
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.tokens import create_tokens
from shinpan.rules.table import Table

COPIES = cite(
    "707.2",
    en="The token has the copiable values of {object}: what is printed on it and copy effects, nothing else.",
    ja="トークンは{object}のコピー可能な値（印刷された値とコピー効果によるもの）だけを得ます。",
)
carries("707.5")
carries("707.8a")


def made_as_copy(copied: CopiedValues, card: CardId, owner: PlayerId, kind: ObjectKind) -> Component:
    """Return what represents a token or a copy of a spell: with both faces, the same one up, if the original has."""
    both, values = copied.both, copied.result
    if both is None:
        return Component(card, Card(values.name, (values,), Layout.TOKEN), owner, kind, copied=copied)
    return Component(card, Card(both.faces[0].name, both.faces, both.layout), owner, kind, both.shown, copied)


def create_copies(
    table: Table,
    batch: Batch,
    player: PlayerId,
    copied: CopiedValues,
    number: int,
    *,
    entry: Entry = Entry(),
    source: ObjectId | None = None,
) -> Steps[tuple[ObjectId, ...]]:
    """Create tokens that are copies, with the values that exceptions left; they have them from the start (707.5)."""
    if copied.original is not None:
        table.note(COPIES, object=copied.original)
    component = made_as_copy(copied, CardId(0), player, ObjectKind.TOKEN)
    return (yield from create_tokens(table, batch, component, number, entry=entry, source=source))
