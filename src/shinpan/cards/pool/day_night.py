"""Cards of day and night (730), and Werewolves of old that watch the spells of a turn."""

from shinpan.cards.build import card, face
from shinpan.cards.many_faced import transforming
from shinpan.cards.words import (
    HASTE,
    ITSELF,
    MENACE,
    ONE,
    PLAYER,
    TAP,
    TARGET_CREATURE,
    TRAMPLE,
    YOU_CONTROL,
    activated,
    all_get,
    enchant,
    have,
    keyword_with_cost,
    pay,
    plus,
    spell,
    static,
    triggered,
)
from shinpan.game.enums import Color, Daytime, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import ActivatedAbility, Keyword
from shinpan.phrases.base import Timing
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddManaOfOneColor
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.faces.day_night import (
    BecomeDaytime,
    DayAsEnters,
    DaytimeChanges,
    ItIs,
)
from shinpan.phrases.faces.meanwhile import AsTransforms, AttachToChosen
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import Other
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.references.objects import All, Host
from shinpan.phrases.references.players import EachOpponent, EventPlayer
from shinpan.phrases.restrictions import CantTransform
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.turns import BeginningOf

_DAYBOUND = Keyword(KeywordAbility.DAYBOUND)
_NIGHTBOUND = Keyword(KeywordAbility.NIGHTBOUND)


CARDS = (
    card(
        "Firmament Sage",
        "{3}{U}",
        "Creature — Human Wizard",
        static(DayAsEnters()),
        triggered(DaytimeChanges(), DrawCards()),
        pt=(2, 3),
    ),
    card(
        "Brimstone Vandal",
        "{2}{R}",
        "Creature — Devil",
        MENACE,
        static(DayAsEnters()),
        triggered(DaytimeChanges(), DealDamage(ONE, EachOpponent())),
        pt=(2, 3),
    ),
    card(
        "The Celestus",
        "{3}",
        "Legendary Artifact",
        static(DayAsEnters()),
        activated(pay(None, TAP), AddManaOfOneColor()),
        ActivatedAbility(
            pay("{3}", TAP),
            If(ItIs(Daytime.NIGHT), BecomeDaytime(Daytime.DAY), BecomeDaytime(Daytime.NIGHT)),
            Timing.SORCERY,
        ),
        triggered(DaytimeChanges(), GainLife(ONE), May(DrawCards(), then=DiscardCards(ONE))),
    ),
    card(
        "Unnatural Moonrise",
        "{R}{G}",
        "Sorcery",
        spell(
            BecomeDaytime(Daytime.NIGHT),
            Apply(
                TARGET_CREATURE,
                (
                    plus(1, 0),
                    have(TRAMPLE, triggered(DealsDamage(ITSELF, PLAYER, combat=True), DrawCards())),
                ),
            ),
        ),
        keyword_with_cost(KeywordAbility.FLASHBACK, "{2}{R}{G}"),
    ),
    transforming(
        face(
            "Curse of Leeches",
            "{2}{B}",
            "Enchantment — Aura Curse",
            enchant(PLAYER),
            static(AsTransforms(AttachToChosen(PLAYER))),
            triggered(BeginningOf(Step.UPKEEP, Host(PLAYER)), LoseLife(ONE, EventPlayer()), GainLife(ONE)),
            _DAYBOUND,
        ),
        face(
            "Leeching Lurker",
            None,
            "Creature — Leech Horror",
            Keyword(KeywordAbility.LIFELINK),
            _NIGHTBOUND,
            pt=(4, 4),
            indicator=(Color.BLACK,),
        ),
    ),
    transforming(
        face(
            "Bird Admirer",
            "{2}{G}",
            "Creature — Human Archer Werewolf",
            Keyword(KeywordAbility.REACH),
            _DAYBOUND,
            pt=(1, 4),
        ),
        face(
            "Wing Shredder",
            None,
            "Creature — Werewolf",
            Keyword(KeywordAbility.REACH),
            _NIGHTBOUND,
            pt=(3, 5),
            indicator=(Color.GREEN,),
        ),
    ),
    transforming(
        face("Village Watch", "{4}{R}", "Creature — Human Werewolf", HASTE, _DAYBOUND, pt=(4, 3)),
        face(
            "Village Reavers",
            None,
            "Creature — Werewolf",
            all_get(
                Group(Permanents((CreatureType.WOLF, CreatureType.WEREWOLF)), modifiers=(YOU_CONTROL,)), have(HASTE)
            ),
            _NIGHTBOUND,
            pt=(5, 4),
            indicator=(Color.RED,),
        ),
    ),
    card(
        "Immerwolf",
        "{1}{R}{G}",
        "Creature — Wolf",
        Keyword(KeywordAbility.INTIMIDATE),
        all_get(
            Group(
                Permanents((CreatureType.WOLF, CreatureType.WEREWOLF)), adjectives=(Other(),), modifiers=(YOU_CONTROL,)
            ),
            plus(1, 1),
        ),
        static(
            CantTransform(
                All(
                    Group(
                        Permanents((CreatureType.WEREWOLF,)),
                        adjectives=(Not(OfKind(CreatureType.HUMAN)),),
                        modifiers=(YOU_CONTROL,),
                    )
                )
            )
        ),
        pt=(2, 2),
    ),
)
