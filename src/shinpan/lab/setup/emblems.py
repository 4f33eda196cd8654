"""Emblems that players have from the start, called by what they come from."""

from collections.abc import Iterator

from shinpan.cards.card import Card
from shinpan.game.characteristics import Ability
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.naming import Registry
from shinpan.lab.notation.situation import PlayerSetup
from shinpan.lab.setup.definitions import card_named
from shinpan.phrases.base import walk
from shinpan.phrases.effects.emblems import EmblemAsEnters, GetEmblem, emblem_with
from shinpan.phrases.index import index_of
from shinpan.rules.happening.emblems import create_emblem
from shinpan.rules.table import Table


def give_emblems(table: Table, names: Registry, setup: PlayerSetup) -> None:
    """Give a player the emblems that the file lists. Raises Mistake for a card that makes none."""
    for name in setup.emblems:
        card = card_named(names.library, name, setup.line)
        found = next(_emblems(card), None)
        if found is None:
            raise mistake(setup.line, Fault.NO_EMBLEM, card=card.name)
        create_emblem(table, names.players[setup.name], emblem_with(found))


def _emblems(card: Card) -> Iterator[tuple[Ability, ...]]:
    """Yield the abilities of each emblem that something on a card makes."""
    for face in card.faces:
        for phrase in walk(index_of(face).all):
            if isinstance(phrase, (GetEmblem, EmblemAsEnters)):
                yield phrase.abilities
