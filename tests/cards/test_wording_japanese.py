"""Japanese texts: targets declared first, verbs in their forms, counters, lists, names."""

import re

import pytest

from shinpan.cards.build import face, token
from shinpan.cards.library import built_in
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    FLYING,
    HASTE,
    TARGET_CREATURE,
    THIS,
    YOU,
    loyalty,
    permanent,
    spell,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color
from shinpan.game.lang import Lang
from shinpan.game.subtypes import CreatureType
from shinpan.oracle.writing import card_text
from shinpan.phrases.abilities import Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Effect, Phrase
from shinpan.phrases.conditions import Controls, Unless
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage, DealDividedDamage
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.sequence import May, Modal, Sequence
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import ChangePowerToughness, SetPowerToughness
from shinpan.phrases.modifications.types import SetSubtypes
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Cards, Players, Spells
from shinpan.phrases.qualities.places import Other
from shinpan.phrases.qualities.traits import Not, OfColor, OfKind
from shinpan.phrases.quantities import Fixed, PowerOf
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import EachPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.zones import Dies
from shinpan.phrases.wording import text_of
from shinpan.phrases.wording.japanese import counted, verb_form

BEAR = face("Test Bear", "{G}", "Creature — Bear", pt=(2, 2))


def ja(what: Phrase) -> str:
    return text_of(what, Lang.JA, BEAR)


@pytest.mark.parametrize(
    ("clause", "forms"),
    [
        ("カードを引く", ("カードを引き", "カードを引いて", "カードを引いた", "カードを引かない")),
        ("捨てる", ("捨て", "捨てて", "捨てた", "捨てない")),
        ("破壊する", ("破壊し", "破壊して", "破壊した", "破壊しない")),
        ("戻す", ("戻し", "戻して", "戻した", "戻さない")),
        ("持つ", ("持ち", "持って", "持った", "持たない")),
        ("支払う", ("支払い", "支払って", "支払った", "支払わない")),
        ("1/1になる", ("1/1になり", "1/1になって", "1/1になった", "1/1にならない")),
        ("森である", ("森であり", "森であって", "森であった", "森でない")),
        ("している", ("してい", "していて", "していた", "していない")),
        ("攻撃できない", ("攻撃できず", "攻撃できなくて", "攻撃できなかった", "攻撃できなくはない")),
    ],
)
def test_forms_of_verbs(clause: str, forms: tuple[str, ...]) -> None:
    assert tuple(verb_form(clause, form) for form in ("連用", "て", "た", "ない")) == forms


def test_a_clause_that_cannot_be_negated_in_itself_still_is() -> None:
    assert verb_form("支払われていた", "ない") == "支払われていなかった"
    assert verb_form("2個以上", "ない") == "2個以上のではない"


def test_counters_of_nouns() -> None:
    assert counted("土地", "9", "つ") == "土地9つ"
    assert counted("土地", "10", "つ") == "土地10個"
    assert ja(TapPermanents(Target(CREATURE))) == "クリーチャー1体を対象とする。それをタップする"
    assert ja(TapPermanents(Target(permanent(CardType.LAND)))).startswith("土地1つを")
    assert ja(TapPermanents(Target(permanent(CreatureType.ELF)))).startswith("エルフ1体を")
    assert ja(TapPermanents(Target(Group(Players())))).startswith("プレイヤー1人を")
    assert ja(TapPermanents(Target(Group(Cards((CardType.CREATURE,)))))).startswith("クリーチャー・カード1枚を")
    assert ja(TapPermanents(Target(Group(Spells((CardType.LAND,)))))).startswith("土地呪文1つを")


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (DrawCards(Fixed(2)), "カード2枚を引く"),
        (DrawCards(Fixed(1), EachPlayer()), "各プレイヤーはカード1枚を引く"),
        (DrawCards(PowerOf(THIS)), "このクリーチャーのパワーに等しい枚数のカードを引く"),
        (GainLife(Fixed(3)), "あなたは3点のライフを得る"),
        (May(GainLife(Fixed(3))), "3点のライフを得てもよい"),
        (May(DrawCards(), EachPlayer()), "各プレイヤーはカード1枚を引いてもよい"),
        (May(DealDamage(Fixed(1), YOU)), "このクリーチャーはあなたに1点のダメージを与えてもよい"),
        (PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE), "このクリーチャーの上に+1/+1カウンター1個を置く"),
        (DestroyPermanents(All(permanent(CardType.LAND, adjectives=(Other(),)))), "他のすべての土地を破壊する"),
    ],
)
def test_effects(effect: Effect, text: str) -> None:
    assert ja(effect) == text


def test_any_target_and_several_targets() -> None:
    assert ja(DealDamage(Fixed(2), Target(ANY_TARGET))).startswith("1つを対象とする。このクリーチャーはそれに2点の")
    shared = DealDividedDamage(Target(Group(ANY_TARGET.noun), Fixed(1), Fixed(2), divided=Fixed(2)))
    assert ja(shared).startswith("1つか2つを対象とする。")
    assert "それらに" in ja(shared)
    assert ja(TapPermanents(Target(CREATURE, Fixed(0), Fixed(2)))).startswith(
        "クリーチャー最大2体を対象とする。それらを"
    )


