"""Old wordings of Oracle text that mean word for word what today's say: rewritten before a line is read."""

from shinpan.oracle.reading.rewordings import MORE
from shinpan.phrases.wording.english import number_word

_OLD_AND_NEW = (
    ("enters the battlefield", "enters"),
    ("enters the battlefield under your control", "you control enters"),
    ("enter the battlefield under your control", "you control enter"),
    ("enters under your control", "you control enters"),
    ("enter under your control", "you control enter"),
    ("enters the battlefield under a opponent 's control", "a opponent controls enters"),
    ("enters under a opponent 's control", "a opponent controls enters"),
    ("enter under a opponent 's control", "a opponent controls enter"),
    ("puts the top N cards of their library into their graveyard", "mills N cards"),
    ("put the top N cards of their library into their graveyard", "mill N cards"),
    ("put the top N cards of your library into your graveyard", "mill N cards"),
    ("puts the top card of their library into their graveyard", "mills a card"),
    ("put the top card of your library into your graveyard", "mill a card"),
    ("puts that many cards from the top of their library into their graveyard", "mills that many cards"),
    ("put that many cards from the top of their library into their graveyard", "mill that many cards"),
    ("put that many cards from the top of your library into your graveyard", "mill that many cards"),
    ("can't attack , block , or transform", "can't attack or block and can't transform"),
    ("creature except it doesn't copy", "creature , except it doesn't copy"),
    (". if you do , this creature gains this ability", "and it has this ability"),
    ("enters attached to a creature , each other", "enters , if enchanted creature is a creature , each other"),
    (
        "enters the battlefield attached to a creature , each other",
        "enters , if enchanted creature is a creature , each other",
    ),
    ("enters tapped and under your control", "you control enters tapped"),
    ("enters untapped and under your control", "you control enters untapped"),
    ("enters tapped and under a opponent 's control", "a opponent controls enters tapped"),
    ("enters untapped and under a opponent 's control", "a opponent controls enters untapped"),
    ("enters the battlefield tapped and under your control", "you control enters tapped"),
    ("enters the battlefield untapped and under a opponent 's control", "a opponent controls enters untapped"),
    ("any time you could cast a instant", "as a instant"),
    ("neither day or night", "neither day nor night"),
    ("cards that aren't on the battlefield , spells , and permanents", "cards , spells , and permanents"),
    ("converted mana costs", "mana values"),
    ("play this ability only", "activate only"),
    ("activate this ability no more than once each turn", "activate only once each turn"),
    ("activate no more than once each turn", "activate only once each turn"),
    ("of the top of", "of"),
    ("under the control of its owner", "under its owner 's control"),
    ("the next turn 's upkeep", "the next upkeep step"),
    ("main phase each turn", "main phase"),
    ("instant and / or sorcery", "instant and sorcery"),
    ("enter the battlefield", "enter"),
    ("entered the battlefield", "entered"),
    ("entering the battlefield", "entering"),
    ("converted mana cost", "mana value"),
    ("viashino", "lizard"),
    ("naga", "snake"),
    ("nagas", "snakes"),
    ("hound", "dog"),
    ("hounds", "dogs"),
    ("remains tapped", "is tapped"),
    ("remain tapped", "are tapped"),
    ("your library and / or graveyard", "your graveyard and / or library"),
    ("deals combat damage to one or more players", "deals combat damage to a player"),
    ("each of your opponents", "each opponent"),
    ("one of your opponents", "a opponent"),
    ("one or more of your opponents", "a opponent"),
    ("your team controls", "you control"),
    ("his or her", "their"),
    ("his owner 's", "its owner 's"),
    ("her owner 's", "its owner 's"),
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
    ("can't attack you or a planeswalker you control", "can't attack you or planeswalkers you control"),
    ("activate this ability no more than twice each turn", "activate no more than twice each turn"),
    ("with a other creature , each of those creatures has", "with a other creature , both creatures have"),
    ("with a other creature , each of those creatures gets", "with a other creature , both creatures get"),
    (". each of those creatures gains", ". those creatures gain"),
    (". each of those creatures gets", ". those creatures get"),
    ("you cast a spell , if that spell was kicked ,", "you cast a kicked spell ,"),
    ("also gains", "gains"),
    ("also gain", "gain"),
    ("also gets", "gets"),
    ("also get", "get"),
    ("also deals", "deals"),
    ("on the battlefield except", "on the battlefield , except"),
    ("x is N or more", "x is N or greater"),
    ("create a creature token that is a copy of", "create a token that is a copy of"),
    ("create a creature token that 's a copy of", "create a token that 's a copy of"),
    ("the the battlefield", "the battlefield"),
    ("the battelfield", "the battlefield"),
    ("if you reveal a creature card this way", "if a creature card is revealed this way"),
    ("that 's still a", ". it is still a"),
    ("that is still a", ". it is still a"),
    ("for each creature chosen this way , create", "for each of those creatures , create"),
    ("first main phase", "precombat main phase"),
    ("second main phase", "postcombat main phase"),
    ("any time you could cast a sorcery", "as a sorcery"),
    ("of his or her choice", "of their choice"),
    ("the rest on the bottom in", "the rest on the bottom of your library in"),
    ("protection from each color", "protection from all colors"),
    ("+x / +x where x is", "+x / +x , where x is"),
    ("a player casts two or more spells last turn", "a player cast two or more spells last turn"),
    ("draw card", "draw a card"),
    ("all players ' hands", "each player 's hand"),
    ("unless its controller discards", "unless its controller discard"),
    ("unless its controller sacrifices", "unless its controller sacrifice"),
    ("unless its controller exiles", "unless its controller exile"),
    ("unless its controller returns", "unless its controller return"),
    ("unless its controller reveals", "unless its controller reveal"),
    ("unless that player discards", "unless that player discard"),
    ("unless that player sacrifices", "unless that player sacrifice"),
    ("unless that player exiles", "unless that player exile"),
    ("unless that player returns", "unless that player return"),
    ("unless that player reveals", "unless that player reveal"),
    ("unless the player discards", "unless the player discard"),
    ("unless the player sacrifices", "unless the player sacrifice"),
    ("unless the player exiles", "unless the player exile"),
    ("unless the player returns", "unless the player return"),
    ("unless the player reveals", "unless the player reveal"),
    ("unless that spell 's controller discards", "unless that spell 's controller discard"),
    ("unless that spell 's controller sacrifices", "unless that spell 's controller sacrifice"),
    ("unless that spell 's controller exiles", "unless that spell 's controller exile"),
    ("unless that spell 's controller returns", "unless that spell 's controller return"),
    ("unless that spell 's controller reveals", "unless that spell 's controller reveal"),
    ("unless any player discards", "unless any player discard"),
    ("unless any player sacrifices", "unless any player sacrifice"),
    ("unless any player exiles", "unless any player exile"),
    ("unless any player returns", "unless any player return"),
    ("unless any player reveals", "unless any player reveal"),
    ("unless an opponent discards", "unless an opponent discard"),
    ("unless an opponent sacrifices", "unless an opponent sacrifice"),
    ("unless an opponent exiles", "unless an opponent exile"),
    ("unless an opponent returns", "unless an opponent return"),
    ("unless an opponent reveals", "unless an opponent reveal"),
    ("from your graveyard by discarding", "from your graveyard by discard"),
    ("from your graveyard by sacrificing", "from your graveyard by sacrifice"),
    ("from your graveyard by paying", "from your graveyard by pay"),
    ("from your graveyard by exiling", "from your graveyard by exile"),
    ("from your graveyard by removing", "from your graveyard by remove"),
    (
        "you may play the top card of your library if it is a land card",
        "you may play lands from the top of your library",
    ),
    (
        "you may play the top card of your library .",
        "you may play lands and cast spells from the top of your library .",
    ),
    ("play land cards from your graveyard", "play lands from your graveyard"),
    ("their hand and you choose", "their hand . you choose"),
    ("from it and exile that card", "from it . exile that card"),
    ("their graveyard and hand into", "their hand and graveyard into"),
    ("that is still a land", ". it is still a land"),
    ("that are still lands", ". they are still lands"),
    ("that is still a artifact", ". it is still a artifact"),
    ("that are still artifacts", ". they are still artifacts"),
    ("that is still a enchantment", ". it is still a enchantment"),
    ("that are still enchantments", ". they are still enchantments"),
    ("that is still a planeswalker", ". it is still a planeswalker"),
    ("that are still planeswalkers", ". they are still planeswalkers"),
    ("attack you or a planeswalker you control", "attack you or planeswalkers you control"),
    ("are put on that creature instead", "are put on it instead"),
    ("are put on that permanent instead", "are put on it instead"),
    ("counters on that permanent or player instead", "counters on it instead"),
    ("counters on that permanent instead", "counters on it instead"),
    ("counters on him", "counters on it"),
    ("counters on her", "counters on it"),
    ("counter on him", "counter on it"),
    ("counter on her", "counter on it"),
    ("he is still a planeswalker", "it is still a planeswalker"),
    ("she is still a planeswalker", "it is still a planeswalker"),
    ("double that damage to that permanent or player instead", "double that damage instead"),
    ("double that damage to that player or permanent instead", "double that damage instead"),
    ("double that damage to that player instead", "double that damage instead"),
    ("double that damage to that creature instead", "double that damage instead"),
    ("double that damage to you instead", "double that damage instead"),
    ("triple that damage to that permanent or player instead", "triple that damage instead"),
    ("triple that damage to that player or permanent instead", "triple that damage instead"),
    ("triple that damage to that player instead", "triple that damage instead"),
    ("triple that damage to that creature instead", "triple that damage instead"),
    ("triple that damage to you instead", "triple that damage instead"),
    ("plus N to that permanent or player instead", "plus N instead"),
    ("plus N to that player instead", "plus N instead"),
    ("that source deals double that damage to that permanent or player instead", "it deals double that damage instead"),
    ("that source deals double that damage to that player or permanent instead", "it deals double that damage instead"),
    ("that source deals double that damage to that player instead", "it deals double that damage instead"),
    ("that source deals double that damage to that creature instead", "it deals double that damage instead"),
    ("that source deals triple that damage to that permanent or player instead", "it deals triple that damage instead"),
    ("that source deals triple that damage to that player or permanent instead", "it deals triple that damage instead"),
    ("that source deals triple that damage to that player instead", "it deals triple that damage instead"),
    ("that source deals triple that damage to that creature instead", "it deals triple that damage instead"),
    ("that source deals double that damage", "it deals double that damage"),
    ("it deals twice that much damage", "it deals double that damage"),
    ("as long as any player controls", "as long as a player controls"),
    ("then shuffle their library", "then shuffle"),
    ("sacrifice the creature at the beginning", "sacrifice that creature at the beginning"),
    ("if the player does", "if that player does"),
    ("if the player doesn't ,", "if they don't ,"),
    ("if that player doesn't ,", "if they don't ,"),
    ("exile the top card .", "exile the top card of your library ."),
    ("seven or more cards are in your graveyard", "there are seven or more cards in your graveyard"),
    ("damage to that permanent or player instead if", "damage instead if"),
    ("damage to that player or planeswalker instead if", "damage instead if"),
    ("and exile that card .", "and exile it ."),
    ("you and target opponent each", "you and target opponent"),
    ("you and target player each", "you and target player"),
    ("you and that player each", "you and that player"),
    ("you and defending player each", "you and defending player"),
    ("you and a other target player each", "you and a other target player"),
    ("equal to the number .", "equal to that number ."),
    ("spells that you cast", "spells you cast"),
    ("graveyard and hand into", "hand and graveyard into"),
)


