"""The short look at plain cards gives the same answers as the full one, all over random games."""

import random

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import Cast, DecisionKind
from shinpan.rules.casting.permission import cast_options
from shinpan.rules.costs.payable import Means
from shinpan.rules.game import Game

DECK = {
    "Forest": 9,
    "Mountain": 9,
    "Plains": 6,
    "Grizzly Bears": 4,
    "Serra Angel": 4,
    "Lightning Bolt": 4,
    "Giant Growth": 4,
    "Soul Warden": 4,
    "Pacifism": 4,
    "Wall of Omens": 4,
    "Sol Ring": 4,
    "Walking Ballista": 4,
}


@pytest.mark.rule("117.1", "601.3")
@pytest.mark.parametrize("seed", range(4))
def test_listed_as_by_the_full_look(seed: int) -> None:
    library = built_in()
    cards = [library[name] for name, number in DECK.items() for _ in range(number)]
    game = Game([cards, cards], seed=seed)
    generator = random.Random(seed)
    compared = 0
    for _ in range(1500):
        decision = game.decision
        if decision is None:
            break
        if decision.kind is DecisionKind.PRIORITY:
            means = Means(game.table, decision.player)
            full = {
                option
                for card in game.state.hands[decision.player]
                for option in cast_options(game.table, decision.player, card, means)
            }
            assert {option for option in decision.options if isinstance(option, Cast)} == full
            compared += len(full)
        if decision.kind is DecisionKind.DIVIDE:
            game.answer(decision.default or decision.options[0])
        else:
            game.answer(generator.sample(decision.options, max(1, decision.minimum)))
    assert compared > 5
