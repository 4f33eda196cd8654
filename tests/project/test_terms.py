"""The words of the game against the rules text and the card data."""

import gzip
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shinpan.cards.pool.names_ja import english_name, japanese_name, japanese_names
from shinpan.game.counters import CounterKind, counter
from shinpan.game.enums import CardType
from shinpan.game.keyword_actions import KeywordAction, keyword_action
from shinpan.game.keywords import KeywordAbility, keyword_ability
from shinpan.game.subtypes import (
    BASIC_LAND_TYPES,
    ArtifactType,
    BattleType,
    CreatureType,
    DungeonType,
    EnchantmentType,
    LandType,
    PlanarType,
    PlaneswalkerType,
    SpellType,
    subtype,
    subtypes_of,
)
from shinpan.game.term import Term

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("SHINPAN_TEST_DATA", ROOT.parent / "shared")) / "data"
RULES = DATA / "rules" / "MagicCompRules-20260116.txt.gz"
CARDS = DATA / "oracle-cards.jsonl.gz"

needs_rules = pytest.mark.skipif(not RULES.exists(), reason="no rules text in SHINPAN_TEST_DATA")
needs_cards = pytest.mark.skipif(not CARDS.exists(), reason="no card data in SHINPAN_TEST_DATA")

SUBTYPE_LISTS: dict[str, type[Term]] = {
    "205.3g": ArtifactType,
    "205.3h": EnchantmentType,
    "205.3i": LandType,
    "205.3j": PlaneswalkerType,
    "205.3k": SpellType,
    "205.3m": CreatureType,
    "205.3n": PlanarType,
}
NEWER = {
    "205.3g": {"Book"},
    "205.3h": {"Plan"},
    "205.3m": {
        *("Andorian", "Borg", "Caitian", "Eternal", "Gamma", "Gorn", "Inhuman", "Kelpien", "Klingon", "Kree"),
        *("Lanthanite", "Officer", "Orion", "Q", "Skrull", "Spy", "Talosian", "Tholian", "Tosk", "Utrom", "Vorta"),
        *("Vulcan", "Xindi"),
    },
}
"""Subtypes printed on cards since the edition of the rules that is stored."""
TERMS: list[type[Term]] = [
    *SUBTYPE_LISTS.values(),
    BattleType,
    DungeonType,
    KeywordAbility,
    KeywordAction,
    CounterKind,
]


def rules_text() -> str:
    with gzip.open(RULES, "rt", encoding="utf-8") as file:
        return file.read().replace("’", "'")


def listed(sentence: str) -> list[str]:
    """The items of an English enumeration, without its references to rules."""
    bare = re.sub(r" \(see rule [^)]*\)", "", sentence)
    return [re.sub(r"^and ", "", item.strip()) for item in bare.split(",")]


@needs_rules
@pytest.mark.parametrize("rule", SUBTYPE_LISTS)
def test_subtypes_are_those_of_the_rules(rule: str) -> None:
    text = next(line for line in rules_text().splitlines() if line.startswith(f"{rule} "))
    names = []
    if rule == "205.3m":
        two_words = re.search(r"One creature type is two words long: ([^.]+)\.", text)
        assert two_words
        names.append(two_words[1])
    match = re.search(r"(?:one word long:|types are(?! called| one)) ((?:[^.(]|\([^)]*\))+)\.", text)
    assert match
    names += listed(match[1])
    newer = NEWER.get(rule, set())
    assert newer.isdisjoint(names)
    assert sorted(term.en for term in SUBTYPE_LISTS[rule]) == sorted((*names, *newer))


@needs_rules
@pytest.mark.parametrize(("section", "terms"), [("701", KeywordAction), ("702", KeywordAbility)])
def test_keywords_are_the_headings_of_the_rules(section: str, terms: type[KeywordAction | KeywordAbility]) -> None:
    headings = dict(re.findall(rf"^({section}\.\d+)\. ([^.\n]+)$", rules_text(), re.MULTILINE))
    named: dict[str, str] = {}
    for term in terms:
        if re.fullmatch(r"\d+\.\d+", term.rule):
            named[term.rule] = f"{named[term.rule]} and {term.en}" if term.rule in named else term.en
    named["702.186"] = "∞ (infinity)"
    expected = {rule: heading.casefold() for rule, heading in headings.items()}
    assert {rule: name.casefold() for rule, name in named.items() if rule.startswith(section)} == expected


@needs_rules
def test_variants_of_keywords_are_named_in_their_subrule() -> None:
    lines = {line.split(" ")[0]: line.casefold() for line in rules_text().splitlines() if re.match(r"70[12]\.", line)}
    variants = [term for term in KeywordAbility if term.rule[-1].isalpha()]
    assert len(variants) >= 10
    for term in variants:
        assert term.en.casefold() in lines[term.rule], term


@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: terms.__name__)
def test_names_are_one_to_one(terms: type[Term]) -> None:
    for names in ([term.en.casefold() for term in terms], [term.ja for term in terms]):
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("terms", [t for t in TERMS if t is not CounterKind], ids=lambda terms: terms.__name__)
def test_japanese_names_are_japanese(terms: type[Term]) -> None:
    for term in terms:
        assert re.fullmatch(r"[぀-ヿ一-鿿々ー＝～・！∞0-9]+|Lvアップ", term.ja), term


