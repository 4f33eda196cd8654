"""What the engine does with the rules: coverage, situations to play, cards."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from shinpan.game.lang import Lang as Speech
from shinpan.oracle.writing import made_of, printed
from shinpan.rulebook import report
from shinpan.web.cards import card_named
from shinpan.web.playing import played, situations
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
    return render(request, "situations.html", language, folders=situations(), title_of=report.title_of)


@router.get("/play/{path:path}", response_class=HTMLResponse)
def play(request: Request, path: str, language: Lang) -> str:
    """A situation of the project, played on the spot."""
    return render(request, "play.html", language, path=path, verdict=played(path, language))


@router.get("/cards/{name:path}", response_class=HTMLResponse)
def card(request: Request, name: str, language: Lang) -> str:
    """What a card says, and what it is made of."""
    found = card_named(name)
    speech = Speech(str(language))
    return render(
        request,
        "card.html",
        language,
        name=found.name,
        faces=[printed(face, speech) for face in found.faces],
        tree=made_of(found),
    )