def test_two_targets_are_told_apart() -> None:
    same = DealDamage(PowerOf(TARGET_CREATURE), Target(CREATURE, slot=1), TARGET_CREATURE)
    assert "前者は後者に、前者のパワーに" in ja(same)
    other = DealDamage(Fixed(1), Target(permanent(CardType.LAND), slot=1), TARGET_CREATURE)
    assert "そのクリーチャーはその土地に" in ja(other)


def test_targets_stand_after_what_triggers() -> None:
    ability = TriggeredAbility(Dies(OneOf(THIS)), DestroyPermanents(Target(permanent(CardType.LAND))))
    assert ja(ability) == "このクリーチャーが死亡したとき、土地1つを対象とする。それを破壊する。"


def test_each_mode_declares_its_own() -> None:
    lines = text_of(spell(Modal((DestroyPermanents(TARGET_CREATURE), DrawCards()))), Lang.JA).split("\n")
    assert lines == ["以下から1つを選ぶ。", "・クリーチャー1体を対象とする。それを破壊する。", "・カード1枚を引く。"]


def test_exclusions_are_joined() -> None:
    group = permanent(CardType.CREATURE, adjectives=(Not(OfKind(CardType.ARTIFACT)), Not(OfColor(Color.RED))))
    assert ja(DestroyPermanents(Target(group))).startswith("アーティファクトでも赤でもないクリーチャー1体を")


def test_changes_are_joined_by_their_verbs() -> None:
    changes = (ChangePowerToughness(Fixed(1), Fixed(0)), GainAbilities((FLYING, HASTE)))
    assert ja(Modify(All(CREATURE_YOU_CONTROL), changes)).endswith("は+1/+0の修整を受け、飛行と速攻を持つ")
    assert ja(Apply(All(CREATURE), changes)).startswith("ターン終了時まで、すべてのクリーチャーは")
    elf = (SetColors((Color.RED,)), SetSubtypes(Subtypes((CreatureType.ELF,))), SetPowerToughness(Fixed(2), Fixed(3)))
    assert ja(Apply(All(CREATURE), elf)).endswith("基本のパワーとタフネスが2/3の赤のエルフになる")


def test_unless_negates_its_condition() -> None:
    change = (Modify(THIS, (ChangePowerToughness(Fixed(1), Fixed(0)),)),)
    land = Controls(YOU, permanent(CardType.LAND))
    assert ja(StaticAbility(change, land)).startswith("あなたが土地をコントロールしているかぎり、")
    assert ja(StaticAbility(change, Unless(land))).startswith("あなたが土地をコントロールしていないかぎり、")


def test_tokens_names_and_loyalty() -> None:
    bird = token("Creature — Bird", FLYING, colors=(Color.BLUE,), pt=(1, 1))
    assert ja(CreateTokens(bird, Fixed(2))) == "飛行を持つ青の1/1の鳥・クリーチャー・トークン2体を生成する"
    assert ja(loyalty(-2, DrawCards())) == "−2：カード1枚を引く。"
    bolt = face("Lightning Bolt", "{R}", "Instant", spell(DealDamage(Fixed(3), YOU)))
    assert card_text(bolt, Lang.JA).startswith("《稲妻》は")
    assert text_of(spell(DealDamage(Fixed(3), YOU)), Lang.JA, bolt).startswith("《Lightning Bolt》は")


def test_a_sequence_is_several_sentences() -> None:
    effect = Sequence((TapPermanents(TARGET_CREATURE), PutCounters(TheTarget(), CounterKind.PLUS_ONE_PLUS_ONE)))
    assert text_of(spell(effect), Lang.JA).split("。")[1:] == [
        "それをタップする",
        "それの上に+1/+1カウンター1個を置く",
        "",
    ]


ENGLISH_LEFT = re.compile(r"[a-z]{3,}")
DOUBLED = re.compile("のの|はは|をを|にに|がが|、、|。、|、。|であるである|のである(?!か)")


@pytest.mark.parametrize("face", [face for card in built_in() for face in card.faces], ids=lambda face: face.name)
def test_japanese_of_the_pool_is_sound(face: object) -> None:
    """No English is left but for names, no particle stands twice, brackets are closed, paragraphs are sentences."""
    text = card_text(face, Lang.JA)  # type: ignore[arg-type]
    outside_names = re.sub("《[^》]*》", "", text)
    assert not ENGLISH_LEFT.search(outside_names)
    assert not DOUBLED.search(text)
    for opening, closing in ("「」", "《》", "（）"):
        assert text.count(opening) == text.count(closing)
    for line in text.split("\n"):
        assert line == line.strip()
        assert ("。" in line) <= line.endswith(("。", "」"))
