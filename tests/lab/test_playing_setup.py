"""From a situation to the state of a game (SCENARIOS.md, "The situation")."""

from lab_play import failed, play, played

from shinpan.game.turn import Combat


def test_players_begin_with_what_the_file_says() -> None:
    done = played(
        """
players:
  alice:
    life: 7
    mana: "{U}{U}"
    hand: [Shock, {card: Forest, count: 3}]
    graveyard: [Shock, Divination]
    library: [Plains, Island]
    exile: [{card: Grizzly Bears, as: bear, owner: bob}]
    outside: [Swamp]
    counters: {poison: 2}
    cards_drawn: 2
    spells_cast: 1
    spells_cast_last_turn: 3
  bob: {library: []}
turn: bob
turn_number: 4
step: end step
expect:
  - {player: alice, life: 7, mana: "{U}{U}", hand: 4, graveyard: 2, library: 2, counters: {poison: 2}, drew: 2}
  - {zone: alice.graveyard, cards: [Shock, Divination], ordered: true}
  - {zone: alice.library, cards: [Plains, Island], ordered: true}
  - {zone: bob.exile, cards: [Grizzly Bears]}
  - {zone: alice.exile, cards: []}
  - {zone: alice.outside, cards: [Swamp]}
  - {player: bob, library: 0, life: 20}
"""
    )
    assert done.play is not None
    state = done.play.table.state
    assert state.turn.number == 4
    assert state.turn.active == 1
    assert state.players[0].spells_cast_last_turn == 3
    assert not state.started


def test_without_the_key_a_library_is_twenty_plains() -> None:
    played(
        """
players: {alice: {}, bob: {}}
expect:
  - {player: alice, library: 20}
  - {object: "Plains@alice", zone: library, count: 20}
"""
    )


def test_permanents_are_simply_there() -> None:
    played(
        """
players:
  alice:
    battlefield:
      - {card: Soul Warden, as: warden}
      - {card: Walking Ballista, as: ballista, counters: {+1/+1: 2}}
      - {card: Jace Beleren, as: jace}
      - {card: Jace Beleren, as: other, owner: bob, counters: {loyalty: 1}}
      - {card: Grizzly Bears, as: bear, tapped: true, damage: 1, sick: true}
      - {card: Hill Giant, as: away, phased_out: true}
      - Grizzly Bears
  bob:
    battlefield:
      - {card: Control Magic, as: magic, attached_to: warden}
steps:
  - {player: alice, choose: [jace]}
  - {expect: {stack: []}}
  - {expect: {triggered: 0, ability: warden}}
expect:
  - {object: ballista, power: 2, counters: {+1/+1: 2}}
  - {object: jace, loyalty: 3}
  - {object: other, zone: graveyard, owner: bob}
  - {object: bear, tapped: true, damage: 1, can_attack: false}
  - {object: warden, controller: bob, owner: alice, attached_to: none}
  - {object: magic, attached_to: warden, controller: bob}
  - {object: away, phased_out: true}
  - {zone: alice.battlefield, count: 4}
"""
    )


def test_timestamps_are_in_the_order_of_the_file() -> None:
    for first, second, power in (("Humility", "Opalescence", 4), ("Opalescence", "Humility", 1)):
        played(
            f"""
players:
  alice: {{battlefield: [{first}]}}
  bob: {{battlefield: [{second}]}}
expect:
  - {{object: Humility, power: {power}}}
"""
        )


def test_state_based_actions_are_checked_before_the_first_step() -> None:
    done = played(
        """
strict: true
players:
  alice:
    mana: unlimited
    battlefield: [{card: Isamaru Hound of Konda, as: one}, {card: Isamaru Hound of Konda, as: two}, Walking Ballista]
  bob: {}
steps:
  - {player: alice, choose: [two]}
  - {expect: {object: one, zone: graveyard}}
expect:
  - {object: two, zone: battlefield}
  - {object: Walking Ballista, zone: graveyard}
"""
    )
    assert not done.left_over


def test_control_that_is_simply_there_makes_nothing_sick() -> None:
    played(
        """
turn: bob
players:
  alice: {battlefield: [{card: Craw Wurm, as: wurm}]}
  bob: {battlefield: [{card: Control Magic, attached_to: wurm}]}
expect:
  - {object: wurm, controller: bob, can_attack: true}
"""
    )


def test_tokens_by_their_description_and_by_a_card() -> None:
    played(
        """
players:
  alice:
    battlefield:
      - as: elf
        token: {types: [Creature], subtypes: [Elf, Warrior], colors: [G], power: 1, toughness: 1, keywords: [flying]}
      - {card: Grizzly Bears, token: true, as: copy}
  bob: {}
expect:
  - {object: elf, name: Elf Warrior Token, token: true, colors: [green], keywords: [flying], power: 1, copy_of: none}
  - {object: copy, name: Grizzly Bears, token: true, copy_of: Grizzly Bears}
  - {zone: alice.battlefield, cards: [Elf Warrior Token, Grizzly Bears]}
"""
    )


