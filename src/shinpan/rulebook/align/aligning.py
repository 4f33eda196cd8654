"""Aligning two editions: equal texts first, then the most alike, each match making its neighbours likelier."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator

from shinpan.rulebook.align.alignment import Alignment, Match, Relation
from shinpan.rulebook.align.folding import words
from shinpan.rulebook.align.likeness import Features, Likeness, features
from shinpan.rulebook.align.outline import outline
from shinpan.rulebook.align.parts import SHORTEST, Side, find_parts, split_up
from shinpan.rulebook.align.placing import Placing
from shinpan.rulebook.document import Edition
from shinpan.rulebook.numbers import rule_of, section_of

ROUNDS = (0.95, 0.8, 0.7, 0.6, 0.52, 0.46, 0.46)
"""What a pair must score (likeness, plus what its place adds) in each round to be matched."""

LATE_ROUNDS = (0.42, 0.42)
"""The same for what is left and is no part of another rule."""

LEAST_ALIKE_LATE = 0.25

LEAST_ALIKE_ELSEWHERE = 0.5
"""The same for a pair for which nothing but its words speaks."""
CLEARLY = 0.04
"""By how much a match must beat its rivals, but in the last round; until then its neighbours may decide."""

LEAST_ALIKE = 0.13
"""However well placed, a pair less alike than this is no match."""


EXAMPLES_COUNT = 0.9
"""What likeness owed to examples is worth, against likeness of the rules themselves."""

OPENING = 14
"""Words that count as the opening of a rule."""

SAME_OPENING = 0.85
OPENING_BONUS = 0.12
"""What two rules that open with (nearly) the same words are likelier to be the same."""

OPENING_HELD = 0.5
"""How much of its opening a rule must hold to be the same as before."""

UNCHANGED = 0.95
"""Likeness from which on a text is the same text, wherever it stands."""


def align(old: Edition, new: Edition) -> Alignment:
    """Say for every chapter, section, rule and subrule of each edition what it is in the other."""
    aligner = _Aligner(_Texts(old), _Texts(new))
    aligner.run()
    return aligner.result()


class _Texts:
    """An edition made ready for comparison."""

    def __init__(self, edition: Edition) -> None:
        self.outline = outline(edition)
        folded = {number: words(text, edition.language) for number, text in self.outline.texts.items()}
        self.whole = {number: features(text) for number, text in folded.items()}
        examples = self.outline.examples
        self.exemplified = {
            number: self.whole[number] | features(words(text, edition.language))
            for number, text in examples.items()
            if text
        }
        self.openings = {number: features(text[:OPENING]) for number, text in folded.items()}


class _Aligner:
    def __init__(self, old: _Texts, new: _Texts) -> None:
        self.old, self.new = old, new
        texts = [*old.whole.values(), *new.whole.values()]
        self.likeness = Likeness([*texts, *old.exemplified.values(), *new.exemplified.values()])
        self.placing = Placing(old.outline, new.outline)

    def run(self) -> None:
        """Match rules and subrules, best first, in rounds of falling demands."""
        self._match_equal_texts()
        self.placing.settle_sections()
        candidates = self.likeness.candidates(self.old.whole, self.new.whole, self._free_old(), self._free_new())
        for least in ROUNDS:
            self._match_round(candidates, least, LEAST_ALIKE, clearly=least > ROUNDS[-1])
        self._unmatch_headings()
        parts = find_parts(self._side(forwards=True)).keys() | find_parts(self._side(forwards=False)).keys()
        for least in LATE_ROUNDS:
            self._match_round(candidates, least, LEAST_ALIKE_LATE, leave=parts)
        self._lift()

    def _match_round(
        self,
        candidates: dict[str, list[str]],
        least: float,
        least_alike: float,
        clearly: bool = False,
        leave: Collection[str] = (),
    ) -> None:
        pairs = [
            (score, old, new)
            for old in self._free_old()
            if old not in leave
            for new in {*candidates.get(old, ()), *self.placing.suggestions(old)}
            if new not in self.placing.backward and (score := self._score(old, new, least_alike)) >= least
        ]
        pairs.sort(key=lambda pair: (-pair[0], pair[1], pair[2]))
        scores: dict[str, list[float]] = defaultdict(list)
        for score, old, new in pairs:
            scores[f"old {old}"].append(score)
            scores[f"new {new}"].append(score)
        for score, old, new in pairs:
            if old in self.placing.forward or new in self.placing.backward:
                continue
            rivals = sorted(scores[f"old {old}"])[:-1] + sorted(scores[f"new {new}"])[:-1]
            if clearly and any(score - rival < CLEARLY for rival in rivals):
                continue
            self.placing.match(old, new)
        self.placing.settle_sections()

    def result(self) -> Alignment:
        """The matches of all levels, and the rules that became part of others."""
        forward, backward = {}, {}
        for old, new in self._all_pairs():
            alike = self._alike(old, new) if old in self.old.whole and new in self.new.whole else 1.0
            forward[old] = Match(new, Relation.SAME, round(alike, 2))
            backward[new] = Match(old, Relation.SAME, round(alike, 2))
        ahead, back = self._side(forwards=True), self._side(forwards=False)
        became, came_from = find_parts(ahead), find_parts(back)
        forward.update(split_up(ahead, came_from, set(self.old.whole) - set(forward)))
        backward.update(split_up(back, became, set(self.new.whole) - set(backward)))
        return Alignment({**forward, **became}, {**backward, **came_from})

    def _side(self, forwards: bool) -> Side:
        here, other = (self.old, self.new) if forwards else (self.new, self.old)
        there, back = self.placing.forward, self.placing.backward
        if not forwards:
            there, back = back, there
        sections = self.placing.sections if forwards else {new: old for old, new in self.placing.sections.items()}
        votes = self.placing.votes(backward=not forwards)
        dissolved = {number: counts.most_common(1)[0][0] for number, counts in votes.items() if number not in sections}
        below = here.outline.below
        return Side(here.whole, other.whole, there, back, here.openings, below, sections, dissolved, self.likeness)

    def _match_equal_texts(self) -> None:
        by_text: dict[Features, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
        for number, text in self.old.whole.items():
            by_text[text][0].append(number)
        for number, text in self.new.whole.items():
            by_text[text][1].append(number)
        for text, (old, new) in by_text.items():
            if text and len(old) == 1 == len(new):
                self.placing.match(old[0], new[0])

    def _unmatch_headings(self) -> None:
        """A heading all of whose rules went elsewhere isn't the one of that name (that of a zone, of an action)."""
        for old, new in list(self.placing.forward.items()):
            below = self.old.outline.below.get(old, ())
            went = {section_of(self.placing.forward[each]) for each in below if each in self.placing.forward}
            if len(self.old.whole[old]) < SHORTEST and went and section_of(new) not in went:
                del self.placing.forward[old]
                del self.placing.backward[new]

    def _lift(self) -> None:
        """A rule most of which became a subrule, but whose opening stayed, is still the rule."""
        for old, new in list(self.placing.forward.items()):
            whole = rule_of(new)
            if rule_of(old) != old or whole == new or whole in self.placing.backward:
                continue
            opens = self.likeness.held(self.old.openings[old], self.new.whole[whole]) >= OPENING_HELD
            if opens and self._alike(old, new) < UNCHANGED:
                del self.placing.backward[new]
                self.placing.match(old, whole)

    def _score(self, old: str, new: str, least_alike: float) -> float:
        alike = self._alike(old, new)
        if alike < least_alike:
            return 0.0
        bonus = self.placing.bonus(old, new)
        if bonus <= 0 and alike < LEAST_ALIKE_ELSEWHERE:
            return 0.0
        opens_alike = self.likeness.between(self.old.openings[old], self.new.openings[new]) >= SAME_OPENING
        return alike + bonus + (OPENING_BONUS if opens_alike else 0.0)

    def _alike(self, old: str, new: str) -> float:
        """The likeness of two rules: that of their texts, or, a little less, that of their texts with examples."""
        old_text, new_text = self.old.whole[old], self.new.whole[new]
        alike = self.likeness.between(old_text, new_text)
        if old not in self.old.exemplified and new not in self.new.exemplified:
            return alike
        old_text, new_text = self.old.exemplified.get(old, old_text), self.new.exemplified.get(new, new_text)
        return max(alike, EXAMPLES_COUNT * self.likeness.between(old_text, new_text))

    def _free_old(self) -> list[str]:
        return [number for number in self.old.whole if number not in self.placing.forward]

    def _free_new(self) -> list[str]:
        return [number for number in self.new.whole if number not in self.placing.backward]

    def _all_pairs(self) -> Iterator[tuple[str, str]]:
        yield from self.placing.forward.items()
        yield from self.placing.sections.items()
        chapters: dict[str, Counter[str]] = defaultdict(Counter)
        for old, new in self.placing.sections.items():
            chapters[old[0]][new[0]] += 1
        taken: set[str] = set()
        for old, counts in sorted(chapters.items(), key=lambda item: -max(item[1].values())):
            for new, _ in counts.most_common():
                if new not in taken:
                    taken.add(new)
                    yield old, new
                    break
