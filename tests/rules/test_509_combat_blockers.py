"""CR 509: declaring blockers."""

import pytest
from combat_board import ALICE, BOB, CAROL, Board, creature

from shinpan.cards.build import card
from shinpan.cards.words import CREATURE, pay, static
from shinpan.game.decisions import Blockers
from shinpan.game.enums import CardType
from shinpan.game.events import BecameBlocked, Blocked
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.blocking import CostToBlock, Lures, MustBeBlocked, MustBlock
from shinpan.phrases.costs import PayLife
from shinpan.phrases.modifications.types import AddTypes
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All, Specific
from shinpan.phrases.restrictions import CantBlock
from shinpan.rules.combat.blocking import block_refusal, can_block, least_block


def facing(*attackers: object, players: int = 2) -> tuple[Board, list[ObjectId]]:
    """A board on which Alice's creatures attack Bob."""
    board = Board(players)
    there = [board.add(ALICE, each) for each in attackers]  # type: ignore[arg-type]
    board.attack(*((each, BOB) for each in there))
    return board, there


@pytest.mark.rule("509.1a")
def test_who_can_be_chosen() -> None:
    board, (bear,) = facing(creature(2, 2))
    tapped, battle = board.add(BOB, creature(1, 1), tapped=True), board.add(BOB, creature(1, 1))
    board.affect(AddTypes((CardType.BATTLE,)), on=(battle,))
    mine = board.add(ALICE, creature(1, 1))
    for each in (tapped, battle, mine):
        assert board.block_refused((each, bear)) == "509.1a"
    wall = board.add(BOB, creature(0, 4), sick=True)
    assert board.block_refused((wall, mine)) == "509.1a"
    assert board.block_refused((wall, bear)) == ""


@pytest.mark.rule("506.3", "509.1b", "702.147a")
def test_what_cant_block() -> None:
    board, (bear,) = facing(creature(2, 2))
    stone, calm = board.add(BOB, "Bonesplitter"), board.add(BOB, creature(1, 1))
    rotten = board.add(BOB, creature(1, 1, KeywordAbility.DECAYED))
    board.affect(CantBlock(), on=(calm,))
    assert board.block_refused((stone, bear)) == "506.3"
    assert board.block_refused((calm, bear)) == "509.1b"
    assert board.block_refused((rotten, bear)) == "702.147a"


@pytest.mark.rule("509.1a", "802.4a", "802.4b", "802.4")
def test_each_player_blocks_what_attacks_them_in_turn_order() -> None:
    board = Board(3)
    at_bob, at_carol = board.add(ALICE, creature(2, 2)), board.add(ALICE, creature(3, 3))
    bobs, carols = board.add(BOB, creature(0, 4)), board.add(CAROL, creature(0, 5))
    board.attack((at_bob, BOB), (at_carol, CAROL))
    assert board.block_refused((bobs, at_carol)) == "509.1a"
    assert board.block_refused((carols, at_bob), player=CAROL) == "509.1a"
    asked = board.block((bobs, at_bob))
    assert [decision.player for decision in asked] == [BOB, CAROL]
    assert asked[1].options == (Blockers(()), Blockers(((carols, at_carol),)))


@pytest.mark.rule("509.1a", "506.4c")
def test_a_planeswalkers_controller_blocks_for_it() -> None:
    board = Board(3)
    bear, wall, walker = board.add(ALICE, creature(2, 2)), board.add(CAROL, creature(0, 4)), board.walker(CAROL)
    board.attack((bear, walker))
    assert can_block(board.table, wall, bear)


@pytest.mark.rule("509.1a")
def test_one_attacker_for_each_blocker_unless_it_may_block_more() -> None:
    board, attackers = facing(creature(1, 1), creature(1, 1), creature(1, 1))
    wall, giant = board.add(BOB, creature(0, 4)), board.add(BOB, "Two-Headed Giant of Foriys")
    assert board.block_refused(*((wall, each) for each in attackers[:2])) == "509.1a"
    assert board.block_refused(*((giant, each) for each in attackers[:2])) == ""
    assert board.block_refused(*((giant, each) for each in attackers)) == "509.1a"
    board.add(BOB, "Entangler", attached_to=wall)
    assert board.block_refused(*((wall, each) for each in attackers)) == ""


@pytest.mark.rule("509.1g", "509.1h", "509.1i", "509.3a", "509.3c")
def test_blocked_and_unblocked() -> None:
    board, (bear, lion) = facing(creature(2, 2), creature(2, 1))
    walls = [board.add(BOB, creature(0, 4)) for _ in range(2)]
    board.block(*((wall, bear) for wall in walls))
    combat = board.table.state.combat
    assert combat is not None
    assert combat.blocks_declared
    assert [attack.blocked for attack in combat.attacks] == [True, False]
    events = board.record.events
    assert [event for event in events if isinstance(event, Blocked)] == [Blocked(wall, bear) for wall in walls]
    blocked = [event for event in events if isinstance(event, BecameBlocked)]
    assert blocked == [BecameBlocked(bear, tuple(walls))]
    assert [note.parameters["object"] for note in board.record.notes if note.rule == "509.1h"] == [lion]


