"""Conditions on whose something was, and on graveyards that something has left."""

from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries


@phrase(en="{who} controlled {which}", ja="{who}が{which}をコントロールしていた")
class Controlled(Condition):
    """A player controlled something as it last was (608.2h)."""

    who: Reference
    which: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players controlled all of it, and there is something."""
        found = [each for each in self.which.find(context) if not isinstance(each, PlayerId)]
        return bool(found) and all(self.who.includes(context, context.controller(each)) for each in found)
