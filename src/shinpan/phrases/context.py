"""What a phrase may ask and do: the context that the rules hand it. `rules.context` is the one implementation."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.copied_values import CopiedValues
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic, Word
from shinpan.game.designations import PlayerDesignation
from shinpan.game.effects import EffectPart
from shinpan.game.enums import CardType, Color, Duration, Phase, Step, Supertype, Zone
from shinpan.game.events import Event
from shinpan.game.ids import CardId, Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import Mana, ManaKind
from shinpan.game.objects import Choices, Counters, GameObject
from shinpan.game.player import Player
from shinpan.game.state import GameState
from shinpan.game.subtypes import Subtype
from shinpan.game.subtypes.other import DungeonType
from shinpan.phrases.base import Effect, Phrase, Steps
from shinpan.phrases.copying.context import CopyVerbs
from shinpan.phrases.deeds import DeedVerbs
from shinpan.phrases.faces.context import FaceVerbs


class Draft(Protocol):
    """The characteristics of one object in the making, as modifications change them (613)."""

    id: ObjectId
    controller: PlayerId
    names: tuple[str, ...]
    colors: frozenset[Color]
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[Subtype]
    power: int | None
    toughness: int | None

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities that it has so far."""

    def add_abilities(self, abilities: Sequence[Ability]) -> None:
        """Give it abilities, with the timestamp of the effect that is being applied (613.7a)."""

    def add_own_abilities(self, abilities: Sequence[Ability]) -> None:
        """Give it abilities as part of its copiable values."""

    def remove_abilities(self, keep: Sequence[Ability] = ()) -> None:
        """Take all abilities away but those that are kept."""

    def replace_abilities(self, abilities: Sequence[Ability]) -> None:
        """Put exactly these in place of the abilities that aren't intrinsic (a text change, 612)."""

    def ban(self, keywords: frozenset[KeywordAbility]) -> None:
        """Take some keyword abilities away, and keep whatever comes later from giving them (113.11)."""

    def values(self) -> Characteristics:
        """Return the values so far, without the abilities that follow from subtypes."""

    def load_values(self, values: Characteristics) -> None:
        """Take over copiable values whole (707.2); intrinsic abilities follow from their subtypes."""

    def become_copy(self, values: Characteristics) -> None:
        """Take over copiable values by the copy effect that is being applied, whose abilities they are from now on."""

    def lose_rules_text(self) -> None:
        """Take away the abilities of its rules text and of copy effects, as setting a land type does (305.7)."""


