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
    _stop_fighting(state, object_id)
    _stop_being_attacked(state, object_id)


def _stop_fighting(state: GameState, object_id: ObjectId) -> None:
    combat = state.combat
    if combat is None:
        return
    if any(attack.attacker == object_id or object_id in attack.blockers for attack in combat.attacks):
        kept = tuple(_unblocked_by(each, object_id) for each in combat.attacks if each.attacker != object_id)
        state.combat = combat.with_(attacks=kept)


def _unblocked_by(attack: Attack, object_id: ObjectId) -> Attack:
    if object_id not in attack.blockers:
        return attack
    return attack.with_(blockers=tuple(each for each in attack.blockers if each != object_id))


def _stop_being_attacked(state: GameState, object_id: ObjectId) -> None:
    combat = state.combat
    if combat is None:
        return
    if any(attack.target == object_id for attack in combat.attacks):
        kept = tuple(each.with_(target=None) if each.target == object_id else each for each in combat.attacks)
        state.combat = combat.with_(attacks=kept)


def remove_unfit(table: Table) -> None:
    """Remove from combat what can no longer be in it (506.4): what isn't a creature any more, became a battle, changed
    controllers or phased out; and attacked permanents that stopped being a planeswalker or battle.

    What blocks and is attacked at once may stop being the one and stay the other (506.4d).
    """
    state = table.state
    combat = state.combat
    if combat is None or not combat.attacks:
        return
    active = state.turn.active
    leaving: dict[ObjectId, None] = {}
    forsaken: dict[ObjectId, None] = {}
    for attack in combat.attacks:
        if not _fights_on(table, attack.attacker, active):
            leaving[attack.attacker] = None
        leaving.update((each, None) for each in attack.blockers if not _fights_on(table, each, attack.defender))
        target = attack.target
        if target is not None and not isinstance(target, PlayerId) and defender(table, target) != attack.defender:
            forsaken[target] = None
    for each in leaving:
        _stop_fighting(state, each)
    for each in forsaken:
        _stop_being_attacked(state, each)
    for each in {**leaving, **forsaken}:
        table.note(REMOVED, object=each)
        table.touch()


def _fights_on(table: Table, creature: ObjectId, player: PlayerId) -> bool:
    if not table.on_battlefield(creature) or table.controller(creature) != player:
        return False
    types = table.characteristics(creature).types
    return CardType.CREATURE in types and CardType.BATTLE not in types
