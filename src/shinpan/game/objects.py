"""Objects and their components (CR 109, 110)."""

from dataclasses import field
from typing import Any

from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.copied_values import CopiedValues
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import FaceDown, ObjectKind, Zone
from shinpan.game.ids import CardId, Entity, ObjectId, PlayerId, Timestamp
from shinpan.game.keywords import KeywordAbility
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.mana import Mana

Counters = tuple[tuple[CounterKind, int], ...]
"""Counters on an object or player: kinds with positive numbers, in the order in which they first arrived."""


@leaf
class Component(Leaf):
    """One of the things that represent an object: a card, a token, or a copy of a card or spell.

    An ordinary object has one, a melded permanent two, a merged permanent any number (CR 712.4, 729.2). face: the
    face that is up, the half or alternative that was cast; `rules.faces` says where it counts. merged: it came to a
    permanent that was there before it (729.2). down: it lies face down in a face-up merged permanent (729.2e).
    copied: for a token or copy made by copying, what was copied; its definition has the values that came of it.
    commander: the card is its owner's commander, wherever it is and whatever it looks like (903.3).
    """

    card: CardId
    definition: Definition
    owner: PlayerId
    kind: ObjectKind = ObjectKind.CARD
    face: int = 0
    copied: CopiedValues | None = None
    merged: bool = False
    down: bool = False
    commander: bool = False


@leaf
class Extra(Leaf):
    """An optional additional cost that was paid for a spell (118.8b).

    place: its place among the optional additional costs of the spell. keyword: the ability that offers it (kicker,
    buyback ...), None for one written out. times: how often it was paid.
    """

    place: int
    keyword: KeywordAbility | None
    times: int = 1


@leaf
class Choices(Leaf):
    """What was chosen and paid while a spell was cast or an ability activated or put on the stack (601.2b-h).

    targets: for each target slot, in order, what was chosen. divided: for each slot, the amounts given to its
    targets, in their order. keywords: the abilities by which the spell was cast: for whose alternative cost (118.9),
    or from where (flashback, retrace ...). extras: the optional additional costs paid. paid: the objects that each
    non-mana cost was paid with, by the place of the cost. life_symbols: how many Phyrexian symbols were paid with life.
    promised: the opponent who was promised a gift (702.174). announced: the objects for the cost on which the total
    depends, chosen before it is worked out (702.119c); None as long as they aren't. spliced: the cards spliced onto
    the spell (702.47a). in_main: it was cast by the active player during a main phase.
    convoked: the creatures tapped for its convoke (702.51c); delved: the cards exiled for its delve (607.2q).
    """

    modes: tuple[int, ...] = ()
    targets: tuple[tuple[Entity, ...], ...] = ()
    divided: tuple[tuple[int, ...], ...] = ()
    x: int | None = None
    keywords: tuple[KeywordAbility, ...] = ()
    extras: tuple[Extra, ...] = ()
    paid: tuple[tuple[ObjectId, ...], ...] = ()
    mana_spent: tuple[Mana, ...] = ()
    cast_from: Zone | None = None
    life_symbols: int = 0
    promised: PlayerId | None = None
    announced: tuple[ObjectId, ...] | None = None
    spliced: tuple[ObjectId, ...] = ()
    in_main: bool = False
    convoked: tuple[ObjectId, ...] = ()
    delved: tuple[ObjectId, ...] = ()

    def times_paid(self, *keywords: KeywordAbility | None) -> int:
        """Return how often optional additional costs of these keywords were paid (702.33d)."""
        return sum(extra.times for extra in self.extras if extra.keyword in keywords)


@leaf
class Stacked(Leaf):
    """What an ability on the stack stands for (113.7): its source, its text, and what made it trigger.

    number: the place of the ability among those of its source, for "this ability" counts and for the display.
    bound: objects and players that the effect which created a delayed or reflexive ability had in mind.
    origin: the copy effect by which the source had the ability, 0 if by none (see `Chosen`). since: when a delayed
    ability was created.
    """

    source: ObjectId
    ability: Ability
    number: int = 0
    event: Any = None
    bound: tuple[Entity, ...] = ()
    x: int | None = None
    origin: int = 0
    since: Timestamp | None = None


@leaf
class Chosen(Leaf):
    """A choice made for a permanent, which abilities linked to the one that asked for it refer to (607.2d).

    origin: the copy effect by which the object had that ability, as its timestamp; 0 for an ability of its own. What
    abilities of one origin remember is never known to those of another (607.5, 707.7).
    """

    key: str
    value: Any
    origin: int = 0


FACE_DOWN_AS = "face down as"
"""The key under which a face-down permanent keeps what the effect that turned it down says that it is, as its
characteristics, if that isn't what the rules say of any such permanent (708.2)."""

LinkKey = tuple[int, int]
"""Whose memory: the origin of the abilities (see `Chosen`), and the number that links them on the card."""


@leaf
class Designations(Leaf):
    """Markers that the rules give a permanent; no part of its copiable values (709.5c, 716.2b).

    unlocked: the unlocked halves of a Room. level: the level of a Class, 1 unless it has gained one (716.2d). turned:
    when it last transformed or converted (701.27f). solved: the Case is (719.3b). given: renowned, monstrous and the
    like. mutations: how many times it has mutated (702.140d). room: of a dungeon, the place of the room in which the
    venture marker is (309.4).
    """

    unlocked: tuple[int, ...] = ()
    level: int = 1
    turned: Timestamp = Timestamp(0)
    solved: bool = False
    given: tuple[Designation, ...] = ()
    mutations: int = 0
    room: int = 0


UNMARKED = Designations()


@leaf
class GameObject(Leaf):
    """An object: a card, token, copy, spell, permanent, ability on the stack or emblem (CR 109.1).

    controller is the one that layer 2 starts from; ask the rules for the effective one. For a card outside the
    battlefield and stack it is the owner. damage is marked damage; deathtouched says that some of it came from a
    source with deathtouch (704.5h). sick: not under its controller's control continuously since their most recent
    turn began (302.6). chosen: choices made as it entered; links: objects that linked abilities remember (607).
    counter_times: when the last keyword counter of each kind was put on it, if after it entered (613.7c).
    phased_under: who controlled it as it phased out (702.26).
    """

    id: ObjectId
    kind: ObjectKind
    components: tuple[Component, ...]
    owner: PlayerId
    controller: PlayerId
    zone: Zone
    timestamp: Timestamp
    tapped: bool = False
    flipped: bool = False
    face_down: FaceDown | None = None
    designations: Designations = UNMARKED
    phased_out: bool = False
    counters: Counters = ()
    counter_times: tuple[tuple[CounterKind, Timestamp], ...] = ()
    phased_under: PlayerId | None = None
    damage: int = 0
    deathtouched: bool = False
    sick: bool = False
    attached_to: Entity | None = None
    chosen: tuple[Chosen, ...] = ()
    links: tuple[tuple[LinkKey, tuple[Entity, ...]], ...] = ()
    choices: Choices | None = None
    stacked: Stacked | None = None
    printed: Characteristics = field(default=Characteristics(), compare=False, repr=False)

    @property
    def is_token(self) -> bool:
        """CR 111: represented by a token (the topmost component decides, 729.2d)."""
        return self.kind is ObjectKind.TOKEN

    def count(self, kind: CounterKind) -> int:
        """Return how many counters of a kind are on the object."""
        for found, number in self.counters:
            if found is kind:
                return number
        return 0
