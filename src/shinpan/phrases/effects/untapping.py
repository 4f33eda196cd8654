"""Effects that tap or untap permanents which are chosen as they are carried out (701.26)."""

from shinpan.game.decisions import Topic
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed


@phrase(
    en=(
        "untap up to {number:group}",
        "untap {number:group} @ optional=False",
        "untap any number of {group:plural} @ number=AnyNumber",
    ),
    ja=("最大{number}つの{group}をアンタップする", "{group}{number}つをアンタップする @ optional=False"),
)
class UntapSome(Effect):
    """The controller untaps permanents of a description, chosen as it is carried out. optional: up to so many."""

    group: Collection
    number: Quantity = Fixed(1)
    optional: bool = True

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and untap."""
        there = tuple(each for each in self.group.members(context) if not isinstance(each, PlayerId))
        most = min(self.number.value(context), len(there))
        chosen = yield from context.choose(context.you, there, 0 if self.optional else most, most, Topic.CHOICE)
        yield from context.untap(tuple(each for each in chosen if not isinstance(each, PlayerId)))
