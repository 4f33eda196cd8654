"""Which special actions a player may take, and taking one (116)."""

from collections.abc import Iterator
from typing import Protocol

from shinpan.game.decisions import Special, SpecialAction
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries
from shinpan.rules.costs.payable import Means
from shinpan.rules.refusing import Refusal
from shinpan.rules.special_actions import companion, exiling, turning_up, unlocking
from shinpan.rules.table import Table

carries("116.1")
carries("116.2")
carries("116.3")


class _Rule(Protocol):
    """A module with the rule of one special action."""

    def options(self, table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> Iterator[Special]:
        """Yield the actions of the kind that a player may take with an object now."""

    def refusal(self, table: Table, player: PlayerId, option: Special, means: Means) -> Refusal | None:
        """Return why a player can't take an action now, or None."""

    def take(self, table: Table, player: PlayerId, option: Special, *, by_hand: bool) -> Steps[None]:
        """Take it."""


WITH_PERMANENTS: dict[SpecialAction, _Rule] = {
    SpecialAction.TURN_FACE_UP: turning_up,
    SpecialAction.UNLOCK: unlocking,
}
FROM_HAND: dict[SpecialAction, _Rule] = {
    SpecialAction.SUSPEND: exiling,
    SpecialAction.FORETELL: exiling,
    SpecialAction.PLOT: exiling,
}
RULES: dict[SpecialAction, _Rule] = {**WITH_PERMANENTS, **FROM_HAND, SpecialAction.COMPANION: companion}
"""The module of each special action."""


def special_options(table: Table, player: PlayerId, means: Means) -> Iterator[Special]:
    """Yield the special actions that a player with priority may take with permanents, and with a companion."""
    state = table.state
    copied = table.view().copiable
    for each in dict.fromkeys((*state.special, *copied)) if copied else state.special:
        if table.on_battlefield(each) and table.controller(each) == player:
            for rule in WITH_PERMANENTS.values():
                yield from rule.options(table, player, each, means)
    for each in state.outsides[player]:
        if state.objects[each].designations.given:
            yield from companion.options(table, player, each, means)


def special_options_from_hand(table: Table, player: PlayerId, card: ObjectId, means: Means) -> Iterator[Special]:
    """Yield the special actions that a player with priority may take with a card in their hand."""
    yield from exiling.options(table, player, card, means)


def special_refusal(table: Table, player: PlayerId, option: Special, means: Means) -> Refusal | None:
    """Return why a player with priority can't take a special action now, or None."""
    return RULES[option.action].refusal(table, player, option, means)


def take_special(table: Table, player: PlayerId, option: Special, *, by_hand: bool) -> Steps[None]:
    """Take a special action; the player gets priority afterward (116.3)."""
    yield from RULES[option.action].take(table, player, option, by_hand=by_hand)
