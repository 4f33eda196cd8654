"""How much of some cards is understood, and what isn't: the commonest shapes of sentences first."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from shinpan.carddata.mechanics import FACES_AND_COPIES, mechanics
from shinpan.carddata.shapes import own_names, shape, stop
from shinpan.oracle.compiling import Compiled, compile_card
from shinpan.oracle.raw import RawCard


class By(Enum):
    """What cards are counted by, besides all of them together."""

    SET = "set"
    LAYOUT = "layout"
    MECHANIC = "mechanic"


@dataclass(slots=True)
class Count:
    """Some cards, and how many of them are understood whole."""

    cards: int = 0
    whole: int = 0

    def add(self, whole: bool) -> None:
        """Count a card."""
        self.cards += 1
        self.whole += whole

    def data(self) -> dict[str, int]:
        """Return it as plain data."""
        return {"cards": self.cards, "whole": self.whole}


@dataclass(slots=True)
class Shape:
    """A shape of sentences that aren't understood.

    count: how many there are. opens: how many cards have nothing else that isn't understood. example: one of them, and
    example_card where it stands; reason: why it isn't understood.
    """

    shape: str
    count: int = 0
    opens: int = 0
    example: str = ""
    example_card: str = ""
    reason: str = ""

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "shape": self.shape,
            "count": self.count,
            "opens": self.opens,
            "example": self.example,
            "card": self.example_card,
            "reason": self.reason,
        }


@dataclass(slots=True)
class Coverage:
    """How much of some cards is understood.

    groups: counts by the names that were asked for besides layouts. missing: what isn't understood, by shape; stops:
    the same by the words at which reading stopped.
    """

    all: Count = field(default_factory=Count)
    sentences: int = 0
    understood: int = 0
    by_layout: dict[str, Count] = field(default_factory=dict)
    faces_and_copies: Count = field(default_factory=Count)
    groups: dict[str, Count] = field(default_factory=dict)
    missing: dict[str, Shape] = field(default_factory=dict)
    stops: dict[str, Shape] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, card: RawCard, sets: Iterable[str], report: Compiled, by: By | None) -> None:
        """Count a card."""
        whole = report.whole
        self.all.add(whole)
        self.sentences += report.sentences
        self.understood += report.understood
        self.by_layout.setdefault(card.layout, Count()).add(whole)
        about = mechanics(card)
        if FACES_AND_COPIES in about:
            self.faces_and_copies.add(whole)
        groups: Iterable[str] = ()
        if by is By.SET:
            groups = sets or ("?",)
        elif by is By.MECHANIC:
            groups = about
        for each in groups:
            self.groups.setdefault(each, Count()).add(whole)
        self._miss(card, report)

    def _miss(self, card: RawCard, report: Compiled) -> None:
        names = tuple(name for face in card.faces for name in own_names(face.name))
        wrong = report.misunderstandings
        plain = {card.name, *(face.type_line for face in card.faces)}
        for each in wrong:
            self.reasons[each.reason] += 1
            reason = f"({each.reason})"
            for table, key in (
                (self.missing, reason if each.sentence in plain else shape(each.sentence, names)),
                (self.stops, stop(each.sentence, each.position, names) if each.expected else reason),
            ):
                known = table.get(key)
                if known is None:
                    known = table[key] = Shape(key, 0, 0, each.sentence, card.name, each.reason)
                known.count += 1
                known.opens += len(wrong) == 1

    def commonest(self, most: int) -> list[Shape]:
        """Return the commonest shapes of sentences that aren't understood."""
        return _first(self.missing, most)

    def commonest_stops(self, most: int) -> list[Shape]:
        """Return the words at which reading stops most often."""
        return _first(self.stops, most)

    def data(self, missing: int, by: By | None = None) -> dict[str, Any]:
        """Return it as plain data, with so many shapes."""
        data: dict[str, Any] = {
            "cards": self.all.cards,
            "whole": self.all.whole,
            "sentences": self.sentences,
            "understood": self.understood,
            "faces_and_copies": self.faces_and_copies.data(),
            "by_layout": _sorted(self.by_layout),
        }
        if by in (By.SET, By.MECHANIC):
            data[f"by_{by.value}"] = _sorted(self.groups)
        data["missing"] = [each.data() for each in self.commonest(missing)]
        data["stops"] = [each.data() for each in self.commonest_stops(missing)]
        data["reasons"] = dict(self.reasons.most_common(missing))
        return data


def _first(shapes: Mapping[str, Shape], most: int) -> list[Shape]:
    return sorted(shapes.values(), key=lambda each: (-each.count, -each.opens, each.shape))[:most]


def _sorted(counts: Mapping[str, Count]) -> dict[str, dict[str, int]]:
    return {name: count.data() for name, count in sorted(counts.items(), key=lambda each: (-each[1].cards, each[0]))}


def coverage(
    cards: Iterable[tuple[RawCard, tuple[str, ...]]],
    by: By | None = None,
    compile_: Callable[[RawCard], Compiled] = compile_card,
) -> Coverage:
    """Return how much of some cards, each given with its sets, is understood."""
    found = Coverage()
    for card, sets in cards:
        found.add(card, sets, compile_(card), by)
    return found
