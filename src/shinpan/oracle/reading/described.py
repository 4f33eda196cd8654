"""Reading descriptions of tokens: "1/1 white Soldier creature token with flying"."""

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from shinpan.cards.build import token
from shinpan.game.characteristics import Definition
from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.subtypes import ArtifactType, CreatureType, EnchantmentType, LandType, Subtype
from shinpan.oracle.reading.functioning import defined_size
from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.lists import ListReader
from shinpan.oracle.reading.nodes import Items
from shinpan.oracle.reading.readers import NOTHING, Ends, NameReader, Reader, TermReader
from shinpan.phrases import named_tokens
from shinpan.phrases.role_tokens import ROLES
from shinpan.phrases.tokens import XToken

if TYPE_CHECKING:
    from shinpan.oracle.reading.grammar import Grammar
    from shinpan.oracle.reading.parsing import Parse


_TOKEN = (("token",), ("tokens",))
X_SIZE = (-1, -1)
"""The size of a token that is X/X."""


@dataclass(slots=True, eq=False)
class Described:
    """A token as it was described. abilities: what was read of them; they aren't phrases yet."""

    size: tuple[int, int] | None = None
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    types: tuple[CardType, ...] = ()
    abilities: Items = field(default_factory=lambda: Items(()))
    name: str | None = None

    def said(self) -> tuple[Any, ...]:
        """Return all that is said of it but its abilities."""
        return self.size, self.supertypes, self.colors, self.subtypes, self.types, self.name


class TokenReader(Reader):
    """Reads a description of a token, in the singular or the plural, without article."""

    __slots__ = ("_abilities", "_colors", "_name", "_subtypes", "_supertypes", "_types")

    def __init__(self, grammar: "Grammar") -> None:
        self._supertypes = TermReader((Supertype,), plurals=False)
        self._colors = ListReader(TermReader((Color,), plurals=False), "")
        self._subtypes = TermReader((CreatureType, ArtifactType, EnchantmentType, LandType), plurals=False)
        self._types = TermReader((CardType,), plurals=False)
        self._abilities = ListReader(grammar.ability(), "")
        self._name = NameReader()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return what is described, with every end that the description may have."""
        words = parse.words
        role = _role_at(words, place)
        if role is not None:
            return (role,)
        token = Described()
        place = self._supertype(parse, place, token)
        if words[place : place + 3] == ("x", "/", "x"):
            token.size = X_SIZE
            place = self._supertype(parse, place + 3, token)
        elif _is_size(words, place):
            token.size = (int(words[place]), int(words[place + 2]))
            place = self._supertype(parse, place + 3, token)
        found: list[tuple[int, Any]] = []
        for start, colors in self._colored(parse, place):
            token.colors = colors
            end = self._kinds(parse, self._supertype(parse, start, token), token)
            if words[end : end + 1] not in _TOKEN:
                continue
            if not token.types:
                found += [(end + 1, each) for each in _named(token)]
                continue
            found += self._rest(parse, end + 1, token)
        return found

    def _supertype(self, parse: "Parse", place: int, token: Described) -> int:
        for end, term in self._supertypes.read(parse, place):
            token.supertypes = (*token.supertypes, term)
            return self._supertype(parse, end, token)
        return place

    def _colored(self, parse: "Parse", place: int) -> list[tuple[int, tuple[Color, ...]]]:
        if parse.words[place : place + 1] == ("colorless",):
            return [(place + 1, ())]
        found = [(end, tuple(items.items)) for end, items in self._colors.read(parse, place)]
        return sorted(found, reverse=True, key=lambda each: each[0])[:1] or [(place, ())]

    def _kinds(self, parse: "Parse", place: int, token: Described) -> int:
        """Read subtypes and types into a token; return where they end."""
        token.subtypes, token.types = (), ()
        for end, term in self._several(self._subtypes, parse, place):
            place, token.subtypes = end, (*token.subtypes, term)
        for end, term in self._several(self._types, parse, place):
            place, token.types = end, (*token.types, term)
        return place

    def _several(self, reader: Reader, parse: "Parse", place: int) -> Ends:
        found: list[tuple[int, Any]] = []
        while True:
            read = reader.read(parse, place)
            if not read:
                return found
            place, _ = max(read, key=lambda each: each[0])
            found.append(max(read, key=lambda each: each[0]))

    def _rest(self, parse: "Parse", place: int, token: Described) -> list[tuple[int, Any]]:
        """Return the ends after "token", with abilities and a name or without them."""
        found: list[tuple[int, Any]] = [(place, _copied(token))]
        for end, name in self._named(parse, place):
            found.append((end, _copied(token, name=name)))
            if parse.words[end : end + 1] == ("with",):
                for stop, abilities in parse.ends(self._abilities, end + 1):
                    found.append((stop, _copied(token, abilities=abilities, name=name)))
        if parse.words[place : place + 1] == ("with",):
            for end, abilities in parse.ends(self._abilities, place + 1):
                found.append((end, _copied(token, abilities=abilities)))
                found += [
                    (stop, _copied(token, abilities=abilities, name=name)) for stop, name in self._named(parse, end)
                ]
        return found

    def _named(self, parse: "Parse", place: int) -> Ends:
        return parse.ends(self._name, place + 1) if parse.words[place : place + 1] == ("named",) else NOTHING


def _named(token: Described) -> list[Definition]:
    """Return the predefined token that is called by its subtype alone (111.10)."""
    if token.size or token.colors or token.supertypes or len(token.subtypes) != 1:
        return []
    known = _predefined().get(f"{token.subtypes[0].en} Token")
    return [] if known is None else [known]


_ROLES = {tuple(name.lower().split()): role for name, role in ROLES.items()}


def _role_at(words: tuple[str, ...], place: int) -> tuple[int, Definition] | None:
    """Return the Role or Walker token that is named at a place, with the end of its name (111.10d, 111.10j-r)."""
    if words[place : place + 1] == ("walker",) and words[place + 1 : place + 2] in _TOKEN:
        return place + 2, named_tokens.WALKER
    for end in (place + 1, place + 2):
        known = _ROLES.get(words[place:end])
        if known is not None and words[end : end + 1] == ("role",) and words[end + 1 : end + 2] in _TOKEN:
            return end + 2, known
    return None


@cache
def _predefined() -> dict[str, Definition]:
    return {each.name: each for each in vars(named_tokens).values() if isinstance(each, Definition)}


def _copied(token: Described, abilities: Items | None = None, name: str | None = None) -> Described:
    return Described(
        token.size,
        token.supertypes,
        token.colors,
        token.subtypes,
        token.types,
        abilities or Items(()),
        name,
    )


def _is_size(words: tuple[str, ...], place: int) -> bool:
    return len(words) > place + 2 and words[place].isdigit() and words[place + 1] == "/" and words[place + 2].isdigit()


def token_of(described: Described, abilities: tuple[Any, ...]) -> Any:
    """Return the token that is described, with abilities. Raises Unfit for a creature without a size."""
    words = [each.en for each in (*described.supertypes, *described.types)]
    line = " ".join(words) + " — " + " ".join(each.en for each in described.subtypes)
    size = described.size
    if size is None and CardType.CREATURE in described.types:
        size = defined_size(abilities)
        if size is None:
            raise Unfit
    by_x = size == X_SIZE
    pt = (0, 0) if by_x else size
    made = token(line.removesuffix(" — "), *abilities, colors=described.colors, pt=pt, name=described.name)
    return XToken(made.name, made.faces) if by_x else made
