"""What must hold of every game at every pause holds in every scenario (DESIGN, "Trust")."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shinpan.cards.library import built_in
from shinpan.lab.judging import judge
from shinpan.rules.game import Game
from shinpan.testing import check_game

ROOT = Path(__file__).parents[2]
FILES = [*sorted((ROOT / "examples").glob("*.yaml")), *sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))]
GROUPS = [FILES[place::8] for place in range(8)]


@pytest.mark.parametrize("group", range(8))
def test_scenarios_keep_what_every_game_keeps(group: int, monkeypatch: pytest.MonkeyPatch) -> None:
    answer: Callable[[Game, Any], None] = Game.answer
    rng = random.Random(group)
    depth = 0

    def checking(game: Game, given: Any) -> None:
        nonlocal depth
        depth += 1
        try:
            answer(game, given)
            if depth == 1 and rng.random() < 0.15:
                check_game(game, rng, options=2)
        finally:
            depth -= 1

    monkeypatch.setattr(Game, "answer", checking)
    for path in GROUPS[group]:
        judge(path, built_in())
