"""Choosing a card name (201.4): which names there are to choose from."""

from collections.abc import Iterator, Sequence
from functools import cache

from shinpan.cards.library import built_in
from shinpan.cards.pool.names_ja import japanese_name
from shinpan.game.characteristics import Definition
from shinpan.game.decisions import Word
from shinpan.game.enums import HIDDEN_ZONES, CardType, ObjectKind
from shinpan.game.ids import PlayerId
from shinpan.game.state import GameState
from shinpan.rulebook.citations import carries

carries("201.4")
carries("201.4a")
carries("201.4b")
carries("201.4c")
carries("201.4d")
carries("201.4e")
carries("201.4f")
carries("709.4a")
carries("710.5")
carries("712.19")
carries("715.5")
carries("720.5")


def card_names(state: GameState, player: PlayerId, *, nonland: bool = False) -> Sequence[Word]:
    """Return the names that a player may choose: each half, face and frame of a card has a name of its own.

    They are those of the built-in cards, and of what other cards the player has brought or can see in the game; so
    that nothing can be read off them about hidden cards. nonland: only names of what isn't a land (201.4a).
    """
    known = dict.fromkeys(_built_in_names(nonland))
    for obj in state.objects.values():
        if obj.zone in HIDDEN_ZONES and obj.owner != player:
            continue
        for component in obj.components:
            if component.kind is ObjectKind.CARD and (obj.face_down is None or component.owner == player):
                known.update(dict.fromkeys(_names(component.definition, nonland)))
    return words_of_names(sorted(known))


def words_of_names(names: Sequence[str]) -> tuple[Word, ...]:
    """Return the words for some card names, in both languages."""
    return tuple(Word(name, name, japanese_name(name) or name) for name in names)


@cache
def _built_in_names(nonland: bool) -> tuple[str, ...]:
    return tuple(name for card in built_in() for name in _names(card, nonland))


def _names(definition: Definition, nonland: bool) -> Iterator[str]:
    for face in definition.faces:
        if not (nonland and CardType.LAND in face.types):
            yield from face.names
