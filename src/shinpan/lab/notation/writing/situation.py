"""The situation as plain data."""

from shinpan.lab.notation.keys import EntryKey as Key
from shinpan.lab.notation.keys import PlayerKey
from shinpan.lab.notation.situation import CardEntry, Component, PlayerSetup, TokenSpec
from shinpan.lab.notation.vocabulary import ManaSupply
from shinpan.lab.notation.writing.flow import Data
from shinpan.lab.notation.writing.values import (
    answer_data,
    counters_data,
    mana_text,
    names_data,
    reference_data,
    term_text,
)


def entry_data(entry: CardEntry) -> Data:
    """An entry: a name if there is no more to say."""
    if entry.card is not None and entry == CardEntry(card=entry.card):
        return entry.card
    return _card(entry) | _permanent(entry)


def _card(entry: CardEntry) -> dict[str, Data]:
    data: dict[str, Data] = {}
    if entry.card is not None:
        data[Key.CARD] = entry.card
    if entry.names:
        data[Key.AS] = names_data(entry.names)
    if entry.owner is not None:
        data[Key.OWNER] = entry.owner
    if entry.count != 1:
        data[Key.COUNT] = entry.count
    if entry.face_down is not None:
        data[Key.FACE_DOWN] = entry.face_down.value
    if entry.exiled_with is not None:
        data[Key.EXILED_WITH] = str(entry.exiled_with)
    if entry.counters is not None:
        data[Key.COUNTERS] = counters_data(entry.counters)
    if entry.commander:
        data[Key.COMMANDER] = True
    if entry.companion:
        data[Key.COMPANION] = True
    return data


def _permanent(entry: CardEntry) -> dict[str, Data]:
    flags = {
        Key.TAPPED: entry.tapped,
        Key.SICK: entry.sick,
        Key.FLIPPED: entry.flipped,
        Key.PHASED_OUT: entry.phased_out,
        Key.RING_BEARER: entry.ring_bearer,
    }
    links = {Key.ATTACHED_TO: entry.attached_to, Key.COPY_OF: entry.copy_of, Key.ATTACKING: entry.attacking}
    data: dict[str, Data] = {key: True for key, flag in flags.items() if flag}
    data |= {key: str(link) for key, link in links.items() if link is not None}
    if entry.face is not None:
        data[Key.FACE] = entry.face.value
    if entry.damage:
        data[Key.DAMAGE] = entry.damage
    if entry.level is not None:
        data[Key.LEVEL] = entry.level
    if entry.unlocked is not None:
        data[Key.UNLOCKED] = [door.value for door in entry.unlocked]
    if entry.merged:
        data[Key.MERGED] = [component_data(component) for component in entry.merged]
    if entry.is_token:
        data[Key.TOKEN] = True if entry.token is None else token_data(entry.token)
    if entry.chosen:
        data[Key.CHOSEN] = [answer_data(answer) for answer in entry.chosen]
    if entry.mutations is not None:
        data[Key.MUTATIONS] = entry.mutations
    if entry.blocking:
        data[Key.BLOCKING] = reference_data(entry.blocking)
    return data


def component_data(component: Component) -> Data:
    """A component: a name if there is no more to say."""
    if component.card is not None and component == Component(card=component.card):
        return component.card
    data: dict[str, Data] = {}
    if component.card is not None:
        data[Key.CARD] = component.card
    if component.owner is not None:
        data[Key.OWNER] = component.owner
    if component.is_token:
        data[Key.TOKEN] = True if component.token is None else token_data(component.token)
    if component.commander:
        data[Key.COMMANDER] = True
    return data


def token_data(token: TokenSpec) -> Data:
    """A token's description."""
    data: dict[str, Data] = {}
    if token.name is not None:
        data[Key.NAME] = token.name
    lists = {
        Key.SUPERTYPES: token.supertypes,
        Key.TYPES: token.types,
        Key.SUBTYPES: token.subtypes,
        Key.COLORS: token.colors,
        Key.KEYWORDS: token.keywords,
    }
    for key, terms in lists.items():
        if terms or key is Key.TYPES:
            data[key] = [term_text(term) for term in terms]
    if token.power is not None:
        data[Key.POWER] = token.power
    if token.toughness is not None:
        data[Key.TOUGHNESS] = token.toughness
    return data


def player_data(setup: PlayerSetup) -> dict[str, Data]:
    """What a player has, but for the cards in zones."""
    numbers = {
        PlayerKey.CARDS_DRAWN: setup.cards_drawn,
        PlayerKey.SPELLS_CAST: setup.spells_cast,
        PlayerKey.SPELLS_CAST_LAST_TURN: setup.spells_cast_last_turn,
        PlayerKey.TEMPTED: setup.tempted,
    }
    flags = {PlayerKey.MONARCH: setup.monarch, PlayerKey.INITIATIVE: setup.initiative}
    data: dict[str, Data] = {}
    if setup.life is not None:
        data[PlayerKey.LIFE] = setup.life
    if isinstance(setup.mana, ManaSupply):
        data[PlayerKey.MANA] = setup.mana.value
    elif setup.mana:
        data[PlayerKey.MANA] = mana_text(setup.mana)
    if setup.counters:
        data[PlayerKey.COUNTERS] = counters_data(setup.counters)
    data |= {key: number for key, number in numbers.items() if number}
    data |= {key: True for key, flag in flags.items() if flag}
    if setup.commanders:
        data[PlayerKey.COMMANDERS] = list(setup.commanders)
    if setup.dungeon is not None:
        data[PlayerKey.DUNGEON] = setup.dungeon
    if setup.room is not None:
        data[PlayerKey.ROOM] = setup.room
    if setup.completed:
        data[PlayerKey.COMPLETED] = list(setup.completed)
    if setup.emblems:
        data[PlayerKey.EMBLEMS] = list(setup.emblems)
    return data
