"""The waiting lines of answers, and how answers fit decisions (SCENARIOS.md, "Answers")."""

import pytest
from lab_play import assumed, failed, play, played

BOLT = """
players:
  alice: {mana: unlimited, hand: [Lightning Bolt, {card: Shock, as: shock}]}
  bob: {battlefield: [{card: Grizzly Bears, as: bear}]}
"""


def test_targets_come_from_their_own_line_before_choose() -> None:
    played(
        BOLT
        + """
steps:
  - {player: alice, cast: Lightning Bolt, targets: [bear], choose: [bob]}
  - {player: alice, cast: shock}
  - resolve all
expect:
  - {object: bear, zone: graveyard}
  - {player: bob, life: 18}
"""
    )


def test_an_answer_waits_until_it_is_asked_for_in_whatever_step() -> None:
    played(
        """
players:
  alice: {mana: unlimited, hand: [Lightning Bolt]}
  bob: {battlefield: [{card: Blood Artist, as: artist}]}
steps:
  - {player: bob, choose: [alice]}
  - {player: alice, cast: Lightning Bolt, targets: [artist]}
  - resolve
  - resolve
expect:
  - {player: alice, life: 19}
"""
    )


def test_targets_of_a_spell_are_asked_even_if_there_is_one() -> None:
    text = """
strict: true
players:
  alice: {mana: unlimited, hand: [Giant Growth], battlefield: [Grizzly Bears]}
  bob: {}
steps:
  - {player: alice, cast: Giant Growth}
"""
    assert "targets" in failed(text)
    assert assumed(play(text.replace("strict: true", ""))) == ["targets"]


def test_a_trigger_with_one_possible_target_takes_nothing_but_uses_up_its_name() -> None:
    text = """
strict: true
players:
  alice: {mana: unlimited, hand: [Flametongue Kavu]}
  bob: {}
steps:
  - {player: alice, cast: Flametongue Kavu%s}
  - resolve
  - resolve
expect:
  - {object: Flametongue Kavu, zone: graveyard}
"""
    assert not played(text % "").left_over
    assert not played(text % ", targets: [Flametongue Kavu]").left_over


def test_what_is_forced_uses_up_an_answer_that_names_it() -> None:
    done = played(
        """
strict: true
players:
  alice: {mana: unlimited, hand: [Fling, Shock], battlefield: [Grizzly Bears]}
  bob: {}
steps:
  - {player: alice, cast: Fling, targets: [bob], choose: [Grizzly Bears]}
  - resolve
expect:
  - {player: bob, life: 18}
"""
    )
    assert not done.left_over


def test_a_forced_division_uses_up_an_answer() -> None:
    done = played(
        """
strict: true
players:
  alice:
    mana: unlimited
    hand: [Forked Bolt]
    battlefield: [{card: Craw Wurm, as: wurm}]
  bob: {battlefield: [{card: Grizzly Bears, as: bear}]}
steps:
  - {player: alice, cast: Forked Bolt, targets: [[bob]], choose: [{bob: 2}]}
  - resolve
  - {player: alice, attack: {wurm: bob}, choose: [{bear: 6}]}
  - {player: bob, block: {bear: wurm}}
  - {until: combat damage}
expect:
  - {player: bob, life: 18}
  - {object: bear, zone: graveyard}
"""
    )
    assert not done.left_over


def test_no_targets_is_an_empty_list() -> None:
    played(
        """
strict: true
players:
  alice: {mana: unlimited, hand: [Fireball]}
  bob: {}
steps:
  - {player: alice, cast: Fireball, choose: [3], targets: [[]]}
  - {expect: {stack: [Fireball]}}
  - resolve
expect:
  - {player: bob, life: 20}
"""
    )


def test_a_single_answer_stands_for_a_list_of_one() -> None:
    played(
        """
strict: true
players:
  alice: {mana: unlimited, hand: [Fireball]}
  bob: {}
steps:
  - {player: alice, cast: Fireball, choose: 3, targets: bob}
  - resolve
expect:
  - {player: bob, life: 17}
"""
    )


def test_an_alternative_cost_takes_the_next_answer_only_if_it_is_its_word() -> None:
    text = """
strict: true
players:
  alice: {mana: unlimited, hand: [{card: Mulldrifter, as: drifter}]}
  bob: {}
steps:
  - {player: alice, cast: drifter%s}
  - resolve
  - resolve all
expect:
  - {object: drifter, zone: %s}
"""
    played(text % ("", "battlefield"))
    played(text % (", choose: [evoke]", "graveyard"))
    assert not played(text % (", choose: [no]", "battlefield")).left_over


@pytest.mark.parametrize("spelling", ["yes", "on", "true", "YES"])
def test_yes_in_any_spelling(spelling: str) -> None:
    played(
        f"""
strict: true
players:
  alice: {{battlefield: [Coastal Piracy, Grizzly Bears]}}
  bob: {{}}
steps:
  - {{player: alice, attack: {{Grizzly Bears: bob}}, choose: [{spelling}]}}
  - {{until: combat damage}}
  - resolve
expect:
  - {{player: alice, drew: 1}}
"""
    )


