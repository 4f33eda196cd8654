import gzip
import re
import time
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from shinpan.rulebook.document import CrossReference, Edition, FaultKind, Rule, Section, Subrule
from shinpan.rulebook.importing import import_rules
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing import RulesTextError, parse, read
from shinpan.rulebook.parsing.references import references_in
from shinpan.rulebook.store import RulesStore

PLAIN_NUMBER = re.compile(r"^\s*(\d{3}\.\d+[a-z]?)", re.MULTILINE)


def kinds(edition: Edition) -> list[tuple[int, FaultKind]]:
    return [(fault.line, fault.kind) for fault in edition.faults]


def test_an_english_text_becomes_chapters_sections_rules_and_subrules(english):
    edition = parse(english)
    assert edition.language is Language.EN
    assert edition.effective == date(2031, 3, 4)
    assert [chapter.title for chapter in edition.chapters] == ["Beginnings", "Other Things"]
    assert list(edition.index) == [
        *("1", "7", "100", "101", "702", "100.1", "100.1a", "100.1b", "101.1", "101.1a", "101.1b"),
        *("702.1", "702.2", "702.2a"),
    ]
    heading = edition.index["702.2"]
    assert isinstance(heading, Rule)
    assert (heading.title, heading.text) == ("Stillness", "")
    bench = edition.index["100.1b"]
    assert isinstance(bench, Subrule)
    assert bench.text == "A bench is a seat.\nBenches stand outside."
    assert [example.text for example in edition.index["100.1a"].examples] == [
        "Two players share no seat, as in 101.1.",
        "A third one stands.",
    ]
    assert edition.index["100.1a"].line == 21
    assert edition.faults == ()


def test_the_glossary_is_read(english):
    terms = {entry.term: entry for entry in parse(english).glossary}
    assert list(terms) == ["Bench", "Seat"]
    assert terms["Seat"].text.startswith("1. A place.\n2. What")
    assert terms["Bench"].references[0].target == "100.1b"


def test_a_gap_after_a_term_does_not_cut_its_entry_in_two(english):
    text = english.replace("A long seat. See rule 100.1b.", "\nA long seat and/or bed. See rule 100.1b.")
    assert {entry.term: entry.text for entry in parse(text).glossary}["Bench"].startswith("A long seat and/or")


def test_references_resolve(english):
    edition = parse(english)
    rule = edition.index["100.1"]
    assert isinstance(rule, Rule)
    section, chapter = rule.references
    assert (section.target, section.title, chapter.target) == ("101", "Seats", "7")
    assert isinstance(edition.resolve(section)[0], Section)
    ranged = edition.index["100.1a"].references[0]
    assert [entry.number for entry in edition.resolve(ranged)] == ["101.1a", "101.1b"]
    assert edition.resolve(CrossReference(0, 1, "999.9")) == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("see rules 119.7–8 and rule 613", [("119.7", "119.8"), ("613", None)]),
        ("rules 306-311, rules 604 and 602).", [("306", "311"), ("604", None), ("602", None)]),
        ("(rule 903.9b-c 参照)", [("903.9b", "903.9c")]),
        ("rule 8〔多人数戦〕参照。rule 712〔両面カード〕", [("8", None), ("712", None)]),
        ("rules 701.42, “Meld,” and 729, “Merging”", [("701.42", None), ("729", None)]),
        ("exactly 100 cards, 999 times, 1.5 of 20.35, Core Set 2019", []),
    ],
)
def test_mentions_of_rules(text, found):
    references = references_in(text)
    assert [(reference.target, reference.last) for reference in references] == found
    assert all(text[reference.start :].startswith(reference.target) for reference in references)


def test_layouts_and_encodings_make_no_difference(english):
    expected = parse(english)
    indented = re.sub(r"(?m)^(\d{3}\.)", r"   \1", english)
    for data in (
        english.replace("\n", "\r\n").encode("utf-8-sig"),
        english.replace("\n", "\r").encode("utf-16"),
        english.encode("utf-16-le"),
        english.encode("cp1252"),
        gzip.compress(indented.encode()),
    ):
        assert list(_read_bytes(data).index) == list(expected.index)


def _read_bytes(data: bytes) -> Edition:
    with TemporaryDirectory() as name:
        path = Path(name) / "rules"
        path.write_bytes(data)
        return read(path)


def test_a_japanese_page(japanese_page):
    edition = parse(japanese_page)
    assert edition.language is Language.JA
    assert (edition.effective, edition.complete) == (None, False)
    assert [(chapter.number, chapter.title) for chapter in edition.chapters] == [("7", "その他のルール")]
    assert [rule.number for rule in edition.rules()] == ["713.1", "713.1a", "713.2"]
    first = edition.index["713.1"]
    assert isinstance(first, Rule)
    assert first.references[0].title == "席"
    assert edition.index["713.1a"].references[0].last == "601.2c"
    assert edition.index["713.1a"].examples[0].text == "一人だけが座っている。"
    assert edition.faults == ()


@pytest.mark.parametrize("encoding", ["utf-8", "cp932", "euc_jp", "utf-16"])
def test_japanese_encodings(japanese_page, encoding):
    assert list(_read_bytes(japanese_page.encode(encoding)).index) == ["7", "713", "713.1", "713.1a", "713.2"]


def test_a_page_of_another_shape_has_its_broken_sentence_put_together():
    lines = [
        "分割の話",
        "2013年7月18日",
        "708. 分割席",
        "708.1 席は二つである",
        "。例えば隣の席。",
        "708.2 終わり。",
        "また明日。",
    ]
    edition = parse("\n\n".join(lines))
    assert edition.index["708.1"].text == "席は二つである。例えば隣の席。"
    assert edition.mentioned == date(2013, 7, 18)
    assert kinds(edition) == [(9, FaultKind.BROKEN_TEXT), (13, FaultKind.STRAY_TEXT)]


