"""Fetching files from the web: politely, with further tries where it may help, checked before anybody sees them."""

import hashlib
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from shinpan import __version__

if TYPE_CHECKING:
    import httpx

TRIES = 4
PAUSE = 1.0
"""Seconds before the second try; each further one waits twice as long."""
LONGEST_PAUSE = 60.0
SECONDS = 30
_AGAIN = frozenset({408, 425, 429, 500, 502, 503, 504})
"""Answers after which it is worth trying again."""

Progress = Callable[[int, int], None]
"""Told how many bytes have come, and how many there are to be (0: nobody knows)."""


_T = TypeVar("_T")


class FetchError(OSError):
    """Something couldn't be fetched; its text says what and why."""


class _Again(Exception):  # noqa: N818 - it reads as a sentence
    """A try failed in a way that the next may not. wait: how long the server wants to be left alone, if it says so."""

    def __init__(self, reason: str, wait: float | None = None) -> None:
        super().__init__(reason)
        self.wait = wait


def fetched(address: str, limit: int, *, pause: float = PAUSE) -> bytes:
    """Return what is at an address, at most `limit` bytes. Raises FetchError."""

    def read() -> bytes:
        made = bytearray()
        with _answer(address) as answer:
            for part in answer.iter_bytes():
                made += part
                if len(made) > limit:
                    raise FetchError(f"{address} is larger than {limit:,} bytes")
        return bytes(made)

    return _tried(address, read, pause)


def download(
    address: str,
    path: Path,
    *,
    size: int | None = None,
    sha256: str | None = None,
    seen: Progress | None = None,
    pause: float = PAUSE,
) -> None:
    """Fetch a file. It is there whole, as large as it should be and with the right checksum, or not at all.

    size: its bytes, unpacked, if known. Raises FetchError.
    """
    part = path.with_name(f"{path.name}.part")

    def write() -> None:
        number, digest = 0, hashlib.sha256()
        with _answer(address) as answer, part.open("wb") as file:
            total = size or int(answer.headers.get("Content-Length") or 0)
            for each in answer.iter_bytes():
                file.write(each)
                digest.update(each)
                number += len(each)
                if seen is not None:
                    seen(number, total)
        if size is not None and number != size:
            raise _Again(f"{number:,} bytes came instead of {size:,}")
        if sha256 is not None and digest.hexdigest() != sha256.lower():
            raise _Again("its checksum is wrong")

    try:
        _tried(address, write, pause)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _tried(address: str, work: Callable[[], _T], pause: float) -> _T:
    """Do something, again where it may help."""
    for number in range(1, TRIES + 1):
        try:
            return work()
        except _Again as error:
            if number == TRIES:
                raise FetchError(f"{address} can't be fetched: {error} ({TRIES} tries)") from error
            time.sleep(min(LONGEST_PAUSE, pause * 2 ** (number - 1) if error.wait is None else error.wait))
    raise AssertionError("unreachable")


@contextmanager
def _answer(address: str) -> "Iterator[httpx.Response]":
    """Ask for an address. Raises _Again where another try may help, else FetchError."""
    import httpx

    if urlsplit(address).scheme not in ("http", "https"):
        raise FetchError(f"{address} is no web address")
    headers = {"User-Agent": f"Shinpan/{__version__}", "Accept": "application/json;q=0.9,*/*;q=0.8"}
    try:
        with httpx.stream("GET", address, headers=headers, timeout=SECONDS, follow_redirects=True) as answer:
            if answer.status_code in _AGAIN:
                raise _Again(f"the server says {answer.status_code}", _wait(answer.headers.get("Retry-After")))
            if not answer.is_success:
                raise FetchError(f"{address} can't be fetched: the server says {answer.status_code}")
            yield answer
    except (httpx.TimeoutException, httpx.TransportError) as error:
        raise _Again(str(error) or type(error).__name__) from error
    except (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError) as error:
        raise FetchError(f"{address} can't be fetched: {error or type(error).__name__}") from error


def _wait(said: str | None) -> float | None:
    try:
        return None if said is None else max(0.0, float(said))
    except ValueError:
        return None
