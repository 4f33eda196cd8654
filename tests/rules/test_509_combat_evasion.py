"""CR 509.1b and 702: what keeps a creature from blocking a certain attacker."""

import pytest
from combat_board import ALICE, BOB, Board, creature

from shinpan.cards.build import card
from shinpan.cards.card import Card
from shinpan.cards.words import landwalk, permanent, protection
from shinpan.game.enums import CardType, Color
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.qualities.traits import OfColor
from shinpan.phrases.restrictions import CantBeBlocked

FLYING, REACH, SHADOW = KeywordAbility.FLYING, KeywordAbility.REACH, KeywordAbility.SHADOW
HORSEMANSHIP, FEAR, INTIMIDATE = KeywordAbility.HORSEMANSHIP, KeywordAbility.FEAR, KeywordAbility.INTIMIDATE
SKULK = KeywordAbility.SKULK
GOLEM = card("Test Golem", "{3}", "Artifact Creature — Golem", pt=(2, 2))


def green(*keywords: KeywordAbility) -> Card:
    return creature(2, 2, *keywords)


def colored(cost: str, *keywords: KeywordAbility) -> Card:
    return creature(2, 2, *keywords, cost=cost)


def blocks(attacker: Card, blocker: Card) -> str:
    board = Board()
    attacking, blocking = board.add(ALICE, attacker), board.add(BOB, blocker)
    board.attack((attacking, BOB))
    refused = board.block_refused((blocking, attacking))
    offered = len(board.block()) == 1 and board.record.notes[-1].rule != "509.1"
    assert offered is (not refused)
    return refused


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        pytest.param(green(FLYING), green(), "702.9b", marks=pytest.mark.rule("702.9b")),
        pytest.param(green(FLYING), green(FLYING), "", marks=pytest.mark.rule("702.9b")),
        pytest.param(green(FLYING), green(REACH), "", marks=pytest.mark.rule("702.9b", "702.17b")),
        pytest.param(green(), green(FLYING), "", marks=pytest.mark.rule("702.9b")),
        pytest.param(green(SHADOW), green(), "702.28b", marks=pytest.mark.rule("702.28b")),
        pytest.param(green(), green(SHADOW), "702.28b", marks=pytest.mark.rule("702.28b")),
        pytest.param(green(SHADOW), green(SHADOW), "", marks=pytest.mark.rule("702.28b")),
        pytest.param(green(FLYING, SHADOW), green(FLYING), "702.28b", marks=pytest.mark.rule("509.1b")),
        pytest.param(green(HORSEMANSHIP), green(), "702.31b", marks=pytest.mark.rule("702.31b")),
        pytest.param(green(HORSEMANSHIP), green(HORSEMANSHIP), "", marks=pytest.mark.rule("702.31b")),
        pytest.param(green(), green(HORSEMANSHIP), "", marks=pytest.mark.rule("702.31b")),
        pytest.param(green(FEAR), green(), "702.36b", marks=pytest.mark.rule("702.36b")),
        pytest.param(green(FEAR), colored("{B}"), "", marks=pytest.mark.rule("702.36b")),
        pytest.param(green(FEAR), GOLEM, "", marks=pytest.mark.rule("702.36b")),
        pytest.param(green(INTIMIDATE), colored("{R}"), "702.13b", marks=pytest.mark.rule("702.13b")),
        pytest.param(green(INTIMIDATE), colored("{R}{G}"), "", marks=pytest.mark.rule("702.13b")),
        pytest.param(green(INTIMIDATE), GOLEM, "", marks=pytest.mark.rule("702.13b")),
        pytest.param(green(SKULK), creature(3, 1), "702.118b", marks=pytest.mark.rule("702.118b")),
        pytest.param(green(SKULK), creature(2, 9), "", marks=pytest.mark.rule("702.118b")),
    ],
)
def test_evasion_abilities(attacker: Card, blocker: Card, rule: str) -> None:
    assert blocks(attacker, blocker) == rule


