"""Mana as values: its kinds (CR 106.1), its symbols (107.4), mana costs (118, 202) and the mana pool (106.4).

Kinds, symbols and costs are interned: equal ones are the same object, so they compare and hash by identity. Make
symbols with `ManaSymbol.of` and costs with `ManaCost.parse` or `ManaCost.of`, never with the constructors.
"""

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from shinpan.game.enums import Color
from shinpan.game.term import Term, unique


@unique
class ManaKind(Term):
    """The six types of mana (CR 106.1b)."""

    WHITE = ("white", "白")
    BLUE = ("blue", "青")
    BLACK = ("black", "黒")
    RED = ("red", "赤")
    GREEN = ("green", "緑")
    COLORLESS = ("colorless", "無色")

    index: int
    """Position in the order W U B R G C, from 0."""
    letter: str
    """The letter of its symbol."""
    color: Color | None
    """Its color; None for colorless mana."""

    def __init__(self, en: str, ja: str) -> None:
        self.index = len(type(self).__members__)
        self.letter = "WUBRGC"[self.index]
        self.color = None if self.index == 5 else tuple(Color)[self.index]

    @staticmethod
    def of(color: Color) -> "ManaKind":
        """The kind of mana of a color."""
        return _KIND_OF_COLOR[color]


KINDS: tuple[ManaKind, ...] = tuple(ManaKind)
_KIND_OF_COLOR: dict[Color, ManaKind] = {kind.color: kind for kind in KINDS if kind.color is not None}
_KIND_OF_LETTER: dict[str, ManaKind] = {kind.letter: kind for kind in KINDS}


class SymbolForm(Enum):
    """The families of mana symbols (CR 107.4)."""

    MANA = "one mana of one kind: {W}, {C}"
    GENERIC = "any mana, as much as the number says: {2}"
    VARIABLE = "generic mana, as much as is announced: {X}"
    HYBRID = "one mana of either kind: {W/U}, {C/W}"
    MONOCOLORED_HYBRID = "one mana of the color, or two of any: {2/W}"
    PHYREXIAN = "one mana of a color of the symbol, or 2 life: {W/P}, {W/U/P}"
    SNOW = "one mana from a snow source: {S}"

    __hash__ = object.__hash__


_DIGITS = 7  # {1000000} exists; a longer number can only be a mistake


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ManaSymbol:
    """A mana symbol (CR 107.4); interned, made by `of`."""

    text: str
    """The symbol with its braces."""
    form: SymbolForm
    kinds: tuple[ManaKind, ...] = ()
    """The kinds of which one mana pays the symbol; empty for generic, variable and snow symbols."""
    generic: int = 0
    """How much mana of any kind pays it: the number of {n}, 2 for {2/W}; 0 for all others."""

    @staticmethod
    def of(inner: str) -> "ManaSymbol":
        """The symbol for what stands between the braces, such as "2", "W/U" or "w/p".

        Raises ValueError for what is no mana symbol of CR 107.4.
        """
        symbol = _SYMBOLS.get(inner) or _SYMBOLS.get(inner.upper())
        if symbol is None:
            if not (inner.isascii() and inner.isdigit()):
                raise ValueError(f"{{{inner}}} is not a mana symbol (CR 107.4)")
            if len(inner) > _DIGITS:
                raise ValueError(f"{{{inner}}} is too large: at most {_DIGITS} digits are accepted")
            symbol = ManaSymbol.of_generic(int(inner))
        return symbol

    @staticmethod
    def of_generic(amount: int) -> "ManaSymbol":
        """The numerical symbol {amount} (CR 107.4b). Raises ValueError for a negative amount."""
        symbol = _SYMBOLS.get(key := str(amount))
        if symbol is None:
            if amount < 0:
                raise ValueError(f"an amount of generic mana can't be negative: {amount}")
            symbol = _SYMBOLS[key] = ManaSymbol(f"{{{amount}}}", SymbolForm.GENERIC, (), amount)
        return symbol

    @property
    def colors(self) -> frozenset[Color]:
        """The colors that the symbol has, all of its components' (CR 107.4e-f, 202.2d)."""
        return frozenset(kind.color for kind in self.kinds if kind.color is not None)

    @property
    def mana_value(self) -> int:
        """What it adds to a mana value: the largest component of a hybrid symbol, 0 for {X} (CR 202.3e-g)."""
        if self.form is SymbolForm.GENERIC or self.form is SymbolForm.MONOCOLORED_HYBRID:
            return self.generic
        return 0 if self.form is SymbolForm.VARIABLE else 1

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"ManaSymbol.of({self.text[1:-1]!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return ManaSymbol.of, (self.text[1:-1],)


