"""How the copiable values of an object come about, in words (707.2)."""

from typing import NamedTuple

from shinpan.cards.pool.names_ja import japanese_names
from shinpan.game.ids import ObjectId
from shinpan.game.lang import Lang
from shinpan.lab.explain.layers import changed, difference
from shinpan.lab.explain.said import Said
from shinpan.lab.explain.values import said_entity, said_name
from shinpan.lab.naming import Registry
from shinpan.phrases.base import Phrase
from shinpan.phrases.wording import text_of
from shinpan.rules.copying.derivation import Cause, Derivation, Step, derive
from shinpan.rules.table import Table


class CopyRow(NamedTuple):
    """A step: what it is, what it changes, its rules."""

    what: Said
    change: Said
    rules: tuple[str, ...]


def copy_rows(table: Table, names: Registry, derivation: Derivation) -> tuple[CopyRow, ...]:
    """Return the steps of a derivation in words."""
    rows = (
        CopyRow(_what(table, names, step), difference(step.before, step.after), step.rules)
        for step in derivation.steps
        if step.cause is not Cause.STATUS or changed(step.before, step.after)
    )
    return tuple(rows)


def rows_of_object(table: Table, names: Registry, object_id: ObjectId) -> tuple[CopyRow, ...]:
    """Return how the copiable values of an object come about; nothing if they are simply what it says itself."""
    derivation = derive(table, object_id)
    return () if derivation.is_plain else copy_rows(table, names, derivation)


def _what(table: Table, names: Registry, step: Step) -> Said:
    match step.cause:
        case Cause.PRINTED:
            return Said(f"what it says itself: {step.after.name}", f"自身に記載された値：{_name(step).ja}")
        case Cause.COPY:
            return _copy(table, names, step)
        case Cause.EXCEPTION:
            text = _text(step.exception)
            return Said(f"except {text.en}", f"例外：{text.ja}")
        case Cause.SHAPE:
            text = _text(step.shape)
            return Said(f"chosen as it entered: {text.en}", f"戦場に出るに際しての選択：{text.ja}")
        case Cause.MERGED:
            return _merged(step)
        case Cause.FACE_DOWN:
            return Said("it is face down", "裏向きである")
        case Cause.STATUS:
            return Said("its own status, and what isn't copied", "自身の位相と、コピーされないもの")


def _merged(step: Step) -> Said:
    """A component over what was there decides; one under it adds its abilities (729.2a, 702.140e)."""
    merged = step.merged
    if merged is None or not merged.values.name:
        return Said("merged with a face-down component", "裏向きの構成要素と合同している")
    name = said_name(merged.values.name)
    if merged.over:
        return Said(
            f"{name.en} merged on top of it: all but its abilities", f"{name.ja}が上に合同：能力以外はこれによる"
        )
    return Said(f"{name.en} merged under it: only its abilities", f"{name.ja}が下に合同：能力だけが加わる")


def _copy(table: Table, names: Registry, step: Step) -> Said:
    name = _name(step)
    if step.original is None or table.object(step.original) is None:
        return Said(f"a copy of {name.en}", f"{name.ja}のコピー")
    original = said_entity(table, names, step.original)
    if step.after.name and step.after.name in original.en:
        return Said(f"a copy of {original.en} as it was then", f"その時点の{original.ja}のコピー")
    return Said(f"a copy of {original.en}, which was {name.en}", f"{original.ja}（その時点では{name.ja}）のコピー")


def _name(step: Step) -> Said:
    return said_name(step.after.name) if step.after.name else Said("nothing with a name", "名前のないもの")


def _text(phrase: Phrase | None) -> Said:
    assert phrase is not None
    return Said(text_of(phrase, Lang.EN), text_of(phrase, Lang.JA, names=japanese_names()))
