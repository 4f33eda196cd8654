"""Files of cards: unpacked while they are read, and what goes wrong said with the name of the file."""

import bz2
import gzip
import lzma
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any


class CardFileError(ValueError):
    """A file that isn't what it should be. Its text says which file, what is wrong, and where."""


_PACKED: dict[bytes, Callable[[Path, str], Any]] = {
    b"\x1f\x8b": gzip.open,
    b"BZh": bz2.open,
    b"\xfd7zXZ\x00": lzma.open,
}
"""How packed files begin, and what opens them."""

_ZIP = b"PK\x03\x04"
_MARK = b"\xef\xbb\xbf"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """Open a file, unpacked. Damage that shows while it is read becomes a CardFileError; OSError stays what it is."""
    with path.open("rb") as file:
        head = file.read(6)
    if head.startswith(_ZIP):
        raise CardFileError(f"{path.name}: this is a zip archive; unpack it first")
    opener = next((found for start, found in _PACKED.items() if head.startswith(start)), None)
    try:
        if opener is None:
            with path.open("rb") as file:
                yield file
        else:
            with opener(path, "rb") as file:
                yield file
    except EOFError as error:
        raise CardFileError(f"{path.name}: the packed file is cut off; load it again") from error
    except (gzip.BadGzipFile, zlib.error, lzma.LZMAError) as error:
        raise CardFileError(f"{path.name}: the packed file is damaged ({error}); load it again") from error


def beginning(path: Path, size: int = 4096) -> bytes:
    """Return the first bytes of a file, unpacked, without a byte order mark and blanks."""
    with opened(path) as file:
        return file.read(size).removeprefix(_MARK).lstrip()


def holds_json(path: Path) -> bool:
    """Return whether a file begins as JSON with something in it does. Raises CardFileError for JSON not in UTF-8."""
    head = beginning(path)
    for mark in _UTF_16:
        if head.startswith(mark) and head[2:].replace(b"\0", b"").lstrip()[:1] in (b"{", b"["):
            raise CardFileError(f"{path.name}: JSON has to be in UTF-8; this file is in UTF-16")
    return head[:1] in (b"{", b"[")
