"""How alike two texts are: the weight of what they share, rare words weighing more."""

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from heapq import nlargest, nsmallest
from itertools import pairwise

Features = frozenset[str]


def features(words: Sequence[str]) -> Features:
    """The words of a text and their pairs."""
    return frozenset([*words, *(f"{first} {second}" for first, second in pairwise(words))])


class Likeness:
    """Compares texts; `texts` are all that there are, and say which words are rare."""

    _COMMON = 80
    """A word in more texts than this proposes no candidates."""

    def __init__(self, texts: Collection[Features]) -> None:
        counts = Counter(feature for text in texts for feature in text)
        self._totals: dict[Features, float] = {}
        self._weight = {feature: math.log(1 + len(texts) / count) for feature, count in counts.items()}

    def between(self, one: Features, other: Features) -> float:
        """The likeness of two texts, 0 to 1."""
        total = self._total(one) + self._total(other)
        return 2 * self._sum(one & other) / total if total else 0.0

    def held(self, one: Features, by: Features) -> float:
        """How much of one text another holds, 0 to 1."""
        total = self._total(one)
        return self._sum(one & by) / total if total else 0.0

    def candidates(
        self,
        texts: Mapping[str, Features],
        others: Mapping[str, Features],
        numbers: Iterable[str],
        among: Iterable[str],
        most: int = 8,
    ) -> dict[str, list[str]]:
        """For each of `numbers`, those of the other texts `among` which share most of its rarer words, best first."""
        holders: dict[str, list[str]] = defaultdict(list)
        for other in among:
            for feature in others[other]:
                holders[feature].append(other)
        found: dict[str, list[str]] = {}
        for number in numbers:
            shared: dict[str, float] = defaultdict(float)
            for feature in texts[number]:
                sharing = holders.get(feature, ())
                if len(sharing) <= self._COMMON:
                    weight = self._weight[feature]
                    for other in sharing:
                        shared[other] += weight
            rough = nsmallest(4 * most, shared, key=lambda other: (-shared[other] / self._total(others[other]), other))
            rough += nlargest(most, shared, key=lambda other: (shared[other], other))
            alike = {other: self.between(texts[number], others[other]) for other in rough}
            found[number] = sorted(alike, key=lambda other: (-alike[other], other))[:most]
        return found

    def _total(self, text: Features) -> float:
        total = self._totals.get(text)
        if total is None:
            total = self._totals[text] = self._sum(text)
        return total

    def _sum(self, text: Iterable[str]) -> float:
        weight = self._weight
        return sum([weight[feature] for feature in text])
