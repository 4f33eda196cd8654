"""What an earlier part of the same resolution did: "each creature destroyed this way" (608.2c)."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.events import (
    Countered,
    CountersRemoved,
    Damage,
    Destroy,
    Discard,
    Draw,
    Event,
    LifeGained,
    Sacrifice,
    Tap,
    ZoneChange,
)
from shinpan.game.face_events import Revealed
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Condition, Quality, Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.places import Listed


@unique
class Deed(Term):
    """What is done to something in a resolution."""

    DESTROYED = ("destroyed", "破壊された")
    DAMAGED = ("dealt damage", "ダメージを与えられた")
    MILLED = ("milled", "切削された")
    DISCARDED = ("discarded", "捨てられた")
    SACRIFICED = ("sacrificed", "生け贄に捧げられた")
    EXILED = ("exiled", "追放された")
    RETURNED = ("returned to its owner's hand", "手札に戻された")
    RETURNED_TO_BATTLEFIELD = ("returned to the battlefield", "戦場に戻された")
    PUT_ONTO_BATTLEFIELD = ("put onto the battlefield", "戦場に出された")
    PUT_INTO_HAND = ("put into your hand", "手札に加えられた")
    PUT_INTO_GRAVEYARD = ("put into a graveyard", "墓地に置かれた")
    PUT_INTO_YOUR_GRAVEYARD = ("put into your graveyard", "あなたの墓地に置かれた")
    REVEALED = ("revealed", "公開された")
    TAPPED = ("tapped", "タップされた")
    DRAWN = ("drawn", "引かれた")
    COUNTERED = ("countered", "打ち消された")


def _moved(origin: Zone | None, destination: Zone) -> Callable[[Event], tuple[Entity, ...]]:
    """Find what was moved: a permanent as it last was, since the noun may call it so, and the card that arrived."""

    def found(event: Event) -> tuple[Entity, ...]:
        if not isinstance(event, ZoneChange) or event.destination is not destination:
            return ()
        if origin is not None and event.origin is not origin:
            return ()
        return (event.object, *event.arrivals) if event.origin is Zone.BATTLEFIELD else event.arrivals

    return found


_DONE: dict[Deed, Callable[[Event], tuple[Entity, ...]]] = {
    Deed.DESTROYED: lambda event: (event.object,) if isinstance(event, Destroy) else (),
    Deed.DAMAGED: lambda event: (event.recipient,) if isinstance(event, Damage) and event.amount > 0 else (),
    Deed.MILLED: _moved(Zone.LIBRARY, Zone.GRAVEYARD),
    Deed.DISCARDED: lambda event: event.arrivals if isinstance(event, Discard) else (),
    Deed.SACRIFICED: lambda event: (event.object,) if isinstance(event, Sacrifice) else (),
    Deed.EXILED: _moved(None, Zone.EXILE),
    Deed.RETURNED: _moved(None, Zone.HAND),
    Deed.RETURNED_TO_BATTLEFIELD: _moved(None, Zone.BATTLEFIELD),
    Deed.PUT_ONTO_BATTLEFIELD: _moved(None, Zone.BATTLEFIELD),
    Deed.PUT_INTO_HAND: _moved(None, Zone.HAND),
    Deed.PUT_INTO_GRAVEYARD: _moved(None, Zone.GRAVEYARD),
    Deed.PUT_INTO_YOUR_GRAVEYARD: _moved(None, Zone.GRAVEYARD),
    Deed.REVEALED: lambda event: (event.object,) if isinstance(event, Revealed) else (),
    Deed.TAPPED: lambda event: (event.object,) if isinstance(event, Tap) else (),
    Deed.DRAWN: lambda event: (event.object,) if isinstance(event, Draw) and event.object is not None else (),
    Deed.COUNTERED: lambda event: (event.object,) if isinstance(event, Countered) else (),
}
_STILL_THERE = frozenset({Deed.DAMAGED, Deed.TAPPED})
"""The deeds of which nothing is said once what they were done to has left."""
_YOURS = frozenset({Deed.PUT_INTO_HAND, Deed.PUT_INTO_YOUR_GRAVEYARD})


def done_to(context: Queries, deed: Deed) -> tuple[Entity, ...]:
    """Return what has been done so to in the resolution, each once; permanents that left as they last were."""
    found = tuple(dict.fromkeys(each for event in _concerned(context) for each in _DONE[deed](event)))
    if deed in _STILL_THERE:
        found = tuple(each for each in found if isinstance(each, PlayerId) or context.exists(each))
    if deed in _YOURS:
        found = tuple(each for each in found if _owned(context, each))
    return found


def _concerned(context: Queries) -> Iterator[Event]:
    """Yield what has happened in the resolution, and before that to what the costs were paid with (601.2h, 602.2b)."""
    paid = {each for part in context.choices.paid for each in part}
    if paid:
        so_far = len(context.state.history) - len(context.so_far)
        yield from (each for each in context.state.history[:so_far] if getattr(each, "object", None) in paid)
    yield from context.so_far


def _owned(context: Queries, entity: Entity) -> bool:
    obj = None if isinstance(entity, PlayerId) else context.look(entity)
    return obj is not None and obj.owner == context.you


@phrase(en=("{deed} this way", "that [was|were] {deed} this way"), ja="これにより{deed}")
class DoneThisWay(Listed):
    """Something that an earlier part of the resolution did that to: "creature destroyed this way"."""

    volatile: ClassVar[bool] = True
    deed: Deed

    def listed(self, context: Queries) -> tuple[Entity, ...]:
        """Return what that was done to."""
        return done_to(context, self.deed)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether that was done to the entity, or to what it became since (400.7)."""
        done = done_to(context, self.deed)
        return entity in done or (
            not isinstance(entity, PlayerId) and any(each in done for each in context.followed(entity))
        )


