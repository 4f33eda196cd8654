"""What one player sees of a game, as a value (built in `shinpan.rules.seeing`)."""

from dataclasses import fields
from enum import Enum
from typing import Any

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.decisions import Decision, DecisionKind
from shinpan.game.designations import Designation
from shinpan.game.enums import FaceDown, LossReason, ObjectKind, Zone
from shinpan.game.events import Event
from shinpan.game.ids import CardId, Entity, ObjectId, PlayerId
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.mana import ManaCost, ManaPool, ManaSymbol
from shinpan.game.objects import Choices, Chosen, Counters
from shinpan.game.term import Term
from shinpan.game.turn import Combat, Turn

UNKNOWN = ObjectId(0)
"""Stands for an object whose identity the viewer doesn't know, in choices and events."""


@leaf
class SeenObject(Leaf):
    """An object in the eyes of a player.

    characteristics: as they are for everybody (613). face: what a face-down object really is, if the viewer may look
    at it. components: the names of what represents a permanent of several components, the topmost first, as far as they
    don't lie face down. ability, source, number: of an ability on the stack, its text, where it comes from, its place.
    commanders: the cards among its components that are commanders (903.3). given: what it has become. room: of a
    dungeon, the name of the room in which the venture marker is.
    """

    id: ObjectId
    zone: Zone
    kind: ObjectKind
    owner: PlayerId
    controller: PlayerId
    characteristics: Characteristics
    tapped: bool = False
    flipped: bool = False
    face_down: FaceDown | None = None
    face: Characteristics | None = None
    components: tuple[str, ...] = ()
    phased_out: bool = False
    counters: Counters = ()
    damage: int = 0
    sick: bool = False
    attached_to: Entity | None = None
    chosen: tuple[Chosen, ...] = ()
    choices: Choices | None = None
    ability: Ability | None = None
    source: ObjectId | None = None
    number: int = 0
    commanders: tuple[CardId, ...] = ()
    given: tuple[Designation, ...] = ()
    room: str = ""


@leaf
class SeenPlayer(Leaf):
    """A player in the eyes of another: hand and library are only counted.

    commander_casts, commander_damage: by the card of the commander, as in `Player`; so are completed and tempted.
    """

    id: PlayerId
    name: str
    life: int
    hand: int
    library: int
    counters: Counters = ()
    pool: ManaPool = ManaPool(())
    lands_played: int = 0
    mulligans: int = 0
    lost: LossReason | None = None
    commander_casts: tuple[tuple[CardId, int], ...] = ()
    commander_damage: tuple[tuple[CardId, int], ...] = ()
    completed: tuple[str, ...] = ()
    tempted: int = 0


@leaf
class SeenDecision(Leaf):
    """Who is to decide, and what kind of decision it is; the decision itself only if it is the viewer's.

    shown: the cards in hidden zones among which the viewer is to choose, and which they therefore look at.
    """

    player: PlayerId
    kind: DecisionKind
    decision: Decision | None = None
    shown: tuple[SeenObject, ...] = ()


@leaf
class Sight(Leaf):
    """All that a player may know of the present moment. events: of this turn. Graveyards by player, the top first.

    tops: the top cards of libraries that the viewer may look at.
    """

    viewer: PlayerId
    turn: Turn
    players: tuple[SeenPlayer, ...]
    hand: tuple[SeenObject, ...]
    battlefield: tuple[SeenObject, ...]
    stack: tuple[SeenObject, ...]
    graveyards: tuple[tuple[SeenObject, ...], ...]
    exile: tuple[SeenObject, ...]
    command: tuple[SeenObject, ...]
    outside: tuple[SeenObject, ...]
    combat: Combat | None
    decision: SeenDecision | None
    events: tuple[Event, ...]
    over: bool
    winner: PlayerId | None
    tops: tuple[SeenObject, ...] = ()


def plain(value: Any) -> Any:
    """Return a value of the game as dicts, lists, strings and numbers, for JSON and for other programs.

    A leaf becomes a dict with its fields and `is`, the name of its class; fields with their default value are left
    out. Terms become their English words, mana costs and symbols their text. This way has no return; see `codec`.
    """
    if isinstance(value, Term):
        return value.en
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, (ManaCost, ManaSymbol)):
        return str(value)
    if isinstance(value, ManaPool):
        return [plain(unit) for unit in value.units]
    if isinstance(value, Leaf):
        return {"is": type(value).__name__} | {
            name: plain(getattr(value, name))
            for name, default in _fields(type(value))
            if getattr(value, name) != default
        }
    if isinstance(value, frozenset):
        return sorted((plain(each) for each in value), key=str)
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return [[plain(key), plain(each)] for key, each in value.items()]
    return int(value) if isinstance(value, PlayerId) else value


def _fields(cls: type[Leaf]) -> tuple[tuple[str, Any], ...]:
    return tuple((each.name, each.default) for each in fields(cls) if each.compare)  # type: ignore[arg-type]
