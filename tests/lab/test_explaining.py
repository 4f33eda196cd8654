"""The explanation: headings, the account of the rules, findings, the page."""

from pathlib import Path

import pytest
from lab_play import play

from shinpan.cards.library import built_in
from shinpan.game.decisions import Topic
from shinpan.lab.explain.decisions import term_of_topic
from shinpan.lab.explain.grid import grid, width, wrapped
from shinpan.lab.explain.page import Page
from shinpan.lab.explain.values import said_name
from shinpan.lab.judging import Verdict, judge
from shinpan.lab.run.running import Run
from shinpan.rulebook.language import Language

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.yaml"))

FLING = """
players:
  alice:
    mana: unlimited
    hand: [Fling]
    battlefield:
      - {card: Grizzly Bears, as: bear}
      - {card: Grizzly Bears, as: other}
      - {card: Bonesplitter, attached_to: bear}
  bob: {life: 4, mana: unlimited, hand: [Shock]}
steps:
  - {player: alice, cast: Fling, targets: [bob], choose: [bear]}
  - {illegal: {player: bob, cast: Shock, targets: [Forest]}}
  - {expect: {object: bear, zone: graveyard, power: 2, toughness: 2}}
  - resolve
expect:
  - {player: bob, lost: true}
"""


def sentences(done: Run, language: Language = Language.EN) -> list[str]:
    return [told.said.text(language) for step in done.steps for told in step.told]


def test_the_account_follows_the_rules_in_order() -> None:
    done = play(FLING.replace("  - {illegal: {player: bob, cast: Shock, targets: [Forest]}}\n", ""))
    told = [(told.said.en, told.rules) for step in done.steps for told in step.told]
    assert told[0] == ("alice puts Fling on the stack.", ("601.2a",))
    assert told[1] == ("alice chooses bob as the target.", ("601.2c",))
    assert told[2] == ("alice pays {1}{R}.", ("601.2f", "601.2h"))
    assert told[3] == ("alice sacrifices Grizzly Bears [bear].", ("701.21a",))
    assert ("Fling deals 4 damage to bob, who loses that much life.", ("120.3a",)) in told
    assert told[-1][0] == "alice wins the game: everyone else has left it."
    assert not any("passes" in said for said, _ in told)


def test_the_same_in_japanese() -> None:
    done = play(FLING.replace("  - {illegal: {player: bob, cast: Shock, targets: [Forest]}}\n", ""))
    told = sentences(done, Language.JA)
    assert told[0] == "aliceは《投げ飛ばし》をスタックに置きます。"
    assert "aliceは《灰色熊》［bear］を生け贄に捧げます。" in told
    assert all(said.endswith(("。", "）")) for said in told)


def test_headings_say_what_each_step_does() -> None:
    done = play(
        """
players:
  alice: {mana: unlimited, hand: [Shock], battlefield: [{card: Grizzly Bears, as: bear}, Hill Giant]}
  bob: {battlefield: [Wall of Stone]}
steps:
  - {player: alice, cast: Shock, targets: [bob]}
  - resolve
  - {player: alice, attack: {bear: bob, Hill Giant: bob}}
  - {player: bob, block: {Wall of Stone: bear}}
  - {until: "bob's upkeep"}
  - {do: damage, to: bob, count: 2}
"""
    )
    headings = [step.heading for step in done.steps if step.heading is not None]
    assert [heading.en for heading in headings] == [
        "alice casts Shock.",
        "Everyone passes, and the top of the stack resolves.",
        "alice attacks bob with Grizzly Bears and Hill Giant.",
        "bob blocks Grizzly Bears with Wall of Stone.",
        "On to bob's upkeep step.",
        "An effect deals 2 damage to bob.",
    ]
    assert [heading.ja for heading in headings] == [
        "aliceは《ショック》を唱えます。",
        "全員が優先権を放棄し、スタックの一番上が解決されます。",
        "aliceは《灰色熊》と《丘巨人》でbobを攻撃します。",
        "bobは《石の壁》で《灰色熊》をブロックします。",
        "bobのアップキープ・ステップへ進みます。",
        "効果によりbobに2点のダメージが与えられます。",
    ]


