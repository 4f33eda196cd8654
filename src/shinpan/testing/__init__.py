"""The conformance suite: what holds at every pause of every game, and random games to try it in (DESIGN, "Trust").

For authors of cards and rules: play random games over your cards with `play_random`, or call `check_state` and
`check_game` wherever a game of yours pauses. `python -m shinpan.testing` does it over the built-in cards.
"""

from shinpan.testing.answering import Policy, random_answer
from shinpan.testing.broken import Broken
from shinpan.testing.decks import random_deck
from shinpan.testing.games import check_game
from shinpan.testing.hiding import check_hiding
from shinpan.testing.playing import Ending, Outcome, Sampling, play_random
from shinpan.testing.states import check_state

__all__ = [
    "Broken",
    "Ending",
    "Outcome",
    "Policy",
    "Sampling",
    "check_game",
    "check_hiding",
    "check_state",
    "play_random",
    "random_answer",
    "random_deck",
]