def test_a_copy_of_a_permanent_or_of_a_card() -> None:
    played(
        """
players:
  alice:
    battlefield:
      - {card: Grizzly Bears, as: bear, copy_of: angel}
      - {card: Serra Angel, as: angel}
      - {card: Hill Giant, as: giant, copy_of: Craw Wurm}
  bob: {}
expect:
  - {object: bear, name: Serra Angel, keywords: [flying, vigilance], copy_of: angel}
  - {object: giant, name: Craw Wurm, power: 6, copy_of: Craw Wurm}
"""
    )


def test_choices_made_as_a_permanent_entered() -> None:
    played(
        """
players:
  alice: {battlefield: [{card: Conspiracy, chosen: Goblin}, {card: Grizzly Bears, as: bear}]}
  bob: {}
expect:
  - {object: bear, subtypes: [Goblin]}
"""
    )
    assert "can't be chosen" in failed("players: {alice: {battlefield: [{card: Conspiracy, chosen: Blue}]}, bob: {}}")
    assert "nothing is chosen" in failed("players: {alice: {battlefield: [{card: Forest, chosen: Elf}]}, bob: {}}")


def test_exiled_cards_come_back_with_what_exiled_them() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Disenchant]}
  bob:
    battlefield: [{card: Oblivion Ring, as: ring}]
    exile: [{card: Grizzly Bears, as: bear, owner: alice, exiled_with: ring}]
steps:
  - {player: alice, cast: Disenchant, targets: [ring]}
  - resolve
  - resolve
expect:
  - {object: bear, zone: battlefield, controller: alice}
"""
    )


def test_combat_in_progress() -> None:
    done = played(
        """
step: declare blockers
players:
  alice:
    battlefield:
      - {card: Hill Giant, as: giant, attacking: bob, tapped: true}
      - {card: Grizzly Bears, as: bear, attacking: jace}
  bob:
    battlefield: [{card: Wall of Stone, as: wall, blocking: giant}, {card: Jace Beleren, as: jace}]
steps:
  - {expect: {object: giant, attacking: bob}}
  - {expect: {object: bear, attacking: jace}}
  - {expect: {object: wall, attacking: false}}
  - {until: combat damage}
expect:
  - {object: wall, damage: 3}
  - {player: bob, life: 20}
  - {object: jace, loyalty: 1}
"""
    )
    assert done.play is not None
    assert isinstance(done.play.table.state.combat, Combat)
    assert "combat" in failed("players: {alice: {battlefield: [{card: Hill Giant, attacking: bob}]}, bob: {}}")


def test_a_face_down_card_is_a_plain_two_two() -> None:
    played(
        """
players:
  alice: {battlefield: [{card: Serra Angel, as: angel, face_down: true}]}
  bob: {}
expect:
  - {object: angel, face_down: true, power: 2, toughness: 2, keywords: [], name: none, colors: []}
"""
    )


def test_unknown_and_short_names_are_errors_with_the_nearest() -> None:
    error = play("players:\n  alice: {hand: [Lightning Blot]}\n  bob: {}\n").error
    assert error is not None
    assert error.problems[0].possible[0] == "Lightning Bolt"
    assert "Urborg, Tomb of Yawgmoth" in str(play("players: {alice: {battlefield: [Urborg]}, bob: {}}").error)


def test_a_card_lies_in_its_owners_zones_only() -> None:
    assert "belongs" in failed("players: {alice: {hand: [{card: Forest, owner: bob}]}, bob: {}}")


def test_the_edition_is_a_setting_of_the_game() -> None:
    from datetime import date

    from shinpan.cards.library import built_in
    from shinpan.lab.notation import parse
    from shinpan.lab.run.running import run

    scenario = parse("title: t\nedition: 2013-07-15\nplayers: {alice: {}, bob: {}}\n")
    done = run(scenario, built_in())
    assert done.play is not None
    assert done.play.table.state.settings.edition == date(2013, 7, 15)
    other = run(scenario, built_in(), date(2020, 1, 1))
    assert other.play is not None
    assert other.play.table.state.settings.edition == date(2020, 1, 1)


def test_a_situation_may_begin_in_any_step() -> None:
    for step in ("upkeep", "draw", "combat", "end step", "postcombat main"):
        played(
            f"""
step: {step}
players:
  alice: {{mana: unlimited, hand: [Shock]}}
  bob: {{}}
steps:
  - {{player: alice, cast: Shock, targets: [bob]}}
expect:
  - {{player: alice, drew: 0}}
"""
        )
    played(
        """
step: cleanup
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {}
steps:
  - {illegal: {player: alice, cast: Shock, targets: [bob]}}
  - {until: upkeep}
  - {legal: {player: alice, cast: Shock, targets: [bob]}}
"""
    )
