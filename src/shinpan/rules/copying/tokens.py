"""Tokens that are copies (111.1, 707.2): the copied values are what the token says from the start."""

from shinpan.cards.card import Card, Layout
from shinpan.game.characteristics import Characteristics
from shinpan.game.copied_values import CopiedValues
from shinpan.game.events import Entry
from shinpan.game.ids import ObjectId, PlayerId
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


def token_definition(values: Characteristics) -> Card:
    """Return what a token with some copiable values says."""
    return Card(name=values.name, faces=(values,), layout=Layout.TOKEN)


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
    definition = token_definition(copied.result)
    return (
        yield from create_tokens(table, batch, player, definition, number, entry=entry, source=source, copied=copied)
    )
