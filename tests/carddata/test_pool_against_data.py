"""The pool beside real card data, where it is: what is understood is what was written down, or it is known why not."""

import os
from pathlib import Path

import pytest

from shinpan.carddata.comparing import Comparison, Likeness, compared
from shinpan.carddata.library import DataLibrary
from shinpan.carddata.places import file_store
from shinpan.cards.library import Library, built_in

FOLDER = Path(os.environ.get("SHINPAN_TEST_DATA") or Path(__file__).parents[2].parent / "shared")
FILE = FOLDER / "data" / "oracle-cards.jsonl.gz"

OLDER_TYPES = "the data has the creature types of 2018, before Phyrexian was one"
WRONG_NUMBER = "the data has a wrong number"
OTHER_SHAPE = "the same, said by other phrases"
ORDER = "the data has its paragraphs in another order"

GRANTED = "in the older text of the data the token gains what today the copy is an exception for"

EXPLAINED = {
    "Soulfire Eruption": OTHER_SHAPE,
    "Mizzix's Mastery": OTHER_SHAPE,
    "Ink-Treader Nephilim": "what it targets is asked of the spell, or by the condition of the ability",
    "Spellbook": "Book is a subtype newer than the reference edition",
    "Minion Reflector": GRANTED,
    "Splinter Twin": GRANTED,
    "Frontline Heroism": "the token is the one of that kind, or what was made",
    "Ivy, Gleeful Spellthief": OTHER_SHAPE,
    "Immerwolf": OTHER_SHAPE,
    "Moonmist": OTHER_SHAPE,
    "Mimic Vat": "the card exiled is the creature that died, or the card that it became",
    "Mishra, Claimed by Gix": "X is defined, or the number stands in its place",
    "Vanille, Cheerful l'Cie": OTHER_SHAPE,
    "Yixlid Jailer": OTHER_SHAPE,
    "Lazav, Dimir Mastermind": OTHER_SHAPE,
    "Archipelagore": "X is defined, or the number stands in its place",
    "Ashiok, Wicked Manipulator": "X is defined, or the number stands in its place",
    "Blatant Thievery": OTHER_SHAPE,
    "Brudiclad, Telchor Engineer": '"that token" could be the Myr as well: the chosen one is what is meant',
    "Case of the Crimson Pulse": "discarding your hand, or as many cards as are in it",
    "Cloakwood Swarmkeeper": "tokens that enter, or permanents that do and are tokens",
    "Elesh Norn, Grand Cenobite": OLDER_TYPES,
    "Fireball": ORDER,
    "Hellrider": WRONG_NUMBER,
    "Identity Thief": "the exiled card is found by its link, or as what was exiled",
    "Infernal Genesis": "X is defined, or the number stands in its place",
    "Nissa, Voice of Zendikar": "X is defined, or the number stands in its place",
    "Okiba Reckoner Raid // Nezumi Road Captain": "the Saga is returned, or what it was exiled as",
    "Phyrexian Metamorph": OLDER_TYPES,
    "Phyrexian Revoker": OLDER_TYPES,
    "Psychosis Crawler": OLDER_TYPES,
    "Relentless Rats": "how many may be in a deck is a static ability, too",
    "Rise from the Grave": OTHER_SHAPE,
    "Phyrexian Dragon Engine": "discarding the hand is done, or paid",
    "The Dalek Emperor": OTHER_SHAPE,
    "The Mind Stone": OTHER_SHAPE,
    "The Scarab God": "X is defined, or the number stands in its place",
}
"""Cards of the pool that the data has otherwise, and why."""

TYPO = "its text in the data has a misprint: "
UNREAD = {
    "Fresh-Faced Recruit": TYPO + "a subtype that doesn't exist",
    "Tilonalli's Skinshifter": TYPO + "another name for itself",
    "Branching Evolution": TYPO + "a word too many",
    "Essence Symbiote": "its text in the data goes on with what was said about the card elsewhere",
}
"""Cards of the pool that the data's text says otherwise than any card would, so that they aren't understood."""


@pytest.fixture(scope="module")
def comparisons(tmp_path_factory: pytest.TempPathFactory) -> list[Comparison]:
    if not FILE.exists():
        pytest.skip("no card data here")
    before = os.environ.get("SHINPAN_HOME")
    os.environ["SHINPAN_HOME"] = str(tmp_path_factory.mktemp("home"))
    try:
        with file_store(FILE) as store:
            return list(compared(built_in(), DataLibrary([store], Library(()), lenient=True)))
    finally:
        if before is None:
            del os.environ["SHINPAN_HOME"]
        else:
            os.environ["SHINPAN_HOME"] = before


def test_every_card_is_read_but_those_known_by_name(comparisons: list[Comparison]) -> None:
    unread = {each.name for each in comparisons if each.likeness is Likeness.NOT_UNDERSTOOD}
    assert unread == UNREAD.keys()


def test_nothing_differs_that_isnt_explained(comparisons: list[Comparison]) -> None:
    different = {each.name: each.differences for each in comparisons if each.likeness is Likeness.DIFFERENT}
    unexplained = {name: found for name, found in different.items() if name not in EXPLAINED}
    assert not unexplained, unexplained


def test_what_is_explained_is_in_the_pool() -> None:
    assert all(name in built_in() for name in EXPLAINED)


def test_most_of_the_pool_is_in_the_data_and_the_same(comparisons: list[Comparison]) -> None:
    number = {likeness: sum(each.likeness is likeness for each in comparisons) for likeness in Likeness}
    assert number[Likeness.SAME] * 100 >= 80 * (len(comparisons) - number[Likeness.NOT_THERE])
    assert number[Likeness.NOT_THERE] * 100 < 5 * len(comparisons)
