"""What is checked, and what is found (SCENARIOS.md, "Expectations")."""

import pytest
from lab_play import failed, play, played

from shinpan.lab.notation.keys import ObjectKey, PlayerCheckKey

BOARD = """
players:
  alice:
    mana: "{G}"
    hand: [Shock]
    graveyard: [Divination, Shock]
    battlefield:
      - {card: Serra Angel, as: angel, counters: {+1/+1: 1}}
      - {card: Bonesplitter, as: axe, attached_to: angel}
      - {card: Urborg Tomb of Yawgmoth, as: urborg}
      - {card: Jace Beleren, as: jace, tapped: true}
      - {card: Typhoid Rats, as: rats1}
      - {card: Typhoid Rats, as: rats2}
  bob: {counters: {poison: 1}}
expect:
  - %s
"""

TRUE = [
    "{object: angel, name: Serra Angel, names: [Serra Angel]}",
    "{object: angel, name: セラの天使}",
    '{object: angel, mana_cost: "{3}{W}{W}", mana_value: 5}',
    "{object: angel, colors: [W], color_indicator: none}",
    "{object: angel, colors: white, types: Creature, subtypes: [Angel], supertypes: []}",
    "{object: angel, types: {includes: [Creature], excludes: [Land]}}",
    "{object: angel, keywords: [vigilance, flying], abilities: 2}",
    "{object: angel, text_includes: flying}",
    "{object: angel, text_includes: [飛行, Vigilance]}",
    "{object: angel, power: 7, toughness: 5}",
    "{object: angel, counters: {+1/+1: 1}, damage: 0, controller: alice, owner: alice}",
    "{object: angel, tapped: false, face_down: false, flipped: false, transformed: false, token: false}",
    "{object: angel, copy_of: none, components: [Serra Angel], attached_to: none, attacking: none}",
    "{object: angel, attacking: false, can_attack: true, can_block: true, phased_out: false, exists: true}",
    "{object: axe, attached_to: angel, power: none, toughness: none, can_attack: false}",
    "{object: axe, attached_to: Serra Angel}",
    "{object: urborg, supertypes: [Legendary], types: [Land], subtypes: [Swamp], abilities: 2, mana_cost: none}",
    "{object: jace, loyalty: 3, power: none, can_block: false}",
    "{object: Typhoid Rats, count: 2, keywords: [deathtouch]}",
    "{object: Grizzly Bears, count: 0}",
    "{object: Grizzly Bears, exists: false}",
    "{object: Shock, zone: hand}",
    "{object: Shock, count: 2}",
    "{zone: alice.graveyard, cards: [Shock, Divination]}",
    "{zone: alice.graveyard, cards: [Divination, Shock], ordered: true}",
    "{zone: alice.graveyard, includes: Shock, excludes: [Forest], count: 2}",
    "{zone: alice.battlefield, count: 6, excludes: [Shock]}",
    "{zone: exile, cards: []}",
    '{player: alice, life: 20, hand: 1, library: 20, graveyard: 2, mana: "{G}", lost: false, won: false, drew: 0}',
    "{player: bob, counters: {poison: 1}}",
    "{stack: []}",
    "{triggered: 0, ability: angel}",
]

FALSE = [
    ("{object: angel, name: Baneslayer}", {"name": "Serra Angel"}),
    ("{object: angel, keywords: [flying]}", {"keywords": ["flying", "vigilance"]}),
    ("{object: angel, power: 4}", {"power": 7}),
    ("{object: angel, power: none}", {"power": 7}),
    ("{object: angel, counters: {}}", {"counters": {"+1/+1": 1}}),
    ("{object: angel, subtypes: {includes: [Bird]}}", {"subtypes": ["Angel"]}),
    ("{object: angel, zone: graveyard}", {"zone": "battlefield"}),
    ("{object: angel, text_includes: trample}", {}),
    ("{object: angel, exists: false}", {"exists": True}),
    ("{object: angel, attached_to: axe}", {"attached_to": "none"}),
    ("{object: axe, attached_to: jace}", {"attached_to": "angel"}),
    ("{object: Typhoid Rats, count: 3}", {"count": 2}),
    ("{object: Typhoid Rats, count: 2, tapped: true}", {"tapped": False}),
    ("{object: Grizzly Bears, power: 2}", {"exists": False}),
    ("{zone: alice.graveyard, cards: [Shock]}", {"cards": ["Divination", "Shock"]}),
    ("{zone: alice.graveyard, cards: [Shock, Divination], ordered: true}", {"cards": ["Divination", "Shock"]}),
    ("{zone: alice.graveyard, excludes: [Shock]}", {"excludes": ["Divination", "Shock"]}),
    ("{zone: alice.hand, count: 0}", {"count": 1}),
    ("{player: bob, life: 19}", {"life": 20}),
    ("{player: bob, counters: {}}", {"counters": {"poison": 1}}),
    ('{player: alice, mana: ""}', {"mana": "{G}"}),
    ("{stack: [Shock]}", {"stack": []}),
    ("{game: draw}", {"game": "goes on"}),
    ("{triggered: 1, ability: angel}", {"triggered": 0}),
]


