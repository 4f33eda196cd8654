"""Before a player gets priority (117.5): state-based actions until there are none, then triggers, and again."""

from shinpan.phrases.base import Steps
from shinpan.phrases.permissions import Looking
from shinpan.phrases.soulbonds import Paired
from shinpan.rulebook.citations import carries
from shinpan.rules.blessing import bless
from shinpan.rules.combat.removing import remove_unfit
from shinpan.rules.controlling import settle_control
from shinpan.rules.day_night import settle_daytime
from shinpan.rules.happening.returning import return_exiled
from shinpan.rules.hidden_cards import keep_sights
from shinpan.rules.pairing import unpair
from shinpan.rules.state_based.check import perform_state_based_actions
from shinpan.rules.state_based.sorts import BOUND, may_have
from shinpan.rules.table import Table
from shinpan.rules.triggering.detecting import detect_states
from shinpan.rules.triggering.stacking import put_triggers_on_stack
from shinpan.rules.turn.expiring import end_conditional_effects

carries("117.5")
carries("704.3")
carries("603.3b")


def settle(table: Table) -> Steps[bool]:
    """Do it; return whether anything happened."""
    state = table.state
    anything = False
    while not state.over:
        if state.checked != state.changes:
            if state.effects:
                end_conditional_effects(table)
                if Paired in table.view().parts:
                    unpair(table)
            if state.effects and (yield from return_exiled(table)):
                anything = True
            settle_control(table)
            if state.exile and Looking in table.view().parts:
                keep_sights(table)
            bless(table)
            if may_have(table, BOUND):
                yield from settle_daytime(table)
            if state.combat is not None:
                remove_unfit(table)
            if (yield from perform_state_based_actions(table)):
                anything = True
                continue
            state.checked = state.changes
            state.checked_version = state.version
            state.dubious = ()
        detect_states(table)
        if not (yield from put_triggers_on_stack(table)):
            return anything
        anything = True
    return anything
