"""Who defends and what can be attacked (506.2, 506.3): players, their planeswalkers, the battles they protect."""

from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.protectors import PROTECTOR
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table

carries("506.2")
carries("506.2a")
carries("310.5")
carries("310.8b")
carries("508.5")
carries("508.5a")
carries("802.2")


def protector(table: Table, battle: ObjectId) -> PlayerId | None:
    """Return the player who protects a battle, or None if nobody in the game does (310.8)."""
    obj = table.object(battle)
    chosen = () if obj is None else obj.chosen
    player = next((each.value for each in chosen if each.key == PROTECTOR), None)
    if isinstance(player, PlayerId) and table.player(player).lost is None:
        return player
    return None


def defender(table: Table, target: Entity) -> PlayerId | None:
    """Return the player who defends an attacked player, planeswalker or battle; None if it can't be attacked.

    What is both a planeswalker and a battle is defended by its protector (310.8d).
    """
    if isinstance(target, PlayerId):
        return target if table.player(target).lost is None else None
    if not table.on_battlefield(target):
        return None
    types = table.characteristics(target).types
    if CardType.BATTLE in types:
        return protector(table, target)
    return table.controller(target) if CardType.PLANESWALKER in types else None


def attackable(table: Table, player: PlayerId) -> tuple[Entity, ...]:
    """Return what a player's creatures may attack: opponents first, then planeswalkers and battles."""
    opponents = table.opponents(player)
    found: list[Entity] = list(opponents)
    changed = table.view().changed
    objects = table.state.objects
    for each in table.permanents():
        types = (changed.get(each) or objects[each].printed).types
        if (CardType.PLANESWALKER in types or CardType.BATTLE in types) and defender(table, each) in opponents:
            found.append(each)
    return tuple(found)
