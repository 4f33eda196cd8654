"""What a spell or ability may target (115.4, 115.5, 702.11, 702.16, 702.18)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.index import index_of
from shinpan.phrases.references.targets import Target
from shinpan.phrases.restrictions import CantBeTargeted
from shinpan.rulebook.citations import cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

HEXPROOF = cite(
    "702.11b",
    en="{object} has hexproof: its controller's opponents can't target it.",
    ja="{object}は呪禁を持つため、対戦相手の呪文や能力の対象になりません。",
)
SHROUD = cite(
    "702.18a",
    en="{object} has shroud: nothing can target it.",
    ja="{object}は被覆を持つため、対象になりません。",
)
PROTECTION = cite(
    "702.16b",
    en="{object} has protection from a quality of {source}, which can't target it.",
    ja="{object}は{source}に対してプロテクションを持つため、その対象になりません。",
)
ITSELF = cite("115.5", en="{object} can't target itself.", ja="{object}は自身を対象にできません。")


def legal_targets(table: Table, context: Queries, target: Target, stacked: ObjectId | None = None) -> list[Entity]:
    """Return everything that may be chosen for a slot now, players first. stacked: the spell itself (115.5)."""
    return [each for each in target.candidates(context) if each != stacked and may_target(table, context, each)]


def has_legal_target(table: Table, context: Queries, target: Target, stacked: ObjectId | None = None) -> bool:
    """Return whether anything may be chosen for a slot; stops at the first that may."""
    return any(each != stacked and may_target(table, context, each) for each in target.group.each(context))


def is_legal(table: Table, context: Queries, target: Target, entity: Entity, stacked: ObjectId | None = None) -> bool:
    """Return whether one object or player may be, or still is, a target for a slot."""
    if entity == stacked:
        return False
    if isinstance(entity, PlayerId):
        if table.player(entity).lost is not None:
            return False
    elif entity not in table.state.objects or table.state.objects[entity].phased_out:
        return False
    return target.allowed(context, entity) and may_target(table, context, entity)


def may_target(table: Table, context: Queries, entity: Entity) -> bool:
    """Return whether nothing about the object or player keeps the source, or the ability, from targeting it."""
    if entity == context.itself or forbidden(table, CantBeTargeted, entity, context):
        return False
    if isinstance(entity, PlayerId):
        return True
    obj = table.state.objects[entity]
    if obj.zone is not Zone.BATTLEFIELD:  # elsewhere these keywords don't function (113.6)
        return True
    characteristics = table.characteristics(entity)
    if not characteristics.abilities:
        return True
    if table.has(entity, KeywordAbility.SHROUD):
        return False
    hexproof = table.has(entity, KeywordAbility.HEXPROOF) and table.controller(entity) != context.you
    if hexproof and _hexproof_from(table, entity, context.source):
        return False
    return not protected_from(table, entity, context.source)


def _hexproof_from(table: Table, entity: ObjectId, source: ObjectId) -> bool:
    """Return whether hexproof keeps a source of an opponent from targeting: any, or one of a quality (702.11e)."""
    context = Queries(table, entity, table.controller(entity))
    return any(
        ability.quality is None or ability.quality.holds(context, source)
        for ability in index_of(table.characteristics(entity)).all
        if isinstance(ability, Keyword) and ability.keyword is KeywordAbility.HEXPROOF
    )


def protected_from(table: Table, entity: ObjectId, source: ObjectId) -> bool:
    """Return whether an object has protection from a quality that a source has (702.16a)."""
    for ability in table.characteristics(entity).abilities:
        if (
            isinstance(ability, Keyword)
            and ability.keyword is KeywordAbility.PROTECTION
            and ability.quality is not None
        ):
            context = Queries(table, entity, table.controller(entity))
            if ability.quality.holds(context, source):
                return True
    return False
