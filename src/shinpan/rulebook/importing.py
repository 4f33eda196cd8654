"""Loading rules texts into the store: the rules half of `data import`."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from shinpan.rulebook.document import Edition
from shinpan.rulebook.editions import filed_dates
from shinpan.rulebook.inferring import Inference, infer_edition
from shinpan.rulebook.parsing import read
from shinpan.rulebook.store import LoadedEdition, RulesStore

_FILED = re.compile(r"MagicCompRules\D*(\d{4})(\d{2})(\d{2})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Imported:
    """A file that was loaded: what it was taken for, and what it holds (faults included)."""

    path: Path
    loaded: LoadedEdition
    text: Edition
    inference: Inference | None
    """How the edition was found out, if neither the text nor the caller named it."""


def import_rules(path: Path, store: RulesStore, day: date | None = None) -> Imported:
    """Load one file as the edition of `day`; without it, of the date in the text, else of the edition inferred.

    Raises OSError if the file can't be read, RulesTextError if it is no rules text.
    """
    text = read(path)
    inference = None
    effective = day or text.effective or _date_of_name(path)
    if effective is None:
        inference = infer_edition(text, store.days(text.language))
        effective = inference.edition
    return Imported(path, store.add(text, effective, source=path.name), text, inference)


def rules_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files meant by paths: a folder means the files right in it, in the order of their names."""
    for path in paths:
        if path.is_dir():
            yield from sorted(inner for inner in path.iterdir() if inner.is_file() and not inner.name.startswith("."))
        else:
            yield path


def _date_of_name(path: Path) -> date | None:
    found = _FILED.search(path.name)
    if found is None:
        return None
    try:
        filed = date(int(found[1]), int(found[2]), int(found[3]))
    except ValueError:
        return None
    return filed_dates().get(filed, filed)