def test_a_subtype_is_found_by_either_name() -> None:
    assert subtype("time lord") is CreatureType.TIME_LORD
    assert subtype("C’tan") is CreatureType.CTAN
    assert subtype("多相の戦士") is CreatureType.SHAPESHIFTER
    assert subtype("Urza's") is LandType.URZAS
    assert subtype("Spacecraft") is ArtifactType.SPACECRAFT
    assert subtype("Spacecraft", CardType.PLANE) is PlanarType.SPACECRAFT


def test_an_unknown_subtype_names_the_nearest() -> None:
    with pytest.raises(ValueError, match="'Shapeshifter'"):
        subtype("Shapeshiftr")
    with pytest.raises(ValueError, match="unknown subtype 'Goblin'"):
        subtype("Goblin", CardType.LAND)
    with pytest.raises(ValueError, match=r"205\.3r"):
        subtype("Goblin", CardType.SCHEME)


@pytest.mark.rule("205.3b", "205.3k", "205.3m")
def test_card_types_that_share_their_subtypes() -> None:
    assert subtypes_of(CardType.KINDRED) == subtypes_of(CardType.CREATURE)
    assert subtypes_of(CardType.INSTANT) == subtypes_of(CardType.SORCERY)
    assert subtypes_of(CardType.VANGUARD) == ()
    assert [term.en for term in BASIC_LAND_TYPES] == ["Plains", "Island", "Swamp", "Mountain", "Forest"]


@pytest.mark.rule("122.1a")
def test_counters_that_change_power_and_toughness() -> None:
    assert (counter("+1/+1").power, counter("+1/+1").toughness) == (1, 1)
    assert (counter("-0/-2").power, counter("-0/-2").toughness) == (0, -2)
    assert [(kind.power, kind.toughness) for kind in CounterKind if "/" not in kind.en and kind.power] == []
    assert counter("忠誠") is CounterKind.LOYALTY


@needs_rules
@pytest.mark.rule("122.1b")
def test_keyword_counters_are_those_of_the_rules() -> None:
    text = next(line for line in rules_text().splitlines() if line.startswith("122.1b "))
    match = re.search(r"can be are (.+), as well as", text)
    assert match
    assert sorted(kind.en for kind in CounterKind if kind.keyword) == sorted(listed(match[1]))
    assert all(kind.keyword is keyword_ability(kind.en) for kind in CounterKind if kind.keyword)
    assert all(kind.keyword.ja == kind.ja for kind in CounterKind if kind.keyword)


def test_keywords_are_found_by_either_name() -> None:
    assert keyword_ability("First Strike") is KeywordAbility.FIRST_STRIKE
    assert keyword_ability("融合") is KeywordAbility.FUSE
    assert keyword_action("Proliferate") is KeywordAction.PROLIFERATE
    with pytest.raises(ValueError, match="'flying'"):
        keyword_ability("flyng")


def faces() -> Iterator[dict[str, str]]:
    with gzip.open(CARDS, "rt", encoding="utf-8") as file:
        for line in file:
            card = json.loads(line)
            yield from card.get("card_faces") or [card]


@needs_cards
def test_counters_on_cards_are_known() -> None:
    put = re.compile(r"(?:[Pp]uts? an?|[Rr]emoves? an?) ([^ ]+(?: strike)?) counter (?:on|from)")
    unknown = set()
    for face in faces():
        for name in put.findall(face.get("oracle_text") or ""):
            try:
                counter(name)
            except ValueError:
                unknown.add(name)
    assert unknown <= {"+1/1"}, unknown  # a misprint of the data


def test_japanese_names_are_stored_in_order_and_once() -> None:
    text = (ROOT / "src/shinpan/cards/pool/names_ja.tsv").read_text(encoding="utf-8")
    pairs = [tuple(line.split("\t")) for line in text.splitlines()]
    assert all(len(pair) == 2 and all(name and name == name.strip() for name in pair) for pair in pairs)
    english, japanese = zip(*pairs, strict=True)
    assert list(english) == sorted(set(english))
    assert len(set(japanese)) == len(japanese)
    assert [name for name in japanese if not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", name)] == ["V.A.T.S."]
    assert all(en.count(" // ") == ja.count("+") for en, ja in pairs)


def test_japanese_names_are_found() -> None:
    assert japanese_name("Lightning Bolt") == "稲妻"
    assert japanese_name("Fire // Ice") == "火+氷"
    assert japanese_name("Ice") == "氷"
    assert japanese_name("No Such Card") is None
    assert english_name("稲妻") == "Lightning Bolt"
    assert english_name("火+氷") == "Fire // Ice"
    assert english_name("火") == "Fire"
    assert english_name("無い") is None
    assert all(english_name(japanese) for japanese in japanese_names().values())


@needs_cards
def test_cards_with_japanese_names_exist() -> None:
    with gzip.open(CARDS, "rt", encoding="utf-8") as file:
        names = {json.loads(line)["name"] for line in file} | {face["name"] for face in faces()}
    assert len(japanese_names().keys() - names) < 30  # the data lacks a few cards, such as dungeons
