import pytest

from shinpan.cards.build import card, token
from shinpan.cards.card import Layout
from shinpan.cards.words import FLYING
from shinpan.game.enums import CardType, Color
from shinpan.game.mana import ManaCost


def test_colors_and_mana_value_come_from_the_mana_cost():
    (face,) = card("Thing", "{X}{2}{U/R}{G}", "Sorcery").faces
    assert face.mana_cost is ManaCost.parse("{X}{2}{U/R}{G}")
    assert face.mana_value == 4
    assert face.colors == {Color.BLUE, Color.RED, Color.GREEN}


def test_a_card_without_a_mana_cost_is_not_a_card_that_costs_nothing():
    (land,), (crypt,) = card("Land", None, "Land").faces, card("Crypt", "{0}", "Artifact").faces
    assert (land.mana_cost, land.mana_value) == (None, 0)
    assert (crypt.mana_cost, crypt.mana_value) == (ManaCost.parse("{0}"), 0)


def test_a_color_indicator_gives_a_color():
    (face,) = card("Arbor", None, "Land Creature — Forest Dryad", pt=(1, 1), indicator=[Color.GREEN]).faces
    assert face.colors == face.color_indicator == {Color.GREEN}


def test_a_token_is_called_after_its_subtypes():
    made = token("Artifact Creature — Goblin Rogue", FLYING, colors=[Color.BLACK], pt=(1, 1))
    (face,) = made.faces
    assert (made.name, made.layout) == ("Goblin Rogue Token", Layout.TOKEN)
    assert face.types == {CardType.ARTIFACT, CardType.CREATURE}
    assert face.mana_cost is None
    assert token("Artifact — Treasure", name="Gold").name == "Gold"


def test_mistakes_are_named():
    with pytest.raises(ValueError, match=r"\{Q\}|mana"):
        card("Thing", "{Q}", "Instant")
    with pytest.raises(ValueError, match="instnat"):
        card("Thing", "{U}", "Instnat")
