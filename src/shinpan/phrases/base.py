"""What a phrase is, and the families of phrases (DESIGN, "One phrase, one class")."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import field, fields
from enum import Enum, IntEnum, unique
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from shinpan.game.characteristics import Ability
from shinpan.game.decisions import Decision, Topic
from shinpan.game.effects import EffectPart
from shinpan.game.enums import Layer, Zone
from shinpan.game.events import Event
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.leaf import Leaf, leaf

if TYPE_CHECKING:
    from shinpan.phrases.context import Context, Draft, Queries

_T = TypeVar("_T")
Steps = Generator[Decision, Any, _T]
"""What every act of the game is: it yields a Decision wherever a player chooses, and returns what came of it."""

NOWHERE: frozenset[Zone] = frozenset()
BATTLEFIELD: frozenset[Zone] = frozenset({Zone.BATTLEFIELD})
EVERYWHERE: frozenset[Zone] = frozenset(Zone)


class Phrase(Leaf):
    """Base of all phrases. wordings: language -> its wordings, the first of which writes the text.

    volatile: what it says can change though no object changes its zone, control, counters or attachment: it depends on
    status, life, combat or the turn. wide: it can change as objects move between other zones than the battlefield.
    Characteristics are worked out again at such moments only if something in force says so.
    """

    __slots__ = ()
    volatile: ClassVar[bool] = False
    wide: ClassVar[bool] = False
    wordings: ClassVar[dict[str, tuple[str, ...]]] = {}


_P = TypeVar("_P", bound=Leaf)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def phrase(*, en: str | tuple[str, ...] = "", ja: str | tuple[str, ...] = "") -> Callable[[type[_P]], type[_P]]:
    """Class decorator: make the class a leaf and give it its wordings (see `phrases.wording` for the notation)."""

    def settle(cls: type[_P]) -> type[_P]:
        made = leaf(cls)
        made.wordings = {  # type: ignore[attr-defined]
            "en": (en,) if isinstance(en, str) else en,
            "ja": (ja,) if isinstance(ja, str) else ja,
        }
        return made

    return settle


class Effect(Phrase):
    """Something that a resolving spell or ability tells players to do (608.2c, 609).

    resolves_anyway: an ability with this effect resolves though all its targets have become illegal (608.2b).
    """

    __slots__ = ()
    resolves_anyway: ClassVar[bool] = False

    def perform(self, context: "Context") -> Steps[None]:
        """Do it. Yields the decisions that come up on the way."""
        raise NotImplementedError

    def possible(self, context: "Queries") -> bool:
        """Return whether a player may choose to do it: the impossible can't be chosen (608.2d)."""
        return True


class Quantity(Phrase):
    """A number: fixed, X, or counted when asked."""

    __slots__ = ()

    def value(self, context: "Queries") -> int:
        """Return the number as it is now."""
        raise NotImplementedError

    def values(self, context: "Queries") -> tuple[int, ...]:
        """Return the numbers to compare with: more than one about a split card by the rules until 2017."""
        return (self.value(context),)


class Reference(Phrase):
    """Words that stand for objects or players: "it", "you", "target creature", "each opponent"."""

    __slots__ = ()

    def find(self, context: "Queries") -> tuple[Entity, ...]:
        """Return what the words stand for now, in a fixed order; empty if there is no such thing."""
        raise NotImplementedError

    def includes(self, context: "Queries", entity: Entity) -> bool:
        """Return whether the words stand for an entity, among others or not."""
        return entity in self.find(context)


class Quality(Phrase):
    """Something that is true of an object or player or isn't: "creature", "tapped", "you control", "with flying"."""

    __slots__ = ()

    def holds(self, context: "Queries", entity: Entity) -> bool:
        """Return whether it is true, asked of the characteristics that the context looks at."""
        raise NotImplementedError


class Adjective(Quality):
    """A quality that is said before a noun: "tapped", "nonblack", "other"."""

    __slots__ = ()


class Condition(Phrase):
    """Something that is true of the game or isn't: "if you control a Forest", "if it was kicked".

    Volatile unless its class knows better.
    """

    __slots__ = ()
    volatile: ClassVar[bool] = True

    def holds(self, context: "Queries") -> bool:
        """Return whether it is true now."""
        raise NotImplementedError


