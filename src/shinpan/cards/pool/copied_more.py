"""More cards that copy: permanents that enter or become copies, tokens, copies of spells and abilities."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    FLASH,
    FLYING,
    HASTE,
    ITSELF,
    ONE,
    TAP,
    TARGET_PLAYER,
    THIS,
    THREE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    cards,
    creature,
    have,
    keyword,
    keyword_with_cost,
    loyalty,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Color, Duration, Step, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.copying.cards import CopyAndCast
from shinpan.phrases.copying.effects import BecomeCopy, CreateCopies
from shinpan.phrases.copying.entering import EntersAsCopy
from shinpan.phrases.copying.exceptions import (
    ExceptAbilities,
    ExceptBeing,
    ExceptName,
    ExceptThisAbility,
    ExceptTypesToo,
)
from shinpan.phrases.copying.stack import CopyForEach, CopyOnStack
from shinpan.phrases.effects.cards import MillCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.libraries import SearchForDifferent
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.scrying import Scry, Surveil
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import ExileObjects, SacrificePermanents
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.qualities.places import ControlledBy, InZone, IsToken
from shinpan.phrases.qualities.stacked import TargetsOnly
from shinpan.phrases.qualities.traits import Not, OfKind, WithManaValue
from shinpan.phrases.quantities import X
from shinpan.phrases.references.objects import Bound, EventObject, EventSpell, Result
from shinpan.phrases.references.players import AnyPlayer, EachOpponent, EventPlayer, You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.activating import ActivatesAbility, EventAbility, NoManaAbility
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_SPELLS = (CardType.INSTANT, CardType.SORCERY)
_IN_YOUR_GRAVEYARD = InZone(Zone.GRAVEYARD, You())
_END = BeginningOf(Step.END)
_EXILE_LATER = Later(_END, ExileObjects(Bound()), about=Result(0))
_SACRIFICE_LATER = Later(_END, SacrificePermanents(Bound()), about=Result(0))
_GAINS_HASTE = Apply(Result(0), (have(HASTE),), Duration.FOREVER)
_THIS_TOO = ExceptThisAbility()
_ARTIFACT_TOO = (ExceptTypesToo((CardType.ARTIFACT,)),)
_LEGENDARY_TOO = ExceptTypesToo(supertypes=(Supertype.LEGENDARY,))
_GOBLIN = token("Creature — Goblin", colors=(Color.RED,), pt=(1, 1))
_SOLDIER_TOO = ExceptBeing(ONE, ONE, (), (CreatureType.SOLDIER,), types=(CardType.CREATURE,), in_addition=True)
_ARTIFACT_CREATURES = permanent(CardType.CREATURE, adjectives=(OfKind(CardType.ARTIFACT),), modifiers=(YOU_CONTROL,))
_STORM = keyword(KeywordAbility.STORM)

CARDS = (
    card("Stunt Double", "{3}{U}", "Creature — Shapeshifter", FLASH, static(EntersAsCopy(CREATURE)), pt=(0, 0)),
    card("Sculpting Steel", "{3}", "Artifact", static(EntersAsCopy(permanent(CardType.ARTIFACT)))),
    card(
        "Mirrormade",
        "{1}{U}{U}",
        "Enchantment",
        static(EntersAsCopy(permanent(CardType.ARTIFACT, CardType.ENCHANTMENT))),
    ),
    card(
        "Body Double",
        "{4}{U}",
        "Creature — Shapeshifter",
        static(EntersAsCopy(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),)))),
        pt=(0, 0),
    ),
    card(
        "Dack's Duplicate",
        "{2}{U}{R}",
        "Creature — Shapeshifter",
        static(EntersAsCopy(CREATURE, (ExceptAbilities((HASTE, Keyword(KeywordAbility.DETHRONE))),))),
        pt=(0, 0),
    ),
    card(
        "Gigantoplasm",
        "{3}{U}",
        "Creature — Shapeshifter",
        static(
            EntersAsCopy(
                CREATURE,
                (
                    ExceptAbilities(
                        (activated(pay("{X}"), Apply(THIS, (SetPowerToughness(X(), X()),), Duration.FOREVER)),)
                    ),
                ),
            )
        ),
        pt=(0, 0),
    ),
    card(
        "Lazav, the Multifarious",
        "{U}{B}",
        "Legendary Creature — Shapeshifter",
        triggered(Enters(ITSELF), Surveil(ONE)),
        activated(
            pay("{X}"),
            BecomeCopy(
                THIS,
                Target(cards(CardType.CREATURE, modifiers=(_IN_YOUR_GRAVEYARD, WithManaValue(X())))),
                (ExceptName("Lazav, the Multifarious"), _LEGENDARY_TOO, _THIS_TOO),
            ),
        ),
        pt=(1, 3),
    ),
    card(
        "Cemetery Puca",
        "{1}{U/B}{U/B}",
        "Creature — Shapeshifter",
        triggered(Dies(CREATURE), MayPay(pay("{1}"), then=BecomeCopy(THIS, EventObject(), (_THIS_TOO,)))),
        pt=(1, 2),
    ),
    card(
        "Shapesharer",
        "{1}{U}",
        "Creature — Shapeshifter",
        Keyword(KeywordAbility.CHANGELING),
        activated(
            pay("{2}{U}"),
            BecomeCopy(
                Target(permanent(CreatureType.SHAPESHIFTER)),
                Target(CREATURE, slot=1),
                duration=Duration.YOUR_NEXT_TURN,
            ),
        ),
        pt=(1, 1),
    ),
    card(
        "Necroduality",
        "{3}{U}",
        "Enchantment",
        triggered(
            Enters(permanent(CreatureType.ZOMBIE, adjectives=(Not(IsToken()),), modifiers=(YOU_CONTROL,))),
            CreateCopies(EventObject()),
        ),
    ),
    card(
        "Feldon of the Third Path",
        "{1}{R}{R}",
        "Legendary Creature — Human Artificer",
        activated(
            pay("{2}{R}", TAP),
            CreateCopies(Target(cards(CardType.CREATURE, modifiers=(_IN_YOUR_GRAVEYARD,))), _ARTIFACT_TOO, register=0),
            _GAINS_HASTE,
            _SACRIFICE_LATER,
        ),
        pt=(2, 3),
    ),
    card(
        "Urza, Prince of Kroog",
        "{2}{W}{U}",
        "Legendary Creature — Human Artificer",
        all_get(_ARTIFACT_CREATURES, plus(2, 2)),
        activated(
            pay("{6}"),
            CreateCopies(Target(permanent(CardType.ARTIFACT, modifiers=(YOU_CONTROL,))), (_SOLDIER_TOO,)),
        ),
        pt=(2, 3),
    ),
    card(
        "Saheeli Rai",
        "{1}{U}{R}",
        "Legendary Planeswalker — Saheeli",
        loyalty(1, Scry(ONE), DealDamage(ONE, EachOpponent())),
        loyalty(
            -2,
            CreateCopies(
                Target(permanent(CardType.ARTIFACT, CardType.CREATURE, modifiers=(YOU_CONTROL,))),
                _ARTIFACT_TOO,
                register=0,
            ),
            _GAINS_HASTE,
            _EXILE_LATER,
        ),
        loyalty(-7, SearchForDifferent(cards(CardType.ARTIFACT), THREE)),
        loyalty=3,
    ),
    card(
        "Mirari",
        "{5}",
        "Legendary Artifact",
        triggered(Casts(YOU, spells(*_SPELLS)), MayPay(pay("{3}"), then=CopyOnStack(EventSpell()))),
    ),
    card(
        "Rings of Brighthearth",
        "{3}",
        "Artifact",
        triggered(
            ActivatesAbility(YOU),
            MayPay(pay("{2}"), then=CopyOnStack(EventAbility())),
            condition=NoManaAbility(),
        ),
    ),
    card(
        "Mirrorwing Dragon",
        "{3}{R}{R}",
        "Creature — Dragon",
        FLYING,
        triggered(
            Casts(AnyPlayer(), spells(*_SPELLS, modifiers=(TargetsOnly(ITSELF),))),
            CopyForEach(EventSpell(), creature(ControlledBy(EventPlayer()), adjectives=(ANOTHER,)), EventPlayer()),
        ),
        pt=(4, 5),
    ),
    card(
        "Mizzix's Mastery",
        "{3}{R}",
        "Sorcery",
        spell(
            ExileObjects(Target(cards(*_SPELLS, modifiers=(_IN_YOUR_GRAVEYARD,)))),
            CopyAndCast(),
            ExileObjects(THIS),
        ),
        keyword_with_cost(KeywordAbility.OVERLOAD, "{5}{R}{R}{R}"),
    ),
    card(
        "Tendrils of Agony",
        "{2}{B}{B}",
        "Sorcery",
        spell(LoseLife(TWO, TARGET_PLAYER), GainLife(TWO)),
        _STORM,
    ),
    card("Brain Freeze", "{1}{U}", "Instant", spell(MillCards(THREE, TARGET_PLAYER)), _STORM),
    card("Empty the Warrens", "{3}{R}", "Sorcery", spell(CreateTokens(_GOBLIN, TWO)), _STORM),
)
