import pytest

from shinpan.rulebook.furigana import readings_in


def read(text: str) -> list[tuple[str, str]]:
    return [(text[each.start : each.end], each.kana) for each in readings_in(text)]


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("戦場に出る", [("戦場", "せんじょう")]),
        ("各合体カード", [("各", "かく"), ("合体", "がったい")]),
        ("誘発型能力", [("誘発", "ゆうはつ"), ("型", "がた"), ("能力", "のうりょく")]),
        ("状況起因処理", [("状況起因処理", "じょうきょうきいんしょり")]),
        ("呪文を唱える。裏向きの", [("呪文", "じゅもん"), ("唱", "とな"), ("裏向", "うらむ")]),
        ("割り振る", [("割", "わ"), ("振", "ふ")]),
        ("Trample", []),
        ("", []),
    ],
)
def test_words_of_the_rules_are_read(text, readings):
    assert read(text) == readings


def test_a_word_is_read_where_it_first_stands():
    assert read("戦場と戦場の能力、その能力") == [("戦場", "せんじょう"), ("能力", "のうりょく")]


@pytest.mark.parametrize("text", ["古戦場跡", "超能力者達", "型", "時"])
def test_no_part_of_a_longer_word_is_read_as_another(text):
    assert read(text) == []


def test_what_is_known_covers_most_of_what_the_summaries_say():
    """Furigana are of use only if the words of the rules are among them."""
    import re

    from shinpan.rulebook.summaries import all_summaries

    runs = [run for each in all_summaries() for run in re.findall("[一-鿿々]{2,}", each.about.ja)]
    assert sum(1 for run in runs if read(run)) > 0.6 * len(runs)