def test_colors_by_word_or_letter() -> None:
    for color in ("red", "R", "赤"):
        played(
            f"""
strict: true
players:
  alice: {{battlefield: [Birds of Paradise]}}
  bob: {{}}
steps:
  - {{player: alice, activate: Birds of Paradise, choose: [{color}]}}
expect:
  - {{player: alice, mana: "{{R}}"}}
"""
        )


def test_additional_costs_symbols_and_what_stands_in_take_an_answer_only_if_it_is_about_them() -> None:
    play(
        """
strict: true
players:
  alice: {mana: unlimited, hand: [Burst Lightning, Burst Lightning, Siege Wurm], battlefield: [Llanowar Elves]}
  bob: {}
steps:
  - {player: alice, cast: Burst Lightning, choose: [bob]}
  - {player: alice, cast: Burst Lightning, choose: [kicked, bob]}
  - resolve all
  - {player: alice, cast: Siege Wurm, choose: [Llanowar Elves]}
expect:
  - {player: bob, life: 14}
  - {object: Llanowar Elves, tapped: true}
"""
    )


def test_defaults_are_reported_and_strict_makes_them_errors() -> None:
    text = """
%s
players:
  alice: {mana: unlimited, hand: [Fireball], battlefield: [Coastal Piracy, Grizzly Bears]}
  bob: {}
steps:
  - {player: alice, attack: {Grizzly Bears: bob}}
  - {until: combat damage}
  - resolve
expect:
  - {player: alice, drew: 0}
"""
    done = played(text % "")
    assert assumed(done) == ["whether to do it"]
    assert "whether to do it" in failed(text % "strict: true")


def test_what_needs_no_answer_is_never_assumed() -> None:
    done = played(
        """
strict: true
players:
  alice: {battlefield: [Grizzly Bears, Juggernaut, Blood Artist, Zulaport Cutthroat], mana: unlimited}
  bob: {battlefield: [Hill Giant]}
steps:
  - {until: end step}
  - {player: alice, choose: [bob]}
  - {do: destroy, object: Juggernaut}
  - resolve all
  - {until: "bob's upkeep"}
"""
    )
    assert assumed(done) == []


def test_left_overs_are_reported_and_under_strict_an_error() -> None:
    text = """
%s
players:
  alice: {mana: unlimited, hand: [Shock]}
  bob: {}
steps:
  - {player: alice, cast: Shock, targets: [bob, alice], choose: [yes]}
"""
    assert len(played(text % "").left_over) == 2
    assert "never used" in failed(text % "strict: true")


def test_an_answer_that_fits_no_option_says_what_was_possible() -> None:
    error = play(
        """
players:
  alice: {mana: unlimited, hand: [Shock], battlefield: [{card: Grizzly Bears, as: bear}]}
  bob: {}
steps:
  - {player: alice, cast: Shock, targets: [beer]}
"""
    ).error
    assert error is not None
    assert error.problems[0].line == 6 + 1
    assert error.problems[0].possible == ("alice", "bob", "bear")
    assert 'did you mean "bear"' in str(error)


def test_a_trigger_order_is_the_default_unless_the_step_says_otherwise() -> None:
    text = """
strict: true
players:
  alice:
    battlefield:
      - {card: Blood Artist, as: artist}
      - {card: Zulaport Cutthroat, as: cutthroat}
      - {token: {types: [Creature], subtypes: [Elf], power: 1, toughness: 1}, as: elf1}
      - {token: {types: [Creature], subtypes: [Elf], power: 1, toughness: 1}, as: elf2}
  bob: {}
steps:
  - {player: alice, choose: [[bob], [bob]]}
  - {do: destroy, object: [elf1, elf2]%s}
  - {expect: {stack: [%s]}}
"""
    played(text % ("", "Zulaport Cutthroat, Zulaport Cutthroat, Blood Artist, Blood Artist"))
    reversed_ = "Blood Artist, Blood Artist, Zulaport Cutthroat, Zulaport Cutthroat"
    played(text % (", order: [cutthroat, cutthroat, artist, artist]", reversed_))


def test_new_targets_for_a_copy_are_asked_even_where_one_is_possible() -> None:
    from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
    from shinpan.game.ids import PlayerId

    done = play("players: {alice: {}, bob: {}}\n")
    assert done.play is not None
    answerer, table = done.play.answerer, done.play.table
    only = Pick(PlayerId(1))
    decision = Decision(PlayerId(0), DecisionKind.OBJECTS, (only,), rule="707.10c", topic=Topic.TARGETS, default=only)
    assert answerer.answer(table, decision) == [only]
    assert assumed(done) == ["targets"]
