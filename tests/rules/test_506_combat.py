"""CR 506: who attacks whom, and leaving combat."""

import pytest
from combat_board import ALICE, BOB, CAROL, Board, creature

from shinpan.cards.build import card
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Chosen
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.modifications.types import AddTypes, LoseTypes
from shinpan.rules.combat.attacking import can_attack, possible_attackers
from shinpan.rules.combat.blocking import can_block
from shinpan.rules.combat.defending import PROTECTOR, attackable
from shinpan.rules.combat.entering import put_onto_attack, put_onto_block
from shinpan.rules.combat.removing import remove_from_combat, remove_unfit
from shinpan.rules.combat.steps import anything_attacks


@pytest.mark.rule("506.2")
def test_the_opponents_and_their_planeswalkers_can_be_attacked() -> None:
    board = Board()
    bear, own, theirs = board.add(ALICE, "Grizzly Bears"), board.walker(ALICE), board.walker(BOB)
    assert attackable(board.table, ALICE) == (BOB, theirs)
    assert can_attack(board.table, bear, theirs)
    assert not can_attack(board.table, bear, own)
    assert not can_attack(board.table, bear, ALICE)


@pytest.mark.rule("506.2a", "802.2")
def test_all_opponents_are_defending_players() -> None:
    board = Board(3)
    walker = board.walker(CAROL)
    assert attackable(board.table, ALICE) == (BOB, CAROL, walker)


@pytest.mark.rule("506.3")
def test_only_creatures_attack_and_only_players_planeswalkers_and_battles_are_attacked() -> None:
    board = Board()
    stone, bear, theirs = board.add(ALICE, "Bonesplitter"), board.add(ALICE, creature(2, 2)), board.add(BOB, "Forest")
    board.walker(BOB)
    assert possible_attackers(board.table, ALICE) == (bear,)
    assert board.refused((stone, BOB)) == "506.3"
    assert board.refused((bear, theirs)) == "506.2"


@pytest.mark.rule("506.3a", "506.3e")
def test_what_isnt_a_creature_or_is_a_battle_enters_without_attacking() -> None:
    board = Board()
    stone, bear = board.add(ALICE, "Bonesplitter"), board.add(ALICE, creature(2, 2))
    board.affect(AddTypes((CardType.BATTLE,)), on=(bear,))
    board.run(put_onto_attack(board.table, ALICE, (stone, bear)))
    assert board.table.state.combat is not None
    assert board.table.state.combat.attacks == ()
    assert not anything_attacks(board.table)


@pytest.mark.rule("506.3b")
def test_a_creature_of_a_player_who_isnt_attacking_enters_without_attacking() -> None:
    board = Board(3)
    bear = board.add(BOB, creature(2, 2))
    board.run(put_onto_attack(board.table, BOB, (bear,)))
    assert not anything_attacks(board.table)


@pytest.mark.rule("506.3c", "508.4a")
def test_what_would_attack_something_that_is_gone_isnt_attacking() -> None:
    board = Board(3)
    bear, walker = board.add(ALICE, creature(2, 2)), board.walker(BOB)
    board.affect(LoseTypes((CardType.PLANESWALKER,)), on=(walker,))
    board.run(put_onto_attack(board.table, ALICE, (bear,), walker))
    assert not anything_attacks(board.table)


@pytest.mark.rule("506.3d", "509.4", "509.4a")
def test_a_creature_enters_blocking_only_what_attacks_its_controller() -> None:
    board = Board(3)
    lion, bear = board.add(ALICE, creature(2, 1)), board.add(ALICE, creature(2, 2))
    board.attack((lion, BOB), (bear, CAROL))
    board.block()
    wall = board.add(BOB, creature(0, 4))
    board.run(put_onto_block(board.table, BOB, (wall,), bear))
    board.run(put_onto_block(board.table, BOB, (wall,)))
    assert board.table.state.combat is not None
    assert board.table.state.combat.blocked_by(wall) == (lion,)
    blocked = [attack.blocked for attack in board.table.state.combat.attacks]
    assert blocked == [True, False]


def fight(board: Board) -> tuple[int, ...]:
    combat = board.table.state.combat
    assert combat is not None
    return tuple(attack.attacker for attack in combat.attacks)


@pytest.mark.rule("506.4", "509.1h")
def test_a_blocker_that_leaves_combat_leaves_its_attacker_blocked() -> None:
    board = Board()
    bear, wall = board.add(ALICE, creature(2, 2)), board.add(BOB, creature(0, 4))
    board.attack((bear, BOB))
    board.block((wall, bear))
    remove_from_combat(board.table.state, wall)
    combat = board.table.state.combat
    assert combat is not None
    assert combat.attacks[0].blocked
    assert combat.attacks[0].blockers == ()


@pytest.mark.rule("506.4")
@pytest.mark.parametrize("change", [LoseTypes((CardType.CREATURE,)), AddTypes((CardType.BATTLE,)), ChangeControl()])
def test_a_creature_is_removed_if_it_stops_being_one_becomes_a_battle_or_changes_controllers(change: object) -> None:
    board = Board()
    bear, wall = board.add(ALICE, creature(2, 2)), board.add(BOB, creature(0, 4))
    board.attack((bear, BOB))
    board.block((wall, bear))
    remove_unfit(board.table)
    assert fight(board) == (bear,)
    board.affect(change, on=(bear, wall), by=BOB)  # type: ignore[arg-type]
    remove_unfit(board.table)
    assert fight(board) == ()


