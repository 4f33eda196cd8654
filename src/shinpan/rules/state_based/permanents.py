"""State-based actions that concern planeswalkers, battles and tokens (704.5d, 704.5i, 704.5v)."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, ObjectKind, Zone
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.state_based.sorts import DURABLE, may_have
from shinpan.rules.table import Table
from shinpan.rules.triggering.waiting import waiting_triggers

NO_LOYALTY = cite(
    "704.5i",
    en="{object} has no loyalty left and is put into its owner's graveyard.",
    ja="{object}は忠誠度が0なので、オーナーの墓地に置かれます。",
)
NO_DEFENSE = cite(
    "704.5v",
    en="{object} has no defense left and is put into its owner's graveyard.",
    ja="{object}は守備値が0なので、オーナーの墓地に置かれます。",
)
carries("704.5d")
carries("704.5e")
carries("310.7")
carries("707.10a")

_ELSEWHERE = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY, Zone.OUTSIDE)


def find(table: Table, actions: Actions) -> None:
    """Find planeswalkers without loyalty, battles without defense, tokens and copies outside their zones."""
    if may_have(table, DURABLE):
        _find_worn(table, actions)
    if table.state.tokens_made:
        _find_strays(table, actions)


def _find_worn(table: Table, actions: Actions) -> None:
    state = table.state
    changed = table.view().changed
    objects = state.objects
    for each in state.battlefield:
        obj = objects[each]
        if obj.phased_out:
            continue
        types = (changed.get(each) or obj.printed).types
        if CardType.PLANESWALKER in types and not obj.count(CounterKind.LOYALTY):
            table.note(NO_LOYALTY, object=each)
            actions.bury.append(each)
        elif CardType.BATTLE in types and not obj.count(CounterKind.DEFENSE):
            if any(waiting_triggers(state, each)):
                continue
            table.note(NO_DEFENSE, object=each)
            actions.bury.append(each)


def _find_strays(table: Table, actions: Actions) -> None:
    state = table.state
    for player in state.players:
        for zone in _ELSEWHERE:
            for each in state.zone(zone, player.id):
                if state.objects[each].kind in {ObjectKind.TOKEN, ObjectKind.COPY}:
                    actions.cease.append(each)
    for each in (*state.exile, *state.command):
        if state.objects[each].kind in {ObjectKind.TOKEN, ObjectKind.COPY}:
            actions.cease.append(each)
