"""Cards that may be cast or played from other zones than the hand (601.3)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    ANY_TARGET,
    FLASH,
    FLYING,
    ITSELF,
    TARGET_PLAYER,
    THIS,
    TWO,
    YOU,
    cards,
    creature,
    keyword_for,
    keyword_with_cost,
    permanent,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword, StaticAbility
from shinpan.phrases.base import NOWHERE
from shinpan.phrases.casting import CastFrom
from shinpan.phrases.conditions import CastFromZone, Controls
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.zones import ExileObjects
from shinpan.phrases.objectcosts import ExileSome
from shinpan.phrases.playing import MayPlayFrom
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EscapesWithCounters
from shinpan.phrases.restrictions import CantBlock
from shinpan.phrases.triggers.zones import Enters


def _others(number: int) -> ExileSome:
    return ExileSome(cards(adjectives=(ANOTHER,)), Zone.GRAVEYARD, Fixed(number))


CARDS = (
    card("Think Twice", "{1}{U}", "Instant", spell(DrawCards()), keyword_with_cost(KeywordAbility.FLASHBACK, "{2}{U}")),
    card(
        "Firebolt",
        "{R}",
        "Sorcery",
        spell(DealDamage(TWO, Target(ANY_TARGET))),
        keyword_with_cost(KeywordAbility.FLASHBACK, "{4}{R}"),
    ),
    card("Radical Idea", "{1}{U}", "Instant", spell(DrawCards()), Keyword(KeywordAbility.JUMP_START)),
    card(
        "Direct Current",
        "{1}{R}{R}",
        "Sorcery",
        spell(DealDamage(TWO, Target(ANY_TARGET))),
        Keyword(KeywordAbility.JUMP_START),
    ),
    card(
        "Flame Jab", "{R}", "Sorcery", spell(DealDamage(Fixed(1), Target(ANY_TARGET))), Keyword(KeywordAbility.RETRACE)
    ),
    card(
        "Raven's Crime", "{B}", "Sorcery", spell(DiscardCards(Fixed(1), TARGET_PLAYER)), Keyword(KeywordAbility.RETRACE)
    ),
    card(
        "Glimpse of Freedom",
        "{1}{U}",
        "Instant",
        spell(DrawCards()),
        keyword_for(KeywordAbility.ESCAPE, "{2}{U}", _others(5)),
    ),
    card(
        "Voracious Typhon",
        "{2}{G}{G}",
        "Creature — Snake Beast",
        keyword_for(KeywordAbility.ESCAPE, "{5}{G}{G}", _others(4)),
        static(EscapesWithCounters(CounterKind.PLUS_ONE_PLUS_ONE, Fixed(3))),
        pt=(4, 4),
    ),
    card(
        "Gravecrawler",
        "{B}",
        "Creature — Zombie",
        static(CantBlock(THIS)),
        StaticAbility((CastFrom(Zone.GRAVEYARD),), Controls(YOU, permanent(CreatureType.ZOMBIE)), zones=NOWHERE),
        pt=(2, 1),
    ),
    card(
        "Coal Stoker",
        "{3}{R}",
        "Creature — Elemental",
        triggered(Enters(ITSELF), AddMana((ManaKind.RED,) * 3), condition=CastFromZone(Zone.HAND)),
        pt=(3, 3),
    ),
    card(
        "Angel of the Dire Hour",
        "{5}{W}{W}",
        "Creature — Angel",
        FLASH,
        FLYING,
        triggered(
            Enters(ITSELF), ExileObjects(All(creature(adjectives=(IsAttacking(),)))), condition=CastFromZone(Zone.HAND)
        ),
        pt=(5, 4),
    ),
    card("Crucible of Worlds", "{3}", "Artifact", static(MayPlayFrom(Zone.GRAVEYARD, lands=True, spells=False))),
    card(
        "Omniscience",
        "{7}{U}{U}{U}",
        "Enchantment",
        static(MayPlayFrom(Zone.HAND, spells(), free=True)),
    ),
)
