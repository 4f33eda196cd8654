"""Editions side by side: what changed from one to another, which number a rule has in another, the glossary."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language
from shinpan.rulebook.renumbering import Renumbering
from shinpan.web.comparing import compared
from shinpan.web.reading import Reader
from shinpan.web.rendering import Lang, render

router = APIRouter(include_in_schema=False)

Number = Annotated[str, Query(max_length=40)]


@router.get("/diff", response_class=HTMLResponse)
def diff(
    request: Request,
    language: Lang,
    old: date | None = None,
    new: date | None = None,
    section: Number = "",
    text: Language = Language.EN,
) -> str:
    """What changed from one loaded edition to another, word by word."""
    with Reader() as reader:
        days = {tag: reader.store.days(tag) for tag in Language}
        comparison = None
        if old is not None and new is not None:
            comparison = compared(reader.store, old, new, text, section.strip() or None)
        return render(
            request,
            "diff.html",
            language,
            days=days,
            comparison=comparison,
            old=old,
            new=new,
            section=section,
            text=text,
        )


@router.get("/map", response_class=HTMLResponse)
def renumbered(
    request: Request, language: Lang, number: Number = "", source: date | None = None, target: date | None = None
) -> str:
    """Which number a rule has in another edition, or that it is new or gone. Needs no loaded text."""
    with Reader() as reader:
        days = reader.editions()
        found: Renumbering | None = None
        if number and source is not None and target is not None:
            found = reader.renumberer.follow(number, source, target)
        return render(
            request,
            "map.html",
            language,
            days=days,
            found=found,
            number=number,
            source=source or days[-1],
            target=target or reader.newest(),
        )


@router.get("/glossary", response_class=HTMLResponse)
def glossary(request: Request, language: Lang, edition: date | None = None) -> str:
    """The glossary of an edition, in the language of the page if it is loaded, else in the other."""
    with Reader() as reader:
        found = reader.glossary(edition, language)
        if edition is not None and found is None:
            raise NotThereError(
                f"no text with a glossary is loaded of the edition of {edition}",
                f"{edition}版の、用語集を含む文章は読み込まれていません",
            )
        return render(request, "glossary.html", language, glossary=found)
