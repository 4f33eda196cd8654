"""English: plurals, articles, numbers in words, lists, sentences."""

import re

_IRREGULAR = {
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Fungus": "Funguses",
    "Plains": "Plains",
    "Eldrazi": "Eldrazi",
    "Samurai": "Samurai",
    "Fish": "Fish",
    "Sheep": "Sheep",
    "Merfolk": "Merfolk",
    "Kithkin": "Kithkin",
    "Moonfolk": "Moonfolk",
    "Treefolk": "Treefolk",
    "Myr": "Myr",
    "Homunculus": "Homunculi",
    "Pegasus": "Pegasi",
    "Octopus": "Octopuses",
    "foot": "feet",
}

_WORDS = tuple(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "  # noqa: SIM905
    "eighteen nineteen twenty".split()
)


def plural(noun: str) -> str:
    """Return the plural of a noun, which may have words before it."""
    before, space, last = noun.rpartition(" ")
    return before + space + (_IRREGULAR.get(last) or _regular(last))


def _regular(noun: str) -> str:
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + ("es" if re.search(r"(s|x|z|ch|sh)$", noun) else "s")


# What begins with a vowel sign but not with a vowel, and the other way round: one, unicorn, 8/8, 11/11, X.
_CONSONANT = re.compile(r"(one|uni|use|eu)", re.IGNORECASE)
_VOWEL = re.compile(r"([aeiou]|8|11|18|X\b|hour|honor)", re.IGNORECASE)


def with_article(words: str) -> str:
    """Return "a" or "an" and the words; "another" where they begin with "other"."""
    if words.startswith("other "):
        return "an" + words
    if words.startswith("the "):
        return words
    vowel = _VOWEL.match(words) and not _CONSONANT.match(words)
    return ("an " if vowel else "a ") + words


def number_word(number: int) -> str:
    """Return a number in words up to twenty, in figures beyond."""
    return _WORDS[number] if 0 <= number < len(_WORDS) else str(number)


def listed(items: list[str], conjunction: str) -> str:
    """Return "a", "a and b", "a, b, and c"."""
    if len(items) < 3:
        return f" {conjunction} ".join(items)
    return f"{', '.join(items[:-1])}, {conjunction} {items[-1]}"


def possessive(words: str) -> str:
    """Return the words with 's, or an apostrophe alone after a plural."""
    return words + ("'" if words.endswith("s") else "'s")


_SENTENCE_START = re.compile(r"(?<=[.!?] )[a-z]")
_STOP_INSIDE = re.compile(r'\."(?=,? [a-z])')
_NON_CAPITAL = re.compile(r"\bnon(?=[A-Z])")
_NON_NON = re.compile(r"\b(non[\w-]+) (?=non)")
_A_VOWEL = re.compile(r"\ba (?=[aeiou]\w* counter)")
_IT_IS = re.compile(r"\b([Ii])t is\b")


def capitalised(words: str) -> str:
    """Return the words with a capital at the beginning."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Return the words as one or several sentences: capitals, and a full stop where none closes them."""
    words = _SENTENCE_START.sub(lambda found: found[0].upper(), capitalised(words))
    words = _STOP_INSIDE.sub('"', words.replace('.". ', '." '))
    return words if words.endswith((".", '."', "!", '!"')) or not words else words + "."


def smoothed(words: str) -> str:
    """Return the words with what the parts couldn't know of each other put right: "non-Aura", "it's"."""
    words = _A_VOWEL.sub("an ", words)
    return _IT_IS.sub(r"\1t's", _NON_NON.sub(r"\1, ", _NON_CAPITAL.sub("non-", words)))
