"""Sagas (714): which permanents are, their chapters, and whether one is waiting."""

from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.index import index_of
from shinpan.phrases.triggers.chapters import ChapterReached
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table
from shinpan.rules.triggering.waiting import waiting_triggers

carries("714.2d")
carries("714.2e")


def is_saga(table: Table, object_id: ObjectId) -> bool:
    """Return whether a permanent is a Saga."""
    characteristics = table.characteristics(object_id)
    return CardType.ENCHANTMENT in characteristics.types and EnchantmentType.SAGA in characteristics.subtypes


def final_chapter(table: Table, object_id: ObjectId) -> int:
    """Return a Saga's final chapter number, 0 without chapter abilities (714.2d)."""
    chapters = [
        chapter.number
        for _, ability in index_of(table.characteristics(object_id)).triggered
        if isinstance(ability.trigger, ChapterReached)
        for chapter in ability.trigger.chapters
    ]
    return max(chapters, default=0)


def has_chapter_waiting(table: Table, object_id: ObjectId) -> bool:
    """Return whether a chapter ability of a Saga has triggered and hasn't left the stack yet (714.4)."""
    return any(isinstance(each.trigger, ChapterReached) for each in waiting_triggers(table.state, object_id))
