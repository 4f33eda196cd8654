"""Which edition a date means: the one in force on that day."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from datetime import date

from shinpan.rulebook.facts import known_editions
from shinpan.rulebook.failing import NotThereError


class UnknownEditionError(NotThereError):
    """A date before every edition that is known or loaded."""


def in_force(day: date, effective: Iterable[date], filed: Mapping[date, date] | None = None) -> date:
    """The edition (its effective date) that a date means, out of those with the given effective dates.

    The date of an official file means that edition, though it may be in force only some days later; any other date
    means the edition in force on that day. Raises UnknownEditionError for a date before all of them.
    """
    days = sorted(effective)
    if day in days:
        return day
    if filed and day in filed:
        return filed[day]
    place = bisect_right(days, day)
    if place == 0:
        first = f"the first is that of {days[0]}" if days else "none is there"
        raise UnknownEditionError(
            f"no edition was in force on {day}: {first}",
            f"{day}に有効だった版はありません" + (f"。最初の版は{days[0]}版です" if days else ""),
        )
    return days[place - 1]


def known_edition_on(day: date) -> date:
    """The edition that a date means, out of those that the project knows by their numbers."""
    return in_force(day, (edition.effective for edition in known_editions()), filed_dates())


def filed_dates() -> dict[date, date]:
    """For the date in the name of each official file that the project knows: the day it is in force from."""
    return {edition.filed: edition.effective for edition in known_editions()}
