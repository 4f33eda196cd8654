"""Who on the battlefield has activated abilities, worked out once for each set of permanents and version of effects."""

from typing import NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.index import index_of
from shinpan.phrases.restrictions import NoActivation
from shinpan.rules.mana.abilities import plain_sources, split_activated
from shinpan.rules.mana.source import ManaSource
from shinpan.rules.restricting import barred
from shinpan.rules.table import Table


class Worker(NamedTuple):
    """A permanent with mana abilities.

    plain: these as sources of mana, if all that they ask for is tapping it. creature: it may be too new for that.
    """

    id: ObjectId
    characteristics: Characteristics
    plain: tuple[ManaSource, ...] | None
    creature: bool


class Board:
    """Who has activated abilities that can be activated (602.5).

    mana: for each player the permanents that they control with mana abilities. others: all permanents with other
    activated abilities. It holds for one tuple of permanents and one version of the state; where something restricts
    activating, also for no more changes than there have been of what conditions may read.
    """

    __slots__ = ("battlefield", "changes", "mana", "others", "version")

    def __init__(self, table: Table) -> None:
        state = table.state
        self.battlefield = state.battlefield
        self.version = state.version
        self.mana: list[list[Worker]] = [[] for _ in state.players]
        self.others: list[ObjectId] = []
        view, objects = table.view(), state.objects
        restricted = NoActivation in view.parts
        self.changes = state.changes if restricted else None
        for each in table.permanents():
            characteristics = view.changed.get(each) or objects[each].printed
            if not characteristics.abilities:
                continue
            index = index_of(characteristics)
            if index.activated and not (restricted and barred(table, each, mana=True)):
                split = split_activated(index)
                if split.mana:
                    creature = CardType.CREATURE in characteristics.types
                    worker = Worker(each, characteristics, plain_sources(each, characteristics), creature)
                    self.mana[table.controller(each)].append(worker)
                if split.others and not (restricted and barred(table, each, mana=False)):
                    self.others.append(each)


def board_of(table: Table) -> Board:
    """Return the board, made anew if permanents or effects have changed."""
    state = table.state
    board: Board | None = state.board
    if (
        board is None
        or board.battlefield is not state.battlefield
        or board.version != state.version
        or (board.changes is not None and board.changes != state.changes)
    ):
        board = state.board = Board(table)
    return board


def mana_workers(table: Table, player: PlayerId) -> list[Worker]:
    """Return the permanents with mana abilities that a player controls."""
    return board_of(table).mana[player]
