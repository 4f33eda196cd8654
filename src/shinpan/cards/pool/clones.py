"""Permanents that enter the battlefield as copies."""

from shinpan.cards.build import card, face
from shinpan.cards.many_faced import modal
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DEFENDER,
    ITSELF,
    TARGET_CREATURE,
    THIS,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    enchant,
    of_spell,
    pay,
    permanent,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Step, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import Keyword, Modify
from shinpan.phrases.conditions import Fits
from shinpan.phrases.copying.chosen import BeChosenCopy, ChooseToCopy
from shinpan.phrases.copying.conditional import ExceptIf
from shinpan.phrases.copying.effects import BecomeCopy, CreateCopies
from shinpan.phrases.copying.entering import EntersAsCopy, OthersEnterAsCopy
from shinpan.phrases.copying.exceptions import (
    ExceptAbilities,
    ExceptCounters,
    ExceptName,
    ExceptNot,
    ExceptOtherAbilities,
    ExceptOwnColor,
    ExceptPowerToughness,
    ExceptThisAbility,
    ExceptTypesToo,
)
from shinpan.phrases.copying.exiled import EntersAsCopyOfExiled
from shinpan.phrases.copying.shapes import BecomesChosenShape
from shinpan.phrases.effects.cards import DiscardCards
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.lasting import ApplyWhile
from shinpan.phrases.effects.sequence import May, Sequence
from shinpan.phrases.effects.statuses import TapPermanents
from shinpan.phrases.effects.zones import ReturnToHand, SacrificePermanents
from shinpan.phrases.having import ControlThis
from shinpan.phrases.modifications.copying import TakeShape
from shinpan.phrases.modifications.texts import HaveFullText
from shinpan.phrases.qualities.places import InZone, IsToken, OtherThan
from shinpan.phrases.qualities.traits import Not
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.objects import All, BoundCreature, Each, Host
from shinpan.phrases.references.players import AnyPlayer
from shinpan.phrases.references.zones import TopOfGraveyard
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.restrictions import CantBeCountered, DoesntUntap, NoLegendRule
from shinpan.phrases.triggers.acts import BecomesTarget
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_UPKEEP = BeginningOf(Step.UPKEEP, YOU)
_CHANGELING = Keyword(KeywordAbility.CHANGELING)
_PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
_ARTIFACT_CREATURE = (CardType.ARTIFACT, CardType.CREATURE)
_DISCARDS = activated(pay("{2}"), DiscardCards(Fixed(1)))
_NONTOKEN = Not(IsToken())
_HOST = Host(CREATURE)
_COPIED_CREATURE = BoundCreature()
_NOT_LEGENDARY = ExceptNot((Supertype.LEGENDARY,))

_DOPPELGANGER = triggered(_UPKEEP, May(BecomeCopy(THIS, TARGET_CREATURE, (ExceptOwnColor(), ExceptThisAbility()))))

