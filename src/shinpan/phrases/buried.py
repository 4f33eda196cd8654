"""Conditions on what has gone to a graveyard while something resolves (608.2c)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries


@phrase(en="{what} [is|are] put into a graveyard this way", ja="これにより{what}が墓地に置かれたなら")
class WentToGraveyard(Condition):
    """Something was put into a graveyard by what was just done: it isn't where it was, but what it became is there."""

    what: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether that is so of everything that the words stand for."""
        found = [each for each in self.what.find(context) if not isinstance(each, PlayerId)]
        return bool(found) and all(not context.exists(each) and _buried(context, each) for each in found)


def _buried(context: Queries, object_id: ObjectId) -> bool:
    """Return whether everything that an object became is in a graveyard."""
    became = context.followed(object_id)
    return bool(became) and all(
        (found := context.look(each)) is not None and found.zone is Zone.GRAVEYARD for each in became
    )
