"""A card seen as the spell that it would be: what casting it asks before anything moves (601.3, 601.3e)."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Choices, GameObject
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table

carries("601.3e")


class AsSpell(Table):
    """A table on which one card is on the stack already, as a spell of a player, cast in some way.

    Only questions about that card are answered otherwise; the state is the same, and nothing may be changed.
    """

    __slots__ = ("card", "caster", "choices", "own")

    def __init__(
        self, table: Table, card: ObjectId, player: PlayerId, characteristics: Characteristics, choices: Choices
    ) -> None:
        super().__init__(table.state)
        self.card = card
        self.caster = player
        self.own = characteristics
        self.choices = choices

    def object(self, object_id: ObjectId) -> GameObject | None:
        """Return an object; the card as the spell."""
        found = super().object(object_id)
        if object_id != self.card or found is None:
            return found
        return found.with_(zone=Zone.STACK, controller=self.caster, choices=self.choices, printed=self.own)

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """Return characteristics; of the card, those that the spell would have."""
        return self.own if object_id == self.card else super().characteristics(object_id)

    def controller(self, object_id: ObjectId) -> PlayerId:
        """Return a controller; of the card, the player who would cast it."""
        return self.caster if object_id == self.card else super().controller(object_id)
