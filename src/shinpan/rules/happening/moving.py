"""Objects change zones (400.7): the one place where an object leaves a zone and becomes a new object in another."""

from collections.abc import Iterable, Sequence

from shinpan.game.counters import CounterKind
from shinpan.game.effects import Past
from shinpan.game.entry import elsewhere
from shinpan.game.enums import PRIVATE_ZONES, ObjectKind, Zone
from shinpan.game.events import Entry, Event, ZoneChange
from shinpan.game.face_events import unlockings
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import UNMARKED, Choices, Component, Designations, GameObject
from shinpan.game.state import GameState
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of, may_be_used
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.designation import is_commander
from shinpan.rules.commander.returning import notice_arrival
from shinpan.rules.copying.entering import choices_of_entry, take_on, trigger_linked
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.faces import arriving_face, doors, half_cast, is_merged, joined, printed
from shinpan.rules.happening.arranging import settled
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.following import follow_onto_battlefield
from shinpan.rules.happening.revealing import reveal_leaving
from shinpan.rules.layers.intrinsic import with_intrinsic
from shinpan.rules.state_based.sorts import sorts_of
from shinpan.rules.table import Table

FINAL = cite(
    "122.1h",
    en="{object} has a finality counter, so it is exiled instead of being put into a graveyard.",
    ja="{object}の上に最終カウンターがあるため、墓地に置かれる代わりに追放されます。",
)
NEW_OBJECT = cite(
    "400.7",
    en="{object} goes from {origin} to {destination} and is a new object there.",
    ja="{object}は{origin}から{destination}へ移動し、そこで新しいオブジェクトになります。",
)
MERGED_PART = cite(
    "729.3",
    en="{object}, which was one of its components, goes to {destination} of {player}.",
    ja="その構成要素であった{object}は、{player}の{destination}に置かれます。",
)
MELDED_PART = cite(
    "712.21",
    en="{object}, one of the two cards that represented it, goes to {destination} of {player}.",
    ja="それを表していた2枚のカードのうちの{object}は、{player}の{destination}に置かれます。",
)
MERGED_PART_TO_ALL = cite(
    "729.3",
    en="{object}, which was one of its components and is {player}'s, goes to {destination}.",
    ja="その構成要素であった、{player}がオーナーである{object}は、{destination}に置かれます。",
)
MELDED_PART_TO_ALL = cite(
    "712.21",
    en="{object}, one of the two cards that represented it and {player}'s, goes to {destination}.",
    ja="それを表していた2枚のカードのうち、{player}がオーナーである{object}は、{destination}に置かれます。",
)
STAYS_GONE = cite(
    "111.8",
    en="{object} is a token that has left the battlefield, so it stays where it is.",
    ja="{object}は戦場を離れたトークンなので、ほかの領域に移動することはありません。",
)
carries("400.3")
carries("110.2")
carries("302.6")
carries("403.3")
carries("608.2h")
carries("608.3f")
carries("707.10f")
carries("712.21c")
carries("729.3c")
carries("729.3e")


def change_zones(table: Table, batch: Batch, changes: Sequence[Event]) -> Steps[tuple[ObjectId, ...]]:
    """Propose zone changes that happen together, let them be replaced, and perform them; return the arrivals."""
    final = yield from settled(table, changes)
    return perform_zone_changes(table, batch, final)


def perform_zone_changes(table: Table, batch: Batch, events: Iterable[Event]) -> tuple[ObjectId, ...]:
    """Perform zone changes as they came out of replacement. Events of other classes are the caller's matter."""
    changes = [event for event in events if isinstance(event, ZoneChange)]
    for change in changes:
        remember(table, change.object)
        for other in change.others:
            remember(table, other)
    arrivals: list[ObjectId] = []
    for change in changes:
        arrived = _move(table, batch, change)
        arrivals.extend(arrived)
    if any(change.destination is Zone.BATTLEFIELD or change.origin is Zone.BATTLEFIELD for change in changes):
        table.touch()
    elif changes:
        moved_elsewhere(table)
    return tuple(arrivals)


def moved_elsewhere(table: Table) -> None:
    """Say that objects moved between zones other than the battlefield; few effects care."""
    state = table.state
    state.changes += 1
    view = state.view
    if view is not None and view.version == state.version and view.wide:
        state.version += 1


NOBODYS = cite(
    "800.4b",
    en="{object} stays where it is: {player}, who would control it, has left the game.",
    ja="{object}をコントロールすることになる{player}がゲームを離れているため、{object}は今の領域に残ります。",
)


