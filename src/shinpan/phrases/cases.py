"""Case cards (719): what solves a Case, and what it does once solved."""

from typing import ClassVar

from shinpan.phrases.base import Condition, Effect, Steps, phrase
from shinpan.phrases.context import Context, Queries


@phrase(en="{.this} is solved", ja="{.this}が解決済みである")
class IsSolved(Condition):
    """The Case has the solved designation (719.3b-c)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether the source is solved."""
        source = context.look(context.source)
        return source is not None and source.designations.solved


@phrase(en="{condition}", ja="{condition}")
class StillToSolve(Condition):
    """ "To solve — [condition]": the condition holds and the Case isn't solved yet (719.3a)."""

    condition: Condition

    def holds(self, context: Queries) -> bool:
        """Return whether it would be solved now."""
        return not IsSolved().holds(context) and self.condition.holds(context)


@phrase(en="{.this} becomes solved", ja="{.this}は解決済みになる")
class BecomeSolved(Effect):
    """The Case becomes solved; it stays so until it leaves the battlefield (719.3b)."""

    def perform(self, context: Context) -> Steps[None]:
        """Give it the designation."""
        context.solve(context.source)
        yield from ()
