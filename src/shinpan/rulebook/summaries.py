"""What the project says of a rule in its own words: titles and a sentence or two, in both languages.

Data: `data/summaries/CHAPTER.toml` and, for the names of keywords, `data/keywords.toml`. Numbers are those of the
reference edition. There is a summary of every chapter and section, and of the rules that matter most.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import cast

from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import sort_key

CHAPTERS = tuple("123456789")


@dataclass(frozen=True, slots=True)
class Wording:
    """The same words in both languages; empty where there are none."""

    en: str
    ja: str

    def in_language(self, language: Language) -> str:
        """The words in a language."""
        return self.ja if language is Language.JA else self.en

    def __bool__(self) -> bool:
        return bool(self.en)


NOTHING = Wording("", "")


@dataclass(frozen=True, slots=True)
class Summary:
    """The title of a chapter, section or rule, if it has one, and what it is about."""

    number: str
    title: Wording
    about: Wording


def summary(number: str) -> Summary | None:
    """The project's summary of the rule with this number, if there is one."""
    return _chapter(number[:1]).get(number)


def all_summaries() -> Iterator[Summary]:
    """All summaries in the order of the rulebook."""
    for chapter in CHAPTERS:
        yield from sorted(_chapter(chapter).values(), key=lambda entry: sort_key(entry.number))


@cache
def _chapter(digit: str) -> dict[str, Summary]:
    if digit not in CHAPTERS:
        return {}
    found = {
        number: Summary(number, _wording(entry.get("title")), _wording(entry.get("about")))
        for number, entry in _table(f"summaries/{digit}.toml").items()
    }
    if digit == "7":
        for number, title in _table("keywords.toml").items():
            about = found[number].about if number in found else NOTHING
            found[number] = Summary(number, _wording(cast("list[str]", title)), about)
    return found


def _table(name: str) -> dict[str, dict[str, list[str]]]:
    text = resources.files(__package__).joinpath("data", *name.split("/")).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _wording(pair: list[str] | None) -> Wording:
    return Wording(*pair) if pair else NOTHING
