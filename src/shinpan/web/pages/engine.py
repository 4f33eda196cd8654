"""What the engine does with the rules: coverage, situations to play, cards."""

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import HTMLResponse

from shinpan.cards.library import UnknownCard, built_in
from shinpan.game.lang import Lang as Speech
from shinpan.oracle.writing import describe_card
from shinpan.rulebook import report
from shinpan.web.playing import NoSituationError, played, situations
from shinpan.web.rendering import Lang, render

router = APIRouter(include_in_schema=False)


@router.get("/coverage", response_class=HTMLResponse)
def coverage_page(request: Request, language: Lang) -> str:
    """Which rules are carried out, by what, tested by what."""
    sections = list(report.sections())
    chapters = {digit: report.title_of(digit, language) for digit in sorted({each.number[0] for each in sections})}
    return render(request, "coverage.html", language, sections=sections, chapters=chapters, title_of=report.title_of)


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
