"""What is said of a copy after "except", in the one way that wordings say it: "it's ..., and it has ..."."""

from collections.abc import Iterator, Sequence

Span = tuple[int, int]
Token = tuple[str, Span]

_GIVING = (("that", "token", "has"), ("those", "tokens", "have"), ("they", "have"), ("it", "has"))
"""What begins a sentence about copies that have been created: they gain what it says (611.2c)."""
_COPYING = frozenset({"copy", "copies"})
_SUBJECTS = (("the", "token"), ("the", "tokens"), ("the", "copy"), ("he",), ("she",), ("they",))
"""What stands for the copy besides "it"."""
_VERBS = {
    "is": "is",
    "are": "is",
    "isn't": "isn't",
    "aren't": "isn't",
    "has": "has",
    "have": "has",
    "gain": "has",
    "gains": "has",
    "lose": "loses",
    "loses": "loses",
    "enter": "enters",
    "enters": "enters",
}
"""The verbs, in the singular."""
_LEFT_OUT = frozenset({"is", "isn't", "has", "loses", "gains"})
"""The verbs whose subject may be left out where the exception before had it."""
_OWN = frozenset({"his", "her", "their"})


def with_plain_exceptions(words: list[str], spans: list[Span]) -> tuple[list[str], list[Span]]:
    """Return tokens in which exceptions to copying (707.9) all begin with the words "it" or "its"."""
    if _COPYING.isdisjoint(words):
        return words, spans
    words = _gaining(words)
    if "except" not in words:
        return words, spans
    tokens = list(zip(words, spans, strict=True))
    made: list[Token] = []
    place = 0
    while place < len(tokens):
        if words[place] != "except" or not _copies_before(words, place):
            made.append(tokens[place])
            place += 1
            continue
        if made and made[-1][0] != ",":
            made.append((",", tokens[place][1]))
        made.append(tokens[place])
        end = _end(words, place + 1)
        start = place + 1 + (words[place + 1 : place + 2] == ["that"])
        for part in _outside_quotes(tokens[start:end]):
            made += _plain(part)
        place = end
    return [word for word, _ in made], [span for _, span in made]


def _gaining(words: list[str]) -> list[str]:
    """Return tokens in which what is said of tokens that are copies is what they gain: "that token has haste"."""
    made = list(words)
    for place, word in enumerate(words):
        if word != "." or not _copies_before(words, place):
            continue
        for each in _GIVING:
            end = place + 1 + len(each)
            if tuple(words[place + 1 : end]) == each and words[end : end + 1] not in (["base"], ["no"]):
                made[end - 1] = "gains" if each[-1] == "has" else "gain"
    return made


def _copies_before(words: Sequence[str], place: int) -> bool:
    """Return whether the same sentence speaks of a copy before a place."""
    for word in reversed(words[:place]):
        if word in (".", '"', "except"):
            return False
        if word in _COPYING:
            return True
    return False


def _end(words: Sequence[str], place: int) -> int:
    """Return where the exceptions end that begin at a place: with the sentence, or with what is quoted around it."""
    quoted = words[:place].count('"') % 2 == 1
    inside = False
    for at in range(place, len(words)):
        if words[at] == '"':
            if quoted:
                return at
            inside = not inside
            if not inside and words[at - 1] == "." and words[at + 1 : at + 2] not in ([","], ["and"]):
                return at + 1
        elif words[at] == "." and not inside:
            return at
    return len(words)


def _outside_quotes(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Yield the tokens in parts, each either a quotation or what stands between them."""
    part: list[Token] = []
    inside = False
    for token in tokens:
        if token[0] == '"' and not inside:
            yield part
            part = []
        part.append(token)
        if token[0] == '"':
            inside = not inside
            if not inside:
                yield part
                part = []
    yield part


def _plain(part: list[Token]) -> list[Token]:
    """Return exceptions outside quotations in their plain words."""
    if part and part[0][0] == '"':
        return part
    made: list[Token] = []
    place = 0
    while place < len(part):
        word, span = part[place]
        rest = [each for each, _ in part[place:]]
        subject = next((each for each in _SUBJECTS if tuple(rest[: len(each)]) == each), None)
        if subject is not None and rest[len(subject) : len(subject) + 1] and rest[len(subject)] in _VERBS:
            made += [("it", span), (_VERBS[rest[len(subject)]], part[place + len(subject)][1])]
            place += len(subject) + 1
            continue
        before = made[-1][0] if made else ""
        if word == "," and before == "and":
            pass  # "and, if it's a creature, ..."
        elif word in _LEFT_OUT and before in (",", "and"):
            made += [("it", span), (_VERBS[word], span)]
        elif word == "its" and rest[1:2] == ["a"]:
            made += [("it", span), ("is", span)]
        elif _says_again(rest) and before == "legendary":
            place += 4
        else:
            made.append(("its" if word in _OWN else word, span))
        place += 1
    return _of_types(made)


def _says_again(rest: Sequence[str]) -> bool:
    """Return whether "isn't legendary" is followed by "if that creature is legendary", which changes nothing."""
    return len(rest) >= 5 and rest[0] == "if" and rest[3:5] == ["is", "legendary"]


def _of_types(made: list[Token]) -> list[Token]:
    """Return the tokens with "its other creature types" as "its other types": nothing else is added."""
    words = [word for word, _ in made]
    found = [at + 2 for at in range(len(words) - 3) if words[at : at + 4] == ["its", "other", "creature", "types"]]
    return [token for at, token in enumerate(made) if at not in found]
