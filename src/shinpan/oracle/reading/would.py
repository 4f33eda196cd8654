"""What may be spoken of where an event would happen: what it is about, and the damage that is prevented (614, 615)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from shinpan.oracle.reading.events import note_replaced
from shinpan.oracle.reading.mentions import Memory, Mention, noun_of
from shinpan.phrases.base import Phrase, ReplacementPart
from shinpan.phrases.effects.for_each import EachOfThese, ForEach
from shinpan.phrases.effects.redirecting import ChosenSourceNext, SourceNext
from shinpan.phrases.manause import WhenSpent
from shinpan.phrases.qualities.nouns import Sources, Spells
from shinpan.phrases.references.objects import Bound, EventObject
from shinpan.phrases.replacements.prevented import PreventSome

_PREVENTING = (PreventSome, ChosenSourceNext, SourceNext)
"""The phrases in which something may follow from damage prevented."""

_WOULD = frozenset({"source", "to", "who"})
"""The fields of a replacement effect that say whom and what the event is about."""


@contextmanager
def prevented(memory: Memory, cls: type[Phrase], name: str) -> Iterator[None]:
    """While a field of a phrase is read that may speak of the damage prevented (615.5), have it known."""
    if cls not in _PREVENTING or name not in ("then", "onto"):
        yield
        return
    before = memory.prevented, memory.event_has_amount
    memory.prevented, memory.event_has_amount = name == "then", True
    if cls is not PreventSome:
        memory.note(Mention(EventObject(), Sources()))
    try:
        yield
    finally:
        memory.prevented, memory.event_has_amount = before


def note_would(memory: Memory, cls: type[Phrase], name: str, value: Any) -> None:
    """Remember what a phrase goes on to speak of: what an event is about that it waits for, or each of a group."""
    if name in _WOULD and issubclass(cls, ReplacementPart):
        note_replaced(memory, name, value)
    elif name == "spells" and cls is WhenSpent:
        memory.note(Mention(Bound(), Spells()))
    elif name == "group" and cls is ForEach:
        memory.note(Mention(EachOfThese(), noun_of(value)))
