"""The numbers of the reference edition: which sections, rules and subrules exist. Numbers are facts; no text is here.

Packed form, one section a line: `613 1ab 2abc 3` stands for 613, 613.1, 613.1a, 613.1b, 613.2 ... 613.3.

`python -m shinpan.rulebook.numbers RULES.txt[.gz]` prints the packed form of an official English text.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources

NUMBERS_FILE = "numbers-20260116.txt"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FORM = re.compile(r"[1-9](?:\d\d(?:\.[1-9]\d{0,2}[a-z]?)?)?", re.ASCII)


@cache
def reference_numbers() -> frozenset[str]:
    """Every section, rule and subrule number of the reference edition (2026-01-16), such as 613, 613.8, 613.8a."""
    packed = resources.files(__package__).joinpath("data", NUMBERS_FILE).read_text(encoding="utf-8")
    return frozenset(unpack(packed))


def rule_of(number: str) -> str:
    """The rule that a subrule belongs to (613.8 for 613.8a); any other number itself."""
    return number.rstrip(_LETTERS)


def section_of(number: str) -> str:
    """The section of a rule or subrule (613 for 613.8a); a section or chapter itself."""
    return number.partition(".")[0]


def lineage(number: str) -> tuple[str, ...]:
    """A number with all it stands in, outermost first: 6, 613, 613.8, 613.8a."""
    section = section_of(number)
    return tuple(dict.fromkeys((number[0], section, rule_of(number), number)))


def sort_key(number: str) -> tuple[int, int, str]:
    """The place of a number in the rulebook, for sorting."""
    section, _, rest = number.partition(".")
    rule = rest.rstrip(_LETTERS)
    return int(section.ljust(3, "0")) if len(section) > 1 else int(section) * 100 - 1, int(rule or 0), rest[len(rule) :]


def is_number(text: str) -> bool:
    """Whether a text has the form of a chapter, section, rule or subrule number."""
    return bool(_FORM.fullmatch(text))


def unpack(packed: str) -> Iterator[str]:
    """The numbers that a packed text stands for, in order."""
    for line in packed.splitlines():
        section, *rules = line.split()
        yield section
        for entry in rules:
            rule = entry.rstrip(_LETTERS)
            yield f"{section}.{rule}"
            yield from (f"{section}.{rule}{letter}" for letter in entry[len(rule) :])


def pack(numbers: Iterable[str]) -> str:
    """The packed form of section, rule and subrule numbers given in the order of the rulebook."""
    sections: dict[str, dict[str, str]] = {}
    for number in numbers:
        section, _, rest = number.partition(".")
        rules = sections.setdefault(section, {})
        if rest:
            rule = rest.rstrip(_LETTERS)
            rules[rule] = rules.get(rule, "") + rest[len(rule) :]
    lines = (" ".join([section, *map("".join, rules.items())]) for section, rules in sections.items())
    return "".join(f"{line}\n" for line in lines)


def main(path: str) -> None:
    """Print the packed numbers of the rules text at `path` (plain or gzip)."""
    from pathlib import Path

    from shinpan.rulebook.parsing import read

    edition = read(Path(path))
    rules = {section.number: [section.number] for section in edition.sections()}
    for rule in edition.rules():
        rules[rule.number.partition(".")[0]].append(rule.number)
    sys.stdout.write(pack(number for numbers in rules.values() for number in numbers))


if __name__ == "__main__":
    main(sys.argv[1])
