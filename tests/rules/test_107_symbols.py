"""CR 107.3-107.4 with 202.2-202.3, 118.7 and 601.2f: mana symbols and mana costs."""

import copy
import pickle

import pytest

from shinpan.game.enums import Color
from shinpan.game.mana import FREE, ManaCost, ManaKind, ManaSymbol, SymbolForm

TWO_COLORS = ["W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U"]
W, U, B, R, G, C = ManaKind


def parse(text: str) -> ManaCost:
    return ManaCost.parse(text)


@pytest.mark.rule("107.4")
@pytest.mark.parametrize(
    ("form", "inners"),
    [
        (SymbolForm.MANA, ["W", "U", "B", "R", "G", "C"]),
        (SymbolForm.GENERIC, ["0", "1", "2", "15", "1000000"]),
        (SymbolForm.VARIABLE, ["X", "Y", "Z"]),
        (SymbolForm.HYBRID, [*TWO_COLORS, "C/W", "C/U", "C/B", "C/R", "C/G"]),
        (SymbolForm.MONOCOLORED_HYBRID, ["2/W", "2/U", "2/B", "2/R", "2/G"]),
        (SymbolForm.PHYREXIAN, ["W/P", "U/P", "B/P", "R/P", "G/P", *(pair + "/P" for pair in TWO_COLORS)]),
        (SymbolForm.SNOW, ["S"]),
    ],
)
def test_every_symbol_is_known_and_reads_as_it_is_written(form: SymbolForm, inners: list[str]) -> None:
    for inner in inners:
        symbol = ManaSymbol.of(inner)
        assert symbol.form is form
        assert str(symbol) == f"{{{inner}}}"
        assert ManaSymbol.of(inner.lower()) is symbol


def test_halves_may_be_written_in_either_order() -> None:
    assert ManaSymbol.of("U/W") is ManaSymbol.of("W/U")
    assert str(parse("{W/G/P}")) == "{G/W/P}"


@pytest.mark.rule("107.4")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "zero mana is written"),
        ("2", "character 1: expected a symbol in braces"),
        ("{2}R", "character 4: expected a symbol in braces"),
        ("{2}{", "character 4"),
        ("{1}{Q}", r"character 4: \{Q\} is not a mana symbol"),
        ("{W/W}", "is not a mana symbol"),
        ("{3/W}", "is not a mana symbol"),
        ("{C/P}", "is not a mana symbol"),
        ("{-1}", "is not a mana symbol"),
        ("{²}", "is not a mana symbol"),
        ("{T}", "is not a mana symbol"),
        ("{123456789}", "too large"),
    ],
)
def test_what_is_no_mana_cost_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse(text)


def test_costs_and_symbols_are_interned_even_after_copying() -> None:
    cost = parse("{2}{U/R}{X}")
    assert parse("{2}{u/r}{x}") is cost
    assert ManaCost.of(cost.symbols) is cost
    assert pickle.loads(pickle.dumps(cost)) is cost
    assert copy.deepcopy(cost) is cost
    assert copy.copy(cost.symbols[1]) is cost.symbols[1]
    assert eval(repr(cost)) is cost


def test_the_order_of_symbols_is_kept() -> None:
    assert str(parse("{2}{U/R}{X}")) == "{2}{U/R}{X}"
    assert str(parse("{R}{W}")) == "{R}{W}"


@pytest.mark.rule("107.4d", "118.5")
def test_zero_is_a_cost() -> None:
    assert FREE is parse("{0}")
    assert FREE.mana_value == 0
    assert str(FREE) == "{0}"


