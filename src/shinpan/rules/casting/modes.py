"""Choosing modes (601.2b, 700.2)."""

from collections.abc import Callable, Sequence
from itertools import combinations

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Chosen
from shinpan.phrases.base import Effect, Steps
from shinpan.phrases.choices import noted_all
from shinpan.phrases.effects.sequence import Modal
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.proposal import Proposal
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.queries import Queries
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose
from shinpan.rules.targeting.slots import modal_of, slots_of_effect

CHOSEN = cite("601.2b", en="{player} chooses mode {number}.", ja="{player}はモード{number}を選びます。")
_CHOSEN = "mode that has been chosen"
"""The key under which an object remembers the modes chosen for an ability that chooses each only once."""
carries("700.2a")
carries("700.2b")
carries("700.2d")
carries("702.42b")
carries("702.120a")
carries("702.172a")
carries("702.183a")


def _key(table: Table, modal: Modal) -> str:
    """Return what a permanent remembers chosen modes under: for good, or as those of one turn."""
    return f"{_CHOSEN} in turn {table.state.turn.number}" if modal.this_turn else _CHOSEN


def possible_modes(table: Table, context: Queries, modal: Modal, stacked: ObjectId | None = None) -> list[int]:
    """Return the modes that could be chosen: those whose targets, if any, could be (700.2a)."""
    taken = noted_all(context, _key(table, modal)) if modal.fresh else ()
    return [
        place
        for place, mode in enumerate(modal.modes)
        if place not in taken and can_choose(table, context, slots_of_effect(mode), stacked)
    ]


def offered(modal: Modal, possible: list[int]) -> list[int]:
    """Return modes as often as they may be chosen: several times, if the text says so (700.2d)."""
    return [place for place in possible for _ in range(modal.maximum)] if modal.repeats else possible


def choosable_modes(table: Table, context: Queries, effect: Effect, stacked: ObjectId | None = None) -> bool | None:
    """Return whether enough modes could be chosen; None for an effect without modes."""
    modal = modal_of(effect)
    if modal is None:
        return None
    return len(offered(modal, possible_modes(table, context, modal, stacked))) >= modal.minimum


def choose_modes(
    table: Table, context: Queries, effect: Effect, stacked: ObjectId | None = None
) -> Steps[tuple[int, ...]]:
    """Have the controller of an ability choose modes; they are carried out in the order in which they are written."""
    modal = modal_of(effect)
    if modal is None:
        return ()
    possible = offered(modal, possible_modes(table, context, modal, stacked))
    least, most = (min(each, len(possible)) for each in modal.bounds(context))
    chosen = yield from _ask(table, context.you, stacked or context.source, possible, least, most)
    if modal.fresh and context.source in table.state.objects:
        obj = table.state.objects[context.source]
        marks = tuple(Chosen(_key(table, modal), mode, context.origin) for mode in chosen)
        table.state.objects[obj.id] = obj.with_(chosen=(*obj.chosen, *marks))
    return chosen


def choose_modes_of_spell(table: Table, proposal: Proposal) -> Steps[tuple[int, ...]]:
    """Have the player choose modes for a spell: those that have targets, and that can be paid for (601.2b)."""
    modal = proposal.modal
    if modal is None:
        return ()
    possible = offered(modal, proposal.possible_modes(modal))
    least, most = proposal.bounds_of_modes(modal)
    least, most = min(least, len(possible)), min(most, len(possible))

    def affordable(modes: tuple[int, ...]) -> bool:
        return proposal.choosing(modes=tuple(sorted(modes))).affordable()

    check = None
    if proposal.modes_cost:
        while most > least and not any(affordable(modes) for modes in combinations(possible, most)):
            most -= 1
        possible = [each for each in possible if _in_some(each, possible, max(1, least), affordable)]

        def check(options: Sequence[Word]) -> Refusal | None:
            return None if affordable(tuple(option.value for option in options)) else UNPAYABLE

    return (yield from _ask(table, proposal.player, proposal.spell, possible, least, most, check))


def _in_some(mode: int, possible: Sequence[int], number: int, affordable: Callable[[tuple[int, ...]], bool]) -> bool:
    """Return whether a mode belongs to some choice of as many that can be paid for."""
    return any(affordable(modes) for modes in combinations(possible, number) if mode in modes)


def _options(modes: Sequence[int]) -> tuple[Word, ...]:
    """Return the options to choose from; a mode that is there several times is numbered on after all others."""
    if len(set(modes)) == len(modes):
        return tuple(Word(place, f"mode {place + 1}", f"モード{place + 1}", place + 1) for place in modes)
    return tuple(
        Word(
            place,
            f"mode {place + 1} ({modes[:at].count(place) + 1})",
            f"モード{place + 1}（{modes[:at].count(place) + 1}回目）",
            at + 1,
        )
        for at, place in enumerate(modes)
    )


def _ask(
    table: Table,
    player: PlayerId,
    source: ObjectId,
    possible: Sequence[int],
    least: int,
    most: int,
    check: Callable[[Sequence[Word]], Refusal | None] | None = None,
) -> Steps[tuple[int, ...]]:
    decision = Decision(
        player=player,
        kind=DecisionKind.OPTIONS,
        options=_options(possible),
        minimum=least,
        maximum=most,
        rule="601.2b",
        topic=Topic.MODES,
        source=source,
        check=check,
    )
    if least == len(possible):
        if table.recorder is not None:
            table.recorder.forced(table, decision)
        chosen = tuple(possible)
    else:
        answer = yield decision
        chosen = tuple(sorted(option.value for option in answer))
    for place in chosen:
        table.note(CHOSEN, player=player, number=place + 1)
    return chosen
