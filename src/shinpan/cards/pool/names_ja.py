"""The Japanese names of cards: facts looked up in public lists, none of them made up.

A split card has one entry, whose Japanese name joins those of its halves by "+" as the Japanese rules write it.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType


def japanese_name(english: str) -> str | None:
    """The Japanese name of the card, or half of a split card, of that exact English name; None if it isn't known."""
    return japanese_names().get(english)


def english_name(japanese: str) -> str | None:
    """The English name of the card, or half of a split card, of that Japanese name; None if it isn't known."""
    return _english_names().get(japanese)


@cache
def japanese_names() -> Mapping[str, str]:
    """Every Japanese name that is known, by its English one."""
    names: dict[str, str] = {}
    halves: dict[str, str] = {}
    text = Path(__file__).with_name("names_ja.tsv").read_text(encoding="utf-8")
    for line in text.splitlines():
        english, japanese = line.split("\t")
        names[english] = japanese
        if " // " in english:
            halves.update(zip(english.split(" // "), japanese.split("+"), strict=True))
    return MappingProxyType(halves | names)


@cache
def _english_names() -> Mapping[str, str]:
    names: dict[str, str] = {}
    for english, japanese in japanese_names().items():
        names.setdefault(japanese, english)
    return MappingProxyType(names)