class Queries(Protocol):
    """Questions about the game. They look at the characteristics as they are where the context stands: final ones
    as a rule, those worked out so far while layers are being applied."""

    @property
    def state(self) -> GameState:
        """The state that is asked about."""

    @property
    def source(self) -> ObjectId:
        """The object whose spell or ability asks; it may have left (113.7a)."""

    @property
    def you(self) -> PlayerId:
        """The controller of the spell or ability (109.5)."""

    @property
    def x(self) -> int:
        """The value of X, 0 if none was announced (107.3)."""

    @property
    def singled(self) -> tuple[Entity, ...]:
        """The one of several players that an effect is at (101.4)."""

    @property
    def event(self) -> Event | None:
        """What made the ability trigger, or what would be replaced; None for all else."""

    @property
    def bound(self) -> tuple[Entity, ...]:
        """What a delayed triggered ability has in mind, or what a lasting effect was begun on (603.7c, 611.2c)."""

    @property
    def choices(self) -> Choices:
        """What was chosen and paid for the spell or ability."""

    @property
    def origin(self) -> int:
        """The copy effect by which the source has, or had, the ability that asks; 0 if by none (607.5)."""

    @property
    def left(self) -> int:
        """What is left of the shield that is asked (615.7)."""

    @property
    def so_far(self) -> tuple[Event, ...]:
        """What has happened so far in the resolution that asks: "this way"; nothing outside of one."""

    @property
    def batch(self) -> tuple[Event, ...]:
        """The events that happened together with the event."""

    def player(self, player: PlayerId) -> Player:
        """Return a player."""

    def players(self) -> tuple[PlayerId, ...]:
        """Return the players in the game in APNAP order (101.4)."""

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Return the opponents of a player in APNAP order."""

    def look(self, object_id: ObjectId) -> GameObject | None:
        """Return an object as it is, or as it last was if it has left (608.2h); None if there never was one."""

    def goaded(self, object_id: ObjectId) -> bool:
        """Return whether a creature is goaded by anybody (701.15b)."""

    def exists(self, object_id: ObjectId) -> bool:
        """Return whether the object is still the same one in a zone."""

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """Return an object's characteristics, last-known ones if it has left."""

    def controller(self, object_id: ObjectId) -> PlayerId:
        """Return an object's controller (its owner in zones without one), last-known if it has left."""

    def holder(self, which: PlayerDesignation) -> PlayerId | None:
        """Return who has a designation that one player can have; None if nobody has (724.1, 725.1)."""

    def commander_identity(self, player: PlayerId) -> frozenset[Color] | None:
        """Return the color identity of a player's commanders together; None if they have none (903.4f)."""

    def permanents(self) -> tuple[ObjectId, ...]:
        """Return the phased-in permanents in timestamp order of arrival."""

    def in_zone(self, zone: Zone, player: PlayerId | None = None) -> tuple[ObjectId, ...]:
        """Return the objects in a zone, of one player or of all."""

    def followed(self, object_id: ObjectId) -> tuple[ObjectId, ...]:
        """Return what an object is now: itself, or what it became if the rules let it be followed (400.7)."""

    def targets(self, slot: int) -> tuple[Entity, ...]:
        """Return the targets of a slot that are still legal (608.2b)."""

    def shares(self, slot: int) -> tuple[tuple[Entity, int], ...]:
        """Return the still legal targets of a slot with what was divided among them (601.2d)."""

    def copiable_values(self, object_id: ObjectId) -> Characteristics:
        """Return an object's copiable values, last-known ones if it has left (707.2)."""

    def card_names(self, player: PlayerId, *, nonland: bool = False) -> Sequence[Word]:
        """Return the card names that a player may choose from, each face by itself (201.4)."""

    def may_look(self, player: PlayerId, object_id: ObjectId) -> bool:
        """Return whether a player may look at an object, face down or not (406.3, 708.5)."""

    def face_of(self, object_id: ObjectId) -> Characteristics:
        """Return what an object is face up, without any effect on it (708.12)."""

    def component_values(self, object_id: ObjectId, card: CardId) -> Characteristics:
        """Return what one of the components of a permanent is by itself now; nothing if it lies face down (729.2e)."""

    def copied_values(self, object_id: ObjectId) -> CopiedValues:
        """Return what a copy of an object gets, without exceptions: its copiable values, those of both faces too."""

    def this_ability(self) -> Ability | None:
        """Return the ability that is being carried out."""

    def result(self, register: int) -> tuple[Entity, ...]:
        """Return the objects that an earlier effect put into a register."""

    def amount(self, register: int) -> int:
        """Return the number that an earlier effect put into a register."""

    def linked(self, number: int) -> tuple[Entity, ...]:
        """Return what the source remembers under a number for linked abilities (607)."""


