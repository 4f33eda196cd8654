"""Auras and Equipment."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    CREATURE,
    FLYING,
    HASTE,
    HEXPROOF,
    ITSELF,
    LIFELINK,
    SHROUD,
    THIS,
    TRAMPLE,
    enchant,
    have,
    keyword_with_cost,
    permanent,
    plus,
    static,
    taps_for,
    triggered,
)
from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import Modification
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.statuses import TapPermanents
from shinpan.phrases.effects.zones import ReturnToHand
from shinpan.phrases.modifications.abilities import LoseAllAbilities
from shinpan.phrases.modifications.colors import AddColors, SetColors
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.modifications.types import AddSubtypes, AddSupertypes, SetSubtypes, SetTypes
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Host
from shinpan.phrases.replacements.damage import PreventDamage
from shinpan.phrases.restrictions import CantActivate, CantAttack, CantAttackOrBlock, DoesntUntap
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.zones import Enters, GoesToGraveyard

_ENCHANT_CREATURE = enchant(CREATURE)
_HOST = Host(CREATURE)
_HOST_PERMANENT = Host(permanent())
_RETURNS = triggered(GoesToGraveyard(ITSELF), ReturnToHand(THIS))


def _host(*changes: Modification) -> StaticAbility:
    return static(Modify(_HOST, changes))


CARDS = (
    card("Holy Strength", "{W}", "Enchantment — Aura", _ENCHANT_CREATURE, _host(plus(1, 2))),
    card("Pacifism", "{1}{W}", "Enchantment — Aura", _ENCHANT_CREATURE, static(CantAttackOrBlock(_HOST))),
    card(
        "Arrest",
        "{2}{W}",
        "Enchantment — Aura",
        _ENCHANT_CREATURE,
        static(CantAttackOrBlock(_HOST), CantActivate(_HOST)),
    ),
    card(
        "Stupefying Touch",
        "{1}{U}",
        "Enchantment — Aura",
        _ENCHANT_CREATURE,
        triggered(Enters(ITSELF), DrawCards()),
        static(CantActivate(_HOST)),
    ),
    card("Cessation", "{2}{W}", "Enchantment — Aura", _ENCHANT_CREATURE, static(CantAttack(_HOST)), _RETURNS),
    card(
        "Cagemail",
        "{1}{W}",
        "Enchantment — Aura",
        _ENCHANT_CREATURE,
        static(Modify(_HOST, (plus(2, 2),)), CantAttack(_HOST)),
    ),
    card(
        "Demonic Torment",
        "{2}{B}",
        "Enchantment — Aura",
        _ENCHANT_CREATURE,
        static(CantAttack(_HOST)),
        static(PreventDamage(combat=True, by=_HOST)),
    ),
    card("Brilliant Halo", "{1}{W}", "Enchantment — Aura", _ENCHANT_CREATURE, _host(plus(1, 2)), _RETURNS),
    card("Dehydration", "{3}{U}", "Enchantment — Aura", _ENCHANT_CREATURE, static(DoesntUntap(_HOST))),
    card(
        "Claustrophobia",
        "{1}{U}{U}",
        "Enchantment — Aura",
        _ENCHANT_CREATURE,
        triggered(Enters(ITSELF), TapPermanents(_HOST)),
        static(DoesntUntap(_HOST)),
    ),
    card(
        "Rancor",
        "{G}",
        "Enchantment — Aura",
        _ENCHANT_CREATURE,
        _host(plus(2, 0), have(TRAMPLE)),
        _RETURNS,
    ),
    card("Control Magic", "{2}{U}{U}", "Enchantment — Aura", _ENCHANT_CREATURE, _host(ChangeControl())),
    card("Persuasion", "{3}{U}{U}", "Enchantment — Aura", _ENCHANT_CREATURE, _host(ChangeControl())),
    card(
        "Lignify",
        "{1}{G}",
        "Kindred Enchantment — Treefolk Aura",
        _ENCHANT_CREATURE,
        _host(
            SetSubtypes(Subtypes((CreatureType.TREEFOLK,))),
            SetPowerToughness(Fixed(0), Fixed(4)),
            LoseAllAbilities(),
        ),
    ),
    card(
        "Imprisoned in the Moon",
        "{2}{U}",
        "Enchantment — Aura",
        enchant(permanent(CardType.CREATURE, CardType.LAND, CardType.PLANESWALKER)),
        static(
            Modify(
                _HOST_PERMANENT,
                (SetTypes((CardType.LAND,)), SetColors(), LoseAllAbilities(), have(taps_for(ManaKind.COLORLESS))),
            )
        ),
    ),
    card(
        "Song of the Dryads",
        "{2}{G}",
        "Enchantment — Aura",
        enchant(permanent()),
        static(
            Modify(
                _HOST_PERMANENT,
                (SetTypes((CardType.LAND,)), SetSubtypes(Subtypes((LandType.FOREST,))), SetColors()),
            )
        ),
    ),
    card(
        "Bonesplitter",
        "{1}",
        "Artifact — Equipment",
        _host(plus(2, 0)),
        keyword_with_cost(KeywordAbility.EQUIP, "{1}"),
    ),
    card(
        "Loxodon Warhammer",
        "{3}",
        "Artifact — Equipment",
        _host(plus(3, 0), have(TRAMPLE, LIFELINK)),
        keyword_with_cost(KeywordAbility.EQUIP, "{3}"),
    ),
    card(
        "Lightning Greaves",
        "{2}",
        "Artifact — Equipment",
        _host(have(HASTE, SHROUD)),
        keyword_with_cost(KeywordAbility.EQUIP, "{0}"),
    ),
    card(
        "Swiftfoot Boots",
        "{2}",
        "Artifact — Equipment",
        _host(have(HEXPROOF, HASTE)),
        keyword_with_cost(KeywordAbility.EQUIP, "{1}"),
    ),
    card(
        "Ghoulflesh",
        "{B}",
        "Enchantment — Aura",
        _ENCHANT_CREATURE,
        _host(plus(-1, -1), AddColors((Color.BLACK,)), AddSubtypes(Subtypes((CreatureType.ZOMBIE,)))),
    ),
    card(
        "Angelic Armaments",
        "{3}",
        "Artifact — Equipment",
        _host(plus(2, 2), have(FLYING), AddColors((Color.WHITE,)), AddSubtypes(Subtypes((CreatureType.ANGEL,)))),
        keyword_with_cost(KeywordAbility.EQUIP, "{4}"),
    ),
    card(
        "In Bolas's Clutches",
        "{4}{U}{U}",
        "Legendary Enchantment — Aura",
        enchant(permanent()),
        static(Modify(_HOST_PERMANENT, (ChangeControl(),))),
        static(Modify(_HOST_PERMANENT, (AddSupertypes((Supertype.LEGENDARY,)),))),
    ),
)
