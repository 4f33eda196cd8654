"""Which creatures may attack what, each taken by itself (506.3, 508.1a, 508.1c)."""

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.attacking import AttacksDespiteDefender, CantAttackPlayer
from shinpan.phrases.index import index_of
from shinpan.phrases.restrictions import NoAttack
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.defending import attackable, defender
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import forbidden, forbidden_by, in_force
from shinpan.rules.table import Table

NOT_THERE = cite("506.3", en="{object} isn't on the battlefield.", ja="{object}は戦場にありません。")
NOT_CREATURE = cite("506.3", en="{object} isn't a creature.", ja="{object}はクリーチャーではありません。")
NOT_OWN = cite(
    "508.1a",
    en="{player} doesn't control {object}.",
    ja="{player}は{object}をコントロールしていません。",
)
A_BATTLE = cite("508.1a", en="{object} is a battle, which can't attack.", ja="{object}はバトルなので、攻撃できません。")
TAPPED = cite("508.1a", en="{object} is tapped.", ja="{object}はタップ状態なので、攻撃できません。")
carries("702.10b")
SICK = cite(
    "302.6",
    en="{object} hasn't been under {player}'s control continuously since the turn began, and has no haste.",
    ja="{player}は{object}をターンの開始時から続けてコントロールしておらず、{object}は速攻も持っていません。",
)
DEFENDER = cite("702.3b", en="{object} has defender.", ja="{object}は防衛を持つため、攻撃できません。")
FORBIDDEN = cite(
    "508.1c",
    en="{object} can't attack because of {source}.",
    ja="{source}により、{object}では攻撃できません。",
)
NOT_ATTACKABLE = cite(
    "506.2",
    en="{target} is no opponent, no planeswalker that one controls and no battle that one protects.",
    ja="{target}は、対戦相手でも、対戦相手がコントロールしているプレインズウォーカーでも、対戦相手が守っているバトルでもありません。",
)
FORBIDDEN_TARGET = cite(
    "508.1c",
    en="{object} can't attack {target} because of {source}.",
    ja="{source}により、{object}では{target}を攻撃できません。",
)


def attacker_refusal(table: Table, player: PlayerId, object_id: ObjectId) -> Refusal | None:
    """Return why a creature can't attack for a player at all, or None if nothing about it forbids that."""
    state = table.state
    obj = state.objects.get(object_id)
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
    keywords = index_of(characteristics).keywords
    if obj.sick and KeywordAbility.HASTE not in keywords:
        return Refusal(SICK).with_(object=object_id, player=player)
    if KeywordAbility.DEFENDER in keywords and not forbidden(table, AttacksDespiteDefender, object_id):
        return Refusal(DEFENDER).with_(object=object_id)
    by = forbidden_by(table, NoAttack, object_id)
    if by is not None:
        return Refusal(FORBIDDEN).with_(object=object_id, source=by.source)
    return None


def target_refusal(table: Table, player: PlayerId, object_id: ObjectId, target: Entity) -> Refusal | None:
    """Return why a creature that may attack can't attack this, or None if it may."""
    if defender(table, target) not in table.opponents(player):
        return Refusal(NOT_ATTACKABLE).with_(target=target)
    for part, context, active in in_force(table, CantAttackPlayer):
        if part.covers(context, object_id) and part.forbids(context, target):
            return Refusal(FORBIDDEN_TARGET).with_(object=object_id, target=target, source=active.source)
    return None


def attackers_and_targets(table: Table, player: PlayerId) -> dict[ObjectId, tuple[Entity, ...]]:
    """Return the creatures that may attack, each with what it may attack."""
    objects = table.state.objects
    controllers = table.view().controllers
    ready = [
        each
        for each in table.permanents()
        if not (obj := objects[each]).tapped
        and controllers.get(each, obj.controller) == player
        and attacker_refusal(table, player, each) is None
    ]
    targets = attackable(table, player) if ready else ()
    if not targets:
        return {}
    narrowing = tuple(in_force(table, CantAttackPlayer))
    if not narrowing:
        return dict.fromkeys(ready, targets)
    able: dict[ObjectId, tuple[Entity, ...]] = {}
    for each in ready:
        kept = targets
        for part, context, _ in narrowing:
            if part.covers(context, each):
                kept = tuple(target for target in kept if not part.forbids(context, target))
        if kept:
            able[each] = kept
    return able
