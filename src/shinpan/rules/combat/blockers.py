"""Which creatures may block what, each pair taken by itself (506.3, 509.1a-b)."""

from collections.abc import Hashable

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.turn import Attack
from shinpan.phrases.index import index_of
from shinpan.phrases.restrictions import NoBlock
from shinpan.rulebook.citations import cite
from shinpan.rules.combat.attackers import NOT_CREATURE, NOT_THERE
from shinpan.rules.combat.evasion import evasion_refusal, evasions
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import forbidden_by
from shinpan.rules.table import Table

NOT_OWN = cite(
    "509.1a",
    en="{player} doesn't control {object}.",
    ja="{player}は{object}をコントロールしていません。",
)
A_BATTLE = cite(
    "509.1a", en="{object} is a battle, which can't block.", ja="{object}はバトルなので、ブロックできません。"
)
TAPPED = cite("509.1a", en="{object} is tapped.", ja="{object}はタップ状態なので、ブロックできません。")
DECAYED = cite("702.147a", en="{object} has decayed.", ja="{object}は腐乱を持つため、ブロックできません。")
FORBIDDEN = cite(
    "509.1b",
    en="{object} can't block because of {source}.",
    ja="{source}により、{object}ではブロックできません。",
)
NOT_ATTACKING = cite("509.1a", en="{attacker} isn't attacking.", ja="{attacker}は攻撃していません。")
NOT_DEFENDING = cite(
    "509.1a",
    en="{attacker} attacks neither {player} nor anything that {player} defends.",
    ja="{attacker}は、{player}も、{player}が守るものも攻撃していません。",
)


def blocker_refusal(table: Table, player: PlayerId, object_id: ObjectId) -> Refusal | None:
    """Return why a creature can't block for a player at all, or None if nothing about it forbids that."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.phased_out:
        return Refusal(NOT_THERE).with_(object=object_id)
    view = table.view()
    if view.controllers.get(object_id, obj.controller) != player:
        return Refusal(NOT_OWN).with_(object=object_id, player=player)
    characteristics = view.changed.get(object_id) or obj.printed
    if CardType.CREATURE not in characteristics.types:
        return Refusal(NOT_CREATURE).with_(object=object_id)
    if CardType.BATTLE in characteristics.types:
        return Refusal(A_BATTLE).with_(object=object_id)
    if obj.tapped:
        return Refusal(TAPPED).with_(object=object_id)
    if KeywordAbility.DECAYED in index_of(characteristics).keywords:
        return Refusal(DECAYED).with_(object=object_id)
    by = forbidden_by(table, NoBlock, object_id)
    if by is not None:
        return Refusal(FORBIDDEN).with_(object=object_id, source=by.source)
    return None


def block_pair_refusal(table: Table, player: PlayerId, blocker: ObjectId, attacker: ObjectId) -> Refusal | None:
    """Return why a creature that may block can't block this attacker, or None if it may."""
    combat = table.state.combat
    attack = combat.attack_of(attacker) if combat is not None else None
    if attack is None:
        return Refusal(NOT_ATTACKING).with_(attacker=attacker)
    if attack.defender != player:
        return Refusal(NOT_DEFENDING).with_(attacker=attacker, player=player)
    return evasion_refusal(table, attacker, blocker, player)


def attacks_on(table: Table, player: PlayerId) -> tuple[Attack, ...]:
    """Return the attacks that a player may block (509.1a): on them, their planeswalkers, the battles they protect."""
    combat = table.state.combat
    return () if combat is None else tuple(attack for attack in combat.attacks if attack.defender == player)


def blockers_and_attackers(table: Table, player: PlayerId) -> dict[ObjectId, tuple[Entity, ...]]:
    """Return the creatures that may block, each with the attackers that it may block."""
    against = [(attack.attacker, evasions(table, attack.attacker, player)) for attack in attacks_on(table, player)]
    able: dict[ObjectId, tuple[Entity, ...]] = {}
    if not against:
        return able
    alike = all(check.plain for _, checks in against for check in checks)
    known: dict[Hashable, tuple[Entity, ...]] = {}
    objects = table.state.objects
    controllers = table.view().controllers
    for each in table.permanents():
        obj = objects[each]
        if obj.tapped or controllers.get(each, obj.controller) != player:
            continue
        if blocker_refusal(table, player, each) is not None:
            continue
        characteristics = table.characteristics(each)
        traits = (
            index_of(characteristics).keywords,
            characteristics.types,
            characteristics.colors,
            characteristics.power,
        )
        goals = known.get(traits) if alike else None
        if goals is None:
            goals = tuple(a for a, checks in against if not any(check.stops(each, characteristics) for check in checks))
            known[traits] = goals
        if goals:
            able[each] = goals
    return able
