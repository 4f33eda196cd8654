"""A copy and a copy of that copy have the values of the original, whatever is done to them (707.2, 707.3)."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shinpan.cards.library import built_in
from shinpan.game.characteristics import Characteristics
from shinpan.game.counters import CounterKind
from shinpan.game.entry import EntersAs, Entry
from shinpan.game.enums import PERMANENT_TYPES, CardType, Color, Duration, FaceDown, ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.layout import BACK, RIGHT, SIDES, Layout
from shinpan.game.objects import Designations, GameObject
from shinpan.game.state import Settings
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.modifications.abilities import GainAbilities, LoseAllAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.modifications.powers import ChangePowerToughness, SetPowerToughness
from shinpan.phrases.modifications.types import AddTypes, SetSubtypes
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Specific
from shinpan.phrases.subtype_words import Subtypes
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.context.queries import Queries
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.derivation import Cause, derive
from shinpan.rules.copying.entering import take_on
from shinpan.rules.copying.tokens import create_copies
from shinpan.rules.copying.values import copiable_values, copied_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import write_counters
from shinpan.rules.happening.lasting import begin_effect
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.table import Table

ALICE, BOB = PlayerId(0), PlayerId(1)


@cache
def permanents() -> tuple[str, ...]:
    """The names of the cards of the pool that are permanents."""
    return tuple(card.name for card in built_in() if card.faces[0].types & PERMANENT_TYPES)


def board(names: list[str], tapped: list[bool], turned: list[bool] | None = None) -> tuple[Table, list[ObjectId]]:
    """Permanents of some names, tapped or not. turned: which of them are the other way round, whatever that means."""
    state = new_state([(), ()], ("Alice", "Bob"), Settings())
    placed = [add_card(state, built_in()[name], ALICE, Zone.BATTLEFIELD) for name in names]
    for each, is_tapped, is_turned in zip(placed, tapped, turned or [False] * len(names), strict=True):
        obj = state.objects[each].with_(tapped=is_tapped)
        put(state, with_printed(turn(obj)) if is_turned else obj)
    state.version += 1
    return Table(state), placed


def turn(obj: GameObject) -> GameObject:
    """A permanent with its back face up, flipped, with a door unlocked, or else face down."""
    component = obj.components[0]
    layout = component.definition.layout
    if layout in SIDES:
        back = component.definition.faces[BACK].types & PERMANENT_TYPES
        return obj.with_(components=(component.with_(face=BACK),)) if back else obj
    if layout is Layout.FLIP:
        return obj.with_(flipped=True)
    if layout is Layout.ROOM:
        return obj.with_(designations=Designations(unlocked=(RIGHT,)))
    return obj if layout is Layout.MELD else obj.with_(face_down=FaceDown.PLAIN)


# -- ways of making a copy ------------------------------


def becomes(table: Table, original: ObjectId) -> ObjectId:
    """A vanilla creature becomes a copy."""
    other = add_card(table.state, built_in()["Grizzly Bears"], BOB, Zone.BATTLEFIELD)
    become(table, (other,), copied_values(table, original))
    return other


def enters(table: Table, original: ObjectId) -> ObjectId:
    """A Clone enters as a copy."""
    other = add_card(table.state, built_in()["Clone"], BOB, Zone.BATTLEFIELD)
    values = copied_values(table, original)
    take_on(table, other, Entry(copy=EntersAs(values, table.state.new_timestamp())))
    return other


def is_created(table: Table, original: ObjectId) -> ObjectId:
    """A token is created as a copy; where it would ask something as it enters, it becomes one."""
    values = copied_values(table, original)
    steps = create_copies(table, Batch(table), BOB, values, 1)
    try:
        next(steps)
    except StopIteration as stop:
        return stop.value[0] if stop.value else becomes(table, original)
    steps.close()
    return becomes(table, original)


COPYINGS: tuple[Callable[[Table, ObjectId], ObjectId], ...] = (becomes, enters, is_created)

# -- what is done to permanents ------------------------------


def lasting(table: Table, object_id: ObjectId, *parts: object) -> None:
    begin_effect(table, Queries(table, object_id, ALICE), parts, Duration.END_OF_TURN, (object_id,))  # type: ignore[arg-type]


def tap(table: Table, object_id: ObjectId) -> None:
    obj = table.state.objects[object_id]
    put(table.state, obj.with_(tapped=not obj.tapped))


def damage(table: Table, object_id: ObjectId) -> None:
    put(table.state, table.state.objects[object_id].with_(damage=1))


DEEDS: tuple[Callable[[Table, ObjectId], None], ...] = (
    tap,
    damage,
    lambda table, each: write_counters(table, each, CounterKind.PLUS_ONE_PLUS_ONE, 2),
    lambda table, each: write_counters(table, each, CounterKind.FLYING, 1),
    lambda table, each: lasting(table, each, ChangePowerToughness(Fixed(3), Fixed(3))),
    lambda table, each: lasting(table, each, SetPowerToughness(Fixed(0), Fixed(1))),
    lambda table, each: lasting(table, each, ChangeControl(Specific((BOB,)))),
    lambda table, each: lasting(table, each, AddTypes((CardType.ARTIFACT,))),
    lambda table, each: lasting(table, each, SetSubtypes(Subtypes((CreatureType.GOAT,)))),
    lambda table, each: lasting(table, each, SetColors((Color.RED,))),
    lambda table, each: lasting(table, each, LoseAllAbilities()),
    lambda table, each: lasting(table, each, GainAbilities(built_in()["Serra Angel"].faces[0].abilities)),
)


@pytest.mark.rule("707.2", "707.3")
@settings(deadline=None, max_examples=150)
@given(data=st.data())
def test_copies_of_copies_have_the_same_values_whatever_is_done(data: st.DataObject) -> None:
    names = data.draw(st.lists(st.sampled_from(permanents()), min_size=1, max_size=5))
    tapped = data.draw(st.lists(st.booleans(), min_size=len(names), max_size=len(names)))
    turned = data.draw(st.lists(st.booleans(), min_size=len(names), max_size=len(names)))
    table, placed = board(names, tapped, turned)
    deeds = st.lists(st.sampled_from(DEEDS), max_size=4)
    for deed in data.draw(deeds):
        deed(table, data.draw(st.sampled_from(placed)))
    original = data.draw(st.sampled_from(placed))
    values = copiable_values(table, original)
    first = data.draw(st.sampled_from(COPYINGS))(table, original)
    for deed in data.draw(deeds):
        deed(table, data.draw(st.sampled_from((original, first))))
    second = data.draw(st.sampled_from(COPYINGS))(table, first)
    for deed in data.draw(deeds):
        deed(table, data.draw(st.sampled_from((original, first, second))))
    assert copiable_values(table, original) == values
    assert copiable_values(table, first) == values
    assert copiable_values(table, second) == values
    fork = table.fork()
    assert copiable_values(fork, second) == values
    steps = derive(table, second).steps
    assert all(step.before == before.after for before, step in pairwise(steps) if step.cause is not Cause.COPY)


@pytest.mark.rule("707.2")
def test_every_permanent_of_the_pool_can_be_copied() -> None:
    """A token copy of each card is what the card says, and its printed values are the copied ones."""
    for found in permanents():
        table, (original,) = board([found], [False])
        values = copiable_values(table, original)
        copy = becomes(table, original)
        assert isinstance(values, Characteristics)
        assert copiable_values(table, copy) == values, found
        assert table.state.objects[copy].kind is ObjectKind.CARD
