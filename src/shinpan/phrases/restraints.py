"""When, and from where, players can't cast spells (101.2, 601.3)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.restrictions import NoCast


@phrase(
    en=(
        "{who} can't cast spells from graveyards or libraries @ zones=GRAVEYARD+LIBRARY",
        "{who} can't cast spells from graveyards @ zones=(GRAVEYARD)",
        "{who} can't cast spells from anywhere other than their hands @ zones=(HAND), others=True",
        "{who} can't cast spells from anywhere other than their hand @ zones=(HAND), others=True",
        "{who} can't cast spells from their hands @ zones=(HAND)",
    ),
    ja=(
        "{who}は自分の{zones}以外から呪文を唱えられない @ others=True",
        "{who}は{zones}から呪文を唱えられない",
    ),
)
class CantCastFrom(NoCast):
    """Players can't cast spells from some zones, or from all others (601.2a)."""

    who: Reference
    zones: tuple[Zone, ...]
    others: bool = False

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether a spell would be cast from such a place."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or not self.who.includes(context, context.controller(found.id)):
            return False
        known = None if found.choices is None else found.choices.cast_from
        zone = found.zone if known is None else known
        return (zone in self.zones) is not self.others
