"""Still more cards that copy, a few lines each."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    HASTE,
    ITSELF,
    TAP,
    THIS,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    keyword_with_cost,
    pay,
    permanent,
    spell,
    spells,
    static,
    taps_for,
    triggered,
)
from shinpan.game.enums import CardType, Duration, Step, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.announced import Targeting
from shinpan.phrases.choices import Choosable
from shinpan.phrases.copying.effects import BecomeCopy, CreateCopies
from shinpan.phrases.copying.entering import EntersAsCopy
from shinpan.phrases.copying.exceptions import ExceptAbilities, ExceptThisAbility, ExceptTypes, ExceptTypesToo
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.libraries import RevealTop
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.zones import (
    DestroyPermanents,
    PutIntoLibrary,
    PutOntoBattlefield,
    ReturnToHand,
    SacrificePermanents,
)
from shinpan.phrases.faces.crafting import ExileThis
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.places import BesidesThis, IsToken
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.qualities.traits import Not, OfChosenType, OfKind, SharesName
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All, EventObject, EventSpell, ThatOne
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import ChooseAsEnters
from shinpan.phrases.this_way import Deed, WasDone
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_SPELLS = (CardType.INSTANT, CardType.SORCERY)
_EOT = Duration.END_OF_TURN
_NONLEGENDARY = Not(OfKind(Supertype.LEGENDARY))
_NONTOKEN = Not(IsToken())
_ARTIFACT = (CardType.ARTIFACT,)
_SAME_NAME = creature(SharesName(THIS))
_EVIL = activated(pay("{U}{B}", TAP), DestroyPermanents(Target(_SAME_NAME)))
_BACK = activated(pay("{2}{U}{U}"), ReturnToHand(THIS))
_BLINK = triggered(BeginningOf(Step.UPKEEP, YOU), MayPay(pay(None, ExileThis()), then=PutOntoBattlefield(THIS)))
_AT_END = triggered(BeginningOf(Step.END), SacrificePermanents(THIS))
_OF_THE_TYPE = Target(creature(YOU_CONTROL, OfChosenType()))

CARDS = (
    card(
        "Clever Impersonator",
        "{2}{U}{U}",
        "Creature — Shapeshifter",
        static(EntersAsCopy(permanent(adjectives=(Not(OfKind(CardType.LAND)),)))),
        pt=(0, 0),
    ),
    card(
        "Mercurial Pretender",
        "{4}{U}",
        "Creature — Shapeshifter",
        static(EntersAsCopy(CREATURE_YOU_CONTROL, (ExceptAbilities((_BACK,)),))),
        pt=(0, 0),
    ),
    card(
        "Mirror of the Forebears",
        "{2}",
        "Artifact",
        static(ChooseAsEnters(Choosable.CREATURE_TYPE)),
        activated(pay("{1}"), BecomeCopy(THIS, _OF_THE_TYPE, (ExceptTypesToo(_ARTIFACT),), _EOT)),
    ),
    card(
        "Evil Twin",
        "{2}{U}{B}",
        "Creature — Shapeshifter",
        static(EntersAsCopy(CREATURE, (ExceptAbilities((_EVIL,)),))),
        pt=(0, 0),
    ),
    card(
        "Sakashima's Student",
        "{2}{U}{U}",
        "Creature — Human Ninja",
        keyword_with_cost(KeywordAbility.NINJUTSU, "{1}{U}"),
        static(EntersAsCopy(CREATURE, (ExceptTypesToo(subtypes=(CreatureType.NINJA,)),))),
        pt=(0, 0),
    ),
    card(
        "Estrid's Invocation",
        "{2}{U}",
        "Enchantment",
        static(EntersAsCopy(permanent(CardType.ENCHANTMENT, modifiers=(YOU_CONTROL,)), (ExceptAbilities((_BLINK,)),))),
    ),
    card(
        "Machine God's Effigy",
        "{4}",
        "Artifact",
        static(
            EntersAsCopy(CREATURE, (ExceptTypes(_ARTIFACT), ExceptAbilities((taps_for(ManaKind.BLUE),)))),
        ),
        taps_for(ManaKind.BLUE),
    ),
    card(
        "Artisan of Forms",
        "{1}{U}",
        "Creature — Human Wizard",
        triggered(
            Casts(YOU, spells(modifiers=(Targeting(ITSELF),))),
            May(BecomeCopy(THIS, Target(CREATURE), (ExceptThisAbility(),))),
        ),
        pt=(1, 1),
    ),
    card(
        "Tilonalli's Skinshifter",
        "{2}{R}",
        "Creature — Human Shaman",
        HASTE,
        triggered(
            Attacks(ITSELF),
            BecomeCopy(THIS, Target(creature(adjectives=(ANOTHER, _NONLEGENDARY, IsAttacking()))), duration=_EOT),
        ),
        pt=(0, 1),
    ),
    card(
        "Deceiver of Form",
        "{6}{C}",
        "Creature — Eldrazi",
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            RevealTop(),
            If(
                WasDone(cards(CardType.CREATURE), Deed.REVEALED),
                May(BecomeCopy(All(creature(YOU_CONTROL, BesidesThis())), ThatOne(Cards()), duration=_EOT)),
            ),
            May(PutIntoLibrary(ThatOne(Cards()), position=-1)),
        ),
        pt=(8, 8),
    ),
    card(
        "Minion Reflector",
        "{5}",
        "Artifact",
        triggered(
            Enters(creature(YOU_CONTROL, adjectives=(_NONTOKEN,))),
            MayPay(pay("{2}"), then=CreateCopies(EventObject(), (ExceptAbilities((HASTE, _AT_END)),))),
        ),
    ),
    card(
        "Riku of Two Reflections",
        "{2}{U}{R}{G}",
        "Legendary Creature — Human Wizard",
        triggered(Casts(YOU, spells(*_SPELLS)), MayPay(pay("{U}{R}"), then=CopyOnStack(EventSpell()))),
        triggered(
            Enters(creature(YOU_CONTROL, adjectives=(ANOTHER, _NONTOKEN))),
            MayPay(pay("{G}{U}"), then=CreateCopies(EventObject())),
        ),
        pt=(2, 2),
    ),
    card(
        "Swarm Intelligence",
        "{6}{U}",
        "Enchantment",
        triggered(Casts(YOU, spells(*_SPELLS)), May(CopyOnStack(EventSpell()))),
    ),
    card(
        "Nivix Guildmage",
        "{U}{R}",
        "Creature — Human Wizard",
        activated(pay("{1}{U}{R}"), DrawCards(), DiscardCards(Fixed(1))),
        activated(pay("{2}{U}{R}"), CopyOnStack(Target(spells(*_SPELLS, modifiers=(YOU_CONTROL,))))),
        pt=(2, 2),
    ),
    card(
        "Reiterate",
        "{1}{R}{R}",
        "Instant",
        keyword_with_cost(KeywordAbility.BUYBACK, "{3}"),
        spell(CopyOnStack(Target(spells(*_SPELLS)))),
    ),
)
