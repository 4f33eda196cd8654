"""CR 510: combat damage, with first strike, trample and deathtouch."""

import pytest
from combat_board import ALICE, BOB, CAROL, Board, creature
from hypothesis import given, settings
from hypothesis import strategies as st

from shinpan.game.decisions import DecisionKind, Pick
from shinpan.game.enums import CardType
from shinpan.game.events import Damage
from shinpan.game.ids import Entity, ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.blocking import BlocksMore
from shinpan.phrases.modifications.abilities import GainAbilities, LoseKeywords
from shinpan.phrases.modifications.types import LoseTypes
from shinpan.rules.answers import IllegalAnswer
from shinpan.rules.combat.damage import deal_combat_damage, division_refusal, needs_first_step
from shinpan.rules.combat.removing import remove_from_combat

TRAMPLE, OVER = KeywordAbility.TRAMPLE, KeywordAbility.TRAMPLE_OVER_PLANESWALKERS
DEATHTOUCH, FIRST, DOUBLE = KeywordAbility.DEATHTOUCH, KeywordAbility.FIRST_STRIKE, KeywordAbility.DOUBLE_STRIKE


class Fight(Board):
    """Alice's creatures attack Bob; Bob's block as said: each blocker with the places of what it blocks."""

    def __init__(self, attackers: list[object], blockers: list[tuple[object, list[int]]] = [], **more: int) -> None:  # noqa: B006
        super().__init__(**more)
        self.attackers = [self.add(ALICE, each) for each in attackers]  # type: ignore[arg-type]
        self.blockers = [self.add(BOB, each) for each, _ in blockers]  # type: ignore[arg-type]
        wide = tuple(b for b, (_, places) in zip(self.blockers, blockers, strict=True) if len(places) > 1)
        if wide:
            self.affect(BlocksMore(None), on=wide, by=BOB)
        self.attack(*((each, BOB) for each in self.attackers))
        self.block(
            *(
                (blocker, self.attackers[place])
                for blocker, (_, places) in zip(self.blockers, blockers, strict=True)
                for place in places
            )
        )


def to(shares: dict[Entity, int]) -> dict[Pick, int]:
    return {Pick(entity): amount for entity, amount in shares.items()}


@pytest.mark.rule("510.1a", "510.1b")
def test_an_unblocked_creature_deals_its_power() -> None:
    fight = Fight([creature(3, 3), creature(0, 3), creature(-1, 3)])
    assert fight.damage() == []
    assert fight.life(BOB) == 17
    assert "510.1a" in fight.rules()
    assert [event.source for event in fight.record.events if isinstance(event, Damage)] == fight.attackers[:1]


@pytest.mark.rule("510.1c", "510.1d", "510.2")
def test_damage_is_dealt_at_the_same_time() -> None:
    fight = Fight([creature(2, 2)], [(creature(2, 2), [0])])
    fight.damage()
    assert not fight.there(fight.attackers[0])
    assert not fight.there(fight.blockers[0])
    dealt = [event for event in fight.record.events if isinstance(event, Damage)]
    assert all(event.combat for event in dealt)
    assert len(dealt) == 2


@pytest.mark.rule("510.1c")
def test_damage_is_divided_among_blockers_as_one_likes() -> None:
    for shares in ([4, 0], [1, 3], [2, 2], [3, 1], [0, 4]):
        fight = Fight([creature(4, 9)], [(creature(2, 3), [0]), (creature(1, 1), [0])])
        first, second = fight.blockers
        (decision,) = fight.damage(to({first: shares[0], second: shares[1]}))
        assert decision.kind is DecisionKind.DIVIDE
        assert (decision.total, decision.minimum, decision.maximum) == (4, 0, 4)
        assert decision.source == fight.attackers[0]
        assert fight.there(first) is (shares[0] < 3)
        assert fight.there(second) is (shares[1] < 1)


