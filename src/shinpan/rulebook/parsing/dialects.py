"""How the rulebook is written in each language: what introduces an example, the glossary, the date."""

import re
from calendar import month_name
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from shinpan.rulebook.language import Language

_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")


@dataclass(frozen=True, slots=True)
class Dialect:
    """The marks by which the parts of a rules text are told apart in one language."""

    language: Language
    example: re.Pattern[str]
    glossary: re.Pattern[str]
    end: re.Pattern[str]
    """The line after the glossary (credits, licence)."""
    joint: str
    """What stands between two lines of one paragraph."""
    paragraph_goes_on: Callable[[str, str], bool]
    """Whether a line after a blank line belongs to the rule above, given the text so far and the line."""
    effective: Callable[[str], date | None]
    mentioned: Callable[[str], date | None]


def dialect_of(text: str) -> Dialect:
    """The dialect of a text: Japanese if it has kana in any number, else English."""
    sample = text[:200_000]
    return JAPANESE if len(_KANA.findall(sample)) * 20 > len(sample) else ENGLISH


def _date(year: str, month: int, day: str) -> date | None:
    try:
        return date(int(year), month, int(day))
    except ValueError:
        return None


def _english_date(text: str) -> date | None:
    found = re.search(r"(?:effective|current) as of\s+([A-Z][a-z]+)\s*(\d{1,2}),\s*(\d{4})", text)
    months = list(month_name)
    if found is None or found[1] not in months:
        return None
    return _date(found[3], months.index(found[1]), found[2])


def _japanese_date(text: str) -> date | None:
    head = text[:5000]
    found = re.search(r"訳\s*(20\d\d)(\d\d)(\d\d)(?:\.\d+)?", head)
    if found is None:
        in_force = r"(20\d\d)年\s*(\d{1,2})月\s*(\d{1,2})日\s*(?:現在|以降|より|から|に?発効|に?施行)"
        found = re.search(in_force, head)
    return _date(found[1], int(found[2]), found[3]) if found else None


def _japanese_mention(text: str) -> date | None:
    found = re.search(r"(20\d\d)[年/.-]\s*(\d{1,2})[月/.-]\s*(\d{1,2})日?", text[:2000])
    return _date(found[1], int(found[2]), found[3]) if found else None


def _never(text: str) -> date | None:
    return None


def _japanese_goes_on(before: str, line: str) -> bool:
    """A sentence cut in two: the first part has no full stop, or the second starts with what can't start one."""
    return line[0] in "。、」』）)" or not before or before[-1] not in "。」』）)"


ENGLISH = Dialect(
    language=Language.EN,
    example=re.compile(r"Examples?\s?\d?:\s*"),
    glossary=re.compile(r"Glossary$"),
    end=re.compile(r"(?:Credits|Customer Service Information)$"),
    joint="\n",
    paragraph_goes_on=lambda before, line: True,
    effective=_english_date,
    mentioned=_never,
)
JAPANESE = Dialect(
    language=Language.JA,
    example=re.compile(r"例\s?[\d０-９]*\s?[:：]\s*"),
    glossary=re.compile(r"(?:10[.．]\s*)?用語集$"),
    end=re.compile(r"(?:クレジット|奥付|商標|10[.．]\s*その他).*$"),
    joint="",
    paragraph_goes_on=_japanese_goes_on,
    effective=_japanese_date,
    mentioned=_japanese_mention,
)
