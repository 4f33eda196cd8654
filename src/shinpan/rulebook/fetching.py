"""Fetching the current official English text from its publisher, when the user asks for it."""

import re
import tempfile
from http.client import HTTPException
from pathlib import Path
from urllib.error import URLError
from urllib.parse import quote, unquote, urljoin, urlsplit
from urllib.request import Request, urlopen

from shinpan.rulebook.importing import Imported, import_rules
from shinpan.rulebook.parsing.decoding import LIMIT
from shinpan.rulebook.store import RulesStore

PAGE = "https://magic.wizards.com/en/rules"
"""The page that links to the current text."""

SECONDS = 30
_LINK = re.compile(r"""href=["']([^"']*CompRules[^"']*\.txt)["']""", re.IGNORECASE)


class FetchError(OSError):
    """The text couldn't be fetched."""


def fetch_rules(store: RulesStore, page: str = PAGE) -> Imported:
    """Fetch the text that `page` links to and load it.

    Raises FetchError if it can't be fetched, RulesTextError if what comes is no rules text.
    """
    found = _LINK.search(_get(page).decode("utf-8", errors="replace"))
    if found is None:
        raise FetchError(f"{page} links to no rules text; fetch it by hand and use `shinpan data import FILE`")
    address = urljoin(page, quote(found[1], safe=":/?&=%"))
    name = Path(unquote(urlsplit(address).path)).name
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(_get(address))
        return import_rules(path, store)


def _get(address: str) -> bytes:
    if urlsplit(address).scheme not in ("http", "https"):
        raise FetchError(f"{address} is no web address")
    try:
        with urlopen(Request(address, headers={"User-Agent": "shinpan"}), timeout=SECONDS) as answer:
            data: bytes = answer.read(LIMIT + 1)
    except (URLError, HTTPException, TimeoutError) as error:
        raise FetchError(f"{address} can't be fetched: {error}") from error
    if len(data) > LIMIT:
        raise FetchError(f"{address} is larger than any rules text")
    return data
