"""How a permanent enters: asked of the object as it would exist on the battlefield (614.12)."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Zone
from shinpan.game.events import Event, TokenMade, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Component, GameObject
from shinpan.phrases.base import ReplacementPart
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.copying.entering import choices_of_entry, take_on
from shinpan.rules.faces import arriving_face, joined
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.replacing.starting import BY_RULE, starting_counters
from shinpan.rules.table import Table

carries("614.12")

Entering = ZoneChange | TokenMade


def brings_replacement(table: Table, event: Entering, modified: bool) -> bool:
    """Return whether what enters may bring a replacement effect with it; cheap, and on the safe side."""
    components = components_of(table, event)
    if components is None:
        return False
    if event.entry.face_down is not None:
        return modified
    if len(components) > 1:
        return True
    printed = components[0].definition.shown(components[0].face)
    return (
        modified
        or event.entry.copy is not None
        or bool(printed.types & BY_RULE)
        or any(isinstance(part, ReplacementPart) for _, ability in index_of(printed).statics for part in ability.parts)
    )


def enters(event: object) -> bool:
    """Return whether an event puts something onto the battlefield."""
    return isinstance(event, TokenMade) or (isinstance(event, ZoneChange) and event.destination is Zone.BATTLEFIELD)


def own_parts(seen: Table, entering: ObjectId) -> list[ActivePart]:
    """Return the replacement parts by which the entering object changes its own entering, on the hypothetical table."""
    own = [
        active
        for active in seen.view().in_force(ReplacementPart)
        if active.source == entering and getattr(active.part, "entering", False)
    ]
    return own + starting_counters(seen, entering)


def hypothetical(table: Table, event: Entering) -> tuple[ObjectId, Table] | None:
    """Return the entering object and a fork on which it is already there, with all that applies to it (614.12).

    It keeps its identity on the fork, so that effects speak of the same object on both tables.
    """
    components = components_of(table, event)
    if components is None:
        return None
    from shinpan.rules.happening.moving import arrive, leave

    trial = table.fork()
    state = trial.state
    old = state.objects.get(event.object) if isinstance(event, ZoneChange) else None
    if old is not None:
        for each in (old.id, *getattr(event, "others", ())):
            leave(state, state.objects[each])
    controller = event.controller if isinstance(event, ZoneChange) else event.player
    entry = event.entry
    ghost = GameObject(
        id=ObjectId(state.next_object) if old is None else old.id,
        kind=components[0].kind,
        components=components,
        owner=components[0].owner,
        controller=controller,
        zone=Zone.BATTLEFIELD,
        timestamp=state.new_timestamp(),
        tapped=entry.tapped,
        counters=entry.all_counters,
        face_down=entry.face_down,
        flipped=entry.flipped,
        attached_to=entry.attached_to,
        sick=True,
        chosen=choices_of_entry(entry),
        choices=old.choices if old is not None else None,
    )
    arrive(state, ghost)
    take_on(trial, ghost.id, entry)
    state.version += 1
    return ghost.id, trial


def components_of(table: Table, event: Entering) -> tuple[Component, ...] | None:
    """Return what will represent the object, the right face up."""
    if isinstance(event, TokenMade):
        return (event.component,)
    obj = table.state.objects.get(event.object)
    if event.destination is not Zone.BATTLEFIELD or obj is None or not obj.components:
        return None
    together = joined(table.state, obj, event)
    faces = tuple(arriving_face(each, event.origin, event.destination, event.face) for each in together)
    return tuple(
        each if each.face == face else each.with_(face=face) for each, face in zip(together, faces, strict=True)
    )


def controller_of_entering(event: Entering) -> PlayerId:
    """Return the player under whose control the object would enter."""
    return event.controller if isinstance(event, ZoneChange) else event.player


def characteristics_of_entering(table: Table, event: Event) -> Characteristics:
    """Return what something would be on the battlefield if it entered in a certain way; nothing if it doesn't enter."""
    ghost = hypothetical(table, event) if isinstance(event, (ZoneChange, TokenMade)) else None
    if ghost is None:
        return Characteristics()
    entering, seen = ghost
    return seen.characteristics(entering)
