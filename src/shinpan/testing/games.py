"""What holds of a game at every pause: forks, saves and undoing change nothing, and no option is refused."""

import random
from collections.abc import Mapping

from shinpan.game.decisions import DecisionKind, Option
from shinpan.game.soundness import census
from shinpan.rules.answers import IllegalAnswer
from shinpan.rules.casting.assisting import TOO_LITTLE
from shinpan.rules.game import Game
from shinpan.testing.answering import accepted, random_answer
from shinpan.testing.broken import Broken, Watcher
from shinpan.testing.hiding import check_hiding
from shinpan.testing.states import check_state

_LONGEST_ACTION = 400
"""Decisions after which an action that still isn't done counts as one that never will be."""


def check_game(
    game: Game, rng: random.Random, *, cards: Mapping[int, int] | None = None, options: int | None = None
) -> None:
    """Check a game where it stands; the game itself isn't changed.

    cards: how many each player brought. options: how many of the options of the decision are tried (None: all of
    them). Raises Broken, naming what doesn't hold.
    """
    check_state(game.state, cards if cards is not None else census(game.state), at_rest=game.at_rest)
    check_hiding(game, rng)
    _check_saving(game)
    if game.decision is None:
        return
    _check_fork(game, rng)
    tried = list(game.decision.options)
    if options is not None and len(tried) > options:
        tried = rng.sample(tried, options)
    for option in tried:
        _check_option(game, option, rng)


def _same(game: Game, other: Game, what: str) -> None:
    if other.state != game.state:
        raise Broken(f"{what} changed the state")
    if other.decision != game.decision:
        raise Broken(f"{what} changed the decision: {other.decision} instead of {game.decision}")


def _check_saving(game: Game) -> None:
    text = game.to_json()
    other = Game.from_json(text)
    _same(game, other, "saving and loading")
    if other.to_json() != text:
        raise Broken("a game that was loaded is saved as another text")


def _check_fork(game: Game, rng: random.Random) -> None:
    """A fork is the same game and independent; undoing takes an answer back, and giving it again leads there again."""
    before, decision = game.state.fork(), game.decision
    fork = game.fork()
    _same(game, fork, "forking")
    assert decision is not None
    answer = random_answer(decision, rng, fork.table)
    fork.answer(answer)
    if game.state != before or game.decision != decision:
        raise Broken("answering on a fork changed the game that it came from")
    if fork.refused is not None and fork.refused.citation is TOO_LITTLE.citation:
        return  # the action was undone, since who was to help with it didn't (702.132a, 732.1)
    first = fork.fork()
    fork.undo()
    _same(game, fork, "answering and undoing")
    fork.answer(answer)
    _same(first, fork, "giving an answer again")


def _check_option(game: Game, option: Option, rng: random.Random) -> None:
    """An option that is offered is accepted, and the action that it begins can be completed."""
    fork = game.fork()
    decision = fork.decision
    assert decision is not None
    answer = [option]
    if not decision.minimum <= 1 <= decision.maximum or not accepted(fork.table, decision, answer):
        if decision.kind is DecisionKind.PRIORITY:
            raise Broken(f"the option {option} was offered and isn't accepted")
        return  # one option alone is no answer to this decision
    watcher = Watcher()
    fork.table.recorder = watcher
    try:
        fork.answer(answer)
        for _ in range(_LONGEST_ACTION):
            if fork.at_rest or fork.decision is None:
                break
            fork.answer(random_answer(fork.decision, rng, fork.table))
        else:
            raise Broken(f"the action {option} isn't done after {_LONGEST_ACTION} decisions")
    except IllegalAnswer as error:
        raise Broken(f"an answer after {option} was offered and isn't accepted: {error}") from error
    if not game.by_hand:
        watcher.check(str(option))
    check_state(fork.state, at_rest=fork.at_rest)
