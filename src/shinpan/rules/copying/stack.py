"""Copies of spells and abilities (707.10): put onto the stack, not cast and not activated."""

from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import BecameTarget, Copied
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import Choices, Component, GameObject
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import CantBeCopied
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.copying.new_targets import choose_new_targets
from shinpan.rules.copying.targets import GIVEN, IMPOSSIBLE, all_on, could_target
from shinpan.rules.copying.tokens import made_as_copy
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import arrive
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

COPIED = cite(
    "707.10",
    en="{player} puts a copy of {object} onto the stack, with the same choices; it isn't cast.",
    ja="{player}は{object}のコピーを、同じ選択のままスタックに置きます。コピーは唱えられたものではありません。",
)
UNCOPIED = cite("101.2", en="{object} can't be copied.", ja="{object}はコピーされません。")
carries("113.6g")
carries("707.10a")
carries("707.10b")
carries("707.10f")
carries("707.10g")


def copy_on_stack(
    table: Table, copied: CopiedValues, player: PlayerId, *, new_targets: bool = False, target: Entity | None = None
) -> Steps[ObjectId | None]:
    """Put a copy of a spell or ability onto the stack under a player's control; return it.

    An object that has left is copied as it last was. new_targets: the player may choose new ones. target: the one thing
    that is the target instead of each of the original's.
    """
    original = copied.original
    obj = table.object(original) if original is not None else None
    if obj is None or (obj.stacked is None and not obj.components):
        return None
    if obj.id in table.state.objects and forbidden(table, CantBeCopied, obj.id):
        table.note(UNCOPIED, object=obj.id)
        return None
    if target is not None and not could_target(table, obj.id, player, target):
        table.note(IMPOSSIBLE, target=target, object=obj.id)
        return None
    table.note(COPIED, player=player, object=obj.id)
    copy = _made(table, obj, player, copied, target)
    if target is not None:
        table.note(GIVEN, object=copy, target=target)
    if new_targets:
        yield from choose_new_targets(table, copy, player)
    _announce(table, obj.id, copy, player)
    return copy


def _made(table: Table, obj: GameObject, player: PlayerId, copied: CopiedValues, target: Entity | None) -> ObjectId:
    state = table.state
    state.tokens_made = True
    components: tuple[Component, ...] = ()
    kind = ObjectKind.ABILITY
    if obj.stacked is None:
        kind = ObjectKind.COPY
        components = (made_as_copy(copied, state.new_card_id(), player, ObjectKind.COPY),)
    choices = _copied_choices(obj.choices)
    if choices is not None and target is not None:
        choices = choices.with_(targets=all_on(choices.targets, target))
    copy = GameObject(
        id=state.new_object_id(),
        kind=kind,
        components=components,
        owner=player,
        controller=player,
        zone=Zone.STACK,
        timestamp=state.new_timestamp(),
        choices=choices,
        stacked=obj.stacked,
    )
    arrive(state, copy)
    table.touch()
    return copy.id


def _copied_choices(choices: Choices | None) -> Choices | None:
    """All decisions are copied, and what costs were paid with; mana spent is no object and no decision (707.10)."""
    return choices.with_(mana_spent=(), cast_from=None) if choices is not None else None


def _announce(table: Table, original: ObjectId, copy: ObjectId, player: PlayerId) -> None:
    """The copy is put onto the stack with its targets, which become targets now (707.10c)."""
    choices = table.state.objects[copy].choices
    batch = Batch(table)
    batch.add(Copied(original, copy, player))
    for slot in choices.targets if choices is not None else ():
        for target in slot:
            batch.add(BecameTarget(target, copy, player))
    batch.close()
