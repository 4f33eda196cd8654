"""Reading a scenario: from the tree of a file to values, with every mistake in it."""

from pathlib import PurePath

from shinpan.lab.notation.keys import ScenarioKey as Key
from shinpan.lab.notation.keys import TitleKey
from shinpan.lab.notation.mistakes import FileMistake, KeyMistake, Place
from shinpan.lab.notation.problems import problem
from shinpan.lab.notation.reading.checks import problems_of
from shinpan.lab.notation.reading.core import Fields, ReadingError, list_of
from shinpan.lab.notation.reading.expectations import ExpectationReader
from shinpan.lab.notation.reading.moving import LAST_TURN, step_name
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import boolean, calendar_date, number, rule_number, text, word
from shinpan.lab.notation.reading.setup import player_names, setups
from shinpan.lab.notation.reading.steps import StepReader
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.tree import Mapping, Node, Scalar
from shinpan.lab.notation.vocabulary import Daytime, StepName, Variant

_LARGEST_SEED = 2**53
"""Whole numbers beyond it don't survive JSON everywhere."""


def read(node: Node, path: str, source: str) -> Scenario:
    """The scenario of a tree. Raises ReadingError with everything that is wrong in it."""
    if isinstance(node, Scalar) and node.is_null:
        raise ReadingError(problem(None, FileMistake.EMPTY))
    fields = Fields(node, Place.SCENARIO)
    if Key.PLAYERS not in fields:
        _without_players(fields)
    players = Players(fields.get(Key.PLAYERS, player_names))
    scenario = _scenario(fields, players, path, source)
    fields.finish()
    if found := tuple(problems_of(scenario)):
        raise ReadingError(*found)
    return scenario


def _without_players(fields: Fields) -> None:
    """Report only the keys: whatever names a player would be wrong too."""
    for key in Key:
        fields.take(key, lambda _: None, None)
    fields.object_to(KeyMistake.MISSING, fields.line, place=Place.SCENARIO, key=Key.PLAYERS.value)
    fields.finish()


def _scenario(fields: Fields, players: Players, path: str, source: str) -> Scenario:
    expectations = ExpectationReader(players)
    step_reader = StepReader(players, expectations)
    title, title_ja = fields.take(Key.TITLE, _titles, (PurePath(path).stem, ""))
    return Scenario(
        line=fields.line,
        title=title,
        title_ja=title_ja,
        rules=fields.take(Key.RULES, list_of(rule_number), ()),
        edition=fields.take(Key.EDITION, calendar_date, None),
        variant=fields.take(Key.VARIANT, word(Variant), None),
        seed=fields.take(Key.SEED, number(0, _LARGEST_SEED), None),
        strict=fields.take(Key.STRICT, boolean, False),
        turn=fields.take(Key.TURN, players.player, players.names[0]),
        step=_first_step(fields),
        daytime=fields.take(Key.DAYTIME, word(Daytime), None),
        turn_number=fields.take(Key.TURN_NUMBER, number(1, LAST_TURN), 1),
        players=fields.take(Key.PLAYERS, lambda node: setups(node, players), ()),
        steps=fields.take(Key.STEPS, list_of(step_reader.read), ()),
        expect=fields.take(Key.EXPECT, list_of(expectations.read), ()),
        path=path,
        text=source,
    )


def _titles(node: Node) -> tuple[str, str]:
    """A title: a text, or one in each language."""
    if not isinstance(node, Mapping):
        return text(node), ""
    fields = Fields(node, Place.TITLE)
    for key in TitleKey:
        if key not in fields:
            fields.object_to(KeyMistake.MISSING, fields.line, place=Place.TITLE, key=key.value)
    titles = fields.take(TitleKey.EN, text, ""), fields.take(TitleKey.JA, text, "")
    fields.finish()
    return titles


def _first_step(fields: Fields) -> StepName:
    """Where the turn is; its next main phase, seen from the start of the turn, is the precombat one."""
    step = fields.take(Key.STEP, step_name, StepName.PRECOMBAT_MAIN)
    return StepName.PRECOMBAT_MAIN if step is StepName.MAIN else step
