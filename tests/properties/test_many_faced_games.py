"""Random games of cards with several faces: nothing that is face down leaks, and all that holds of a game holds."""

import random

import pytest

from shinpan.cards.library import built_in
from shinpan.game.layout import Layout
from shinpan.phrases.index import index_of
from shinpan.rules.game import Game
from shinpan.rules.special_actions.turning_up import KEYWORDS
from shinpan.testing import check_game, random_answer
from shinpan.testing.decks import random_deck

MAKERS = (
    "Ixidron",
    "Break Open",
    "Soul Summons",
    "Ethereal Ambush",
    "Whisperwood Elemental",
    "Cloudform",
    "Cryptic Coat",
    "Reality Shift",
    "Willbender",
    "Clone",
    "Cytoshape",
    "Cloudshift",
)
FACE_DOWN = [card for card in built_in() if not index_of(card.faces[0]).keywords.isdisjoint(KEYWORDS)]
FACE_DOWN += [built_in()[name] for name in MAKERS]
LANDS = [built_in()[name] for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
MANY = [card for card in built_in() if card.layout is not Layout.NORMAL]


@pytest.mark.parametrize("pool", [FACE_DOWN, MANY], ids=["face down", "many faces"])
@pytest.mark.parametrize("seed", range(2))
def test_a_game_of_them(pool: list, seed: int) -> None:
    rng = random.Random(seed)
    game = Game([random_deck(rng, pool + LANDS, 40) for _ in range(2)], seed=seed, undoable=2)
    for number in range(300):
        decision = game.decision
        if decision is None:
            break
        if number % 10 == 0:
            check_game(game, rng, options=2)
        game.answer(random_answer(decision, rng, game.table))
