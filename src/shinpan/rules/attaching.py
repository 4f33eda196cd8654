"""What an Aura, Equipment or Fortification may be attached to (301.5, 301.6, 303.4)."""

from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes.artifact import ArtifactType
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.rulebook.citations import carries
from shinpan.rules.context.queries import Queries
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import protected_from
from shinpan.rules.targeting.slots import enchant_target

carries("303.4c")
carries("303.4d")
carries("301.5c")
carries("301.6")
carries("702.16c")


def is_aura(table: Table, object_id: ObjectId) -> bool:
    """Return whether an object is an Aura."""
    return EnchantmentType.AURA in table.characteristics(object_id).subtypes


def can_be_attached(table: Table, object_id: ObjectId, host: Entity) -> bool:
    """Return whether a permanent could be, or legally is, attached to an object or player."""
    characteristics = table.characteristics(object_id)
    if host == object_id or (
        CardType.CREATURE in characteristics.types and not table.has(object_id, KeywordAbility.RECONFIGURE)
    ):
        return False
    if isinstance(host, PlayerId):
        if table.player(host).lost is not None:
            return False
    elif (
        (not table.on_battlefield(host) and EnchantmentType.AURA not in characteristics.subtypes)
        or host not in table.state.objects
        or protected_from(table, host, object_id)
    ):
        return False
    if EnchantmentType.AURA in characteristics.subtypes:
        return _may_enchant(table, object_id, host)
    if isinstance(host, PlayerId):
        return False
    types = table.characteristics(host).types
    if ArtifactType.EQUIPMENT in characteristics.subtypes:
        return CardType.CREATURE in types
    if ArtifactType.FORTIFICATION in characteristics.subtypes:
        return CardType.LAND in types
    return False


def _may_enchant(table: Table, aura: ObjectId, host: Entity, controller: PlayerId | None = None) -> bool:
    target = enchant_target(table.characteristics(aura))
    if target is None:
        return False
    context = Queries(table, aura, table.controller(aura) if controller is None else controller)
    return target.group.holds(context, host)


def possible_hosts(table: Table, aura: ObjectId, controller: PlayerId) -> list[Entity]:
    """Return what an Aura could enter the battlefield attached to, players first (303.4f)."""
    target = enchant_target(table.characteristics(aura))
    if target is None:
        return []
    context = Queries(table, aura, controller)
    return [
        each
        for each in target.group.members(context)
        if isinstance(each, PlayerId) or not protected_from(table, each, aura)
    ]


def attachments(table: Table, host: Entity) -> list[ObjectId]:
    """Return the permanents attached to an object or player."""
    objects = table.state.objects
    return [each for each in table.state.battlefield if objects[each].attached_to == host]
