"""Random games, checked as they go."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, unique

from shinpan.cards.card import Card
from shinpan.game.codec import state_digest
from shinpan.game.decisions import Cast, PlayLand
from shinpan.game.enums import LossReason
from shinpan.game.soundness import census
from shinpan.game.state import Settings
from shinpan.rules.game import Game
from shinpan.testing.answering import EVEN, Policy, random_answer
from shinpan.testing.broken import Watcher
from shinpan.testing.games import check_game
from shinpan.testing.states import check_state


@unique
class Ending(Enum):
    """How a random game ended."""

    WON = "won"
    DRAWN = "drawn"
    TOO_LONG = "too long"


@dataclass(frozen=True)
class Sampling:
    """How often a game is checked as it is played: the share of the pauses, from 0 to 1.

    state: `check_state`. game: `check_game`, which costs a hundred times as much. options: how many options that tries.
    """

    state: float = 0.1
    game: float = 0.005
    options: int | None = 8


@dataclass
class Outcome:
    """A game that was played. reasons: why players lost. played: the names of the cards cast or played."""

    game: Game
    ending: Ending
    decisions: int
    turns: int
    reasons: tuple[LossReason, ...]
    played: Counter[str] = field(default_factory=Counter)

    @property
    def digest(self) -> str:
        """What the final state is recognised by."""
        return state_digest(self.game.state)


def play_random(
    decks: Sequence[Sequence[Card]],
    *,
    seed: int,
    policy: Policy = EVEN,
    sampling: Sampling = Sampling(),
    settings: Settings | None = None,
    commanders: Sequence[Sequence[Card]] = (),
    most_turns: int = 400,
    most_decisions: int = 50_000,
) -> Outcome:
    """Play a game with random answers and check it as it goes. Raises Broken, and whatever the rules raise.

    commanders: of each deck, for a Commander game.

    The same seed gives the same game, whatever the sampling. A game that isn't over after so many turns or decisions
    counts as too long.
    """
    watcher = Watcher()
    rng, checking = random.Random(seed), random.Random(seed + 1)
    game = Game(decks, seed=seed, settings=settings, undoable=1, recorder=watcher, commanders=commanders)
    cards = census(game.state)
    played: Counter[str] = Counter()
    decisions = 0
    while (decision := game.decision) is not None:
        if game.state.turn.number > most_turns or decisions >= most_decisions:
            return Outcome(game, Ending.TOO_LONG, decisions, game.state.turn.number, (), played)
        chance = checking.random()
        if chance < sampling.game:
            check_game(game, checking, cards=cards, options=sampling.options)
        elif chance < sampling.state:
            check_state(game.state, cards, at_rest=game.at_rest)
        answer = random_answer(decision, rng, game.table, policy)
        if isinstance(answer, list) and answer and isinstance(answer[0], (Cast, PlayLand)):
            played[game.state.objects[answer[0].object].components[0].definition.name] += 1
        game.answer(answer)
        watcher.check(f"{answer}")
        decisions += 1
    check_state(game.state, cards)
    return _outcome(game, decisions, played)


def _outcome(game: Game, decisions: int, played: Counter[str]) -> Outcome:
    state = game.state
    reasons = tuple(player.lost for player in state.players if player.lost is not None)
    ending = Ending.DRAWN if state.winner is None else Ending.WON
    return Outcome(game, ending, decisions, state.turn.number, reasons, played)
