"""How something enters the battlefield (614.1c, 614.12), and what goes apart (729.3e), as effects make of it."""

from typing import Any

from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import Duration, FaceDown, Zone
from shinpan.game.ids import CardId, Entity, Timestamp
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.objects import Counters


@leaf
class EntersAs(Leaf):
    """The copy that an object enters as (707.5), by the last of the copy effects that apply to its entering.

    counters: those of an exception that is an additional effect; linked: an ability that triggers on having entered as
    this copy. Another copy effect does away with both (707.9e, 707.9g). timestamp: that of the copy effect. duration:
    how long it is this copy.
    """

    copied: CopiedValues
    timestamp: Timestamp
    counters: Counters = ()
    linked: Any = None
    duration: Duration = Duration.FOREVER


@leaf
class Entry(Leaf):
    """How a permanent enters the battlefield (614.1c, 614.12): what replacement effects have made of it so far.

    chosen: choices made on the way. copy: what it enters as a copy of. shape: further changes of its copiable values,
    by a choice of what it becomes (707.2). flipped: with that status (110.5).
    """

    tapped: bool = False
    counters: Counters = ()
    face_down: FaceDown | None = None
    attached_to: Entity | None = None
    attacking: Entity | None = None
    chosen: tuple[tuple[str, object], ...] = ()
    copy: EntersAs | None = None
    shape: tuple[Any, ...] = ()
    flipped: bool = False

    @property
    def all_counters(self) -> Counters:
        """The counters that it enters with, those by an exception to copying included (707.9e)."""
        if self.copy is None or not self.copy.counters:
            return self.counters
        held = dict(self.counters)
        for kind, number in self.copy.counters:
            held[kind] = held.get(kind, 0) + number
        return tuple(held.items())

    def with_counters(self, counters: Counters) -> "Entry":
        """Return the entry with these counters in place of all."""
        copy = self.copy.with_(counters=()) if self.copy is not None else None
        return self.with_(counters=counters, copy=copy)


@leaf
class Aside(Leaf):
    """One of the cards of a permanent that goes to another zone than the rest of it: a commander (903.9c), or the cards
    of a token where an effect moves cards alone (729.3e). position: as in `ZoneChange`."""

    card: CardId
    destination: Zone
    position: int = 0


def elsewhere(aside: tuple[Aside, ...], card: CardId) -> Aside | None:
    """Return where a component goes if not with the rest."""
    return next((each for each in aside if each.card == card), None)
