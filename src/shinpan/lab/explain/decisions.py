"""What decisions are called."""

from shinpan.game.decisions import Decision, Topic
from shinpan.game.term import Term, unique


@unique
class DecisionTerm(Term):
    """A decision, named by what is decided."""

    PRIORITY = ("what to do with priority", "優先権での行動")
    MULLIGAN = ("whether to mulligan", "マリガンするかどうか")
    BOTTOM = ("cards to put on the bottom", "ライブラリーの下に置くカード")
    WAY = ("the way of casting", "唱え方")
    DOOR = ("which door", "どの扉か")
    X = ("the value of X", "Xの値")
    KICKER = ("additional costs", "追加コスト")
    MODES = ("the mode", "モード")
    TARGETS = ("targets", "対象")
    NEW_TARGETS = ("whether to choose new targets", "新しい対象を選ぶかどうか")
    DIVISION = ("the division", "割り振り")
    SYMBOLS = ("how to pay mana symbols", "マナ・シンボルの支払い方")
    COST = ("what to pay a cost with", "コストの支払いに使うもの")
    SPLICE = ("cards to splice", "連繋するカード")
    SUBSTITUTE = ("what to use in place of mana", "マナの代わりに使うもの")
    PAYMENT = ("mana abilities for the cost", "コストのためのマナ能力")
    MAY = ("whether to do it", "行うかどうか")
    CHOICE = ("a choice", "選択")
    COLOR = ("a color", "色")
    CARD_TYPE = ("a card type", "カード・タイプ")
    SUBTYPE = ("a subtype", "サブタイプ")
    NAME = ("a name", "名前")
    NUMBER = ("a number", "数")
    TRIGGER_ORDER = ("the order of triggered abilities", "誘発型能力の順番")
    REPLACEMENT = ("the replacement effect to apply", "適用する置換効果")
    ASSIST = ("who assists", "助力するプレイヤー")
    DUNGEON = ("which dungeon", "どのダンジョンか")
    ROOM = ("which room", "どの部屋か")
    RING_BEARER = ("the Ring-bearer", "指輪所持者")
    MUTATING = ("whether it goes over or under", "上に置くか下に置くか")
    COMMANDER = ("whether the commander goes to the command zone", "統率者を統率領域に置くかどうか")
    LEGEND = ("the legendary permanent to keep", "残す伝説のパーマネント")
    DISCARD = ("cards to discard", "捨てるカード")
    ARRANGE = ("the order of objects", "オブジェクトの順番")
    ATTACK = ("attackers", "攻撃クリーチャー")
    BAND = ("which attackers are banded", "バンドを組む攻撃クリーチャー")
    BLOCK = ("blockers", "ブロック・クリーチャー")
    DAMAGE = ("how combat damage is divided", "戦闘ダメージの割り振り")


def decision_term(decision: Decision) -> Term:
    """Return what a decision is called."""
    return term_of_topic(decision.topic)


def term_of_topic(topic: Topic) -> Term:
    """Return what decisions of a topic are called."""
    return DecisionTerm[topic.name]
