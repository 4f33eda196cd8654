from collections import Counter

import pytest

from shinpan.cards.build import card
from shinpan.cards.library import Library, UnknownCard, built_in
from shinpan.cards.names import fold


@pytest.mark.parametrize(
    "name", ["Urborg, Tomb of Yawgmoth", "urborg tomb of yawgmoth", "ヨーグモスの墳墓、アーボーグ"]
)
def test_a_card_is_found_by_either_name_however_it_is_written(name: str):
    assert built_in()[name].name == "Urborg, Tomb of Yawgmoth"


def test_an_unknown_name_is_refused_with_the_nearest_ones():
    with pytest.raises(UnknownCard, match="'Grizly Bears'") as error:
        built_in()["Grizly Bears"]
    assert error.value.nearest[0] == "Grizzly Bears"
    with pytest.raises(UnknownCard) as error:
        built_in()["稲光"]
    assert "稲妻" in error.value.nearest
    assert "Grizly Bears" not in built_in()
    assert 3 not in built_in()


def test_no_two_cards_of_the_pool_have_one_name():
    assert [name for name, number in Counter(fold(card.name) for card in built_in()).items() if number > 1] == []


def test_a_later_card_goes_before_an_earlier_one_of_the_same_name():
    first, second = (
        card("Bear", "{G}", "Creature — Bear", pt=(1, 1)),
        card("Bear", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    )
    library = Library([first, second], dict)
    assert library["bear"] is second
    assert list(library) == [second]


def test_every_card_of_the_pool_can_be_looked_up_by_its_own_name():
    for each in built_in():
        assert built_in()[each.name] is each
