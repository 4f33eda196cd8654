"""The steps of the notation among the steps of the game."""

from shinpan.game.enums import Step
from shinpan.lab.notation.vocabulary import StepName

STEP_OF: dict[StepName, Step] = {
    StepName.UPKEEP: Step.UPKEEP,
    StepName.DRAW: Step.DRAW,
    StepName.MAIN: Step.PRECOMBAT_MAIN,
    StepName.PRECOMBAT_MAIN: Step.PRECOMBAT_MAIN,
    StepName.COMBAT: Step.BEGINNING_OF_COMBAT,
    StepName.DECLARE_ATTACKERS: Step.DECLARE_ATTACKERS,
    StepName.DECLARE_BLOCKERS: Step.DECLARE_BLOCKERS,
    StepName.COMBAT_DAMAGE: Step.COMBAT_DAMAGE,
    StepName.END_OF_COMBAT: Step.END_OF_COMBAT,
    StepName.POSTCOMBAT_MAIN: Step.POSTCOMBAT_MAIN,
    StepName.END: Step.END,
    StepName.CLEANUP: Step.CLEANUP,
}
"""Where a situation begins that names a step."""

STEPS_MEANT: dict[StepName, frozenset[Step]] = {name: frozenset({step}) for name, step in STEP_OF.items()} | {
    StepName.MAIN: frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN}),
    StepName.COMBAT_DAMAGE: frozenset({Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE}),
}
"""The steps at which `until` stops for a name."""
