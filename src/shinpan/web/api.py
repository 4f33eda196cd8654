"""The API: the same answers as JSON, for reading."""

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query

from shinpan.rulebook.coverage import coverage
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import reference_numbers
from shinpan.web.searching import search
from shinpan.web.texts import Texts, children, own_words

router = APIRouter(prefix="/api", tags=["rulebook"])


@router.get("/rules/{number}")
def rule(number: str, edition: date | None = None, lang: Language = Language.EN) -> dict[str, Any]:
    """A rule: title, text and examples where an official text is loaded, our own words, and what carries it out."""
    texts = Texts()
    day = edition or texts.newest(lang)
    found = texts.passage(number, day, lang)
    if found is None:
        raise HTTPException(404, f"the edition of {day} has no rule {number[:40]}")
    own = own_words(number, lang)
    covered = coverage(number) if number in reference_numbers() else None
    return {
        "number": found.number,
        "edition": str(found.edition),
        "title": found.title or own.title,
        "text": None if found.own else found.text,
        "examples": list(found.examples),
        "summary": own.text,
        "below": list(children(texts.numbers(day, lang), number)),
        "modules": list(covered.modules) if covered else [],
        "tests": list(covered.tests) if covered else [],
        "scenarios": list(covered.scenarios) if covered else [],
    }


@router.get("/search")
def find(q: Annotated[str, Query(max_length=500)], lang: Language = Language.EN) -> list[dict[str, str]]:
    """What fits a query, best first."""
    return [{"number": hit.number, "title": hit.title, "snippet": hit.snippet} for hit in search(q, lang)]


@router.get("/editions")
def editions() -> list[dict[str, Any]]:
    """The editions that are loaded."""
    return [
        {"edition": str(each.effective), "lang": str(each.language), "rules": each.rules, "complete": each.complete}
        for each in Texts().editions()
    ]


@router.get("/cards/{name:path}")
def card(name: str, lang: Language = Language.EN) -> dict[str, Any]:
    """A card of the built-in pool: what it says, generated from its phrases."""
    from shinpan.cards.library import UnknownCard, built_in
    from shinpan.game.lang import Lang
    from shinpan.oracle.writing import card_text

    try:
        found = built_in()[name]
    except UnknownCard as error:
        raise HTTPException(404, str(error)) from None
    return {
        "name": found.name,
        "faces": [
            {"name": face.name, "mana_cost": str(face.mana_cost or ""), "text": card_text(face, Lang(str(lang)))}
            for face in found.faces
        ],
    }