class CostPart(Phrase):
    """A part of a cost besides mana: {T}, "sacrifice a creature", "pay 2 life" (118).

    removes_source: paying it takes the source away.
    """

    __slots__ = ()
    removes_source: ClassVar[bool] = False

    def payable(self, context: "Queries") -> bool:
        """Return whether it could be paid now."""
        raise NotImplementedError

    def pay(self, context: "Context") -> Steps[tuple[ObjectId, ...]]:
        """Pay it; return the objects that it was paid with (sacrificed, discarded, exiled, tapped)."""
        raise NotImplementedError


class ObjectCost(CostPart):
    """A part of a cost that is paid with objects of the player's choice: "sacrifice a creature" (601.2h).

    taps: the objects are tapped for it; otherwise they leave where they are. announced: they are chosen as the spell
    is proposed, since the total cost depends on them (702.119c).
    """

    __slots__ = ()
    number: "Quantity"
    taps: ClassVar[bool] = False
    announced: ClassVar[bool] = False

    def candidates(self, context: "Queries") -> tuple[ObjectId, ...]:
        """Return what it could be paid with now."""
        raise NotImplementedError

    def bounds(self, context: "Queries") -> tuple[int, int]:
        """Return the least and the most objects that it is paid with."""
        number = self.number.value(context)
        return number, number

    def suffices(self, context: "Queries", objects: tuple[ObjectId, ...]) -> bool:
        """Return whether these objects together pay it; their number is within the bounds."""
        return True

    def pay_with(self, context: "Context", objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Pay it with the objects chosen."""
        raise NotImplementedError

    def payable(self, context: "Queries") -> bool:
        """Return whether there are enough objects."""
        found = self.candidates(context)
        return len(found) >= self.bounds(context)[0] and self.suffices(context, found)

    def pay(self, context: "Context") -> Steps[tuple[ObjectId, ...]]:
        """Let the player choose, and pay."""
        least, most = self.bounds(context)
        chosen = yield from context.choose(context.you, self.candidates(context), least, most, Topic.COST)
        objects = tuple(each for each in chosen if not isinstance(each, PlayerId))
        yield from self.pay_with(context, objects)
        return objects


class TriggerPhrase(Phrase):
    """ "When", "whenever" and "at": what an ability triggers on (603.1).

    events: the classes of event that it may trigger on. looks_back: it looks at the game as it was just before the
    event (603.10). Fields called one_or_more say that events which happen together trigger it once (603.2c). by_card:
    it is about cards that arrive somewhere, so that one permanent of several cards triggers it for each (712.21).
    """

    __slots__ = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    looks_back: ClassVar[bool] = False
    by_card: ClassVar[bool] = False

    def matches(self, context: "Queries", event: Event) -> bool:
        """Return whether the event is the one."""
        raise NotImplementedError

    def how_often(self, context: "Queries", event: Event) -> int:
        """Return how many abilities the phrase stands for that trigger on an event which matches (714.2c)."""
        return 1

    def how_many(self, context: "Queries", event: Event) -> int | None:
        """Return how many things an event which matches is about: "that many"; None if the event says it itself."""
        return None

    def alike(self, event: Event, other: Event) -> bool:
        """Return whether two events which match and happen together are one for "one or more" (603.2c)."""
        return True


class StaticPart(EffectPart, Phrase):
    """One thing that a static ability, or a continuous effect of a resolved spell, does."""

    __slots__ = ()


class CastingPart(StaticPart):
    """Something that a card says of how it itself may be cast: other costs, more costs, other zones (601.2b, 601.3).

    Casting reads it off the card wherever that is (113.6), so that it is never in force among the other static parts.
    """

    __slots__ = ()

    def only_if(self, condition: Condition | None) -> "CastingPart":
        """Return it with the condition of the ability that it is a part of: "as long as you control a Zombie"."""
        return self if condition is None else self.with_(condition=condition)


class Modification(StaticPart):
    """A change of characteristics or control in one layer (613).

    layers: where it applies. settled(): the change with its numbers worked out for one object, a value that can be
    compared, so that dependency (613.8) can be decided by trying out. by_object: it isn't the same for each of the
    objects that a lasting effect was begun on.
    """

    __slots__ = ()
    layer: ClassVar[Layer]
    by_object: ClassVar[bool] = False

    def settled(self, context: "Queries", entity: ObjectId) -> "Modification":
        """Return the modification with every quantity and choice in it replaced by what it is now for an object."""
        return self

    def apply(self, draft: "Draft") -> None:
        """Make the change on an object's characteristics in the making."""
        raise NotImplementedError


@unique
class Precedence(IntEnum):
    """Which replacement effects have to be chosen before others (616.1a-e)."""

    SELF_REPLACEMENT = 0
    CONTROL = 1
    COPY = 2
    BACK_FACE = 3
    OTHER = 4


class ReplacementPart(StaticPart):
    """A replacement or prevention effect (614, 615): it watches for an event and puts another in its place.

    entering: it changes how its own source enters (614.12). precedence: its place in the order of 616.1. commutes: it
    comes to the same whether applied before or after others of the kind, so that nobody needs to be asked. repeats:
    having changed an event it may apply to it again, an exception to 614.5. tells: it says by itself what it did.
    singly: though it commutes, each of several tokens has its own choice made for it (707.6).
    """

    __slots__ = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    precedence: ClassVar[Precedence] = Precedence.OTHER
    commutes: ClassVar[bool] = False
    prevents: ClassVar[bool] = False
    entering: ClassVar[bool] = False
    repeats: ClassVar[bool] = False
    singly: ClassVar[bool] = False
    tells: ClassVar[bool] = False

    def applies(self, context: "Queries", event: Event) -> bool:
        """Return whether the event is one that it would change."""
        raise NotImplementedError

    def replace(self, context: "Context", event: Event) -> Steps[tuple[Event, ...]]:
        """Return what happens instead; an empty tuple if nothing does."""
        raise NotImplementedError


@unique
class Timing(Enum):
    """When an activated ability may be activated (602.5)."""

    INSTANT = "instant"
    SORCERY = "sorcery"


class AbilityPhrase(Ability, Phrase):
    """Base of the four kinds of ability (113.3) and of keyword abilities. zones: where it functions (113.6)."""

    __slots__ = ()


class Shorthand(AbilityPhrase):
    """Base of abilities that stand for others and aren't in 702: level symbols (711.2), class levels (716.2)."""

    __slots__ = ()

    def stands_for(self) -> tuple[Ability, ...]:
        """Return the ordinary abilities that it is short for."""
        raise NotImplementedError


_FIELD_NAMES: dict[type, tuple[str, ...]] = {}


def field_names(cls: type[Phrase]) -> tuple[str, ...]:
    """Return the names of the fields that make up a phrase of a class: all but caches."""
    found = _FIELD_NAMES.get(cls)
    if found is None:
        found = _FIELD_NAMES[cls] = tuple(each.name for each in fields(cls) if each.compare)  # type: ignore[arg-type]
    return found


_INSIDE: dict[type, Callable[[Any], tuple[Any, ...]]] = {}
_ATOMS = (int, str, Enum)
"""The types of fields with nothing inside."""


def _inside(cls: type[Phrase]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what returns the fields of a phrase of a class that may hold phrases, the last first."""
    names = [
        each.name
        for each in fields(cls)[::-1]  # type: ignore[arg-type]
        if each.compare and not (isinstance(each.type, type) and issubclass(each.type, _ATOMS))
    ]
    if not names:
        return lambda _: ()
    every = attrgetter(*names)
    return every if len(names) > 1 else lambda phrase: (every(phrase),)


def walk(value: Any) -> Iterator[Phrase]:
    """Yield a phrase and all phrases inside it, in the order in which they are written."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Phrase):
            yield each
            inside = _INSIDE.get(type(each))
            if inside is None:
                inside = _INSIDE[type(each)] = _inside(type(each))
            waiting += inside(each)
        elif isinstance(each, tuple):
            waiting += each[::-1]
