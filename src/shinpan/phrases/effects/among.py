"""Effects that sort cards seen, milled or exiled before: "put a land card from among them into your hand" (608.2c)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.looking import Goal, Rest, put_rest, put_taken
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.this_way import Deed, done_to


@phrase(
    en=(
        "the {deed} cards @ deed=MILLED|DISCARDED|REVEALED|DRAWN",  # "the exiled cards" are those of a linked ability
        "the cards {deed} this way",
    ),
    ja="これにより{deed}カード",
)
class CardsDone(Reference):
    """The cards that an earlier part of the resolution did that to: "the milled cards" (608.2c)."""

    deed: Deed

    def find(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return those that are still where they came to be."""
        found = (each for each in done_to(context, self.deed) if not isinstance(each, PlayerId))
        return tuple(each for each in found if context.exists(each))


_ZONES = {Goal.HAND: Zone.HAND, Goal.GRAVEYARD: Zone.GRAVEYARD, Goal.TOP: Zone.LIBRARY, Goal.BOTTOM: Zone.LIBRARY}


def _there(context: Queries, among: Reference) -> tuple[ObjectId, ...]:
    found = (each for each in among.find(context) if not isinstance(each, PlayerId))
    return tuple(each for each in found if context.exists(each))


def _put(context: Context, cards: tuple[ObjectId, ...], goal: Goal) -> Steps[None]:
    """Put cards where they go, from wherever they are."""
    library = context.in_zone(Zone.LIBRARY, context.you)
    if goal in (Goal.TOP, Goal.BOTTOM) and not all(each in library for each in cards):
        ordered = (yield from context.arrange(context.you, cards)) if len(cards) > 1 else cards
        yield from context.move(ordered, Zone.LIBRARY, position=0 if goal is Goal.TOP else -1)
    else:
        yield from put_taken(context, context.you, cards, goal)


def put_away(context: Context, cards: tuple[ObjectId, ...], rest: Rest) -> Steps[None]:
    """Put what is left of some cards where it goes, from wherever it is."""
    library = context.in_zone(Zone.LIBRARY, context.you)
    inside = tuple(each for each in cards if each in library)
    outside = tuple(each for each in cards if each not in library)
    yield from put_rest(context, context.you, inside, rest)
    zones = {Rest.GRAVEYARD: Zone.GRAVEYARD, Rest.HAND: Zone.HAND, Rest.EXILE: Zone.EXILE}
    if not outside:
        return
    if rest in zones:
        yield from context.move(outside, zones[rest])
        return
    order = list(outside)
    if rest is Rest.BOTTOM_RANDOM:
        context.state.randomness().shuffle(order)
    elif len(order) > 1:
        order = list((yield from context.arrange(context.you, outside)))
    top = rest in (Rest.TOP, Rest.TOP_ONE, Rest.TOP_PLAIN)
    yield from context.move(tuple(order), Zone.LIBRARY, position=0 if top else -1)


_DONE = "what.modifiers=DoneThisWay, among=None"
_AND_REST = ("< and the rest {rest}>", "< and the other {rest}>")


def _wordings() -> tuple[str, ...]:
    """Return the ways of saying which of the cards are taken."""
    taken = (
        ("put all {what:plural} from among {among:them} {goal}", "number=AnyNumber, optional=False"),
        ("put any number of {what:plural} from among {among:them} {goal}", "optional=True, number=AnyNumber"),
        ("put {number:what} from among {among:them} {goal}", ""),
        ("reveal {number:what} from among {among:them} and put [it|them] {goal}", "shown=True"),
        ("put up to {number:what} from among {among:them} {goal}", "optional=True"),
        ("reveal up to {number:what} from among {among:them} and put [it|them] {goal}", "optional=True, shown=True"),
        ("put {number:word} of {among:them} {goal}", "what=None"),
        ("put any number of {among:them} {goal}", "what=None, optional=True, number=AnyNumber"),
        ("put up to {number:word} of {among:them} {goal}", "what=None, optional=True"),
        ("return {number:what} from among {among:them} to your hand", "goal=HAND"),
        ("return up to {number:what} from among {among:them} to your hand", "goal=HAND, optional=True"),
        ("return {number:what} from among {among:them} to the battlefield", "goal=BATTLEFIELD"),
        ("put {number:what} from among {among:them} onto the battlefield under your control", "goal=BATTLEFIELD"),
        ("put any number of {what:plural} {goal}", f"optional=True, number=AnyNumber, {_DONE}"),
        ("put up to {number:what} {goal}", f"optional=True, {_DONE}"),
        ("put {number:what} {goal}", _DONE),
        ("return {number:what} to your hand", f"goal=HAND, {_DONE}"),
    )
    return tuple(
        f"{words}{rest}" + (f" @ {settings}" if settings else "") for words, settings in taken for rest in _AND_REST
    )


