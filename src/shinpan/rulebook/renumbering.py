"""Which number a rule has in another edition: chained over all editions in between, forwards and backwards.

The known editions are linked by facts, without any text. An edition that is not known is linked by comparing its text
with that of the nearest known edition that is loaded.
"""

from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches
from itertools import pairwise

from shinpan.rulebook.align import Alignment, Match, align
from shinpan.rulebook.document import Edition
from shinpan.rulebook.editions import filed_dates, in_force
from shinpan.rulebook.facts import known_editions, known_steps
from shinpan.rulebook.facts.step import above_of
from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import is_number
from shinpan.rulebook.store import RulesStore


class UnknownNumberError(NotThereError):
    """A number that no rule of the edition has."""


class UnlinkedEditionError(NotThereError):
    """An edition that the project doesn't know, with no loaded text near it to compare it with."""


@dataclass(frozen=True, slots=True)
class Renumbering:
    """What a rule of one edition is in another."""

    number: str
    source: date
    target: date
    result: str | None
    """Its number in the target edition; None if it is gone (or, going back in time, was not there yet)."""
    part: bool
    """Whether it is only part of the rule `result`, or the other way round."""
    lost: date | None
    """If there is no result: the edition in which the rule is no longer, or, going back, the first that has it."""
    path: tuple[tuple[date, str], ...]
    """Its numbers on the way, each with the edition from which (going back: down to which) it has it."""


def renumber(number: str, source: date, target: date, store: RulesStore | None = None) -> Renumbering:
    """Find the rule `number` of the edition `source` in the edition `target`. See `Renumberer.follow`."""
    return Renumberer(store).follow(number, source, target)


class Renumberer:
    """Follows rules through the editions that are known, or loaded in a store. Keep it for many numbers."""

    def __init__(self, store: RulesStore | None = None) -> None:
        self._links = _Links(store)

    def edition_on(self, day: date) -> date:
        """The known or loaded edition that a date means. Raises UnknownEditionError."""
        return self._links.edition_on(day)

    def below(self, number: str, edition: date) -> list[str]:
        """The rules of a section, or the subrules of a rule, of an edition that is known or loaded, in order."""
        return [other for other in self._links.numbers(edition) if above_of(other) == number]

    def follow(self, number: str, source: date, target: date) -> Renumbering:
        """Find the rule `number` of the edition `source` in the edition `target` (any dates; see `in_force`).

        Raises UnknownNumberError, UnknownEditionError, UnlinkedEditionError.
        """
        number = number.strip().rstrip(".").lower()
        source, target = self._links.edition_on(source), self._links.edition_on(target)
        self._links.check(number, source)
        path = [(source, number)]
        part = False
        for here, there in pairwise(self._links.way(source, target)):
            match = self._links.match(path[-1][1], here, there)
            if match is None:
                lost = there if source < target else here
                return Renumbering(number, source, target, None, part, lost, tuple(path))
            part = part or match.is_part
            if match.number != path[-1][1]:
                path.append((there, match.number))
        return Renumbering(number, source, target, path[-1][1], part, None, tuple(path))


class _Links:
    """The editions that are known or loaded in English, and the matches between neighbours."""

    def __init__(self, store: RulesStore | None) -> None:
        self._known = [edition.effective for edition in known_editions()]
        self._place = {day: place for place, day in enumerate(self._known)}
        self._store = store
        self._loaded = store.whole_editions(Language.EN) if store else []
        self._texts: dict[date, Edition] = {}
        self._alignments: dict[tuple[date, date], Alignment] = {}
        self._days = sorted({*self._known, *self._loaded})
        self._filed = filed_dates()

    def edition_on(self, day: date) -> date:
        """The known or loaded edition that a date means."""
        return in_force(day, self._days, self._filed)

    def check(self, number: str, edition: date) -> None:
        """Raise UnknownNumberError unless the edition has the number."""
        if is_number(number) and self._has(number, edition):
            return
        number = number[:40]
        near = tuple(get_close_matches(number, self.numbers(edition), n=4))
        raise UnknownNumberError(
            f"the edition of {edition} has no rule {number!r}" + (f"; near it: {', '.join(near)}" if near else ""),
            f"{edition}版に「{number}」というルールはありません"
            + (f"。近い番号は{'、'.join(near)}です" if near else ""),
            near,
        )

    def way(self, source: date, target: date) -> list[date]:
        """The editions to go through, both ends included."""
        if source == target:
            return [source]
        start, end = self._anchor(source), self._anchor(target)
        first, last = self._place[start], self._place[end]
        between = self._known[first : last + 1] if first <= last else self._known[last : first + 1][::-1]
        return [*([source] if source != start else []), *between, *([target] if target != end else [])]

    def match(self, number: str, here: date, there: date) -> Match | None:
        """What a rule of an edition is in a neighbouring one."""
        older, newer = min(here, there), max(here, there)
        if older in self._place and newer in self._place:
            step = known_steps()[self._place[older]]
            return step.forward(number) if here == older else step.backward(number)
        alignment = self._alignment(older, newer)
        return (alignment.forward if here == older else alignment.backward).get(number)

    def _anchor(self, day: date) -> date:
        """The edition itself if it is known, else the nearest known one whose text is loaded."""
        if day in self._place:
            return day
        loaded = [known for known in self._loaded if known in self._place]
        if not loaded:
            raise UnlinkedEditionError(
                f"the numbers of the edition of {day} are not known; load the text of one before it",
                f"{day}版の番号は分かりません。それより前の版の文章を読み込んでください",
            )
        return min(loaded, key=lambda known: abs(known - day))

    def _alignment(self, older: date, newer: date) -> Alignment:
        if (older, newer) not in self._alignments:
            self._alignments[older, newer] = align(self._text(older), self._text(newer))
        return self._alignments[older, newer]

    def _text(self, edition: date) -> Edition:
        if self._store is None:
            raise UnlinkedEditionError(f"the text of the edition of {edition} is not loaded")
        if edition not in self._texts:
            self._texts[edition] = self._store.edition(edition, Language.EN)
        return self._texts[edition]

    def _has(self, number: str, edition: date) -> bool:
        if edition in self._place:
            return known_editions()[self._place[edition]].has(number)
        return number in self._text(edition).index

    def numbers(self, edition: date) -> list[str]:
        """All numbers of an edition, in order."""
        if edition in self._place:
            return list(known_editions()[self._place[edition]].numbers())
        return list(self._text(edition).index)
