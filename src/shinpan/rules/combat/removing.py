"""Leaving combat (506.4)."""

from shinpan.game.ids import ObjectId
from shinpan.game.state import GameState
from shinpan.game.turn import Attack
from shinpan.rulebook.citations import carries

carries("506.4")
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
