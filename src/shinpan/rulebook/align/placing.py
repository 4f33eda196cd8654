"""What the places of two rules say about their being the same: what they stand in, beside and above."""

from collections import Counter, defaultdict

from shinpan.rulebook.align.outline import Outline
from shinpan.rulebook.numbers import section_of


class Placing:
    """The matches made so far, and what they say about a further pair."""

    ABOVE, BESIDE, BELOW, NUMBER, ELSEWHERE = 0.12, 0.08, 0.25, 0.06, -0.04

    def __init__(self, old: Outline, new: Outline) -> None:
        self._old, self._new = old, new
        self.forward: dict[str, str] = {}
        self.backward: dict[str, str] = {}
        self.sections: dict[str, str] = {}

    def match(self, old: str, new: str) -> None:
        """The two are the same rule."""
        self.forward[old] = new
        self.backward[new] = old

    def bonus(self, old: str, new: str) -> float:
        """What the places of a pair add to the likeness of its texts (or take away)."""
        bonus = self.NUMBER if old == new else 0.0
        above_old, above_new = self._old.above[old], self._new.above[new]
        counterpart = self.forward.get(above_old) or self.sections.get(above_old)
        if counterpart is not None:
            bonus += self.ABOVE if counterpart == above_new else self.ELSEWHERE
        for side_old, side_new in ((self._old.before, self._new.before), (self._old.after, self._new.after)):
            bonus += self._beside(side_old[old], side_new[new], above_old, above_new)
        return bonus + self._below(old, new)

    def suggestions(self, old: str) -> set[str]:
        """Rules that stand where this one would be, judging by its neighbours."""
        before, after = self._old.before[old], self._old.after[old]
        found = {
            self._new.after.get(self.forward.get(before or "", "")),
            self._new.before.get(self.forward.get(after or "", "")),
            old if old in self._new.above else None,
        }
        children = [self.forward[child] for child in self._old.below.get(old, ()) if child in self.forward]
        found |= {self._new.above[child] for child in children if self._new.above[child] in self._new.below}
        return {number for number in found if number is not None}

    def settle_sections(self) -> None:
        """Decide anew which sections belong together, by their titles and by where their rules are now."""
        votes = self.votes()
        by_title = {title: number for number, (title, _) in self._new.sections.items() if title not in ("", "General")}
        scored = []
        for number, (title, rules) in self._old.sections.items():
            for other, count in votes[number].items():
                scored.append((count / (len(rules) + 1) + (3 if by_title.get(title) == other else 0), number, other))
            if not votes[number]:
                same_place = number if number in self._new.sections and self._new.sections[number][0] == title else None
                if namesake := by_title.get(title) or same_place:
                    scored.append((1.0, number, namesake))
        self.sections.clear()
        taken: set[str] = set()
        for _, number, other in sorted(scored, reverse=True):
            if number not in self.sections and other not in taken:
                self.sections[number] = other
                taken.add(other)

    def votes(self, backward: bool = False) -> dict[str, Counter[str]]:
        """For each section, how many of its rules are now in which."""
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for old, new in (self.backward if backward else self.forward).items():
            found[section_of(old)][section_of(new)] += 1
        return found

    def _beside(self, old: str | None, new: str | None, above_old: str, above_new: str) -> float:
        if old is None or new is None:
            both_end = (
                old is None and new is None and self.sections.get(above_old, self.forward.get(above_old)) == above_new
            )
            return self.BESIDE if both_end else 0.0
        counterpart = self.forward.get(old)
        return self.BESIDE if counterpart == new else 0.0

    def _below(self, old: str, new: str) -> float:
        children = self._old.below.get(old, ())
        theirs = self._new.below.get(new, ())
        if not children or not theirs:
            return 0.0
        moved = sum(1 for child in children if self.forward.get(child) in theirs)
        return self.BELOW * moved / len(children)