_IN_SEARCHES = (
    ("and exile those cards", "and exile them"),
    ("exile those cards", "exile them"),
    (", and exile them", "and exile them"),
    ("then shuffle their library", "then shuffle"),
    ("shuffles their library", "shuffles"),
    ("put that card", "put it"),
    ("put those cards", "put them"),
    (", and put it", ", put it"),
    ("and put it", ", put it"),
    (", and put them", ", put them"),
    ("and put them", ", put them"),
    ("and reveal it", ", reveal it"),
    ("reveal that card", "reveal it"),
    ("reveal those cards", "reveal them"),
    ("and reveal them", ", reveal them"),
    (". then shuffle", ", then shuffle"),
    (". shuffle", ", then shuffle"),
    ("and reveal that card", ", reveal it"),
    (", and reveal that card", ", reveal it"),
    ("and put that card", ", put it"),
    (", and put that card", ", put it"),
    ("and put those cards", ", put them"),
    ("then shuffle that library", "then shuffle"),
    ("put it into the battlefield", "put it onto the battlefield"),
    (". if you do , shuffle", ", then shuffle"),
    (". if you do , shuffle your library", ", then shuffle"),
    (". if you search your library this way , shuffle it", ", then shuffle"),
    (". if you search your library this way , shuffle", ", then shuffle"),
    ("then shuffles that library", "then shuffles"),
    (", then shuffle the library", ", then shuffle"),
)
"""What is said of cards looked for in a library, word for word another way."""


