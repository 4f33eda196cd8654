"""Reading abilities: as paragraphs, and inside sentences, where all but keywords stand in quotation marks."""

from typing import TYPE_CHECKING, Any

from shinpan.oracle.reading.lists import ListReader
from shinpan.oracle.reading.nodes import Items, Node, nodes
from shinpan.oracle.reading.readers import Begins, Ends, Reader
from shinpan.phrases.abilities import ActivatedAbility, Keyword, SpellAbility, StaticAbility, TriggeredAbility
from shinpan.phrases.base import AbilityPhrase
from shinpan.phrases.triggers.untapping import RevealsAsDrawn

if TYPE_CHECKING:
    from shinpan.oracle.reading.grammar import Grammar
    from shinpan.oracle.reading.parsing import Parse

_NO_FORMS: frozenset[str] = frozenset()
_MARKS = ('"', "'")
"""What stands before and after an ability; the second inside of another that is quoted."""

_TOLD_OF = (RevealsAsDrawn,)
"""The triggers on what a static ability before them in the paragraph has somebody do."""


class AbilityReader(Reader):
    """Reads an ability inside a sentence: a keyword, or anything in quotation marks; or an ability without them."""

    __slots__ = ("_keyword", "_kinds", "_quoted")

    def __init__(self, grammar: "Grammar", quoted: bool) -> None:
        self._quoted = quoted
        self._keyword = grammar.nonterminal(Keyword, _NO_FORMS, _NO_FORMS)
        self._kinds = tuple(
            grammar.nonterminal(kind, _NO_FORMS, _NO_FORMS)
            for kind in (ActivatedAbility, TriggeredAbility, StaticAbility)
        )

    def begins(self) -> Begins:
        """Return the quotation mark, and the readers of keywords or of abilities."""
        return _MARKS, (self._keyword, *(() if self._quoted else self._kinds))

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the ability."""
        words = parse.words
        if not self._quoted:
            return [each for kind in self._kinds for each in parse.ends(kind, place)]
        mark = words[place : place + 1]
        if mark not in (('"',), ("'",)):
            return parse.ends(self._keyword, place)
        found: list[tuple[int, Any]] = []
        for kind in (self._keyword, *self._kinds):  # keywords with a cost or a quality are quoted now and then
            for end, ability in parse.ends(kind, place + 1):
                after = end + (words[end : end + 1] in ((".",), (",",)))
                if words[after : after + 1] == mark:
                    found.append((after + 1, Quoted(ability)))
        return found


class Quoted(Items):
    """An ability in quotation marks: what it speaks of is apart from what the sentence around it does."""

    __slots__ = ()

    def __init__(self, ability: Any) -> None:
        super().__init__((ability,), "quoted")


class KeywordsReader(Reader):
    """Reads a paragraph of keywords."""

    __slots__ = ("_list",)

    def __init__(self, grammar: "Grammar") -> None:
        keyword = grammar.nonterminal(Keyword, _NO_FORMS, _NO_FORMS)
        self._list = ListReader(keyword, "comma")

    def begins(self) -> Begins:
        """Return the reader of the list."""
        return (), (self._list,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end of one keyword or several."""
        found = [each for each in parse.ends(self._list, place) if not _goes_on(each[1])]
        for end, items in tuple(found):
            if parse.words[end : end + 1] == (";",):
                found += [(stop, Items((*items.items, *more.items))) for stop, more in self.read(parse, end + 1)]
        return found


def _goes_on(items: Any) -> bool:
    """Return whether a keyword that an ability stands behind is one of several: "and" is part of what that says."""
    if len(items.items) < 2:
        return False
    return any("{ability}" in each.variant.wording.source for each in items.items if isinstance(each, Node))


class LinkedReader(Reader):
    """Reads a static ability with the triggered ability that its event triggers, in one paragraph (603.11)."""

    __slots__ = ("_static", "_triggered")

    def __init__(self, grammar: "Grammar") -> None:
        self._static = grammar.nonterminal(StaticAbility, _NO_FORMS, _NO_FORMS)
        self._triggered = grammar.nonterminal(TriggeredAbility, _NO_FORMS, _NO_FORMS)

    def begins(self) -> Begins:
        """Return the reader of the static ability."""
        return (), (self._static,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end of the two together."""
        return [
            (stop, Items((static, triggered)))
            for end, static in parse.ends(self._static, place)
            if parse.words[end : end + 1] == (".",)
            for stop, triggered in parse.ends(self._triggered, end + 1)
            if any(each.variant.cls in _TOLD_OF for each in nodes(triggered))
        ]


def paragraph_readers(grammar: "Grammar", spell: bool) -> tuple[Reader, ...]:
    """Return the readers of a paragraph that is an ability. spell: it is on an instant or sorcery."""
    kinds: tuple[type[AbilityPhrase], ...] = (ActivatedAbility, TriggeredAbility, StaticAbility)
    if spell:
        kinds = (*kinds, SpellAbility)
    keywords = grammar.slots.once("keywords", lambda: KeywordsReader(grammar))
    linked = grammar.slots.once("linked", lambda: LinkedReader(grammar))
    return (keywords, linked, *(grammar.nonterminal(kind, _NO_FORMS, _NO_FORMS) for kind in kinds))