@phrase(
    en=_wordings(),
    ja=(
        "望む数の{what}を{goal} @ among=None, number=AnyNumber, optional=True",
        "最大{number}枚までの{what}を{goal} @ among=None, optional=True",
        "{what}{number}枚を{goal} @ among=None",
        "{among:them}のうち{what}すべてを{goal}<。残りを{rest}> @ number=AnyNumber, optional=False",
        "{among:them}のうち望む数の{what}を{goal}<。残りを{rest}> @ number=AnyNumber, optional=True",
        "{among:them}のうち望む数を{goal}<。残りを{rest}> @ number=AnyNumber, optional=True, what=None",
        "{among:them}のうち最大{number}枚までの{what}を公開し、{goal}<。残りを{rest}> @ shown=True, optional=True",
        "{among:them}のうち{what}{number}枚を公開し、{goal}<。残りを{rest}> @ shown=True",
        "{among:them}のうち最大{number}枚までの{what}を{goal}<。残りを{rest}> @ optional=True",
        "{among:them}のうち最大{number}枚までを{goal}<。残りを{rest}> @ optional=True, what=None",
        "{among:them}のうち{what}{number}枚を{goal}<。残りを{rest}>",
        "{among:them}のうち{number}枚を{goal}<。残りを{rest}> @ what=None",
    ),
)
class PutFromAmong(Effect):
    """The controller takes some of the cards that were seen or moved before, and puts them somewhere.

    among: those cards; None if the description says which they are. what: of which description; None for any card.
    number: how many; AnyNumber for all that fit. optional: up to so many. rest: where the others go then, if the text
    says so. shown: what is taken is revealed.
    """

    goal: Goal
    among: Reference | None = None
    what: Collection | None = None
    number: Quantity = Fixed(1)
    optional: bool = False
    rest: Rest | None = None
    shown: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and move the cards."""
        there = self._all(context)
        fitting = self._fitting(context, there)
        most = min(self.number.value(context), len(fitting))
        chosen = yield from context.choose(context.you, fitting, 0 if self.optional else most, most, Topic.CHOICE)
        taken = tuple(each for each in chosen if not isinstance(each, PlayerId))
        if self.shown and taken:
            yield from context.reveal(context.you, taken)
        yield from _put(context, taken, self.goal)
        if self.rest is not None:
            yield from put_away(context, tuple(each for each in there if each not in taken), self.rest)

    def _all(self, context: Queries) -> tuple[ObjectId, ...]:
        if self.among is not None:
            return _there(context, self.among)
        found = () if self.what is None else self.what.members(context)
        return tuple(each for each in found if not isinstance(each, PlayerId) and context.exists(each))

    def _fitting(self, context: Queries, there: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
        return there if self.what is None else tuple(each for each in there if self.what.holds(context, each))

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card."""
        return bool(self._fitting(context, self._all(context)))


@phrase(en=("put the rest {rest} @ among=*", "put the other {rest} @ among=*"), ja="残りを{rest} @ among=*")
class PutTheRest(Effect):
    """What nobody took of the cards that were seen or moved before goes somewhere."""

    rest: Rest
    among: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Move those that are still there."""
        yield from put_away(context, _there(context, self.among), self.rest)
