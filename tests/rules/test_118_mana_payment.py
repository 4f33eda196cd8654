"""CR 118.3 and 601.2g-h: what can be paid, and that the automatic payment is one that a player would choose."""

from dataclasses import replace

import pytest

from shinpan.game.mana import EMPTY_POOL, KINDS, Mana, ManaCost, ManaKind, ManaPool
from shinpan.rules.mana.payment import Payment, find_payment
from shinpan.rules.mana.source import ManaSource
from shinpan.rules.mana.supply import Supply

W, U, B, R, G, C = KINDS


def land(number: int, *kinds: ManaKind, weight: int = 0, **more: bool) -> ManaSource:
    return ManaSource(number, 0, tuple((kind,) for kind in kinds), weight=weight, group=number, **more)


FOREST, FOREST_2, FOREST_3, MOUNTAIN = land(1, G), land(2, G), land(3, G), land(4, R)
WASTES, TAIGA, BIRDS = land(5, C), land(6, R, G), land(7, W, U, B, R, G, weight=1)
RING = ManaSource(8, 0, ((C, C),), group=8)
SIGNET = ManaSource(9, 0, ((U, R),), cost=ManaCost.parse("{1}"), group=9)
CONFLUENCE = ManaSource(10, 0, tuple((kind,) for kind in KINDS[:5]), group=10, life=1)
SNOW_FOREST = land(11, G, snow=True)
FILTER = (
    ManaSource(12, 0, ((C,),), group=12),
    ManaSource(12, 1, ((R, R), (R, G), (G, G)), cost=ManaCost.parse("{R/G}"), group=12),
)
LOTUS = ManaSource(13, 0, tuple((kind,) * 3 for kind in KINDS[:5]), group=13)


def pay(cost: str, *sources: ManaSource, pool: ManaPool = EMPTY_POOL, life: int = 0) -> Payment | None:
    return find_payment(ManaCost.parse(cost), pool, sources, life=life)


def used(cost: str, *sources: ManaSource, pool: ManaPool = EMPTY_POOL, life: int = 0) -> list[int]:
    payment = pay(cost, *sources, pool=pool, life=life)
    assert payment is not None
    return sorted(activation.source.object for activation in payment.activations)


def can_pay(cost: str, *sources: ManaSource, life: int = 0) -> bool:
    return Supply(EMPTY_POOL, sources, life).can_pay(ManaCost.parse(cost))


@pytest.mark.rule("118.3")
def test_a_cost_is_payable_in_full_or_not_at_all() -> None:
    assert can_pay("{1}{G}", FOREST, MOUNTAIN)
    assert not can_pay("{2}{G}", FOREST, MOUNTAIN)
    assert not can_pay("{G}{G}", FOREST, MOUNTAIN)
    assert pay("{G}{G}", FOREST, MOUNTAIN) is None


@pytest.mark.rule("118.3a", "118.5")
def test_zero_mana_can_always_be_paid() -> None:
    assert can_pay("{0}")
    assert pay("{0}", FOREST) == ((), ((ManaCost.parse("{0}").symbols[0], (), 0),))


@pytest.mark.rule("107.4a", "107.4b", "107.4c")
def test_colored_mana_pays_no_colorless_symbol_and_the_reverse() -> None:
    assert not can_pay("{C}", FOREST)
    assert not can_pay("{G}", WASTES)
    assert can_pay("{2}", FOREST, WASTES)
    assert can_pay("{C}{G}", FOREST, WASTES)


@pytest.mark.rule("107.4e")
def test_hybrid_symbols_take_either_half() -> None:
    assert can_pay("{R/W}{G/W}", MOUNTAIN, FOREST)
    assert not can_pay("{R/W}{R/W}", MOUNTAIN, FOREST)
    assert can_pay("{2/W}", MOUNTAIN, FOREST)
    assert not can_pay("{2/W}", MOUNTAIN)
    assert can_pay("{C/W}", WASTES)


@pytest.mark.rule("107.4h")
def test_snow_symbols_take_mana_of_any_type_from_snow_sources() -> None:
    assert can_pay("{S}", SNOW_FOREST)
    assert not can_pay("{S}", FOREST)
    assert used("{S}{G}", SNOW_FOREST, FOREST) == [1, 11]


@pytest.mark.rule("107.4f", "118.3b")
def test_phyrexian_symbols_take_life_only_when_mana_is_lacking() -> None:
    payment = pay("{1}{R/P}", FOREST, life=2)
    assert payment is not None
    assert payment.life == 2
    assert not can_pay("{1}{R/P}", FOREST, life=1)
    payment = pay("{1}{R/P}", FOREST, MOUNTAIN, life=2)
    assert payment is not None
    assert payment.life == 0


@pytest.mark.rule("118.3b", "605.3a")
def test_abilities_that_cost_life_share_one_limit() -> None:
    assert can_pay("{U}{R/P}", CONFLUENCE, life=3)
    assert not can_pay("{U}{R/P}", CONFLUENCE, life=2)
    assert used("{R}", CONFLUENCE, MOUNTAIN, life=20) == [4]


