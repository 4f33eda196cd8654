"""Emblems come into the command zone (114)."""

from shinpan.game.characteristics import Definition
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Component, GameObject
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.moving import arrive
from shinpan.rules.table import Table

EMBLEM = cite(
    "114.1",
    en="{player} gets an emblem, which stays in the command zone.",
    ja="{player}は紋章を得ます。それは統率領域に置かれ続けます。",
)
carries("114.2")
carries("114.3")
carries("114.4")
carries("114.5")
carries("113.6p")


def create_emblem(table: Table, player: PlayerId, definition: Definition, source: ObjectId | None = None) -> ObjectId:
    """Put an emblem with the abilities of a definition into the command zone, owned and controlled by a player.

    source: what its abilities are linked to, if they are (607.1).
    """
    emblem = put_into_command_zone(table, player, definition, source)
    table.note(EMBLEM, player=player)
    return emblem


def put_into_command_zone(
    table: Table, player: PlayerId, definition: Definition, source: ObjectId | None = None
) -> ObjectId:
    """Put there what has abilities of a player's without being a card: an emblem, or what stands for a designation."""
    state = table.state
    emblem = GameObject(
        id=state.new_object_id(),
        kind=ObjectKind.EMBLEM,
        components=(Component(state.new_card_id(), definition, player, ObjectKind.EMBLEM),),
        owner=player,
        controller=player,
        zone=Zone.COMMAND,
        timestamp=state.new_timestamp(),
        links=() if source is None else (((0, 0), (source,)),),
    )
    arrive(state, emblem)
    table.touch()
    return emblem.id
