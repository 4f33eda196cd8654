"""CR 508: declaring attackers."""

import pytest
from combat_board import ALICE, BOB, CAROL, Board, creature

from shinpan.cards.words import VIGILANCE
from shinpan.game.decisions import Attackers, DecisionKind, Pick
from shinpan.game.enums import CardType, Step
from shinpan.game.events import Attacked, AttackersDeclared, Tap
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.attacking import Goaded, MustAttackPlayer
from shinpan.phrases.modifications.types import AddTypes
from shinpan.phrases.references.players import You
from shinpan.phrases.restrictions import CantAttack, MustAttack
from shinpan.rules.combat.attacking import attack_refusal, least_attack
from shinpan.rules.combat.entering import put_onto_attack
from shinpan.rules.combat.removing import remove_from_combat
from shinpan.rules.game import Game


@pytest.mark.rule("508.1a")
def test_who_can_be_chosen() -> None:
    board = Board()
    board.add(ALICE, creature(1, 1))
    tapped = board.add(ALICE, creature(1, 1), tapped=True)
    theirs = board.add(BOB, creature(1, 1))
    battle = board.add(ALICE, creature(1, 1))
    board.affect(AddTypes((CardType.BATTLE,)), on=(battle,))
    for each in (tapped, theirs, battle):
        assert board.refused((each, BOB)) == "508.1a"


@pytest.mark.rule("508.1", "506.2")
def test_only_the_active_player_attacks() -> None:
    board = Board()
    theirs = board.add(BOB, creature(1, 1))
    refusal = attack_refusal(board.table, BOB, ((theirs, ALICE),))
    assert refusal is not None
    assert refusal.citation.number == "506.2"


@pytest.mark.rule("508.1b")
def test_the_options_name_what_is_attacked() -> None:
    board = Board(3)
    bear, walker = board.add(ALICE, creature(1, 1)), board.walker(CAROL)
    (decision,) = board.attack((bear, walker))
    assert decision.kind is DecisionKind.ATTACKERS
    assert decision.options == (
        Attackers(()),
        Attackers(((bear, BOB),)),
        Attackers(((bear, CAROL),)),
        Attackers(((bear, walker),)),
    )
    combat = board.table.state.combat
    assert combat is not None
    assert (combat.attacks[0].target, combat.attacks[0].defender) == (walker, CAROL)


@pytest.mark.rule("508.1b")
def test_a_creature_attacks_one_thing() -> None:
    board = Board(3)
    bear = board.add(ALICE, creature(1, 1))
    assert board.refused((bear, BOB), (bear, CAROL)) == "508.1b"


def test_without_a_choice_nobody_is_asked() -> None:
    board = Board()
    board.add(ALICE, creature(1, 1), tapped=True)
    assert board.attack() == []
    board = Board()
    must = board.add(ALICE, "Juggernaut")
    assert board.attack() == []
    combat = board.table.state.combat
    assert combat is not None
    assert combat.attack_of(must) is not None


@pytest.mark.rule("508.1c", "702.3b")
def test_restrictions() -> None:
    board = Board()
    wall, calm = board.add(ALICE, creature(0, 4, KeywordAbility.DEFENDER)), board.add(ALICE, creature(2, 2))
    board.add(ALICE, creature(2, 2))
    board.affect(CantAttack(), on=(calm,))
    assert board.refused((wall, BOB)) == "702.3b"
    assert board.refused((calm, BOB)) == "508.1c"


@pytest.mark.rule("702.3b")
def test_an_effect_lets_walls_attack_though_they_have_defender() -> None:
    board = Board()
    wall = board.add(ALICE, "Wall of Stone")
    board.add(ALICE, "Rolling Stones")
    board.attack((wall, BOB))
    assert board.table.state.objects[wall].tapped


