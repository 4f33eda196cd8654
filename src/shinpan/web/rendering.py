"""Templates, and which language a page speaks."""

import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from shinpan.rulebook.language import Language
from shinpan.web.linking import linked, read_aloud
from shinpan.web.words import change_word, words

TEMPLATES = Path(__file__).parent / "templates"
_PERMALINK = re.compile(r"/rules/[^/]+/(ja|en)/")
STATIC = Path(__file__).parent / "static"


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@cache
def _assets() -> str:
    """A mark that changes with the assets, so that browsers may keep them for long."""
    return sha256(b"".join(path.read_bytes() for path in sorted(STATIC.iterdir()))).hexdigest()[:12]


def language_of(request: Request) -> Language:
    """Return the language asked for: that of a permalink, `?lang=`, else what the browser prefers, else English."""
    permalink = _PERMALINK.match(request.url.path)
    asked = permalink[1] if permalink else request.query_params.get("lang", "")
    if asked in {"ja", "en"}:
        return Language(asked)
    preferred = request.headers.get("accept-language", "")
    return Language.JA if preferred.lower().lstrip().startswith("ja") else Language.EN


Lang = Annotated[Language, Depends(language_of)]


def other(language: Language) -> Language:
    """The other of the two languages."""
    return Language.EN if language is Language.JA else Language.JA


def render(request: Request, template: str, language: Language, **values: Any) -> str:
    """Return a page: a template filled in, with the words of the language and the address of the other one."""
    here = request.url.include_query_params(lang=other(language))
    values.setdefault("switch", f"{here.path}?{here.query}")
    values.setdefault("query", "")
    page = _environment().get_template(template)
    return page.render(
        w=words(language),
        lang=language,
        other=other(language),
        assets=_assets(),
        linked=linked,
        read=read_aloud,
        change_word=change_word,
        **values,
    )
