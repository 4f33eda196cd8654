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


def clauses(scribe: "Scribe", changes: tuple[Modification, ...], frame: Frame) -> Iterator[str]:
    """Yield the clauses of changes; those next to each other that share a noun make one with "is" or "becomes"."""
    for joint, group in groupby(changes, key=lambda change: _place(scribe, change) is not None):
        run = tuple(group)
        if joint and len(run) > 1 and any(_place(scribe, each) in ("subtype", "noun") for each in run):
            yield _being(scribe, run, frame)
        else:
            yield from (scribe.say(each, frame).text for each in run)


def _place(scribe: "Scribe", change: Modification) -> str | None:
    return next((place for place in _PLACES if has_form(change, scribe.lang, place)), None)


def _being(scribe: "Scribe", run: tuple[Modification, ...], frame: Frame) -> str:
    words: dict[str, list[str]] = {place: [] for place in _PLACES}
    for change in run:
        place = _place(scribe, change)
        assert place is not None
        words[place].append(scribe.say(change, Frame(frame.number, (place,))).text)
    lasting = "lasting" in frame.forms
    if scribe.lang is Lang.JA:
        return "".join(words["with"] + words["adjective"] + words["subtype"] + words["noun"]) + (
            "になる" if lasting else "である"
        )
    one = frame.number is Number.ONE
    verb = ("becomes" if one else "become") if lasting else ("is" if one else "are")
    noun = " ".join(words["adjective"] + words["subtype"] + words["noun"])
    noun = english.with_article(noun) if one else english.plural(noun)
    return " ".join([verb, noun, *words["with"]])
