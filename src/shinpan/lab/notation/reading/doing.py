"""The reader of `do`: what each effect needs to be told."""

from dataclasses import dataclass
from enum import Enum, auto

from shinpan.lab.notation.keys import StepKey as Key
from shinpan.lab.notation.mistakes import KeyMistake
from shinpan.lab.notation.reading.acting import common
from shinpan.lab.notation.reading.core import Fields, Read
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import amount, word
from shinpan.lab.notation.reading.terms import counter_kind, counters
from shinpan.lab.notation.steps import DoStep
from shinpan.lab.notation.tree import Mapping, Node
from shinpan.lab.notation.values import CounterCount, Reference
from shinpan.lab.notation.vocabulary import Verb


class Need(Enum):
    """Whether an effect is told something."""

    NO = auto()
    MAY = auto()
    MUST = auto()
    ONE = auto()
    """Exactly one of the keys that need this."""
    SOME = auto()
    """At least one of the keys that need this."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What an effect is told. A count that may be left out is 1."""

    object: Need = Need.NO
    player: Need = Need.NO
    count: Need = Need.NO
    counters: Need = Need.NO


_TO_OBJECTS = Shape(object=Need.MUST)
_BY_PLAYER = Shape(object=Need.SOME, player=Need.SOME, count=Need.MAY)  # with a player only, that player chooses

SHAPES: dict[Verb, Shape] = dict.fromkeys(Verb, _TO_OBJECTS) | {
    Verb.SACRIFICE: _BY_PLAYER,
    Verb.DISCARD: _BY_PLAYER,
    Verb.MILL: Shape(player=Need.MUST, count=Need.MAY),
    Verb.DRAW: Shape(player=Need.MUST, count=Need.MAY),
    Verb.GAIN_LIFE: Shape(player=Need.MUST, count=Need.MUST),
    Verb.LOSE_LIFE: Shape(player=Need.MUST, count=Need.MUST),
    Verb.DAMAGE: Shape(object=Need.ONE, player=Need.ONE, count=Need.MUST),
    Verb.ADD_COUNTERS: Shape(object=Need.ONE, player=Need.ONE, count=Need.MAY, counters=Need.MUST),
    Verb.GAIN_CONTROL: Shape(object=Need.MUST, player=Need.MUST),
}


_WITH_RECEIVER = frozenset({Verb.DAMAGE, Verb.ADD_COUNTERS, Verb.GAIN_CONTROL})
"""Effects that may be told with `to` what they could be told with `object` or `player`."""


def do(fields: Fields, players: Players) -> DoStep:
    """`do`: an effect without a source."""
    verb = fields.take(Key.DO, word(Verb), None)
    keys = common(fields, players)
    objects: tuple[Reference, ...] = fields.take(Key.OBJECT, players.references, ())
    count = fields.take(Key.COUNT, amount, None)
    given = fields.take(Key.COUNTERS, _counters(count), ())
    to = fields.take(Key.TO, players.reference, None)
    told = {key for key in (Key.OBJECT, Key.PLAYER, Key.COUNT, Key.COUNTERS) if key in fields}
    if to is not None and verb in _WITH_RECEIVER:
        receiver = Key.PLAYER if to.text in players.names else Key.OBJECT
        if receiver in told:
            fields.object_to(KeyMistake.NOT_WITH, fields.line_of(Key.TO), key=Key.TO.value, other=receiver.value)
        told.add(receiver)
        if receiver is Key.PLAYER:
            keys["player"] = to.text
        else:
            objects = (to,)
    if verb is not None:
        _check(fields, verb, told)
    return DoStep(verb=verb or Verb.DESTROY, objects=objects, count=None if given else count, counters=given, **keys)


def _counters(count: int | None) -> Read[tuple[CounterCount, ...]]:
    """A reader of counters: {+1/+1: 2}, or one kind, of which there are `count`."""

    def read(node: Node) -> tuple[CounterCount, ...]:
        if isinstance(node, Mapping):
            return counters(node)
        return (CounterCount(line=node.line, kind=counter_kind(node), count=1 if count is None else count),)

    return read


def _check(fields: Fields, verb: Verb, told: set[Key]) -> None:
    shape = SHAPES[verb]
    needs = {Key.OBJECT: shape.object, Key.PLAYER: shape.player, Key.COUNT: shape.count, Key.COUNTERS: shape.counters}
    for key, need in needs.items():
        if need is Need.NO and key in told:
            fields.object_to(KeyMistake.NO_USE, fields.line_of(key), key=key.value, place=verb.value)
        if need is Need.MUST and key not in told:
            fields.object_to(KeyMistake.MISSING, fields.line, key=key.value, place=verb.value)
    if Key.TO in fields and verb not in _WITH_RECEIVER:
        fields.object_to(KeyMistake.NO_USE, fields.line_of(Key.TO), key=Key.TO.value, place=verb.value)
    group = tuple(key for key, need in needs.items() if need in (Need.ONE, Need.SOME))
    given = [key for key in group if key in told]
    if group and not given:
        keys = tuple(key.value for key in group)
        fields.object_to(KeyMistake.ONE_OF, fields.line, place=verb.value, keys=keys)
    if shape.object is Need.ONE and len(given) > 1:
        fields.object_to(KeyMistake.NOT_WITH, fields.line_of(given[1]), key=given[1].value, other=given[0].value)
