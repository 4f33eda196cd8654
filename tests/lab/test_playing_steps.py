"""What steps do (SCENARIOS.md, "Steps")."""

import pytest
from lab_play import failed, play, played

TWO = "players:\n  alice: {}\n  bob: {}\n"


def test_others_pass_for_a_player_without_priority() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {mana: unlimited, hand: [Counterspell]}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
  - {player: bob, cast: Counterspell, targets: [Shock]}
  - {expect: {stack: [Counterspell, Shock]}}
  - resolve
expect:
  - {player: bob, life: 20}
"""
    )


def test_nothing_resolves_to_give_somebody_priority() -> None:
    error = failed(
        """
players:
  alice: {mana: unlimited, hand: [Giant Growth, Shock], battlefield: [Grizzly Bears]}
  bob: {mana: unlimited, hand: [Shock]}
steps:
  - {player: bob, cast: Shock, targets: [alice]}
  - {player: alice, cast: Shock, targets: [bob]}
  - resolve
  - {player: bob, cast: Counterspell}
"""
    )
    assert "Counterspell" in error


def test_an_action_out_of_time_is_an_error_with_its_rule() -> None:
    error = failed(
        """
players:
  alice: {}
  bob: {mana: unlimited, hand: [Divination]}
steps:
  - {player: bob, cast: Divination}
"""
    )
    assert "test.yaml:7" in error
    assert "117.1a" in error


def test_a_card_in_the_hand_goes_before_others() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock], graveyard: [Shock]}
  bob: {}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
expect:
  - {zone: alice.hand, cards: []}
  - {zone: alice.graveyard, cards: [Shock]}
"""
    )


def test_cards_alike_in_a_hand_need_no_handles_but_permanents_do() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock, Shock]}
  bob: {}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
  - {player: alice, cast: Shock, targets: [bob]}
"""
    )
    error = failed(
        """
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {battlefield: [Grizzly Bears, Grizzly Bears]}
steps:
  - {player: alice, cast: Shock, targets: [Grizzly Bears]}
"""
    )
    assert "2 objects" in error


def test_name_at_player_tells_permanents_apart() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock], battlefield: [Grizzly Bears]}
  bob: {battlefield: [Grizzly Bears]}
steps:
  - {player: alice, cast: Shock, targets: ["Grizzly Bears@bob"]}
  - resolve
expect:
  - {object: "Grizzly Bears@bob", zone: graveyard}
  - {object: "Grizzly Bears@alice", zone: battlefield}
"""
    )


def test_japanese_names() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [稲妻]}
  bob: {battlefield: [灰色熊]}
steps:
  - {player: alice, cast: 《稲妻》, targets: [灰色熊]}
  - resolve
expect:
  - {object: 灰色熊, zone: graveyard, name: 灰色熊}
  - {zone: bob.graveyard, cards: [灰色熊]}
"""
    )


def test_an_ability_by_its_place_or_a_word_of_its_text() -> None:
    for ability in ("2", "haste", "速攻"):
        done = play(
            f"""
players:
  alice: {{mana: unlimited, battlefield: [{{card: Boros Guildmage, as: mage}}]}}
  bob: {{}}
steps:
  - {{player: alice, activate: mage, ability: {ability}, targets: [mage]}}
  - resolve
expect:
  - {{object: mage, keywords: {{includes: [{"first strike" if ability == "2" else "haste"}]}}}}
"""
        )
        assert done.ok, (ability, done.error)


def test_which_ability_has_to_be_said_if_there_are_several() -> None:
    error = failed(
        """
players:
  alice: {mana: unlimited, battlefield: [Boros Guildmage]}
  bob: {}
steps:
  - {player: alice, activate: Boros Guildmage}
"""
    )
    assert "2 activated abilities" in error


def test_pay_says_with_which_mana() -> None:
    played(
        """
players:
  alice:
    hand: [{card: Grizzly Bears, as: bear}]
    battlefield: [{card: Forest, as: wood1}, {card: Forest, as: wood2}, {card: Plains, as: plains}]
  bob: {}
steps:
  - {illegal: {player: alice, cast: bear, pay: "{W}{W}"}}
  - {illegal: {player: alice, cast: bear, pay: "{G}{G}{W}"}}
  - {player: alice, cast: bear, pay: "{G}{W}"}
expect:
  - {object: plains, tapped: true}
"""
    )


def test_attackers_are_exactly_those_declared() -> None:
    text = """
players:
  alice: {battlefield: [Juggernaut, Grizzly Bears]}
  bob: {}
steps:
  - {player: alice, attack: {%s}}
