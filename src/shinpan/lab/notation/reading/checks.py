"""Checks across a whole scenario: handles, and what there can be only so much of."""

from collections.abc import Iterator

from shinpan.cards.names import fold
from shinpan.game.enums import Zone
from shinpan.lab.notation.keys import PlayerKey
from shinpan.lab.notation.mistakes import SituationMistake
from shinpan.lab.notation.problems import Problem, problem
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.situation import CardEntry, PlayerSetup
from shinpan.lab.notation.steps import Acting
from shinpan.lab.notation.values import Reference

MOST_OBJECTS = 10_000
"""Cards and permanents in a situation."""


def problems_of(scenario: Scenario) -> Iterator[Problem]:
    """What is wrong with values that are well written each."""
    yield from _handles(scenario)
    yield from _links(scenario)
    yield from _only_one(scenario, PlayerKey.MONARCH, [setup for setup in scenario.players if setup.monarch])
    yield from _only_one(scenario, PlayerKey.INITIATIVE, [setup for setup in scenario.players if setup.initiative])
    if sum(entry.count for _, entry in _entries(scenario)) > MOST_OBJECTS:
        yield problem(None, SituationMistake.TOO_MANY_OBJECTS, limit=MOST_OBJECTS)


def _entries(scenario: Scenario) -> Iterator[tuple[Zone, CardEntry]]:
    for setup in scenario.players:
        for zone, entries in setup.zones():
            for entry in entries:
                yield zone, entry


def _handles(scenario: Scenario) -> Iterator[Problem]:
    """Each handle names one thing (or one entry's objects), and no player."""
    players = {setup.name for setup in scenario.players}
    first: dict[str, int] = {}
    for name, line in _declared(scenario):
        if name in players:
            yield problem(line, SituationMistake.HANDLE_IS_PLAYER, found=name)
        elif name in first:
            yield problem(line, SituationMistake.HANDLE_TWICE, found=name, first=first[name])
        first.setdefault(name, line)


def _declared(scenario: Scenario) -> Iterator[tuple[str, int]]:
    for _, entry in _entries(scenario):
        for name in entry.names:
            yield name, entry.line
    for step in scenario.steps:
        if isinstance(step, Acting):
            for name in step.names:
                yield name, step.line


def _links(scenario: Scenario) -> Iterator[Problem]:
    """What permanents are attached to, attack and so on is in the situation: a handle, or a name of a card in it."""
    players = {setup.name for setup in scenario.players}
    handles = [name for _, entry in _entries(scenario) for name in entry.names]
    names = {fold(name) for zone, entry in _entries(scenario) if zone is Zone.BATTLEFIELD for name in _names(entry)}
    for _, entry in _entries(scenario):
        to_players = [link for link in (entry.attached_to, entry.attacking) if link is not None]
        to_objects = [*entry.blocking, *([entry.exiled_with] if entry.exiled_with is not None else [])]
        for link in (*to_players, *to_objects):
            known = link.text in handles or fold(link.text) in names or (link in to_players and link.text in players)
            if not known:
                yield _unknown(link, handles)


def _names(entry: CardEntry) -> Iterator[str]:
    if entry.card is not None:
        yield entry.card
    if entry.token is not None and entry.token.name is not None:
        yield entry.token.name
    for component in entry.merged:
        if component.card is not None:
            yield component.card


def _unknown(link: Reference, handles: list[str]) -> Problem:
    return problem(link.line, SituationMistake.NO_HANDLE, possible=dict.fromkeys(handles), found=link.text)


def _only_one(scenario: Scenario, key: PlayerKey, holders: list[PlayerSetup]) -> Iterator[Problem]:
    for setup in holders[1:]:
        yield problem(setup.line, SituationMistake.ONE_PLAYER_ONLY, key=key.value, first=holders[0].line)