@pytest.mark.parametrize(
    ("expectation", "en", "ja"),
    [
        ("{object: bear, power: 2, toughness: 2}", "Grizzly Bears is 2/2.", "《灰色熊》は2/2です。"),
        (
            "{object: bear, types: [Creature], subtypes: [Bear], colors: [G], power: 2, toughness: 2, abilities: 0}",
            "Grizzly Bears is a 2/2 green Bear creature and has no abilities.",
            "《灰色熊》は2/2の緑のクリーチャー — 熊で、能力を持ちません。",
        ),
        (
            "{object: bear, zone: battlefield, tapped: false, damage: 0, counters: {}}",
            "Grizzly Bears is on the battlefield, has no counters, has no damage marked on it and is untapped.",
            "《灰色熊》は戦場にあり、カウンターが置かれておらず、ダメージを負っておらず、アンタップ状態です。",
        ),
        (
            "{object: axe, attached_to: bear}",
            "Bonesplitter is attached to Grizzly Bears.",
            "《骨断ちの矛槍》は《灰色熊》についています。",
        ),
        ("{object: Forest, count: 2, tapped: true}", None, "《森》と呼ばれるオブジェクト2個はそれぞれタップ状態です。"),
        (
            "{object: Shock, exists: false}",
            "Shock is no longer in the game.",
            "《ショック》はゲームにもう存在しません。",
        ),
        (
            "{player: bob, life: 20, lost: false}",
            "bob has 20 life and hasn't lost the game.",
            "bobはライフが20点で、敗北していません。",
        ),
        ("{zone: bob.graveyard, cards: []}", "bob's graveyard is empty.", "bobの墓地は空です。"),
        ("{stack: []}", "The stack is empty.", "スタックは空です。"),
        ("{triggered: 0, ability: bear}", 'No ability of "bear" has triggered.', '"bear"の能力は誘発していません。'),
        ("{game: draw}", "The game goes on.", "ゲームは続いています。"),
    ],
)
def test_findings_in_words(expectation: str, en: str | None, ja: str) -> None:
    done = play(
        f"""
players:
  alice:
    battlefield:
      - {{card: Grizzly Bears, as: bear}}
      - {{card: Bonesplitter, as: axe, attached_to: {"bear" if "axe" in expectation else "alice"}}}
      - {{card: Forest, count: 2, tapped: true}}
  bob: {{}}
expect:
  - {expectation}
"""
    )
    (outcome,) = done.outcomes
    assert en is None or outcome.said.en == en
    assert outcome.said.ja.replace("それぞれは", "それぞれ") == ja


def test_why_something_is_illegal_is_said_with_its_rule() -> None:
    done = play(
        """
players:
  alice: {mana: unlimited, hand: [Divination], battlefield: [{card: Grizzly Bears, as: bear, sick: true}]}
  bob: {}
steps:
  - {illegal: {player: alice, attack: {bear: bob}}}
  - {illegal: {player: bob, cast: Divination}}
"""
    )
    first, second = done.outcomes
    assert first.said.en.startswith("alice can't attack bob with Grizzly Bears now: ")
    assert first.said.en.endswith("(302.6).")
    assert first.said.ja.startswith("aliceは今、《灰色熊》でbobを攻撃することはできません。")
    assert "601.3" in second.said.en


def test_a_token_named_after_its_subtypes_has_them_in_japanese() -> None:
    assert said_name("Elf Warrior Token").ja == "エルフ・戦士・トークン"
    assert said_name("Grizzly Bears").ja == "《灰色熊》"


def test_every_topic_has_a_name() -> None:
    for topic in Topic:
        assert term_of_topic(topic).en


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", Language)
def test_pages_of_the_examples(path: Path, language: Language) -> None:
    verdict = judge(path, built_in(), layers=True)
    text = Page(language, 90).whole(verdict)
    assert text.startswith(verdict.title_in(language))
    assert max(width(line) for line in text.split("\n")[2:]) <= 92
    short = Page(language, 90).short(verdict)
    assert len(short) < len(text)
    if language is Language.JA:
        assert "。" in short


def test_a_page_shows_expected_against_found() -> None:
    done = play("players: {alice: {}, bob: {}}\nexpect:\n  - {player: bob, life: 19}\n")
    text = Page(Language.EN, 100).whole(Verdict("test.yaml", done, None))
    assert "✗ 1 of 1 expectations don't hold." in text
    assert "line 4: expected {life: 19}, found {life: 20}" in text


def test_japanese_is_wrapped_by_its_width() -> None:
    assert width("aあ") == 3
    assert wrapped("あいうえお。", 6) == ["あいう", "えお。"]
    assert wrapped("one two three", 7) == ["one two", "three"]
    lines = grid(("a", "b"), [("あいうえお", "some words that wrap")], 24, (1, 1))
    assert all(width(line) <= 24 for line in lines)
