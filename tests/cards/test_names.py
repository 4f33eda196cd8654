import gzip
import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shinpan.cards.names import fold, nearest

DATA = Path(os.environ.get("SHINPAN_TEST_DATA", Path(__file__).parents[3] / "shared")) / "data"


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("Isamaru Hound of Konda", "Isamaru, Hound of Konda"),
        ("isamaru,  hound OF konda", "Isamaru, Hound of Konda"),
        ("Wear/Tear", "Wear // Tear"),
        ("Lim-Dul's Vault", "Lim-Dûl's Vault"),
        ("Lim Dul’s Vault", "Lim-Dûl's Vault"),
        ("Will o the Wisp", "Will-o'-the-Wisp"),
        ("Ach! Hans, Run!", '"Ach! Hans, Run!"'),
        ("Æther Vial", "Aether Vial"),
        ("Jotun Grunt", "Jötun Grunt"),
        ("2 Mace", "+2 Mace"),
        ("Ｌｉｇｈｔｎｉｎｇ　Ｂｏｌｔ", "Lightning Bolt"),
        ("《稲妻》", "稲妻"),
        ("火＋氷", "《火+氷》"),
        ("ﾗﾉﾜｰﾙのｴﾙﾌ", "ラノワールのエルフ"),
        ("ｶﾞﾗｸ", "ガラク"),
        ("今田の猟犬 勇丸", "《今田の猟犬、勇丸》"),
        ("ヨーグモスの墳墓アーボーグ", "《ヨーグモスの墳墓、アーボーグ》"),
        ("ジェイス ベレレン", "ジェイス・ベレレン"),
    ],
)
def test_names_are_compared_by_letters_and_figures(written: str, printed: str) -> None:
    assert fold(written) == fold(printed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Fire", "Fire // Ice"),
        ("Forest", "Forests"),
        ("カラス", "ガラス"),
        ("Borrowing 100", "Borrowing 10"),
        ("_", "__"),
    ],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@given(st.text())
def test_folding_twice_changes_nothing(name: str) -> None:
    assert fold(fold(name)) == fold(name)


@given(st.text())
def test_a_name_that_shows_something_folds_to_something(name: str) -> None:
    assert bool(fold(name)) == bool(name.strip())


def test_no_two_cards_have_the_same_folded_name() -> None:
    path = DATA / "oracle-cards.jsonl.gz"
    if not path.exists():
        pytest.skip("no card data")
    seen: dict[str, str] = {}
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            name = json.loads(line)["name"]
            assert seen.setdefault(fold(name), name) == name


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("taped", "tapped"),
        ("Lightening Bolt", "Lightning Bolt"),
        ("Clnoe", "Clone"),
        ("grizzly bear", "Grizzly Bears"),
        ("Urborg", "Urborg, Tomb of Yawgmoth"),
        ("Yawgmoth", "Urborg, Tomb of Yawgmoth"),
    ],
)
def test_the_nearest_name_is_the_one_that_was_meant(word: str, meant: str) -> None:
    candidates = ["Forest", "tapped", "Clone", "Lightning Bolt", "Grizzly Bears", "Urborg, Tomb of Yawgmoth", "Fog"]
    assert nearest(word, candidates) == (meant,)


def test_nothing_is_suggested_for_what_is_far_from_everything() -> None:
    assert nearest("xyzzy", ["Forest", "Clone"]) == ()
    assert nearest("b", ["W", "U"]) == ()
    assert nearest("", ["Forest"]) == ()


def test_suggestions_are_limited_and_the_best_comes_first() -> None:
    assert nearest("Fore", ["Forge", "Forest", "Fog", "Force", "Fore"], limit=3) == ("Fore", "Forge", "Force")
    assert nearest("forst", ["Forest", "Forest"], limit=2) == ("Forest",)


def test_letters_that_changed_places_are_one_mistake() -> None:
    assert nearest("ab", ["ba x", "ba"]) == ("ba",)
