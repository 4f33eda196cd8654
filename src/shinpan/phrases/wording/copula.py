"""Changes that are said with one verb: "becomes a blue Frog with base power and toughness 1/1"."""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from shinpan.game.lang import Lang
from shinpan.phrases.base import Modification
from shinpan.phrases.wording import english
from shinpan.phrases.wording.choosing import has_form
from shinpan.phrases.wording.features import Frame, Number

if TYPE_CHECKING:
    from shinpan.phrases.wording.scribe import Scribe

_PLACES = ("adjective", "subtype", "noun", "with")
"""The forms of a change that makes something be something: where its words stand around the noun."""
_ADDED = ("added_color", "added_type")
"""The forms of a change that makes something be something besides what it is."""


def clauses(scribe: "Scribe", changes: tuple[Modification, ...], frame: Frame) -> Iterator[str]:
    """Yield the clauses of changes; those next to each other that share a noun make one with "is" or "becomes"."""
    for places, group in groupby(changes, key=lambda change: _places(scribe, change)):
        run = tuple(group)
        words = {
            place: [scribe.say(each, Frame(frame.number, (place,))).text for each in run if _has(scribe, each, place)]
            for place in places
        }
        lasting = "lasting" in frame.forms
        if len(run) > 1 and places is _ADDED:
            yield _added(scribe, words, frame.number, lasting)
        elif len(run) > 1 and (words.get("subtype") or words.get("noun")):
            yield _being(scribe, words, frame.number, lasting)
        else:
            yield from (scribe.say(each, frame).text for each in run)


def _places(scribe: "Scribe", change: Modification) -> tuple[str, ...]:
    """Return the forms of one of which a change has a wording; none if it makes a clause of its own."""
    return next((each for each in (_PLACES, _ADDED) if any(_has(scribe, change, place) for place in each)), ())


def _has(scribe: "Scribe", change: Modification, place: str) -> bool:
    return has_form(change, scribe.lang, place)


def _being(scribe: "Scribe", words: dict[str, list[str]], number: Number, lasting: bool) -> str:
    before = words["adjective"] + words["subtype"] + words["noun"]
    if scribe.lang is Lang.JA:
        noun = "・".join(words["subtype"] + words["noun"])
        return "".join(words["with"] + words["adjective"]) + noun + ("になる" if lasting else "である")
    return " ".join([_verb(number, lasting), _noun(" ".join(before), number), *words["with"]])


def _added(scribe: "Scribe", words: dict[str, list[str]], number: Number, lasting: bool) -> str:
    before = words["added_color"] + words["added_type"]
    if scribe.lang is Lang.JA:
        return f"他の色とタイプに加えて{''.join(before)}{'にもなる' if lasting else 'でもある'}"
    its = "its" if number is Number.ONE else "their"
    return f"{_verb(number, lasting)} {_noun(' '.join(before), number)} in addition to {its} other colors and types"


def _verb(number: Number, lasting: bool) -> str:
    if number is Number.ONE:
        return "becomes" if lasting else "is"
    return "become" if lasting else "are"


def _noun(words: str, number: Number) -> str:
    return english.with_article(words) if number is Number.ONE else english.plural(words)
