"""From the bytes of a file to numbered lines: encodings, line ends, saved web pages."""

import gzip
import re
from html.parser import HTMLParser
from typing import NamedTuple

LIMIT = 64_000_000
"""The largest text (bytes, unpacked) that is read; the official one has a million."""

_LINE_ENDS = re.compile(r"\r\n|[\r\v\f\x85\u2028\u2029]")
_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
_MARKUP = re.compile(r"\s*(?:<!doctype html|<html|<\?xml)", re.IGNORECASE)


class Line(NamedTuple):
    """A line of a source: its number there, from 1, and what it says."""

    number: int
    text: str


def unpack(data: bytes) -> bytes:
    """The data itself, or what it holds if it is gzip. Raises ValueError if it is larger than any rules text."""
    if data[:2] == b"\x1f\x8b":
        import io

        with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
            data = packed.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise ValueError(f"larger than {LIMIT:,} bytes; no rules text is")
    return data


def decode(data: bytes) -> str:
    """The text of a file in any encoding that rules texts come in, with `\\n` at the line ends."""
    return _LINE_ENDS.sub("\n", _decoded(data)).replace("\0", "").removeprefix("\ufeff")


def _decoded(data: bytes) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    head = data[:4000]
    if head and head.count(0) > len(head) // 4:
        return data.decode("utf-16-le" if head[1::2].count(0) > head[::2].count(0) else "utf-16-be", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    for encoding in ("euc_jp", "cp932"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if len(_KANA.findall(text)) * 10 > len(text):
            return text
    return data.decode("cp1252", errors="replace")


def lines_of(text: str) -> list[Line]:
    """The lines of a text; of a saved web page, the lines that a reader sees."""
    if _MARKUP.match(text):
        page = _Page()
        page.feed(text)
        page.close()
        return page.lines()
    return [Line(number, line) for number, line in enumerate(text.split("\n"), start=1)]


class _Page(HTMLParser):
    """Turns a page into lines: all but inline elements end one, list items start with a dash, furigana is left out."""

    HIDDEN = frozenset({"script", "style", "rt", "rp", "head", "nav", "template"})
    INLINE = frozenset({"a", "abbr", "b", "code", "em", "font", "i", "img", "mark", "rb", "ruby", "small", "span"})
    INLINE |= {"strong", "sub", "sup", "u", "wbr"}

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._done: list[Line] = []
        self._parts: list[str] = []
        self._start = 1
        self._hidden = 0

    def lines(self) -> list[Line]:
        """What was read so far."""
        self._end_line()
        return self._done

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in self.HIDDEN:
            self._hidden += 1
        elif tag not in self.INLINE:
            self._end_line()
            if tag == "li":
                self._parts.append("- ")

    def handle_endtag(self, tag: str) -> None:
        if tag in self.HIDDEN:
            self._hidden = max(0, self._hidden - 1)
        elif tag not in self.INLINE:
            self._end_line()

    def handle_data(self, data: str) -> None:
        if self._hidden:
            return
        if not self._parts:
            self._start = self.getpos()[0]
        self._parts.append(re.sub(r"\s*\n\s*|[ \t]+", lambda blank: "" if "\n" in blank[0] else " ", data))

    def _end_line(self) -> None:
        text = "".join(self._parts)
        self._parts.clear()
        self._done.append(Line(self._start, text))
