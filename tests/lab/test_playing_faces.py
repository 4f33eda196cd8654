"""The lab: halves, faces and face-down permanents as the steps of a file speak of them."""

import pytest
from lab_play import failed, played

SPLIT = """
players:
  alice: {mana: unlimited, hand: [{card: "Dusk // Dawn", as: held}, {card: Delver of Secrets, as: delver}]}
  bob: {}
steps:
  - %s
"""


@pytest.mark.parametrize(
    "step",
    [
        "{player: alice, cast: held, choose: [right]}",
        "{player: alice, cast: Dawn}",
        "{player: alice, cast: held, choose: [Dawn]}",
        "{player: alice, cast: delver, choose: [back]}",
        "{player: alice, cast: Insectile Aberration}",
    ],
)
def test_a_half_or_face_that_cant_be_cast_from_there_is_no_other_one(step: str) -> None:
    assert "601.3" in failed(SPLIT % step)
    played(SPLIT % f"{{illegal: {step}}}")


def test_a_face_that_doesnt_exist_is_no_answer() -> None:
    text = """
strict: true
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {}
steps:
  - {player: alice, cast: Shock, choose: [right], targets: [bob]}
"""
    assert "right" in failed(text)
    assert "no back face" in failed(
        "players:\n  alice: {battlefield: [{card: Grizzly Bears, face: back}]}\n  bob: {}\n"
    )


TWO_WAYS = """
players:
  alice: {mana: "%s", battlefield: [{card: Branchsnap Lorian, as: lorian, face_down: manifest}]}
  bob: {}
steps:
  - {player: alice, special: turn face up, object: lorian%s}
expect:
  - {object: lorian, face_down: false}
  - {player: alice, mana: "%s"}
"""


@pytest.mark.parametrize(("said", "left"), [("", "{G}{G}{C}"), ("morph", "{G}{G}{C}"), ("mana cost", "{G}")])
def test_a_manifested_morph_is_turned_up_as_the_answer_says(said: str, left: str) -> None:
    """Its morph cost is {G}, its mana cost {1}{G}{G}."""
    played(TWO_WAYS % ("{G}{G}{G}{C}", f", choose: [{said}]", left))


def test_what_is_spent_on_turning_up_can_be_said() -> None:
    text = TWO_WAYS % ("{G}{G}{C}{C}", ', choose: [morph], pay: "{G}"', "{G}{C}{C}")
    played(text)
    assert "601.2h" in failed(text.replace('pay: "{G}"', 'pay: "{C}"'))


BOARD = """
players:
  alice: {%s: [{card: %s, as: it%s}]}
  bob: {}
expect:
  - {object: it, %s}
"""


@pytest.mark.parametrize("name", ["Bonecrusher Giant", "Nezumi Shortfang", "Fire // Ice", "Grizzly Bears"])
def test_only_what_has_a_back_face_has_it_up(name: str) -> None:
    assert "no back face" in failed(BOARD % ("battlefield", f'"{name}"', ", face: back", "tapped: false"))


@pytest.mark.parametrize("name", ["Bala Ged Recovery", "Bala Ged Sanctuary", "Lightning Bolt", "Fire // Ice"])
def test_what_is_no_permanent_isnt_on_the_battlefield(name: str) -> None:
    assert "no permanent card" in failed(BOARD % ("battlefield", f'"{name}"', "", "tapped: false"))
    played(BOARD % ("battlefield", f'"{name}"', ", face_down: manifest", "power: 2"))
    played(BOARD % ("battlefield", "Bala Ged Recovery", ", face: back", "types: [Land]"))


def test_a_card_lies_face_down_in_exile() -> None:
    played(BOARD % ("exile", "Craw Wurm", ", face_down: true", "face_down: true, names: [], types: []"))
    played(BOARD % ("exile", "Craw Wurm", "", "face_down: false, names: [Craw Wurm]"))