@pytest.mark.rule("202.2", "202.2c", "202.2d", "107.4e", "107.4f")
@pytest.mark.parametrize(
    ("text", "colors"),
    [
        ("{3}{C}{S}{X}", ""),
        ("{1}{R}{R}", "R"),
        ("{R}{W}", "RW"),
        ("{U/R}", "UR"),
        ("{2/B}", "B"),
        ("{C/G}", "G"),
        ("{W/P}", "W"),
        ("{G/U/P}", "GU"),
    ],
)
def test_a_cost_has_the_colors_of_all_its_symbols(text: str, colors: str) -> None:
    assert parse(text).colors == frozenset(color for color in Color if color.letter in colors)


@pytest.mark.rule("202.3", "202.3e", "202.3f", "202.3g")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{0}", 0),
        ("{2}{R}{R}", 4),
        ("{X}{R}", 1),
        ("{X}{X}", 0),
        ("{U/R}{U/R}", 2),
        ("{2/W}{2/W}{2/W}", 6),
        ("{C/W}", 1),
        ("{1}{W/P}", 2),
        ("{S}{S}", 2),
        ("{1}{G/U/P}{2/B}", 4),
    ],
)
def test_mana_values(text: str, value: int) -> None:
    assert parse(text).mana_value == value


@pytest.mark.rule("107.3a", "202.3e")
def test_the_announced_x_counts_once_for_each_symbol() -> None:
    cost = parse("{X}{X}{R}")
    assert cost.has_x
    assert cost.mana_value_with_x(3) == 7
    assert cost.with_x(3) is parse("{6}{R}")
    assert cost.with_x(0) is parse("{R}")
    assert not cost.with_x(3).has_x
    assert parse("{X}{2}").with_x(1) is parse("{3}")
    assert parse("{2}{R}").with_x(5) is parse("{2}{R}")


@pytest.mark.rule("202.3d", "601.2f")
def test_costs_add_up() -> None:
    assert parse("{1}{R}") + parse("{1}{U}") is parse("{2}{R}{U}")
    assert parse("{X}{W}") + parse("{2}{X}") is parse("{X}{X}{2}{W}")
    assert FREE + FREE is FREE
    assert parse("{W}") + FREE is parse("{W}")
    assert parse("{1}{W}").increased(1) is parse("{2}{W}")
    assert parse("{W}").increased(1) is parse("{1}{W}")


@pytest.mark.rule("118.7a", "601.2f", "107.4h")
@pytest.mark.parametrize(
    ("text", "generic", "left"),
    [
        ("{3}{G}", 2, "{1}{G}"),
        ("{3}{G}", 3, "{G}"),
        ("{3}{G}", 9, "{G}"),
        ("{2}", 5, "{0}"),
        ("{G}{G}", 2, "{G}{G}"),
        ("{C}{S}{2/W}", 4, "{C}{S}{2/W}"),
        ("{0}", 1, "{0}"),
    ],
)
def test_generic_reductions_touch_generic_mana_only(text: str, generic: int, left: str) -> None:
    assert parse(text).reduced(generic) is parse(left)


@pytest.mark.rule("118.7b", "118.7c", "118.7d")
@pytest.mark.parametrize(
    ("text", "kinds", "left"),
    [
        ("{2}{W}{W}", [W], "{2}{W}"),
        ("{2}{W}", [W, W], "{1}"),
        ("{2}{R}", [W], "{1}{R}"),
        ("{R}", [W], "{R}"),
        ("{1}{C}", [C, C], "{0}"),
        ("{1}{G}", [C], "{G}"),
        ("{W/U}{W}", [W], "{W/U}"),
        ("{1}{W/U}", [U], "{1}"),
        ("{2/W}{1}", [W], "{1}"),
        ("{1}{W/P}", [W], "{1}"),
        ("{2}{U}{B}", [U, B, R], "{1}"),
    ],
)
def test_reductions_by_a_kind_of_mana(text: str, kinds: list[ManaKind], left: str) -> None:
    assert parse(text).reduced(kinds=kinds) is parse(left)


def test_an_amount_of_mana_is_never_negative() -> None:
    with pytest.raises(ValueError, match="negative: -1"):
        ManaSymbol.of_generic(-1)
