"""The payment solver against a brute force that tries everything (CR 118.3, 601.2g-h)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import example, given, settings
from hypothesis import strategies as st

from shinpan.game.mana import KINDS, Mana, ManaCost, ManaKind, ManaPool, ManaSymbol, SymbolForm
from shinpan.rules.mana.payment import Payment, Spent, find_payment
from shinpan.rules.mana.source import ManaSource, may_spend
from shinpan.rules.mana.supply import Supply

W, U, B, R, G, C = KINDS


def spend(restriction: object, payee: ManaSource | None) -> bool:
    """Mana "spells" pays the cost itself, mana "abilities" the activation costs of mana abilities, others nothing."""
    return restriction == ("spells" if payee is None else "abilities")


# The brute force ------------------------------------------------------------------------------------------------------


def readings(symbol: ManaSymbol) -> Iterator[tuple[int, frozenset[ManaKind] | None, int]]:
    """(how many mana, of which kinds or None for snow, life) for each way to pay a symbol."""
    any_kind = frozenset(KINDS)
    if symbol.form is SymbolForm.GENERIC:
        yield symbol.generic, any_kind, 0
    elif symbol.form is SymbolForm.SNOW:
        yield 1, None, 0
    else:
        yield 1, frozenset(symbol.kinds), 0
    if symbol.form is SymbolForm.MONOCOLORED_HYBRID:
        yield 2, any_kind, 0
    if symbol.form is SymbolForm.PHYREXIAN:
        yield 0, any_kind, 2


def serves(unit: Mana, kinds: frozenset[ManaKind] | None, payee: ManaSource | None) -> bool:
    return may_spend(spend, unit.restriction, payee) and (unit.snow if kinds is None else unit.kind in kinds)


def leftovers(
    pool: tuple[Mana, ...], symbols: tuple[ManaSymbol, ...], life: int, payee: ManaSource | None
) -> set[tuple[tuple[Mana, ...], int]]:
    """All (pool, life) that can be left when the symbols are paid."""
    found = {(pool, life)}
    for symbol in symbols:
        after = set()
        for left, life_left in found:
            for amount, kinds, price in readings(symbol):
                pools = {left}
                for _ in range(amount):
                    pools = {p[:i] + p[i + 1 :] for p in pools for i in range(len(p)) if serves(p[i], kinds, payee)}
                if life_left >= price:
                    after |= {(p, life_left - price) for p in pools}
        found = after
    return found


def brute_force(cost: ManaCost, pool: ManaPool, sources: tuple[ManaSource, ...], life: int) -> bool:
    """Whether some sequence of activations makes the cost payable."""
    start = (tuple(sorted(pool.units, key=repr)), tuple(source.uses for source in sources), life)
    seen, stack = {start}, [start]
    while stack:
        units, uses, left = stack.pop()
        if leftovers(units, cost.symbols, left, None):
            return True
        for i, source in enumerate(sources):
            if not uses[i] or left < source.life:
                continue
            uses_after = tuple(
                n - 1 if j == i else 0 if source.group is not None and sources[j].group == source.group else n
                for j, n in enumerate(uses)
            )
            symbols = source.cost.symbols if source.cost is not None else ()
            for paid, life_after in leftovers(units, symbols, left - source.life, source):
                for output in source.outputs:
                    added = tuple(sorted(paid + tuple(map(source.mana, output)), key=repr))
                    state = (added, uses_after, life_after)
                    if state not in seen:
                        seen.add(state)
                        stack.append(state)
    return False


# A payment carried out step by step -----------------------------------------------------------------------------------


def pay_symbols(spent: tuple[Spent, ...], cost: ManaCost | None, pool: ManaPool, payee: ManaSource | None) -> ManaPool:
    assert tuple(part.symbol for part in spent) == (cost.symbols if cost is not None else ())
    for part in spent:
        assert any(
            len(part.mana) == amount and part.life == life and all(serves(unit, kinds, payee) for unit in part.mana)
            for amount, kinds, life in readings(part.symbol)
        ), f"{part.symbol} is not paid by {part.mana} and {part.life} life"
        pool = pool.spend(part.mana)
    return pool


def carry_out(payment: Payment, cost: ManaCost, pool: ManaPool, life: int) -> ManaPool:
    used: Counter[tuple[int, int]] = Counter()
    groups: set[int] = set()
    for source, output, spent in payment.activations:
        used[source.object, source.ability] += 1
        assert used[source.object, source.ability] <= source.uses
        assert source.group not in groups
        if source.group is not None:
            groups.add(source.group)
        assert output in source.outputs
        life -= source.life + sum(part.life for part in spent)
        pool = pay_symbols(spent, source.cost, pool, source).add(map(source.mana, output))
    assert life >= payment.life
    return pay_symbols(payment.spent, cost, pool, None)


# Cases ----------------------------------------------------------------------------------------------------------------

FEW = ["{W}", "{U}", "{C}", "{1}", "{2}", "{W/U}", "{2/W}", "{C/U}", "{W/P}", "{U/W/P}", "{S}", "{B}"]
kinds = st.sampled_from([W, U, B, C])
restrictions = st.sampled_from([None, None, None, "spells", "abilities", "nothing"])
costs = st.lists(st.sampled_from(FEW), max_size=4).map(lambda symbols: ManaCost.parse("".join(symbols) or "{0}"))
pools = st.lists(
    st.builds(Mana, kinds, st.just(99), st.booleans(), restrictions, st.just(()), st.none()), max_size=3
).map(lambda units: ManaPool(tuple(units)))
outputs = st.one_of(
    st.lists(kinds, min_size=1, max_size=3, unique=True).map(lambda ks: tuple((k,) for k in ks)),
    st.lists(st.lists(kinds, min_size=1, max_size=3).map(tuple), min_size=1, max_size=2).map(tuple),
)
source_costs = st.sampled_from([None, None, None, None, "{1}", "{W/U}", "{0}", "{U}", "{2}"]).map(
    lambda text: None if text is None else ManaCost.parse(text)
)


@st.composite
def sources_of(draw: st.DrawFn, plain: bool) -> tuple[ManaSource, ...]:
    sources = []
    for number in range(draw(st.integers(0, 4))):
        group = draw(st.sampled_from([None, 1, 2]))
        one = st.lists(kinds, min_size=1, max_size=3, unique=True).map(lambda ks: tuple((k,) for k in ks))
        sources.append(
            ManaSource(
                object=number,
                ability=0,
                outputs=draw(one if plain else outputs),
                snow=draw(st.booleans()),
                weight=draw(st.sampled_from([0, 0, 1, 2])),
                cost=None if plain else draw(source_costs),
                group=group,
                uses=draw(st.sampled_from([1, 1, 2])) if group is None else 1,
                life=0 if plain else draw(st.sampled_from([0, 0, 0, 1])),
                restriction=draw(restrictions),
            )
        )
    return tuple(sources)


def check(cost: ManaCost, pool: ManaPool, sources: tuple[ManaSource, ...], life: int) -> None:
    expected = brute_force(cost, pool, sources, life)
    payment = find_payment(cost, pool, sources, spend, life)
    assert (payment is not None) == expected
    assert Supply(pool, sources, life).can_pay(cost, spend) == expected
    if payment is None:
        return
    carry_out(payment, cost, pool, life)
    assert find_payment(cost, pool, sources, spend, life) == payment
    used = Counter(activation.source for activation in payment.activations)
    life_paid = payment.life + sum(activation.source.life for activation in payment.activations)
    if life_paid > payment.life and any(symbol.form is SymbolForm.PHYREXIAN for symbol in cost.symbols):
        return  # life of sources against life for symbols is a matter of taste
    for spared in used:
        others = used - Counter([spared])
        fewer = tuple(replace(source, uses=uses) for source, uses in others.items())
        assert not brute_force(cost, pool, fewer, life_paid), f"{spared} is activated without need"


@settings(max_examples=300, deadline=None)
@given(cost=costs, pool=pools, sources=sources_of(plain=True), life=st.integers(0, 4))
def test_plain_sources_are_paid_exactly(
    cost: ManaCost, pool: ManaPool, sources: tuple[ManaSource, ...], life: int
) -> None:
    check(cost, pool, sources, life)


FILTER = ManaSource(0, 0, ((W, W), (W, U), (U, U)), cost=ManaCost.parse("{W/U}"), group=1)
FILTER_PLAIN = ManaSource(0, 1, ((C,),), group=1)
PLAINS = ManaSource(1, 0, ((W,),), group=2)
SIGNET = ManaSource(2, 0, ((U, B),), cost=ManaCost.parse("{1}"), group=3)
# Here the ability that turns any mana into {U} must wait until the one that costs {2} has been paid.
ISLAND, SWAMP, WASTES = (ManaSource(3 + i, 0, ((kind,),), group=4 + i) for i, kind in enumerate((U, B, C)))
TO_BLUE = ManaSource(6, 0, ((U,),), cost=ManaCost.parse("{1}"), group=7)
TO_BOTH = ManaSource(7, 0, ((U, B),), cost=ManaCost.parse("{2}"), group=8)


@settings(max_examples=300, deadline=None)
@given(cost=costs, pool=pools, sources=sources_of(plain=False), life=st.integers(0, 4))
@example(ManaCost.parse("{U}{U}"), ManaPool(), (FILTER, FILTER_PLAIN, PLAINS), 0)
@example(ManaCost.parse("{U}{U}{B}"), ManaPool(), (FILTER, FILTER_PLAIN, PLAINS, SIGNET), 0)
@example(ManaCost.parse("{1}{W}"), ManaPool(), (FILTER, FILTER_PLAIN, PLAINS), 0)
@example(ManaCost.parse("{U}{U}{U}{C}"), ManaPool((Mana(B, 99),)), (ISLAND, SWAMP, WASTES, TO_BLUE, TO_BOTH), 0)
def test_sources_of_every_sort_are_paid_exactly(
    cost: ManaCost, pool: ManaPool, sources: tuple[ManaSource, ...], life: int
) -> None:
    check(cost, pool, sources, life)


@settings(max_examples=100, deadline=None)
@given(
    colored=st.lists(st.sampled_from(["{W}", "{U}", "{2/W}", "{W/P}"]), max_size=2),
    xs=st.integers(1, 2),
    pool=pools,
    sources=st.booleans().flatmap(lambda plain: sources_of(plain=plain)),
    life=st.integers(0, 3),
)
def test_largest_x_is_the_last_that_can_be_paid(
    colored: list[str], xs: int, pool: ManaPool, sources: tuple[ManaSource, ...], life: int
) -> None:
    cost = ManaCost.parse("{X}" * xs + "".join(colored))
    x = Supply(pool, sources, life).largest_x(cost, spend)
    assert x == -1 or brute_force(cost.with_x(x), pool, sources, life)
    assert not brute_force(cost.with_x(x + 1), pool, sources, life)


@settings(max_examples=100, deadline=None)
@given(cost=costs, pool=pools, sources=st.booleans().flatmap(lambda plain: sources_of(plain=plain)))
def test_mana_in_the_pool_is_used_before_sources(
    cost: ManaCost, pool: ManaPool, sources: tuple[ManaSource, ...]
) -> None:
    if brute_force(cost, pool, (), 0):
        payment = find_payment(cost, pool, sources, spend)
        assert payment is not None
        assert payment.activations == ()
