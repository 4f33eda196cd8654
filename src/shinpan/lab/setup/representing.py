"""What represents a permanent of the situation: one card or token, the two of a meld pair, or merged ones."""

from shinpan.cards.card import Card
from shinpan.cards.library import Library
from shinpan.game.enums import ObjectKind
from shinpan.game.ids import PlayerId
from shinpan.game.layout import BACK, FRONT, Layout
from shinpan.game.objects import Component
from shinpan.game.state import GameState
from shinpan.lab.notation.situation import CardEntry
from shinpan.lab.notation.situation import Component as Written
from shinpan.lab.setup.definitions import card_named, token_described


def components_of(
    state: GameState, library: Library, entry: CardEntry, owner: PlayerId, face: int, players: dict[str, PlayerId]
) -> tuple[Component, ...]:
    """Return what represents each object of an entry, top first. Raises Mistake for unknown cards."""
    if entry.merged:
        number = len(entry.merged)
        return tuple(
            part.with_(merged=place < number - 1)
            for place, each in enumerate(entry.merged)
            for part in _component(state, library, each, owner, players)
        )
    kind = ObjectKind.TOKEN if entry.is_token else ObjectKind.CARD
    if entry.token is not None:
        return (Component(state.new_card_id(), token_described(entry.token), owner, kind, face),)
    definition = card_named(library, entry.card or "", entry.line)
    pair = () if entry.is_token else meld_pair(library, definition, entry.card or "")
    if pair:
        return tuple(Component(state.new_card_id(), each, owner, kind, BACK) for each in pair)
    return (Component(state.new_card_id(), definition, owner, kind, face),)


def _component(
    state: GameState, library: Library, written: Written, owner: PlayerId, players: dict[str, PlayerId]
) -> tuple[Component, ...]:
    definition = (
        token_described(written.token)
        if written.token is not None
        else card_named(library, written.card or "", written.line)
    )
    kind = ObjectKind.TOKEN if written.is_token else ObjectKind.CARD
    owner = owner if written.owner is None else players[written.owner]
    return (Component(state.new_card_id(), definition, owner, kind),)


def meld_pair(library: Library, definition: Card, name: str) -> tuple[Card, ...]:
    """Return the two cards of a meld pair if a name is that of their combined back face, in either language."""
    if definition.layout is not Layout.MELD or library.names_face(definition, name) == FRONT:
        return ()
    return library.melding_into(definition)