@pytest.mark.rule("508.1c")
def test_some_players_cant_be_attacked() -> None:
    board = Board(3)
    bear, walker = board.add(ALICE, creature(2, 2)), board.walker(BOB)
    board.add(BOB, "Blazing Archon")
    assert board.refused((bear, BOB)) == "508.1c"
    board.attack((bear, walker))
    board = Board(3)
    bird, walker = board.add(ALICE, "Birds of Paradise"), board.walker(BOB)
    board.add(BOB, "Sandwurm Convergence")
    assert board.refused((bird, walker)) == "508.1c"
    assert board.refused((bird, CAROL)) == ""


@pytest.mark.rule("508.1c", "506.5")
def test_cant_attack_alone() -> None:
    board = Board()
    flunkies, bear = board.add(ALICE, "Mogg Flunkies"), board.add(ALICE, creature(2, 2))
    assert board.refused((flunkies, BOB)) == "508.1c"
    (decision,) = board.attack((flunkies, BOB), (bear, BOB))
    assert set(decision.options[1].pairs) == {(flunkies, BOB), (bear, BOB)}
    assert decision.options[2].pairs == ((bear, BOB),)


@pytest.mark.rule("508.1c")
def test_two_that_cant_attack_alone_attack_together() -> None:
    board = Board()
    first, second = board.add(ALICE, "Mogg Flunkies"), board.add(ALICE, "Mogg Flunkies")
    board.attack((first, BOB), (second, BOB))
    board = Board()
    board.add(ALICE, "Mogg Flunkies")
    assert board.attack() == []


@pytest.mark.rule("508.1c", "802.3a")
def test_limits_on_all_attackers_and_on_those_that_attack_one_player() -> None:
    board = Board(3)
    bears = [board.add(ALICE, creature(2, 2)) for _ in range(4)]
    board.add(BOB, "Crawlspace")
    assert board.refused(*((bear, BOB) for bear in bears[:3])) == "508.1c"
    assert board.refused(*((bear, BOB) for bear in bears[:2]), *((bear, CAROL) for bear in bears[2:])) == ""
    board.add(BOB, "Dueling Grounds")
    assert board.refused((bears[0], BOB), (bears[1], CAROL)) == "508.1c"


@pytest.mark.rule("508.1d")
def test_what_must_attack_attacks() -> None:
    board = Board()
    must, bear = board.add(ALICE, "Juggernaut"), board.add(ALICE, creature(2, 2))
    assert board.refused() == "508.1d"
    assert board.refused((bear, BOB)) == "508.1d"
    (decision,) = board.attack((must, BOB))
    assert decision.options == (Attackers(((must, BOB),)), Attackers(((must, BOB), (bear, BOB))))
    assert decision.default == decision.options[0]


@pytest.mark.rule("508.1d")
def test_of_one_attacker_allowed_it_is_the_one_that_must() -> None:
    board = Board()
    must, bear = board.add(ALICE, "Juggernaut"), board.add(ALICE, creature(2, 2))
    board.add(BOB, "Dueling Grounds")
    assert least_attack(board.table, ALICE) == ((must, BOB),)
    assert board.refused((bear, BOB)) == "508.1d"
    assert board.refused((bear, BOB), (must, BOB)) == "508.1c"
    assert board.refused() == "508.1d"
    board.attack()
    assert board.table.state.objects[must].tapped


@pytest.mark.rule("508.1d")
def test_a_restriction_goes_before_a_requirement() -> None:
    board = Board()
    must, bear = board.add(ALICE, "Juggernaut"), board.add(ALICE, creature(2, 2))
    board.affect(CantAttack(), on=(must,))
    board.attack((bear, BOB))
    assert not board.table.state.objects[must].tapped


@pytest.mark.rule("508.1d")
def test_a_creature_that_must_attack_a_player_attacks_that_player() -> None:
    board = Board(3)
    bear = board.add(ALICE, creature(2, 2))
    board.affect(MustAttackPlayer(You()), on=(bear,), by=CAROL)
    assert least_attack(board.table, ALICE) == ((bear, CAROL),)
    assert attack_refusal(board.table, ALICE, ((bear, BOB),)) is not None


