"""The state of a game: an owner of plain containers whose leaves are immutable (DESIGN, "State is a value")."""

import random
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from shinpan.game.effects import ContinuousEffect, DelayedTrigger, Past, PendingTrigger
from shinpan.game.enums import PRIVATE_ZONES, Daytime, Zone
from shinpan.game.events import Event
from shinpan.game.ids import FIRST_OBJECT, CardId, EffectId, ObjectId, PlayerId, Timestamp
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.objects import GameObject
from shinpan.game.player import Player
from shinpan.game.turn import Combat, Schedule, Turn

Ids = tuple[ObjectId, ...]


@leaf
class Settings(Leaf):
    """What is fixed for the whole game.

    edition: the day whose rules are in force (DESIGN, "Rules and editions"). commander: the Commander variant (903).
    brawl: its Brawl option (903.12), in which nobody loses to a commander's combat damage.
    """

    seed: int = 0
    edition: date = date(2026, 1, 16)
    commander: bool = False
    brawl: bool = False
    starting_life: int = 20
    hand_size: int = 7


_LISTS = ("players", "libraries", "hands", "graveyards", "outsides", "history")
_DICTS = ("objects", "pasts", "successors", "notable", "usable", "special", "held")
_LEAVES = (
    "settings",
    "battlefield",
    "stack",
    "exile",
    "command",
    "turn",
    "combat",
    "schedule",
    "effects",
    "delayed",
    "pending",
    "next_object",
    "next_card",
    "next_effect",
    "clock",
    "random_position",
    "started",
    "tokens_made",
    "sorts_seen",
    "daytime",
    "in_a_row",
    "situations",
    "wandering",
    "over",
    "winner",
    "version",
    "checked",
    "checked_version",
    "dubious",
)