CARDS = (
    card("Clone", "{3}{U}", "Creature — Shapeshifter", static(EntersAsCopy(CREATURE)), pt=(0, 0)),
    card("Copy Enchantment", "{2}{U}", "Enchantment", static(EntersAsCopy(permanent(CardType.ENCHANTMENT)))),
    card(
        "Copy Artifact",
        "{1}{U}",
        "Enchantment",
        static(EntersAsCopy(permanent(CardType.ARTIFACT), (ExceptTypesToo((CardType.ENCHANTMENT,)),))),
    ),
    card(
        "Phyrexian Metamorph",
        "{3}{U/P}",
        "Artifact Creature — Phyrexian Shapeshifter",
        static(EntersAsCopy(permanent(*_ARTIFACT_CREATURE), (ExceptTypesToo((CardType.ARTIFACT,)),))),
        pt=(0, 0),
    ),
    card("Vesuva", None, "Land", static(EntersAsCopy(permanent(CardType.LAND), tapped=True))),
    card(
        "Echoing Deeps",
        None,
        "Land — Cave",
        static(
            EntersAsCopy(
                cards(CardType.LAND, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),)),
                (ExceptTypesToo(subtypes=(LandType.CAVE,)),),
                tapped=True,
            )
        ),
        taps_for(ManaKind.COLORLESS),
    ),
    card(
        "Vesuvan Doppelganger",
        "{3}{U}{U}",
        "Creature — Shapeshifter",
        static(EntersAsCopy(CREATURE, (ExceptOwnColor(), ExceptAbilities((_DOPPELGANGER,))))),
        pt=(0, 0),
    ),
    card(
        "Phantasmal Image",
        "{1}{U}",
        "Creature — Illusion",
        static(
            EntersAsCopy(
                CREATURE,
                (
                    ExceptTypesToo(subtypes=(CreatureType.ILLUSION,)),
                    ExceptAbilities((triggered(BecomesTarget(ITSELF), SacrificePermanents(THIS)),)),
                ),
            )
        ),
        pt=(0, 0),
    ),
    card(
        "Quicksilver Gargantuan",
        "{5}{U}{U}",
        "Creature — Shapeshifter",
        static(EntersAsCopy(CREATURE, (ExceptPowerToughness(Fixed(7), Fixed(7)),))),
        pt=(7, 7),
    ),
    modal(
        face(
            "Glasspool Mimic",
            "{2}{U}",
            "Creature — Shapeshifter Rogue",
            static(
                EntersAsCopy(
                    CREATURE_YOU_CONTROL,
                    (ExceptTypesToo(subtypes=(CreatureType.SHAPESHIFTER, CreatureType.ROGUE)),),
                )
            ),
            pt=(0, 0),
        ),
        face("Glasspool Shore", None, "Land", static(EntersTapped()), taps_for(ManaKind.BLUE)),
    ),
    card(
        "Altered Ego",
        "{X}{2}{G}{U}",
        "Creature — Shapeshifter",
        of_spell(CantBeCountered(THIS)),
        static(EntersAsCopy(CREATURE, (ExceptCounters(_PLUS_ONE, X()),))),
        pt=(0, 0),
    ),
    card(
        "Moritte of the Frost",
        "{2}{G}{U}{U}",
        "Legendary Snow Creature — Shapeshifter",
        _CHANGELING,
        static(
            EntersAsCopy(
                permanent(modifiers=(YOU_CONTROL,)),
                (
                    ExceptTypesToo(supertypes=(Supertype.LEGENDARY, Supertype.SNOW)),
                    ExceptIf((CardType.CREATURE,), (ExceptCounters(_PLUS_ONE, TWO), ExceptAbilities((_CHANGELING,)))),
                ),
            )
        ),
        pt=(0, 0),
    ),
    card(
        "Spark Double",
        "{3}{U}",
        "Creature — Illusion",
        static(
            EntersAsCopy(
                permanent(CardType.CREATURE, CardType.PLANESWALKER, modifiers=(YOU_CONTROL,)),
                (
                    ExceptIf((CardType.CREATURE,), (ExceptCounters(_PLUS_ONE, Fixed(1)),)),
                    ExceptIf((CardType.PLANESWALKER,), (ExceptCounters(CounterKind.LOYALTY, Fixed(1)),)),
                    _NOT_LEGENDARY,
                ),
            )
        ),
        pt=(0, 0),
    ),
    card(
        "Progenitor Mimic",
        "{4}{G}{U}",
        "Creature — Shapeshifter",
        static(
            EntersAsCopy(
                CREATURE,
                (
                    ExceptAbilities(
                        (triggered(_UPKEEP, CreateCopies(THIS), condition=Fits(THIS, Not(IsToken()))),),
                    ),
                ),
            )
        ),
        pt=(0, 0),
    ),
    card(
        "Sakashima of a Thousand Faces",
        "{3}{U}",
        "Legendary Creature — Human Rogue",
        static(EntersAsCopy(creature(YOU_CONTROL, adjectives=(ANOTHER,)), (ExceptOtherAbilities(),))),
        static(NoLegendRule(All(permanent(modifiers=(YOU_CONTROL,))))),
        Keyword(KeywordAbility.PARTNER),
        pt=(3, 1),
    ),
    card(
        "Sakashima the Impostor",
        "{2}{U}{U}",
        "Legendary Creature — Human Rogue",
        static(
            EntersAsCopy(
                CREATURE,
                (
                    ExceptName("Sakashima the Impostor"),
                    ExceptTypesToo(supertypes=(Supertype.LEGENDARY,)),
                    ExceptAbilities((activated(pay("{2}{U}{U}"), Later(BeginningOf(Step.END), ReturnToHand(THIS))),)),
                ),
            )
        ),
        pt=(3, 1),
    ),
    card("Mirror Gallery", "{5}", "Artifact", static(NoLegendRule(All(permanent())))),
    card(
        "Wall of Stolen Identity",
        "{3}{U}",
        "Creature — Shapeshifter Wall",
        static(
            EntersAsCopy(
                CREATURE,
                (ExceptTypesToo(subtypes=(CreatureType.WALL,)), ExceptAbilities((DEFENDER,))),
                linked=Sequence(
                    (TapPermanents(_COPIED_CREATURE), ApplyWhile(_COPIED_CREATURE, (DoesntUntap(),), ControlThis()))
                ),
            )
        ),
        pt=(0, 0),
    ),
    card(
        "Infinite Reflection",
        "{5}{U}",
        "Enchantment — Aura",
        enchant(CREATURE),
        triggered(
            Enters(ITSELF),
            BecomeCopy(Each(creature(YOU_CONTROL, adjectives=(OtherThan(_HOST), _NONTOKEN))), _HOST),
            condition=Fits(_HOST, CREATURE),
        ),
        static(OthersEnterAsCopy(creature(YOU_CONTROL, adjectives=(_NONTOKEN,)), _HOST)),
    ),
    card(
        "Metamorphic Alteration",
        "{1}{U}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(ChooseToCopy(CREATURE)),
        static(Modify(_HOST, (BeChosenCopy(),))),
    ),
    card(
        "The Mimeoplasm",
        "{2}{G}{U}{B}",
        "Legendary Creature — Ooze",
        static(EntersAsCopyOfExiled(cards(CardType.CREATURE))),
        pt=(0, 0),
    ),
    card(
        "Volrath's Shapeshifter",
        "{1}{U}{U}",
        "Creature — Shapeshifter",
        static(
            Modify(THIS, (HaveFullText(TopOfGraveyard(), (_DISCARDS,)),)),
            condition=Fits(TopOfGraveyard(), cards(CardType.CREATURE)),
        ),
        _DISCARDS,
        pt=(0, 1),
    ),
    card(
        "Essence of the Wild",
        "{3}{G}{G}{G}",
        "Creature — Avatar",
        static(OthersEnterAsCopy(CREATURE_YOU_CONTROL, THIS)),
        pt=(6, 6),
    ),
    card(
        "Primal Clay",
        "{4}",
        "Artifact Creature — Shapeshifter",
        static(
            BecomesChosenShape(
                (
                    TakeShape(3, 3, _ARTIFACT_CREATURE),
                    TakeShape(2, 2, _ARTIFACT_CREATURE, abilities=(Keyword(KeywordAbility.FLYING),)),
                    TakeShape(1, 6, _ARTIFACT_CREATURE, (CreatureType.WALL,), (Keyword(KeywordAbility.DEFENDER),)),
                )
            )
        ),
        pt=(0, 0),
    ),
    card(
        "Primal Plasma",
        "{3}{U}",
        "Creature — Elemental Shapeshifter",
        static(
            BecomesChosenShape(
                (
                    TakeShape(3, 3, (CardType.CREATURE,)),
                    TakeShape(2, 2, (CardType.CREATURE,), abilities=(Keyword(KeywordAbility.FLYING),)),
                    TakeShape(1, 6, (CardType.CREATURE,), abilities=(Keyword(KeywordAbility.DEFENDER),)),
                )
            )
        ),
        pt=(0, 0),
    ),
)
