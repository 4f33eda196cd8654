"""What goes without saying at a table, and is left out of the account."""

from shinpan.lab.explain.recorder import Line
from shinpan.rules.activating.mana import ACTIVATED
from shinpan.rules.casting.cast import BECAME_CAST
from shinpan.rules.happening.mana_adding import ADDED
from shinpan.rules.priority import PASSES

_SILENT = frozenset(map(id, (PASSES, BECAME_CAST, ACTIVATED, ADDED)))


def worth_telling(line: Line) -> bool:
    """Return whether a line says something that a judge would say."""
    return id(line.citation) not in _SILENT
