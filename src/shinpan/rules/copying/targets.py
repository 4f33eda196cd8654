"""One target for a copy in place of all that the original has (707.10d, 707.10e)."""

from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.copying.new_targets import asking_context, slots_of_stacked
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import is_legal

GIVEN = cite(
    "707.10e",
    en="The copy {object} has {target} as its target.",
    ja="コピーである{object}の対象は{target}になります。",
)
IMPOSSIBLE = cite(
    "707.10e",
    en="{target} isn't a legal target for each target of {object}, so there is no copy.",
    ja="{target}は{object}のすべての「対象」において適正ではないため、コピーは生成されません。",
)
carries("707.10d")


def could_target(table: Table, stacked: ObjectId, player: PlayerId, entity: Entity) -> bool:
    """Return whether a player's copy of a spell or ability could target one thing wherever it has a target.

    A spell or ability that has left the stack is asked as it last was; what has no targets could have none.
    """
    obj = table.object(stacked)
    if obj is None or obj.choices is None or not any(obj.choices.targets):
        return False
    context = asking_context(table, stacked, player)
    context.choices = context.choices.with_(targets=all_on(obj.choices.targets, entity))
    source = stacked if obj.stacked is None else None
    return all(
        is_legal(table, context, target, entity, source)
        for target, chosen in zip(slots_of_stacked(table, stacked).targets, obj.choices.targets, strict=True)
        if chosen
    )


def all_on(targets: tuple[tuple[Entity, ...], ...], entity: Entity) -> tuple[tuple[Entity, ...], ...]:
    """Return targets with one thing in place of each."""
    return tuple(tuple(entity for _ in slot) for slot in targets)
