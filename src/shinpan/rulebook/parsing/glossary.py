"""Reading the glossary: a term on a line of its own, then what it means."""

import re
from collections.abc import Iterator, Sequence

from shinpan.rulebook.document import Fault, FaultKind, GlossaryEntry
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing.decoding import Line
from shinpan.rulebook.parsing.dialects import Dialect
from shinpan.rulebook.parsing.references import references_in

_GLUED = re.compile(r"(\D{3,60}?)(1\. [A-Z].*)", re.DOTALL)
_JAPANESE_TERM = re.compile(r"[^。、\s][^。]{0,60}[/／][A-Za-z][^。]*$")


def read_glossary(
    dialect: Dialect, lines: Sequence[Line], faults: list[Fault]
) -> tuple[tuple[GlossaryEntry, ...], bool]:
    """The entries of the glossary whose lines these are, and whether it ends with the closing part of the rulebook."""
    end = next((index for index, line in enumerate(lines) if dialect.end.match(line.text.strip())), len(lines))
    entries = tuple(_entry(block, faults) for block in _blocks(dialect, lines[:end]))
    return entries, end < len(lines)


def _blocks(dialect: Dialect, lines: Sequence[Line]) -> Iterator[list[Line]]:
    """The lines of one entry each. An empty line may stand between a term and what it means."""
    block: list[Line] = []
    gap = False
    for line in lines:
        bare = line.text.strip(" \t\u3000")
        if not bare:
            gap = True
            continue
        alone = gap and len(block) == 1 and bare.endswith((".", "。", ")", "”"))
        term = dialect.language is Language.JA and _JAPANESE_TERM.match(line.text)
        if block and ((gap and not alone) or term):
            yield block
            block = []
        block.append(Line(line.number, bare))
        gap = False
    if block:
        yield block


def _entry(block: list[Line], faults: list[Fault]) -> GlossaryEntry:
    (line, term), *rest = block
    text = "\n".join(more.text for more in rest)
    if glued := _GLUED.match(term):
        faults.append(Fault(line, FaultKind.BROKEN_TEXT, f"no line end after the term {glued[1]!r}"))
        term = glued[1]
        text = f"{glued[2]}\n{text}".rstrip("\n")
    return GlossaryEntry(term, text, references_in(text), line)