def _all_symbols() -> Iterator[tuple[str, ManaSymbol]]:
    """Every symbol but the numbers, under each spelling that is accepted for it."""

    def symbol(
        spellings: Sequence[str], form: SymbolForm, kinds: str = "", generic: int = 0
    ) -> Iterator[tuple[str, ManaSymbol]]:
        made = ManaSymbol(f"{{{spellings[0]}}}", form, tuple(_KIND_OF_LETTER[letter] for letter in kinds), generic)
        return ((spelling, made) for spelling in spellings)

    for letter in "XYZ":
        yield from symbol([letter], SymbolForm.VARIABLE)
    yield from symbol(["S"], SymbolForm.SNOW)
    for letter in "WUBRGC":
        yield from symbol([letter], SymbolForm.MANA, letter)
    for letter in "WUBRG":
        yield from symbol([f"2/{letter}"], SymbolForm.MONOCOLORED_HYBRID, letter, 2)
        yield from symbol([f"C/{letter}"], SymbolForm.HYBRID, "C" + letter)
        yield from symbol([f"{letter}/P"], SymbolForm.PHYREXIAN, letter)
    for a, b in ("WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU"):
        yield from symbol([f"{a}/{b}", f"{b}/{a}"], SymbolForm.HYBRID, a + b)
        yield from symbol([f"{a}/{b}/P", f"{b}/{a}/P"], SymbolForm.PHYREXIAN, a + b)