@pytest.mark.rule("508.1d")
def test_a_creature_that_cant_attack_alone_takes_another_along_if_it_must_attack() -> None:
    board = Board()
    must, lion = board.add(ALICE, "Mogg Flunkies"), board.add(ALICE, creature(2, 1))
    board.affect(MustAttack(), on=(must,))
    assert set(least_attack(board.table, ALICE)) == {(must, BOB), (lion, BOB)}


@pytest.mark.rule("701.15b", "701.15c", "701.15d")
def test_a_goaded_creature_attacks_somebody_else() -> None:
    board = Board(3)
    bear = board.add(ALICE, creature(2, 2))
    board.affect(Goaded(), on=(bear,), by=BOB)
    assert least_attack(board.table, ALICE) == ((bear, CAROL),)
    board.affect(Goaded(), on=(bear,), by=BOB)
    board.affect(Goaded(), on=(bear,), by=CAROL)
    # Each opponent has goaded it: it attacks, and either opponent will do; that Bob did so twice doesn't count.
    assert board.refused() == "508.1d"
    assert board.refused((bear, BOB)) == ""
    assert board.refused((bear, CAROL)) == ""


@pytest.mark.rule("701.15b")
def test_goaded_it_attacks_a_planeswalker_only_if_no_other_player_can_be_attacked() -> None:
    board = Board()
    bear, walker = board.add(ALICE, creature(2, 2)), board.walker(BOB)
    board.affect(Goaded(), on=(bear,), by=BOB)
    assert board.refused((bear, walker)) == ""
    assert board.refused() == "508.1d"


@pytest.mark.rule("508.1d", "508.1h")
def test_nobody_must_pay_to_attack() -> None:
    board = Board()
    must = board.add(ALICE, "Juggernaut")
    forests = [board.add(ALICE, "Forest") for _ in range(2)]
    board.add(BOB, "Propaganda")
    assert least_attack(board.table, ALICE) == ()
    (decision,) = board.attack((must, BOB))
    assert decision.options == (Attackers(()), Attackers(((must, BOB),)))
    assert all(board.table.state.objects[each].tapped for each in forests)


@pytest.mark.rule("508.1h", "508.1i", "508.1j")
def test_the_cost_is_for_each_attacker_and_paid_whole() -> None:
    board = Board()
    bears = [board.add(ALICE, creature(2, 2)) for _ in range(2)]
    for _ in range(3):
        board.add(ALICE, "Forest")
    board.add(BOB, "Ghostly Prison")
    assert board.refused((bears[0], BOB)) == ""
    assert board.refused(*((bear, BOB) for bear in bears)) == "508.1j"


@pytest.mark.rule("508.1f", "508.1i")
def test_an_attacking_elf_is_tapped_before_mana_is_asked_for() -> None:
    board = Board()
    elf, _ = board.add(ALICE, "Llanowar Elves"), board.add(ALICE, "Forest")
    board.add(ALICE, "Forest")
    board.add(ALICE, "Grizzly Bears")
    board.add(BOB, "Windborn Muse")
    assert board.refused((elf, BOB)) == ""
    board.table.state.objects[ObjectId(elf + 1)] = board.table.state.objects[ObjectId(elf + 1)].with_(tapped=True)
    board.table.state.version += 1
    assert attack_refusal(board.table, ALICE, ((elf, BOB),)) is not None


@pytest.mark.rule("508.1f", "702.20b")
def test_attacking_taps_but_for_vigilance() -> None:
    board = Board()
    bear, guard = board.add(ALICE, creature(2, 2)), board.add(ALICE, creature(2, 2, VIGILANCE))
    board.attack((bear, BOB), (guard, BOB))
    assert board.table.state.objects[bear].tapped
    assert not board.table.state.objects[guard].tapped
    assert [event.object for event in board.record.events if isinstance(event, Tap)] == [bear]


