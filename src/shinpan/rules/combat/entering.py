"""Creatures that enter the battlefield attacking or blocking (506.3a-e, 508.4, 509.4)."""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.enums import CardType
from shinpan.game.events import BecameBlocked
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.turn import Attack
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.banding import band_of
from shinpan.rules.combat.blockers import attacks_on
from shinpan.rules.combat.defending import attackable, defender
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

ATTACKING = cite(
    "508.4",
    en="{object} enters attacking {target}; it wasn't declared as an attacker, so it never attacked.",
    ja="{object}は{target}を攻撃している状態で戦場に出ます。攻撃クリーチャーとして指定されたわけではありません。",
)
NOT_ATTACKING = cite(
    "506.3b",
    en="{object} enters, but it can't be attacking.",
    ja="{object}は戦場に出ますが、攻撃している状態にはなりません。",
)
BLOCKING = cite(
    "509.4",
    en="{object} enters blocking {attacker}; it wasn't declared as a blocker, so it never blocked.",
    ja="{object}は{attacker}をブロックしている状態で戦場に出ます。ブロック・クリーチャーとして指定されたわけではありません。",
)
NOT_BLOCKING = cite(
    "506.3d",
    en="{object} enters, but it can't be blocking.",
    ja="{object}は戦場に出ますが、ブロックしている状態にはなりません。",
)
carries("506.3a")
carries("506.3c")
carries("506.3e")
carries("508.4a")
carries("508.4c")
carries("509.3c")
carries("509.4a")
carries("509.4b")


def put_onto_attack(
    table: Table,
    player: PlayerId,
    objects: Sequence[ObjectId],
    target: Entity | None = None,
    *,
    defending: PlayerId | None = None,
) -> Steps[None]:
    """Have permanents that enter under a player's control be attacking. Nothing restricts it (508.4c).

    target: what the effect says they attack; None if it leaves it to the player. defending: whom, or whose permanent,
    they attack, if the effect says so. What can't be attacking isn't.
    """
    state = table.state
    targets = attackable(table, player) if state.combat is not None and state.turn.active == player else ()
    if defending is not None:
        targets = tuple(each for each in targets if defender(table, each) == defending)
    for each in objects:
        allowed = targets if target is None else tuple(other for other in targets if other == target)
        if not allowed or not _may_fight(table, each):
            table.note(NOT_ATTACKING, object=each)
            continue
        chosen = yield from _choose(player, each, allowed, "508.4")
        defending = defender(table, chosen)
        combat = state.combat
        assert combat is not None
        assert defending is not None
        table.note(ATTACKING, object=each, target=chosen)
        state.combat = combat.with_(attacks=(*combat.attacks, Attack(each, chosen, defending)), attacked=True)
        table.touch()


def put_onto_block(
    table: Table, player: PlayerId, objects: Sequence[ObjectId], attacker: ObjectId | None = None
) -> Steps[None]:
    """Have permanents that enter under a player's control be blocking. Nothing restricts it (509.4b).

    attacker: what the effect says they block; None if it leaves it to the player.
    """
    for each in objects:
        attacks = [attack.attacker for attack in attacks_on(table, player)]
        allowed = tuple(other for other in attacks if attacker is None or other == attacker)
        if not allowed or not _may_fight(table, each):
            table.note(NOT_BLOCKING, object=each)
            continue
        chosen = yield from _choose(player, each, allowed, "509.4")
        table.note(BLOCKING, object=each, attacker=chosen)
        _block(table, each, chosen)


def _may_fight(table: Table, object_id: ObjectId) -> bool:
    types = table.characteristics(object_id).types
    return table.on_battlefield(object_id) and CardType.CREATURE in types and CardType.BATTLE not in types


def _choose(player: PlayerId, object_id: ObjectId, allowed: Sequence[Entity], rule: str) -> Steps[Entity]:
    if len(allowed) == 1:
        return allowed[0]
    answer = yield Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in allowed),
        rule=rule,
        topic=Topic.CHOICE,
        source=object_id,
    )
    entity: Entity = answer[0].entity
    return entity


def _block(table: Table, blocker: ObjectId, attacker: Entity) -> None:
    combat = table.state.combat
    assert combat is not None
    attack = next(attack for attack in combat.attacks if attack.attacker == attacker)
    band = (attack, *band_of(combat, attack))
    attacks = tuple(
        each.with_(blocked=True, blockers=(*each.blockers, blocker)) if each in band else each
        for each in combat.attacks
    )
    table.state.combat = combat.with_(attacks=attacks)
    table.touch()
    newly = [each for each in band if not each.blocked]
    if newly:
        batch = Batch(table)
        for each in newly:
            batch.add(BecameBlocked(each.attacker, (blocker,)))
        batch.close()
