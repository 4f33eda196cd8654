"""Who holds a designation that one player of the game can have: the monarch, the initiative (724, 725).

It is held by an object in the command zone that is no card, token or emblem of the game but stands for the
designation itself, with its triggered abilities that have no source, and goes with it from player to player.
"""

from shinpan.game.designations import PlayerDesignation
from shinpan.game.enums import ObjectKind
from shinpan.game.ids import PlayerId
from shinpan.game.objects import GameObject
from shinpan.game.state import GameState

NAMES = {PlayerDesignation.MONARCH: "The Monarch", PlayerDesignation.INITIATIVE: "The Initiative"}
"""What the objects that stand for the designations are called."""


def held(state: GameState, which: PlayerDesignation) -> GameObject | None:
    """Return the object that stands for a designation; None if nobody has it."""
    for each in state.command:
        obj = state.objects[each]
        if obj.kind is ObjectKind.EMBLEM and obj.components and obj.components[0].definition.name == NAMES[which]:
            return obj
    return None


def holder(state: GameState, which: PlayerDesignation) -> PlayerId | None:
    """Return who has a designation, None if nobody has."""
    found = held(state, which)
    return None if found is None else found.controller
