"""Fetching the current official English text from its publisher, when the user asks for it."""

import re
import tempfile
from pathlib import Path
from urllib.parse import quote, unquote, urljoin, urlsplit

from shinpan.rulebook.downloading import PAUSE, FetchError, Progress, download, fetched
from shinpan.rulebook.importing import Imported, import_rules
from shinpan.rulebook.parsing.decoding import LIMIT
from shinpan.rulebook.store import RulesStore

PAGE = "https://magic.wizards.com/en/rules"
"""The page that links to the current text."""

_LINK = re.compile(r"""href=["']([^"']*CompRules[^"']*\.txt)["']""", re.IGNORECASE)


def fetch_rules(store: RulesStore, page: str = PAGE, seen: Progress | None = None, *, pause: float = PAUSE) -> Imported:
    """Fetch the text that `page` links to and load it.

    Raises FetchError if it can't be fetched, RulesTextError if what comes is no rules text.
    """
    found = _LINK.search(fetched(page, LIMIT, pause=pause).decode("utf-8", errors="replace"))
    if found is None:
        raise FetchError(f"{page} links to no rules text; fetch it by hand and use `shinpan data import FILE`")
    address = urljoin(page, quote(found[1], safe=":/?&=%"))
    name = Path(unquote(urlsplit(address).path)).name
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        download(address, path, seen=seen, pause=pause)
        return import_rules(path, store)


__all__ = ["PAGE", "FetchError", "fetch_rules"]
