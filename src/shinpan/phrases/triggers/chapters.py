"""Chapter abilities of Sagas (714.2)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.events import CountersPut, Event, ZoneChange
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.term import Term, unique
from shinpan.phrases.base import TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.index import index_of


@unique
class Chapter(Term):
    """A chapter symbol (714.2a); `number` is what its Roman numeral stands for."""

    I = ("I", "I")  # noqa: E741 - the name of the chapter
    II = ("II", "II")
    III = ("III", "III")
    IV = ("IV", "IV")
    V = ("V", "V")
    VI = ("VI", "VI")
    VII = ("VII", "VII")

    @property
    def number(self) -> int:
        """The number of lore counters that it waits for."""
        return list(type(self)).index(self) + 1


@phrase(en="{chapters:comma}", ja="{chapters:comma}")
class ChapterReached(TriggerPhrase):
    """A chapter symbol: lore counters are put on the Saga, and their number reaches one of the chapters (714.2b-c)."""

    chapters: tuple[Chapter, ...]
    events: ClassVar[tuple[type[Event], ...]] = (CountersPut,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the number of lore counters was less than a chapter's and became at least that."""
        return self.how_often(context, event) > 0

    def how_often(self, context: Queries, event: Event) -> int:
        """Return how many of the chapters were reached: each is an ability of its own (714.2c)."""
        if not isinstance(event, CountersPut) or event.kind is not CounterKind.LORE:
            return 0
        if event.recipient != context.source or isinstance(event.recipient, PlayerId):
            return 0
        saga = context.look(event.recipient)
        now = saga.count(CounterKind.LORE) if saga is not None else 0
        before = now - 1 if _reads_ahead(context) else now - event.amount
        return sum(before < chapter.number <= now for chapter in self.chapters)


def _reads_ahead(context: Queries) -> bool:
    """Return whether the Saga has read ahead and entered this turn: it passes over earlier chapters (702.155a)."""
    if KeywordAbility.READ_AHEAD not in index_of(context.characteristics(context.source)).keywords:
        return False
    return any(isinstance(event, ZoneChange) and context.source in event.arrivals for event in context.state.history)