_SYMBOLS: dict[str, ManaSymbol] = dict(_all_symbols())
X = _SYMBOLS["X"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ManaCost:
    """An amount of mana to pay (CR 118, 202.1): symbols in the order in which they are written.

    Interned, made by `parse` or `of`. An object without a mana cost has None where others have a ManaCost: that is
    an unpayable cost (118.6), unlike {0} (118.5).
    """

    symbols: tuple[ManaSymbol, ...]
    mana_value: int
    """Total amount of mana, with X as 0 (CR 202.3)."""
    generic: int
    """The generic part: the sum of its numerical symbols."""
    x_count: int
    """How many {X} it has."""
    colors: frozenset[Color]

    @staticmethod
    def of(symbols: Iterable[ManaSymbol]) -> "ManaCost":
        """The cost with these symbols in this order; {0} if there are none (CR 118.7)."""
        key = tuple(symbols) or _NO_MANA
        cost = _COSTS.get(key)
        if cost is None:
            cost = _COSTS[key] = ManaCost(
                key,
                sum(symbol.mana_value for symbol in key),
                sum(symbol.generic for symbol in key if symbol.form is SymbolForm.GENERIC),
                key.count(X),
                frozenset(color for symbol in key for color in symbol.colors),
            )
        return cost

    @staticmethod
    def parse(text: str) -> "ManaCost":
        """Read symbols in braces, such as "{2}{U/R}{X}".

        Raises ValueError saying which symbol is wrong, and for the empty text.
        """
        cost = _PARSED.get(text)
        if cost is None:
            cost = _PARSED[text] = ManaCost.of(_read(text))
        return cost

    @property
    def has_x(self) -> bool:
        """Whether a value must be announced for {X} (CR 107.3a)."""
        return self.x_count > 0

    def mana_value_with_x(self, x: int) -> int:
        """The mana value where X is `x`, as on the stack (CR 202.3e)."""
        return self.mana_value + self.x_count * x

    def with_x(self, x: int) -> "ManaCost":
        """The cost to pay once X is announced as `x` (CR 107.3a): the {X} have become generic mana."""
        if not self.x_count:
            return self
        rest = [symbol for symbol in self.symbols if symbol is not X]
        return _arranged(rest, self.x_count * x)

    def increased(self, generic: int) -> "ManaCost":
        """This cost and that much generic mana more (CR 601.2f)."""
        return _arranged(self.symbols, generic)

    def __add__(self, other: "ManaCost") -> "ManaCost":
        """Both costs together; their generic parts become one symbol."""
        return _arranged(self.symbols + other.symbols, 0)

    def reduced(self, generic: int = 0, kinds: Iterable[ManaKind] = ()) -> "ManaCost":
        """The cost less an amount of generic mana and one mana for each of `kinds` (CR 601.2f, 118.7a-d).

        Generic reductions touch the generic part only. Reductions by a kind of mana take symbols of just that kind
        first, then hybrid and Phyrexian symbols that it could pay, and what is left over comes off the generic part.
        Nothing falls below {0}. A reduction given as a hybrid symbol is the caller's choice of a half (118.7e).
        """
        rest = list(self.symbols)
        for kind in kinds:
            index = _reducible(rest, kind)
            if index is None:
                generic += 1
            else:
                del rest[index]
        return _arranged(rest, -generic)

    def __str__(self) -> str:
        return "".join(symbol.text for symbol in self.symbols)

    def __repr__(self) -> str:
        return f"ManaCost.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return ManaCost.parse, (str(self),)


_SYMBOL = re.compile(r"\{([^{}]*)\}")
_NO_MANA: tuple[ManaSymbol, ...] = (ManaSymbol.of_generic(0),)
_COSTS: dict[tuple[ManaSymbol, ...], ManaCost] = {}
_PARSED: dict[str, ManaCost] = {}


def _read(text: str) -> Iterator[ManaSymbol]:
    if not text:
        raise ValueError("an empty text is not a mana cost: zero mana is written {0}; no mana cost is None (CR 118.6)")
    position = 0
    while position < len(text):
        match = _SYMBOL.match(text, position)
        if match is None:
            raise ValueError(
                f"mana cost {text!r}, character {position + 1}: expected a symbol in braces, such as {{2}}"
            )
        try:
            yield ManaSymbol.of(match[1])
        except ValueError as error:
            raise ValueError(f"mana cost {text!r}, character {position + 1}: {error}") from None
        position = match.end()


def _arranged(symbols: Iterable[ManaSymbol], generic: int) -> ManaCost:
    """Variable symbols, then one number for all generic mana (`generic` more or less, at least 0), then the rest."""
    variable: list[ManaSymbol] = []
    rest: list[ManaSymbol] = []
    for symbol in symbols:
        if symbol.form is SymbolForm.GENERIC:
            generic += symbol.generic
        else:
            (variable if symbol.form is SymbolForm.VARIABLE else rest).append(symbol)
    if generic > 0:
        variable.append(ManaSymbol.of_generic(generic))
    return ManaCost.of(variable + rest)


_REDUCED_FIRST = (
    SymbolForm.MANA,
    SymbolForm.MONOCOLORED_HYBRID,
    SymbolForm.HYBRID,
    SymbolForm.PHYREXIAN,
)


def _reducible(symbols: list[ManaSymbol], kind: ManaKind) -> int | None:
    """Where the symbol stands that a reduction by one mana of `kind` takes off; None if it has none to take."""
    return next(
        (
            i
            for form in _REDUCED_FIRST
            for i, symbol in enumerate(symbols)
            if symbol.form is form and kind in symbol.kinds
        ),
        None,
    )


FREE = ManaCost.of(())
"""The cost {0}."""


class Mana(NamedTuple):
    """One mana (CR 106.3). `restriction` and `riders` belong to the rules; here they are only carried (106.6)."""

    kind: ManaKind
    source: int
    """Id of the object that produced it."""
    snow: bool = False
    """Whether that source was snow, so that it pays {S} (107.4h)."""
    restriction: Hashable = None
    """What it may be spent on; None for anything."""
    riders: tuple[Hashable, ...] = ()
    """What else happens when it is spent."""
    until: Hashable = None
    """How long it stays though steps and phases end (702.189a); None if it doesn't."""


@dataclass(frozen=True, slots=True)
class ManaPool:
    """The unspent mana of a player (CR 106.4), in the order in which it was added."""

    units: tuple[Mana, ...] = ()

    def add(self, units: Iterable[Mana]) -> "ManaPool":
        """The pool with more mana."""
        return ManaPool((*self.units, *units))

    def spend(self, units: Iterable[Mana]) -> "ManaPool":
        """The pool without these units, equal ones counted (CR 118.3a). Raises ValueError if one isn't there."""
        rest = list(self.units)
        for unit in units:
            try:
                rest.remove(unit)
            except ValueError:
                raise ValueError(f"no {{{unit.kind.letter}}} from source {unit.source} in the pool {self}") from None
        return ManaPool(tuple(rest)) if rest else EMPTY_POOL

    def emptied(self, *over: Hashable) -> "ManaPool":
        """The pool at the end of a step or phase (CR 106.4); mana stays whose time isn't among those that are over."""
        kept = tuple(unit for unit in self.units if unit.until is not None and unit.until not in over)
        return ManaPool(kept) if kept else EMPTY_POOL

    def count(self, kind: ManaKind) -> int:
        """How much mana of a kind it holds."""
        return sum(unit.kind is kind for unit in self.units)

    @property
    def counts(self) -> tuple[int, ...]:
        """How much mana of each kind it holds, in the order W U B R G C."""
        return tuple(self.count(kind) for kind in KINDS)

    def __len__(self) -> int:
        return len(self.units)

    def __str__(self) -> str:
        return "".join(f"{{{unit.kind.letter}}}" for unit in sorted(self.units, key=_index))


def _index(unit: Mana) -> int:
    return unit.kind.index


EMPTY_POOL = ManaPool()