@pytest.mark.rule("510.1c")
def test_the_usual_division_kills_one_after_the_other() -> None:
    fight = Fight([creature(4, 9)], [(creature(2, 3), [0]), (creature(1, 1), [0])])
    fight.damage(None)
    assert not any(fight.there(each) for each in fight.blockers)


@pytest.mark.rule("510.1c", "509.1h")
def test_a_blocked_creature_without_blockers_deals_nothing() -> None:
    fight = Fight([creature(4, 9)], [(creature(2, 3), [0])])
    remove_from_combat(fight.table.state, fight.blockers[0])
    fight.damage()
    assert fight.life(BOB) == 20
    assert fight.marked(fight.blockers[0]) == 0
    assert "510.1c" in fight.rules()


@pytest.mark.rule("510.1d")
def test_a_blocker_divides_its_damage_and_without_an_attacker_deals_none() -> None:
    fight = Fight([creature(1, 3), creature(1, 3)], [(creature(3, 9, TRAMPLE), [0, 1])])
    (decision,) = fight.damage(to({fight.attackers[0]: 1, fight.attackers[1]: 2}))
    assert decision.player == BOB
    assert decision.rule == "510.1d"
    assert [fight.marked(each) for each in fight.attackers] == [1, 2]
    fight = Fight([creature(1, 3)], [(creature(3, 9), [0])])
    remove_from_combat(fight.table.state, fight.attackers[0])
    fight.damage()
    assert "510.1d" not in fight.rules()  # it stopped blocking when the attacker left combat


@pytest.mark.rule("510.1e")
@pytest.mark.parametrize(
    ("shares", "rule"),
    [([3, 0, 2], "702.19b"), ([2, 1, 2], "702.19b"), ([4, 2, -1], None), ([3, 1, 0], None)],
)
def test_an_illegal_assignment_is_refused(shares: list[int], rule: str | None) -> None:
    fight = Fight([creature(5, 9, TRAMPLE)], [(creature(2, 3), [0]), (creature(1, 1), [0])])
    division = to(dict(zip((*fight.blockers, BOB), shares, strict=True)))
    with pytest.raises(IllegalAnswer) as caught:
        fight.damage(division)
    if rule is not None:
        assert caught.value.refusal is not None
        assert caught.value.refusal.citation.number == rule


@pytest.mark.rule("802.5")
def test_damage_is_assigned_in_turn_order() -> None:
    board = Board(3)
    attackers = [board.add(ALICE, creature(3, 9)) for _ in range(4)]
    bobs, carols = board.add(BOB, creature(3, 9)), board.add(CAROL, creature(3, 9))
    board.affect(BlocksMore(None), on=(bobs, carols), by=BOB)
    board.attack((attackers[0], CAROL), (attackers[1], CAROL), (attackers[2], BOB), (attackers[3], BOB))
    state = board.table.state
    assert state.combat is not None
    blocks = {0: carols, 1: carols, 2: bobs, 3: bobs}
    state.combat = state.combat.with_(
        attacks=tuple(
            attack.with_(blocked=True, blockers=(blocks[place],)) for place, attack in enumerate(state.combat.attacks)
        )
    )
    assert [decision.player for decision in board.damage(None, None)] == [BOB, CAROL]


# -- first strike ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("510.4", "702.7b")
def test_first_strike_kills_before_the_blow() -> None:
    fight = Fight([creature(2, 1, FIRST)], [(creature(2, 2), [0])])
    assert needs_first_step(fight.table)
    fight.damage(first=True)
    fight.damage()
    assert fight.there(fight.attackers[0])
    assert not fight.there(fight.blockers[0])


@pytest.mark.rule("510.4")
def test_without_first_strike_there_is_one_step() -> None:
    assert not needs_first_step(Fight([creature(2, 1)], [(creature(2, 2), [0])]).table)
    assert needs_first_step(Fight([creature(2, 1)], [(creature(2, 2, DOUBLE), [0])]).table)