def test_a_saved_web_page_is_read_without_furigana():
    page = """<!DOCTYPE html><html><head><title>x</title><style>p {}</style></head><body><nav>7. 目次</nav>
    <h2>713. <ruby>長椅子<rt>ながいす</rt></ruby></h2><ul><li><a name="1">713.1</a> 長い
    <a href="#">席</a>である。<li>713.1a 《木》で作る。</ul><p>例：ここ。</p></body></html>"""
    edition = parse(page)
    section = edition.index["713"]
    assert isinstance(section, Section)
    assert section.title == "長椅子"
    assert edition.index["713.1"].text == "長い席である。"
    assert edition.index["713.1a"].examples[0].text == "ここ。"


def test_a_page_copied_link_by_link_is_read():
    edition = parse(
        "総合ルールビューア\n6.\n呪文\n、\n能力\n602.\n能力\nの\n起動\n602.1\n能力\nは、\nコストを持つ。\n602.1a\nそれは払う。\n例:\n払った。\n"
    )
    assert [section.title for section in edition.sections()] == ["能力の起動"]
    assert edition.index["602.1"].text == "能力は、コストを持つ。"
    assert edition.index["602.1a"].examples[0].text == "払った。"


def test_the_plain_japanese_translation():
    sections = "".join(
        f"{100 + number}. 節{number}\n{100 + number}.1. 決まりである。\n{100 + number}.1a 細かい決まり。\n"
        for number in range(70)
    )
    text = f"""========
マジック総合ルール(和訳 20231117.0 版)
========

もくじ
0. はじめに
1. ゲームの考え方
100. 節0
10. 用語集

0. はじめに
　この文書である。
1. ゲームの考え方
{sections}
10. 用語集

席/Seat
　座る所。rule 100.1 参照。

椅子/Chair
　席である。
"""
    edition = parse(text)
    assert (edition.effective, edition.complete) == (date(2023, 11, 17), True)
    assert len(list(edition.rules())) == 140
    assert [(entry.term, entry.text) for entry in edition.glossary] == [
        ("席/Seat", "座る所。rule 100.1 参照。"),
        ("椅子/Chair", "席である。"),
    ]
    assert edition.faults == ()


def test_faults_are_reported_with_their_lines_and_the_rest_is_used(english):
    broken = english.replace("100.1b A bench", "100.1d A bench")
    broken = broken.replace("101.1a The first", "101.a The first").replace("101.1b The second", "101. 1b The second")
    broken = broken.replace("702.2. Stillness", "702.1. Stillness").replace("rule 702.1.", "rule 702.9.")
    broken = broken.replace("7. Other Things\n702.", "7. Other Things\n701. Gone\n702.")
    broken = broken.replace("Credits\n\nEverybody", "Clo")
    edition = parse(broken)
    assert [str(fault) for fault in edition.faults] == [
        "line 11: number missing: the contents list 701, the text has no such section",
        "line 26: number missing: 100.1b to 100.1c before 100.1d",
        "line 34: number written wrongly: '101.a' is read as 101.1a",
        "line 36: number written wrongly: '101. 1b' is read as 101.1b",
        "line 44: number used twice: 702.1 stands at line 42 already",
        "line 46: number missing: 702.2 stands nowhere above 702.2a",
        "line 46: reference to nothing: 702.9",
        "line 51: reference to nothing: 100.1b",
    ]
    assert edition.index["101.1a"].text == "The first is 1."
    assert edition.index["101.1b"].text == "The second is 2."
    assert edition.index["702.2a"].text == "A still player says nothing. See rule 702.9."


@pytest.mark.parametrize("text", ["", "Nothing here.\n1. List\n2. Of things", "\x00\x01", "613. Only a heading\n"])
def test_a_text_without_rules_is_refused(text):
    with pytest.raises(RulesTextError, match="no numbered rule"):
        parse(text)


WRITTEN_ODDLY = {"20051001": {"606.8b"}, "20081001": {"306.3b"}}
"""Numbers that a plain pattern doesn't see: they are written "606. 8b" and "306.b" there."""


@pytest.mark.parametrize("part", range(8))
def test_every_official_text_is_loaded_within_seconds_without_losing_a_rule(rules_folder, part, tmp_path):
    for path in sorted(rules_folder.glob("**/MagicCompRules-*.gz"))[part::8]:
        start = time.process_time()
        with RulesStore(tmp_path) as store:
            done = import_rules(path, store)
        assert time.process_time() - start < 3
        edition = done.text
        counted = PLAIN_NUMBER.findall(gzip.decompress(path.read_bytes()).decode())
        parsed = [rule.number for rule in edition.rules()]
        assert set(parsed) ^ set(counted) == WRITTEN_ODDLY.get(path.name[15:23], set())
        assert len(parsed) == len(set(parsed)) == done.loaded.rules
        assert edition.effective is not None
        assert edition.complete
        assert len(edition.faults) <= 12


def test_the_sample_pages(seeds_folder):
    editions = [read(path) for path in sorted(seeds_folder.glob("*.txt"))]
    assert [[section.number for section in edition.sections()] for edition in editions] == [
        ["713"],
        ["725"],
        ["708"],
        ["707"],
    ]
    assert [len(list(edition.rules())) for edition in editions] == [21, 18, 12, 32]
    assert [sum(len(rule.examples) for rule in edition.rules()) for edition in editions] == [7, 0, 4, 22]
    assert [kinds(edition) for edition in editions] == [[], [], [(22, FaultKind.BROKEN_TEXT)], []]
