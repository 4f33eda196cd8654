"""Nonmodal double-faced cards (712.2), and cards about transforming."""

from shinpan.cards.build import card, face, token
from shinpan.cards.many_faced import transforming
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    DEFENDER,
    FLYING,
    HASTE,
    ITSELF,
    MENACE,
    ONE,
    TAP,
    TARGET_CREATURE,
    THIS,
    THREE,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    cards,
    creature,
    enchant,
    have,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.game.subtypes.artifact import ArtifactType
from shinpan.phrases.abilities import ActivatedAbility, Keyword, Modify, StaticAbility
from shinpan.phrases.base import EVERYWHERE, Timing
from shinpan.phrases.blocking import BlockedByAtMost
from shinpan.phrases.buried import WentToGraveyard
from shinpan.phrases.circumstances import HadNoCounter
from shinpan.phrases.conditions import Controls
from shinpan.phrases.costs import PayLife, SacrificeSome
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import ApplyToGame
from shinpan.phrases.effects.counters import RemoveCounterOrElse
from shinpan.phrases.effects.damage import DealBothDamage, DealDamage
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.fights import Fight
from shinpan.phrases.effects.libraries import MayRevealTop
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.statuses import AttachTo, UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, ReturnToHand
from shinpan.phrases.faces.day_night import (
    NoSpellsLastTurn,
    TwoSpellsLastTurn,
)
from shinpan.phrases.faces.incubating import Incubate
from shinpan.phrases.faces.transforming import (
    EntersOrTransformsInto,
    IsTransformed,
    ReturnTransformed,
    Transform,
    TransformsInto,
)
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.qualities.groups import AnyOf, Group
from shinpan.phrases.qualities.nouns import OpponentPlayers, Permanents
from shinpan.phrases.qualities.places import ControlledBy, Other
from shinpan.phrases.qualities.traits import Not, OfKind, WithKeyword
from shinpan.phrases.quantities import Count, Fixed
from shinpan.phrases.references.objects import All, Host
from shinpan.phrases.references.players import ControllerOf, EachOpponent, TargetedPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.damage import PreventDamage
from shinpan.phrases.replacements.entering import EntersWithCounters
from shinpan.phrases.replacements.zones import ExileInstead
from shinpan.phrases.restrictions import CantAttackOrBlock, CantTransform
from shinpan.phrases.this_way import Deed, WasDone
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.chapters import Chapter, ChapterReached
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters, LeavesBattlefield

_WOLF = token("Creature — Wolf", colors=(Color.GREEN,), pt=(2, 2))
_CLERIC = token("Creature — Human Cleric", colors=(Color.WHITE, Color.BLACK), pt=(1, 1))
_VAMPIRE = token("Creature — Vampire", FLYING, colors=(Color.BLACK,), pt=(2, 2))
_TRANSFORM = Transform(THIS)
_NO_SPELLS = triggered(BeginningOf(Step.UPKEEP), _TRANSFORM, condition=NoSpellsLastTurn())
_TWO_SPELLS = triggered(BeginningOf(Step.UPKEEP), _TRANSFORM, condition=TwoSpellsLastTurn())
_BREEDS = activated(pay(None, TAP), CreateTokens(_VAMPIRE))
_NEVER_BURIED = StaticAbility((ExileInstead(ITSELF),), zones=EVERYWHERE)
_VAMPIRES = Group(Permanents((CreatureType.VAMPIRE,)))
_OPPONENT_OR_WALKER = AnyOf((Group(OpponentPlayers()), permanent(CardType.PLANESWALKER)))
_THEIR_CREATURE = Target(creature(ControlledBy(TargetedPlayer())), Fixed(0), slot=1)
_OTHERS = creature(adjectives=(Not(OfKind(CreatureType.WEREWOLF)), Not(OfKind(CreatureType.WOLF))))


