"""The page of the search."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from shinpan.web.rendering import Lang, render
from shinpan.web.searching import search

router = APIRouter(include_in_schema=False)


@router.get("/search", response_class=HTMLResponse)
def search_page(request: Request, language: Lang, q: Annotated[str, Query(max_length=500)] = "") -> str:
    """What a search finds; without a query, the field alone."""
    return render(request, "search.html", language, query=q, found=search(q))