@pytest.mark.rule("509.1h")
def test_without_blockers_attackers_are_unblocked_and_nobody_is_asked() -> None:
    board, _ = facing(creature(2, 2))
    board.add(BOB, creature(1, 1), tapped=True)
    assert board.block() == []
    assert "509.1h" in board.rules()


@pytest.mark.rule("509.1b", "702.111b")
def test_menace() -> None:
    board, (brute,) = facing(creature(3, 2, KeywordAbility.MENACE))
    first, second = board.add(BOB, creature(1, 1)), board.add(BOB, creature(1, 1))
    assert board.block_refused((first, brute)) == "702.111b"
    (decision,) = board.block((first, brute), (second, brute))
    assert [set(option.pairs) for option in decision.options] == [
        set(),
        {(first, brute), (second, brute)},
        {(first, brute), (second, brute)},
    ]


@pytest.mark.rule("702.111b")
def test_menace_against_one_creature_is_as_good_as_unblockable() -> None:
    board, _ = facing(creature(3, 2, KeywordAbility.MENACE))
    board.add(BOB, creature(1, 1))
    assert board.block() == []


@pytest.mark.rule("509.1b")
def test_bounds_on_the_blockers_of_one_attacker() -> None:
    board, (horned, rhino) = facing("Rampaging Ceratops", "Charging Rhino")
    walls = [board.add(BOB, creature(0, 4)) for _ in range(3)]
    assert board.block_refused(*((wall, horned) for wall in walls[:2])) == "509.1b"
    assert board.block_refused(*((wall, horned) for wall in walls)) == ""
    assert board.block_refused(*((wall, rhino) for wall in walls[:2])) == "509.1b"
    assert board.block_refused((walls[0], rhino)) == ""


@pytest.mark.rule("509.1b")
def test_limits_on_all_blockers_and_cant_block_alone() -> None:
    board, (bear, lion) = facing(creature(2, 2), creature(2, 1))
    flunkies, wall = board.add(BOB, "Mogg Flunkies"), board.add(BOB, creature(0, 4))
    assert board.block_refused((flunkies, bear)) == "509.1b"
    assert board.block_refused((flunkies, bear), (wall, lion)) == ""
    board.add(BOB, "Dueling Grounds")
    assert board.block_refused((flunkies, bear), (wall, lion)) == "509.1b"


@pytest.mark.rule("509.1c")
def test_what_must_block_blocks() -> None:
    board, (bear, lion) = facing(creature(2, 2), creature(2, 1))
    must, wall = board.add(BOB, creature(1, 1)), board.add(BOB, creature(0, 4))
    board.affect(MustBlock(), on=(must,), by=BOB)
    assert board.block_refused() == "509.1c"
    assert board.block_refused((wall, bear)) == "509.1c"
    assert board.block_refused((must, lion)) == ""
    board.affect(MustBlock(attacker=Specific((bear,))), on=(must,), by=BOB)
    assert board.block_refused((must, lion)) == "509.1c"
    assert least_block(board.table, BOB) == ((must, bear),)


@pytest.mark.rule("509.1c", "702.111b")
def test_what_must_block_takes_another_along_against_menace() -> None:
    board, (brute,) = facing(creature(3, 2, KeywordAbility.MENACE))
    must, wall = board.add(BOB, creature(1, 1)), board.add(BOB, creature(0, 4))
    board.affect(MustBlock(), on=(must,), by=BOB)
    assert board.block_refused((must, brute)) == "702.111b"
    assert board.block_refused((wall, brute)) == "702.111b"
    assert board.block_refused() == "509.1c"
    assert board.block_refused((must, brute), (wall, brute)) == ""
    assert set(least_block(board.table, BOB)) == {(must, brute), (wall, brute)}


@pytest.mark.rule("509.1c")
def test_must_be_blocked_means_by_one_and_lured_means_by_all() -> None:
    board, (bear, lion) = facing(creature(2, 2), creature(2, 1))
    walls = [board.add(BOB, creature(0, 4)) for _ in range(3)]
    board.affect(MustBeBlocked(), on=(bear,))
    assert len(least_block(board.table, BOB)) == 1
    assert board.block_refused((walls[0], lion)) == "509.1c"
    assert board.block_refused((walls[0], lion), (walls[2], bear)) == ""
    board.affect(Lures(), on=(lion,))
    # Two walls are lured and the third obeys the other requirement: as many as with all three lured.
    assert board.block_refused(*((wall, lion) for wall in walls)) == ""
    assert board.block_refused((walls[0], bear), *((wall, lion) for wall in walls[1:])) == ""
    assert board.block_refused((walls[0], bear), (walls[1], lion)) == "509.1c"


