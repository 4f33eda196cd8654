"""The sentences of a paragraph, for saying which one wasn't understood."""

import re

_END = re.compile(r'(?<=[.!?])(?<!etc\.)["”]?\s+|\n')


def sentences(paragraph: str) -> list[str]:
    """Return the sentences of a paragraph; modes are sentences, too."""
    return [each for each in (part.strip() for part in _parts(paragraph)) if each]


def _parts(paragraph: str) -> list[str]:
    parts: list[str] = []
    start = 0
    for found in _END.finditer(paragraph):
        if paragraph[: found.start()].count('"') % 2 and '"' not in found[0]:
            continue  # inside quotation marks
        parts.append(paragraph[start : found.end()])
        start = found.end()
    return [*parts, paragraph[start:]]


def sentence_at(paragraph: str, position: int) -> tuple[str, int, int]:
    """Return the sentence at a position of a paragraph, where it begins, and how many come before it."""
    start = 0
    parts = [part for part in _parts(paragraph) if part]
    for before, part in enumerate(parts):
        if position < start + len(part) or before == len(parts) - 1:
            stripped = part.lstrip()
            return stripped.rstrip(), start + len(part) - len(stripped), before
        start += len(part)
    return paragraph, 0, 0
