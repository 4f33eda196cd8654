"""A mutating creature spell resolves (702.140b-c)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.merging import merge
from shinpan.rules.table import Table

NO_LONGER = cite(
    "702.140b",
    en="The target of {object} is illegal: it is no mutating creature spell any more, and resolves as a creature.",
    ja="{object}の対象が不適正になったため、変容するクリーチャー呪文ではなくなり、クリーチャー呪文として解決されます。",
)
carries("702.140c")
carries("702.140d")

OVER = Word(True, "mutate over", "上に変容")
UNDER = Word(False, "mutate under", "下に変容")


def resolve_mutating(table: Table, context: Acting, spell: ObjectId, host: ObjectId) -> Steps[None]:
    """Merge the spell with its target; its controller chooses whether it goes on top or on the bottom."""
    word = yield from context.choose_word(context.you, (OVER, UNDER), Topic.CHOICE)
    batch = Batch(table)
    merge(table, batch, spell, host, over=bool(word.value))
    batch.close()
