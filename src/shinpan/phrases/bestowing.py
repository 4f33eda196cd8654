"""Whether an object is bestowed (702.103)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.phrases.base import phrase
from shinpan.phrases.conditions import AnnouncedCondition
from shinpan.phrases.context import Queries


@phrase(en="it's bestowed", ja="これが授与されている")
class IsBestowed(AnnouncedCondition):
    """The spell was cast bestowed, and as a permanent it is still attached to something (702.103b, 702.103f-g)."""

    volatile: ClassVar[bool] = False

    def was(self, choices: Choices) -> bool:
        """Return whether it was cast so, and hasn't ceased to be bestowed while resolving (702.103e)."""
        return KeywordAbility.BESTOW in choices.keywords

    def holds(self, context: Queries) -> bool:
        """Return whether it is bestowed now."""
        found = context.look(context.source)
        if found is None or found.choices is None or not self.was(found.choices):
            return False
        return found.zone is not Zone.BATTLEFIELD or found.attached_to is not None
