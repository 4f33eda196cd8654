"""Slivers that give each other keyword abilities with a number."""

from shinpan.cards.build import card
from shinpan.cards.words import all_get, creature, have, numbered
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import StaticAbility
from shinpan.phrases.qualities.traits import OfKind


def _slivers_have(keyword: KeywordAbility) -> StaticAbility:
    return all_get(creature(adjectives=(OfKind(CreatureType.SLIVER),)), have(numbered(keyword, 1)))


CARDS = (
    card("Lymph Sliver", "{4}{W}", "Creature — Sliver", _slivers_have(KeywordAbility.ABSORB), pt=(3, 3)),
    card("Frenzy Sliver", "{1}{B}", "Creature — Sliver", _slivers_have(KeywordAbility.FRENZY), pt=(1, 1)),
    card("Virulent Sliver", "{G}", "Creature — Sliver", _slivers_have(KeywordAbility.POISONOUS), pt=(1, 1)),
)
