"""Readers of expectations."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from shinpan.game.enums import PRIVATE_ZONES, Zone
from shinpan.lab.notation.expectations import (
    Check,
    Comparison,
    Expectation,
    GameExpectation,
    ObjectExpectation,
    PlayerCheck,
    PlayerExpectation,
    StackExpectation,
    TriggeredExpectation,
    ZoneExpectation,
)
from shinpan.lab.notation.keys import ExpectKey as Key
from shinpan.lab.notation.keys import ObjectKey, PlayerCheckKey
from shinpan.lab.notation.mistakes import KeyMistake, Place, ValueMistake
from shinpan.lab.notation.reading.core import Fields, Read, list_of, one_or_more, wrong
from shinpan.lab.notation.reading.objects import PLAYER_CHECKS, object_checks
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import amount, boolean, text, word
from shinpan.lab.notation.reading.terms import zone
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.values import Reference
from shinpan.lab.notation.vocabulary import GameResult

_NOTHING = Reference(text="")
"""Stands for a reference that is missing until the error is raised."""


K = TypeVar("K", ObjectKey, PlayerCheckKey)


def _checks(fields: Fields, readers: Mapping[K, Read[Comparison]]) -> Iterator[tuple[K, int, Comparison]]:
    """The checks that are there, in the order of the keys."""
    for key, read in readers.items():
        expected = fields.take(key, read, None)
        if expected is not None:
            yield key, fields.line_of(key), expected


class ExpectationReader:
    """Readers of expectations for the players of a file."""

    def __init__(self, players: Players) -> None:
        """Prepare the readers of all keys."""
        self._players = players
        self._object_checks = object_checks(players)
        # An object's expectation may say `zone` and `count` too, a zone's `count`: the order decides what it is of.
        self._heads: dict[Key, tuple[Place, Callable[[Fields], Expectation]]] = {
            Key.OBJECT: (Place.OBJECT, self._object),
            Key.TRIGGERED: (Place.TRIGGERED, self._triggered),
            Key.STACK: (Place.STACK, self._stack),
            Key.GAME: (Place.GAME, self._game),
            Key.ZONE: (Place.ZONE, self._zone),
            Key.PLAYER: (Place.PLAYER_EXPECTATION, self._player),
        }

    def read(self, node: Node) -> Expectation:
        """A reader of one expectation."""
        fields = Fields(node, Place.EXPECT)
        for key, (place, read) in self._heads.items():
            if key in fields:
                fields.place = place
                expectation = read(fields)
                fields.finish()
                return expectation
        raise fields.headless(self._heads, (*Key, *ObjectKey, *PlayerCheckKey))

    def _object(self, fields: Fields) -> ObjectExpectation:
        reference = fields.need(Key.OBJECT, self._players.reference, _NOTHING)
        return ObjectExpectation(
            line=fields.line,
            object=reference,
            zone=fields.take(Key.ZONE, zone, None),
            count=fields.take(Key.COUNT, amount, None),
            checks=tuple(
                Check(line=line, key=key, expected=expected)
                for key, line, expected in _checks(fields, self._object_checks)
            ),
        )

    def _player(self, fields: Fields) -> PlayerExpectation:
        name = fields.need(Key.PLAYER, self._players.player, "")
        checks = tuple(
            PlayerCheck(line=line, key=key, expected=expected) for key, line, expected in _checks(fields, PLAYER_CHECKS)
        )
        if not any(key in fields for key in PLAYER_CHECKS):
            fields.object_to(KeyMistake.NOTHING_CHECKED, fields.line)
        return PlayerExpectation(line=fields.line, player=name, checks=checks)

    def _triggered(self, fields: Fields) -> TriggeredExpectation:
        return TriggeredExpectation(
            line=fields.line,
            count=fields.need(Key.TRIGGERED, amount, 0),
            source=fields.need(Key.ABILITY, self._players.reference, _NOTHING),
        )

    def _stack(self, fields: Fields) -> StackExpectation:
        return StackExpectation(line=fields.line, objects=fields.need(Key.STACK, list_of(text), ()))

    def _game(self, fields: Fields) -> GameExpectation:
        return GameExpectation(line=fields.line, result=fields.need(Key.GAME, word(GameResult), GameResult.DRAW))

    def _zone(self, fields: Fields) -> ZoneExpectation:
        names = one_or_more(text)
        player, where = fields.need(Key.ZONE, self._zone_of, (None, Zone.EXILE))
        cards = fields.take(Key.CARDS, list_of(text), None)
        expectation = ZoneExpectation(
            line=fields.line,
            zone=where,
            player=player,
            cards=cards,
            ordered=fields.take(Key.ORDERED, boolean, False),
            includes=fields.take(Key.INCLUDES, names, ()),
            excludes=fields.take(Key.EXCLUDES, names, ()),
            count=fields.take(Key.COUNT, amount, None),
        )
        if not any(key in fields for key in (Key.CARDS, Key.INCLUDES, Key.EXCLUDES, Key.COUNT)):
            fields.object_to(KeyMistake.NOTHING_CHECKED, fields.line)
        if expectation.ordered and Key.CARDS not in fields:
            fields.object_to(KeyMistake.MISSING, fields.line_of(Key.ORDERED), place=Place.ZONE, key=Key.CARDS.value)
        return expectation

    def _zone_of(self, node: Node) -> tuple[str | None, Zone]:
        """`alice.graveyard`, or a shared zone as a whole: `exile`."""
        given = text(node)
        player, dot, kind = given.rpartition(".")
        where = zone(Scalar(node.line, kind))
        if dot:
            return self._players.player(Scalar(node.line, player)), where
        if where in PRIVATE_ZONES:
            wanted = tuple(f"{name}.{kind}" for name in self._players.names)
            raise wrong(node.line, ValueMistake.WHOSE_ZONE, found=kind, wanted=wanted[:1])
        return None, where
