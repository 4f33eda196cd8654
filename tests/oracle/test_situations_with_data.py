"""Situations with cards that only card data has: skipped without it (SHINPAN_TEST_DATA, default ../shared)."""

import gzip
import json
import os
from functools import cache
from pathlib import Path

import pytest

from shinpan.cards.library import Library, built_in
from shinpan.lab.judging import judge
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import raw_card

ROOT = Path(__file__).parents[2]
DATA = Path(os.environ.get("SHINPAN_TEST_DATA", ROOT.parent / "shared")) / "data" / "oracle-cards.jsonl.gz"
FILES = sorted((Path(__file__).parent / "situations").glob("*.yaml"))
NAMES = frozenset({"Hive Mind", "Thousand-Year Storm", "Vesuvan Shapeshifter"})
"""The cards of the data that the situations use."""


@cache
def library() -> Library:
    """Return the pool, with the cards of the data; they must be understood whole."""
    found = Library(built_in())
    with gzip.open(DATA, "rt", encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            if data["name"] in NAMES:
                compiled = compile_card(raw_card(data))
                assert compiled.whole, compiled.misunderstandings
                assert compiled.card is not None
                found.add(compiled.card)
    return found


@pytest.mark.skipif(not DATA.exists(), reason="no card data (SHINPAN_TEST_DATA)")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_with_data(path: Path) -> None:
    verdict = judge(path, library())
    assert verdict.error is None, verdict.error.render()
    assert verdict.run is not None
    assert [outcome for outcome in verdict.run.outcomes if not outcome.ok] == []
    assert not verdict.run.left_over
