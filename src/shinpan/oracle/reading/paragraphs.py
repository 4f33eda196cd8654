"""The text of a face as paragraphs: without reminder text and ability words, modes joined to what they belong to."""

import re
from collections.abc import Iterator

from shinpan.game.keywords import KeywordAbility

_REMINDER = re.compile(r"\s*\([^()]*\)")
_BRACKETS = re.compile(r"(?:^|(?<=\"))\[([+−–-]?(?:\d+|X))\](?=:)")
"""Loyalty costs as some data has them."""
_KICKERS = re.compile(r"^Kicker (\S+) and/or (\S+)$")
_DASHES = re.compile(r"^(?:Escape-(?=\{)|Prototype (?:\{\S+\}) - (?=\d))")
"""Dashes that some data has in the place of longer ones."""
_OWN_COST = re.compile(
    r"\b((?:gains?|has|have) ([a-z]+))((?: until end of turn)?)\. (?:The|Its) \2 cost is equal to "
    r"(?:its|their|that card's|the card's) mana costs?((?: plus exile \w+ other cards from your graveyard)?)\."
)
"""A keyword ability that is given, and a sentence that says what it costs."""
_HIDEAWAY = re.compile(r"^Hideaway$", re.MULTILINE)
"""Hideaway as it was before it had a number (702.75b)."""
_COST_ENDS = re.compile(r"^([A-Z][a-z]+(?: [a-z]+)? (?:\{[^{}\s]+\})+)\.$")
"""A keyword with its cost, and a full stop that doesn't belong there."""
_EACH_SPELL = re.compile(
    r"^Each (\w+) spell (you cast|your opponents cast) costs ((?:\{[^{}\s]+\})+ (?:less|more) to cast) "
    r"if it has (\w+)\.$"
)
"""What is said of each spell that has something, one by one."""
_PROTECTIONS = re.compile(r"([Pp]rotection from \w+),? and from (\w+)")
_SPENT = re.compile(
    r"^(You gain|[^.]+? deals) ([^.]+? if (?:\{\w\})+ was spent to cast [^.,]+?),? and (?=\w+ (?:life|damage)\b)"
)
"""The beginning of two clauses that share what is said of the first: what mana was spent on the spell."""
_SPENT_ON_IT = re.compile(r"( was spent to cast (?!it\b)([^.,]+?),? and [^.]+ was spent to cast )it\b")
"""A second question about the mana that was spent on the same spell."""
_GAINS_AND_HAS = re.compile(r"\b(gains? [a-z, ]+?) and ha(?:s|ve) (?=\")")
"""Keywords that are gained, and an ability that is gained with them."""
_LAST_OF_THREE = re.compile(r", ((?:has|is) [^,.\"]+), and (?=attacks each combat|can't (?:attack|block|be blocked)\b)")
"""The last two of three things said of something, of which the third isn't a change of what it is."""
_CHOOSE_FROM = re.compile(r"([Cc]hoose an? [^.]*? card) from it (with [^.]+)")
"""What is chosen from a hand, and what is said of it after that."""
_LEVEL = re.compile(r"LEVEL \d+(-\d+|\+)$|(\{\S+\})+: Level \d+$|STATION \d+\+$|\d+\+ \| ")
"""What begins a level: a level symbol (711.2), a class level bar (716.2) or a station symbol (721.2)."""
_BAR = re.compile(r"^((?:\{[^{}\s]+\})+: Level \d+) — ", re.MULTILINE)
"""A class level bar with its first ability in the same line."""
_BULLET = "•"
_OUTCOME = re.compile(r"^(\d+)(?:\s*[-–—]\s*(\d+)|(\+))? \| ")
"""A line of a table that says what the result of a roll decides (706.3)."""
_COSTLY_MODE = re.compile(r"(?:\+|• [^—{}]+ —) (?=\{[^—]*\} — )")
"""What stands before the cost of a mode: a plus sign, or the bullet and the name of the mode (702.172b, 702.183a)."""
_NAMED_MODE = re.compile(r"^• [A-Z][\w'’!,. -]* — (?=[A-Z])")
"""A mode with a flavor word before what it says."""
_HEADINGS = {"Spree": "Choose one or more —", "Tiered": "Choose one —"}
"""How many of the modes below may be chosen, by the keyword above them (702.172a, 702.183a)."""
_ROLL = re.compile(r"\broll a d\d+\b[^.]*\.$", re.IGNORECASE)
_ABILITY_WORD = re.compile(r"^([A-Z][\w'’!,.-]*(?: [\w'’&!,.-]+){0,5}) — (?=\S)")
_CHAPTERS = re.compile(r"[IVX]+(, [IVX]+)*")
_NO_ABILITY_WORDS = frozenset(each.en.lower() for each in KeywordAbility) | {
    "forecast",
    "companion",
    "power-up",
    "to solve",
}


