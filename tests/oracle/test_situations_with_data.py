"""Situations with cards that only card data has: skipped without it (SHINPAN_TEST_DATA, default ../shared)."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shinpan.carddata.library import DataLibrary
from shinpan.carddata.places import file_store
from shinpan.cards.library import built_in
from shinpan.lab.judging import judge

ROOT = Path(__file__).parents[2]
DATA = Path(os.environ.get("SHINPAN_TEST_DATA", ROOT.parent / "shared")) / "data" / "oracle-cards.jsonl.gz"
FOLDER = Path(__file__).parent / "situations"
FILES = sorted(FOLDER.rglob("*.yaml"))


def lines_of_cards(text: str) -> Iterator[str]:
    """Yield the lines of the data whose cards a text names; reading them all would take longer than the situations."""
    with gzip.open(DATA, "rt", encoding="utf-8") as lines:
        for line in lines:
            start = line.index('"name":') + len('"name":')
            name = json.JSONDecoder().raw_decode(line, start)[0]
            if any(face in text for face in name.split(" // ")):
                yield line


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DataLibrary]:
    """The cards of the data that the situations name, before the pool, as `shinpan judge --cards` has them."""
    folder = tmp_path_factory.mktemp("situations")
    cards = folder / "cards.jsonl"
    cards.write_text("".join(lines_of_cards("\n".join(path.read_text("utf-8") for path in FILES))), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SHINPAN_HOME", str(folder / "home"))
        with file_store(cards) as store:
            yield DataLibrary([store], built_in())


@pytest.mark.skipif(not DATA.exists(), reason="no card data (SHINPAN_TEST_DATA)")
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("")))
def test_scenario_with_data(path: Path, library: DataLibrary) -> None:
    verdict = judge(path, library)
    assert verdict.error is None, verdict.error.render()
    assert verdict.run is not None
    assert [outcome for outcome in verdict.run.outcomes if not outcome.ok] == []
    assert not verdict.run.left_over
