import pytest

from shinpan.rulebook.numbers import is_number, lineage, reference_numbers, sort_key
from shinpan.rulebook.summaries import all_summaries, summary


def test_every_section_is_summed_up_in_both_languages():
    lacking = [
        number
        for number in sorted(n for n in reference_numbers() if "." not in n)
        if (found := summary(number)) is None or not all([*_pair(found.title), *_pair(found.about)])
    ]
    assert lacking == []


def _pair(wording):
    return wording.en, wording.ja


def test_summaries_name_rules_that_exist_and_speak_both_languages():
    for found in all_summaries():
        assert found.number in reference_numbers() or found.number in list("123456789")
        assert bool(found.title.en) == bool(found.title.ja), found.number
        assert bool(found.about.en) == bool(found.about.ja), found.number
        assert found.title or found.about, found.number


def test_summaries_come_in_the_order_of_the_rulebook():
    numbers = [found.number for found in all_summaries()]
    assert numbers == sorted(numbers, key=sort_key)
    assert numbers.index("6") < numbers.index("613") < numbers.index("613.8a") < numbers.index("613.9")


@pytest.mark.parametrize("number", ["613.8", "601.2f", "704.5g", "707.2", "712.21b", "729.2", "702.2"])
def test_rules_that_matter_most(number):
    assert summary(number) is not None


def test_the_way_down_to_a_number():
    assert lineage("613.8a") == ("6", "613", "613.8", "613.8a")
    assert lineage("613") == ("6", "613")


@pytest.mark.parametrize(
    ("text", "holds"),
    [("613.8a", True), ("6", True), ("613", True), ("61", False), ("613.", False), ("613.8A", False), ("６", False)],
)
def test_the_form_of_numbers(text, holds):
    assert is_number(text) is holds
