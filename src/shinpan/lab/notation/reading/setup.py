"""Readers of the players of the situation."""

from shinpan.game.enums import Zone
from shinpan.lab.notation.keys import PlayerKey as Key
from shinpan.lab.notation.mistakes import Place, ValueMistake, Wanted
from shinpan.lab.notation.reading.core import Fields, ReadingError, each, each_pair, list_of, unfit, wrong
from shinpan.lab.notation.reading.entries import entries
from shinpan.lab.notation.reading.mana import supply
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import amount, boolean, number, text
from shinpan.lab.notation.reading.terms import counters
from shinpan.lab.notation.situation import PlayerSetup
from shinpan.lab.notation.tree import Mapping, Node, Scalar

_SIGNS_WITH_A_MEANING = "@."


def player_names(node: Node) -> tuple[str, ...]:
    """The names of the players, in turn order."""
    if not isinstance(node, Mapping):
        raise unfit(node, Wanted.MAPPING)
    if not node.pairs:
        raise wrong(node.line, ValueMistake.NO_PLAYERS)
    return each(_name, (key for key, _ in node.pairs))


def _name(key: Scalar) -> str:
    name = text(key)
    for sign in _SIGNS_WITH_A_MEANING:
        if sign in name:
            raise wrong(key.line, ValueMistake.PLAYER_NAME, sign=sign)
    return name


def setups(node: Node, players: Players) -> tuple[PlayerSetup, ...]:
    """What each player has."""
    return each_pair(lambda key, value: _setup(key, value, players), node)


def _setup(key: Scalar, node: Node, players: Players) -> PlayerSetup:
    if isinstance(node, Scalar) and node.is_null:
        return PlayerSetup(line=key.line, name=text(key))
    if not isinstance(node, Mapping):
        raise ReadingError(*(found.about(key.text) for found in unfit(node, Wanted.MAPPING).problems))
    fields = Fields(node, Place.PLAYER)
    setup = PlayerSetup(
        line=key.line,
        name=text(key),
        life=fields.take(Key.LIFE, number(), None),
        mana=fields.take(Key.MANA, supply, ()),
        hand=fields.take(Key.HAND, entries(Zone.HAND, players), ()),
        battlefield=fields.take(Key.BATTLEFIELD, entries(Zone.BATTLEFIELD, players), ()),
        graveyard=fields.take(Key.GRAVEYARD, entries(Zone.GRAVEYARD, players), ()),
        library=fields.take(Key.LIBRARY, entries(Zone.LIBRARY, players), None),
        exile=fields.take(Key.EXILE, entries(Zone.EXILE, players), ()),
        command=fields.take(Key.COMMAND, entries(Zone.COMMAND, players), ()),
        outside=fields.take(Key.OUTSIDE, entries(Zone.OUTSIDE, players), ()),
        counters=fields.take(Key.COUNTERS, counters, ()),
        commanders=fields.take(Key.COMMANDERS, list_of(text), ()),
        cards_drawn=fields.take(Key.CARDS_DRAWN, amount, 0),
        spells_cast=fields.take(Key.SPELLS_CAST, amount, 0),
        spells_cast_last_turn=fields.take(Key.SPELLS_CAST_LAST_TURN, amount, 0),
        monarch=fields.take(Key.MONARCH, boolean, False),
        initiative=fields.take(Key.INITIATIVE, boolean, False),
        dungeon=fields.take(Key.DUNGEON, text, None),
        room=fields.take(Key.ROOM, text, None),
        completed=fields.take(Key.COMPLETED, list_of(text), ()),
        tempted=fields.take(Key.TEMPTED, amount, 0),
        emblems=fields.take(Key.EMBLEMS, list_of(text), ()),
    )
    fields.finish()
    return setup