def zone_change(
    table: Table,
    object_id: ObjectId,
    destination: Zone,
    *,
    position: int = 0,
    controller: PlayerId | None = None,
    entry: Entry = Entry(),
    face: int | None = None,
    cause: ObjectId | None = None,
) -> ZoneChange | None:
    """Return the proposal that an object goes to a zone, or None if it is no longer there.

    A token that has left the battlefield moves no more (111.8).

    It goes to its owner's zone (400.3) and, onto the battlefield, under its owner's control unless told otherwise.
    """
    obj = table.state.objects.get(object_id)
    if obj is None:
        return None
    if destination is Zone.BATTLEFIELD and controller is not None and table.player(controller).lost is not None:
        table.note(NOBODYS, object=object_id, player=controller)
        return None
    dying = destination is Zone.GRAVEYARD and obj.zone is Zone.BATTLEFIELD
    if dying and obj.counters and obj.count(CounterKind.FINALITY):
        table.note(FINAL, object=object_id)
        destination = Zone.EXILE
    if obj.kind is ObjectKind.TOKEN and obj.zone is not Zone.BATTLEFIELD:
        table.note(STAYS_GONE, object=object_id)
        return None
    return ZoneChange(
        object=object_id,
        origin=obj.zone,
        destination=destination,
        controller=obj.owner if controller is None else controller,
        position=position,
        entry=entry,
        face=face,
        cause=cause,
    )


def remember(table: Table, object_id: ObjectId) -> None:
    """Keep an object as it is now as last-known information (608.2h)."""
    obj = table.state.objects.get(object_id)
    if obj is not None:
        table.state.pasts[object_id] = Past(
            obj,
            table.characteristics(object_id),
            table.controller(object_id),
            copiable_values(table, object_id),
            table.origin(object_id),
        )


def _move(table: Table, batch: Batch, change: ZoneChange) -> tuple[ObjectId, ...]:
    state = table.state
    obj = state.objects.get(change.object)
    if obj is None:
        return ()
    if obj.face_down is not None or len(obj.components) > 1:
        reveal_leaving(table, batch, obj, change.destination)
    together = joined(state, obj, change)
    leave(state, obj)
    arrivals = tuple(_arrive(table, obj, components, change) for components in parts(obj, together, change))
    state.successors[obj.id] = arrivals
    if obj.zone is Zone.STACK and change.destination is Zone.BATTLEFIELD and state.effects:
        follow_onto_battlefield(state, obj.id, arrivals)
    for other in change.others:
        if other in state.objects:
            leave(state, state.objects[other])
            state.successors[other] = arrivals
    done = change.with_(arrivals=arrivals)
    if table.recorder is not None:
        table.note(NEW_OBJECT, object=obj.id, origin=obj.zone, destination=change.destination)
        if len(arrivals) > 1:
            _note_parts(table, obj, arrivals)
    batch.add(done)
    for each in arrivals:
        if state.objects[each].designations is not UNMARKED:
            for event in unlockings(state.objects[each], change.controller):
                batch.add(event)
    return arrivals


def _note_parts(table: Table, obj: GameObject, arrivals: Sequence[ObjectId]) -> None:
    """Record where each component of a permanent has gone."""
    own, shared = (MERGED_PART, MERGED_PART_TO_ALL) if is_merged(obj) else (MELDED_PART, MELDED_PART_TO_ALL)
    for each in arrivals:
        arrived = table.state.objects[each]
        part = own if arrived.zone in PRIVATE_ZONES else shared
        table.note(part, object=each, destination=arrived.zone, player=arrived.owner)


def parts(obj: GameObject, components: tuple[Component, ...], change: ZoneChange) -> tuple[tuple[Component, ...], ...]:
    """Return the components of each object that arrives: one object each for a permanent (712.21, 729.3)."""
    if len(components) < 2 or obj.zone is not Zone.BATTLEFIELD:
        return (components,)
    order = change.order or range(len(components))
    return tuple((components[place],) for place in order)


def leave(state: GameState, obj: GameObject) -> None:
    """Take an object out of its zone, and out of combat if it was a permanent (506.4)."""
    owner = obj.owner
    ids = state.zone(obj.zone, owner)
    if ids and ids[0] == obj.id:
        state.set_zone(obj.zone, owner, ids[1:])
    elif ids and ids[-1] == obj.id:
        state.set_zone(obj.zone, owner, ids[:-1])
    else:
        place = ids.index(obj.id)
        state.set_zone(obj.zone, owner, ids[:place] + ids[place + 1 :])
    del state.objects[obj.id]
    if state.notable.pop(obj.id, None) is not None:
        state.version += 1  # `touch` wouldn't, if it was the last of them
    state.usable.pop(obj.id, None)
    state.special.pop(obj.id, None)
    if obj.zone is Zone.BATTLEFIELD and state.combat is not None:
        from shinpan.rules.combat.removing import remove_from_combat

        remove_from_combat(state, obj.id)


