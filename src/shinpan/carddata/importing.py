"""Loading files of any kind: what a file is, it says itself."""

from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path

from shinpan.carddata.files import CardFileError, holds_json
from shinpan.carddata.places import Progress, import_cards
from shinpan.carddata.rendering import imported_line
from shinpan.rulebook.commands import import_rules_command
from shinpan.rulebook.importing import rules_files
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing import RulesTextError


def import_files(
    paths: Iterable[Path],
    day: date | None = None,
    language: Language = Language.EN,
    *,
    replace: bool = False,
    seen: Progress | None = None,
) -> Iterator[str]:
    """Load files of cards and texts of the rules, and yield lines to show; a folder means the files right in it.

    A file with anything wrong in it isn't loaded, and keeps no other from being loaded; at the end CardFileError names
    all such files. day: that of an edition whose text doesn't say. replace: forget the cards that were there before.
    """
    failures: list[str] = []
    for path in rules_files(paths):
        try:
            if holds_json(path):
                source = import_cards(path, alone=replace, seen=seen)
                replace = False  # what was there before is gone now
                yield imported_line(source, language)
            else:
                yield from import_rules_command((path,), day, language)
        except (OSError, CardFileError, RulesTextError) as error:
            failures.append(str(error))
    if failures:
        raise CardFileError("\n".join(failures))
