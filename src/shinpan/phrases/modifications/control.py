"""Changes of control (613.1b)."""

from typing import ClassVar

from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Modification, Reference, phrase
from shinpan.phrases.context import Draft, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import Specific
from shinpan.phrases.references.players import You


@phrase(en="[is|are] controlled by {who}", ja="{who}がコントロールする")
class ChangeControl(Modification):
    """Be controlled by a player (108.4, 613.1b)."""

    who: Reference = You()
    layer: ClassVar[Layer] = Layer.CONTROL

    def settled(self, context: Queries, entity: ObjectId) -> "ChangeControl":
        """Return the change with its player fixed; nothing changes to the control of one who has left (800.4b)."""
        players = players_among(self.who.find(context)[:1])
        return ChangeControl(Specific(tuple(each for each in players if context.state.players[each].lost is None)))

    def apply(self, draft: Draft) -> None:
        """Give control to the player."""
        assert isinstance(self.who, Specific), "apply() works on settled modifications only"
        for player in self.who.entities:
            if isinstance(player, PlayerId):
                draft.controller = player
