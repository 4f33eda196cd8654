"""Cards that change costs or are paid for otherwise than with mana, and mana with strings attached (601.2f-h)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    FLASH,
    FLYING,
    ITSELF,
    TAP,
    TARGET_CREATURE,
    THIS,
    THREE,
    TRAMPLE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    creature,
    of_spell,
    pay,
    permanent,
    spell,
    spells,
    static,
    taps_for,
    triggered,
)
from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import ActivatedAbility, Keyword
from shinpan.phrases.announced import Targeting, Targets
from shinpan.phrases.choices import Choosable
from shinpan.phrases.conditions import Controls, Fits
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.costchanges import (
    AbilitiesCost,
    Direction,
    SpellsCost,
    SpellsCostAtLeast,
    SpellsCostBesides,
    ThisCostsIf,
    ThisCostsLess,
)
from shinpan.phrases.costs import PayLife, TapSome
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.mana import AddMana, AddManaOfOneColor
from shinpan.phrases.effects.statuses import TapPermanents, UntapPermanents
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects
from shinpan.phrases.manause import SpendOnly, ThatCantBeCountered, WhenSpent
from shinpan.phrases.objectcosts import ReturnSome
from shinpan.phrases.qualities.places import CastBy
from shinpan.phrases.qualities.states import IsAttacking, IsBlocking, IsTapped, IsUntapped
from shinpan.phrases.qualities.traits import Either, OfChosenType, OfColor, OfKind, WithKeyword
from shinpan.phrases.quantities import Devotion, Fixed, PowerOf, TotalPower
from shinpan.phrases.references.objects import All, Bound, EventObject
from shinpan.phrases.references.players import YourOpponents
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import ChooseAsEnters
from shinpan.phrases.triggers.zones import Enters

_LESS = Direction.LESS
_UNTAPPED_CREATURE = creature(YOU_CONTROL, adjectives=(IsUntapped(),))
_ARTIFACTS = Keyword(KeywordAbility.AFFINITY, quality=permanent(CardType.ARTIFACT))
_SPELLS_YOUR_OPPONENTS_CAST = CastBy(YourOpponents())
_TAPPED_CREATURE = creature(adjectives=(IsTapped(),))

CARDS = (
    card("Siege Wurm", "{5}{G}{G}", "Creature — Wurm", Keyword(KeywordAbility.CONVOKE), TRAMPLE, pt=(5, 5)),
    card(
        "Devouring Light",
        "{1}{W}{W}",
        "Instant",
        Keyword(KeywordAbility.CONVOKE),
        spell(ExileObjects(Target(creature(adjectives=(Either((IsAttacking(), IsBlocking())),))))),
    ),
    card(
        "Wind-Kin Raiders",
        "{4}{U}{U}",
        "Creature — Human Artificer",
        Keyword(KeywordAbility.IMPROVISE),
        FLYING,
        pt=(4, 3),
    ),
    card("Gurmag Angler", "{6}{B}", "Creature — Zombie Fish", Keyword(KeywordAbility.DELVE), pt=(5, 5)),
    card("Treasure Cruise", "{7}{U}", "Sorcery", Keyword(KeywordAbility.DELVE), spell(DrawCards(THREE))),
    card(
        "Murderous Cut", "{4}{B}", "Instant", Keyword(KeywordAbility.DELVE), spell(DestroyPermanents(TARGET_CREATURE))
    ),
    card("Frogmite", "{4}", "Artifact Creature — Frog", _ARTIFACTS, pt=(2, 2)),
    card("Thoughtcast", "{4}{U}", "Sorcery", _ARTIFACTS, spell(DrawCards(TWO))),
    card(
        "Sublime Exhalation",
        "{6}{W}",
        "Sorcery",
        Keyword(KeywordAbility.UNDAUNTED),
        spell(DestroyPermanents(All(CREATURE))),
    ),
    card(
        "Wizard's Lightning",
        "{2}{R}",
        "Instant",
        of_spell(ThisCostsIf(Controls(YOU, permanent(CreatureType.WIZARD)), 2)),
        spell(DealDamage(THREE, Target(ANY_TARGET))),
    ),
    card(
        "Ajani's Response",
        "{4}{W}",
        "Instant",
        of_spell(ThisCostsIf(Targets(_TAPPED_CREATURE), 3)),
        spell(DestroyPermanents(TARGET_CREATURE)),
    ),
    card(
        "Banish from Edoras",
        "{4}{W}",
        "Sorcery",
        of_spell(ThisCostsIf(Targets(_TAPPED_CREATURE), 2)),
        spell(ExileObjects(TARGET_CREATURE)),
    ),
    card(
        "Ghalta, Primal Hunger",
        "{10}{G}{G}",
        "Legendary Creature — Elder Dinosaur",
        of_spell(ThisCostsLess(TotalPower(CREATURE_YOU_CONTROL))),
        TRAMPLE,
        pt=(12, 12),
    ),
    card(
        "The Lord of the Eagles",
        "{7}{U}{U}",
        "Legendary Creature — Bird Noble",
        FLASH,
        of_spell(ThisCostsLess(TotalPower(creature(YOU_CONTROL, WithKeyword(KeywordAbility.FLYING))))),
        FLYING,
        pt=(8, 8),
    ),
    card(
        "Drag to the Underworld",
        "{2}{B}{B}",
        "Instant",
        of_spell(ThisCostsLess(Devotion(Color.BLACK))),
        spell(DestroyPermanents(TARGET_CREATURE)),
    ),
    card(
        "Boreal Elemental",
        "{4}{U}",
        "Creature — Elemental",
        FLYING,
        static(SpellsCost(spells(modifiers=(_SPELLS_YOUR_OPPONENTS_CAST, Targeting(ITSELF))), TWO)),
        pt=(3, 4),
    ),
    card(
        "Terror of the Peaks",
        "{3}{R}{R}",
        "Creature — Dragon",
        FLYING,
        static(
            SpellsCostBesides(
                spells(modifiers=(_SPELLS_YOUR_OPPONENTS_CAST, Targeting(ITSELF))), pay(None, PayLife(Fixed(3)))
            )
        ),
        triggered(
            Enters(creature(YOU_CONTROL, adjectives=(ANOTHER,))),
            DealDamage(PowerOf(EventObject()), Target(ANY_TARGET)),
        ),
        pt=(5, 4),
    ),
    card("Trinisphere", "{3}", "Artifact", static(SpellsCostAtLeast(3), condition=Fits(THIS, IsUntapped()))),
    card("Suppression Field", "{1}{W}", "Enchantment", static(AbilitiesCost(None, TWO, spares_mana=True))),
    card("Training Grounds", "{U}", "Enchantment", static(AbilitiesCost(CREATURE_YOU_CONTROL, TWO, _LESS, 1))),
    card("Heartstone", "{3}", "Artifact", static(AbilitiesCost(CREATURE, Fixed(1), _LESS, 1))),
    card(
        "Springleaf Drum",
        "{1}",
        "Artifact",
        activated(pay(None, TAP, TapSome(_UNTAPPED_CREATURE)), AddManaOfOneColor()),
    ),
    card(
        "Opposition",
        "{2}{U}{U}",
        "Enchantment",
        activated(
            pay(None, TapSome(_UNTAPPED_CREATURE)),
            TapPermanents(Target(permanent(CardType.ARTIFACT, CardType.CREATURE, CardType.LAND))),
        ),
    ),
    card(
        "Quirion Ranger",
        "{G}",
        "Creature — Elf Ranger",
        ActivatedAbility(
            pay(None, ReturnSome(permanent(LandType.FOREST, modifiers=(YOU_CONTROL,)))),
            UntapPermanents(TARGET_CREATURE),
            per_turn=1,
        ),
        pt=(1, 1),
    ),
    card(
        "Mishra's Workshop",
        None,
        "Land",
        activated(pay(None, TAP), AddMana((ManaKind.COLORLESS,) * 3, only=SpendOnly(spells(CardType.ARTIFACT)))),
    ),
    card(
        "Ancient Ziggurat",
        None,
        "Land",
        activated(pay(None, TAP), AddManaOfOneColor(only=SpendOnly(spells(CardType.CREATURE)))),
    ),
    card(
        "Cavern of Souls",
        None,
        "Land",
        static(ChooseAsEnters(Choosable.CREATURE_TYPE)),
        taps_for(ManaKind.COLORLESS),
        activated(
            pay(None, TAP),
            AddManaOfOneColor(
                only=SpendOnly(spells(CardType.CREATURE, modifiers=(OfChosenType(),))), riders=(ThatCantBeCountered(),)
            ),
        ),
    ),
    card(
        "Unclaimed Territory",
        None,
        "Land",
        static(ChooseAsEnters(Choosable.CREATURE_TYPE)),
        taps_for(ManaKind.COLORLESS),
        activated(
            pay(None, TAP),
            AddManaOfOneColor(only=SpendOnly(spells(CardType.CREATURE, modifiers=(OfChosenType(),)))),
        ),
    ),
    card(
        "Delighted Halfling",
        "{G}",
        "Creature — Halfling Citizen",
        taps_for(ManaKind.COLORLESS),
        activated(
            pay(None, TAP),
            AddManaOfOneColor(
                only=SpendOnly(spells(adjectives=(OfKind(Supertype.LEGENDARY),))), riders=(ThatCantBeCountered(),)
            ),
        ),
        pt=(1, 2),
    ),
    card(
        "Pyromancer's Goggles",
        "{5}",
        "Legendary Artifact",
        activated(
            pay(None, TAP),
            AddMana(
                (ManaKind.RED,),
                riders=(
                    WhenSpent(
                        spells(CardType.INSTANT, CardType.SORCERY, adjectives=(OfColor(Color.RED),)),
                        CopyOnStack(Bound()),
                    ),
                ),
            ),
        ),
    ),
)
