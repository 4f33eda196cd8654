"""Two loaded editions compared, as the pages and the API show it."""

from dataclasses import dataclass
from datetime import date

from shinpan.rulebook.diff import Change, Difference, differences
from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language
from shinpan.rulebook.store import RulesStore


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rules that differ between two editions, in the order of the newer one, and how many are the same."""

    old: date
    new: date
    language: Language
    part: str | None
    changes: tuple[Difference, ...]
    same: int


def compared(store: RulesStore, old: date, new: date, language: Language, part: str | None) -> Comparison:
    """Compare the editions in force on two days, in one language; `part` limits it to a chapter, section or rule.

    Raises NotLoadedError, UnknownEditionError, and NotThereError if neither edition has the part.
    """
    old, new = sorted((store.on(old, language), store.on(new, language)))
    texts = [store.edition(day, language) for day in (old, new)]
    if part is not None and all(part not in text.index for text in texts):
        raise NotThereError(
            f"neither the edition of {old} nor that of {new} has {part[:40]!r}",
            f"{old}版にも{new}版にも「{part[:40]}」はありません",
        )
    found = differences(texts[0], texts[1], part, store)
    changes = tuple(each for each in found if each.change is not Change.UNCHANGED)
    return Comparison(old, new, language, part, changes, len(found) - len(changes))
