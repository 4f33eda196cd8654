"""What the file calls things: handles, and the names of cards, tokens, abilities and players."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shinpan.cards.library import Library
from shinpan.cards.names import fold
from shinpan.cards.pool.names_ja import japanese_names
from shinpan.game.characteristics import Definition
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import CardId, Entity, ObjectId, PlayerId
from shinpan.game.layout import Layout
from shinpan.game.objects import Component, GameObject
from shinpan.lab.faults import Fault, Mistake, mistake
from shinpan.lab.notation.values import Reference
from shinpan.rules.faces import face_up
from shinpan.rules.melding import is_meld_pair
from shinpan.rules.table import Table


class Handle(NamedTuple):
    """What a handle stands for: cards and tokens wherever they are, and abilities and copies on the stack."""

    cards: tuple[CardId, ...] = ()
    objects: tuple[ObjectId, ...] = ()


class Registry:
    """The names of a scenario. Players are known by their names, in the order of the file."""

    def __init__(self, library: Library, players: Sequence[str]) -> None:
        self.library = library
        self.players: dict[str, PlayerId] = {name: PlayerId(place) for place, name in enumerate(players)}
        self.handles: dict[str, Handle] = {}
        self._things: Counter[str] = Counter()
        self._folded: dict[tuple[int, bool, bool], tuple[Definition, frozenset[str]]] = {}

    def copy(self) -> "Registry":
        """Return an independent copy."""
        new = Registry(self.library, tuple(self.players))
        new.handles = self.handles.copy()
        new._things = self._things
        new._folded = self._folded
        return new

    # -- giving names ----------------------------------------------------------------------------------------------

    def call(self, handle: str, cards: Iterable[CardId] = (), objects: Iterable[ObjectId] = ()) -> None:
        """Give cards or objects a handle, besides those that have it already."""
        known = self.handles.get(handle, Handle())
        self.handles[handle] = Handle((*known.cards, *cards), (*known.objects, *objects))

    def call_object(self, handle: str, obj: GameObject) -> None:
        """Give an object a handle, which follows its cards."""
        if obj.components:
            self.call(handle, cards=(component.card for component in obj.components))
        else:
            self.call(handle, objects=(obj.id,))

    def count(self, name: str) -> None:
        """Note that there is a thing of that printed name, so that things of one name can be told apart."""
        self._things[name] += 1

    def shares_name(self, obj: GameObject, name: str) -> bool:
        """Return whether the name that an object goes by isn't its alone, so that its handle has to be said."""
        own = bool(obj.components) and obj.components[0].definition.name == name
        return self._things[name] > (1 if own else 0)

    def handle_of(self, obj: GameObject) -> str | None:
        """Return a handle of an object, None if it has none."""
        return next((name for name, handle in self.handles.items() if _stands_for(handle, obj)), None)

    # -- finding ---------------------------------------------------------------------------------------------------

    def player(self, name: str) -> PlayerId | None:
        """Return the player of that name."""
        return self.players.get(name)

    def is_known(self, table: Table, text: str) -> bool:
        """Return whether a text names anything at all: a player, a handle, a card, something in the game."""
        if text in self.players or text in self.handles or self.library.find(text) is not None:
            return True
        reference = Reference(text=text)
        return any(self.fits(table, reference, each) for each in table.state.objects)

    def fits(self, table: Table, reference: Reference, entity: Entity) -> bool:
        """Return whether a reference is to that object, as it is or last was, or to that player."""
        if isinstance(entity, PlayerId):
            return reference.player is None and self.players.get(reference.text) == entity
        obj = table.object(entity)
        if obj is None or not self._of_player(table, reference, obj):
            return False
        handle = self.handles.get(reference.text)
        if handle is not None:
            return _stands_for(handle, obj)
        return self.is_called(table, obj, reference.text)

    def find(self, table: Table, reference: Reference) -> tuple[ObjectId, ...]:
        """Return the objects in the game that a reference could be to, in the order in which they came to be."""
        return tuple(each for each in sorted(table.state.objects) if self.fits(table, reference, each))

    def one(self, table: Table, reference: Reference) -> Entity:
        """Return the player or the one object that a reference is to. Raises Mistake."""
        found = self.some(table, reference)
        if len(found) > 1:
            raise self.ambiguous(table, reference, found)
        return found[0]

    def some(self, table: Table, reference: Reference) -> tuple[Entity, ...]:
        """Return the player or the objects that a reference is to; several only for a handle of several."""
        player = self.players.get(reference.text) if reference.player is None else None
        if player is not None:
            return (player,)
        found = self.find(table, reference)
        if not found:
            raise self.missing(table, reference)
        if len(found) > 1 and reference.text not in self.handles:
            on_battlefield = tuple(each for each in found if table.on_battlefield(each))
            if len(on_battlefield) != 1:
                raise self.ambiguous(table, reference, found)
            return on_battlefield
        return found

    def ambiguous(self, table: Table, reference: Reference, found: Sequence[Entity]) -> Mistake:
        """Return the error for a reference that could be to several objects."""
        possible = self.ways_to_say(table, found)
        return mistake(reference.line, Fault.AMBIGUOUS, name=str(reference), count=len(found), possible=possible)

    def ways_to_say(self, table: Table, objects: Iterable[Entity]) -> tuple[str, ...]:
        """Return how objects could be written so that each is told from the others, as far as that is possible."""
        said: dict[str, None] = {}
        for each in objects:
            obj = None if isinstance(each, PlayerId) else table.state.objects.get(each)
            if obj is None:
                continue
            holder = table.controller(obj.id) if obj.zone in {Zone.BATTLEFIELD, Zone.STACK} else obj.owner
            said[self.handle_of(obj) or f"{self.name_of(table, obj)}@{table.player(holder).name}"] = None
        return tuple(said) if len(said) > 1 else ()

    def missing(self, table: Table, reference: Reference) -> Mistake:
        """Return the error for a reference to nothing that is there."""
        if self.is_known(table, reference.text):
            return mistake(reference.line, Fault.NOT_THERE, found=str(reference))
        return mistake(reference.line, Fault.NOTHING_CALLED, found=reference.text, possible=self.all_names(table))

    def all_names(self, table: Table) -> tuple[str, ...]:
        """Return everything that could be written: handles, players, names of what is in the game."""
        names = dict.fromkeys((*self.handles, *self.players))
        for obj in table.state.objects.values():
            if obj.zone is not Zone.LIBRARY:
                names[self.name_of(table, obj)] = None
        return tuple(name for name in names if name)

    def name_of(self, table: Table, obj: GameObject) -> str:
        """Return what an object is called: a card by its printed name, all else by the name it has now."""
        if obj.kind is ObjectKind.CARD and obj.components:
            melded = is_meld_pair(obj.components)
            return face_up(obj).name if melded else obj.components[0].definition.name
        if obj.stacked is not None:
            return table.characteristics(obj.stacked.source).name
        return table.characteristics(obj.id).name

    def is_called(self, table: Table, obj: GameObject, name: str) -> bool:
        """Return whether an object is found by a name, English or Japanese."""
        japanese = not name.isascii()
        folded = fold(name)
        if obj.stacked is not None:
            return folded in _folds(table.characteristics(obj.stacked.source).names, japanese)
        if any(
            component.kind is ObjectKind.CARD and folded in self._printed(component, japanese, len(obj.components))
            for component in obj.components
        ):
            return True
        if obj.kind is ObjectKind.CARD:
            return False
        now = table.characteristics(obj.id)  # of two halves together the whole name, too
        return folded in _folds((*now.names, now.name), japanese)

    def _printed(self, component: Component, japanese: bool, number: int) -> frozenset[str]:
        """Return the names printed on a card, folded; that of a combined back face only where there are several."""
        definition = component.definition
        alone = definition.layout is Layout.MELD and number == 1
        known = self._folded.get((id(definition), japanese, alone))
        if known is None:
            faces = (name for face in definition.faces[: 1 if alone else None] for name in face.names)
            known = (definition, _folds((definition.name, *faces), japanese))
            self._folded[id(definition), japanese, alone] = known
        return known[1]

    def _of_player(self, table: Table, reference: Reference, obj: GameObject) -> bool:
        if reference.player is None:
            return True
        holder = table.controller(obj.id) if obj.zone in {Zone.BATTLEFIELD, Zone.STACK} else obj.owner
        return self.players[reference.player] == holder


def _stands_for(handle: Handle, obj: GameObject) -> bool:
    if obj.id in handle.objects:
        return True
    return any(component.card in handle.cards for component in obj.components)


def same_name(found: str, wanted: str) -> bool:
    """Return whether a name that was found is the one that was written, in English or Japanese."""
    return fold(wanted) in _folds((found,), not wanted.isascii())


def _folds(names: Iterable[str], japanese: bool) -> frozenset[str]:
    """Return names folded for comparison; with their Japanese names, which are loaded only where they are asked for."""
    folded = {fold(name) for name in names}
    if japanese:
        known = japanese_names()
        folded |= {fold(known[name]) for name in names if name in known}
    return frozenset(folded)
