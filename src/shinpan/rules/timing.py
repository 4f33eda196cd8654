"""When a player may act: with priority, and for most things in a main phase with an empty stack (117.1)."""

from shinpan.game.enums import Step
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.rulebook.citations import cite
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

NO_PRIORITY = Refusal(
    cite(
        "117.1",
        en="The player doesn't have priority.",
        ja="優先権を持っていないため、行動できません。",
    )
)
NOT_ACTIVE = Refusal(
    cite(
        "117.1a",
        en="It can be done only during the player's own main phase, and it isn't that player's turn.",
        ja="自分のメイン・フェイズにしかできませんが、今は自分のターンではありません。",
    )
)
NOT_MAIN = Refusal(
    cite(
        "505.6a",
        en="It can be done only during a main phase.",
        ja="メイン・フェイズにしかできません。",
    )
)
STACK_NOT_EMPTY = Refusal(
    cite(
        "117.1a",
        en="It can be done only while the stack is empty.",
        ja="スタックが空のときにしかできません。",
    )
)

MAIN_PHASES = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})


def sorcery_timing(table: Table, player: PlayerId) -> Refusal | None:
    """Return why a player couldn't cast a sorcery now, or None if they could (307.5)."""
    state = table.state
    turn = state.turn
    if turn.active != player:
        return NOT_ACTIVE
    if turn.step not in MAIN_PHASES:
        return NOT_MAIN
    if state.stack:
        return STACK_NOT_EMPTY
    return None


SPLIT_SECOND = Refusal(
    cite(
        "702.61a",
        en="A spell with split second is on the stack: no spells are cast, and only mana abilities are activated.",
        ja="刹那を持つ呪文がスタックにあるため、呪文を唱えることも、マナ能力でない能力を起動することもできません。",
    )
)


def split_second(table: Table) -> bool:
    """Return whether a spell with split second is on the stack (702.61a)."""
    stack = table.state.stack
    return bool(stack) and any(table.has(each, KeywordAbility.SPLIT_SECOND) for each in stack)