CARDS = (
    transforming(
        face(
            "Delver of Secrets",
            "{U}",
            "Creature — Human Wizard",
            triggered(
                BeginningOf(Step.UPKEEP, YOU),
                MayRevealTop(),
                If(WasDone(cards(CardType.INSTANT, CardType.SORCERY), Deed.REVEALED), _TRANSFORM),
            ),
            pt=(1, 1),
        ),
        face("Insectile Aberration", None, "Creature — Human Insect", FLYING, pt=(3, 2), indicator=(Color.BLUE,)),
    ),
    transforming(
        face(
            "Huntmaster of the Fells",
            "{2}{R}{G}",
            "Creature — Human Werewolf",
            triggered(EntersOrTransformsInto(), CreateTokens(_WOLF), GainLife(TWO)),
            _NO_SPELLS,
            pt=(2, 2),
        ),
        face(
            "Ravager of the Fells",
            None,
            "Creature — Werewolf",
            TRAMPLE,
            triggered(
                TransformsInto(every=True),
                DealBothDamage(DealDamage(TWO, Target(_OPPONENT_OR_WALKER)), DealDamage(TWO, _THEIR_CREATURE)),
            ),
            _TWO_SPELLS,
            pt=(4, 4),
            indicator=(Color.RED, Color.GREEN),
        ),
    ),
    transforming(
        face("Afflicted Deserter", "{3}{R}", "Creature — Human Werewolf", _NO_SPELLS, pt=(3, 2)),
        face(
            "Werewolf Ransacker",
            None,
            "Creature — Werewolf",
            triggered(
                TransformsInto(every=True),
                May(DestroyPermanents(Target(permanent(CardType.ARTIFACT)))),
                If(WentToGraveyard(TheTarget()), DealDamage(THREE, ControllerOf(TheTarget()))),
            ),
            _TWO_SPELLS,
            pt=(5, 4),
            indicator=(Color.RED,),
        ),
    ),
    transforming(
        face(
            "Daybreak Ranger",
            "{2}{G}",
            "Creature — Human Archer Werewolf",
            activated(pay(None, TAP), DealDamage(TWO, Target(creature(WithKeyword(KeywordAbility.FLYING))))),
            _NO_SPELLS,
            pt=(2, 2),
        ),
        face(
            "Nightfall Predator",
            None,
            "Creature — Werewolf",
            activated(pay("{R}", TAP), Fight(THIS, TARGET_CREATURE)),
            _TWO_SPELLS,
            pt=(4, 4),
            indicator=(Color.GREEN,),
        ),
    ),
    transforming(
        face("Kessig Prowler", "{G}", "Creature — Werewolf Horror", activated(pay("{4}{G}"), _TRANSFORM), pt=(2, 1)),
        face(
            "Sinuous Predator", None, "Creature — Eldrazi Werewolf", static(BlockedByAtMost(affected=THIS)), pt=(4, 4)
        ),
    ),
    transforming(
        face(
            "Bloodline Keeper",
            "{2}{B}{B}",
            "Creature — Vampire",
            FLYING,
            _BREEDS,
            ActivatedAbility(pay("{B}"), _TRANSFORM, condition=Controls(YOU, _VAMPIRES, 5)),
            pt=(3, 3),
        ),
        face(
            "Lord of Lineage",
            None,
            "Creature — Vampire",
            FLYING,
            all_get(creature(YOU_CONTROL, adjectives=(Other(), OfKind(CreatureType.VAMPIRE))), plus(2, 2)),
            _BREEDS,
            pt=(5, 5),
            indicator=(Color.BLACK,),
        ),
    ),
    transforming(
        face(
            "Westvale Abbey",
            None,
            "Land",
            activated(pay(None, TAP), AddMana((ManaKind.COLORLESS,))),
            activated(pay("{5}", TAP, PayLife(ONE)), CreateTokens(_CLERIC)),
            activated(pay("{5}", TAP, SacrificeSome(creature(), Fixed(5))), _TRANSFORM, UntapPermanents(THIS)),
        ),
        face(
            "Ormendahl, Profane Prince",
            None,
            "Legendary Creature — Demon",
            FLYING,
            Keyword(KeywordAbility.LIFELINK),
            Keyword(KeywordAbility.INDESTRUCTIBLE),
            HASTE,
            pt=(9, 7),
            indicator=(Color.BLACK,),
        ),
    ),
    transforming(
        face(
            "Baithook Angler",
            "{1}{U}",
            "Creature — Human Peasant",
            keyword_with_cost(KeywordAbility.DISTURB, "{1}{U}"),
            pt=(2, 1),
        ),
        face(
            "Hook-Haunt Drifter",
            None,
            "Creature — Spirit",
            FLYING,
            _NEVER_BURIED,
            pt=(1, 2),
            indicator=(Color.BLUE,),
        ),
    ),
    transforming(
        face(
            "Lunarch Veteran",
            "{W}",
            "Creature — Human Cleric",
            triggered(Enters(creature(YOU_CONTROL, adjectives=(ANOTHER,))), GainLife(ONE)),
            keyword_with_cost(KeywordAbility.DISTURB, "{1}{W}"),
            pt=(1, 1),
        ),
        face(
            "Luminous Phantom",
            None,
            "Creature — Spirit Cleric",
            FLYING,
            triggered(LeavesBattlefield(creature(YOU_CONTROL, adjectives=(ANOTHER,))), GainLife(ONE)),
            _NEVER_BURIED,
            pt=(1, 1),
            indicator=(Color.WHITE,),
        ),
    ),
    transforming(
        face(
            "Tithing Blade",
            "{1}{B}",
            "Artifact",
            triggered(Enters(ITSELF), SacrificeChosen(EachOpponent(), CREATURE)),
            Keyword(KeywordAbility.CRAFT, pay("{4}{B}"), quality=OfKind(CardType.CREATURE)),
        ),
        face(
            "Consuming Sepulcher",
            None,
            "Artifact",
            triggered(BeginningOf(Step.UPKEEP, YOU), LoseLife(ONE, EachOpponent()), GainLife(ONE)),
            indicator=(Color.BLACK,),
        ),
    ),
    transforming(
        face(
            "Okiba Reckoner Raid",
            "{B}",
            "Enchantment — Saga",
            triggered(ChapterReached((Chapter.I, Chapter.II)), LoseLife(ONE, EachOpponent()), GainLife(ONE)),
            triggered(ChapterReached((Chapter.III,)), ExileObjects(THIS), ReturnTransformed(THIS, yours=True)),
        ),
        face(
            "Nezumi Road Captain",
            None,
            "Enchantment Creature — Rat Rogue",
            MENACE,
            all_get(permanent(ArtifactType.VEHICLE, modifiers=(YOU_CONTROL,)), have(MENACE)),
            pt=(2, 2),
            indicator=(Color.BLACK,),
        ),
    ),
    transforming(
        face(
            "Thing in the Ice",
            "{1}{U}",
            "Creature — Horror",
            DEFENDER,
            static(EntersWithCounters(CounterKind.ICE, Fixed(4))),
            triggered(
                Casts(YOU, spells(CardType.INSTANT, CardType.SORCERY)),
                RemoveCounterOrElse(CounterKind.ICE),
                If(HadNoCounter(CounterKind.ICE, THIS), Transform(THIS)),
            ),
            pt=(0, 4),
        ),
        face(
            "Awoken Horror",
            None,
            "Creature — Kraken Horror",
            triggered(TransformsInto(), ReturnToHand(All(creature(adjectives=(Not(OfKind(CreatureType.HORROR)),))))),
            pt=(7, 8),
            indicator=(Color.BLUE,),
        ),
    ),
    card(
        "Mutagen Connoisseur",
        "{1}{G}{U}",
        "Creature — Vedalken Mutant",
        FLYING,
        VIGILANCE,
        static(
            Modify(
                THIS,
                (
                    ChangePowerToughness(
                        Count(permanent(adjectives=(IsTransformed(),), modifiers=(YOU_CONTROL,))), Fixed(0)
                    ),
                ),
            )
        ),
        pt=(0, 5),
    ),
    card(
        "Compleated Huntmaster",
        "{2}{B}",
        "Creature — Phyrexian Elf Warrior",
        activated(
            pay("{1}", TAP, SacrificeSome(permanent(CardType.CREATURE, CardType.ARTIFACT, adjectives=(ANOTHER,)))),
            Incubate(THREE),
        ),
        pt=(2, 3),
    ),
    card("Eyes of Gitaxias", "{2}{U}", "Sorcery", spell(Incubate(THREE), DrawCards())),
    card(
        "Bound by Moonsilver",
        "{2}{W}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(CantAttackOrBlock(Host(CREATURE)), CantTransform(Host(CREATURE))),
        ActivatedAbility(
            pay(None, SacrificeSome(permanent(adjectives=(ANOTHER,)))),
            AttachTo(THIS, TARGET_CREATURE),
            Timing.SORCERY,
            per_turn=1,
        ),
    ),
    card(
        "Moonmist",
        "{1}{G}",
        "Instant",
        spell(
            Transform(All(Group(Permanents((CreatureType.HUMAN,))))),
            ApplyToGame((PreventDamage(combat=True, by=All(_OTHERS)),)),
        ),
    ),
)
