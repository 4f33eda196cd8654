"""Finding the mentions of rules in a text, English or Japanese."""

import re

from shinpan.rulebook.document import CrossReference

_TITLE = r"(?:\s*〔(?P<kakko>[^〕]{1,60})〕|,? [“\"](?P<quoted>[^”\"]{1,60}?)[,.;]?[”\"])?"
_NUMBERED = r"(?<![\d.])(?P<number>\d{3}\.\d{1,3}[a-z]?)(?![a-z\d])"
_RANGE = r"(?:\s?[–—~〜-]\s?(?P<last>\d{3}\.\d{1,3}[a-z]?|[a-z]|\d{1,3})(?![a-zA-Z\d]))?"
_BARE = r"(?:(?<=rule )|(?<=rules )|(?<=rules \d{3} and )|(?<=ルール))(?P<section>\d{3}|\d(?=〔))(?![.\d]\d|\d)"
_TITLED = r"(?<![\d.])(?P<titled>\d{3})(?=, [“\"][A-Z])"
_CHAPTER = r"(?:(?<=section )|(?<=sections ))(?P<chapter>\d{1,3})(?![\d.]\d|\d)"
_DIGIT = re.compile(r"\d")
_MENTION = re.compile(f"(?:{_NUMBERED}|{_BARE}|{_TITLED}|{_CHAPTER}){_RANGE}{_TITLE}", re.IGNORECASE)


def references_in(text: str) -> tuple[CrossReference, ...]:
    """The rules, sections and chapters that a text mentions, in order."""
    if not _DIGIT.search(text):
        return ()
    return tuple(_reference(mention) for mention in _MENTION.finditer(text))


def _reference(mention: re.Match[str]) -> CrossReference:
    target = mention["number"] or mention["section"] or mention["titled"] or mention["chapter"]
    last = _last_of_range(target, mention["last"])
    end = mention.end("last") if last else mention.start() + len(target)
    return CrossReference(mention.start(), end, target.lower(), last, mention["kakko"] or mention["quoted"])


def _last_of_range(first: str, written: str | None) -> str | None:
    """The full number for the end of a range: 601.2a-d ends with 601.2d, 119.7-8 with 119.8."""
    if written is None or "." in written:
        return written
    if written.isalpha():
        return first.rstrip("abcdefghijklmnopqrstuvwxyz") + written.lower()
    return f"{first.partition('.')[0]}.{written}" if "." in first else written