_AFTER_CREATING = (
    ("the token", "that token"),
    ("the tokens", "those tokens"),
    ("except the tokens", "except the tokens"),
    ("except the token", "except the token"),
    ("the token enters", "the token enters"),
)
"""What is said of tokens that the same paragraph has told to create before."""


Pairs = tuple[tuple[str, str], ...]
Table = dict[str, list[tuple[list[str], list[str]]]]


def _table(pairs: Pairs) -> Table:
    """Return the pairs by the first word of the old one, longest first. N stands for a number, the same in both."""
    table: Table = {}
    for old, new in sorted(pairs, key=lambda pair: -len(pair[0].split())):
        words = old.split()
        table.setdefault(words[0], []).append((words, new.split()))
    return table


_TABLE = _table((*_OLD_AND_NEW, *MORE))
_SEARCH_TABLE = _table(_IN_SEARCHES)
_CREATING_TABLE = _table(_AFTER_CREATING)
_NUMBERS = frozenset({"x", *(number_word(number) for number in range(2, 21))})

Span = tuple[int, int]


def rewritten(words: list[str], spans: list[Span]) -> tuple[list[str], list[Span]]:
    """Return tokens with the old wordings replaced; a new token stands where the old words stood."""
    if not _TABLE.keys().isdisjoint(words):
        words, spans = _replaced(words, spans, _TABLE)
    if "search" in words or "searches" in words:
        words, spans = _replaced(
            words, spans, _SEARCH_TABLE, words.index("search" if "search" in words else "searches")
        )
    if "create" in words or "creates" in words:
        words, spans = _replaced(
            words, spans, _CREATING_TABLE, words.index("create" if "create" in words else "creates")
        )
    return words, spans


def _replaced(words: list[str], spans: list[Span], table: Table, first: int = 0) -> tuple[list[str], list[Span]]:
    made: list[str] = []
    where: list[Span] = []
    place = 0
    while place < len(words):
        for old, new in table.get(words[place], ()) if place >= first else ():
            number = _matched(words[place : place + len(old)], old)
            if number is not None:
                covered = (spans[place][0], spans[place + len(old) - 1][1])
                made += [number if word == "N" else word for word in new]
                where += [covered] * len(new)
                place += len(old)
                break
        else:
            made.append(words[place])
            where.append(spans[place])
            place += 1
    return made, where


def _matched(words: list[str], old: list[str]) -> str | None:
    """Return the number that stands for N, "" if there is none in the pattern; None if the words aren't "
    "the old ones."""
    if len(words) < len(old):
        return None
    number = ""
    for word, pattern in zip(words, old, strict=True):
        if pattern == "N" and (word in _NUMBERS or word.isdigit()):
            number = word
        elif word != pattern:
            return None
    return number
