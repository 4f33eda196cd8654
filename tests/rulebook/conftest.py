"""Small rules texts of our own making, in the layouts that the official ones come in."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from shinpan.rulebook.document import Edition, Section

ENGLISH = """Magic: The Gathering Comprehensive Rules

These rules are effective as of March 4, 2031.

Contents

1. Beginnings
100. Games
101. Seats
7. Other Things
702. Keywords
Glossary
Credits

1. Beginnings

100. Games

100.1. A game needs seats (see rule 101, “Seats,” and section 7, “Other Things”).

100.1a A seat holds one player. See rules 101.1a–b.
Example: Two players share no seat, as in 101.1.
Example: A third one stands.

100.1b A bench is a seat.

Benches stand outside.

101. Seats

101.1. Seats are numbered.

101.1a The first is 1.

101.1b The second is 2.

7. Other Things

702. Keywords

702.1. Keywords stand for abilities.

702.2. Stillness

702.2a A still player says nothing. See rule 702.1.

Glossary

Bench
A long seat. See rule 100.1b.

Seat
1. A place.
2. What holds a player.
See rule 101, “Seats.”

Credits

Everybody
"""

JAPANESE_PAGE = """総合ルールビューア
7. その他のルール
713. 長椅子
- 713.1 長椅子とは、二人が座る席である。(rule 712〔席〕参照。)
- 713.1a それは《長い木》で作る。rule 601.2a-c 参照。
例：一人だけが座っている。
- 713.2 長椅子は重い。
"""

DATA = Path(os.environ.get("SHINPAN_TEST_DATA", Path(__file__).parents[3] / "shared"))


@pytest.fixture
def english() -> str:
    return ENGLISH


@pytest.fixture
def japanese_page() -> str:
    return JAPANESE_PAGE


@pytest.fixture(scope="session")
def rules_folder() -> Path:
    """The folder of official English texts; the test is skipped without it."""
    folder = DATA / "data" / "rules"
    if not any(folder.glob("MagicCompRules-*")):
        pytest.skip("no official rules texts")
    return folder


@pytest.fixture(scope="session")
def seeds_folder() -> Path:
    """The folder of Japanese sample pages; the test is skipped without it."""
    folder = DATA / "seeds"
    if not folder.is_dir():
        pytest.skip("no sample pages")
    return folder


@pytest.fixture
def with_sections() -> Callable[[Edition, dict[str, str]], Edition]:
    """Gives the same edition with some of its sections under other numbers."""
    return _with_sections


def _with_sections(edition: Edition, sections: dict[str, str]) -> Edition:
    chapters = []
    for chapter in edition.chapters:
        moved = [section for section in chapter.sections if section.number not in sections.values()]
        chapters.append(replace(chapter, sections=tuple(_moved(section, sections) for section in moved)))
    return replace(edition, chapters=tuple(chapters))


def _moved(section: Section, sections: dict[str, str]) -> Section:
    if section.number not in sections:
        return section
    number = sections[section.number]
    rules = tuple(
        replace(
            rule,
            number=number + rule.number[3:],
            subrules=tuple(replace(subrule, number=number + subrule.number[3:]) for subrule in rule.subrules),
        )
        for rule in section.rules
    )
    return replace(section, number=number, rules=rules)
