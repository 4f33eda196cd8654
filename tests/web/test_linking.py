"""Links, names of cards and furigana in texts."""

import re
from datetime import date

import pytest

from shinpan.rulebook.language import Language
from shinpan.web.linking import linked, read_aloud
from shinpan.web.mentions import cards_in

DAY = date(2026, 1, 16)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Clone enters as a copy of Grizzly Bears. The Clone is a Bear.", ["Clone", "Grizzly Bears", "Clone"]),
        ("A player casts Lightning Bolt on a Humility.", ["Lightning Bolt", "Humility"]),
        (
            "Ajani’s Pridemate sees it; Urborg, Tomb of Yawgmoth doesn’t.",
            ["Ajani's Pridemate", "Urborg, Tomb of Yawgmoth"],
        ),
        ("Fire//Ice isn’t cast; only Fire is.", ["Fire", "Ice", "Fire"]),
        ("Clone a creature you control.", []),
        ("It becomes a Forest, an Island or a Nightmare with Flying.", []),
        ("It is called Clone Wars, or Void Fling.", []),
        ("They cast cloned spells and fling them.", []),
        ("Lightning Bolts", []),
    ],
)
def test_names_of_cards_are_found_in_english(text: str, names: list[str]) -> None:
    found = cards_in(text)
    assert [each.name for each in found] == names
    assert all(text[each.start : each.end].replace("’", "'") == each.name for each in found)


def test_english_names_lead_to_the_cards() -> None:
    html = linked("A player casts Lightning Bolt <here>, see rule 601.2a.", DAY, Language.EN)
    assert '<a class="card" href="/cards/Lightning%20Bolt?lang=en">Lightning Bolt</a> &lt;here&gt;' in html
    assert '<a class="ref" href="/rules/2026-01-16/en/601.2a">601.2a</a>' in html


def test_japanese_has_furigana_outside_links() -> None:
    html = linked("《稲妻》が戦場<b>の能力。rule 601.2a参照。戦場", DAY, Language.JA)
    assert '<a class="card" href="/cards/%E7%A8%B2%E5%A6%BB?lang=ja">《稲妻》</a>が' in html
    assert "<ruby>戦場<rp>（</rp><rt>せんじょう</rt><rp>）</rp></ruby>&lt;b&gt;" in html
    assert html.count("<rt>せんじょう</rt>") == 1
    assert "<ruby>" not in read_aloud("戦場", Language.EN)


def test_nothing_of_a_text_is_lost() -> None:
    text = "各合体したパーマネントは《謙虚》と《無い名前》に対応する。rule 712.4c と 702.2a-d参照。"
    html = re.sub("<rp>.*?</rp>|<rt>.*?</rt>", "", linked(text, DAY, Language.JA))
    assert re.sub("<[^>]+>", "", html) == text
