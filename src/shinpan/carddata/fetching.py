"""Fetching card data from those who offer it, when the user asks for it."""

import json
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from shinpan.carddata.places import import_cards
from shinpan.carddata.store import Source
from shinpan.rulebook.downloading import PAUSE, FetchError, Progress, download, fetched
from shinpan.rulebook.folder import data_folder

SCRYFALL = "https://api.scryfall.com/bulk-data"
"""The list of Scryfall's bulk files."""
MTGJSON = "https://mtgjson.com/api/v5/AtomicCards.json.gz"
"""MTGJSON's file of all cards; beside it lies its checksum."""
_LIST = 1_000_000


class Provider(Enum):
    """Who offers card data."""

    SCRYFALL = "scryfall"
    MTGJSON = "mtgjson"


class Kind(Enum):
    """Scryfall's bulk files that hold cards: each card once, each printing, each printing in each language."""

    ORACLE = "oracle_cards"
    DEFAULT = "default_cards"
    ALL = "all_cards"


@dataclass(frozen=True, slots=True)
class _Offer:
    """A file that is offered: where, and what it should be like."""

    address: str
    name: str
    size: int | None = None
    sha256: str | None = None


def fetch_cards(
    provider: Provider = Provider.SCRYFALL,
    kind: Kind = Kind.ORACLE,
    seen: Progress | None = None,
    *,
    address: str | None = None,
    pause: float = PAUSE,
) -> Source:
    """Fetch a file of cards and put it into the user's index.

    address: where to ask instead of the provider's own. Raises FetchError if it can't be fetched, CardFileError if what
    comes is no file of cards; then nothing has changed.
    """
    if provider is Provider.SCRYFALL:
        offer = _of_scryfall(address or SCRYFALL, kind, pause)
    else:
        offer = _of_mtgjson(address or MTGJSON, pause)
    home = data_folder()
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home, prefix="fetch-") as folder:
        path = Path(folder) / offer.name
        download(offer.address, path, size=offer.size, sha256=offer.sha256, seen=seen, pause=pause)
        return import_cards(path)


def _of_scryfall(address: str, kind: Kind, pause: float) -> _Offer:
    try:
        listed = json.loads(fetched(address, _LIST, pause=pause))
    except ValueError as error:
        raise FetchError(f"{address} holds no list of files") from error
    offers = listed.get("data") if isinstance(listed, Mapping) else None
    for each in offers if isinstance(offers, list) else ():
        if isinstance(each, Mapping) and each.get("type") == kind.value:
            return _offered(each, kind, address)
    raise FetchError(f"{address} offers no {kind.value}")


def _offered(data: Mapping[str, Any], kind: Kind, address: str) -> _Offer:
    where, size = data.get("download_uri"), data.get("size")
    if not isinstance(where, str):
        raise FetchError(f"{address} doesn't say where {kind.value} is")
    day = str(data.get("updated_at") or "")[:10]
    name = f"{kind.value}-{day}.json" if day.replace("-", "").isdigit() else f"{kind.value}.json"
    return _Offer(where, name, size if isinstance(size, int) and not isinstance(size, bool) else None)


def _of_mtgjson(address: str, pause: float) -> _Offer:
    words = fetched(f"{address}.sha256", _LIST, pause=pause).decode("utf-8", errors="replace").split()
    if not words or len(words[0]) != 64:
        raise FetchError(f"{address}.sha256 is no checksum")
    return _Offer(address, address.rpartition("/")[2], sha256=words[0])