@phrase(
    en=(
        "{what:a} [is|was] {deed} this way",
        "at least one {what} [is|was] {deed} this way",
        "one or more {what:plural} are {deed} this way",
        "one or more {what:plural} were {deed} this way",
        "you put {what:a} onto the battlefield this way @ deed=PUT_ONTO_BATTLEFIELD",
        "you put {what:a} into your hand this way @ deed=PUT_INTO_HAND",
        "you discard {what:a} this way @ deed=DISCARDED",
        "you discarded {what:a} this way @ deed=DISCARDED",
        "you sacrifice {what:a} this way @ deed=SACRIFICED",
        "you sacrificed {what:a} this way @ deed=SACRIFICED",
        "you exiled {what:a} this way @ deed=EXILED",
    ),
    ja="これにより{what:a}が{deed}",
)
class WasDone(Condition):
    """An earlier part of the resolution did that to something of a description (608.2c)."""

    what: Quality
    deed: Deed

    def holds(self, context: Queries) -> bool:
        """Return whether it did."""
        return any(self.what.holds(context, each) for each in done_to(context, self.deed))


@phrase(en="that card @ what=*, deed=*", ja="そのカード @ what=*, deed=*")
class WhatWasDone(Reference):
    """What a condition says that something was done to, spoken of again: "if a card was exiled this way, copy it"."""

    what: Quality
    deed: Deed

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return those of the description, each once."""
        return tuple(dict.fromkeys(each for each in done_to(context, self.deed) if self.what.holds(context, each)))


@phrase(
    en=(
        "you don't put {what:a} into your hand this way @ deed=PUT_INTO_HAND",
        "no {what:plural} were {deed} this way",
        "you didn't put {what:a} into your hand this way @ deed=PUT_INTO_HAND",
        "you don't put {what:a} onto the battlefield this way @ deed=PUT_ONTO_BATTLEFIELD",
        "you didn't put {what:a} onto the battlefield this way @ deed=PUT_ONTO_BATTLEFIELD",
        "{what:a} [isn't|wasn't] {deed} this way",
    ),
    ja="これにより{what:a}が{deed}のでない",
)
class WasntDone(Condition):
    """No earlier part of the resolution did that to anything of a description (608.2c)."""

    what: Quality
    deed: Deed

    def holds(self, context: Queries) -> bool:
        """Return whether none did."""
        return not any(self.what.holds(context, each) for each in done_to(context, self.deed))


@unique
class Total(Term):
    """Of what the numbers in a resolution are added up."""

    DAMAGE = ("the damage dealt", "与えられたダメージ")
    LIFE_GAINED = ("the life gained", "得られたライフ")


_NUMBERS: dict[Total, type[Damage | LifeGained]] = {
    Total.DAMAGE: Damage,
    Total.LIFE_GAINED: LifeGained,
}


@phrase(
    en=(
        "{total} this way",
        "the amount of damage dealt this way @ total=DAMAGE",
        "the total damage dealt this way @ total=DAMAGE",
    ),
    ja="これにより{total}の点数",
)
class TotalThisWay(Quantity):
    """How much damage was dealt, or life gained, by earlier parts of the resolution (608.2c)."""

    volatile: ClassVar[bool] = True
    total: Total

    def value(self, context: Queries) -> int:
        """Return the sum."""
        cls = _NUMBERS[self.total]
        return sum(event.amount for event in context.so_far if isinstance(event, cls))


@phrase(
    en=(
        "#each {kind} counter removed this way",
        "the number of {kind} counters removed this way",
        "#each counter removed this way @ kind=None",
        "the number of counters removed this way @ kind=None",
    ),
    ja=("#each これにより取り除かれた{kind}カウンター1個", "これにより取り除かれた{kind}カウンターの数"),
)
class CountersRemovedThisWay(Quantity):
    """How many counters, of a kind or of any, earlier parts of the resolution removed (608.2c)."""

    volatile: ClassVar[bool] = True
    kind: CounterKind | None = None

    def value(self, context: Queries) -> int:
        """Return the number."""
        found = (event for event in context.so_far if isinstance(event, CountersRemoved))
        return sum(event.amount for event in found if self.kind is None or event.kind is self.kind)


__all__ = ["CountersRemovedThisWay", "Deed", "DoneThisWay", "TotalThisWay", "WasDone", "WasntDone", "done_to"]