"""
    assert play(text % "Juggernaut: bob").ok
    assert play(text % "Juggernaut: bob, Grizzly Bears: bob").ok
    error = failed(text % "Grizzly Bears: bob")
    assert "508.1d" in error
    assert "Juggernaut" in error


def test_a_single_possible_declaration_has_to_be_the_one_declared() -> None:
    text = """
players:
  alice: {battlefield: [Juggernaut]}
  bob: {}
steps:
  - {player: alice, attack: {%s}}
"""
    assert play(text % "Juggernaut: bob").ok
    assert "508.1d" in failed(text % "")


def test_attacking_on_another_players_turn_is_illegal() -> None:
    played(
        """
players:
  alice: {battlefield: [{card: Hill Giant, as: giant}, {card: Forest, as: wood}]}
  bob: {battlefield: [{card: Grizzly Bears, as: bear}]}
steps:
  - {illegal: {player: bob, attack: {bear: alice}}}
  - {illegal: {player: alice, attack: {wood: bob}}}
  - {illegal: {player: alice, attack: {giant: alice}}}
  - {illegal: {player: alice, attack: {bear: bob}}}
  - {illegal: {player: bob, block: {bear: giant}}}
  - {player: alice, attack: {giant: bob}}
  - {illegal: {player: bob, block: {bear: wood}}}
  - {illegal: {player: alice, attack: {giant: bob}}}
  - {player: bob, block: {bear: giant}}
expect:
  - {object: giant, attacking: bob}
"""
    )


def test_blocks_of_several_players_follow_each_other() -> None:
    played(
        """
strict: true
players:
  alice: {battlefield: [{card: Grizzly Bears, as: bear}, {card: Hill Giant, as: giant}]}
  bob: {battlefield: [{card: Wall of Stone, as: wall}]}
  carol: {battlefield: [{card: Savannah Lions, as: lions}]}
steps:
  - {player: alice, attack: {bear: bob, giant: carol}}
  - {player: bob, block: {wall: bear}}
  - {expect: {object: wall, zone: battlefield}}
  - {illegal: {player: carol, block: {lions: bear}}}
  - {player: carol, block: {lions: giant}}
  - {until: combat damage}
expect:
  - {object: lions, zone: graveyard}
  - {player: carol, life: 20}
"""
    )


def test_until_moves_on_and_stops_where_somebody_first_has_priority() -> None:
    played(
        """
players:
  alice: {}
  bob: {}
steps:
  - {until: main}
  - {expect: {player: alice, drew: 0}}
  - {until: upkeep}
  - {until: draw}
  - {expect: {player: bob, drew: 1}}
  - {until: "alice's draw"}
  - {expect: {player: alice, drew: 1}}
  - {until: turn 5 end step}
expect:
  - {player: alice, library: 18}
"""
    )


def test_a_step_that_the_turn_skips_is_an_error() -> None:
    assert "skips" in failed(TWO + "steps:\n  - {until: declare blockers}\n")
    assert "skips" in failed(TWO + "steps:\n  - {until: turn 2 combat damage}\n")
    assert "is over" in failed(TWO + "steps:\n  - {until: turn 1 upkeep}\n")


def test_until_combat_damage_stops_in_each_of_two_such_steps() -> None:
    played(
        """
players:
  alice: {battlefield: [{card: Boros Swiftblade, as: blade}]}
  bob: {}
steps:
  - {player: alice, attack: {blade: bob}}
  - {until: combat damage}
  - {expect: {player: bob, life: 19}}
  - {until: combat damage}
expect:
  - {player: bob, life: 18}
"""
    )


def test_the_cleanup_step_rests_when_nothing_is_left_to_do() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Giant Growth, {card: Shock, as: shock}], battlefield: [Grizzly Bears, Blood Artist]}
  bob: {mana: unlimited, hand: [Shock]}
steps:
  - {player: alice, cast: Giant Growth, targets: [Grizzly Bears]}
  - resolve
  - {until: cleanup}
  - {expect: {object: Grizzly Bears, power: 2}}
  - {illegal: {player: alice, cast: shock, targets: [bob]}}
  - {player: alice, choose: [bob]}
  - {do: destroy, object: Grizzly Bears}
  - {expect: {stack: [Blood Artist]}}
  - {legal: {player: alice, cast: shock, targets: [bob]}}
  - {until: cleanup}
  - {expect: {player: bob, life: 19}}
  - {until: upkeep}
  - {player: bob, cast: Shock, targets: [alice]}
"""
    )


def test_discarding_to_hand_size_is_asked_in_the_cleanup_step() -> None:
    played(
        """
strict: true
players:
  alice: {hand: [Forest, Island, Swamp, Plains, Mountain, Shock, Divination, Wrath of God]}
  bob: {}
steps:
  - {player: alice, choose: [Shock]}
  - {until: cleanup}
expect:
  - {zone: alice.graveyard, cards: [Shock]}
"""
    )


