"""The application: pages and API on one server, nothing loaded from elsewhere at run time."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from shinpan import __version__
from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language
from shinpan.web import api
from shinpan.web.pages import documentation, editions, engine, finding, rules
from shinpan.web.rendering import STATIC, language_of, render

LONGEST = 2_000
"""The longest path or query that is looked at, in characters."""

POLICY = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"


def create_app() -> FastAPI:
    """Return the application."""
    app = FastAPI(
        title="Shinpan 審判",
        version=__version__,
        description="The rulebook as data: rules, search, editions, coverage. For reading only.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.middleware("http")(_guard)
    app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_methods=["GET"])
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    for part in (api, documentation, editions, engine, finding, rules):
        app.include_router(part.router)
    app.add_exception_handler(HTTPException, _failed)
    app.add_exception_handler(RequestValidationError, _failed)
    app.add_exception_handler(LookupError, _failed)
    return app


async def _guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Turn away what is too long; say how long an answer may be kept and what it may load."""
    if max(len(request.url.query), len(request.url.path)) > LONGEST:
        response = _answer(request, 414)
    else:
        response = await call_next(request)
    lasting = request.url.path.startswith("/static/") and "v" in request.query_params
    kept = "public, max-age=31536000, immutable" if lasting else "public, max-age=60"
    response.headers.setdefault("Cache-Control", kept if response.status_code == 200 else "no-store")
    response.headers["Vary"] = "Accept-Language"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    response.headers["Content-Security-Policy"] = POLICY
    return response


async def _failed(request: Request, error: Exception) -> Response:
    """What is asked for isn't there, or isn't asked for in a way that can be understood."""
    if isinstance(error, HTTPException):
        detail = str(error.detail)
        return _answer(request, error.status_code, "" if detail == HTTPStatus(error.status_code).phrase else detail)
    if isinstance(error, RequestValidationError):
        wrong = "; ".join(f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors())
        return _answer(request, 400, wrong)
    if isinstance(error, NotThereError):
        language = language_of(request)
        return _answer(request, 404, error.in_language(language), language, error.near)
    return _answer(request, 404, str(error.args[0]) if error.args else "")


def _answer(
    request: Request, status: int, detail: str = "", spoken: Language = Language.EN, near: tuple[str, ...] = ()
) -> Response:
    """A plain page, or plain data from the API. `near`: numbers that were perhaps meant."""
    detail = detail[:300].encode("utf-8", "replace").decode("utf-8")
    if request.url.path.startswith("/api/") and status != 414:
        return JSONResponse({"error": detail or HTTPStatus(status).phrase}, status)
    page = render(
        request,
        "error.html",
        language_of(request),
        heading={400: "not_understood", 414: "too_long"}.get(status, "not_found"),
        message=detail,
        spoken=spoken,
        near=near,
        switch="/rules",
    )
    return HTMLResponse(page, status)
