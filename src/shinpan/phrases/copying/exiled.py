"""Entering as a copy of a card exiled on the way in (614.13)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.entry import EntersAs
from shinpan.game.enums import Zone
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Precedence, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.replacements.entering import Entering, OwnEntry, entrant, with_entry


@phrase(
    en=(
        "as {.this} enters, you may exile {number:cards} from graveyards. if you do, it enters as a copy of one of "
        "those cards with a number of additional {kind} counters on it equal to the power of the other card"
    ),
    ja=(
        "{.this}が戦場に出るに際し、あなたはいずれかの墓地から{number:cards}を追放してもよい。そうしたなら、これはそれらの"
        "うち1枚のコピーとして、もう1枚のカードのパワーに等しい数の{kind}カウンターが追加で置かれた状態で戦場に出る"
    ),
)
class EntersAsCopyOfExiled(OwnEntry):
    """The source enters as a copy of one of two cards exiled from graveyards, with counters for the other.

    What is itself entering from a graveyard can't be exiled (614.13a).
    """

    precedence: ClassVar[Precedence] = Precedence.COPY
    cards: Collection
    kind: CounterKind = CounterKind.PLUS_ONE_PLUS_ONE
    number: int = 2

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller choose two cards, exile them, and choose which of them it copies."""
        assert isinstance(event, Entering)
        entering = entrant(context, event)
        possible = [each for each in context.in_zone(Zone.GRAVEYARD) if each != entering]
        possible = [each for each in possible if self.cards.holds(context, each)]
        if len(possible) < self.number or not (yield from context.may(context.you)):
            return (event,)
        chosen = yield from context.choose(context.you, possible, self.number, self.number)
        cards = tuple(each for each in chosen if not isinstance(each, PlayerId))
        exiled = yield from context.move(cards, Zone.EXILE)
        if len(exiled) != self.number:
            return (event,)
        (copied,) = yield from context.choose(context.you, exiled)
        other = next(each for each in exiled if each != copied)
        return (self._as_copy(context, event, ObjectId(copied), other),)

    def _as_copy(self, context: Context, event: Entering, original: ObjectId, other: ObjectId) -> Entering:
        power = context.characteristics(other).power or 0
        counters = ((self.kind, power),) if power > 0 else ()
        copied = context.copied_values(original).with_(both=None)
        copy = EntersAs(copied, context.new_timestamp(), counters)
        return with_entry(event, event.entry.with_(copy=copy, shape=()))
