"""Copies of spells and abilities (707.10): put onto the stack, not cast and not activated."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import BecameTarget, Copied
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Choices, Component, GameObject
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.copying.new_targets import choose_new_targets
from shinpan.rules.copying.tokens import token_definition
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import arrive
from shinpan.rules.table import Table

COPIED = cite(
    "707.10",
    en="{player} puts a copy of {object} onto the stack, with the same choices; it isn't cast.",
    ja="{player}は{object}のコピーを、同じ選択のままスタックに置きます。コピーは唱えられたものではありません。",
)
carries("707.10a")
carries("707.10b")
carries("707.10f")


def copy_on_stack(
    table: Table,
    original: ObjectId,
    player: PlayerId,
    values: Characteristics | None = None,
    *,
    new_targets: bool = True,
) -> Steps[ObjectId | None]:
    """Put a copy of a spell or ability onto the stack under a player's control; return it.

    values: the copiable values if the copy has exceptions. An object that has left is copied as it last was.
    """
    obj = table.object(original)
    if obj is None or (obj.stacked is None and not obj.components):
        return None
    table.note(COPIED, player=player, object=original)
    copy = _made(table, obj, player, values)
    if new_targets:
        yield from choose_new_targets(table, copy, player)
    _announce(table, original, copy, player)
    return copy


def _made(table: Table, obj: GameObject, player: PlayerId, values: Characteristics | None) -> ObjectId:
    state = table.state
    state.tokens_made = True
    components: tuple[Component, ...] = ()
    kind = ObjectKind.ABILITY
    if obj.stacked is None:
        kind = ObjectKind.COPY
        definition = token_definition(values if values is not None else copiable_values(table, obj.id))
        components = (Component(state.new_card_id(), definition, player, ObjectKind.COPY),)
    copy = GameObject(
        id=state.new_object_id(),
        kind=kind,
        components=components,
        owner=player,
        controller=player,
        zone=Zone.STACK,
        timestamp=state.new_timestamp(),
        choices=_copied_choices(obj.choices),
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
