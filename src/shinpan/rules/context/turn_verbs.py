"""Verbs about the course of turns and about designations: extra turns, skipping, ending, the monarch, solving."""

from collections.abc import Sequence

from shinpan.game.enums import Phase, Step
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.subtypes.other import DungeonType
from shinpan.game.turn import Skip
from shinpan.phrases.base import Steps
from shinpan.rules.context.choosing import Choosing


class TurnVerbs(Choosing):
    """The verbs of `phrases.context.Context` that change the course of turns or give designations."""

    __slots__ = ()

    def add_turn(self, player: PlayerId) -> None:
        """Give a player an extra turn after this one (500.7)."""
        from shinpan.rules.turn.passing_turn import add_turn

        add_turn(self.table, player)

    def add_phases(self, phases: Sequence[Phase]) -> None:
        """Add phases directly after the current one (500.8)."""
        from shinpan.rules.turn.schedule import add_phases

        add_phases(self.table, tuple(phases))

    def skip_next(self, player: PlayerId, what: Phase | Step | None) -> None:
        """Have a player skip their next step or phase of a kind, or (None) their next turn (614.10)."""
        from shinpan.rules.turn.schedule import skip_next

        skip_next(self.table, Skip(player, what))

    def end_turn(self) -> Steps[None]:
        """End the turn (723.1)."""
        from shinpan.rules.turn.ending_turn import end_turn

        yield from end_turn(self.table)

    def end_combat_phase(self) -> Steps[None]:
        """End the combat phase (723.2)."""
        from shinpan.rules.turn.ending_turn import end_combat_phase

        yield from end_combat_phase(self.table)

    def solve(self, object_id: ObjectId) -> None:
        """Have a permanent become solved (719.3b)."""
        from shinpan.rules.happening.solving import solve

        solve(self.table, object_id)

    def become_monarch(self, player: PlayerId) -> None:
        """Have a player become the monarch (724.1)."""
        from shinpan.rules.designations import become_monarch

        become_monarch(self.table, player)

    def take_initiative(self, player: PlayerId) -> None:
        """Have a player take the initiative (725.1)."""
        from shinpan.rules.designations import take_initiative

        take_initiative(self.table, player)

    def venture(self, player: PlayerId, into: DungeonType | None = None) -> Steps[None]:
        """Have a player venture into the dungeon (701.49)."""
        from shinpan.rules.happening.venturing import venture

        yield from venture(self.table, player, into, self.source)

    def tempt(self, player: PlayerId) -> Steps[None]:
        """Have the Ring tempt a player (701.54a)."""
        from shinpan.rules.happening.tempting import tempt

        yield from tempt(self.table, player, self.source)

    def control_next_turn(self, player: PlayerId) -> None:
        """Control a player during the next turn that they take (722.1)."""
        from shinpan.rules.player_control import control_next_turn

        control_next_turn(self.table, player, self.you)