def _arrive(table: Table, old: GameObject, components: tuple[Component, ...], change: ZoneChange) -> ObjectId:
    if change.aside:
        change = _apart(components, change)
    owner = components[0].owner if components else old.owner
    kind = old.kind if old.kind is ObjectKind.ABILITY or not components else components[0].kind
    if kind is ObjectKind.COPY and change.destination is Zone.BATTLEFIELD:
        kind, components = ObjectKind.TOKEN, tuple(each.with_(kind=ObjectKind.TOKEN) for each in components)
    onto_battlefield = change.destination is Zone.BATTLEFIELD
    controlled = onto_battlefield or change.destination is Zone.STACK
    entry = change.entry
    halves = half_cast(old) if onto_battlefield and components else ()
    new = GameObject(
        id=table.state.new_object_id(),
        kind=kind,
        components=tuple(_turned(each, change) for each in components),
        owner=owner,
        controller=change.controller if controlled else owner,
        zone=change.destination,
        timestamp=table.state.new_timestamp(),
        tapped=entry.tapped,
        counters=entry.all_counters,
        face_down=entry.face_down,
        flipped=entry.flipped,
        designations=Designations(unlocked=halves) if halves else UNMARKED,
        attached_to=entry.attached_to,
        sick=onto_battlefield,
        chosen=choices_of_entry(entry),
        choices=_kept_choices(old, change),
    )
    arrive(table.state, new, change.position)
    if table.state.settings.commander:
        notice_arrival(table.state, new)
    take_on(table, new.id, entry)
    trigger_linked(table, new.id, entry.copy)
    return new.id


def _apart(components: tuple[Component, ...], change: ZoneChange) -> ZoneChange:
    """Return where components that arrive together go, if not with the rest of the permanent (729.3e, 903.9c)."""
    found = next((aside for each in components if (aside := elsewhere(change.aside, each.card)) is not None), None)
    return change if found is None else change.with_(destination=found.destination, position=found.position)


def _turned(component: Component, change: ZoneChange) -> Component:
    face = arriving_face(component, change.origin, change.destination, change.face)
    if component.merged or component.down:
        component = component.with_(merged=False, down=False)
    return component if component.face == face else component.with_(face=face)


def _kept_choices(old: GameObject, change: ZoneChange) -> Choices | None:
    """Return the choices that go with the object: those being made onto the stack, those made for a permanent."""
    if change.destination is Zone.STACK:
        return change.choices
    if change.destination is Zone.BATTLEFIELD and old.zone is Zone.STACK:
        return old.choices
    return None


def arrive(state: GameState, obj: GameObject, position: int = 0) -> GameObject:
    """Put an object into its zone. position: place in a library, 0 the top, -1 the bottom; the stack's top is first."""
    obj = with_printed(obj)
    owner = obj.owner
    ids = state.zone(obj.zone, owner)
    if obj.zone is Zone.LIBRARY:
        place = len(ids) if position < 0 else min(position, len(ids))
        ids = (*ids[:place], obj.id, *ids[place:])
    elif obj.zone in {Zone.GRAVEYARD, Zone.STACK}:
        ids = (obj.id, *ids)
    else:
        ids = (*ids, obj.id)
    state.set_zone(obj.zone, owner, ids)
    put(state, obj)
    return obj


def with_printed(obj: GameObject) -> GameObject:
    """Return an object with the printed characteristics that are in use filled in."""
    if not obj.components:
        return obj
    return obj.with_(printed=with_intrinsic(printed(obj)))


def rewrite(state: GameState, obj: GameObject) -> None:
    """Write a change of an object that may change what is printed on it, as the value of X on the stack does."""
    renewed = with_printed(obj)
    before = state.objects[obj.id].printed
    if renewed.printed is not before and renewed.printed != before:
        state.version += 1
    state.objects[obj.id] = renewed


def put(state: GameState, obj: GameObject) -> None:
    """Put an object's value into the state, and note whether anything of it counts where it is (see `notable`)."""
    state.objects[obj.id] = obj
    index = index_of(obj.printed)
    zones = index.zones
    if obj.zone is Zone.BATTLEFIELD:
        state.dubious = (*state.dubious, obj.id)
        state.sorts_seen |= sorts_of(obj.printed)
        if obj.face_down is not None or (obj.printed.composite is not None and doors(obj.printed)):
            state.special[obj.id] = 1
        elif obj.id in state.special:
            del state.special[obj.id]
    elif may_be_used(obj.zone, index) or (obj.zone is Zone.COMMAND and is_commander(obj)):
        state.usable[obj.id] = 1
    if obj.zone in zones or obj.counters or (obj.kind is ObjectKind.EMBLEM) or obj.face_down is not None:
        if obj.id not in state.notable:
            state.notable[obj.id] = 1
            state.version += 1
    elif obj.id in state.notable:
        del state.notable[obj.id]
        state.version += 1
