"""Effects that take some of the cards that an earlier effect of the same resolution has found (608.2c)."""

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.looking import Goal, put_taken
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among

_HAND, _FIELD = "to your hand @ goal=HAND", "to the battlefield @ goal=BATTLEFIELD"
_DONE = "group.modifiers=DoneThisWay, those=None"


@phrase(
    en=(
        "put all {group:plural} from among {those:among} {goal} @ number=AnyNumber, optional=False",
        "put any number of {group:plural} from among {those:among} {goal} @ number=AnyNumber, optional=True",
        "put up to {number:group} from among {those:among} {goal} @ optional=True",
        "put {number:group} from among {those:among} {goal}",
        "put {number:group} from among {those:among} onto the battlefield under your control @ goal=BATTLEFIELD",
        f"return up to {{number:group}} from among {{those:among}} {_HAND}, optional=True",
        f"return {{number:group}} from among {{those:among}} {_HAND}",
        f"return {{number:group}} from among {{those:among}} {_FIELD}",
        f"put any number of {{group:plural}} {{goal}} @ {_DONE}, number=AnyNumber, optional=True",
        f"put up to {{number:group}} {{goal}} @ {_DONE}, optional=True",
        f"put {{number:group}} {{goal}} @ {_DONE}",
        f"return {{number:group}} {_HAND}, {_DONE}",
    ),
    ja=(
        "{group:plural}のうちすべてを{goal} @ number=AnyNumber, optional=False, those=None",
        "{number:group,最大}を{goal} @ optional=True, those=None",
        "{number:group}を{goal} @ those=None",
        "{those:'s}うち{group}をすべて{goal} @ number=AnyNumber, optional=False",
        "{those:'s}うち望む数の{group}を{goal} @ number=AnyNumber, optional=True",
        "{those:'s}うち{number:group,最大}を{goal} @ optional=True",
        "{those:'s}うち{number:group}を{goal}",
    ),
)
class TakeFromAmong(Effect):
    """The controller puts some of the cards just found somewhere: "put a land card from among them into your hand".

    those: the cards; None if the description says which they are. number: how many, at most where it is optional, or
    all of them where there is no bound.
    """

    group: Collection
    goal: Goal
    those: Reference | None = None
    number: Quantity = Fixed(1)
    optional: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let the player choose, and put them there."""
        cards = self._cards(context)
        most = min(self.number.value(context), len(cards))
        chosen = yield from context.choose(context.you, cards, 0 if self.optional else most, most)
        taken = tuple(each for each in chosen if not isinstance(each, PlayerId))
        yield from put_taken(context, context.you, taken, self.goal)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card."""
        return bool(self._cards(context))

    def _cards(self, context: Queries) -> tuple[ObjectId, ...]:
        if self.those is None:
            return tuple(each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return tuple(
            each
            for each in objects_among(context, self.those)
            if context.exists(each) and self.group.fits(context, each)
        )