@pytest.mark.rule("702.16f")
def test_protection_on_the_attackers_side_only() -> None:
    knight = creature(2, 2, protection(OfColor(Color.BLACK)), cost="{W}")
    rat = colored("{B}")
    assert blocks(knight, rat) == "702.16f"
    assert blocks(knight, green()) == ""
    assert blocks(rat, knight) == ""


@pytest.mark.rule("702.14c")
@pytest.mark.parametrize(
    ("land", "owner", "rule"), [("Island", BOB, "702.14c"), ("Island", ALICE, ""), ("Forest", BOB, "")]
)
def test_landwalk_asks_for_a_land_of_the_defending_player(land: str, owner: object, rule: str) -> None:
    board = Board()
    fish, wall = board.add(ALICE, creature(1, 1, landwalk(LandType.ISLAND))), board.add(BOB, creature(0, 4))
    board.add(owner, land)  # type: ignore[arg-type]
    board.attack((fish, BOB))
    assert board.block_refused((wall, fish)) == rule


@pytest.mark.rule("702.14d")
def test_landwalk_of_both_doesnt_cancel() -> None:
    swimmer = creature(1, 1, landwalk(LandType.ISLAND))
    board = Board()
    mine, theirs = board.add(ALICE, swimmer), board.add(BOB, swimmer)
    board.add(BOB, "Island")
    board.attack((mine, BOB))
    assert board.block_refused((theirs, mine)) == "702.14c"


@pytest.mark.rule("509.1b")
def test_cant_be_blocked_at_all_or_by_some() -> None:
    board = Board()
    ghost, engine, bear = board.add(ALICE, "Phantom Warrior"), board.add(ALICE, "Juggernaut"), board.add(ALICE, green())
    wall, elf = board.add(BOB, "Wall of Stone"), board.add(BOB, green())
    board.affect(CantBeBlocked(by=permanent(CreatureType.BEAR)), on=(bear,))
    board.attack(*((each, BOB) for each in (ghost, engine, bear)))
    assert board.block_refused((elf, ghost)) == "509.1b"
    assert board.block_refused((wall, engine)) == "509.1b"
    assert board.block_refused((elf, engine)) == ""
    assert board.block_refused((elf, bear)) == "509.1b"
    assert board.block_refused((wall, bear)) == ""


@pytest.mark.rule("509.1b")
def test_some_creatures_block_only_fliers_or_only_the_weak() -> None:
    board = Board()
    bird, bear, weak = board.add(ALICE, green(FLYING)), board.add(ALICE, green()), board.add(ALICE, creature(1, 1))
    cloud, orcs = board.add(BOB, "Cloud Elemental"), board.add(BOB, "Brassclaw Orcs")
    board.attack(*((each, BOB) for each in (bird, bear, weak)))
    assert board.block_refused((cloud, bear)) == "509.1b"
    assert board.block_refused((cloud, bird)) == ""
    assert board.block_refused((orcs, bear)) == "509.1b"
    assert board.block_refused((orcs, weak)) == ""


@pytest.mark.rule("509.1b")
def test_evasion_gained_after_blocks_changes_nothing() -> None:
    board = Board()
    bear, wall = board.add(ALICE, green()), board.add(BOB, creature(0, 4))
    board.attack((bear, BOB))
    board.block((wall, bear))
    board.affect(GainAbilities((Keyword(FLYING),)), on=(bear,))
    board.damage()
    assert board.marked(wall) == 2
    assert board.life(BOB) == 20


@pytest.mark.rule("506.3")
def test_a_noncreature_artifact_is_no_golem() -> None:
    board = Board()
    bear, stone = board.add(ALICE, green(FEAR)), board.add(BOB, "Sol Ring")
    board.attack((bear, BOB))
    assert board.block_refused((stone, bear)) == "506.3"
    assert CardType.ARTIFACT in board.table.characteristics(ObjectId(stone)).types
