"""Random legal play through phase-python, for comparison.

Run it with `python -m benchmarks.peer_phase [--games N] [--seed N] [--json]`.

phase-python (PyPI, imported as `phase`) ships no cards. It makes them from card objects in the shape of MTGJSON, so
the few cards of the deck are taken from the data in SHINPAN_TEST_DATA and compiled before the clock starts.
As in Shinpan's own measurement, the legal actions are listed before each decision and one of them is taken at random.
"""

import argparse
import gzip
import json
import os
import random
import sys
import time
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.decks import SIMPLE_DECK, listed

DATA = Path(os.environ.get("SHINPAN_TEST_DATA", Path(__file__).parents[2] / "shared")) / "data/oracle-cards.jsonl.gz"
SUPERTYPES = {"Basic", "Legendary", "Snow", "World"}
MOST_DECISIONS = 20_000


class PeerUnavailableError(Exception):
    """phase-python can't be measured here; the message says what is missing."""


@dataclass(frozen=True, slots=True)
class PeerResult:
    """What was measured: decisions, of which forced ones had a single legal action, and the time for all of them."""

    version: str
    games: int
    decisions: int
    forced: int
    seconds: float
    fork_seconds: float
    """Time to copy a game in its middle, by exporting and loading its state: the interface has no other way."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def measure(games: int = 5, seed: int = 0, deck: dict[str, int] = SIMPLE_DECK) -> PeerResult:
    """Play whole games at random with the deck on both sides, with seeds from `seed` on.

    Raises PeerUnavailableError where the package or the card data are missing.
    """
    engine = _engine(deck)
    cards = listed(deck)
    decisions = forced = 0
    started = time.perf_counter()
    for number in range(seed, seed + games):
        game = engine.new_game(cards, cards, seed=number, first_player=number % 2)
        played, alone = _play(game, random.Random(number), MOST_DECISIONS)
        decisions += played
        forced += alone
    seconds = time.perf_counter() - started
    fork = _fork_seconds(engine, cards, seed)
    return PeerResult(version("phase-python"), games, decisions, forced, seconds, fork)


def _play(game: Any, generator: random.Random, most: int) -> tuple[int, int]:
    """Play to the end, or for that many decisions: how many there were, and how many had one action only."""
    forced = 0
    for played in range(most):
        actions = game.actions()
        if not actions:
            return played, forced
        forced += len(actions) == 1
        if actions[0].kind == "MulliganDecision":
            player = game.waiting_for()["data"]["pending"][0]["player"]
            action = next(action for action in actions if action.data["choice"]["type"] == "Keep")
        else:
            player = game.priority_player()
            # Taking back a spell is a convenience of its interface and no action of the game.
            action = generator.choice([action for action in actions if action.kind != "CancelCast"])
        game.apply(player, action)
    return most, forced


def _fork_seconds(engine: Any, cards: list[str], seed: int) -> float:
    game = engine.new_game(cards, cards, seed=seed, first_player=0)
    _play(game, random.Random(seed), 150)
    rounds = 20
    started = time.perf_counter()
    for _ in range(rounds):
        engine.load_game(game.state())
    return (time.perf_counter() - started) / rounds


def _engine(deck: dict[str, int]) -> Any:
    try:
        import phase  # type: ignore[import-not-found]
    except ImportError:
        raise PeerUnavailableError("phase-python is not installed: pip install phase-python") from None
    if not DATA.exists():
        raise PeerUnavailableError(f"phase-python ships no cards, and there are no card data at {DATA}")
    faces: dict[str, Any] = {}
    with gzip.open(DATA, "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            if card["name"] in deck:
                faces[card["name"].lower()] = phase.build_oracle_face(_as_mtgjson(card), None)
    if missing := [name for name in deck if name.lower() not in faces]:
        raise PeerUnavailableError(f"the card data at {DATA} lack {', '.join(missing)}")
    return phase.Engine.from_json(json.dumps(faces))


def _as_mtgjson(card: dict[str, Any]) -> dict[str, Any]:
    """A card of one face, from Scryfall's shape to MTGJSON's."""
    types, _, subtypes = card["type_line"].partition(" — ")
    atomic = {
        "name": card["name"],
        "layout": card["layout"],
        "type": card["type_line"],
        "supertypes": [word for word in types.split() if word in SUPERTYPES],
        "types": [word for word in types.split() if word not in SUPERTYPES],
        "subtypes": subtypes.split(),
        "text": card["oracle_text"],
        "manaValue": card["cmc"],
        "convertedManaCost": card["cmc"],
        "colors": card["colors"],
        "colorIdentity": card["color_identity"],
        "legalities": {},
        "identifiers": {},
    }
    if card["mana_cost"]:
        atomic["manaCost"] = card["mana_cost"]
    return atomic | {stat: card[stat] for stat in ("power", "toughness") if stat in card}


def main() -> int:
    parser = argparse.ArgumentParser(description="Random legal play through phase-python.")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object, for another process to read")
    options = parser.parse_args()
    try:
        result = measure(options.games, options.seed)
    except PeerUnavailableError as error:
        print(f"skipped: {error}", file=sys.stderr)
        return 0
    if options.json:
        print(json.dumps(asdict(result) | {"decisions_per_second": result.decisions_per_second}))
    else:
        print(f"phase-python {result.version}: {result.games} games, {result.decisions} decisions")
        print(f"  ({result.forced} with one legal action) in {result.seconds:.2f} s")
        print(f"  {result.decisions_per_second:.0f} decisions a second, actions listed at each")
        print(f"  {result.fork_seconds * 1e3:.1f} ms to copy a game through its exported state")
    return 0


if __name__ == "__main__":
    sys.exit(main())