@pytest.mark.rule("601.2g")
def test_mana_abilities_are_paid_for_before_they_help() -> None:
    assert not can_pay("{R}", SIGNET)
    assert not can_pay("{R}", SIGNET, ManaSource(14, 0, ((R, R),), cost=ManaCost.parse("{1}"), group=14))
    payment = pay("{U}{R}", SIGNET, FOREST)
    assert payment is not None
    assert [activation.source for activation in payment.activations] == [FOREST, SIGNET]
    assert payment.activations[1].spent[0].mana == (Mana(G, 1),)
    assert can_pay("{R}{R}", *FILTER, FOREST)
    assert not can_pay("{R}{R}", *FILTER, WASTES)
    assert not can_pay("{C}{R}{R}", *FILTER, FOREST)


@pytest.mark.rule("601.2g")
def test_a_source_of_several_mana_makes_one_of_its_alternatives() -> None:
    assert can_pay("{R}{R}{R}", LOTUS)
    assert not can_pay("{R}{R}{G}", LOTUS)
    assert can_pay("{2}{R}{R}{G}{G}", LOTUS, replace(LOTUS, object=14, group=14), FOREST)


@pytest.mark.rule("106.6")
def test_restricted_mana_pays_only_what_it_may() -> None:
    bound = ManaSource(14, 0, ((G,), (R,)), group=14, restriction="creature spells")
    cost = ManaCost.parse("{R}{G}")
    supply = Supply(EMPTY_POOL, (FOREST, bound))
    assert not supply.can_pay(cost)
    assert supply.can_pay(cost, lambda restriction, payee: restriction == "creature spells")
    assert not supply.can_pay(cost, lambda restriction, payee: False)
    assert find_payment(cost, EMPTY_POOL, (FOREST, bound)) is None
    payment = find_payment(cost, EMPTY_POOL, (FOREST, FOREST_2, bound), lambda restriction, payee: True)
    assert payment is not None
    assert payment.mana == (Mana(R, 14, restriction="creature spells"), Mana(G, 1))


@pytest.mark.rule("107.3a", "601.2b")
def test_the_largest_x() -> None:
    supply = Supply(EMPTY_POOL, (FOREST, FOREST_2, FOREST_3, MOUNTAIN, WASTES))
    assert supply.largest_x(ManaCost.parse("{X}{R}")) == 4
    assert supply.largest_x(ManaCost.parse("{X}{X}{R}")) == 2
    assert supply.largest_x(ManaCost.parse("{X}{U}")) == -1
    assert Supply(EMPTY_POOL, (FOREST, SIGNET)).largest_x(ManaCost.parse("{X}{R}")) == 1
    with pytest.raises(ValueError, match=r"has no \{X\}"):
        supply.largest_x(ManaCost.parse("{R}"))
    with pytest.raises(ValueError, match=r"\{X\} has no value yet"):
        supply.can_pay(ManaCost.parse("{X}{R}"))


def test_flexible_sources_and_creatures_come_last() -> None:
    assert used("{G}", BIRDS, TAIGA, FOREST) == [1]
    assert used("{G}", BIRDS, TAIGA) == [6]
    assert used("{R}{G}", BIRDS, TAIGA, FOREST) == [1, 6]
    assert used("{1}{G}", land(14, G, weight=1), FOREST, TAIGA) == [1, 6]


def test_colorless_and_plentiful_mana_pays_generic_costs() -> None:
    assert used("{1}", FOREST, MOUNTAIN, WASTES) == [5]
    assert used("{1}{G}", MOUNTAIN, FOREST, FOREST_2, FOREST_3) == [1, 2]
    assert used("{1}", MOUNTAIN, FOREST, FOREST_2) == [1]


def test_mana_in_the_pool_comes_first() -> None:
    pool = EMPTY_POOL.add([Mana(R, 30)])
    assert used("{1}{G}", FOREST, WASTES, pool=pool) == [1]
    assert used("{2}", FOREST, RING, pool=pool) == [1]


def test_no_more_mana_is_made_than_is_needed() -> None:
    assert used("{1}", RING, FOREST) == [1]
    assert used("{2}", RING, FOREST, FOREST_2) == [8]
    assert used("{3}{G}", RING, FOREST, FOREST_2, FOREST_3) == [1, 2, 8]
    assert used("{3}", RING, LOTUS) == [13]
    assert used("{4}", RING, LOTUS, FOREST, FOREST_2) == [1, 2, 8]


def test_a_payment_is_assigned_in_the_order_of_the_symbols() -> None:
    payment = pay("{1}{R}", FOREST, MOUNTAIN)
    assert payment is not None
    assert [(str(part.symbol), part.mana) for part in payment.spent] == [
        ("{1}", (Mana(G, 1),)),
        ("{R}", (Mana(R, 4),)),
    ]


def test_the_part_of_a_pain_land_that_hurts_is_avoided() -> None:
    brushland = [
        ManaSource(14, 0, ((C,),), group=14),
        ManaSource(14, 1, ((G,), (W,)), weight=1, group=14),
    ]
    payment = pay("{1}{G}", *brushland, FOREST)
    assert payment is not None
    assert sorted(
        str(activation.source.ability) + activation.output[0].letter for activation in payment.activations
    ) == [
        "0C",
        "0G",
    ]
    assert can_pay("{W}{G}", *brushland, FOREST)
    assert not can_pay("{C}{W}", *brushland, FOREST)


def test_a_thousand_treasures_are_no_trouble() -> None:
    treasures = [land(100 + number, *KINDS[:5], weight=2) for number in range(1000)]
    assert can_pay("{900}{W}{U}{B}{R}{G}", *treasures)
    assert not can_pay("{1000}{G}", *treasures)
    assert len(used("{20}{W}", *treasures, RING, SIGNET)) == 20
