"""What the bottommost rooms of some dungeons do: cast one of the cards drawn, put a creature onto the battlefield."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Duration, Zone
from shinpan.game.events import Draw
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Effect, Quality, Quantity, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.abilities import GainAbilities


@phrase(
    en="draw {number:card} and reveal them. you may cast one of them without paying its mana cost",
    ja="{number:card}を引き、それらを公開する。あなたはそのうちの1枚を、そのマナ・コストを支払うことなく唱えてもよい",
)
class DrawAndMayCastOne(Effect):
    """The controller draws cards, shows them, and may cast one of them for nothing (608.2g)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Draw, reveal what was drawn and is still in the hand, and let them cast one."""
        you = context.you
        before = len(context.state.history)
        yield from context.draw(you, self.number.value(context))
        events = context.state.history[before:]
        drawn = [each.object for each in events if isinstance(each, Draw) and each.player == you and each.object]
        hand = context.in_zone(Zone.HAND, you)
        shown = tuple(each for each in drawn if each in hand)
        if shown:
            yield from context.reveal(you, shown)
        possible = tuple(each for each in shown if context.castable_now(you, each, free=True))
        if not possible or not (yield from context.may(you)):
            return
        for each in (yield from context.choose(you, possible)):
            if not isinstance(each, PlayerId):
                yield from context.cast_now(you, each, free=True)


@phrase(
    en=(
        "reveal the top {number:card} of your library. put {what:a} from among them onto the battlefield with "
        "{counters:kind} counters on it. it gains hexproof until your next turn. then shuffle"
    ),
    ja=(
        "あなたのライブラリーの一番上から{number:card}を公開する。その中から{what:a}を、その上に{kind}カウンター{counters}個が"
        "置かれた状態で戦場に出す。あなたの次のターンまで、それは呪禁を得る。その後、ライブラリーを切り直す"
    ),
)
class PutOneFromTop(Effect):
    """One of the cards revealed from the top enters with counters and is hexproof for a while (701.20, 614.1c)."""

    number: Quantity
    what: Quality
    kind: CounterKind
    counters: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Reveal, put one, and shuffle."""
        you = context.you
        seen = context.in_zone(Zone.LIBRARY, you)[: self.number.value(context)]
        if seen:
            yield from context.reveal(you, seen)
        fitting = tuple(each for each in seen if self.what.holds(context, each))
        chosen = yield from context.choose(you, fitting)
        cards = tuple(each for each in chosen if not isinstance(each, PlayerId))
        counters = ((self.kind, self.counters.value(context)),)
        arrived = yield from context.move(cards, Zone.BATTLEFIELD, controller=you, counters=counters)
        if arrived:
            hexproof = GainAbilities((Keyword(KeywordAbility.HEXPROOF),))
            yield from context.begin_effect((hexproof,), Duration.YOUR_NEXT_TURN, arrived)
        yield from context.shuffle(you)
