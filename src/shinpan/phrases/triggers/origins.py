"""Where spells are cast from, as triggers ask (601.2a)."""

from typing import Any

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Phrase, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.stacked import cast_from
from shinpan.phrases.references.players import AnyPlayer


@phrase(
    en=(
        "from anywhere other than {whose:'s} {zone} @ elsewhere=True",
        "from {zone} @ zone=EXILE, whose=AnyPlayer",
        "from a {zone} @ zone=GRAVEYARD, whose=AnyPlayer",
        "from {whose:'s} {zone}",
    ),
    ja=(
        "{whose:'s}{zone}以外から @ elsewhere=True",
        "{zone}から @ zone=EXILE, whose=AnyPlayer",
        "{whose:'s}{zone}から",
    ),
)
class Origin(Phrase):
    """The zone of some players that a spell is cast from, or anywhere else: "from exile", "from your graveyard"."""

    zone: Zone
    whose: Reference = AnyPlayer()
    elsewhere: bool = False

    def holds(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether a spell was cast, and from there; what is in a player's zone is that player's (400.3)."""
        found, zone = context.look(spell), cast_from(context, spell)
        if found is None or zone is None:
            return False
        return (zone is self.zone and self.whose.includes(context, found.owner)) is not self.elsewhere


def came_from(origin: Any, context: Queries, spell: ObjectId) -> bool:
    """Return whether a spell was cast from where a trigger asks for, if it does."""
    return origin is None or bool(origin.holds(context, spell))
