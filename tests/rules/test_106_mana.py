"""CR 106: kinds of mana and the mana pool."""

import pickle

import pytest

from shinpan.game.enums import Color
from shinpan.game.mana import EMPTY_POOL, KINDS, Mana, ManaKind, ManaPool


@pytest.mark.rule("106.1", "106.1b")
def test_there_are_six_types_of_mana_in_the_order_of_their_symbols() -> None:
    assert "".join(kind.letter for kind in KINDS) == "WUBRGC"
    assert [kind.index for kind in KINDS] == list(range(6))


@pytest.mark.rule("106.1a", "105.1")
def test_five_of_them_are_the_colors() -> None:
    assert [kind.color for kind in KINDS] == [*Color, None]
    assert all(ManaKind.of(color).color is color for color in Color)
    assert all(ManaKind.of(color).letter == color.letter for color in Color)


def test_mana_kinds_are_named_in_both_languages() -> None:
    assert (ManaKind.GREEN.en, ManaKind.GREEN.ja) == ("green", "緑")
    assert (ManaKind.COLORLESS.en, ManaKind.COLORLESS.ja) == ("colorless", "無色")


def pool_of(*kinds: ManaKind) -> ManaPool:
    return EMPTY_POOL.add(Mana(kind, source=number) for number, kind in enumerate(kinds))


@pytest.mark.rule("106.4")
def test_mana_goes_into_the_pool_and_leaves_it_when_the_step_ends() -> None:
    pool = pool_of(ManaKind.GREEN, ManaKind.RED, ManaKind.GREEN)
    assert len(pool) == 3
    assert pool.counts == (0, 0, 0, 1, 2, 0)
    assert pool.count(ManaKind.GREEN) == 2
    assert pool.emptied() == EMPTY_POOL


@pytest.mark.rule("106.4", "118.3a")
def test_spending_takes_just_the_mana_named() -> None:
    first, second = Mana(ManaKind.GREEN, source=1), Mana(ManaKind.GREEN, source=2)
    pool = EMPTY_POOL.add([first, second, first])
    assert pool.spend([first]) == EMPTY_POOL.add([second, first])
    assert pool.spend([first, second, first]) == EMPTY_POOL


@pytest.mark.rule("118.3")
def test_mana_that_is_not_there_cannot_be_spent() -> None:
    pool = pool_of(ManaKind.GREEN)
    with pytest.raises(ValueError, match=r"no \{R\} from source 7 in the pool \{G\}"):
        pool.spend([Mana(ManaKind.RED, source=7)])
    with pytest.raises(ValueError, match=r"no \{G\}"):
        pool.spend([*pool.units, *pool.units])
    assert len(pool) == 1


@pytest.mark.rule("106.6", "106.13")
def test_mana_keeps_its_source_and_what_was_said_about_it() -> None:
    plain = Mana(ManaKind.COLORLESS, source=1)
    bound = Mana(ManaKind.COLORLESS, source=1, restriction="creature spells", riders=("can't be countered",))
    pool = EMPTY_POOL.add([plain, bound])
    assert pool.spend([plain]).units == (bound,)
    assert pool.spend([bound]).units == (plain,)


def test_a_pool_reads_as_symbols_and_is_a_value() -> None:
    pool = pool_of(ManaKind.GREEN, ManaKind.RED)
    assert str(pool) == "{R}{G}"
    assert str(EMPTY_POOL) == ""
    assert pickle.loads(pickle.dumps(pool)) == pool
    assert hash(pool) == hash(pool_of(ManaKind.GREEN, ManaKind.RED))
