"""The API in words: a page made from its OpenAPI description, so that nothing has to come from elsewhere."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup, escape

from shinpan.web.rendering import Lang, render

router = APIRouter(include_in_schema=False)


@router.get("/api", response_class=HTMLResponse)
@router.get("/api/docs", response_class=HTMLResponse)
def documentation(request: Request, language: Lang) -> str:
    """Every address of the API with its parameters."""
    paths: dict[str, dict[str, Any]] = request.app.openapi()["paths"]
    gets = {path: methods["get"] for path, methods in paths.items()}
    return render(request, "api.html", language, paths=gets, code=_code)


def _code(description: str) -> Markup:
    """A description with what stands between backticks as code."""
    pieces = (
        Markup("<code>{}</code>").format(piece) if place % 2 else escape(piece)
        for place, piece in enumerate(description.split("`"))
    )
    return Markup("").join(pieces)
