"""Cards that are copied in graveyards and exile, by keyword abilities and by others; cards that populate."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    CREATURE_YOU_CONTROL,
    DOUBLE_STRIKE,
    INDESTRUCTIBLE,
    ITSELF,
    LIFELINK,
    ONE,
    THIS,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    have,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    spell,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Color, Duration, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.copying.conditional import ExceptIfMarked
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.entering import EntersAsCopy
from shinpan.phrases.copying.exceptions import (
    ExceptBeing,
    ExceptColors,
    ExceptNoManaCost,
    ExceptTypesToo,
)
from shinpan.phrases.copying.populating import Populate
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.scrying import Scry
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, ReturnToHand
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.places import InZone, IsToken
from shinpan.phrases.quantities import Count, Fixed
from shinpan.phrases.references.objects import All, ThatOne
from shinpan.phrases.references.players import AnyPlayer, EachOpponent
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_ZOMBIE = (CreatureType.ZOMBIE,)
_BLACK_ZOMBIE = ExceptBeing(Fixed(4), Fixed(4), (Color.BLACK,), _ZOMBIE)
_EMBALMED = ExceptIfMarked(
    KeywordAbility.EMBALM, (ExceptNoManaCost(), ExceptColors((Color.WHITE,)), ExceptTypesToo(subtypes=_ZOMBIE))
)
_EMBALM = KeywordAbility.EMBALM
_ETERNALIZE = KeywordAbility.ETERNALIZE
_ZOMBIES = Count(permanent(CreatureType.ZOMBIE, modifiers=(YOU_CONTROL,)))
_UPKEEP = BeginningOf(Step.UPKEEP, YOU)

CARDS = (
    card(
        "Vizier of Many Faces",
        "{2}{U}{U}",
        "Creature — Shapeshifter Cleric",
        static(EntersAsCopy(permanent(CardType.CREATURE), (_EMBALMED,))),
        keyword_with_cost(_EMBALM, "{3}{U}{U}"),
        pt=(0, 0),
    ),
    card(
        "Anointer Priest",
        "{1}{W}",
        "Creature — Human Cleric",
        triggered(Enters(creature(YOU_CONTROL, adjectives=(IsToken(),))), GainLife(ONE)),
        keyword_with_cost(_EMBALM, "{3}{W}"),
        pt=(1, 3),
    ),
    card("Sacred Cat", "{W}", "Creature — Cat", LIFELINK, keyword_with_cost(_EMBALM, "{W}"), pt=(1, 1)),
    card(
        "Proven Combatant",
        "{U}",
        "Creature — Human Warrior",
        keyword_with_cost(_ETERNALIZE, "{4}{U}{U}"),
        pt=(1, 1),
    ),
    card(
        "Adorned Pouncer",
        "{1}{W}",
        "Creature — Cat",
        DOUBLE_STRIKE,
        keyword_with_cost(_ETERNALIZE, "{3}{W}{W}"),
        pt=(1, 1),
    ),
    card(
        "Briarblade Adept",
        "{4}{B}",
        "Creature — Elf Assassin",
        triggered(
            Attacks(ITSELF),
            Apply(Target(creature(AN_OPPONENT_CONTROLS)), (plus(-1, -1),), Duration.END_OF_TURN),
        ),
        keyword_with_cost(KeywordAbility.ENCORE, "{3}{B}"),
        pt=(3, 4),
    ),
    card(
        "The Scarab God",
        "{3}{U}{B}",
        "Legendary Creature — God",
        triggered(_UPKEEP, LoseLife(_ZOMBIES, EachOpponent()), Scry(_ZOMBIES)),
        activated(
            pay("{2}{U}{B}"),
            ExileObjects(
                Target(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),))), register=0
            ),
            CreateCopies(ThatOne(Cards((CardType.CREATURE,))), (_BLACK_ZOMBIE,)),
        ),
        triggered(Dies(ITSELF), Later(BeginningOf(Step.END), ReturnToHand(THIS))),
        pt=(5, 5),
    ),
    card("Growing Ranks", "{2}{G/W}{G/W}", "Enchantment", triggered(_UPKEEP, Populate())),
    card(
        "Sundering Growth",
        "{G/W}{G/W}",
        "Instant",
        spell(DestroyPermanents(Target(permanent(CardType.ARTIFACT, CardType.ENCHANTMENT))), Populate()),
    ),
    card(
        "Rootborn Defenses",
        "{2}{W}",
        "Instant",
        spell(Populate(), Apply(All(CREATURE_YOU_CONTROL), (have(INDESTRUCTIBLE),), Duration.END_OF_TURN)),
    ),
)
