"""Citations: how the modules that carry out a rule name it.

    LETHAL = cite("704.5g", en="{object} is destroyed: lethal damage", ja="{object}は致死ダメージにより破壊されます")

A citation is a constant of a module. Its number is that of the reference edition; `check_citations` (a test calls it)
finds numbers that do not exist, so that making and using a citation costs nothing. A rule that code carries out
without ever explaining it is named by `carries`, as a decorator or as a statement of its own.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import TypeVar

from shinpan.rulebook.language import Language

__all__ = [
    "CITATIONS",
    "REFERENCE_EDITION",
    "Citation",
    "CitationError",
    "Language",
    "carries",
    "check_citations",
    "cite",
]

REFERENCE_EDITION = date(2026, 1, 16)
"""The edition (its effective date) whose numbers code, tests and explanations use."""

_Carrier = TypeVar("_Carrier", bound=Callable[..., object])


class CitationError(ValueError):
    """Citations that name no rule of the reference edition, or whose two wordings do not take the same parameters."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule of the reference edition, named by the module that carries it out, with a few words on what it does.

    `en` and `ja` are templates (`str.format`) in the project's own words; both are empty if the rule is only named.
    """

    number: str
    en: str
    ja: str
    module: str

    def text(self, lang: str | Enum = Language.EN, /, **parameters: object) -> str:
        """The words in the language `lang` ("en", "ja", or a member of an enumeration that has this value), filled in.

        Raises ValueError for another language, KeyError for a parameter that the template asks for and was not given.
        """
        tag = lang.value if isinstance(lang, Enum) else lang
        template = self.ja if Language(tag) is Language.JA else self.en
        return template.format_map(parameters)


CITATIONS: dict[str, list[Citation]] = {}
"""The citations of all modules imported so far, by number."""


def cite(number: str, en: str, ja: str) -> Citation:
    """A citation of the rule `number` by the module that calls this, to be kept in a constant of that module."""
    return _register(Citation(number, en, ja, _calling_module()))


def carries(*numbers: str) -> Callable[[_Carrier], _Carrier]:
    """Name the rules that the calling module, or the function or class below, carries out without a word on them.

    Registered when called, so that it serves as a decorator (`@carries("601.2a")`) and as a statement alike.
    """
    module = _calling_module()
    for number in numbers:
        _register(Citation(number, "", "", module))
    return lambda carrier: carrier


def check_citations() -> None:
    """Check the citations of all modules imported so far; raises CitationError that lists every one that is wrong."""
    faults = [fault for citations in CITATIONS.values() for citation in citations if (fault := _fault(citation))]
    if faults:
        raise CitationError("\n".join(faults))


def _register(citation: Citation) -> Citation:
    known = CITATIONS.setdefault(citation.number, [])
    if citation not in known:
        known.append(citation)
    return citation


def _calling_module() -> str:
    return str(sys._getframe(2).f_globals["__name__"])


def _fault(citation: Citation) -> str | None:
    from difflib import get_close_matches

    from shinpan.rulebook.numbers import reference_numbers

    if citation.number not in reference_numbers():
        near = ", ".join(get_close_matches(citation.number, reference_numbers(), n=3)) or "none"
        return f"{citation.module}: no rule {citation.number!r} in the edition of {REFERENCE_EDITION}; near it: {near}"
    where = f"{citation.module}: the citation of {citation.number}"
    if bool(citation.en) != bool(citation.ja):
        return f"{where} has words in one language only"
    english, japanese = _fields(citation.en), _fields(citation.ja)
    if english != japanese:
        return f"{where} takes {sorted(english)} in en, {sorted(japanese)} in ja"
    return None


def _fields(template: str) -> set[str]:
    from string import Formatter

    return {field for _, field, _, _ in Formatter().parse(template) if field is not None}
