"""Building decks for Commander (903.3-903.5), partners (702.124) and color identity (903.4)."""

from collections.abc import Sequence

import pytest

from shinpan.cards.build import card, face
from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.cards.words import activated, pay, static
from shinpan.game.enums import Color
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import Layout
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.permissions import CanBeCommander
from shinpan.phrases.qualities.traits import Named
from shinpan.phrases.quantities import Fixed
from shinpan.rules.commander.deck import can_be_commander, deck_faults
from shinpan.rules.commander.identity import color_identity
from shinpan.testing.decks import commander_deck

HOUND = built_in()["Isamaru, Hound of Konda"]


def letters(definition: Card) -> str:
    return "".join(color.letter for color in Color if color in color_identity(definition))


def legend(name: str, *keywords: Keyword, cost: str = "{W}", types: str = "Legendary Creature — Human") -> Card:
    return card(name, cost, types, *keywords, pt=(1, 1))


def numbers(deck: Sequence[Card], commanders: Sequence[Card], *, brawl: bool = False) -> list[str]:
    faults = deck_faults(deck, commanders, brawl=brawl)
    for fault in faults:
        for language in ("en", "ja"):
            assert fault.citation.text(language, **dict(fault.parameters))
    return [fault.citation.number for fault in faults]


def filled(*cards: Card, size: int = 100, land: str = "Plains") -> list[Card]:
    return [*cards, *[built_in()[land]] * (size - len(cards))]


@pytest.mark.parametrize(
    ("name", "identity"),
    [
        ("Isamaru, Hound of Konda", "W"),
        ("Sol Ring", ""),
        ("Llanowar Elves", "G"),
        ("Birds of Paradise", "G"),  # any color is no symbol
        ("Fire // Ice", "UR"),
        ("Bonecrusher Giant", "R"),
        ("Delver of Secrets", "U"),
        ("Daybreak Ranger", "RG"),  # the back face counts (903.4d)
        ("Plains", ""),  # what a basic land type gives is no text (305.6)
        ("Taiga", ""),
        ("Dryad Arbor", "G"),  # a color indicator
        ("Hanweir Battlements", "R"),
        ("Walking Ballista", ""),
    ],
)
def test_903_4_color_identity(name: str, identity: str) -> None:
    assert letters(built_in()[name]) == identity


def test_903_4_symbols_of_costs_in_the_text_and_903_4e_other_frames() -> None:
    gains = activated(Cost(ManaCost.parse("{2}{B/G}")), GainLife(Fixed(1)))
    assert letters(card("Pouch", "{3}", "Artifact", gains)) == "BG"
    inset = Card(
        "Guest", (face("Guest", "{W}", "Creature — Human", pt=(1, 1)), face("Trip", "{R}", "Sorcery")), Layout.FLIP
    )
    assert letters(inset) == "WR"


def test_903_5a_exactly_a_hundred_cards() -> None:
    assert numbers(filled(HOUND), [HOUND]) == []
    assert numbers(filled(HOUND, size=99), [HOUND]) == ["903.5a"]
    assert numbers(filled(HOUND, size=101), [HOUND]) == ["903.5a"]


def test_903_5b_no_name_twice_but_for_basic_lands() -> None:
    anthem = built_in()["Glorious Anthem"]
    assert numbers(filled(HOUND, anthem), [HOUND]) == []
    assert numbers(filled(HOUND, anthem, anthem), [HOUND]) == ["903.5b"]


def test_903_5c_and_d_only_colors_of_the_commander() -> None:
    pool = built_in()
    assert numbers(filled(HOUND, pool["Lightning Bolt"]), [HOUND]) == ["903.5c"]
    assert numbers(filled(HOUND, pool["Daybreak Ranger"]), [HOUND]) == ["903.5c"]
    assert numbers(filled(HOUND, pool["Taiga"]), [HOUND]) == ["903.5d"]
    assert numbers(filled(HOUND, pool["Sol Ring"]), [HOUND]) == []


