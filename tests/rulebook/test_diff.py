from dataclasses import replace
from datetime import date

import pytest

from shinpan.rulebook.diff import Change, SpanKind, differences, word_spans
from shinpan.rulebook.parsing import parse, read

OLD = """7. Other Things

708. Benches

708.1. A bench has two seats on a single plank of oak.

708.2. Sit on it gently, as rule 708.1 says, whenever there is a storm outside.
Example: Anna sits down gently during a storm.

708.3. Every bench of the garden is painted green in spring.
"""
NEW = """7. Other Things

707. Swings

707.1. A swing moves to and fro below a branch.

709. Benches

709.1. A bench has three seats on a single plank of oak.

709.2. Sit on it gently, as rule 709.1 says, whenever there is a storm outside.
Example: Anna sits down gently during a storm.
"""


def shown(spans):
    signs = {SpanKind.BOTH: "{}", SpanKind.OLD: "[-{}-]", SpanKind.NEW: "{{+{}+}}"}
    return "".join(signs[span.kind].format(span.text) for span in spans)


def test_what_happened_to_each_rule():
    found = {(entry.old, entry.new): entry for entry in differences(parse(OLD), parse(NEW))}
    assert {numbers: entry.change for numbers, entry in found.items()} == {
        ("7", "7"): Change.UNCHANGED,
        (None, "707"): Change.ADDED,
        (None, "707.1"): Change.ADDED,
        ("708", "709"): Change.MOVED,
        ("708.1", "709.1"): Change.MOVED_AND_CHANGED,
        ("708.2", "709.2"): Change.MOVED_AND_CHANGED,
        ("708.3", None): Change.REMOVED,
    }
    assert shown(found["708.1", "709.1"].spans) == "A bench has [-two -]{+three +}seats on a single plank of oak."
    assert found["708.2", "709.2"].references_only
    assert not found["708.1", "709.1"].references_only


def test_only_a_part():
    found = differences(parse(OLD), parse(NEW), part="708")
    assert [(entry.old, entry.new) for entry in found] == [
        ("708", "709"),
        ("708.3", None),
        ("708.1", "709.1"),
        ("708.2", "709.2"),
    ] or {entry.old for entry in found} == {"708", "708.1", "708.2", "708.3"}
    assert {entry.new for entry in differences(parse(OLD), parse(NEW), part="709.1")} == {"709.1"}


def test_typography_is_no_difference():
    assert {span.kind for span in word_spans('It\'s "here" and _there_.', "It’s “here” and there.")} == {SpanKind.BOTH}


def test_japanese_is_compared_by_runs_of_one_script():
    spans = word_spans("合体カードは両面カードではない。", "合体カードは両面のカードである。")
    assert shown(spans) == "合体カードは両面{+の+}カードで[-はない-]{+ある+}。"


def test_two_languages_are_not_compared(japanese_page):
    with pytest.raises(ValueError, match="two languages"):
        differences(parse(OLD), parse(japanese_page))


def test_dated_editions_are_matched_by_what_is_known_of_them():
    old = replace(parse("708. Split Cards\n\n708.4. One card.\n"), effective=date(2013, 7, 13))
    new = replace(parse("709. Split Cards\n\n709.2. Just a single one.\n"), effective=date(2026, 1, 16))
    assert ("708.4", "709.2") in {(entry.old, entry.new) for entry in differences(old, new)}


def test_a_section_of_official_texts(rules_folder):
    old, new = (read(rules_folder / f"MagicCompRules-{day}.txt.gz") for day in ("20220429", "20260116"))
    found = {entry.new: entry for entry in differences(old, new, part="707")}
    assert found["707.8a"].change is Change.ADDED
    assert found["707.1"].change is Change.UNCHANGED
    assert found["707.10f"].references_only
