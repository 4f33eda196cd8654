"""Events: everything that happens in a game, as values (CR 700.1). What came of one is empty in a proposal (614)."""

from dataclasses import field

from shinpan.game.counters import CounterKind
from shinpan.game.entry import Aside as Aside
from shinpan.game.entry import Entry as Entry
from shinpan.game.enums import LossReason, Step, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.mana import Mana
from shinpan.game.objects import Choices, Component


class Event(Leaf):
    """Base of all events."""

    __slots__ = ()


@leaf
class ZoneChange(Event):
    """An object goes from one zone to another (400.7), or, with origin None, is created in one (a token).

    object is its identity before; arrivals, once it has happened, are what came of it: one object for each component
    (one for the battlefield and stack). controller: whose control it enters under (battlefield, stack), else the
    owner. position: place in the library, 0 the top, -1 the bottom. cause: the object whose effect or cost did it.
    discarded: it is how a card is discarded (701.9a). others: what enters together with it as one object (701.42a).
    order: of its components (712.21a, 729.3a). aside: those that go elsewhere. many: how many made a trigger (603.2c).
    """

    object: ObjectId
    origin: Zone | None
    destination: Zone
    controller: PlayerId
    position: int = 0
    entry: Entry = Entry()
    face: int | None = None
    cause: ObjectId | None = None
    choices: Choices | None = None
    arrivals: tuple[ObjectId, ...] = ()
    others: tuple[ObjectId, ...] = ()
    order: tuple[int, ...] = ()
    discarded: bool = False
    aside: tuple[Aside, ...] = ()
    many: int = 1


@leaf
class TokenMade(Event):
    """A token would be, or was, created (111.1). count is how many alike; arrivals are the tokens."""

    player: PlayerId
    component: Component
    count: int = 1
    entry: Entry = Entry()
    source: ObjectId | None = None
    arrivals: tuple[ObjectId, ...] = ()


@leaf
class Destroy(Event):
    """A permanent is destroyed (701.8). by_damage: by a state-based action (704.5g-h). can_regenerate as printed."""

    object: ObjectId
    source: ObjectId | None = None
    by_damage: bool = False
    can_regenerate: bool = True


@leaf
class Sacrifice(Event):
    """A player sacrifices a permanent (701.21)."""

    object: ObjectId
    player: PlayerId
    source: ObjectId | None = None


@leaf
class Discard(Event):
    """A player discards a card (701.9). many: see `ZoneChange`."""

    object: ObjectId
    player: PlayerId
    source: ObjectId | None = None
    arrivals: tuple[ObjectId, ...] = ()
    many: int = 1


@leaf
class Draw(Event):
    """A player draws a card (121). object: the card as it is in the hand, once drawn."""

    player: PlayerId
    source: ObjectId | None = None
    object: ObjectId | None = None


@leaf
class Damage(Event):
    """Damage is dealt (120). source may have left the battlefield: its last-known information counts."""

    source: ObjectId
    recipient: Entity
    amount: int
    combat: bool = False
    preventable: bool = True


@leaf
class LifeGained(Event):
    """A player gains life (119.3)."""

    player: PlayerId
    amount: int
    source: ObjectId | None = None


@leaf
class LifeLost(Event):
    """A player loses life (119.3); damage causes it too (120.3a). paid: it is how life is paid (119.4)."""

    player: PlayerId
    amount: int
    source: ObjectId | None = None
    by_damage: bool = False
    paid: bool = False


@leaf
class CountersPut(Event):
    """Counters are put on an object or player (122.1, 122.6). by_effect: not by a cost or the rules themselves."""

    recipient: Entity
    kind: CounterKind
    amount: int
    player: PlayerId | None = None
    source: ObjectId | None = None
    entering: bool = False
    by_effect: bool = True


@leaf
class CountersRemoved(Event):
    """Counters are removed from an object or player (122.1). last: as it happened, none of the kind were left."""

    recipient: Entity
    kind: CounterKind
    amount: int
    last: bool = False


@leaf
class Tap(Event):
    """A permanent becomes tapped (701.26a)."""

    object: ObjectId
    for_mana: bool = False


@leaf
class Untap(Event):
    """A permanent becomes untapped (701.26b)."""

    object: ObjectId


@leaf
class ManaAdded(Event):
    """A mana ability or effect adds mana to a player's pool (106.4). tapped: its source was tapped for it (106.12)."""

    player: PlayerId
    mana: tuple[Mana, ...]
    source: ObjectId | None = None
    tapped: bool = False


