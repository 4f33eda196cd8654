"""The application: pages and API on one server, nothing loaded from elsewhere at run time."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from shinpan import __version__
from shinpan.rulebook.language import Language
from shinpan.web import api, pages
from shinpan.web.rendering import language_of, render

STATIC = Path(__file__).parent / "static"
MOST_QUERY = 2_000
"""The longest address query that is looked at, in characters."""


def create_app() -> FastAPI:
    """Return the application."""
    app = FastAPI(title="Shinpan 審判", version=__version__, docs_url="/api/docs", openapi_url="/api/openapi.json")
    app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_methods=["GET"])
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.include_router(api.router)
    app.include_router(pages.router)

    @app.middleware("http")
    async def guard(request: Request, call_next):  # type: ignore[no-untyped-def]
        if len(request.url.query) > MOST_QUERY or len(request.url.path) > MOST_QUERY:
            return HTMLResponse(render(request, "error.html", Language.EN, message="414"), status_code=414)
        response: Response = await call_next(request)
        response.headers.setdefault("Cache-Control", "public, max-age=300")
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Content-Security-Policy"] = "default-src 'self'; img-src 'self' data:"
        return response

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        if request.url.path.startswith("/api/"):
            return JSONResponse({"error": error.detail}, status_code=error.status_code)
        language = language_of(request)
        return HTMLResponse(render(request, "error.html", language, message=error.detail), error.status_code)

    return app
