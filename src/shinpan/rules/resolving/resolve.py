"""The top of the stack resolves (608.2, 608.3), in the order of the rule."""

from shinpan.game.enums import PERMANENT_TYPES, ObjectKind
from shinpan.game.events import Resolved
from shinpan.game.ids import Entity, ObjectId
from shinpan.game.objects import Choices, GameObject
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import leave, remember
from shinpan.rules.resolving.afterwards import put_away
from shinpan.rules.resolving.bestowing import cease_to_be_bestowed
from shinpan.rules.resolving.mutating import resolve_mutating
from shinpan.rules.resolving.permanents import resolve_permanent
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import is_legal
from shinpan.rules.targeting.slots import Slots, is_mutating, slots_of_effect, slots_of_spell

RESOLVES = cite("608.1", en="{object} resolves.", ja="{object}が解決されます。")
FIZZLES = cite(
    "608.2b",
    en="All targets of {object} are now illegal: it doesn't resolve.",
    ja="{object}の対象がすべて不適正になったため、解決されません。",
)
ILLEGAL_TARGET = cite(
    "608.2b",
    en="The target {target} is no longer legal; nothing is done to it.",
    ja="対象の{target}は不適正になったため、それに対しては何も起こりません。",
)
CONDITION_FAILED = cite(
    "608.2a",
    en="The condition of the triggered ability of {object} isn't true any more; nothing happens.",
    ja="{object}の誘発型能力の条件がもう満たされていないため、何も起こりません。",
)
carries("608.2")
carries("608.2c")
carries("608.2m")
carries("702.102d")


def resolve_top(table: Table) -> Steps[None]:
    """Resolve the topmost spell or ability."""
    object_id = table.state.stack[0]
    obj = table.state.objects[object_id]
    table.note(RESOLVES, object=object_id)
    if obj.kind is ObjectKind.ABILITY:
        yield from _resolve_ability(table, obj)
    else:
        yield from _resolve_spell(table, obj)


def _resolve_ability(table: Table, obj: GameObject) -> Steps[None]:
    stacked = obj.stacked
    assert stacked is not None
    ability = stacked.ability
    assert isinstance(ability, (ActivatedAbility, TriggeredAbility))
    choices = obj.choices or Choices(x=stacked.x)
    context = Acting(
        table, stacked.source, table.controller(obj.id), choices=choices, event=stacked.event, bound=stacked.bound
    )
    context.ability = ability
    context.had_by = stacked.origin
    context.itself = obj.id
    context.since = obj.timestamp if stacked.since is None else stacked.since
    slots = slots_of_effect(ability.effect, choices)
    if isinstance(ability, TriggeredAbility) and ability.condition is not None and not ability.condition.holds(context):
        table.note(CONDITION_FAILED, object=obj.id)
    elif _check_targets(table, context, obj.id, choices, slots, anyway=ability.effect.resolves_anyway):
        yield from ability.effect.perform(context)
    remember(table, obj.id)
    batch = Batch(table)
    if obj.id in table.state.objects:
        leave(table.state, table.state.objects[obj.id])
        table.touch()
    batch.add(Resolved(obj.id, stacked.source, stacked.number, stacked.origin))
    batch.close()


def _resolve_spell(table: Table, obj: GameObject) -> Steps[None]:
    characteristics = table.characteristics(obj.id)
    choices = obj.choices or Choices()
    context = Acting(table, obj.id, table.controller(obj.id), choices=choices)
    if is_mutating(choices):
        yield from resolve_mutating(table, context, obj.id)
        _resolved(table, obj.id)
        return
    slots = slots_of_spell(characteristics, choices)
    if not _check_targets(table, context, obj.id, choices, slots):
        if not cease_to_be_bestowed(table, obj.id):
            yield from put_away(table, obj.id)
            return
        context.legal = ()
        characteristics = table.characteristics(obj.id)
    if characteristics.types & PERMANENT_TYPES:
        yield from resolve_permanent(table, context, obj.id)
    else:
        for place, (_, ability) in enumerate(index_of(characteristics).spells):
            part = context if not slots.offsets else context.from_slot(slots.offsets[place])
            yield from ability.effect.perform(part)
        yield from put_away(table, obj.id, resolved=True)
    _resolved(table, obj.id)


def _resolved(table: Table, spell: ObjectId) -> None:
    batch = Batch(table)
    batch.add(Resolved(spell, spell))
    batch.close()


def _check_targets(
    table: Table, context: Acting, object_id: ObjectId, choices: Choices, slots: Slots, *, anyway: bool = False
) -> bool:
    """Check the targets (608.2b): return False if there were any and all have become illegal.

    anyway: it resolves even then.
    """
    context.mode_offsets = slots.mode_offsets
    if not any(choices.targets):
        return True
    stacked = object_id if table.state.objects[object_id].kind is not ObjectKind.ABILITY else None
    legal: list[tuple[Entity, ...]] = []
    for target, chosen in zip(slots.targets, choices.targets, strict=True):
        kept = tuple(each for each in chosen if is_legal(table, context, target, each, stacked))
        for each in chosen:
            if each not in kept:
                table.note(ILLEGAL_TARGET, target=each)
        legal.append(kept)
    context.legal = tuple(legal)
    if any(legal) or anyway:
        return True
    table.note(FIZZLES, object=object_id)
    return False
