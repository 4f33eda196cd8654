"""The fixed words of the rules, each with its names in English and Japanese."""

from shinpan.game.term import Term, unique


@unique
class Color(Term):
    """The five colors (CR 105.1), in the order W U B R G."""

    WHITE = ("white", "白")
    BLUE = ("blue", "青")
    BLACK = ("black", "黒")
    RED = ("red", "赤")
    GREEN = ("green", "緑")

    letter: str
    """The letter of its mana symbol."""

    def __init__(self, en: str, ja: str) -> None:
        self.letter = "WUBRG"[len(type(self).__members__)]


@unique
class CardType(Term):
    """The card types (CR 205.2)."""

    ARTIFACT = ("artifact", "アーティファクト")
    BATTLE = ("battle", "バトル")
    CREATURE = ("creature", "クリーチャー")
    ENCHANTMENT = ("enchantment", "エンチャント")
    INSTANT = ("instant", "インスタント")
    KINDRED = ("kindred", "同族")
    LAND = ("land", "土地")
    PLANESWALKER = ("planeswalker", "プレインズウォーカー")
    SORCERY = ("sorcery", "ソーサリー")
    CONSPIRACY = ("conspiracy", "策略")
    DUNGEON = ("dungeon", "ダンジョン")
    PHENOMENON = ("phenomenon", "現象")
    PLANE = ("plane", "次元")
    SCHEME = ("scheme", "計略")
    VANGUARD = ("vanguard", "ヴァンガード")


PERMANENT_TYPES = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)
"""CR 110.4: the types that make a permanent."""


@unique
class Supertype(Term):
    """The supertypes (CR 205.4)."""

    BASIC = ("basic", "基本")
    LEGENDARY = ("legendary", "伝説の")
    ONGOING = ("ongoing", "持続")
    SNOW = ("snow", "氷雪")
    WORLD = ("world", "ワールド")


@unique
class Zone(Term):
    """The zones (CR 400.1), and the outside of the game (400.11)."""

    LIBRARY = ("library", "ライブラリー")
    HAND = ("hand", "手札")
    BATTLEFIELD = ("battlefield", "戦場")
    GRAVEYARD = ("graveyard", "墓地")
    STACK = ("stack", "スタック")
    EXILE = ("exile", "追放領域")
    COMMAND = ("command", "統率領域")
    OUTSIDE = ("outside", "ゲームの外部")


PRIVATE_ZONES = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.OUTSIDE})
"""The zones that each player has one of."""

HIDDEN_ZONES = frozenset({Zone.LIBRARY, Zone.HAND})
"""CR 400.2."""


@unique
class Step(Term):
    """The steps of a turn, and the main phases, which have none (CR 500.1), in order."""

    UNTAP = ("untap step", "アンタップ・ステップ")
    UPKEEP = ("upkeep step", "アップキープ・ステップ")
    DRAW = ("draw step", "ドロー・ステップ")
    PRECOMBAT_MAIN = ("precombat main phase", "戦闘前メイン・フェイズ")
    BEGINNING_OF_COMBAT = ("beginning of combat step", "戦闘開始ステップ")
    DECLARE_ATTACKERS = ("declare attackers step", "攻撃クリーチャー指定ステップ")
    DECLARE_BLOCKERS = ("declare blockers step", "ブロック・クリーチャー指定ステップ")
    FIRST_STRIKE_DAMAGE = ("first combat damage step", "第1戦闘ダメージ・ステップ")
    COMBAT_DAMAGE = ("combat damage step", "戦闘ダメージ・ステップ")
    END_OF_COMBAT = ("end of combat step", "戦闘終了ステップ")
    POSTCOMBAT_MAIN = ("postcombat main phase", "戦闘後メイン・フェイズ")
    END = ("end step", "終了ステップ")
    CLEANUP = ("cleanup step", "クリンナップ・ステップ")


@unique
class Phase(Term):
    """The phases of a turn (CR 500.1)."""

    BEGINNING = ("beginning phase", "開始フェイズ")
    PRECOMBAT_MAIN = ("precombat main phase", "戦闘前メイン・フェイズ")
    COMBAT = ("combat phase", "戦闘フェイズ")
    POSTCOMBAT_MAIN = ("postcombat main phase", "戦闘後メイン・フェイズ")
    ENDING = ("ending phase", "最終フェイズ")


