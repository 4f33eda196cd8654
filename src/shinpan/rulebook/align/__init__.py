"""Which rule of one edition is which of another: alignment by text, place and neighbours."""

from shinpan.rulebook.align.aligning import align
from shinpan.rulebook.align.alignment import Alignment, Match, Relation

__all__ = ["Alignment", "Match", "Relation", "align"]
