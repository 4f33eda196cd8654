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
_PRINTED = re.compile(r"^\s*(\d{3}\.\d+[a-z]?)\.?\s", re.MULTILINE)


@cache
def reference_numbers() -> frozenset[str]:
    """Every section, rule and subrule number of the reference edition (2026-01-16), such as 613, 613.8, 613.8a."""
    packed = resources.files(__package__).joinpath("data", NUMBERS_FILE).read_text(encoding="utf-8")
    return frozenset(unpack(packed))


def unpack(packed: str) -> Iterator[str]:
    """The numbers that a packed text stands for, in order."""
    for line in packed.splitlines():
        section, *rules = line.split()
        yield section
        for entry in rules:
            rule = entry.rstrip("abcdefghijklmnopqrstuvwxyz")
            yield f"{section}.{rule}"
            yield from (f"{section}.{rule}{letter}" for letter in entry[len(rule) :])


def pack(numbers: Iterable[str]) -> str:
    """The packed form of rule and subrule numbers given in the order of the rulebook."""
    sections: dict[str, dict[str, str]] = {}
    for number in numbers:
        section, _, rest = number.partition(".")
        rules = sections.setdefault(section, {})
        if rest:
            rule = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
            rules[rule] = rules.get(rule, "") + rest[len(rule) :]
    lines = (" ".join([section, *map("".join, rules.items())]) for section, rules in sections.items())
    return "".join(f"{line}\n" for line in lines)


def numbers_in(text: str) -> list[str]:
    """The rule and subrule numbers at the line starts of an English rules text, in order, each once."""
    return list(dict.fromkeys(_PRINTED.findall(text)))


def main(path: str) -> None:
    """Print the packed numbers of the rules text at `path` (plain or gzip)."""
    import gzip
    from pathlib import Path

    data = Path(path).read_bytes()
    if path.endswith(".gz"):
        data = gzip.decompress(data)
    sys.stdout.write(pack(numbers_in(data.decode("utf-8-sig"))))


if __name__ == "__main__":
    main(sys.argv[1])
