"""What came of an expectation."""

from collections.abc import Mapping
from typing import NamedTuple

from shinpan.game.ids import ObjectId
from shinpan.lab.explain.said import Said
from shinpan.lab.notation.writing.flow import Data


class Outcome(NamedTuple):
    """An expectation with what was found: both as mappings with the keys of the notation, and what was found in words.

    objects: what was asked about, for layer tables.
    """

    line: int
    ok: bool
    expected: Mapping[str, Data]
    found: Mapping[str, Data]
    said: Said
    objects: tuple[ObjectId, ...] = ()

    def differences(self) -> tuple[str, ...]:
        """Return the keys whose values aren't as expected."""
        return tuple(key for key in self.found if key not in self.expected or self.found[key] != self.expected[key])
