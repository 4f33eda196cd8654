import pytest

from shinpan.cards.type_line import parse_type_line
from shinpan.game.enums import CardType, Supertype
from shinpan.game.subtypes import ArtifactType, CreatureType, LandType


def test_a_type_line_is_read_into_its_three_parts():
    line = parse_type_line("Legendary Artifact Creature — Goblin Wall")
    assert line.supertypes == (Supertype.LEGENDARY,)
    assert line.types == (CardType.ARTIFACT, CardType.CREATURE)
    assert line.subtypes == (CreatureType.GOBLIN, CreatureType.WALL)


@pytest.mark.parametrize("text", ["Basic Land — Forest", "basic land - forest", "Basic  Land  —  Forest"])
def test_case_spaces_and_the_kind_of_dash_are_no_matter(text: str):
    assert str(parse_type_line(text)) == "Basic Land — Forest"


def test_a_subtype_may_be_two_words_or_hyphenated():
    assert parse_type_line("Creature — Time Lord Doctor").subtypes == (CreatureType.TIME_LORD, CreatureType.DOCTOR)
    assert parse_type_line("Land — Urza's Power-Plant").subtypes == (LandType.URZAS, LandType.POWER_PLANT)


def test_kindred_cards_have_creature_types():
    line = parse_type_line("Kindred Artifact — Goblin Equipment")
    assert line.subtypes == (CreatureType.GOBLIN, ArtifactType.EQUIPMENT)
    assert parse_type_line("Tribal Instant — Goblin").types == (CardType.KINDRED, CardType.INSTANT)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Legendary Cretaure", "'cretaure' is neither a supertype nor a card type"),
        ("Legendary", "no card type"),
        ("Creature — Goblim", "Goblin"),
        ("Instant — Goblin", "'Goblin' belongs to none of the card types"),
    ],
)
def test_what_is_wrong_is_named(text: str, complaint: str):
    with pytest.raises(ValueError, match=r"type line|subtype") as error:
        parse_type_line(text)
    assert complaint in str(error.value)


def test_a_creature_type_of_former_times_is_read_as_todays() -> None:
    assert parse_type_line("Creature — Naga Wizard").subtypes == (CreatureType.SNAKE, CreatureType.WIZARD)
    with pytest.raises(ValueError, match="Naga"):
        parse_type_line("Land — Naga")