@pytest.mark.rule("702.4b", "510.4")
def test_double_strike_deals_damage_twice_first_strike_once() -> None:
    fight = Fight([creature(2, 1, DOUBLE), creature(3, 1, FIRST), creature(5, 5)])
    fight.damage(first=True)
    assert fight.life(BOB) == 15
    fight.damage()
    assert fight.life(BOB) == 8


@pytest.mark.rule("702.4c", "702.7b")
def test_double_strike_lost_between_the_steps() -> None:
    fight = Fight([creature(2, 1, DOUBLE)])
    fight.damage(first=True)
    fight.affect(LoseKeywords((DOUBLE,)), on=tuple(fight.attackers))
    fight.damage()
    assert fight.life(BOB) == 18
    assert "702.7b" in fight.rules()


@pytest.mark.rule("702.4d")
def test_double_strike_given_to_a_first_striker_between_the_steps() -> None:
    fight = Fight([creature(2, 1, FIRST)])
    fight.damage(first=True)
    fight.affect(GainAbilities((Keyword(DOUBLE),)), on=tuple(fight.attackers))
    fight.damage()
    assert fight.life(BOB) == 16


@pytest.mark.rule("702.7c")
def test_first_strike_given_or_taken_between_the_steps_changes_nothing() -> None:
    fight = Fight([creature(2, 1, FIRST), creature(3, 3)])
    fight.damage(first=True)
    fight.affect(GainAbilities((Keyword(FIRST),)), on=tuple(fight.attackers[1:]))
    fight.affect(LoseKeywords((FIRST,)), on=tuple(fight.attackers[:1]))
    fight.damage()
    assert fight.life(BOB) == 15


@pytest.mark.rule("510.4")
def test_a_first_striker_without_power_has_had_its_turn() -> None:
    fight = Fight([creature(0, 1, FIRST), creature(1, 1, FIRST)])
    fight.damage(first=True)
    fight.affect(LoseKeywords((FIRST,)), on=tuple(fight.attackers))
    fight.damage()
    assert fight.life(BOB) == 19


@pytest.mark.rule("702.4b", "702.19d")
def test_a_double_striker_over_its_dead_blocker() -> None:
    for keywords, life in (((DOUBLE,), 20), ((DOUBLE, TRAMPLE), 17)):
        fight = Fight([creature(3, 3, *keywords)], [(creature(1, 3), [0])])
        fight.damage(first=True)
        fight.damage()
        assert fight.life(BOB) == life


# -- trample ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("702.19b", "510.1c")
@pytest.mark.parametrize(("shares", "legal"), [((4, 2), True), ((6, 0), True), ((5, 1), True), ((3, 3), False)])
def test_trample_needs_lethal_damage_first(shares: tuple[int, int], legal: bool) -> None:
    fight = Fight([creature(6, 6, TRAMPLE)], [(creature(2, 4), [0])])
    division = to({fight.blockers[0]: shares[0], BOB: shares[1]})
    if not legal:
        with pytest.raises(IllegalAnswer):
            fight.damage(division)
        return
    fight.damage(division)
    assert fight.life(BOB) == 20 - shares[1]
    assert ("702.19b" in fight.rules()) is bool(shares[1])


@pytest.mark.rule("702.19b")
def test_the_usual_division_tramples_over() -> None:
    fight = Fight([creature(7, 6, TRAMPLE)], [(creature(2, 4), [0]), (creature(1, 1), [0])])
    fight.damage(None)
    assert fight.life(BOB) == 18


@pytest.mark.rule("702.19b")
def test_without_anything_left_over_nobody_is_asked() -> None:
    fight = Fight([creature(4, 6, TRAMPLE)], [(creature(2, 4), [0])])
    assert fight.damage() == []
    assert fight.life(BOB) == 20


@pytest.mark.rule("702.19b", "120.6")
def test_marked_damage_counts_towards_lethal_damage() -> None:
    fight = Fight([creature(4, 6, TRAMPLE)], [(creature(2, 6), [0])])
    fight.table.state.objects[fight.blockers[0]] = fight.table.state.objects[fight.blockers[0]].with_(damage=3)
    fight.damage(to({fight.blockers[0]: 3, BOB: 1}))
    assert fight.life(BOB) == 19


