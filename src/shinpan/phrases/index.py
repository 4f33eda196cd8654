"""What characteristics hold, sorted once so that the rules need not look at every ability of every object."""

from typing import Any

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import Layer, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import (
    ActivatedAbility,
    Keyword,
    Modify,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from shinpan.phrases.base import BATTLEFIELD, EVERYWHERE, CastingPart
from shinpan.phrases.casting import CastFrom
from shinpan.phrases.keywords import expanded

Numbered = tuple[int, Ability]

_FROM_HAND = frozenset({KeywordAbility.SUSPEND, KeywordAbility.FORETELL, KeywordAbility.PLOT})
"""The keyword abilities by which a special action is taken with a card in hand."""


class AbilityIndex:
    """The abilities of characteristics by kind, keyword abilities spelled out.

    Each entry is (number, ability): the place of the ability among `all`, which is the list of abilities with what
    keywords stand for put in after the keyword. `modifiers`: the parts of static abilities that change
    characteristics, as (number, ability, place of the part, layers). `elsewhere`: some ability can be activated off
    the battlefield. `zones`: where anything of it counts, besides the activated ones; an object elsewhere is of no
    concern to layers, triggers and replacement. `casting`: what the card says of how it may be cast. `elsewhere` is
    also true if it may be cast from a zone other than the hand. `from_hand`: a special action may be taken with it
    there (116.2).
    """

    __slots__ = (
        "activated",
        "all",
        "cache",
        "cast_from",
        "casting",
        "elsewhere",
        "from_hand",
        "keywords",
        "modifiers",
        "spells",
        "statics",
        "triggered",
        "zones",
    )

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.cache: Any = None
        self.all: tuple[Ability, ...] = tuple(each for ability in abilities for each in expanded(ability))
        numbered = tuple(enumerate(self.all))
        self.activated: tuple[tuple[int, ActivatedAbility], ...] = tuple(
            (n, a) for n, a in numbered if isinstance(a, ActivatedAbility)
        )
        self.triggered: tuple[tuple[int, TriggeredAbility], ...] = tuple(
            (n, a) for n, a in numbered if isinstance(a, TriggeredAbility)
        )
        self.statics: tuple[tuple[int, StaticAbility], ...] = tuple(
            (n, a) for n, a in numbered if isinstance(a, StaticAbility)
        )
        self.casting: tuple[CastingPart, ...] = tuple(
            part.only_if(ability.condition)
            for _, ability in self.statics
            for part in ability.parts
            if isinstance(part, CastingPart)
        )
        self.cast_from: frozenset[Zone] = frozenset(part.zone for part in self.casting if isinstance(part, CastFrom))
        self.elsewhere = bool(self.cast_from) or any(ability.zones != BATTLEFIELD for _, ability in self.activated)
        self.modifiers: tuple[tuple[int, StaticAbility, int, frozenset[Layer]], ...] = tuple(
            (n, a, place, frozenset(change.layer for change in part.changes))
            for n, a in self.statics
            for place, part in enumerate(a.parts)
            if isinstance(part, Modify)
        )
        self.spells: tuple[tuple[int, SpellAbility], ...] = tuple(
            (n, a) for n, a in numbered if isinstance(a, SpellAbility)
        )
        self.keywords: frozenset[KeywordAbility] = frozenset(a.keyword for _, a in numbered if isinstance(a, Keyword))
        self.from_hand = not self.keywords.isdisjoint(_FROM_HAND)
        zones: set[Zone] = set()
        for _, triggered in self.triggered:
            zones |= triggered.zones
        for _, static in self.statics:
            zones |= EVERYWHERE if static.defining else static.zones
        self.zones: frozenset[Zone] = frozenset(zones)


def may_be_used(zone: Zone, index: AbilityIndex) -> bool:
    """Return whether an object off the battlefield has an ability to activate there, or may be cast from there."""
    if not index.elsewhere:
        return index.from_hand and zone is Zone.HAND
    if index.from_hand and zone is Zone.HAND:
        return True
    return zone in index.cast_from or any(zone in ability.zones for _, ability in index.activated)


_EMPTY = AbilityIndex(())


_MADE: dict[tuple[int, ...], tuple[tuple[Ability, ...], AbilityIndex]] = {}
"""Indexes by the identities of the abilities, which are kept beside them; the same combinations come up again."""


def _of_abilities(abilities: tuple[Ability, ...]) -> AbilityIndex:
    key = tuple(map(id, abilities))
    made = _MADE.get(key)
    if made is None:
        if len(_MADE) > 50_000:
            _MADE.clear()
        made = _MADE[key] = (abilities, AbilityIndex(abilities))
    return made[1]


def index_of(characteristics: Characteristics) -> AbilityIndex:
    """Return the index of characteristics, made the first time and kept on the value."""
    index = characteristics.index
    if index is None:
        index = _of_abilities(characteristics.abilities) if characteristics.abilities else _EMPTY
        object.__setattr__(characteristics, "index", index)
    found: AbilityIndex = index
    return found
