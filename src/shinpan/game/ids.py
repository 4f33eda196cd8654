"""Typed identities. All come from counters in the state, so that the same seed gives the same game."""

from typing import NewType

ObjectId = NewType("ObjectId", int)
"""An object. A new one each time a card changes zones (CR 400.7)."""

CardId = NewType("CardId", int)
"""A piece of cardboard, or a token or copy that stands for one. It stays the same as it moves from zone to zone."""

Timestamp = NewType("Timestamp", int)
"""A moment on the state's clock (CR 613.7)."""

EffectId = NewType("EffectId", int)
"""A continuous effect or delayed triggered ability that doesn't come from a static ability."""


class PlayerId(int):
    """A player's place in turn order at the start of the game, from 0.

    A class of its own, since "any target" mixes players and objects; object ids start above all player ids.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"P{int(self)}"


Entity = ObjectId | PlayerId
"""What damage, targets, counters and attachments may refer to: an object or a player."""

FIRST_OBJECT = ObjectId(16)
