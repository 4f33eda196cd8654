"""One card of each of several kinds is taken from the top of a library."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.effects.looking import LOOK, LOOK_JA, REVEAL, REVEAL_JA, Goal, Rest, put_rest, put_taken
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You

_TAKEN = "you may reveal {kinds:a,and/or} from among them and put"


@phrase(
    en=(
        f"{REVEAL}. you may put {{kinds:a,and/or}} from among them {{goal}}. put the rest {{rest}} @ revealed=True",
        f"{LOOK}. {_TAKEN} those cards {{goal}}. put the rest {{rest}} @ revealed=False",
        f"{LOOK}. {_TAKEN} them {{goal}}. put the rest {{rest}} @ revealed=False",
        f"{LOOK}. {_TAKEN} the revealed cards {{goal}}. put the rest {{rest}} @ revealed=False",
    ),
    ja=(
        f"{REVEAL_JA}。その中から{{kinds:and/or}}を各1枚まで{{goal}}。残りを{{rest}} @ revealed=True",
        f"{LOOK_JA}。その中から{{kinds:and/or}}を各1枚まで公開し、{{goal}}。残りを{{rest}} @ revealed=False",
    ),
)
class MayTakeOneOfEach(Effect):
    """A player sees the top cards of their library and may take one of each kind; the rest goes elsewhere.

    A card that is of two kinds may be taken as either. revealed: all cards seen are, not only those taken.
    """

    number: Quantity
    kinds: tuple[Quality, ...]
    goal: Goal
    rest: Rest
    revealed: bool
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of the players take one kind after another, and put away what is left."""
        number = max(0, self.number.value(context))
        for player in players_among(self.who.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:number]
            if self.revealed and seen:
                yield from context.reveal(player, seen)
            taken: list[ObjectId] = []
            for kind in self.kinds:
                fitting = tuple(each for each in seen if each not in taken and kind.holds(context, each))
                chosen = yield from context.choose(player, fitting, 0, min(1, len(fitting)))
                taken.extend(each for each in chosen if not isinstance(each, PlayerId))
            if taken and not self.revealed:
                yield from context.reveal(player, tuple(taken))
            yield from put_taken(context, player, tuple(taken), self.goal)
            yield from put_rest(context, player, tuple(each for each in seen if each not in taken), self.rest)
