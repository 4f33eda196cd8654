"""Parts of the notation that the engine can't play yet: named with their line, never left out silently."""

from collections.abc import Iterator

from shinpan.lab.faults import not_supported
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.situation import CardEntry, PlayerSetup


def refuse_unsupported(scenario: Scenario) -> None:
    """Raise Mistake for the first part of the situation that can't be set up."""
    if scenario.variant is not None:
        raise not_supported(scenario.line, f"variant: {scenario.variant.value}")
    for setup in scenario.players:
        for what in _of_player(setup):
            raise not_supported(setup.line, what)
        for _, entries in setup.zones():
            for entry in entries:
                for what in _of_entry(entry):
                    raise not_supported(entry.line, what)


def _of_player(setup: PlayerSetup) -> Iterator[str]:
    if setup.commanders:
        yield "commanders"
    if setup.monarch:
        yield "monarch"
    if setup.initiative:
        yield "initiative"


def _of_entry(entry: CardEntry) -> Iterator[str]:
    if entry.commander:
        yield "commander"