def test_resolve_stops_after_as_many_as_it_says() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock, Shock, Shock]}
  bob: {}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
  - {player: alice, cast: Shock, targets: [bob]}
  - {player: alice, cast: Shock, targets: [bob]}
  - {resolve: 2}
  - {expect: {stack: [Shock]}}
  - resolve all
expect:
  - {player: bob, life: 14}
"""
    )
    assert "nothing is left" in failed(TWO + "steps:\n  - resolve\n")


def test_as_names_what_a_spell_makes_when_it_resolves() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Raise the Alarm]}
  bob: {mana: unlimited, hand: [Shock]}
steps:
  - {player: alice, cast: Raise the Alarm, as: [one, two]}
  - resolve
  - {player: bob, cast: Shock, targets: [two]}
  - resolve
expect:
  - {object: one, zone: battlefield, name: Soldier Token, token: true}
  - {object: two, exists: false}
"""
    )


def test_one_name_stands_for_all_that_is_made() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Raise the Alarm]}
  bob: {}
steps:
  - {player: alice, cast: Raise the Alarm}
  - {resolve: 1, as: soldiers}
  - {until: "alice's precombat main"}
  - {player: alice, attack: {soldiers: bob}}
  - {until: combat damage}
expect:
  - {object: soldiers, count: 2, tapped: true}
  - {player: bob, life: 18}
"""
    )


def test_nothing_is_changed_by_what_is_only_tried() -> None:
    played(
        """
players:
  alice: {mana: "{R}", hand: [Shock], battlefield: [{card: Mountain, as: peak}]}
  bob: {}
steps:
  - {legal: {player: alice, cast: Shock, targets: [bob]}}
  - {legal: {player: alice, activate: peak}}
  - {illegal: {player: alice, cast: Shock, targets: [peak]}}
expect:
  - {player: alice, hand: 1, mana: "{R}"}
  - {object: peak, tapped: false}
  - {stack: []}
"""
    )


def test_verdicts_that_are_wrong_are_expectations_that_fail() -> None:
    done = play(
        """
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {}
steps:
  - {illegal: {player: alice, cast: Shock, targets: [bob]}}
  - {legal: {player: alice, attack: {}}}
  - {legal: {player: bob, attack: {}}}
"""
    )
    assert done.error is None
    assert [outcome.ok for outcome in done.outcomes] == [False, True, False]
    assert done.outcomes[0].found == {"legal": True}
    assert "506.2" in str(done.outcomes[2].found["illegal"])


def test_a_mistake_in_the_file_stays_an_error_inside_illegal() -> None:
    error = failed(
        """
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {}
steps:
  - {illegal: {player: alice, cast: Shock, targets: [bobb]}}
"""
    )
    assert "bobb" in error


def test_game_illegality_of_many_kinds() -> None:
    played(
        """
players:
  alice:
    hand: [Fireball, Counterspell, {card: Wall of Omens, as: omens}, Wall of Stone, {card: Forest, as: second}]
    battlefield:
      - {card: Mountain, count: 3}
      - {card: Island, count: 2}
      - {card: Humility, as: hum}
      - {card: Llanowar Elves, as: elves}
      - {card: Grizzly Bears, as: bear}
      - {card: Boros Guildmage, as: mage}
  bob: {battlefield: [{card: Hill Giant, as: giant}]}
steps:
  - {illegal: {player: alice, activate: elves}}
  - {illegal: {player: alice, activate: mage, ability: 2, targets: [bear]}}
  - {illegal: {player: alice, activate: bear}}
  - {illegal: {player: alice, cast: Fireball, choose: [5], targets: [[giant]]}}
  - {illegal: {player: alice, cast: Fireball, choose: [1], targets: [[giant, giant]]}}
  - {illegal: {player: alice, cast: Counterspell, targets: [Counterspell]}}
  - {illegal: {player: alice, cast: omens}}
  - {illegal: {player: alice, play: omens}}
  - {legal: {player: alice, cast: Fireball, choose: [4], targets: [[giant]]}}
  - {player: alice, play: second}
  - {illegal: {player: alice, play: second}}
  - {illegal: {player: bob, cast: Fireball, choose: [0], targets: [[giant]]}}
  - {illegal: {player: alice, cast: giant}}
"""
    )


def test_an_effect_without_a_source() -> None:
    played(
        """
players:
  alice:
    hand: [Forest, Island]
    graveyard: [Shock]
    library: [Swamp, Plains]
    battlefield:
      - {card: Grizzly Bears, as: bear}
      - {card: Hill Giant, as: giant}
      - {card: Jace Beleren, as: jace}
  bob: {}
