"""Reading copiable values to copy them, with the exceptions that an effect makes (707.2b, 707.9)."""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.copied_values import CopiedValues
from shinpan.game.ids import ObjectId
from shinpan.game.layout import Layout
from shinpan.game.objects import Counters
from shinpan.phrases.context import Queries
from shinpan.phrases.copying.conditional import ExceptIf, ExceptIfMarked, ExceptIfOriginal
from shinpan.phrases.copying.exceptions import CopyException


class Making(NamedTuple):
    """A copy as it has been worked out: what was copied, and the exceptions that apply."""

    copied: CopiedValues
    exceptions: tuple[CopyException, ...]

    def counters(self, context: Queries) -> Counters:
        """Return the counters with which the copy enters additionally."""
        return tuple(pair for each in self.exceptions for pair in each.counters(context))


def read(
    context: Queries,
    original: ObjectId,
    exceptions: tuple[CopyException, ...] = (),
    *,
    own: Characteristics | None = None,
    marks: Collection[str] = (),
    would_be: Callable[[CopiedValues], Characteristics] | None = None,
) -> Making:
    """Read the copiable values of an object and make exceptions, conditional ones after all others (707.9f).

    own: the original values of the object that becomes the copy; those of what is copied for a new object. marks: what
    is noted of how it enters. would_be: what a copy with some values would be like, for conditional exceptions; what
    the values say if not given.
    """
    copied = context.copied_values(original)
    made: list[CopyException] = []
    told = _told_apart(context, original, exceptions, marks)
    for exception in sorted(told, key=lambda each: isinstance(each, ExceptIf)):
        if not isinstance(exception, ExceptIf):
            copied = _with(copied, own, exception, context)
            made.append(exception)
        elif exception.applies(copied.result if would_be is None else would_be(copied)):
            for inner in exception.exceptions:
                copied = _with(copied, own, inner, context)
                copied = copied.with_(changes=_under(copied.changes, exception, inner))
                made.append(inner)
    return Making(copied, tuple(made))


def _told_apart(
    context: Queries, original: ObjectId, exceptions: tuple[CopyException, ...], marks: Collection[str]
) -> Iterator[CopyException]:
    """Yield the exceptions, those that depend on a mark, or on what is copied, only if that is so."""
    for exception in exceptions:
        if isinstance(exception, ExceptIfOriginal):
            yield from (exception.exception,) if exception.applies(context, original) else ()
        elif not isinstance(exception, ExceptIfMarked):
            yield exception
        elif exception.mark.en in marks:
            yield from exception.exceptions


def _under(
    changes: tuple[tuple[Any, Characteristics], ...], exception: ExceptIf, inner: CopyException
) -> tuple[tuple[Any, Characteristics], ...]:
    """Return the changes with the last one said together with its condition."""
    return (*changes[:-1], (ExceptIf(exception.types, (inner,)), changes[-1][1]))


def _with(
    copied: CopiedValues, own: Characteristics | None, exception: CopyException, context: Queries
) -> CopiedValues:
    before = copied.values if own is None else own

    def change(values: Characteristics) -> Characteristics:
        return exception.change(values, before, context)

    values, both = _on_all_sets(copied.result, change), copied.both
    if both is not None:
        both = both.with_(faces=tuple(change(face) for face in both.faces))
    return copied.with_(changes=(*copied.changes, (exception, values)), both=both)


def _on_all_sets(values: Characteristics, change: Callable[[Characteristics], Characteristics]) -> Characteristics:
    """Return changed values; those of a flip card are changed for either way that it may be (710.2)."""
    composite = values.composite
    if composite is None or composite.layout is not Layout.FLIP:
        return change(values)
    faces = tuple(change(face) for face in composite.faces)
    return faces[composite.shown].revised(composite=composite.with_(faces=faces))
