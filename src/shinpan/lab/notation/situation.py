"""The situation at the start of a scenario: its players and their cards."""

from dataclasses import dataclass

from shinpan.game.enums import CardType, Color, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import Subtype
from shinpan.lab.notation.values import Answer, CounterCount, Located, Reference
from shinpan.lab.notation.vocabulary import Door, FaceDownAs, FaceUp, ManaSupply


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenSpec(Located):
    """A token that copies no card: its characteristics."""

    name: str | None = None
    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    colors: tuple[Color, ...] = ()
    power: int | None = None
    toughness: int | None = None
    keywords: tuple[KeywordAbility, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Component(Located):
    """One of the cards or tokens that represent a merged permanent.

    card is None for a token with characteristics of its own. owner: None for the owner of the whole entry.
    """

    card: str | None = None
    owner: str | None = None
    token: TokenSpec | None = None
    is_token: bool = False
    commander: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEntry(Located):
    """A card, or several alike, in a zone; on the battlefield a permanent.

    card: its name, None for a token with characteristics of its own or merged cards. names: no handle, one for all
    `count` objects, or one for each. owner: None for the player whose zone it is. counters: None where the file
    says nothing, so that a planeswalker, battle or Saga has what it starts with. unlocked: None where the file
    says nothing. is_token: a token, copying `card` or described by `token`. merged: top first. Everything from
    `tapped` on is for the battlefield.
    """

    card: str | None = None
    names: tuple[str, ...] = ()
    owner: str | None = None
    count: int = 1
    face_down: FaceDownAs | None = None
    exiled_with: Reference | None = None
    counters: tuple[CounterCount, ...] | None = None
    commander: bool = False
    companion: bool = False
    tapped: bool = False
    sick: bool = False
    attached_to: Reference | None = None
    face: FaceUp | None = None
    flipped: bool = False
    phased_out: bool = False
    damage: int = 0
    level: int | None = None
    unlocked: tuple[Door, ...] | None = None
    merged: tuple[Component, ...] = ()
    copy_of: Reference | None = None
    token: TokenSpec | None = None
    is_token: bool = False
    chosen: tuple[Answer, ...] = ()
    mutations: int | None = None
    ring_bearer: bool = False
    attacking: Reference | None = None
    blocking: tuple[Reference, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSetup(Located):
    """A player and what is theirs.

    life: None for the variant's starting life. library: first is the top; None where the file says nothing
    (twenty Plains). graveyard: first is the top. commanders: names of cards. emblems: names of their sources.
    dungeon: the name of the one that the player is in; room: that of the room where their marker is, None for the
    topmost. completed: names of dungeons. tempted: how often the Ring has tempted them.
    """

    name: str
    life: int | None = None
    mana: ManaSupply | tuple[ManaKind, ...] = ()
    hand: tuple[CardEntry, ...] = ()
    battlefield: tuple[CardEntry, ...] = ()
    graveyard: tuple[CardEntry, ...] = ()
    library: tuple[CardEntry, ...] | None = None
    exile: tuple[CardEntry, ...] = ()
    command: tuple[CardEntry, ...] = ()
    outside: tuple[CardEntry, ...] = ()
    counters: tuple[CounterCount, ...] = ()
    commanders: tuple[str, ...] = ()
    cards_drawn: int = 0
    spells_cast: int = 0
    spells_cast_last_turn: int = 0
    monarch: bool = False
    initiative: bool = False
    dungeon: str | None = None
    room: str | None = None
    completed: tuple[str, ...] = ()
    tempted: int = 0
    emblems: tuple[str, ...] = ()

    def zones(self) -> tuple[tuple[Zone, tuple[CardEntry, ...]], ...]:
        """The entries of each zone, the battlefield first."""
        return (
            (Zone.BATTLEFIELD, self.battlefield),
            (Zone.HAND, self.hand),
            (Zone.GRAVEYARD, self.graveyard),
            (Zone.LIBRARY, self.library or ()),
            (Zone.EXILE, self.exile),
            (Zone.COMMAND, self.command),
            (Zone.OUTSIDE, self.outside),
        )
