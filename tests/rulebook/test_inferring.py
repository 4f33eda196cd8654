from dataclasses import replace
from datetime import date

import pytest

from shinpan.rulebook.facts import known_editions
from shinpan.rulebook.inferring import infer_edition
from shinpan.rulebook.parsing import parse, read

MELD = """7. その他のルール
713. 合体カード
- 713.1 一。
- 713.1a 二。
- 713.1b 三。(rule 712〔両面カード〕参照。)
- 713.2 四。
- 713.3 五。
- 713.3a 六。
- 713.3b 七。rule 202.3c参照。
- 713.3c 八。
例：九。
- 713.4 十。
例：十一。
- 713.4a 十二。
- 713.4b rule 613.7k の例外。
例：ア。
- 713.4c イ。
- 713.4d ウ。
- 713.4e エ。
- 713.5 オ。
- 713.6 カ。
- 713.7 キ。
- 713.8 ク。
- 713.9 ケ。
- 713.10 コ。
- 713.11 サ。
"""


def test_the_numbers_and_references_of_a_page_tell_its_edition():
    inference = infer_edition(parse(MELD))
    assert inference.edition == date(2022, 9, 8)
    assert inference.alike[0] == date(2021, 7, 23)
    assert inference.fit > 0.85
    assert 0.05 < inference.confidence < 0.5


def test_a_single_reference_tells_neighbours_apart():
    later = infer_edition(parse(MELD.replace("613.7k", "613.7m")))
    assert later.edition == date(2022, 10, 7)


def test_a_date_on_the_page_or_pages_already_loaded_decide_among_equals():
    page = parse(MELD)
    assert infer_edition(replace(page, mentioned=date(2021, 12, 24))).edition == date(2021, 11, 19)
    assert infer_edition(page, loaded=[date(2022, 2, 18), date(2013, 7, 13)]).edition == date(2022, 2, 18)


def test_a_page_like_none_is_taken_with_little_confidence():
    inference = infer_edition(
        parse("7. その他のルール\n708. 椅子\n708.1 席である。rule 199.1a 参照。\n708.9 机である。")
    )
    assert inference.fit < 0.5
    assert inference.confidence < 0.5


def test_the_sample_pages(seeds_folder):
    loaded: list[date] = []
    for path in sorted(seeds_folder.glob("*.txt")):
        loaded.append(infer_edition(read(path), loaded).edition)
    assert loaded == [date(2022, 9, 8), date(2023, 11, 17), date(2013, 7, 13), date(2023, 11, 17)]


def test_known_editions_are_in_order():
    days = [edition.effective for edition in known_editions()]
    assert days == sorted(set(days))
    assert (days[0], days[-1]) == (date(2003, 3, 15), date(2026, 1, 16))


@pytest.mark.parametrize("number", ["708.5", "613.6e", "702.101a"])
def test_known_editions_know_their_numbers(number):
    edition = next(known for known in known_editions() if known.filed == date(2013, 7, 11))
    assert edition.effective == date(2013, 7, 13)
    assert edition.has(number)
    assert not edition.has("708.8")
    assert edition.titles["708"] == "Split Cards"
    assert edition.examples("708.5") == 2
