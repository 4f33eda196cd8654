"""Creatures with mutate: what each kind of ability does as it mutates, and after that."""

import pytest
from lab_play import played

from shinpan.lab.run.running import Run


def mutated(name: str, others: str = "", steps: str = "", hand: str = "") -> Run:
    """Have a creature mutate over Grizzly Bears, its trigger resolve, and check what the steps say."""
    return played(
        f"""
        title: a mutation
        players:
          alice:
            mana: unlimited
            hand: ["{name}"{hand}]
            battlefield: [{{card: Grizzly Bears, as: bear}}{others}]
            library: [Forest, Craw Wurm, Plains, Grizzly Bears, Island, Llanowar Elves]
          bob:
            hand: [Plains, Island]
            library: [Mountain, Swamp]
        steps:
{steps}
        """
    )


def test_how_often_it_has_mutated_is_counted_for_the_permanent() -> None:
    played(
        """
        title: times
        players:
          alice:
            mana: unlimited
            hand: [Insatiable Hemophage, Huntmaster Liger]
            battlefield:
              - {card: Porcuparrot, as: host, mutations: 2}
              - {card: Grizzly Bears, as: bear}
          bob: {}
        steps:
          - {player: alice, activate: host, targets: [bob]}
          - resolve
          - {expect: {player: bob, life: 18}}
          - {player: alice, cast: Insatiable Hemophage, targets: [host], choose: [mutate, mutate over]}
          - resolve
          - resolve
          - {expect: {player: bob, life: 15}}
          - {player: alice, cast: Huntmaster Liger, targets: [host], choose: [mutate, mutate under], order: [host]}
          - resolve
          - resolve all
        expect:
          - {player: bob, life: 11}
          - {player: alice, life: 27}
          - {object: bear, power: 6, toughness: 6}
          - {object: host, power: 3, components: [Insatiable Hemophage, Porcuparrot, Huntmaster Liger]}
        """
    )


@pytest.mark.parametrize(("mutations", "most"), [(0, 1), (2, 3)])
def test_up_to_as_many_targets_as_it_has_mutated(mutations: int, most: int) -> None:
    targets = ", ".join(f"w{number}" for number in range(most))
    played(
        f"""
        title: targets
        players:
          alice:
            mana: unlimited
            hand: [Archipelagore]
            battlefield: [{{card: Grizzly Bears, as: bear, mutations: {mutations}}}]
          bob:
            battlefield: [{{card: Craw Wurm, count: 3, as: [w0, w1, w2]}}]
        steps:
          - {{player: alice, cast: Archipelagore, targets: [bear, [{targets}]], choose: [mutate, mutate over]}}
          - resolve
          - resolve
          - {{expect: {{object: w0, tapped: true}}}}
          - {{expect: {{object: w2, tapped: {"true" if most == 3 else "false"}}}}}
          - {{until: "bob's upkeep"}}
        expect:
          - {{object: w0, tapped: true}}
        """
    )


def test_brokkos_from_the_graveyard_only_by_mutating() -> None:
    played(
        """
        title: brokkos
        players:
          alice:
            mana: unlimited
            graveyard: [Brokkos Apex of Forever]
            battlefield: [{card: Grizzly Bears, as: bear}]
          bob: {}
        steps:
          - {player: alice, cast: Brokkos Apex of Forever, targets: [bear], choose: [mutate, mutate over]}
          - resolve
        expect:
          - {object: bear, name: "Brokkos, Apex of Forever", components: 2, keywords: [mutate, trample]}
        """
    )


def test_brokkos_in_the_graveyard_cant_be_cast_without_a_target() -> None:
    played(
        """
        title: brokkos alone
        players:
          alice:
            mana: unlimited
            graveyard: [Brokkos Apex of Forever]
          bob:
            battlefield: [Grizzly Bears]
        steps:
          - {illegal: {player: alice, cast: Brokkos Apex of Forever}}
        """
    )


def test_starrix_exiles_until_it_has_found_enough() -> None:
    mutated(
        "Auspicious Starrix",
        steps="""          - {player: alice, cast: Auspicious Starrix, targets: [bear], choose: [mutate, mutate over]}
          - resolve
          - resolve
          - {expect: {object: Forest, zone: battlefield}}""",
    )


