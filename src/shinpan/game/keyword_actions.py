"""Keyword actions (CR 701)."""

from shinpan.game.term import Term, unique
from shinpan.game.term_index import TermIndex


@unique
class KeywordAction(Term):
    """A keyword action (CR 701), in the form that instructs a player."""

    rule: str
    """The section of CR 701 that defines it."""

    def __init__(self, en: str, ja: str, rule: str) -> None:
        self.rule = rule

    ACTIVATE = ("activate", "起動する", "701.2")
    ATTACH = ("attach", "つける", "701.3")
    BEHOLD = ("behold", "後見を受ける", "701.4")
    CAST = ("cast", "唱える", "701.5")
    COUNTER = ("counter", "打ち消す", "701.6")
    CREATE = ("create", "生成する", "701.7")
    DESTROY = ("destroy", "破壊する", "701.8")
    DISCARD = ("discard", "捨てる", "701.9")
    DOUBLE = ("double", "2倍にする", "701.10")
    TRIPLE = ("triple", "3倍にする", "701.11")
    EXCHANGE = ("exchange", "交換する", "701.12")
    EXILE = ("exile", "追放する", "701.13")
    FIGHT = ("fight", "格闘を行う", "701.14")
    GOAD = ("goad", "使嗾する", "701.15")
    INVESTIGATE = ("investigate", "調査を行う", "701.16")
    MILL = ("mill", "切削する", "701.17")
    PLAY = ("play", "プレイする", "701.18")
    REGENERATE = ("regenerate", "再生する", "701.19")
    REVEAL = ("reveal", "公開する", "701.20")
    SACRIFICE = ("sacrifice", "生け贄に捧げる", "701.21")
    SCRY = ("scry", "占術を行う", "701.22")
    SEARCH = ("search", "探す", "701.23")
    SHUFFLE = ("shuffle", "切り直す", "701.24")
    SURVEIL = ("surveil", "諜報を行う", "701.25")
    TAP = ("tap", "タップする", "701.26")
    UNTAP = ("untap", "アンタップする", "701.26")
    TRANSFORM = ("transform", "変身する", "701.27")
    CONVERT = ("convert", "トランスフォームする", "701.28")
    FATESEAL = ("fateseal", "消術を行う", "701.29")
    CLASH = ("clash", "激突を行う", "701.30")
    PLANESWALK = ("planeswalk", "プレインズウォークする", "701.31")
    SET_IN_MOTION = ("set in motion", "実行中にする", "701.32")
    ABANDON = ("abandon", "破棄する", "701.33")
    PROLIFERATE = ("proliferate", "増殖を行う", "701.34")
    DETAIN = ("detain", "留置する", "701.35")
    POPULATE = ("populate", "居住する", "701.36")
    MONSTROSITY = ("monstrosity", "怪物化を行う", "701.37")
    VOTE = ("vote", "投票する", "701.38")
    BOLSTER = ("bolster", "鼓舞を行う", "701.39")
    MANIFEST = ("manifest", "予示する", "701.40")
    SUPPORT = ("support", "支援を行う", "701.41")
    MELD = ("meld", "合体する", "701.42")
    EXERT = ("exert", "督励する", "701.43")
    EXPLORE = ("explore", "探検を行う", "701.44")
    ASSEMBLE = ("assemble", "組み立てる", "701.45")
    ADAPT = ("adapt", "順応を行う", "701.46")
    AMASS = ("amass", "動員を行う", "701.47")
    LEARN = ("learn", "履修を行う", "701.48")
    VENTURE_INTO_THE_DUNGEON = ("venture into the dungeon", "ダンジョン探索を行う", "701.49")
    CONNIVE = ("connive", "謀議する", "701.50")
    OPEN_AN_ATTRACTION = ("open an attraction", "アトラクションを開く", "701.51")
    ROLL_TO_VISIT_YOUR_ATTRACTIONS = (
        "roll to visit your attractions",
        "アトラクションを観覧するためサイコロを振る",
        "701.52",
    )
    INCUBATE = ("incubate", "培養する", "701.53")
    THE_RING_TEMPTS_YOU = ("the Ring tempts you", "指輪があなたを誘惑する", "701.54")
    FACE_A_VILLAINOUS_CHOICE = ("face a villainous choice", "最悪の二択を行う", "701.55")
    TIME_TRAVEL = ("time travel", "タイムトラベルを行う", "701.56")
    DISCOVER = ("discover", "発見を行う", "701.57")
    CLOAK = ("cloak", "偽装する", "701.58")
    COLLECT_EVIDENCE = ("collect evidence", "証拠収集を行う", "701.59")
    SUSPECT = ("suspect", "容疑をかける", "701.60")
    FORAGE = ("forage", "給餌する", "701.61")
    MANIFEST_DREAD = ("manifest dread", "戦慄予示する", "701.62")
    ENDURE = ("endure", "闘魂を行う", "701.63")
    HARNESS = ("harness", "装着する", "701.64")
    AIRBEND = ("airbend", "気の技を行う", "701.65")
    EARTHBEND = ("earthbend", "土の技を行う", "701.66")
    WATERBEND = ("waterbend", "水の技を行う", "701.67")
    BLIGHT = ("blight", "枯朽を行う", "701.68")


_INDEX: TermIndex[KeywordAction] = TermIndex("keyword action", KeywordAction)


def keyword_action(name: str) -> KeywordAction:
    """The keyword action of that English or Japanese name; ValueError, naming the nearest, if there is none."""
    return _INDEX.get(name)
