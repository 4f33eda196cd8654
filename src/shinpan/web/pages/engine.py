"""What the engine does with the rules: coverage, situations to play, cards."""

from dataclasses import dataclass

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse

from shinpan.cards.library import UnknownCard, built_in
from shinpan.game.lang import Lang as Speech
from shinpan.oracle.writing import describe_card
from shinpan.rulebook.coverage import Coverage, all_coverage
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import reference_numbers, section_of, sort_key
from shinpan.rulebook.summaries import summary
from shinpan.web.playing import NoSituationError, played, situations
from shinpan.web.rendering import Lang, render

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class SectionCoverage:
    """A section: how many numbers it has, and those of them that are carried out or tested."""

    number: str
    title: str
    total: int
    rules: tuple[tuple[Coverage, str], ...]
    """Each with its title, if it has one."""


@router.get("/coverage", response_class=HTMLResponse)
def coverage_page(request: Request, language: Lang) -> str:
    """Which rules are carried out, by what, tested by what."""
    sections = [_section(number, language) for number in sorted(_totals(), key=sort_key)]
    chapters = {digit: _title(digit, language) for digit in sorted({each.number[0] for each in sections})}
    return render(request, "coverage.html", language, sections=sections, chapters=chapters)


def _totals() -> dict[str, int]:
    """How many rules and subrules each section has."""
    totals: dict[str, int] = {}
    for number in reference_numbers():
        section = section_of(number)
        totals[section] = totals.get(section, 0) + (number != section)
    return totals


def _section(section: str, language: Language) -> SectionCoverage:
    rules = tuple(
        (each, _title(number, language)) for number, each in all_coverage().items() if section_of(number) == section
    )
    return SectionCoverage(section, _title(section, language), _totals()[section], rules)


def _title(number: str, language: Language) -> str:
    own = summary(number)
    return own.title.in_language(language) if own else ""


@router.get("/situations", response_class=HTMLResponse)
def situations_page(request: Request, language: Lang) -> str:
    """The situations that can be played."""
    return render(request, "situations.html", language, folders=situations())


@router.get("/play/{path:path}", response_class=HTMLResponse)
def play(request: Request, path: str, language: Lang) -> str:
    """A situation of the project, played on the spot."""
    try:
        verdict = played(path, language)
    except NoSituationError:
        raise HTTPException(404, path[:80]) from None
    return render(request, "play.html", language, path=path, verdict=verdict)


@router.get("/cards/{name:path}", response_class=HTMLResponse)
def card(request: Request, name: str, language: Lang) -> str:
    """What a card says, and what it is made of."""
    try:
        found = built_in()[name[:200]]
    except UnknownCard as error:
        raise HTTPException(404, str(error)) from None
    return render(request, "card.html", language, lines=describe_card(found, Speech(str(language))), name=found.name)
