"""What changed between two editions, word by word; rules that moved are followed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum, unique

from shinpan.rulebook.align import align
from shinpan.rulebook.document import Chapter, Edition, Entry, Rule, Section
from shinpan.rulebook.numbers import sort_key
from shinpan.rulebook.renumbering import Renumberer, UnknownNumberError, UnlinkedEditionError
from shinpan.rulebook.store import RulesStore


@unique
class Change(Enum):
    """What happened to a rule."""

    UNCHANGED = "unchanged"
    MOVED = "moved"
    CHANGED = "changed"
    MOVED_AND_CHANGED = "moved and changed"
    ADDED = "new"
    REMOVED = "gone"


@unique
class SpanKind(Enum):
    """Whether a piece of text stands in both editions, in the older one or in the newer one."""

    BOTH = "both"
    OLD = "old"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text in a difference."""

    kind: SpanKind
    text: str


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule in the older and in the newer edition, and how its text (with examples) differs."""

    change: Change
    old: str | None
    new: str | None
    spans: tuple[Span, ...]
    references_only: bool = False
    """Whether nothing but the numbers of rules referred to differs."""


_REFERENCE = re.compile(r"\d{3}(?:\.\d{1,3}[a-z]?(?:[–-](?:\d{3}\.)?\w{1,3})?)?")
_TOKEN = re.compile(r"[A-Za-z0-9’']+(?:[.–-][A-Za-z0-9]+)*\s*|[一-鿿々]+|[ァ-ヿ]+|[ぁ-ゖ]|\s+|[^\s]\s*")
_SAME_SIGNS = str.maketrans({"“": '"', "”": '"', "’": "'", "‘": "'"})


def differences(
    old: Edition, new: Edition, part: str | None = None, store: RulesStore | None = None
) -> tuple[Difference, ...]:
    """How two editions of one language differ, in the order of the newer one.

    `part` limits this to a chapter, section or rule (of either edition). Raises ValueError for two languages.
    """
    if old.language is not new.language:
        raise ValueError(f"editions in two languages ({old.language}, {new.language}) can't be compared word by word")
    counterparts = _counterparts(old, new, store)
    came_from = {target: number for number, target in counterparts.items()}
    found = [
        _difference(old, new, came_from.get(number), number)
        for number in new.index
        if _within(number, part) or _within(came_from.get(number, ""), part)
    ]
    found += [
        _difference(old, new, number, None)
        for number in old.index
        if number not in counterparts and _within(number, part)
    ]
    places = {number: sort_key(number) for number in new.index}
    return tuple(sorted(found, key=lambda entry: places[entry.new] if entry.new else sort_key(entry.old or "1")))


def word_spans(old: str, new: str) -> tuple[Span, ...]:
    """The difference of two texts: words of English, runs of one script of Japanese."""
    before, after = (_TOKEN.findall(text.replace("_", "")) for text in (old, new))
    spans: list[Span] = []
    matcher = SequenceMatcher(None, [_key(token) for token in before], [_key(token) for token in after], autojunk=False)
    for kind, start, end, new_start, new_end in matcher.get_opcodes():
        if kind == "equal":
            spans.append(Span(SpanKind.BOTH, _spaced(before[start:end], after[new_start:new_end])))
            continue
        if start < end:
            spans.append(Span(SpanKind.OLD, "".join(before[start:end])))
        if new_start < new_end:
            spans.append(Span(SpanKind.NEW, "".join(after[new_start:new_end])))
    return tuple(spans)


def _spaced(before: list[str], after: list[str]) -> str:
    """Words of both texts, with the blank behind the last one if either has it: removed words may follow it."""
    words = "".join(after)
    return f"{words} " if before[-1].endswith(" ") and not words[-1].isspace() else words


def _key(token: str) -> str:
    return token.strip().translate(_SAME_SIGNS)


def _counterparts(old: Edition, new: Edition, store: RulesStore | None) -> dict[str, str]:
    """The numbers of the older edition with those that the same rules have in the newer one."""
    try:
        return dict(_by_renumbering(old, new, store))
    except (UnlinkedEditionError, UnknownNumberError):
        forward = align(old, new).forward
        return {number: match.number for number, match in forward.items() if not match.is_part}


def _by_renumbering(old: Edition, new: Edition, store: RulesStore | None) -> Iterator[tuple[str, str]]:
    renumberer = Renumberer(store)
    for number in old.index:
        if old.effective is None or new.effective is None:
            raise UnlinkedEditionError("an edition without a date can only be compared by its text")
        there = renumberer.follow(number, old.effective, new.effective)
        if (there.source, there.target) != (old.effective, new.effective):
            raise UnlinkedEditionError(f"how {old.effective} or {new.effective} is numbered is not known")
        if there.result in new.index and there.result is not None and not there.part:
            yield number, there.result


def _difference(old: Edition, new: Edition, before: str | None, after: str | None) -> Difference:
    old_text = _full_text(old.index[before]) if before else ""
    new_text = _full_text(new.index[after]) if after else ""
    if before is None:
        return Difference(Change.ADDED, None, after, (Span(SpanKind.NEW, new_text),))
    if after is None:
        return Difference(Change.REMOVED, before, None, (Span(SpanKind.OLD, old_text),))
    spans = word_spans(old_text, new_text)
    changed = any(span.kind is not SpanKind.BOTH for span in spans)
    change = {
        (False, False): Change.UNCHANGED,
        (False, True): Change.CHANGED,
        (True, False): Change.MOVED,
        (True, True): Change.MOVED_AND_CHANGED,
    }[before != after, changed]
    return Difference(change, before, after, spans, changed and _blank(old_text) == _blank(new_text))


def _blank(text: str) -> str:
    return _REFERENCE.sub("#", text.translate(_SAME_SIGNS).replace("_", ""))


def _full_text(entry: Entry) -> str:
    if isinstance(entry, Chapter):
        return entry.title
    if isinstance(entry, Section):
        return f"{entry.title} {entry.text}".strip()
    title = entry.title if isinstance(entry, Rule) else ""
    return "\n".join([f"{title} {entry.text}".strip(), *(f"※ {example.text}" for example in entry.examples)])


def _within(number: str, part: str | None) -> bool:
    if part is None or number == part:
        return True
    if len(part) == 1:
        return number.startswith(part)
    return number.startswith(f"{part}.") if "." not in part else number.rstrip("abcdefghijklmnopqrstuvwxyz") == part
