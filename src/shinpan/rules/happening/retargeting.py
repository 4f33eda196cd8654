"""Targets of spells and abilities are changed (115.7a)."""

from shinpan.game.decisions import Topic
from shinpan.game.events import BecameTarget
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.copying.new_targets import asking_context, choose_new_targets, slots_of_stacked
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import legal_targets

CHANGED = cite(
    "115.7a",
    en="{player} changes the target of {object} to {target}.",
    ja="{player}は{object}の対象を{target}に変更します。",
)
NO_OTHER = cite(
    "115.7a",
    en="There is no other legal target for {object}, so its target isn't changed.",
    ja="{object}には他に適正な対象がないため、対象は変更されません。",
)
carries("115.7")
carries("115.7e")


def change_target(table: Table, object_id: ObjectId, player: PlayerId) -> Steps[None]:
    """Have a player change the one target of a spell or ability to another legal one, if there is one."""
    obj = table.state.objects[object_id]
    choices = obj.choices
    if choices is None:
        return
    place = next((place for place, slot in enumerate(choices.targets) if slot), None)
    if place is None:
        return
    (old,) = choices.targets[place]
    context = asking_context(table, object_id, table.controller(object_id))
    stacked = object_id if obj.stacked is None else None
    legal = legal_targets(table, context, slots_of_stacked(table, object_id).targets[place], stacked)
    others = [each for each in legal if each != old]
    if not others:
        table.note(NO_OTHER, object=object_id)
        return
    chosen: tuple[Entity, ...] = yield from Choosing(table, object_id, player).choose(
        player, others, topic=Topic.TARGETS
    )
    targets = tuple(chosen if number == place else slot for number, slot in enumerate(choices.targets))
    table.state.objects[object_id] = obj.with_(choices=choices.with_(targets=targets))
    table.touch()
    table.note(CHANGED, player=player, object=object_id, target=chosen[0])
    batch = Batch(table)
    batch.add(BecameTarget(chosen[0], object_id, table.controller(object_id)))
    batch.close()


def new_targets(table: Table, object_id: ObjectId, player: PlayerId) -> Steps[None]:
    """Have a player choose new targets for a spell or ability; what is a target only now becomes one (115.7d)."""
    before = _targets(table, object_id)
    yield from choose_new_targets(table, object_id, player, table.controller(object_id))
    table.touch()
    batch = Batch(table)
    for each in dict.fromkeys(_targets(table, object_id)):
        if each not in before:
            batch.add(BecameTarget(each, object_id, table.controller(object_id)))
    batch.close()


def _targets(table: Table, object_id: ObjectId) -> tuple[Entity, ...]:
    choices = table.state.objects[object_id].choices
    return () if choices is None else tuple(each for slot in choices.targets for each in slot)
