"""Rules that are no longer rules of their own: their content is now part of another, or spread over several."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from shinpan.rulebook.align.alignment import Match, Relation
from shinpan.rulebook.align.likeness import Features, Likeness
from shinpan.rulebook.numbers import rule_of, section_of, sort_key

HELD = 0.72
"""How much of a rule another must hold for the rule to count as part of it."""

HELD_WHOLLY = 0.97
"""A rule held to this extent is part of the other, whether or not that one grew."""

GAINED = 0.25
"""How much more of it that other rule must hold than the counterpart of that other rule did."""

HELD_AFTER_MERGER = 0.45
"""How much is enough if the whole section was merged into that of the other rule."""

LEAST_SHARE = 0.3
"""How much of a rule (or of its opening) its parts elsewhere must hold for the rule to count as split up."""

SHORTEST = 8
"""Words and pairs; less is too little to say that another rule holds it."""


@dataclass(frozen=True, slots=True)
class Side:
    """One edition as seen from the other: the texts of both, the matches there and back, the sections that are gone."""

    texts: Mapping[str, Features]
    others: Mapping[str, Features]
    there: Mapping[str, str]
    back: Mapping[str, str]
    openings: Mapping[str, Features]
    """The first words of the texts."""
    below: Mapping[str, Collection[str]]
    """The subrules of each rule."""
    sections: Mapping[str, str]
    """The sections that have a counterpart, and which."""
    dissolved: Mapping[str, str]
    """The sections without a counterpart, and which section of the other edition took most of their rules."""
    likeness: Likeness


def find_parts(side: Side) -> dict[str, Match]:
    """The unmatched numbers of a side that are part of something in the other edition, sections included."""
    found = {old: Match(new, Relation.PART, 1.0) for old, new in side.dissolved.items()}
    free = [number for number in side.texts if number not in side.there and len(side.texts[number]) >= SHORTEST]
    candidates = side.likeness.candidates(side.texts, side.others, free, side.others, most=12)
    for number in [number for number in side.below if number not in side.there]:
        place = _place_of_most(side, side.below[number])
        heading = len(side.texts[number]) < SHORTEST
        if place is not None and (heading or place != side.sections.get(section_of(number))):
            found[number] = Match(place, Relation.PART, 1.0)
    for number in free:
        match = _after_merger(side, number, candidates[number]) or _part(side, number, candidates[number])
        if match is not None:
            found[number] = match
    return found


def _place_of_most(side: Side, subrules: Collection[str]) -> str | None:
    """The rule, else the section, that two thirds of the subrules (two at least) now stand in, if there is one."""
    went = [side.there[subrule] for subrule in subrules if subrule in side.there]
    for places in (Counter(map(_above, went)), Counter(map(section_of, went))):
        for place, count in places.most_common(1):
            if count >= 2 and count * 3 >= len(subrules) * 2:
                return place
    return None


def _above(number: str) -> str:
    return rule_of(number) if rule_of(number) != number else section_of(number)


def _part(side: Side, number: str, candidates: Collection[str]) -> Match | None:
    held = {other: side.likeness.held(side.texts[number], side.others[other]) for other in candidates}
    best = max(held, key=lambda other: held[other], default=None)
    if best is None or held[best] < HELD:
        return None
    counterpart = side.back.get(best)
    before = side.likeness.held(side.texts[number], side.texts[counterpart]) if counterpart else 0.0
    whole = held[best] >= HELD_WHOLLY
    return Match(best, Relation.PART, round(held[best], 2)) if whole or held[best] - before >= GAINED else None


def _after_merger(side: Side, number: str, candidates: Collection[str]) -> Match | None:
    into = side.dissolved.get(section_of(number))
    held = {
        other: side.likeness.held(side.texts[number], side.others[other])
        for other in candidates
        if section_of(other) == into
    }
    best = max(held, key=lambda other: held[other], default=None)
    if best is None or held[best] < HELD_AFTER_MERGER:
        return None
    return Match(best, Relation.PART, round(held[best], 2))


def split_up(side: Side, came_from: Mapping[str, Match], free: Collection[str]) -> dict[str, Match]:
    """For the numbers in `free` that rules of the other edition are parts of: where those parts are."""
    parts: dict[str, list[str]] = {}
    for number, match in came_from.items():
        if match.number in free and number in side.others:
            parts.setdefault(match.number, []).append(number)
    found = {}
    for number, places in parts.items():
        together = frozenset[str]().union(*(side.others[place] for place in places))
        share = side.likeness.held(side.texts[number], together)
        if share >= LEAST_SHARE:
            rules = {rule_of(place) for place in places}
            place = rules.pop() if len(rules) == 1 and len(places) > 1 else min(places, key=sort_key)
        else:
            place = max(places, key=lambda place: side.likeness.held(side.openings[number], side.others[place]))
            if side.likeness.held(side.openings[number], side.others[place]) < LEAST_SHARE:
                continue
        found[number] = Match(place, Relation.PART, round(share, 2))
    return found
