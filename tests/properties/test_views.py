"""The cached view of continuous effects is always what working it out anew gives."""

import random

import pytest

from shinpan.cards.library import built_in
from shinpan.rules.game import Game
from shinpan.rules.layers.project import project
from shinpan.rules.layers.view import View
from shinpan.testing.answering import random_answer
from shinpan.testing.decks import random_deck


def said(view: View) -> tuple[object, ...]:
    return (
        view.changed,
        {key: value for key, value in view.controllers.items() if key in view.changed},
        {family.__name__: [(part.part, part.source) for part in parts] for family, parts in view.parts.items()},
        {event.__name__: [each.ability for each in triggers] for event, triggers in view.triggers.items()},
    )


@pytest.mark.rule("613.1", "611.3")
@pytest.mark.parametrize("seed", range(6))
def test_cached_view_is_the_fresh_one(seed: int) -> None:
    generator = random.Random(seed)
    pool = list(built_in())
    game = Game([random_deck(generator, pool, 40) for _ in range(2)], seed=seed, undoable=1)
    for _ in range(250):
        decision = game.decision
        if decision is None:
            break
        if game.at_rest:
            fresh = game.state.fork()
            assert said(project(fresh)) == said(game.table.view())
        game.answer(random_answer(decision, generator, game.table))
