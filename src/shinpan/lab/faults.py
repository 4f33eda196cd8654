"""What can be wrong with a situation or a step once the cards and the rules are asked, in English and Japanese."""

from collections.abc import Iterable
from dataclasses import dataclass

from shinpan.game.term import Term, unique
from shinpan.lab.explain.said import Said
from shinpan.lab.notation.problems import Detail, Problem, problem
from shinpan.rulebook.language import Language


@unique
class Fault(Term):
    """A mistake that only shows when the file is played."""

    UNKNOWN_CARD = ("unknown card {found}", "{found}というカードはありません")
    NOT_UNDERSTOOD = (
        "{card} isn't understood: {en}; with --lenient it is played without what isn't",
        "{card}のテキストに理解できない部分があります。{ja}。--lenient を付けると、その部分なしで扱います",
    )
    NOT_SUPPORTED = ("not supported yet: {what}", "まだ対応していません：{what}")
    WRONG_OWNER = (
        "a card in this zone belongs to the player whose zone it is, not to {found}",
        "この領域のカードのオーナーはその領域のプレイヤーです。{found}ではありません",
    )
    NO_PERMANENT = (
        "{card} is no permanent card; a face that is one is put there with face: back",
        "{card}はパーマネント・カードではありません。パーマネントである面は face: back で置きます",
    )
    NO_EMBLEM = ("{card} makes no emblem", "{card}から得られる紋章はありません")
    NO_DUNGEON = ("no dungeon is called {found}", "{found}というダンジョンはありません")
    NO_ROOM = ("no room of the dungeon is called {found}", "そのダンジョンに{found}という部屋はありません")
    NO_SUCH_FACE = ("{card} has no back face", "{card}に第2面はありません")
    NOTHING_CHOSEN = (
        "nothing is chosen as {card} enters",
        "{card}が戦場に出るに際して選ぶものはありません",
    )
    NOT_A_CHOICE = ("{found} can't be chosen for {card}", "{card}のために{found}は選べません")
    NO_COMBAT = (
        "attacking and blocking creatures need a step of the combat phase",
        "攻撃クリーチャーやブロック・クリーチャーには、戦闘フェイズのステップが必要です",
    )
    NOT_ATTACKING = ("{found} isn't attacking", "{found}は攻撃していません")
    NOTHING_LINKED = ("{card} doesn't exile anything", "{card}は何も追放しません")
    NOTHING_CALLED = ("nothing is called {found}", "{found}と呼ばれるものはありません")
    NOT_THERE = ("{found} is nowhere in the game now", "{found}は今ゲームのどこにもありません")
    AMBIGUOUS = (
        "{name} could be any of {count} objects; give them handles with as, or write name@player",
        "{name}に当てはまるものが{count}個あります。as で名前を付けるか、「名前@プレイヤー」と書いてください",
    )
    WHICH_ABILITY = (
        "{found} has {count} activated abilities; say which with ability",
        "{found}には起動型能力が{count}個あります。ability でどれかを書いてください",
    )
    WHICH_DOOR = ("say which half of {found} with door", "{found}のどちらの半分かを door で書いてください")
    NO_ABILITY = (
        "{found} has no activated ability that fits {ability}",
        "{found}に{ability}に当たる起動型能力はありません",
    )
    NOT_AN_ANSWER = (
        "{found} is no answer to this decision ({decision})",
        "{found}はこの決定（{decision}）の回答になりません",
    )
    NO_ANSWER = (
        "strict: {player} has to decide ({decision}), and no answer is left",
        "strict：{player}の決定（{decision}）への回答がもうありません",
    )
    LEFT_OVER = (
        "strict: the answer {found} of {player} was never used",
        "strict：{player}の回答{found}は一度も使われませんでした",
    )
    NO_VARIANT = (
        "only the Commander variant has commanders; write variant: commander at the top of the file",
        "統率者がいるのは統率者戦だけです。ファイルの先頭に variant: commander と書いてください",
    )
    TOKEN_COMMANDER = (
        "{found} is a token here, and only a card can be a commander",
        "{found}はここではトークンですが、統率者になれるのはカードだけです",
    )
    SKIPPED = ("this turn skips the {step}", "このターンの{step}は飛ばされます")
    PAST = ("the {step} of turn {turn} is over", "第{turn}ターンの{step}はもう過ぎています")
    GAME_OVER = ("the game is over", "ゲームはもう終わっています")
    EMPTY_STACK = ("nothing is left on the stack to resolve", "解決するものがスタックにありません")
    ENDLESS = ("the game goes on without coming to that step", "ゲームがそのステップに到達しません")


class Mistake(Exception):  # noqa: N818  (a mistake in the file)
    """The file is wrong here."""

    def __init__(self, found: Problem) -> None:
        super().__init__(found.message())
        self.problem = found


class Illegal(Exception):  # noqa: N818  (what the file asks for is against the rules of the game)
    """The rules don't allow what the file asks for."""

    def __init__(self, found: Problem) -> None:
        super().__init__(found.message())
        self.problem = found


@dataclass(frozen=True, slots=True)
class Refused(Problem):
    """A problem whose words come from the rules: why something can't be done, in both languages, and the rule."""

    en: str = ""
    ja: str = ""
    rule: str = ""

    def message(self, language: Language = Language.EN) -> str:
        """The reason with the number of its rule."""
        return f"適正ではありません。{self.why.ja}" if language is Language.JA else f"not legal: {self.why.en}"

    @property
    def why(self) -> Said:
        """The reason alone, with the number of its rule."""
        if not self.rule:
            return Said(f"{self.en}.", f"{self.ja.removesuffix('。')}。")
        return Said(f"{self.en} ({self.rule}).", f"{self.ja.removesuffix('。')}（{self.rule}）。")


@unique
class _Against(Term):
    RULES = ("not legal", "適正ではありません")


def mistake(line: int | None, fault: Fault, *, possible: Iterable[str] = (), **details: Detail) -> Mistake:
    """Return the error for a mistake in the file."""
    return Mistake(problem(line, fault, possible=possible, **details))


def not_supported(line: int | None, what: str) -> Mistake:
    """Return the error for a part of the notation that the engine can't play yet."""
    return mistake(line, Fault.NOT_SUPPORTED, what=what)


def illegal(line: int | None, en: str, ja: str, rule: str = "", possible: Iterable[str] = ()) -> Illegal:
    """Return the error for something that the rules don't allow."""
    return Illegal(Refused(line, _Against.RULES, (), tuple(possible), "", en, ja, rule))
