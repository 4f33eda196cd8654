"""Replacement effects of keywords on how their own permanent enters (614.1c): devour, riot, tribute and their kin."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import CardType, Zone
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.base import Condition, Quantity, Steps, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.replacements.entering import Entering, OwnEntry, entrant, more, with_entry

_PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE


def _with_counters(event: Entering, number: int) -> Entering:
    return with_entry(event, event.entry.with_(counters=more(event.entry.counters, _PLUS_ONE, number)))


@phrase(
    en=(
        "as {.this} enters, you may sacrifice any number of {group:plural}. it enters with {number:word} +1/+1 "
        "counter[|s] on it for each of them"
    ),
    ja=(
        "{.this}が戦場に出るに際し、あなたは望む数の{group}を生け贄に捧げてもよい。"
        "これは、それら1体につき+1/+1カウンター{number}個が置かれた状態で戦場に出る"
    ),
)
class Devours(OwnEntry):
    """Sacrificing as the source enters, for counters (702.82a, 702.82c)."""

    number: Quantity
    group: Collection

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller sacrifice permanents that are there already (614.12c), and add the counters."""
        assert isinstance(event, Entering)
        entering = entrant(context, event)
        own = [
            each
            for each in self.group.members(context)
            if not isinstance(each, PlayerId) and each != entering and context.controller(each) == context.you
        ]
        chosen = yield from context.choose(context.you, own, 0, len(own), Topic.CHOICE)
        eaten = yield from context.sacrifice(context.you, tuple(e for e in chosen if not isinstance(e, PlayerId)))
        event = with_entry(event, event.entry.with_(chosen=(*event.entry.chosen, (DEVOURED, eaten))))
        return (_with_counters(event, self.number.value(context) * len(eaten)),)


DEVOURED = "devoured"
"""The key under which a permanent remembers what it devoured (702.82b)."""


@phrase(
    en=(
        "while {.this} is entering, you may show cards in your hand of any of its creature types; for each card shown, "
        "{number:word} +1/+1 counter[|s] come[s|] with it"
    ),
    ja=(
        "{.this}が戦場に出るに際し、これと共通のクリーチャー・タイプを持つカードをあなたの手札から望む枚数公開する。"
        "これは、それら1枚につき+1/+1カウンター{number}個が置かれた状態で戦場に出る"
    ),
)
class Amplifies(OwnEntry):
    """Revealing cards of a kind as the source enters, for counters (702.38a)."""

    number: Quantity

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller reveal cards, and add the counters."""
        assert isinstance(event, Entering)
        kinds = _creature_types(context, context.source)
        hand = [each for each in context.in_zone(Zone.HAND, context.you) if each != context.source]
        fitting = [each for each in hand if not kinds.isdisjoint(_creature_types(context, each))]
        chosen = yield from context.choose(context.you, fitting, 0, len(fitting), Topic.CHOICE)
        shown = tuple(each for each in chosen if not isinstance(each, PlayerId))
        yield from context.reveal(context.you, shown)
        return (_with_counters(event, self.number.value(context) * len(shown)),)


def _creature_types(context: Queries, object_id: ObjectId) -> frozenset[CreatureType]:
    subtypes = context.characteristics(object_id).subtypes
    return frozenset(each for each in subtypes if isinstance(each, CreatureType))


TRIBUTE_PAID = "tribute"
"""The key under which a permanent remembers that tribute was paid."""


@phrase(
    en=(
        "as {.this} enters, choose an opponent. that player may put {number:word} +1/+1 counter[|s] on it as it enters"
    ),
    ja=(
        "{.this}が戦場に出るに際し、対戦相手1人を選ぶ。"
        "そのプレイヤーは、これが戦場に出るに際し+1/+1カウンター{number}個をこれの上に置いてもよい"
    ),
)
class Tribute(OwnEntry):
    """An opponent may have the source enter with counters (702.104a)."""

    number: Quantity

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Ask an opponent of the controller's choice."""
        assert isinstance(event, Entering)
        opponents = context.opponents(context.you)
        chosen = yield from context.choose(context.you, opponents, topic=Topic.CHOICE)
        for player in chosen:
            if isinstance(player, PlayerId) and (yield from context.may(player)):
                noted = (*event.entry.chosen, (TRIBUTE_PAID, True))
                paid = with_entry(event, event.entry.with_(chosen=noted))
                return (_with_counters(paid, self.number.value(context)),)
        return (event,)


@phrase(en="tribute wasn't paid", ja="貢納が支払われていない")
class TributeWasntPaid(Condition):
    """The opponent chosen didn't pay tribute as the source entered (702.104b)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether nothing says that it was paid."""
        return noted(context, TRIBUTE_PAID) is None


@phrase(
    en="you may have {.this} enter with an additional +1/+1 counter on it",
    ja="あなたは、{.this}が+1/+1カウンターが追加で1個置かれた状態で戦場に出ることを選んでもよい",
)
class MayEnterWithCounter(OwnEntry):
    """The source may enter with a +1/+1 counter (702.98a)."""

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Ask its controller."""
        assert isinstance(event, Entering)
        if (yield from context.may(context.you)):
            return (_with_counters(event, 1),)
        return (event,)


RIOT_HASTE = "riot"
"""The key under which a permanent remembers that it has haste by riot."""
_COUNTER_WORD = Word("counter", "+1/+1 counter", "+1/+1カウンター", 1)
_HASTE_WORD = Word("haste", "haste", "速攻", 2)


@phrase(
    en=("if you like, {.this} enters with one +1/+1 counter more; if not, it gains haste"),
    ja=(
        "あなたは、{.this}が+1/+1カウンターが追加で1個置かれた状態で戦場に出ることを選んでもよい。"
        "そうしないなら、これは速攻を得る"
    ),
)
class Riots(OwnEntry):
    """The source enters with a +1/+1 counter or gains haste, as its controller chooses (702.136a)."""

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Ask its controller."""
        assert isinstance(event, Entering)
        word = yield from context.choose_word(context.you, (_COUNTER_WORD, _HASTE_WORD), Topic.CHOICE)
        if word is _COUNTER_WORD or word.value == "counter":
            return (_with_counters(event, 1),)
        return (with_entry(event, event.entry.with_(chosen=(*event.entry.chosen, (RIOT_HASTE, True)))),)


@phrase(en="{.this} has riot's haste", ja="{.this}が暴動により速攻を持つ")
class ChoseHaste(Condition):
    """Haste was chosen as the source entered (702.136a)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether it was."""
        return noted(context, RIOT_HASTE) is not None


@phrase(
    en="{.this} enters with a +1/+1 or charge counter on it for each {number:each}",
    ja="{.this}は、{number:each}につき+1/+1カウンターか蓄積カウンター1個が置かれた状態で戦場に出る",
)
class Sunburst(OwnEntry):
    """The source enters with +1/+1 counters as a creature, else with charge counters (702.44a)."""

    commutes: ClassVar[bool] = True
    number: Quantity

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Add the counters of the kind that its types call for as it enters."""
        assert isinstance(event, Entering)
        yield from ()
        creature = CardType.CREATURE in context.characteristics(context.source).types
        kind = _PLUS_ONE if creature else CounterKind.CHARGE
        counters = more(event.entry.counters, kind, self.number.value(context))
        return (with_entry(event, event.entry.with_(counters=counters)),)
