"""Time travelling, and learning from outside of the game (701.56, 701.48)."""

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import SpellType
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.index import index_of

_MORE = Word(1, "add", "置く", 1)
_FEWER = Word(-1, "remove", "取り除く", 2)


@phrase(
    en=("time travel @ times=1", "time travel {times:word} times"),
    ja=("タイムトラベルを行う @ times=1", "タイムトラベルを{times}回行う"),
)
class TimeTravel(Effect):
    """For each of some permanents and suspended cards with time counters, one counter more or fewer (701.56a)."""

    times: int = 1

    def perform(self, context: Context) -> Steps[None]:
        """Do it as often."""
        for _ in range(self.times):
            yield from self._once(context)

    def _once(self, context: Context) -> Steps[None]:
        """Let the controller choose any number of them, and for each whether a counter is put or removed."""
        found = _timed(context)
        chosen = yield from context.choose(context.you, found, 0, len(found), Topic.CHOICE)
        for each in chosen:
            word = yield from context.choose_word(context.you, (_MORE, _FEWER))
            if word.value > 0:
                yield from context.put_counters(each, CounterKind.TIME, 1)
            else:
                yield from context.remove_counters(each, CounterKind.TIME, 1)
        context.acted(KeywordAction.TIME_TRAVEL, context.you)


def _timed(context: Queries) -> tuple[ObjectId, ...]:
    """Return the permanents one controls and the suspended cards one owns with time counters (702.62b)."""
    own = [each for each in context.permanents() if context.controller(each) == context.you]
    for each in context.in_zone(Zone.EXILE):
        found = context.look(each)
        keywords = index_of(context.characteristics(each)).keywords
        if found is not None and found.owner == context.you and KeywordAbility.SUSPEND in keywords:
            own.append(each)
    return tuple(each for each in own if (seen := context.look(each)) is not None and seen.count(CounterKind.TIME))


@phrase(en="learn", ja="履修を行う")
class Learn(Effect):
    """Discard a card to draw one, or take a Lesson card from outside of the game (701.48a)."""

    def perform(self, context: Context) -> Steps[None]:
        """Ask the one, then the other."""
        you = context.you
        hand = context.in_zone(Zone.HAND, you)
        chosen = yield from context.choose(you, hand, 0, 1, Topic.DISCARD)
        discarded = yield from context.discard(you, [each for each in chosen if not isinstance(each, PlayerId)])
        if discarded:
            yield from context.draw(you)
        else:
            lessons = tuple(
                each
                for each in context.in_zone(Zone.OUTSIDE, you)
                if SpellType.LESSON in context.characteristics(each).subtypes
            )
            picked = yield from context.choose(you, lessons, 0, 1, Topic.CHOICE)
            cards = tuple(each for each in picked if not isinstance(each, PlayerId))
            yield from context.reveal(you, cards)
            yield from context.move(cards, Zone.HAND)
        context.acted(KeywordAction.LEARN, you)