def without_reminders(text: str) -> str:
    """Return a text without what stands in parentheses, which has no meaning in the rules (207.2a)."""
    while "(" in text:
        shorter = _REMINDER.sub("", text)
        if shorter == text:
            break
        text = shorter
    return text


def paragraphs(text: str) -> Iterator[str]:
    """Yield the paragraphs of a text, modes and what has a level with the lines that they belong to."""
    gathered: list[str] = []
    leveled = False
    text = _HIDEAWAY.sub("Hideaway 4\nThis permanent enters tapped.", without_reminders(text))
    for line in _BAR.sub(r"\1\n", text).split("\n"):
        line = _rewritten(line.strip())
        if not line:
            continue
        mode = _COSTLY_MODE.match(line)
        if mode is not None and gathered and gathered[0] in _HEADINGS:
            yield gathered[0]
            gathered = [_HEADINGS[gathered[0]]]
        if gathered and gathered[0].endswith("—"):
            line = f"{_BULLET} {line[mode.end() :]}" if mode is not None else _NAMED_MODE.sub(f"{_BULLET} ", line)
        if gathered and _ROLL.search(gathered[0]) is not None:
            line = _OUTCOME.sub(_outcome, line)
        starts = _LEVEL.match(line) is not None
        if gathered and (line.startswith(_BULLET) or (leveled and not starts)):
            gathered.append(line)
            continue
        leveled = starts
        if gathered:
            yield "\n".join(gathered)
        gathered = [line]
    if gathered:
        yield "\n".join(gathered)


def _rewritten(line: str) -> str:
    """Return a line in the words of today, where more than a few words would have to be looked at."""
    line = _BRACKETS.sub(r"\1", line)
    line = _OWN_COST.sub(r"\1 for its own mana cost\4\3.", line)
    line = _DASHES.sub(_dashed, line)
    line = _COST_ENDS.sub(r"\1", line)
    line = _LAST_OF_THREE.sub(r" and \1 and ", line)
    line = _CHOOSE_FROM.sub(r"\1 \2 from it", line)
    line = _SPENT_ON_IT.sub(r"\1\2", line)
    line = _SPENT.sub(r"\1 \2 and \1 ", line)
    line = _GAINS_AND_HAS.sub(r"\1 and ", line)
    line = _EACH_SPELL.sub(r"\1 spells \2 with \4 cost \3.", line)
    line = _KICKERS.sub(r"Kicker \1, kicker \2", line)
    return _PROTECTIONS.sub(r"\1 and protection from \2", line)


def _outcome(found: re.Match[str]) -> str:
    """Return the beginning of a line of a table in words, as a mode."""
    least, most, open_ended = found.groups()
    return f"{_BULLET} {least} or more: " if open_ended else f"{_BULLET} {least} to {most or least}: "


def _dashed(found: re.Match[str]) -> str:
    return found[0].replace(" - ", " — ").replace("Escape-", "Escape—")


def without_ability_word(line: str) -> str:
    """Return a paragraph without the ability word or flavor word at its beginning (207.2c-d).

    A chapter may have one after its symbols.
    """
    found = _ABILITY_WORD.match(line)
    if found is None or found[1].lower() in _NO_ABILITY_WORDS:
        return line
    if _CHAPTERS.fullmatch(found[1]):
        return line[: found.end()] + without_ability_word(line[found.end() :])
    rest = line[found.end() :]
    return rest[:1].upper() + rest[1:]