class Context(Queries, FaceVerbs, DeedVerbs, CopyVerbs, Protocol):
    """Questions and verbs. Every verb performs one observable change, replacement effects and triggers included."""

    def of_mode(self, place: int) -> "Context":
        """Return the same context for the mode chosen in a place; target slots count within the mode (700.2)."""

    def with_each(self, player: Entity) -> "Context":
        """Return the same context for one of several players or objects at which the same is done (101.4, 608.2f)."""

    def with_x(self, x: int) -> "Context":
        """Return the same context with a value of X; registers are shared."""

    def keep(self, register: int, entities: Sequence[Entity] = (), amount: int = 0) -> None:
        """Put objects and a number into a register for later effects of the same resolution."""

    # -- choices ---------------------------------------------------------------------------------------------------

    def may(self, player: PlayerId, looks: Sequence[ObjectId] = ()) -> Steps[bool]:
        """Ask a player whether they do what they may do. looks: the cards that they look at meanwhile."""

    def choose(
        self, player: PlayerId, candidates: Sequence[Entity], minimum: int = 1, maximum: int = 1, topic: Topic = ...
    ) -> Steps[tuple[Entity, ...]]:
        """Let a player choose among objects or players; fewer than asked for where there aren't enough."""

    def choose_word(self, player: PlayerId, words: Sequence[Word], topic: Topic = ...) -> Steps[Word]:
        """Let a player choose one of several words."""

    def choose_number(self, player: PlayerId, minimum: int, maximum: int) -> Steps[int]:
        """Let a player choose a number."""

    def arrange(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[tuple[ObjectId, ...]]:
        """Let a player put objects in an order, first to last."""

    def together(self, acts: Iterable[Steps[Any]]) -> Steps[None]:
        """Carry out several acts (other verbs, begun but not yet run) as one: they happen at the same time."""

    # -- verbs -----------------------------------------------------------------------------------------------------

    def deal_damage(
        self, source: ObjectId, shares: Sequence[tuple[Entity, int]], preventable: bool = True
    ) -> Steps[int]:
        """Deal damage to each recipient at the same time (120); return how much was dealt."""

    def destroy(self, objects: Sequence[ObjectId], can_regenerate: bool = True) -> Steps[tuple[ObjectId, ...]]:
        """Destroy permanents together (701.8); return those that were destroyed."""

    def regenerate(self, object_id: ObjectId) -> Steps[None]:
        """Save a permanent from destruction: remove its damage, tap it, take it out of combat (701.19a)."""

    def move(
        self,
        objects: Sequence[ObjectId],
        zone: Zone,
        *,
        position: int = 0,
        controller: PlayerId | None = None,
        tapped: bool = False,
        counters: Counters = (),
        attached_to: Entity | None = None,
        transformed: bool = False,
        face_down: bool = False,
        flipped: bool = False,
    ) -> Steps[tuple[ObjectId, ...]]:
        """Move objects together to a zone (owners' where it is a private one); return what they became there."""

    def sacrifice(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[tuple[ObjectId, ...]]:
        """Have a player sacrifice permanents that they control (701.21); return those sacrificed."""

    def draw(self, player: PlayerId, number: int = 1) -> Steps[None]:
        """Have a player draw cards, one after another (121.2)."""

    def discard(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[tuple[ObjectId, ...]]:
        """Have a player discard cards (701.9); return what they became."""

    def mill(self, player: PlayerId, number: int) -> Steps[tuple[ObjectId, ...]]:
        """Have a player mill cards (701.17)."""

    def gain_life(self, player: PlayerId, amount: int) -> Steps[int]:
        """Have a player gain life (119.3); return how much."""

    def lose_life(self, player: PlayerId, amount: int, *, paid: bool = False) -> Steps[int]:
        """Have a player lose life; return how much. paid: it is how they pay life (119.4)."""

    def put_counters(self, recipient: Entity, kind: CounterKind, amount: int) -> Steps[int]:
        """Put counters on a permanent or player (122.1)."""

    def remove_counters(self, recipient: Entity, kind: CounterKind, amount: int) -> Steps[int]:
        """Remove counters, as many as there are up to the amount; return how many."""

    def tap(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Tap permanents (701.26a)."""

    def untap(self, objects: Sequence[ObjectId]) -> Steps[None]:
        """Untap permanents (701.26b)."""

    def counter(self, object_id: ObjectId, to: Zone = ...) -> Steps[bool]:
        """Counter a spell or ability (701.6)."""

    def create_tokens(
        self,
        player: PlayerId,
        definition: Definition,
        number: int = 1,
        *,
        tapped: bool = False,
        attacking: bool = False,
        counters: Counters = (),
        attached_to: Entity | None = None,
    ) -> Steps[tuple[ObjectId, ...]]:
        """Create tokens (701.7); return them. attached_to: what they enter attached to, if they can be."""

    def add_mana(
        self,
        player: PlayerId,
        kinds: Sequence[ManaKind],
        only: Phrase | None = None,
        riders: Sequence[Phrase] = (),
        until: Duration | None = None,
    ) -> Steps[None]:
        """Add mana to a player's pool (106.4). only: what it may be spent on; riders: what happens then (106.6).

        until: how long it stays as steps and phases end.
        """

    def trigger(self, effect: Effect, bound: Sequence[Entity] = ()) -> None:
        """Have a reflexive triggered ability trigger at once (603.12)."""

    def spend(self, player: PlayerId, mana: Sequence[Mana]) -> None:
        """Take mana out of a pool."""

    def attach(self, object_id: ObjectId, host: Entity) -> Steps[bool]:
        """Attach an Aura, Equipment or Fortification (701.3); return whether it moved."""

    def shuffle(self, player: PlayerId) -> Steps[None]:
        """Shuffle a library (701.24)."""

    def reveal(self, player: PlayerId, objects: Sequence[ObjectId]) -> Steps[None]:
        """Have a player show cards to all players (701.20)."""

    def begin_effect(
        self,
        parts: Sequence[EffectPart],
        duration: Duration,
        affected: Sequence[Entity] | None = None,
        *,
        amount: int | None = None,
        condition: Phrase | None = None,
    ) -> Steps[None]:
        """Begin a continuous effect (611.2) from the source of this context."""

    def delay(
        self, ability: Ability, bound: Sequence[Entity] = (), *, duration: Duration = ..., once: bool = True
    ) -> None:
        """Create a delayed triggered ability (603.7)."""

    def add_turn(self, player: PlayerId) -> None:
        """Give a player an extra turn after this one (500.7)."""

    def add_phases(self, phases: Sequence[Phase]) -> None:
        """Add phases directly after the current one (500.8)."""

    def skip_next(self, player: PlayerId, what: Phase | Step | None) -> None:
        """Have a player skip their next step or phase of a kind, or (None) their next turn (614.10)."""

    def end_turn(self) -> Steps[None]:
        """End the turn (723.1)."""

    def end_combat_phase(self) -> Steps[None]:
        """End the combat phase (723.2)."""

    def solve(self, object_id: ObjectId) -> None:
        """Have a permanent become solved (719.3b)."""

    def become_monarch(self, player: PlayerId) -> None:
        """Have a player become the monarch (724.1)."""

    def take_initiative(self, player: PlayerId) -> None:
        """Have a player take the initiative (725.1)."""

    def venture(self, player: PlayerId, into: DungeonType | None = None) -> Steps[None]:
        """Have a player venture into the dungeon, or into one of some quality (701.49)."""

    def tempt(self, player: PlayerId) -> Steps[None]:
        """Have the Ring tempt a player (701.54a)."""

    def control_next_turn(self, player: PlayerId) -> None:
        """Control a player during the next turn that they take (722.1)."""

    def use_up(self, amount: int) -> None:
        """Take from what is left of the shield whose replacement is being carried out; at 0 it ends (615.7)."""

    def link(self, number: int, entities: Sequence[Entity], *, of: ObjectId | None = None) -> None:
        """Have the source, or another object, remember objects for the abilities linked to this one (607)."""

    def note_choice(self, object_id: ObjectId, key: str, value: Any, *, anew: bool = False) -> None:
        """Record a choice made for an object (a color, a type, a name ...). anew: in place of an earlier one."""

    def divide(self, slot: int) -> Mapping[Entity, int]:
        """Return how an amount was divided among the targets of a slot."""
