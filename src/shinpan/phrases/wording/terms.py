"""Writing what isn't a phrase: terms, symbols, numbers, names; and what a card calls itself."""

from enum import Enum
from typing import TYPE_CHECKING, Any

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, Supertype
from shinpan.game.lang import Lang
from shinpan.game.mana import ManaCost, ManaKind, ManaSymbol
from shinpan.game.subtypes import ArtifactType, EnchantmentType
from shinpan.game.subtypes.other import BattleType
from shinpan.game.term import Term
from shinpan.phrases.wording import english
from shinpan.phrases.wording.features import Frame, Number, Said
from shinpan.phrases.wording.notation import WordingError

if TYPE_CHECKING:
    from shinpan.phrases.wording.scribe import Scribe


def plain(scribe: "Scribe", value: Any, frame: Frame) -> str:
    """Return the words of a value that is neither phrase nor list. Raises WordingError for what has no words."""
    if isinstance(value, ManaKind) and "symbol" in frame.forms:
        return f"{{{value.letter}}}"
    if isinstance(value, Term):
        words = scribe.lang.term(value)
        if scribe.lang is Lang.EN and "noun" in frame.forms and frame.number is Number.MORE:
            return english.plural(words)
        return words
    if isinstance(value, frozenset):
        return scribe.say(tuple(sorted(value)), frame).text
    if isinstance(value, str):
        return scribe.name(value)
    if isinstance(value, bool | Enum):
        raise WordingError(f"{value!r} has no words: a wording says it by a setting")
    if isinstance(value, int | ManaCost | ManaSymbol):
        return str(value)
    raise WordingError(f"{value!r} has no words")


_OWN_WORDS = (
    ArtifactType.EQUIPMENT,
    ArtifactType.VEHICLE,
    BattleType.SIEGE,
    ArtifactType.FORTIFICATION,
    EnchantmentType.AURA,
    EnchantmentType.SAGA,
    EnchantmentType.CLASS,
    EnchantmentType.CASE,
    EnchantmentType.ROOM,
)
"""The subtypes that a permanent calls itself by."""

_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})
_TYPES = (
    CardType.CREATURE,
    CardType.PLANESWALKER,
    CardType.LAND,
    CardType.ARTIFACT,
    CardType.ENCHANTMENT,
    CardType.BATTLE,
)


def called(scribe: "Scribe", word: str) -> Said | None:
    """Return a word of the card; None where it is that for the card itself. Raises WordingError for unknown words."""
    if word == "attached":
        return Said(_attached(scribe))
    if word == "spell" and scribe.card is not None and not scribe.card.types.isdisjoint(_SPELLS):
        return Said("this spell" if scribe.lang is Lang.EN else "この呪文")
    if word == "name":
        return Said(_short_name(scribe, scribe.card) if scribe.card is not None else this_card(scribe))
    if word not in ("this", "spell"):
        raise WordingError(f"a card has no word {word!r}: only this, spell, name and attached")
    return None


def this_card(scribe: "Scribe") -> str:
    """Return what the card calls itself: "this creature", the name of a spell or a legend."""
    card = scribe.card
    if card is not None and card.name.endswith(" Token"):
        return "this token" if scribe.lang is Lang.EN else "このトークン"
    if card is None:
        return "this object" if scribe.lang is Lang.EN else "これ"
    if _goes_by_name(card):
        return _short_name(scribe, card)
    noun: Term | None = next((each for each in _OWN_WORDS if each in card.subtypes), None)
    if noun is None:
        noun = next((each for each in _TYPES if each in card.types), None)
    word = ("permanent" if scribe.lang is Lang.EN else "パーマネント") if noun is None else scribe.lang.term(noun)
    return f"this {word}" if scribe.lang is Lang.EN else f"この{word}"


def _goes_by_name(card: Characteristics) -> bool:
    return bool(card.names) and (not card.types.isdisjoint(_SPELLS) or Supertype.LEGENDARY in card.supertypes)


def _short_name(scribe: "Scribe", card: Characteristics) -> str:
    """Return the name of a spell, or that of a legend without what follows it (in Japanese, stands before it)."""
    if scribe.lang is Lang.EN and Supertype.LEGENDARY in card.supertypes:
        return card.name.partition(", ")[0].partition(" of ")[0]
    name = scribe.names.get(card.name, card.name) if scribe.lang is Lang.JA else card.name
    if Supertype.LEGENDARY in card.supertypes:
        name = name.rpartition("、")[2]
    return scribe.style.name(name)


def _attached(scribe: "Scribe") -> str:
    subtypes = frozenset() if scribe.card is None else scribe.card.subtypes
    if ArtifactType.EQUIPMENT in subtypes:
        return "equipped" if scribe.lang is Lang.EN else "装備している"
    if ArtifactType.FORTIFICATION in subtypes:
        return "fortified" if scribe.lang is Lang.EN else "城砦化されている"
    return "enchanted" if scribe.lang is Lang.EN else "エンチャントされている"
