"""Writing a scenario back to YAML, in the style of the notation's own examples."""

from collections.abc import Iterator

from shinpan.lab.notation.keys import PlayerKey, TitleKey
from shinpan.lab.notation.keys import ScenarioKey as Key
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.situation import CardEntry, PlayerSetup
from shinpan.lab.notation.vocabulary import StepName
from shinpan.lab.notation.writing.expectations import expectation_data
from shinpan.lab.notation.writing.flow import Data, flow, scalar
from shinpan.lab.notation.writing.situation import entry_data, player_data
from shinpan.lab.notation.writing.steps import step_data


def dump(scenario: Scenario) -> str:
    """The YAML text of a scenario: reading it gives an equal scenario."""
    return "\n".join(_lines(scenario)) + "\n"


def _lines(scenario: Scenario) -> Iterator[str]:
    for key, value in _head(scenario).items():
        yield f"{key}: {flow(value)}"
    yield f"{Key.PLAYERS}:"
    for setup in scenario.players:
        yield from _player(setup)
    yield from _block(Key.STEPS, [step_data(step) for step in scenario.steps], "")
    yield from _block(Key.EXPECT, [expectation_data(expectation) for expectation in scenario.expect], "")


def _head(scenario: Scenario) -> dict[str, Data]:
    """What stands before the players, so far as it isn't the default."""
    data: dict[str, Data] = {Key.TITLE: scenario.title} if scenario.title else {}
    if scenario.title_ja:
        data[Key.TITLE] = {TitleKey.EN.value: scenario.title, TitleKey.JA.value: scenario.title_ja}
    if scenario.rules:
        data[Key.RULES] = list(scenario.rules)
    if scenario.edition is not None:
        data[Key.EDITION] = scenario.edition
    if scenario.variant is not None:
        data[Key.VARIANT] = scenario.variant.value
    if scenario.seed is not None:
        data[Key.SEED] = scenario.seed
    if scenario.strict:
        data[Key.STRICT] = True
    if scenario.turn != scenario.players[0].name:
        data[Key.TURN] = scenario.turn
    if scenario.step is not StepName.PRECOMBAT_MAIN:
        data[Key.STEP] = scenario.step.value
    if scenario.daytime is not None:
        data[Key.DAYTIME] = scenario.daytime.value
    if scenario.turn_number != 1:
        data[Key.TURN_NUMBER] = scenario.turn_number
    return data


def _player(setup: PlayerSetup) -> Iterator[str]:
    lines = [f"    {key}: {flow(value)}" for key, value in player_data(setup).items()]
    for key, entries in _zones(setup):
        lines.extend(_zone(key, entries))
    if lines:
        yield f"  {scalar(setup.name)}:"
        yield from lines
    else:
        yield f"  {scalar(setup.name)}: {{}}"


def _zones(setup: PlayerSetup) -> Iterator[tuple[PlayerKey, tuple[CardEntry, ...]]]:
    zones = {
        PlayerKey.HAND: setup.hand,
        PlayerKey.BATTLEFIELD: setup.battlefield,
        PlayerKey.GRAVEYARD: setup.graveyard,
        PlayerKey.LIBRARY: setup.library,
        PlayerKey.EXILE: setup.exile,
        PlayerKey.COMMAND: setup.command,
        PlayerKey.OUTSIDE: setup.outside,
    }
    for key, entries in zones.items():
        if entries or (key is PlayerKey.LIBRARY and entries is not None):
            yield key, entries or ()


def _zone(key: PlayerKey, entries: tuple[CardEntry, ...]) -> Iterator[str]:
    """A zone: on one line if it holds nothing but names."""
    data = [entry_data(entry) for entry in entries]
    if all(isinstance(entry, str) for entry in data):
        yield f"    {key}: {flow(data)}"
    else:
        yield from _block(key, data, "    ")


def _block(key: str, data: list[Data], indent: str) -> Iterator[str]:
    if data:
        yield f"{indent}{key}:"
        for value in data:
            yield f"{indent}  - {flow(value)}"
