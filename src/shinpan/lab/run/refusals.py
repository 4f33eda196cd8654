"""From a rule's refusal to the error of a step."""

from typing import Any

from shinpan.lab.explain.values import said_parameters
from shinpan.lab.faults import Illegal, illegal
from shinpan.lab.naming import Registry
from shinpan.rulebook.citations import cite
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

UNREACHABLE = Refusal(
    cite(
        "117.3b",
        en="{player} doesn't get priority before something resolves or the step ends.",
        ja="何かが解決されるかステップが終わるまで、{player}は優先権を得ません。",
    )
)
NO_PRIORITY_NOW = Refusal(
    cite(
        "514.3",
        en="Nobody gets priority in the cleanup step.",
        ja="クリンナップ・ステップでは誰も優先権を得ません。",
    )
)
NOT_A_LAND = Refusal(
    cite(
        "305.1",
        en="{object} isn't a land card that {player} could play.",
        ja="{object}は{player}がプレイできる土地・カードではありません。",
    )
)
NO_ABILITIES = Refusal(
    cite(
        "602.1",
        en="{object} has no activated ability now.",
        ja="{object}は今、起動型能力を持っていません。",
    )
)
NOT_HAVING = Refusal(
    cite(
        "602.1",
        en="{object} doesn't have that activated ability now.",
        ja="{object}は今、その起動型能力を持っていません。",
    )
)
DECLARED = Refusal(
    cite(
        "508.1",
        en="Attackers are declared as the declare attackers step begins; {player} has none ahead this turn.",
        ja="攻撃クリーチャーを指定するのは攻撃クリーチャー指定ステップの開始時で、このターンの{player}にはもうありません。",
    )
)
NOTHING_TO_BLOCK = Refusal(
    cite(
        "509.1",
        en="{player} has nothing to block: no creature is attacking them or what they control.",
        ja="{player}やそのパーマネントを攻撃しているクリーチャーがいないため、ブロックできません。",
    )
)
OVER = Refusal(
    cite("104.1", en="The game is over.", ja="ゲームは終わっています。"),
)


def as_illegal(table: Table, names: Registry, line: int, refusal: Refusal, **parameters: Any) -> Illegal:
    """Return the error for a step that a rule forbids; parameters fill what the refusal leaves open."""
    given = dict(parameters) | dict(refusal.parameters)
    said = said_parameters(table, names, given)
    en = refusal.citation.en.format_map(_Open({key: value.en for key, value in said.items()}))
    ja = refusal.citation.ja.format_map(_Open({key: value.ja for key, value in said.items()}))
    return illegal(line, en.removesuffix("."), ja, refusal.citation.number)


class _Open(dict[str, str]):
    """Words for the gaps of a citation; a gap for which nothing was given reads as its name."""

    def __missing__(self, key: str) -> str:
        return key