@pytest.mark.parametrize("expectation", TRUE)
def test_what_holds(expectation: str) -> None:
    played(BOARD % expectation)


@pytest.mark.parametrize(("expectation", "found"), FALSE)
def test_what_does_not_hold_is_shown_as_found(expectation: str, found: dict[str, object]) -> None:
    done = play(BOARD % expectation)
    assert done.error is None
    (outcome,) = done.outcomes
    assert not outcome.ok
    assert found.items() <= dict(outcome.found).items()
    assert set(outcome.differences()) == {"exists"} if "exists" in found else set(found) <= set(outcome.differences())


def test_a_name_that_fits_several_needs_a_count() -> None:
    assert "2 objects" in failed(BOARD % "{object: Typhoid Rats, power: 1}")


def test_names_that_nothing_has_are_mistakes() -> None:
    assert "Serra Angle" in failed(BOARD % "{object: Serra Angle, power: 4}")
    assert "Shok" in failed(BOARD % "{zone: alice.hand, cards: [Shok]}")
    assert "Soul Wardn" in failed(BOARD % "{triggered: 1, ability: Soul Wardn}")


def test_a_handle_follows_its_card() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [{card: Grizzly Bears, as: bear}]}
  bob: {}
steps:
  - {player: alice, cast: bear}
  - {expect: {object: bear, zone: stack}}
  - resolve
  - {expect: {object: bear, zone: battlefield}}
  - {do: tuck, object: bear}
expect:
  - {object: bear, zone: library}
"""
    )


def test_a_permanent_that_is_no_creature_has_no_power() -> None:
    played(
        """
players:
  alice:
    mana: unlimited
    battlefield: [{card: Opalescence, as: opal}, {card: Glorious Anthem, as: anthem}]
  bob: {}
steps:
  - {expect: {object: anthem, power: 4}}
  - {do: destroy, object: opal}
expect:
  - {object: anthem, power: none, toughness: none}
"""
    )


def test_triggers_are_counted_since_the_last_check_of_that_source() -> None:
    played(
        """
players:
  alice:
    battlefield: [{card: Blood Artist, as: artist}, {card: Grizzly Bears, as: bear}, {card: Hill Giant, as: giant}]
  bob: {}
steps:
  - {player: alice, choose: [bob, bob]}
  - {do: destroy, object: bear}
  - {expect: {triggered: 1, ability: artist}}
  - {do: destroy, object: giant}
  - {expect: {triggered: 1, ability: artist}}
  - {expect: {triggered: 2, ability: Blood Artist}}
  - {until: "bob's upkeep"}
  - {expect: {triggered: 0, ability: Blood Artist}}
"""
    )


def test_the_end_of_the_game() -> None:
    played(
        """
players:
  alice: {life: 0}
  bob: {life: -1}
expect:
  - {game: draw}
  - {player: alice, lost: true, won: false}
"""
    )
    played(
        "players: {alice: {}, bob: {life: 0}}\nexpect:\n  - {player: alice, won: true}\n  - {player: bob, lost: true}\n"
    )


def test_abilities_on_the_stack_go_by_their_sources() -> None:
    played(
        """
players:
  alice: {battlefield: [{card: Blood Artist, as: artist}, {card: Grizzly Bears, as: bear}]}
  bob: {}
steps:
  - {player: alice, choose: [bob]}
  - {do: destroy, object: bear}
  - {expect: {stack: [Blood Artist]}}
  - {expect: {object: Blood Artist, zone: battlefield}}
  - {expect: {object: Blood Artist, power: 0}}
  - {expect: {object: Blood Artist, zone: stack, controller: alice}}
"""
    )


def test_every_key_can_be_found_out() -> None:
    from shinpan.lab.expect.characteristics import FINDERS
    from shinpan.lab.expect.others import PLAYER_FINDERS

    assert set(FINDERS) == set(ObjectKey) - {ObjectKey.EXISTS}
    assert set(PLAYER_FINDERS) == set(PlayerCheckKey)
