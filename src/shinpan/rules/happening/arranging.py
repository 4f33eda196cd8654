"""In which order the cards of one permanent arrive as it leaves the battlefield (712.21a-b, 729.3a-b)."""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.entry import elsewhere
from shinpan.game.enums import Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.game.objects import GameObject
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries
from shinpan.rules.looping import interrupted
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.table import Table

_RULE = {Zone.GRAVEYARD: "712.21a", Zone.LIBRARY: "712.21a", Zone.EXILE: "712.21b"}
carries("712.21a")
carries("712.21b")
carries("712.21d")
carries("729.3a")
carries("729.3b")
carries("729.3d")


def settled(table: Table, moves: Sequence[Event]) -> Steps[tuple[Event, ...]]:
    """Let zone changes be replaced, and ask in which order the cards of a permanent arrive where it matters."""
    final = tuple((yield from replaced(table, moves)))
    if not any(_several(table, event) for event in final):
        return final
    arranged: list[Event] = []
    for event in final:
        obj = _several(table, event)
        if obj is not None and isinstance(event, ZoneChange):
            event = event.with_(order=(yield from _ask(table, event, obj)))
        arranged.append(event)
    return tuple(arranged)


def _several(table: Table, event: Event) -> GameObject | None:
    """Return the permanent of several components that goes where their order matters, if it is one."""
    if not isinstance(event, ZoneChange) or event.destination not in _RULE or event.origin is not Zone.BATTLEFIELD:
        return None
    obj = table.state.objects.get(event.object)
    return obj if obj is not None and len(_arranged(obj, event)) > 1 else None


def _arranged(obj: GameObject, change: ZoneChange) -> tuple[int, ...]:
    """Return the places of the components whose order matters: not those that go elsewhere (729.3e, 903.9c)."""
    return tuple(place for place, each in enumerate(obj.components) if not elsewhere(change.aside, each.card))


def _ask(table: Table, change: ZoneChange, obj: GameObject) -> Steps[tuple[int, ...]]:
    """Ask for the order, top first or, in exile, earliest timestamp first; return that of arriving.

    A graveyard's or library's owner decides; for exile, who exiles the permanent.
    """
    chooser = obj.owner
    if change.destination is Zone.EXILE and change.cause is not None:
        chooser = table.controller(change.cause)
    interrupted(table.state)
    places = _arranged(obj, change)
    names = {place: obj.components[place].definition.name for place in places}
    answer = yield Decision(
        player=chooser,
        kind=DecisionKind.ORDER,
        options=tuple(Word(place, name, name, number) for number, (place, name) in enumerate(names.items(), start=1)),
        minimum=len(places),
        maximum=len(places),
        rule=_RULE[change.destination],
        topic=Topic.ARRANGE,
        source=obj.id,
    )
    order = tuple(word.value for word in answer)
    on_top = change.destination is Zone.GRAVEYARD or (change.destination is Zone.LIBRARY and change.position == 0)
    apart = tuple(place for place in range(len(obj.components)) if place not in places)
    return (*(order[::-1] if on_top else order), *apart)
