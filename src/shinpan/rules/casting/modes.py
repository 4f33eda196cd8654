"""Choosing modes (601.2b, 700.2)."""

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Effect, Steps
from shinpan.phrases.effects.sequence import Modal
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose
from shinpan.rules.targeting.slots import modal_of, slots_of_effect

CHOSEN = cite("601.2b", en="{player} chooses mode {number}.", ja="{player}はモード{number}を選びます。")
carries("700.2a")
carries("700.2b")


def possible_modes(table: Table, context: Queries, modal: Modal, stacked: ObjectId | None = None) -> list[int]:
    """Return the modes that could be chosen: those whose targets, if any, could be (700.2a)."""
    return [
        place for place, mode in enumerate(modal.modes) if can_choose(table, context, slots_of_effect(mode), stacked)
    ]


def choosable_modes(table: Table, context: Queries, effect: Effect, stacked: ObjectId | None = None) -> bool | None:
    """Return whether enough modes could be chosen; None for an effect without modes."""
    modal = modal_of(effect)
    if modal is None:
        return None
    return len(possible_modes(table, context, modal, stacked)) >= modal.minimum


def choose_modes(
    table: Table, context: Queries, effect: Effect, stacked: ObjectId | None = None
) -> Steps[tuple[int, ...]]:
    """Have the controller choose modes; they are carried out in the order in which they are written."""
    modal = modal_of(effect)
    if modal is None:
        return ()
    possible = possible_modes(table, context, modal, stacked)
    least, most = min(modal.minimum, len(possible)), min(modal.maximum, len(possible))
    decision = Decision(
        player=context.you,
        kind=DecisionKind.OPTIONS,
        options=tuple(Word(place, f"mode {place + 1}", f"モード{place + 1}", place + 1) for place in possible),
        minimum=least,
        maximum=most,
        rule="601.2b",
        topic=Topic.MODES,
        source=stacked if stacked is not None else context.source,
    )
    if least == len(possible):
        if table.recorder is not None:
            table.recorder.forced(table, decision)
        chosen = tuple(possible)
    else:
        answer = yield decision
        chosen = tuple(sorted(option.value for option in answer))
    for place in chosen:
        table.note(CHOSEN, player=context.you, number=place + 1)
    return chosen
