"""Hideaway, and playing what was hidden (702.75)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import CardType, Duration, FaceDown, Zone
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.permissions import MayLookAt
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.references.objects import Specific, objects_among
from shinpan.phrases.references.players import ControllerOf


@phrase(
    en="look at the top {number} cards of your library, exile one face down and put the rest on the bottom @ link=*",
    ja="あなたのライブラリーの一番上から{number}枚を見て、1枚を裏向きで追放し、残りを一番下に置く @ link=*",
)
class Hideaway(Effect):
    """One of the top cards is exiled face down, for the abilities linked to this one (702.75a)."""

    number: Quantity
    link: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Look, choose, exile, and put the rest on the bottom in a random order."""
        you = context.you
        top = context.in_zone(Zone.LIBRARY, you)[: self.number.value(context)]
        if not top:
            return
        chosen = yield from context.choose(you, top, 1, 1, Topic.CHOICE)
        rest = [each for each in top if each not in chosen]
        context.state.randomness().shuffle(rest)
        hidden = [each for each in top if each in chosen]
        exiled = yield from context.exile_face_down(hidden, FaceDown.PLAIN)
        context.rearrange(you, (), rest)
        context.link(self.link, exiled)
        for each in exiled:
            looks = MayLookAt(OneOf(Specific((each,))), ControllerOf(Specific((context.source,))))
            yield from context.begin_effect((looks,), Duration.FOREVER, (each,))


@phrase(
    en="you may play {cards} without paying its mana cost",
    ja="あなたは{cards}を、そのマナ・コストを支払うことなくプレイしてもよい",
)
class MayPlayNow(Effect):
    """The controller may play cards at once: spells for nothing, lands if they still may (305.1, 608.2g)."""

    cards: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Ask about each that could be played."""
        for each in objects_among(context, self.cards):
            if CardType.LAND in context.face_of(each).types:
                if context.may_play_land(context.you) and (yield from context.may(context.you, (each,))):
                    yield from context.play_land(context.you, each)
            elif context.castable_now(context.you, each) and (yield from context.may(context.you, (each,))):
                yield from context.cast_now(context.you, each)
