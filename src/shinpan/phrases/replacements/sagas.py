"""How a Saga with read ahead enters (702.155)."""

from shinpan.game.counters import CounterKind
from shinpan.game.events import Event
from shinpan.phrases.base import Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.index import index_of
from shinpan.phrases.replacements.entering import Entering, OwnEntry, more, with_entry
from shinpan.phrases.triggers.chapters import ChapterReached


@phrase(
    en="{.this} enters with lore counters of your choice",
    ja="{.this}はあなたが選んだ数の伝承カウンターが置かれた状態で戦場に出る",
)
class ReadsAhead(OwnEntry):
    """The Saga enters with a number of lore counters that its controller chooses (702.155b, 714.3a)."""

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let them choose a chapter, and add as many counters."""
        assert isinstance(event, Entering)
        chapters = [
            chapter.number
            for _, ability in index_of(context.characteristics(context.source)).triggered
            if isinstance(ability.trigger, ChapterReached)
            for chapter in ability.trigger.chapters
        ]
        if not chapters:
            return (event,)
        number = yield from context.choose_number(context.you, 1, max(chapters))
        counters = more(event.entry.counters, CounterKind.LORE, number)
        return (with_entry(event, event.entry.with_(counters=counters)),)