steps:
  - {do: damage, object: giant, count: 2}
  - {expect: {object: giant, damage: 2}}
  - {do: damage, to: bob, count: 3}
  - {do: damage, object: jace, count: 1}
  - {expect: {object: jace, loyalty: 2}}
  - {do: add counters, object: bear, counters: {+1/+1: 2}}
  - {expect: {object: bear, power: 4, counters: {+1/+1: 2}}}
  - {do: gain control, player: bob, object: bear}
  - {expect: {object: bear, controller: bob, can_attack: false}}
  - {do: tap, object: bear}
  - {do: untap, object: bear}
  - {do: flicker, object: bear}
  - {expect: {object: bear, controller: alice, counters: {}, power: 2}}
  - {do: mill, player: alice, count: 1}
  - {do: draw, player: alice}
  - {do: discard, player: alice, object: Forest}
  - {do: gain life, player: alice, count: 4}
  - {do: lose life, player: alice, count: 1}
  - {do: tuck, object: giant}
  - {do: put on top, object: bear}
  - {expect: {zone: alice.library, cards: [Grizzly Bears, Hill Giant], ordered: true}}
  - {do: exile, object: Shock}
  - {do: shuffle in, object: jace}
  - {player: alice, choose: [Island]}
  - {do: discard, player: alice}
  - {do: add counters, player: bob, counters: {poison: 3}}
expect:
  - {player: alice, life: 23, hand: 1, drew: 1}
  - {player: bob, life: 17, counters: {poison: 3}}
  - {zone: alice.graveyard, cards: [Island, Forest, Swamp], ordered: true}
  - {zone: alice.exile, cards: [Shock]}
"""
    )


def test_an_effect_can_counter_what_is_on_the_stack() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock], battlefield: [{card: Soul Warden, as: warden}]}
  bob: {}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
  - {do: counter, object: Shock}
expect:
  - {stack: []}
  - {player: bob, life: 20}
"""
    )


def test_the_active_player_has_priority_after_an_effect() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {mana: unlimited, hand: [Shock]}
steps:
  - {player: bob, cast: Shock, targets: [alice]}
  - {do: lose life, player: bob, count: 1}
  - {player: alice, cast: Shock, targets: [bob]}
  - {expect: {stack: [Shock, Shock]}}
"""
    )


@pytest.mark.parametrize(
    ("keys", "error"),
    [
        ("dungeon: Undercty", 'no dungeon is called "Undercty"'),
        ("completed: [Moria]", 'no dungeon is called "Moria"'),
        ("dungeon: Undercity, room: Oubliette", 'no room of the dungeon is called "Oubliette"'),
        ("room: Arena", 'no room of the dungeon is called "Arena"'),
    ],
)
def test_dungeons_and_rooms_have_names(keys: str, error: str) -> None:
    assert error in failed(f"players:\n  alice: {{}}\n  bob: {{{keys}}}\n")


def test_commanders_need_the_variant_and_cards() -> None:
    for line in ("commanders: [Isamaru Hound of Konda]", "battlefield: [{card: Grizzly Bears, commander: true}]"):
        error = failed(TWO.replace("alice: {}", f"alice: {{{line}}}"))
        assert "variant: commander" in error
    token = "{card: Grizzly Bears, token: true, commander: true}"
    error = failed(TWO.replace("alice: {}", f"alice: {{battlefield: [{token}]}}") + "variant: commander\n")
    assert "only a card can be a commander" in error
    error = failed(TWO.replace("alice: {}", "alice: {commanders: [Isamaru]}") + "variant: commander\n")
    assert "Isamaru, Hound of Konda" in error or "unknown card" in error


def test_steps_after_the_end_of_the_game_are_errors() -> None:
    text = """
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {life: 2}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
  - resolve
  - %s
"""
    for step in ("resolve", "{until: end step}", "{do: draw, player: alice}", "{player: alice, play: Forest}"):
        assert play(text % step).error is not None


def test_answers_of_an_effect_without_a_player_are_those_of_whom_it_affects() -> None:
    played(
        """
strict: true
players:
  alice: {}
  bob: {battlefield: [{card: Blood Artist, as: artist}, {card: Grizzly Bears, as: bear}]}
steps:
  - {do: destroy, object: bear, choose: [alice]}
  - resolve
expect:
  - {player: alice, life: 19}
"""
    )


def test_an_effect_finds_its_objects_where_they_can_be() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Shock, Shock, Shock], graveyard: [Grizzly Bears], battlefield: [Grizzly Bears]}
  bob: {}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
  - {do: counter, object: Shock}
  - {do: discard, player: alice, object: Shock}
  - {do: destroy, object: Grizzly Bears}
expect:
  - {player: alice, hand: 1, graveyard: 4}
  - {player: bob, life: 20}
"""
    )