@pytest.mark.rule("506.4")
def test_a_permanent_that_phases_out_is_removed() -> None:
    board = Board()
    bear = board.add(ALICE, creature(2, 2))
    board.attack((bear, BOB))
    board.table.state.objects[bear] = board.table.state.objects[bear].with_(phased_out=True)
    remove_unfit(board.table)
    assert fight(board) == ()


@pytest.mark.rule("506.4a", "506.4b")
def test_tapping_or_forbidding_comes_too_late() -> None:
    board = Board()
    bear, wall = board.add(ALICE, creature(2, 2)), board.add(BOB, creature(1, 4))
    board.attack((bear, BOB))
    board.block((wall, bear))
    board.add(BOB, "Pacifism", attached_to=bear)
    board.table.state.objects[wall] = board.table.state.objects[wall].with_(tapped=True)
    board.damage()
    assert board.marked(bear) == 1
    assert board.marked(wall) == 2


@pytest.mark.rule("506.4c", "510.1b")
def test_an_attacker_goes_on_attacking_when_its_planeswalker_is_gone() -> None:
    board = Board()
    bear, wall, walker = board.add(ALICE, creature(2, 2)), board.add(BOB, creature(0, 4)), board.walker(BOB)
    board.attack((bear, walker))
    board.affect(LoseTypes((CardType.PLANESWALKER,)), on=(walker,))
    remove_unfit(board.table)
    assert fight(board) == (bear,)
    assert can_block(board.table, wall, bear)
    board.block()
    board.damage()
    assert board.life(BOB) == 20
    assert "510.1b" in board.rules()


@pytest.mark.rule("506.4d")
def test_a_planeswalker_that_blocks_and_is_attacked_stays_in_combat_as_either() -> None:
    board = Board()
    bear, lion, walker = board.add(ALICE, creature(1, 1)), board.add(ALICE, creature(2, 1)), board.walker(BOB)
    board.affect(AddTypes((CardType.CREATURE,)), on=(walker,))
    board.attack((bear, walker), (lion, BOB))
    board.block((walker, lion))
    board.affect(LoseTypes((CardType.CREATURE,)), on=(walker,))
    remove_unfit(board.table)
    combat = board.table.state.combat
    assert combat is not None
    assert combat.attacks[0].target == walker
    assert combat.attacks[1].blockers == ()


@pytest.mark.rule("506.5")
def test_attacking_alone_is_told_to_abilities() -> None:
    for number in (1, 2):
        board = Board()
        bears = [board.add(ALICE, creature(2, 2)) for _ in range(number)]
        board.attack(*((bear, BOB) for bear in bears))
        alone = {event.alone for event in board.record.events if type(event).__name__ == "Attacked"}
        assert alone == {number == 1}


@pytest.mark.rule("702.10b", "302.6")
def test_haste_lets_a_new_creature_attack() -> None:
    board = Board()
    new, quick = (
        board.add(ALICE, creature(1, 1), sick=True),
        board.add(ALICE, creature(1, 1, KeywordAbility.HASTE), sick=True),
    )
    assert possible_attackers(board.table, ALICE) == (quick,)
    assert board.refused((new, BOB)) == "302.6"


def siege(board: Board, controller: PlayerId, protector: PlayerId) -> ObjectId:
    battle = card("Test Siege", "{2}", "Battle — Siege", defense=3)
    return board.add(controller, battle, counters=((CounterKind.DEFENSE, 3),), chosen=(Chosen(PROTECTOR, protector),))


@pytest.mark.rule("310.5", "310.8b", "310.8c", "310.8d")
def test_a_battle_is_attacked_by_others_than_its_protector_who_blocks_for_it() -> None:
    board = Board(3)
    own, theirs = siege(board, ALICE, CAROL), siege(board, BOB, ALICE)
    bear = board.add(ALICE, creature(2, 2))
    bobs, carols = board.add(BOB, creature(0, 4)), board.add(CAROL, creature(0, 4))
    assert attackable(board.table, ALICE) == (BOB, CAROL, own)
    assert board.refused((bear, theirs)) == "506.2"
    board.attack((bear, own))
    assert not can_block(board.table, bobs, bear)
    assert can_block(board.table, carols, bear)
    board.block()
    board.damage()
    assert board.table.state.objects[own].count(CounterKind.DEFENSE) == 1
    assert board.life(CAROL) == 20


@pytest.mark.rule("506.4", "506.4e")
def test_what_stops_being_a_battle_isnt_attacked_any_more_unless_it_is_the_protectors_planeswalker() -> None:
    for also, controller, target in ((False, CAROL, None), (True, BOB, None), (True, CAROL, ...)):
        board = Board(3)
        battle, bear = siege(board, controller, CAROL), board.add(ALICE, creature(2, 2))
        if also:
            board.affect(AddTypes((CardType.PLANESWALKER,)), on=(battle,))
        board.attack((bear, battle))
        board.affect(LoseTypes((CardType.BATTLE,)), on=(battle,))
        remove_unfit(board.table)
        combat = board.table.state.combat
        assert combat is not None
        assert combat.attacks[0].target == (battle if target is ... else None)
