"""Which step comes next: the order of a turn (500.1), with what effects have added to it or taken out of it."""

from itertools import pairwise

from shinpan.game.enums import PHASE_OF, Phase, Step
from shinpan.game.ids import PlayerId
from shinpan.game.turn import Skip
from shinpan.phrases.permissions import SkipsStep
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.steps import anything_attacks
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.table import Table

SKIPPED_DRAW = cite(
    "103.8a",
    en="{player}, who plays first, skips the draw step of the first turn.",
    ja="先攻の{player}は、最初のターンのドロー・ステップを飛ばします。",
)
NO_COMBAT = cite(
    "508.8",
    en="No creature attacks, so the declare blockers and combat damage steps are skipped.",
    ja="攻撃クリーチャーがいないため、ブロック・クリーチャー指定ステップと戦闘ダメージ・ステップは飛ばされます。",
)
SKIPPED = cite("614.10", en="{player} skips the {step}.", ja="{player}は{step}を飛ばします。")
ADDED = cite("500.8", en="An additional {phase} follows.", ja="追加の{phase}が続きます。")
carries("500.11")
carries("505.1a")
carries("614.10a")
carries("723.1d")
carries("723.2d")

ORDER = tuple(Step)
_NEXT = dict(pairwise(ORDER))
_FIRST = {phase: next(step for step in ORDER if PHASE_OF[step] is phase) for phase in Phase}
_FIRST_ADDED = {**_FIRST, Phase.PRECOMBAT_MAIN: Step.POSTCOMBAT_MAIN}
"""The first step of an additional phase: an additional main phase is a postcombat one (505.1a)."""


def add_phases(table: Table, phases: tuple[Phase, ...]) -> None:
    """Add phases directly after the current one, in this order; those added later come before them (500.8)."""
    state = table.state
    state.schedule = state.schedule.with_(phases=(*phases, *state.schedule.phases))


def skip_next(table: Table, skip: Skip) -> None:
    """Have a player skip the next turn, phase or step of a kind; each skip is used up by one (614.10a)."""
    state = table.state
    state.schedule = state.schedule.with_(skips=(*state.schedule.skips, skip))


def next_step(table: Table) -> Step | None:
    """Return the step to go on with, None if the turn is over; what is skipped is passed over."""
    following = _following(table)
    while following is not None:
        skipped = _skipped(table, following)
        if skipped is None:
            return following
        following = _after_phase(table, _end_of(following)) if isinstance(skipped, Phase) else _NEXT.get(following)
    return None


def _following(table: Table) -> Step | None:
    state = table.state
    step = state.turn.step
    if state.turn.number == 0:
        return None
    ended = state.schedule.ended
    if ended is not None:
        return _cut_short(table, ended)
    if step is Step.CLEANUP:
        if state.turn.priority is None:
            return None
        state.turn = state.turn.with_(cleanups=state.turn.cleanups + 1)
        return Step.CLEANUP
    regular = _regular(table, step)
    return regular if PHASE_OF[regular] is PHASE_OF[step] else _after_phase(table, regular)


def _cut_short(table: Table, ended: Phase) -> Step:
    """An effect has ended the turn, or the combat phase."""
    state = table.state
    state.schedule = state.schedule.with_(ended=None)
    if ended is Phase.COMBAT:
        return _after_phase(table, Step.POSTCOMBAT_MAIN)
    state.schedule = state.schedule.with_(phases=(), resume=None)
    return Step.CLEANUP


def _regular(table: Table, step: Step) -> Step:
    """Return what follows as the rules have it."""
    following = _NEXT[step]
    if step is Step.DECLARE_ATTACKERS and not anything_attacks(table):
        table.note(NO_COMBAT)
        return Step.END_OF_COMBAT
    if following is Step.FIRST_STRIKE_DAMAGE:
        from shinpan.rules.combat.damage import needs_first_step

        return following if needs_first_step(table) else Step.COMBAT_DAMAGE
    return following


def _after_phase(table: Table, regular: Step) -> Step:
    """A phase ends: added phases come first, then the turn goes on where it stood."""
    state = table.state
    schedule = state.schedule
    if schedule.phases:
        phase, *rest = schedule.phases
        state.schedule = schedule.with_(phases=tuple(rest), resume=schedule.resume or regular)
        table.note(ADDED, phase=phase)
        return _FIRST_ADDED[phase]
    if schedule.resume is not None:
        state.schedule = schedule.with_(resume=None)
        return schedule.resume
    return regular


def _end_of(step: Step) -> Step:
    """Return the step that follows the phase of a step as the rules have it."""
    following = _NEXT[step]
    while PHASE_OF[following] is PHASE_OF[step]:
        following = _NEXT[following]
    return following


def _skipped(table: Table, step: Step) -> Phase | Step | None:
    """Return what is skipped where a step would begin: the step, the phase that it begins, or nothing."""
    state = table.state
    active = state.turn.active
    if step is Step.DRAW and state.started and state.turn.number == 1 and len(state.players) == 2:
        table.note(SKIPPED_DRAW, player=active)
        return step
    what = _once(table, active, step) or _always(table, active, step)
    if what is not None:
        table.note(SKIPPED, player=active, step=what)
    return what


def _begins(what: Phase | Step | None, step: Step) -> bool:
    return what is step or (isinstance(what, Phase) and step in {_FIRST[what], _FIRST_ADDED[what]})


def _once(table: Table, active: PlayerId, step: Step) -> Phase | Step | None:
    """Use up a skip of the "next" step or phase, if there is one (614.10a)."""
    state = table.state
    for place, skip in enumerate(state.schedule.skips):
        if skip.player == active and _begins(skip.what, step):
            skips = state.schedule.skips
            state.schedule = state.schedule.with_(skips=skips[:place] + skips[place + 1 :])
            return skip.what
    return None


def _always(table: Table, active: PlayerId, step: Step) -> Phase | Step | None:
    """Return what a static ability has the player skip each time."""
    for active_part in table.view().in_force(SkipsStep):
        part = active_part.part
        assert isinstance(part, SkipsStep)
        if _begins(part.what, step) and active in part.who.find(context_of_part(table, active_part)):
            return part.what
    return None
