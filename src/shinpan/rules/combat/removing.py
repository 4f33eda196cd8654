"""Leaving combat (506.4)."""

from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.state import GameState
from shinpan.game.turn import Attack
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.defending import defender
from shinpan.rules.table import Table

REMOVED = cite("506.4", en="{object} is removed from combat.", ja="{object}は戦闘から取り除かれます。")
carries("506.4a")
carries("506.4b")
carries("506.4d")
carries("506.4e")
carries("506.4c")
carries("509.1h")


def remove_from_combat(state: GameState, object_id: ObjectId) -> None:
    """Have a permanent stop attacking, blocking and being attacked.

    An attacker whose target it was goes on attacking, but attacks nothing (506.4c). An attacker that it blocked stays
    blocked (509.1h). Does nothing if there is no combat or the permanent has no part in it.
    """
    combat = state.combat
    if combat is None:
        return
    if not any(_concerns(attack, object_id) for attack in combat.attacks):
        return
    kept = tuple(_without(attack, object_id) for attack in combat.attacks if attack.attacker != object_id)
    state.combat = combat.with_(attacks=kept)


def _concerns(attack: Attack, object_id: ObjectId) -> bool:
    return attack.attacker == object_id or attack.target == object_id or object_id in attack.blockers


def _without(attack: Attack, object_id: ObjectId) -> Attack:
    if attack.target == object_id:
        attack = attack.with_(target=None)
    if object_id in attack.blockers:
        attack = attack.with_(blockers=tuple(each for each in attack.blockers if each != object_id))
    return attack


def remove_unfit(table: Table) -> None:
    """Remove from combat what can no longer be in it (506.4): what isn't a creature any more, became a battle, changed
    controllers or phased out; and attacked permanents that stopped being a planeswalker or battle.
    """
    state = table.state
    combat = state.combat
    if combat is None or not combat.attacks:
        return
    active = state.turn.active
    for attack in combat.attacks:
        if not _fights_on(table, attack.attacker, active):
            _remove(table, attack.attacker)
        for blocker in attack.blockers:
            if not _fights_on(table, blocker, attack.defender):
                _remove(table, blocker)
        target = attack.target
        if target is not None and not isinstance(target, PlayerId) and defender(table, target) != attack.defender:
            _remove(table, target)


def _fights_on(table: Table, creature: ObjectId, player: PlayerId) -> bool:
    if not table.on_battlefield(creature) or table.controller(creature) != player:
        return False
    types = table.characteristics(creature).types
    return CardType.CREATURE in types and CardType.BATTLE not in types


def _remove(table: Table, object_id: ObjectId) -> None:
    table.note(REMOVED, object=object_id)
    remove_from_combat(table.state, object_id)
    table.touch()