@pytest.mark.parametrize(("word", "zone"), [("onto the battlefield", "battlefield"), ("into your hand", "hand")])
def test_illuna_finds_a_nonland_permanent_card(word: str, zone: str) -> None:
    mutated(
        "Illuna, Apex of Wishes",
        steps=f"""          - player: alice
            cast: Illuna Apex of Wishes
            targets: [bear]
            choose: [mutate, mutate over, {word}]
          - resolve
          - resolve
          - {{expect: {{object: Craw Wurm, zone: {zone}}}}}
          - {{expect: {{object: Forest, zone: exile}}}}""",
    )


def test_nethroi_returns_creatures_of_total_power_ten() -> None:
    played(
        """
        title: nethroi
        players:
          alice:
            mana: unlimited
            hand: [Nethroi Apex of Death]
            graveyard: [{card: Craw Wurm, as: wurm}, {card: Air Elemental, as: air}, {card: Serra Angel, as: angel}]
            battlefield: [{card: Grizzly Bears, as: bear}]
          bob: {}
        steps:
          - player: alice
            cast: Nethroi Apex of Death
            targets: [bear, [wurm, air]]
            choose: [mutate, mutate over]
          - resolve
          - resolve
        expect:
          - {zone: alice.graveyard, cards: [Serra Angel]}
          - {object: wurm, zone: battlefield}
          - {object: air, zone: battlefield}
        """
    )


def test_mindleecher_exiles_face_down_and_lets_play() -> None:
    played(
        """
        title: mindleecher
        players:
          alice:
            mana: unlimited
            hand: [Mindleecher]
            battlefield: [{card: Grizzly Bears, as: bear}]
          bob:
            library: [{card: Lightning Bolt, as: bolt}, Plains]
        steps:
          - {player: alice, cast: Mindleecher, targets: [bear], choose: [mutate, mutate over]}
          - resolve
          - resolve
          - {expect: {object: bolt, zone: exile, face_down: true}}
          - {player: alice, cast: bolt, targets: [bob]}
          - resolve
        expect:
          - {player: bob, life: 17}
          - {zone: bob.graveyard, cards: [Lightning Bolt]}
        """
    )


def test_vadrok_casts_from_the_graveyard() -> None:
    played(
        """
        title: vadrok
        players:
          alice:
            mana: unlimited
            hand: [Vadrok Apex of Thunder]
            graveyard: [Lightning Bolt]
            battlefield: [{card: Grizzly Bears, as: bear}]
          bob: {}
        steps:
          - player: alice
            cast: Vadrok Apex of Thunder
            targets: [bear, Lightning Bolt, bob]
            choose: [mutate, mutate over, "yes"]
          - resolve
          - resolve
          - resolve
        expect:
          - {player: bob, life: 17}
        """
    )


def test_parcelbeast_keeps_its_ability_under_another() -> None:
    mutated(
        "Parcelbeast",
        steps="""          - {player: alice, cast: Parcelbeast, targets: [bear], choose: [mutate, mutate under]}
          - resolve
          - {player: alice, activate: bear, choose: [\"yes\"]}
          - resolve
          - {expect: {object: Forest, zone: battlefield}}
          - {expect: {object: bear, name: Grizzly Bears, tapped: true, abilities: 2}}""",
    )


def test_the_feather_of_everquill_phoenix() -> None:
    played(
        """
        title: feather
        players:
          alice:
            mana: unlimited
            hand: [Everquill Phoenix]
            graveyard: [{card: Everquill Phoenix, as: other}]
            battlefield: [{card: Grizzly Bears, as: bear}]
          bob: {}
        steps:
          - {player: alice, cast: Everquill Phoenix@alice, targets: [bear], choose: [mutate, mutate over]}
          - resolve
          - {resolve: 1, as: feather}
          - {expect: {object: feather, name: Feather, colors: [red], types: [Artifact]}}
          - {player: alice, activate: feather, targets: [other]}
          - resolve
        expect:
          - {object: other, zone: battlefield, tapped: true}
          - {object: feather, exists: false}
        """.replace("cast: Everquill Phoenix@alice", "cast: Everquill Phoenix")
    )
