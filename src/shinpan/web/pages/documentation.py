"""The API in words: a page made from its OpenAPI description, so that nothing has to come from elsewhere."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from shinpan.web.rendering import Lang, render

router = APIRouter(include_in_schema=False)


@router.get("/api", response_class=HTMLResponse)
@router.get("/api/docs", response_class=HTMLResponse)
def documentation(request: Request, language: Lang) -> str:
    """Every address of the API with its parameters."""
    paths: dict[str, dict[str, Any]] = request.app.openapi()["paths"]
    return render(request, "api.html", language, paths={path: methods["get"] for path, methods in paths.items()})
