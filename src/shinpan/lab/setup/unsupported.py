"""Parts of the notation that the engine can't play yet: named with their line, never left out silently."""

from collections.abc import Iterator

from shinpan.lab.faults import not_supported
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.situation import PlayerSetup


def refuse_unsupported(scenario: Scenario) -> None:
    """Raise Mistake for the first part of the situation that can't be set up."""
    for setup in scenario.players:
        for what in _of_player(setup):
            raise not_supported(setup.line, what)


def _of_player(setup: PlayerSetup) -> Iterator[str]:
    if setup.monarch:
        yield "monarch"
    if setup.initiative:
        yield "initiative"
