"""Positions of random games, for property tests."""

import random
from functools import cache

from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.rules.game import Game
from shinpan.testing import random_answer, random_deck


@cache
def decks(seed: int, players: int = 2, size: int = 20) -> tuple[tuple[Card, ...], ...]:
    """Short decks: games with them are over after some ten turns."""
    rng = random.Random(seed)
    return tuple(tuple(random_deck(rng, built_in(), size)) for _ in range(players))


def position(seed: int, answers: int, players: int = 2) -> Game:
    """Return a game after some random answers, or as it ended before."""
    game = Game(decks(seed, players), seed=seed)
    play_on(game, random.Random(seed), answers)
    return game


def play_on(game: Game, rng: random.Random, answers: int) -> None:
    """Give a game some more random answers."""
    for _ in range(answers):
        if game.decision is None:
            return
        game.answer(random_answer(game.decision, rng, game.table))