@pytest.mark.rule("508.1k", "508.1m", "508.3a", "508.3d")
def test_attackers_become_attacking_and_abilities_are_told_once() -> None:
    board = Board(3)
    bears = [board.add(ALICE, creature(2, 2)) for _ in range(2)]
    board.attack((bears[0], BOB), (bears[1], CAROL))
    events = board.record.events
    assert [event for event in events if isinstance(event, Attacked)] == [
        Attacked(bears[0], BOB, BOB),
        Attacked(bears[1], CAROL, CAROL),
    ]
    declared = [event for event in events if isinstance(event, AttackersDeclared)]
    assert declared == [AttackersDeclared(ALICE, tuple(bears), (BOB, CAROL))]


@pytest.mark.rule("508.4", "508.4c", "508.3a")
def test_put_onto_the_battlefield_attacking_is_no_attack_and_unrestricted() -> None:
    board = Board(3)
    token = board.add(ALICE, creature(1, 1, KeywordAbility.DEFENDER), sick=True, tapped=True)
    board.affect(CantAttack(), on=(token,))
    (decision,) = board.run(put_onto_attack(board.table, ALICE, (token,)), Pick(CAROL))
    assert decision.rule == "508.4"
    combat = board.table.state.combat
    assert combat is not None
    assert combat.attack_of(token) is not None
    assert not [event for event in board.record.events if isinstance(event, Attacked)]


@pytest.mark.rule("508.8")
def test_without_attackers_combat_ends_at_once_but_not_if_they_have_left() -> None:
    for attacks in (False, True):
        board = Board()
        state = board.table.state
        state.started = True
        bear = board.add(ALICE, creature(2, 2))
        state.turn = state.turn.with_(priority=ALICE)
        game = Game.of_state(state, check=True)
        while game.decision is not None and game.decision.kind is not DecisionKind.ATTACKERS:
            game.answer(game.decision.options[0])
        assert game.decision is not None
        game.answer(Attackers(((bear, BOB),) if attacks else ()))
        if attacks:
            remove_from_combat(game.state, bear)
        steps = []
        while game.state.turn.step is not Step.END_OF_COMBAT and len(steps) < 20:
            steps.append(game.state.turn.step)
            game.answer(game.decision.options[0])
        assert (Step.DECLARE_BLOCKERS in steps) is attacks
        assert (Step.COMBAT_DAMAGE in steps) is attacks


@pytest.mark.rule("508.1")
def test_what_is_offered_is_legal() -> None:
    board = Board(3)
    board.add(ALICE, "Juggernaut")
    board.add(ALICE, "Mogg Flunkies")
    goaded = board.add(ALICE, creature(2, 2))
    others = [board.add(ALICE, creature(1, 1)) for _ in range(3)]
    board.affect(Goaded(), on=(goaded,), by=CAROL)
    board.walker(CAROL)
    board.add(BOB, "Crawlspace")
    board.add(BOB, "Propaganda")
    for _ in range(2):
        board.add(ALICE, "Forest")
    fork = board.table.fork()
    (decision,) = board.attack(*least_attack(board.table, ALICE))
    for option in decision.options:
        assert attack_refusal(fork, ALICE, option.pairs) is None
    offered = {pair for option in decision.options for pair in option.pairs}
    assert all((each, CAROL) in offered and (each, BOB) in offered for each in others)


def test_a_thousand_attackers_are_offered_at_once() -> None:
    board = Board()
    for _ in range(1000):
        board.add(ALICE, creature(1, 1))
    steps = board.attack()
    assert len(steps[0].options) == 1001


@pytest.mark.rule("508.1h")
def test_a_thousand_that_would_cost_something() -> None:
    board = Board()
    bears = [board.add(ALICE, creature(1, 1)) for _ in range(1000)]
    for _ in range(4):
        board.add(ALICE, "Forest")
    board.add(BOB, "Propaganda")
    (decision,) = board.attack((bears[0], BOB), (bears[999], BOB))
    assert len(decision.options) == 1001
    assert board.refused(*((bear, BOB) for bear in bears[1:4])) == "508.1j"