PHASE_OF: dict[Step, Phase] = {
    Step.UNTAP: Phase.BEGINNING,
    Step.UPKEEP: Phase.BEGINNING,
    Step.DRAW: Phase.BEGINNING,
    Step.PRECOMBAT_MAIN: Phase.PRECOMBAT_MAIN,
    Step.BEGINNING_OF_COMBAT: Phase.COMBAT,
    Step.DECLARE_ATTACKERS: Phase.COMBAT,
    Step.DECLARE_BLOCKERS: Phase.COMBAT,
    Step.FIRST_STRIKE_DAMAGE: Phase.COMBAT,
    Step.COMBAT_DAMAGE: Phase.COMBAT,
    Step.END_OF_COMBAT: Phase.COMBAT,
    Step.POSTCOMBAT_MAIN: Phase.POSTCOMBAT_MAIN,
    Step.END: Phase.ENDING,
    Step.CLEANUP: Phase.ENDING,
}


@unique
class ObjectKind(Term):
    """What an object is, apart from its characteristics (CR 109.1)."""

    CARD = ("card", "カード")
    TOKEN = ("token", "トークン")
    COPY = ("copy", "コピー")
    ABILITY = ("ability", "能力")
    EMBLEM = ("emblem", "紋章")


@unique
class FaceDown(Term):
    """Why an object is face down (CR 708.2); it decides how it may be turned up and what it is meanwhile."""

    MORPH = ("morph", "変異")
    DISGUISE = ("disguise", "変装")
    MANIFEST = ("manifest", "予示")
    CLOAK = ("cloak", "偽装")
    PLAIN = ("face down", "裏向き")


@unique
class Daytime(Term):
    """The designations that the game can have, at most one of them (CR 730.1)."""

    DAY = ("day", "昼")
    NIGHT = ("night", "夜")


@unique
class Layer(Term):
    """The layers and sublayers of CR 613.1 and 613.4, in the order in which they apply."""

    COPY = ("1a", "1a")
    FACE_DOWN = ("1b", "1b")
    CONTROL = ("2", "2")
    TEXT = ("3", "3")
    TYPE = ("4", "4")
    COLOR = ("5", "5")
    ABILITY = ("6", "6")
    PT_DEFINE = ("7a", "7a")
    PT_SET = ("7b", "7b")
    PT_MODIFY = ("7c", "7c")
    PT_SWITCH = ("7d", "7d")


@unique
class LossReason(Term):
    """Why a player lost (CR 104.3)."""

    LIFE = ("0 or less life", "ライフが0点以下")
    DECKED = ("drew from an empty library", "空のライブラリーから引こうとした")
    POISON = ("ten poison counters", "毒カウンター10個")
    CONCEDED = ("conceded", "投了")
    EFFECT = ("an effect", "効果")
    COMMANDER = ("21 combat damage from a commander", "統率者からの戦闘ダメージ21点")


@unique
class Duration(Term):
    """How long a continuous effect from a resolving spell or ability lasts (CR 611.2a)."""

    END_OF_TURN = ("until end of turn", "ターン終了時まで")
    END_OF_COMBAT = ("until end of combat", "戦闘終了時まで")
    YOUR_NEXT_TURN = ("until your next turn", "あなたの次のターンまで")
    END_OF_YOUR_NEXT_TURN = ("until the end of your next turn", "あなたの次のターンの終了時まで")
    NEXT_UNTAP_STEP = ("during its controller's next untap step", "次のアンタップ・ステップに")
    YOUR_NEXT_END_STEP = ("until your next end step", "あなたの次の終了ステップまで")
    NEXT_END_STEP = ("until the next end step", "次の終了ステップまで")
    UNTIL_TURNED_DOWN = ("until it's turned face down", "裏向きになるまで")
    WHILE = ("for as long as", "かぎり")
    FOREVER = ("for the rest of the game", "ゲームの残りの間")