def test_903_3_what_can_be_a_commander() -> None:
    pool = built_in()
    bear, jace = pool["Grizzly Bears"], pool["Jace Beleren"]
    assert numbers(filled(HOUND), []) == ["903.3"]
    assert numbers(filled(HOUND), [pool["Thalia, Guardian of Thraben"]]) == ["903.3"]
    assert numbers(filled(bear, land="Forest"), [bear]) == ["903.3"]
    assert [can_be_commander(each) for each in (HOUND, bear, jace)] == [True, False, False]
    vehicle = card("Ship", "{2}", "Legendary Artifact — Vehicle", pt=(3, 3))
    craft = card("Craft", "{2}", "Legendary Artifact — Spacecraft")
    leader = card("Leader", "{2}{W}", "Legendary Planeswalker — Freyalise", static(CanBeCommander()), loyalty=3)
    assert [can_be_commander(each) for each in (vehicle, craft, leader)] == [True, False, True]


def test_903_12_brawl() -> None:
    walker = card("Walker", "{2}{W}", "Legendary Planeswalker — Jace", loyalty=3)
    assert numbers(filled(walker, size=60), [walker], brawl=True) == []
    assert numbers(filled(walker), [walker], brawl=True) == ["903.5a"]
    golem = card("Golem", "{4}", "Legendary Artifact Creature — Golem", pt=(4, 4))
    assert numbers(filled(golem, size=60, land="Island"), [golem], brawl=True) == []
    two = [*filled(golem, size=59, land="Island"), built_in()["Swamp"]]
    assert numbers(two, [golem], brawl=True) == ["903.5d"]
    assert "903.5d" in numbers(filled(golem, land="Island"), [golem])


PARTNER = Keyword(KeywordAbility.PARTNER)
ANN = legend("Ann", PARTNER)
BEN = legend("Ben", PARTNER, cost="{U}")
TWIN = legend("Twin", Keyword(KeywordAbility.PARTNER, quality=Named("Survivors")))
TRIN = legend("Trin", Keyword(KeywordAbility.PARTNER, quality=Named("Survivors")))
PAL = legend("Pal", Keyword(KeywordAbility.PARTNER, quality=Named("Friends forever")))
CAT = legend("Cat", Keyword(KeywordAbility.PARTNER_WITH, quality=Named("Dan")))
DAN = legend("Dan", Keyword(KeywordAbility.PARTNER_WITH, quality=Named("Cat")))
EVE = legend("Eve", Keyword(KeywordAbility.CHOOSE_A_BACKGROUND))
PAST = card("Past", "{W}", "Legendary Enchantment — Background")
FAY = legend("Fay", Keyword(KeywordAbility.DOCTORS_COMPANION))
DOCTOR = legend("The First Doctor", types="Legendary Creature — Time Lord Doctor")
GNOME = legend("Gnome Doctor", types="Legendary Creature — Time Lord Doctor Gnome")


@pytest.mark.parametrize(
    ("first", "second", "rules"),
    [
        (ANN, BEN, []),
        (TWIN, TRIN, []),
        (TWIN, PAL, ["702.124a"]),
        (TWIN, ANN, ["702.124a"]),
        (CAT, DAN, []),
        (EVE, PAST, []),
        (PAST, EVE, []),
        (FAY, DOCTOR, []),
        (FAY, GNOME, ["702.124a"]),
        (ANN, CAT, ["702.124a"]),  # 702.124f
        (ANN, HOUND, ["702.124a"]),
        (ANN, PAST, ["903.3", "702.124a"]),
        (ANN, ANN, ["903.5b", "702.124a"]),
    ],
)
def test_702_124_two_commanders(first: Card, second: Card, rules: list[str]) -> None:
    found = numbers(filled(first, second), [first, second])
    assert sorted(found) == sorted(rules)


def test_702_124g_never_three_and_a_background_never_alone() -> None:
    assert numbers(filled(ANN, BEN, HOUND), [ANN, BEN, HOUND])[:1] == ["702.124g"]
    assert numbers(filled(PAST), [PAST]) == ["903.3"]
    assert numbers(filled(ANN), [ANN]) == []


def test_702_124c_both_identities_count() -> None:
    counterspell = built_in()["Counterspell"]
    assert numbers(filled(ANN, BEN, counterspell), [ANN, BEN]) == []
    assert numbers(filled(ANN, counterspell), [ANN]) == ["903.5c"]


def test_random_commander_decks_are_legal() -> None:
    import random

    for seed in range(30):
        deck, commanders = commander_deck(random.Random(seed), built_in())
        assert numbers(deck, commanders) == []


def test_costs_are_read_from_words() -> None:
    assert letters(card("Bell", "{1}", "Artifact", activated(pay("{R}"), GainLife(Fixed(1))))) == "R"