@pytest.mark.rule("509.1c")
def test_two_lures_leave_a_choice() -> None:
    board, (bear, lion) = facing(creature(2, 2), creature(2, 1))
    walls = [board.add(BOB, creature(0, 4)) for _ in range(2)]
    board.affect(Lures(), on=(bear, lion))
    assert board.block_refused((walls[0], bear), (walls[1], lion)) == ""
    assert board.block_refused((walls[0], bear)) == "509.1c"
    (decision,) = board.block((walls[0], lion), (walls[1], bear))
    assert len(decision.options) == 3


@pytest.mark.rule("509.1c")
def test_a_restriction_goes_before_a_lure() -> None:
    board, (elf,) = facing(creature(0, 1, KeywordAbility.FLYING))
    wall = board.add(BOB, creature(0, 4))
    board.affect(Lures(), on=(elf,))
    assert board.block_refused() == ""
    assert board.block_refused((wall, elf)) == "702.9b"


@pytest.mark.rule("509.1c", "509.1d")
def test_every_option_is_legal() -> None:
    board, attackers = facing(
        creature(2, 2, KeywordAbility.MENACE), creature(2, 1), "Rampaging Ceratops", "Charging Rhino"
    )
    blockers = [board.add(BOB, creature(0, 4)) for _ in range(3)]
    blockers += [board.add(BOB, "Mogg Flunkies"), board.add(BOB, "Two-Headed Giant of Foriys")]
    board.affect(MustBlock(), on=(blockers[3],), by=BOB)
    board.affect(MustBeBlocked(), on=(attackers[0], attackers[2]))
    fork = board.table.fork()
    (decision,) = board.block(*least_block(board.table, BOB))
    offered = {pair for option in decision.options for pair in option.pairs}
    for option in decision.options:
        assert block_refusal(fork, BOB, option.pairs) is None
    assert len(offered) >= 16


@pytest.mark.parametrize("keyword", [KeywordAbility.MENACE, KeywordAbility.TRAMPLE])
def test_a_thousand_blockers_are_offered_at_once(keyword: KeywordAbility) -> None:
    board, _ = facing(*(creature(2, 2, keyword) for _ in range(10)))
    for _ in range(1000):
        board.add(BOB, creature(1, 1))
    (decision,) = board.block()
    assert len(decision.options) == 10_001


def test_a_thousand_against_a_thousand_are_offered_in_part_but_all_can_be_declared() -> None:
    board, attackers = facing(*(creature(1, 1) for _ in range(1000)))
    blockers = [board.add(BOB, creature(1, 1)) for _ in range(1000)]
    (decision,) = board.block((blockers[0], attackers[-1]))
    assert len(decision.options) <= 20_001
    combat = board.table.state.combat
    assert combat is not None
    assert combat.blocked_by(blockers[0]) == (attackers[-1],)


def test_a_thousand_that_must_block_menace() -> None:
    board, attackers = facing(*(creature(1, 1, KeywordAbility.MENACE) for _ in range(3)))
    blockers = [board.add(BOB, creature(1, 1)) for _ in range(1000)]
    board.affect(MustBlock(), on=tuple(blockers), by=BOB)
    board.affect(MustBeBlocked(), on=tuple(attackers))
    pairs = least_block(board.table, BOB)
    assert len(pairs) == 1000
    assert {attacker for _, attacker in pairs} == set(attackers)


@pytest.mark.rule("509.1d", "509.1e", "509.1f", "509.1c")
def test_blocking_may_cost_and_nobody_must_pay() -> None:
    toll = card("Test Toll", "{W}", "Enchantment", static(CostToBlock(pay("{1}", PayLife(Fixed(1))), All(CREATURE))))
    board, (bear, lion) = facing(creature(2, 2), creature(2, 1))
    walls = [board.add(BOB, creature(0, 4)) for _ in range(2)]
    forest = board.add(BOB, "Forest")
    board.add(ALICE, toll)
    board.affect(MustBlock(), on=tuple(walls), by=BOB)
    assert least_block(board.table, BOB) == ()
    assert board.block_refused() == ""
    assert board.block_refused((walls[0], bear), (walls[1], lion)) == "509.1f"
    (decision,) = board.block((walls[0], bear))
    assert len(decision.options) == 5
    assert board.table.state.objects[forest].tapped
    assert board.life(BOB) == 19
