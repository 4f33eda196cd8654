"""Cards about face-down spells and permanents (708): morph, megamorph, disguise, manifest, cloak."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    CARD_IN_YOUR_GRAVEYARD,
    CREATURE,
    FIRST_STRIKE,
    FLYING,
    HEXPROOF,
    ITSELF,
    LIFELINK,
    REACH,
    SACRIFICE_THIS,
    TAP,
    TARGET_CREATURE,
    THIS,
    THREE,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CAST,
    YOU_CONTROL,
    activated,
    all_get,
    creature,
    defining,
    enchant,
    have,
    keyword_with_cost,
    numbered,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Duration, FaceDown, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.abilities import Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.blocking import CantBlockThese
from shinpan.phrases.circumstances import WithLessPower
from shinpan.phrases.conditions import Fits
from shinpan.phrases.costchanges import Direction, SpellsCost
from shinpan.phrases.costs import PayLife
from shinpan.phrases.counting import CountersOn
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.spells import ChangeTarget, CounterObjects
from shinpan.phrases.effects.statuses import AttachTo, PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, ReturnToHand
from shinpan.phrases.faces.face_down import (
    IsFaceDown,
    IsFaceUp,
    TurnDown,
    TurnedUp,
    TurnsDownAsEnters,
    TurnUp,
)
from shinpan.phrases.faces.manifesting import ManifestDread, ManifestTop
from shinpan.phrases.faces.meanwhile import AsTurnedUp
from shinpan.phrases.faces.revealing import IsCard, RevealPermanents
from shinpan.phrases.modifications.powers import ChangePowerToughness, DefinePowerToughness
from shinpan.phrases.modifications.types import AddSubtypes
from shinpan.phrases.permissions import MayLookAt
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.places import IsToken, NotControlledBy
from shinpan.phrases.qualities.stacked import SpellsOrAbilities, WithSingleTarget
from shinpan.phrases.qualities.traits import Not
from shinpan.phrases.quantities import Count, EventAmount, Fixed, Product, X
from shinpan.phrases.references.objects import All, EventObject, Host, Result
from shinpan.phrases.references.players import ControllerOf
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import EntersWithCounters
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_MORPH, _MEGAMORPH, _DISGUISE = KeywordAbility.MORPH, KeywordAbility.MEGAMORPH, KeywordAbility.DISGUISE
_FACE_DOWN = creature(adjectives=(IsFaceDown(),))
_FACE_DOWN_YOU_CONTROL = creature(YOU_CONTROL, adjectives=(IsFaceDown(),))
_FACE_DOWN_SPELLS = spells(CardType.CREATURE, adjectives=(IsFaceDown(),), modifiers=(YOU_CAST,))
_TURNED_UP = TurnedUp(ITSELF)
_YOURS_TURNED_UP = TurnedUp(permanent(modifiers=(YOU_CONTROL,)))
_COUNTER = CounterKind.PLUS_ONE_PLUS_ONE
_TWICE_FACE_DOWN = Product(TWO, Count(_FACE_DOWN))
_SNAKE = token("Creature — Snake", colors=(Color.GREEN,), pt=(1, 1))
_DOG = token("Creature — Dog", colors=(Color.WHITE,), pt=(1, 1))
_CHEAPER = static(SpellsCost(_FACE_DOWN_SPELLS, direction=Direction.LESS))


def _becomes_aura(*keywords: Keyword) -> tuple[TriggeredAbility, StaticAbility]:
    """Return the abilities of an enchantment that manifests a card and becomes an Aura on it."""
    becomes = Apply(THIS, (AddSubtypes(Subtypes((EnchantmentType.AURA,))), have(enchant(CREATURE))), Duration.FOREVER)
    return (
        triggered(Enters(ITSELF), becomes, ManifestTop(register=0), AttachTo(THIS, Result())),
        static(Modify(Host(CREATURE), (have(*keywords),))),
    )


CARDS = (
    card("Wandering Ones", "{U}", "Creature — Spirit", pt=(1, 1)),
    card(
        "Grinning Demon",
        "{2}{B}{B}",
        "Creature — Demon",
        triggered(BeginningOf(Step.UPKEEP, YOU), LoseLife(TWO)),
        keyword_with_cost(_MORPH, "{2}{B}{B}"),
        pt=(6, 6),
    ),
    card(
        "Branchsnap Lorian",
        "{1}{G}{G}",
        "Creature — Beast",
        TRAMPLE,
        keyword_with_cost(_MORPH, "{G}"),
        pt=(4, 1),
    ),
    card(
        "Battering Craghorn",
        "{2}{R}{R}",
        "Creature — Goat Beast",
        FIRST_STRIKE,
        keyword_with_cost(_MORPH, "{1}{R}{R}"),
        pt=(3, 1),
    ),
    card(
        "Exalted Angel",
        "{4}{W}{W}",
        "Creature — Angel",
        FLYING,
        triggered(DealsDamage(ITSELF), GainLife(EventAmount())),
        keyword_with_cost(_MORPH, "{2}{W}{W}"),
        pt=(4, 5),
    ),
    card(
        "Zombie Cutthroat",
        "{3}{B}{B}",
        "Creature — Zombie",
        Keyword(_MORPH, pay(None, PayLife(Fixed(5)))),
        pt=(3, 4),
    ),
    card(
        "Primal Whisperer",
        "{4}{G}",
        "Creature — Elf Soldier",
        static(Modify(THIS, (ChangePowerToughness(_TWICE_FACE_DOWN, _TWICE_FACE_DOWN),))),
        keyword_with_cost(_MORPH, "{3}{G}"),
        pt=(2, 2),
    ),
    card(
        "Aerie Bowmasters",
        "{2}{G}{G}",
        "Creature — Dog Archer",
        REACH,
        keyword_with_cost(_MEGAMORPH, "{5}{G}"),
        pt=(3, 4),
    ),
    card(
        "Stratus Dancer",
        "{1}{U}",
        "Creature — Djinn Monk",
        FLYING,
        keyword_with_cost(_MEGAMORPH, "{1}{U}"),
        triggered(_TURNED_UP, CounterObjects(Target(spells(CardType.INSTANT, CardType.SORCERY)))),
        pt=(2, 1),
    ),
    card(
        "Salt Road Ambushers",
        "{3}{G}",
        "Creature — Dog Warrior",
        triggered(
            TurnedUp(permanent(adjectives=(ANOTHER,), modifiers=(YOU_CONTROL,))),
            PutCounters(EventObject(), _COUNTER, TWO),
            condition=Fits(EventObject(), CREATURE),
        ),
        keyword_with_cost(_MEGAMORPH, "{3}{G}{G}"),
        pt=(3, 3),
    ),
    card(
        "Hooded Hydra",
        "{X}{G}{G}",
        "Creature — Snake Hydra",
        static(EntersWithCounters(_COUNTER, X())),
        triggered(Dies(ITSELF), CreateTokens(_SNAKE, CountersOn(_COUNTER, THIS))),
        keyword_with_cost(_MORPH, "{3}{G}{G}"),
        static(AsTurnedUp(PutCounters(THIS, _COUNTER, Fixed(5)))),
        pt=(0, 0),
    ),
    card(
        "Dog Walker",
        "{R}{W}",
        "Creature — Human Citizen",
        VIGILANCE,
        keyword_with_cost(_DISGUISE, "{R/W}{R/W}"),
        triggered(_TURNED_UP, CreateTokens(_DOG, TWO, tapped=True)),
        pt=(3, 1),
    ),
    card(
        "Nightdrinker Moroii",
        "{3}{B}",
        "Creature — Vampire",
        FLYING,
        triggered(Enters(ITSELF), LoseLife(THREE)),
        keyword_with_cost(_DISGUISE, "{B}{B}"),
        pt=(4, 2),
    ),
    card(
        "Ixidron",
        "{3}{U}{U}",
        "Creature — Illusion",
        static(TurnsDownAsEnters(creature(adjectives=(ANOTHER, Not(IsToken()))))),
        defining(DefinePowerToughness(Count(_FACE_DOWN), Count(_FACE_DOWN))),
        pt=(0, 0),
    ),
    card(
        "Ixidor, Reality Sculptor",
        "{3}{U}{U}",
        "Legendary Creature — Human Wizard",
        all_get(_FACE_DOWN, plus(1, 1)),
        activated(pay("{2}{U}"), TurnUp(Target(_FACE_DOWN))),
        pt=(3, 4),
    ),
    card(
        "Break Open",
        "{1}{R}",
        "Instant",
        spell(TurnUp(Target(creature(AN_OPPONENT_CONTROLS, adjectives=(IsFaceDown(),))))),
    ),
    card(
        "Secret Plans",
        "{G}{U}",
        "Enchantment",
        all_get(_FACE_DOWN_YOU_CONTROL, plus(0, 1)),
        triggered(_YOURS_TURNED_UP, DrawCards()),
    ),
    card("Dream Chisel", "{2}", "Artifact", _CHEAPER),
    card("Obscuring Aether", "{G}", "Enchantment", _CHEAPER, activated(pay("{1}{G}"), TurnDown(THIS))),
    card(
        "Nosy Goblin",
        "{2}{R}",
        "Creature — Goblin",
        activated(pay(None, TAP, SACRIFICE_THIS), DestroyPermanents(Target(_FACE_DOWN))),
        pt=(2, 1),
    ),
    card("Soul Summons", "{1}{W}", "Sorcery", spell(ManifestTop())),
    card("Ethereal Ambush", "{3}{G}{U}", "Instant", spell(ManifestTop(TWO))),
    card(
        "Reality Shift",
        "{1}{U}",
        "Instant",
        spell(ExileObjects(TARGET_CREATURE), ManifestTop(who=ControllerOf(TheTarget()))),
    ),
    card(
        "Formless Nurturing",
        "{3}{G}",
        "Sorcery",
        spell(ManifestTop(register=0), PutCounters(Result(), _COUNTER)),
    ),
    card(
        "Sultai Emissary",
        "{1}{B}",
        "Creature — Zombie Warrior",
        triggered(Dies(ITSELF), ManifestTop()),
        pt=(1, 1),
    ),
    card(
        "Whisperwood Elemental",
        "{3}{G}{G}",
        "Creature — Elemental",
        triggered(BeginningOf(Step.END, YOU), ManifestTop()),
        activated(
            pay(None, SACRIFICE_THIS),
            Apply(
                All(creature(YOU_CONTROL, adjectives=(IsFaceUp(), Not(IsToken())))),
                (have(triggered(Dies(ITSELF), ManifestTop())),),
            ),
        ),
        pt=(4, 4),
    ),
    card(
        "Hauntwoods Shrieker",
        "{1}{G}{G}",
        "Creature — Beast Mutant",
        triggered(Attacks(ITSELF), ManifestDread()),
        activated(
            pay("{1}{G}"),
            RevealPermanents(Target(permanent(adjectives=(IsFaceDown(),)))),
            If(IsCard(TheTarget(), (CardType.CREATURE,)), May(TurnUp(TheTarget()))),
        ),
        pt=(3, 3),
    ),
    card("Unsettling Twins", "{3}{W}", "Creature — Human", triggered(Enters(ITSELF), ManifestDread()), pt=(2, 2)),
    card(
        "Willbender",
        "{1}{U}",
        "Creature — Human Wizard",
        keyword_with_cost(_MORPH, "{1}{U}"),
        triggered(_TURNED_UP, ChangeTarget(Target(Group(SpellsOrAbilities(), modifiers=(WithSingleTarget(),))))),
        pt=(1, 2),
    ),
    card(
        "Den Protector",
        "{1}{G}",
        "Creature — Human Warrior",
        static(CantBlockThese(ITSELF, All(creature(WithLessPower())))),
        keyword_with_cost(_MEGAMORPH, "{1}{G}"),
        triggered(_TURNED_UP, ReturnToHand(Target(CARD_IN_YOUR_GRAVEYARD))),
        pt=(2, 1),
    ),
    card(
        "Deflection",
        "{3}{U}",
        "Instant",
        spell(ChangeTarget(Target(spells(modifiers=(WithSingleTarget(),))))),
    ),
    card(
        "Battering Wurm",
        "{6}{G}",
        "Creature — Wurm",
        numbered(KeywordAbility.BLOODTHIRST, 1),
        static(CantBlockThese(ITSELF, All(creature(WithLessPower())))),
        pt=(4, 3),
    ),
    card("Cloudform", "{1}{U}{U}", "Enchantment", *_becomes_aura(FLYING, HEXPROOF)),
    card("Lightform", "{1}{W}{W}", "Enchantment", *_becomes_aura(FLYING, LIFELINK)),
    card(
        "Cryptic Coat",
        "{2}{U}",
        "Artifact — Equipment",
        triggered(Enters(ITSELF), ManifestTop(how=FaceDown.CLOAK, register=0), AttachTo(THIS, Result())),
        static(Modify(Host(CREATURE), (plus(1, 0),)), CantBeBlocked(Host(CREATURE))),
        activated(pay("{1}{U}"), ReturnToHand(THIS)),
    ),
    card(
        "Keeper of the Lens",
        "{1}",
        "Artifact Creature — Golem",
        static(MayLookAt(creature(NotControlledBy(YOU), adjectives=(IsFaceDown(),)))),
        pt=(1, 2),
    ),
)
