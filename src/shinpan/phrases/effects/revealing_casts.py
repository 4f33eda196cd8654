"""Effects that turn cards up from the library to cast one: cascade, discover, ripple (702.85, 701.57, 702.60)."""

from collections.abc import Sequence

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.effects.offering import offered
from shinpan.phrases.quantities import ManaValueOf
from shinpan.phrases.references.objects import EventObject


def _dig(context: Context, most: int) -> Steps[tuple[list[ObjectId], ObjectId | None]]:
    """Exile cards from the top until a nonland card of low enough mana value is among them; return all, and that."""
    exiled: list[ObjectId] = []
    while top := context.in_zone(Zone.LIBRARY, context.you)[:1]:
        for each in (yield from context.move(top, Zone.EXILE)):
            exiled.append(each)
            values = context.characteristics(each)
            if CardType.LAND not in values.types and values.mana_value <= most:
                return exiled, each
    return exiled, None


def _to_the_bottom(context: Context, cards: Sequence[ObjectId]) -> Steps[None]:
    """Put those that are still where they were on the bottom of the library in a random order."""
    left = [each for each in cards if context.exists(each)]
    context.state.randomness().shuffle(left)
    yield from context.move(left, Zone.LIBRARY, position=-1)


@phrase(
    en="exile cards until one of lower mana value turns up; you may cast it for nothing",
    ja="これよりマナ総量の小さいカードが出るまで追放する。あなたはそれをコストなしで唱えてもよい",
)
class Cascade(Effect):
    """Exile from the top until a nonland card of lesser mana value comes; it may be cast for nothing (702.85a)."""

    def perform(self, context: Context) -> Steps[None]:
        """Exile, offer the last card, and put the rest on the bottom."""
        most = ManaValueOf(EventObject()).value(context) - 1
        exiled, found = yield from _dig(context, most)
        if found is not None:
            yield from offered(context, context.you, found, keyword=KeywordAbility.CASCADE, most=most)
        yield from _to_the_bottom(context, exiled)


@phrase(en="discover {number}", ja="発見{number}を行う")
class Discover(Effect):
    """Exile from the top until a nonland card of low enough mana value comes; cast it or take it (701.57a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Exile, offer the last card, put it into the hand if it isn't cast, and the rest on the bottom."""
        most = self.number.value(context)
        exiled, found = yield from _dig(context, most)
        if found is not None:
            cast = yield from offered(context, context.you, found, most=most)
            if cast is None:
                yield from context.move((found,), Zone.HAND)
        yield from _to_the_bottom(context, exiled)
        context.acted(KeywordAction.DISCOVER, context.you, None, most)


@phrase(
    en="you may reveal the top {number} cards and cast those of the same name for nothing",
    ja="あなたはライブラリーの一番上から{number}枚を公開し、同名のカードをコストなしで唱えてもよい",
)
class Ripple(Effect):
    """Reveal cards from the top; those with the name of the spell may be cast for nothing (702.60a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Ask, reveal, offer each card of the name, and put the rest on the bottom in any order."""
        if not (yield from context.may(context.you)):
            return
        cards = context.in_zone(Zone.LIBRARY, context.you)[: self.number.value(context)]
        yield from context.reveal(context.you, cards)
        (spell,) = EventObject().find(context)[:1]
        assert isinstance(spell, int)
        names = set(context.characteristics(ObjectId(spell)).names)
        for each in cards:
            if names & set(context.characteristics(each).names):
                yield from offered(context, context.you, each, keyword=KeywordAbility.RIPPLE)
        left = tuple(each for each in cards if context.exists(each))
        context.rearrange(context.you, (), (yield from context.arrange(context.you, left)))