@leaf
class SpellCast(Event):
    """A spell has been cast (601.2i). permit: the effect that allowed it, if it was one in force."""

    object: ObjectId
    player: PlayerId
    permit: tuple[int, int, int, int] | None = None


@leaf
class Copied(Event):
    """A spell or ability was copied on the stack (707.10)."""

    object: ObjectId
    copy: ObjectId
    player: PlayerId


@leaf
class AbilityActivated(Event):
    """An ability has been activated (602.2). object: the ability on the stack, None for a mana ability.

    number, origin: which ability of the source it is, also in the events after this: its place among those that the
    source has, and the copy effect by which it has them (see `Chosen`).
    """

    source: ObjectId
    number: int
    player: PlayerId
    object: ObjectId | None = None
    mana: bool = False
    loyalty: bool = False
    origin: int = 0


@leaf
class AbilityTriggered(Event):
    """An ability has triggered (603.2), kept for "how often" counts."""

    source: ObjectId
    number: int
    player: PlayerId
    name: str = ""
    origin: int = 0


@leaf
class LandPlayed(Event):
    """A player played a land (305.1). permit: the effect that allowed it, if it was one in force."""

    object: ObjectId
    player: PlayerId
    permit: tuple[int, int, int, int] | None = None


@leaf
class BecameTarget(Event):
    """An object or player became the target of a spell or ability (115)."""

    target: Entity
    by: ObjectId
    player: PlayerId


@leaf
class Countered(Event):
    """A spell or ability was countered (701.6)."""

    object: ObjectId
    by: ObjectId | None = None


@leaf
class Resolved(Event):
    """A spell or ability finished resolving (608.2)."""

    object: ObjectId
    source: ObjectId
    number: int = 0
    origin: int = 0


@leaf
class AttackersDeclared(Event):
    """The active player declared attackers (508.1); one event with all of them. many: see `ZoneChange`."""

    player: PlayerId
    attackers: tuple[ObjectId, ...]
    targets: tuple[Entity, ...]
    many: int = 1


@leaf
class Attacked(Event):
    """A creature attacked: it was declared as an attacker (508.3a)."""

    attacker: ObjectId
    target: Entity
    defender: PlayerId
    alone: bool = False


@leaf
class Blocked(Event):
    """A creature blocked another (509.3b). again: it blocks several, and this isn't the first of them (509.3a)."""

    blocker: ObjectId
    attacker: ObjectId
    again: bool = False


@leaf
class BecameBlocked(Event):
    """An attacking creature became blocked (509.3c)."""

    attacker: ObjectId
    blockers: tuple[ObjectId, ...]


@leaf
class BecameUnblocked(Event):
    """An attacking creature wasn't blocked (509.3g)."""

    attacker: ObjectId
    target: Entity
    defender: PlayerId


@leaf
class PhasedOut(Event):
    """A permanent phased out (702.26b); no zone change."""

    object: ObjectId
    player: PlayerId


@leaf
class PhasedIn(Event):
    """A permanent phased in (702.26c); it didn't enter the battlefield."""

    object: ObjectId
    player: PlayerId


@leaf
class Exploited(Event):
    """A creature exploited another: it was sacrificed to its exploit ability (702.110b)."""

    object: ObjectId
    player: PlayerId
    sacrificed: ObjectId


@leaf
class StateLooked(Event):
    """No event: the moment at which state triggers are asked whether the game is as they say (603.8)."""


@leaf
class ActionTaken(Event):
    """A player carried out a keyword action (701): scried, explored ... object: with which permanent."""

    action: KeywordAction
    player: PlayerId
    object: ObjectId | None = None
    amount: int = 1


@leaf
class StepBegan(Event):
    """A step, or a main phase, began (500)."""

    step: Step
    player: PlayerId


@leaf
class Attach(Event):
    """An Aura, Equipment or Fortification becomes attached (701.3); host None: it becomes unattached."""

    object: ObjectId
    host: Entity | None
    former: Entity | None = None


@leaf
class ControlChanged(Event):
    """A permanent came under another player's control (layer 2)."""

    object: ObjectId
    old: PlayerId
    new: PlayerId


@leaf
class PlayerLost(Event):
    """A player lost the game (104.3)."""

    player: PlayerId
    reason: LossReason


@leaf
class Shuffled(Event):
    """A player shuffled their library (701.24)."""

    player: PlayerId


PartKey = tuple[int, int, int, int]
"""What tells one replacement effect from all others: its source, the places of ability and part, the origin."""


@leaf
class Proposal(Leaf):
    """An event that is about to happen, with the replacement effects that have already changed it (614.5)."""

    event: Event
    applied: tuple[PartKey, ...] = field(default=())