class GameState:
    """A whole game at one moment, hidden information included.

    players: by PlayerId. libraries, hands, graveyards, outsides: for each player the ids, first = top. objects: every
    object that exists. pasts: last-known information. successors: for an object that became others, which (400.7).
    notable: the objects with abilities that count where they are, or with counters; all others cost the rules
    nothing. usable: the objects off the battlefield with an ability that can be activated where they are. special: the
    permanents with which a special action may be possible, copies apart.
    held: the permanents under another player's control than their own, as last settled (layer 2).
    history: the events of this turn. version moves when something moves that characteristics can read;
    checked is the count of changes at which state-based actions last found nothing to do, checked_version the version;
    dubious lists the permanents that have arrived or been hurt since, wandering the commanders that have come to a
    graveyard or to exile (704.6d). over: the game has ended,
    won by winner, or drawn. tokens_made: some token or copy has ever existed, so that strays (704.5d) are looked for;
    sorts_seen: the same for sorts of permanents that need looking after (`rules.state_based.sorts`). daytime: day or
    night, None as long as it is neither (730.1). in_a_row,
    situations: for finding loops of mandatory actions (104.4b).
    """

    __slots__ = (*_LISTS, *_DICTS, *_LEAVES, "board", "changes", "view")

    settings: Settings
    players: list[Player]
    libraries: list[Ids]
    hands: list[Ids]
    graveyards: list[Ids]
    outsides: list[Ids]
    history: list[Event]
    objects: dict[ObjectId, GameObject]
    pasts: dict[ObjectId, Past]
    successors: dict[ObjectId, Ids]
    notable: dict[ObjectId, int]
    usable: dict[ObjectId, int]
    special: dict[ObjectId, int]
    held: dict[ObjectId, PlayerId]
    battlefield: Ids
    stack: Ids
    exile: Ids
    command: Ids
    turn: Turn
    combat: Combat | None
    schedule: Schedule
    effects: tuple[ContinuousEffect, ...]
    delayed: tuple[DelayedTrigger, ...]
    pending: tuple[PendingTrigger, ...]
    next_object: int
    next_card: int
    next_effect: int
    clock: int
    random_position: int
    started: bool
    tokens_made: bool
    sorts_seen: int
    daytime: Daytime | None
    in_a_row: int
    situations: tuple[int, ...]
    wandering: Ids
    over: bool
    winner: PlayerId | None
    version: int
    changes: int
    checked: int
    checked_version: int
    dubious: Ids
    view: Any
    board: Any

    def __init__(self, settings: Settings, players: Sequence[Player]) -> None:
        self.settings = settings
        self.players = list(players)
        self.libraries = [() for _ in players]
        self.hands = [() for _ in players]
        self.graveyards = [() for _ in players]
        self.outsides = [() for _ in players]
        self.history = []
        self.objects = {}
        self.pasts = {}
        self.successors = {}
        self.notable = {}
        self.usable = {}
        self.special = {}
        self.held = {}
        self.battlefield = ()
        self.stack = ()
        self.exile = ()
        self.command = ()
        self.turn = Turn()
        self.combat = None
        self.schedule = Schedule()
        self.effects = ()
        self.delayed = ()
        self.pending = ()
        self.next_object = FIRST_OBJECT
        self.next_card = 1
        self.next_effect = 1
        self.clock = 1
        self.random_position = 0
        self.started = False
        self.tokens_made = False
        self.sorts_seen = 0
        self.daytime = None
        self.in_a_row = 0
        self.situations = ()
        self.wandering = ()
        self.over = False
        self.winner = None
        self.version = 0
        self.changes = 0
        self.checked = -1
        self.checked_version = -1
        self.dubious = ()
        self.view = None
        self.board = None

    def fork(self) -> "GameState":
        """Return an independent copy. The containers are copied, the leaves shared; the cached view is shared too."""
        new = object.__new__(GameState)
        new.settings = self.settings
        new.players = self.players.copy()
        new.libraries = self.libraries.copy()
        new.hands = self.hands.copy()
        new.graveyards = self.graveyards.copy()
        new.outsides = self.outsides.copy()
        new.history = self.history.copy()
        new.objects = self.objects.copy()
        new.pasts = self.pasts.copy()
        new.successors = self.successors.copy()
        new.notable = self.notable.copy()
        new.usable = self.usable.copy()
        new.special = self.special.copy()
        new.held = self.held.copy()
        new.battlefield = self.battlefield
        new.stack = self.stack
        new.exile = self.exile
        new.command = self.command
        new.turn = self.turn
        new.combat = self.combat
        new.schedule = self.schedule
        new.effects = self.effects
        new.delayed = self.delayed
        new.pending = self.pending
        new.next_object = self.next_object
        new.next_card = self.next_card
        new.next_effect = self.next_effect
        new.clock = self.clock
        new.random_position = self.random_position
        new.started = self.started
        new.tokens_made = self.tokens_made
        new.sorts_seen = self.sorts_seen
        new.daytime = self.daytime
        new.in_a_row = self.in_a_row
        new.situations = self.situations
        new.wandering = self.wandering
        new.over = self.over
        new.winner = self.winner
        new.version = self.version
        new.changes = self.changes
        new.checked = self.checked
        new.checked_version = self.checked_version
        new.dubious = self.dubious
        new.view = self.view
        new.board = self.board
        return new

    def restore(self, earlier: "GameState") -> None:
        """Become what an earlier fork of this state was. Caches are let go of, since ids may be given out again."""
        for name in (*_LISTS, *_DICTS, *_LEAVES):
            value = getattr(earlier, name)
            setattr(self, name, value.copy() if isinstance(value, list | dict) else value)
        self.version += 1
        self.changes += 1
        self.view = self.board = None

    # -- identities ------------------------------------------------------------------------------------------------

    def new_object_id(self) -> ObjectId:
        """Take the next object id."""
        taken = self.next_object
        self.next_object = taken + 1
        return ObjectId(taken)

    def new_card_id(self) -> CardId:
        """Take the next card id."""
        taken = self.next_card
        self.next_card = taken + 1
        return CardId(taken)

    def new_effect_id(self) -> EffectId:
        """Take the next effect id."""
        taken = self.next_effect
        self.next_effect = taken + 1
        return EffectId(taken)

    def new_timestamp(self) -> Timestamp:
        """Take the next timestamp (613.7)."""
        taken = self.clock
        self.clock = taken + 1
        return Timestamp(taken)

    def randomness(self) -> random.Random:
        """Return a generator for one random act; seed and position are part of the state."""
        self.random_position += 1
        return random.Random(self.settings.seed * 1_000_003 + self.random_position)

    # -- zones -----------------------------------------------------------------------------------------------------

    def zone(self, zone: Zone, player: PlayerId) -> Ids:
        """Return the ids in a zone, first = top; player is ignored for shared zones."""
        if zone in PRIVATE_ZONES:
            ids: Ids = self._private(zone)[player]
            return ids
        shared: Ids = getattr(self, _SHARED[zone])
        return shared

    def set_zone(self, zone: Zone, player: PlayerId, ids: Ids) -> None:
        """Put other ids in place of those in a zone. Only the zone changes of the rules and set-ups call this."""
        if zone in PRIVATE_ZONES:
            self._private(zone)[player] = ids
        else:
            setattr(self, _SHARED[zone], ids)

    def _private(self, zone: Zone) -> list[Ids]:
        lists: list[Ids] = getattr(self, _PRIVATE[zone])
        return lists

    def all_zones(self) -> Iterator[tuple[Zone, PlayerId, Ids]]:
        """Yield every zone with its ids; shared zones once, with player 0."""
        for zone in Zone:
            if zone in PRIVATE_ZONES:
                for player in range(len(self.players)):
                    yield zone, PlayerId(player), self.zone(zone, PlayerId(player))
            else:
                yield zone, PlayerId(0), self.zone(zone, PlayerId(0))

    def players_in_game(self) -> tuple[PlayerId, ...]:
        """Return the players still in the game, in turn order from player 0."""
        return tuple(player.id for player in self.players if player.lost is None)

    def __eq__(self, other: object) -> bool:
        """Two states are equal if nothing but caches differs."""
        if not isinstance(other, GameState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    def __hash__(self) -> int:
        return hash(
            tuple(
                tuple(value.items()) if isinstance(value, dict) else tuple(value) if isinstance(value, list) else value
                for value in (getattr(self, name) for name in FIELDS)
            )
        )


_CACHES = {"version", "checked", "checked_version", "dubious"}

FIELDS: tuple[str, ...] = tuple(name for name in (*_LISTS, *_DICTS, *_LEAVES) if name not in _CACHES)
"""The fields that make up the value of a state: all but caches and their counters."""

_PRIVATE = {
    Zone.LIBRARY: "libraries",
    Zone.HAND: "hands",
    Zone.GRAVEYARD: "graveyards",
    Zone.OUTSIDE: "outsides",
}
_SHARED = {Zone.BATTLEFIELD: "battlefield", Zone.STACK: "stack", Zone.EXILE: "exile", Zone.COMMAND: "command"}
