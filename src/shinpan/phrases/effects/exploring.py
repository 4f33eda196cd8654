"""Exploring, conniving and clashing (701.44, 701.50, 701.30)."""

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic
from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.answers import mana_values
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.quantities import Fixed

_PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE


@phrase(en="{which} explore[s]", ja="{which}は探検を行う")
class Explore(Effect):
    """Creatures explore: a land goes to hand, else they grow and the card may go to the graveyard (701.44a)."""

    which: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have each do it, even if it has left the battlefield (701.44c)."""
        for each in self.which.find(context):
            if not isinstance(each, PlayerId):
                yield from self._explore(context, each)

    def _explore(self, context: Context, creature: ObjectId) -> Steps[None]:
        player = context.controller(creature)
        top = context.in_zone(Zone.LIBRARY, player)[:1]
        yield from context.reveal(player, top)
        if top and CardType.LAND in context.characteristics(top[0]).types:
            yield from context.move(top, Zone.HAND)
        else:
            if context.exists(creature):
                yield from context.put_counters(creature, _PLUS_ONE, 1)
            if top and (yield from context.may(player)):
                yield from context.move(top, Zone.GRAVEYARD)
        context.acted(KeywordAction.EXPLORE, player, creature)


@phrase(
    en=("{which} connive[s] @ number=1", "{which} connive[s] {number}"),
    ja=("{which}は謀議する @ number=1", "{which}は謀議{number}を行う"),
)
class Connive(Effect):
    """Creatures' controllers draw and discard; each nonland card discarded makes the creature grow (701.50a-e)."""

    which: Reference
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Have each do it, even if it has left the battlefield (701.50c)."""
        number = self.number.value(context)
        for each in self.which.find(context):
            if isinstance(each, PlayerId):
                continue
            player = context.controller(each)
            yield from context.draw(player, number)
            hand = context.in_zone(Zone.HAND, player)
            least = min(number, len(hand))
            chosen = yield from context.choose(player, hand, least, least, Topic.DISCARD)
            cards = tuple(card for card in chosen if not isinstance(card, PlayerId))
            spells = sum(CardType.LAND not in context.characteristics(card).types for card in cards)
            yield from context.discard(player, cards)
            if context.exists(each):
                yield from context.put_counters(each, _PLUS_ONE, spells)
            context.acted(KeywordAction.CONNIVE, player, each, number)


@phrase(
    en="clash with an opponent<. if you win, {then}>",
    ja="対戦相手1人と激突を行う<。あなたが勝ったなら、{then}>",
)
class Clash(Effect):
    """Two players reveal their top cards and may put them on the bottom; the higher mana value wins (701.30a-d)."""

    then: Effect | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Clash with an opponent of the controller's choice."""
        you = context.you
        (opponent,) = yield from context.choose(you, context.opponents(you), topic=Topic.CHOICE)
        assert isinstance(opponent, PlayerId)
        tops = {player: context.in_zone(Zone.LIBRARY, player)[:1] for player in (you, opponent)}
        values: dict[PlayerId, tuple[int, ...]] = {}
        for player, top in tops.items():
            yield from context.reveal(player, top)
            values[player] = mana_values(context, top[0]) if top else (-1,)
        down = []
        for player, top in tops.items():
            if top and (yield from context.may(player)):
                down.append((player, top))
        for player, top in down:
            context.rearrange(player, (), top)
        context.acted(KeywordAction.CLASH, you)
        if self.then is not None and max(values[you]) > min(values[opponent]):
            yield from self.then.perform(context)