@pytest.mark.rule("702.19b")
def test_damage_of_another_attacker_counts_too() -> None:
    fight = Fight([creature(1, 1), creature(3, 3, TRAMPLE)], [(creature(2, 2), [0, 1])])
    small, big = fight.attackers
    fight.damage(to({fight.blockers[0]: 1, BOB: 2}), to({small: 2}))
    assert fight.life(BOB) == 18
    assert not fight.there(fight.blockers[0])
    assert fight.there(big)


def two_tramplers(power: int) -> Fight:
    return Fight([creature(3, 3, TRAMPLE), creature(power, 3, TRAMPLE)], [(creature(0, 3), [0, 1])])


@pytest.mark.rule("702.19b", "510.1e")
def test_a_trampler_may_count_on_another_that_comes_after_it_which_then_must_deliver() -> None:
    fight = two_tramplers(4)
    with pytest.raises(IllegalAnswer):
        fight.damage(to({fight.blockers[0]: 0, BOB: 3}), to({fight.blockers[0]: 2, BOB: 2}))
    fight = two_tramplers(4)
    fight.damage(to({fight.blockers[0]: 0, BOB: 3}), to({fight.blockers[0]: 3, BOB: 1}))
    assert fight.life(BOB) == 16
    fight = two_tramplers(3)
    assert len(fight.damage(to({fight.blockers[0]: 0, BOB: 3}))) == 1
    assert fight.life(BOB) == 17
    fight = two_tramplers(2)
    with pytest.raises(IllegalAnswer):
        fight.damage(to({fight.blockers[0]: 0, BOB: 3}))


@pytest.mark.rule("702.19b")
def test_prevention_doesnt_lower_what_must_be_assigned() -> None:
    fight = Fight([creature(6, 6, TRAMPLE, cost="{W}")], [("Guard Gomazoa", [0])])
    with pytest.raises(IllegalAnswer):
        fight.damage(to({fight.blockers[0]: 2, BOB: 4}))


@pytest.mark.rule("702.19a")
def test_trample_is_for_attackers() -> None:
    fight = Fight([creature(1, 1)], [(creature(6, 6, TRAMPLE), [0])])
    assert fight.damage() == []
    assert fight.life(ALICE) == 20


@pytest.mark.rule("702.19d")
def test_trample_with_no_blocker_left() -> None:
    fight = Fight([creature(6, 6, TRAMPLE)], [(creature(1, 1), [0])])
    remove_from_combat(fight.table.state, fight.blockers[0])
    fight.damage()
    assert fight.life(BOB) == 14
    assert "702.19d" in fight.rules()


@pytest.mark.rule("702.2c", "702.19b")
def test_one_point_of_deathtouch_is_lethal() -> None:
    fight = Fight([creature(4, 4, TRAMPLE, DEATHTOUCH)], [(creature(1, 8), [0]), (creature(1, 8), [0])])
    fight.damage(None)
    assert fight.life(BOB) == 18
    assert not any(fight.there(each) for each in fight.blockers)
    assert "702.2c" in fight.rules()


@pytest.mark.rule("702.2c")
def test_deathtouch_of_another_attacker_makes_the_damage_lethal() -> None:
    fight = Fight([creature(4, 4, TRAMPLE), creature(1, 1, DEATHTOUCH)], [(creature(0, 8), [0, 1])])
    fight.damage(to({fight.blockers[0]: 0, BOB: 4}))
    assert fight.life(BOB) == 16


