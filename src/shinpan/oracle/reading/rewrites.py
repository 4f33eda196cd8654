"""Old wordings of Oracle text that mean word for word what today's say: rewritten before a line is read."""

_OLD_AND_NEW = (
    ("enters the battlefield", "enters"),
    ("enter the battlefield", "enter"),
    ("entered the battlefield", "entered"),
    ("entering the battlefield", "entering"),
    ("converted mana cost", "mana value"),
    ("his or her", "their"),
    ("he or she", "they"),
    ("him or her", "them"),
    ("to your mana pool", ""),
    ("to their mana pool", ""),
    ("activate this ability only", "activate only"),
    ("can't be countered by spells or abilities", "can't be countered"),
    ("then shuffle your library", "then shuffle"),
    ("then shuffles their library", "then shuffles"),
    ("then shuffles his or her library", "then shuffles"),
    ("to his or her mana pool", ""),
    ("and shuffle your library", "then shuffle"),
    ("totem armor", "umbra armor"),
    ("cannot", "can't"),
    ("precombat main phase", "first main phase"),
    ("any time you could cast a sorcery", "as a sorcery"),
    ("of his or her choice", "of their choice"),
)


def _table() -> dict[str, list[tuple[list[str], list[str]]]]:
    """Return the pairs by the first word of the old one, longest first."""
    table: dict[str, list[tuple[list[str], list[str]]]] = {}
    for old, new in sorted(_OLD_AND_NEW, key=lambda pair: -len(pair[0])):
        words = old.split()
        table.setdefault(words[0], []).append((words, new.split()))
    return table


_TABLE = _table()

Span = tuple[int, int]


def rewritten(words: list[str], spans: list[Span]) -> tuple[list[str], list[Span]]:
    """Return tokens with the old wordings replaced; a new token stands where the old words stood."""
    if _TABLE.keys().isdisjoint(words):
        return words, spans
    made: list[str] = []
    where: list[Span] = []
    place = 0
    while place < len(words):
        for old, new in _TABLE.get(words[place], ()):
            if words[place : place + len(old)] == old:
                covered = (spans[place][0], spans[place + len(old) - 1][1])
                made += new
                where += [covered] * len(new)
                place += len(old)
                break
        else:
            made.append(words[place])
            where.append(spans[place])
            place += 1
    return made, where
