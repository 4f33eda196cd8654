"""Conditions on whose something was, and on graveyards that something has left."""

from shinpan.game.enums import Zone
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


@phrase(en="no cards are in that graveyard", ja="その墓地にカードがない")
class ThatGraveyardIsEmpty(Condition):
    """The graveyard that a target was in is empty (608.2h)."""

    def holds(self, context: Queries) -> bool:
        """Return whether it is; False if no target was a card in a graveyard."""
        targets = (each for slot in context.choices.targets for each in slot if not isinstance(each, PlayerId))
        cards = (found for each in targets if (found := context.look(each)) is not None)
        owner = next((card.owner for card in cards if card.zone is Zone.GRAVEYARD), None)
        return owner is not None and not context.in_zone(Zone.GRAVEYARD, owner)