@pytest.mark.rule("702.19c")
@pytest.mark.parametrize(("shares", "legal"), [((2, 5), True), ((1, 6), False), ((7, 0), True), ((3, 4), True)])
def test_trample_over_planeswalkers(shares: tuple[int, int], legal: bool) -> None:
    board = Board()
    small, big, walker = board.add(ALICE, creature(1, 1)), board.add(ALICE, creature(7, 7, OVER)), board.walker(BOB)
    board.attack((small, walker), (big, walker))
    board.block()
    division = to({walker: shares[0], BOB: shares[1]})
    if legal:
        board.damage(division)
        assert board.life(BOB) == 20 - shares[1]
    else:
        with pytest.raises(IllegalAnswer):
            board.damage(division)


@pytest.mark.rule("702.19e", "702.19f")
def test_over_a_planeswalker_that_is_gone() -> None:
    for keyword, life in ((OVER, 16), (TRAMPLE, 20)):
        board = Board()
        big, wall, walker = board.add(ALICE, creature(7, 7, keyword)), board.add(BOB, creature(0, 3)), board.walker(BOB)
        board.attack((big, walker))
        board.block((wall, big))
        board.affect(LoseTypes((CardType.PLANESWALKER,)), on=(walker,))
        board.damage(*([None] if keyword is OVER else []))
        assert board.life(BOB) == life


@pytest.mark.rule("510.1b")
def test_a_planeswalker_is_dealt_the_damage() -> None:
    board = Board()
    bear, walker = board.add(ALICE, creature(2, 2)), board.walker(BOB, 3)
    board.attack((bear, walker))
    board.block()
    board.damage()
    assert board.life(BOB) == 20
    assert dict(board.table.state.objects[walker].counters) != {}
    board = Board()
    bear, walker = board.add(ALICE, creature(3, 2)), board.walker(BOB, 3)
    board.attack((bear, walker))
    board.block()
    board.damage()
    assert not board.there(walker)


def test_a_thousand_unblocked_creatures_deal_damage_at_once() -> None:
    fight = Fight([creature(1, 1)] * 1000)
    fight.damage()
    assert fight.life(BOB) == -980


# -- the default is legal whatever the fight -------------------------------------------------------------------------

creatures = st.builds(
    lambda power, toughness, keywords: creature(power, toughness, *keywords),
    st.integers(0, 4),
    st.integers(1, 4),
    st.sets(st.sampled_from([TRAMPLE, DEATHTOUCH]), max_size=2).map(lambda found: sorted(found, key=str)),
)


@pytest.mark.rule("510.1e")
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_the_usual_division_is_legal_and_whatever_is_legal_leaves_a_way_on(data: st.DataObject) -> None:
    attackers = data.draw(st.lists(creatures, min_size=1, max_size=3))
    places = st.lists(st.sampled_from(range(len(attackers))), min_size=1, max_size=3, unique=True)
    blockers = data.draw(st.lists(st.tuples(creatures, places), max_size=3))
    fight = Fight(list(attackers), list(blockers))
    steps = deal_combat_damage(fight.table, False)
    answer = None
    while True:
        try:
            decision = steps.send(answer)
        except StopIteration:
            break
        assert sum(decision.default.values()) == decision.total
        assert division_refusal(fight.table, decision, decision.default) is None
        picks, left = {}, decision.total
        for option in decision.options:
            picks[option] = data.draw(st.integers(0, left))
            left -= picks[option]
        picks[decision.options[-1]] += left
        answer = picks if division_refusal(fight.table, decision, picks) is None else decision.default
    _check_whole(fight)


def _check_whole(fight: Fight) -> None:
    """If a trampler dealt damage to the player, everything that blocked it was dealt lethal damage."""
    dealt = [event for event in fight.record.events if isinstance(event, Damage)]
    combat = fight.table.state.combat
    assert combat is not None
    for attack in combat.attacks:
        if not attack.blocked or not any(e.source == attack.attacker and e.recipient == BOB for e in dealt):
            continue
        for blocker in attack.blockers:
            here = [event for event in dealt if event.recipient == blocker]
            touched = any(fight.table.has(event.source, DEATHTOUCH) for event in here)
            toughness = fight.table.characteristics(ObjectId(blocker)).toughness or 0
            assert touched or sum(event.amount for event in here) >= toughness
