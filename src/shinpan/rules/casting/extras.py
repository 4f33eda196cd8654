"""Announcing additional costs: kicker and its kin, and costs of which one has to be chosen (601.2b, 118.8a)."""

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.lang import Lang
from shinpan.game.objects import Extra
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Steps
from shinpan.phrases.casting import AdditionalCost, AdditionalCostOf
from shinpan.phrases.conditions import KICKERS
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.proposal import Optional, Proposal
from shinpan.rules.table import Table

PAYS = cite(
    "601.2b",
    en="{player} announces that they will pay the additional cost ({what}).",
    ja="{player}は追加コスト（{what}）を支払うことを宣言します。",
)
KICKED = cite("702.33d", en="{object} is kicked.", ja="{object}はキッカーされました。")
carries("118.8a")
carries("118.8b")
carries("702.33a")
carries("702.33b")
carries("702.33c")
carries("702.27a")
carries("702.42a")
carries("702.166b")

MOST_TIMES = 100
"""How often a cost that may be paid any number of times is paid at most."""
_NO = Word(0, "no", "いいえ")
_KICKED = Word(1, "kicked", "キッカー", 1)


def announce_extras(table: Table, proposal: Proposal) -> Steps[tuple[Extra, ...]]:
    """Have the player announce which additional costs they will pay, in the order of the text.

    Only what can be paid, and doesn't make the spell impossible, is offered.
    """
    for place, part in enumerate(proposal.optional()):
        if isinstance(part, AdditionalCostOf):
            times = yield from _one_of(table, proposal, place, part)
        elif part.repeatable:
            times = yield from _times(table, proposal, place, part)
        else:
            times = yield from _whether(table, proposal, place, part)
        if times:
            proposal = proposal.choosing(extras=(*proposal.choices.extras, _extra(place, part, times)))
            _note(table, proposal, part, times)
    return proposal.choices.extras


def _extra(place: int, part: Optional, times: int) -> Extra:
    return Extra(place, part.keyword if isinstance(part, AdditionalCost) else None, times)


def _possible(proposal: Proposal, place: int, part: Optional, times: int) -> bool:
    extras = proposal.choices.extras
    if times:
        extras = (*extras, _extra(place, part, times))
    return proposal.choosing(extras=extras).refusal() is None


def _whether(table: Table, proposal: Proposal, place: int, part: AdditionalCost) -> Steps[int]:
    yes = _KICKED if part.keyword in KICKERS else _word(part)
    options = [word for word in (_NO, yes) if _possible(proposal, place, part, word.value)]
    if len(options) == 1:
        _forced(table, _decision(proposal, tuple(options)))
        return int(options[0].value)
    if not options:
        return 0
    answer = yield _decision(proposal, tuple(options))
    return int(answer[0].value)


def _word(part: AdditionalCost) -> Word:
    """Return the word by which a player says that they pay a cost: the keyword, or `yes` for one written out."""
    if part.keyword is None:
        return Word(1, "yes", "はい", 1)
    return Word(1, part.keyword.en, part.keyword.ja, 1)


def _times(table: Table, proposal: Proposal, place: int, part: AdditionalCost) -> Steps[int]:
    most = 0
    while most < MOST_TIMES and _possible(proposal, place, part, most + 1):
        most += 1
    decision = Decision(
        player=proposal.player,
        kind=DecisionKind.NUMBER,
        options=tuple(range(most + 1)),
        minimum=0,
        maximum=most,
        rule="601.2b",
        topic=Topic.KICKER,
        source=proposal.spell,
        default=0,
    )
    if not most:
        _forced(table, decision)
        return 0
    answer = yield decision
    times: int = answer[0]
    return times


def _one_of(table: Table, proposal: Proposal, place: int, part: AdditionalCostOf) -> Steps[int]:
    words = [
        Word(number, _text(cost, Lang.EN), _text(cost, Lang.JA), number)
        for number, cost in enumerate(part.costs, 1)
        if _possible(proposal, place, part, number)
    ]
    decision = _decision(proposal, tuple(words))
    if len(words) < 2:
        _forced(table, decision)
        return int(words[0].value) if words else 1
    answer = yield decision.with_(topic=Topic.CHOICE, default=None)
    return int(answer[0].value)


def _text(cost: Cost, lang: Lang) -> str:
    from shinpan.phrases.wording import text_of  # only such a choice needs words

    return text_of(cost, lang)


def _decision(proposal: Proposal, options: tuple[Word, ...]) -> Decision:
    return Decision(
        player=proposal.player,
        kind=DecisionKind.OPTIONS,
        options=options,
        rule="601.2b",
        topic=Topic.KICKER,
        source=proposal.spell,
        default=options[0] if options else None,
    )


def _forced(table: Table, decision: Decision) -> None:
    if table.recorder is not None:
        table.recorder.forced(table, decision)


def _note(table: Table, proposal: Proposal, part: Optional, times: int) -> None:
    if isinstance(part, AdditionalCost):
        what = part.keyword.en if part.keyword is not None else "optional"
        for _ in range(times):
            table.note(PAYS, player=proposal.player, what=what)
        if part.keyword in KICKERS:
            table.note(KICKED, object=proposal.spell)
