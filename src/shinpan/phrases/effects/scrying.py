"""Looking at the top of libraries: scry, surveil, fateseal (701.22, 701.25, 701.29)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


def sort_top(context: Context, chooser: PlayerId, owner: PlayerId, number: int) -> Steps[int]:
    """Have a player put any of the top cards of a library on the bottom, all in any order; return how many it were."""
    seen = context.in_zone(Zone.LIBRARY, owner)[: max(0, number)]
    chosen = yield from context.choose(chooser, seen, 0, len(seen), Topic.CHOICE)
    down = tuple(each for each in chosen if not isinstance(each, PlayerId))
    bottom = yield from context.arrange(chooser, down)
    top = yield from context.arrange(chooser, tuple(each for each in seen if each not in down))
    context.rearrange(owner, top, bottom)
    return len(seen)


@phrase(
    en=("<{who} >scr[ies|y] X, where X is {number} @ number=Count", "<{who} >scr[ies|y] {number}"),
    ja=("<{who}は>占術Xを行う。Xは{number}である @ number=Count", "<{who}は>占術{number}を行う"),
)
class Scry(Effect):
    """Players look at the top cards of their libraries and put some on the bottom (701.22a-d)."""

    number: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do it; scry 0 is no event (701.22b)."""
        number = self.number.value(context)
        if number <= 0:
            return
        for player in players_among(self.who.find(context)):
            yield from sort_top(context, player, player, number)
            context.acted(KeywordAction.SCRY, player, amount=number)


@phrase(en="<{who} >surveil[s] {number}", ja="<{who}は>諜報{number}を行う")
class Surveil(Effect):
    """Players look at the top cards of their libraries and put some into their graveyards (701.25a-d)."""

    number: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do it; surveil 0 is no event (701.25c)."""
        number = self.number.value(context)
        if number <= 0:
            return
        for player in players_among(self.who.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:number]
            chosen = yield from context.choose(player, seen, 0, len(seen), Topic.CHOICE)
            away = tuple(each for each in chosen if not isinstance(each, PlayerId))
            kept: tuple[ObjectId, ...] = tuple(each for each in seen if each not in away)
            top = yield from context.arrange(player, kept)
            context.rearrange(player, (*away, *top))
            yield from context.move(away, Zone.GRAVEYARD)
            context.acted(KeywordAction.SURVEIL, player, amount=number)


@phrase(en="fateseal {number}", ja="消術{number}を行う")
class Fateseal(Effect):
    """Look at the top cards of an opponent's library and put some on the bottom (701.29a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Choose an opponent, and sort the top of their library."""
        opponents = context.opponents(context.you)
        chosen = yield from context.choose(context.you, opponents, topic=Topic.CHOICE)
        for player in players_among(chosen):
            yield from sort_top(context, context.you, player, self.number.value(context))
