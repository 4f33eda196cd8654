"""Cards of the keywords about casting: copies of the spell, other costs, casting what turns up (702, 701.57)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    ANY_TARGET,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    ITSELF,
    ONE,
    PLAYER,
    TARGET_CREATURE,
    THREE,
    TWO,
    YOU,
    YOU_CONTROL,
    all_get,
    creature,
    keyword,
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
from shinpan.game.enums import CardType, Color, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.conditions import AlternativeWasPaid
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.growing import Proliferate
from shinpan.phrases.effects.investigating import Investigate
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.revealing_casts import Discover
from shinpan.phrases.effects.statuses import TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.named_tokens import TREASURE
from shinpan.phrases.qualities.places import NotControlledBy
from shinpan.phrases.qualities.states import IsAttacking, IsTapped
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import ControllerOf
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.restrictions import CantBeCountered
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.either import EitherHappens
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_ANY = Target(ANY_TARGET)
_ARTIFACT = permanent(CardType.ARTIFACT)
_NOT_YOURS = NotControlledBy(YOU)
_ELEPHANT = token("Creature — Elephant", colors=(Color.GREEN,), pt=(3, 3))
_OGRE = token("Creature — Ogre Warrior", colors=(Color.BLACK,), pt=(4, 3))
_ROGUE = token("Creature — Human Rogue", colors=(Color.WHITE,), pt=(1, 1))


def _for(term: KeywordAbility, number: int, mana: str) -> Keyword:
    """Return a keyword with a number and a cost: awaken 4—{5}{U}."""
    return Keyword(term, pay(mana), Fixed(number))


COPIES = (
    card("Grapeshot", "{1}{R}", "Sorcery", spell(DealDamage(ONE, _ANY)), keyword(KeywordAbility.STORM)),
    card("Weather the Storm", "{1}{G}", "Instant", spell(GainLife(THREE)), keyword(KeywordAbility.STORM)),
    card("Radstorm", "{3}{U}", "Instant", keyword(KeywordAbility.STORM), spell(Proliferate())),
    card("Follow the Bodies", "{2}{U}", "Sorcery", keyword(KeywordAbility.GRAVESTORM), spell(Investigate())),
    card(
        "Train of Thought",
        "{1}{U}",
        "Sorcery",
        keyword_with_cost(KeywordAbility.REPLICATE, "{1}{U}"),
        spell(DrawCards()),
    ),
    card(
        "Gigadrowse",
        "{U}",
        "Instant",
        keyword_with_cost(KeywordAbility.REPLICATE, "{U}"),
        spell(TapPermanents(Target(permanent()))),
    ),
    card("Burn Trail", "{3}{R}", "Sorcery", spell(DealDamage(THREE, _ANY)), keyword(KeywordAbility.CONSPIRE)),
    card(
        "Barkshell Blessing",
        "{G/W}",
        "Instant",
        spell(Apply(TARGET_CREATURE, (plus(2, 2),))),
        keyword(KeywordAbility.CONSPIRE),
    ),
    card("Join the Maestros", "{4}{B}", "Sorcery", numbered(KeywordAbility.CASUALTY, 2), spell(CreateTokens(_OGRE))),
    card(
        "Excavation Technique",
        "{3}{W}",
        "Sorcery",
        keyword(KeywordAbility.DEMONSTRATE),
        spell(
            DestroyPermanents(Target(permanent(adjectives=(Not(OfKind(CardType.LAND)),)))),
            CreateTokens(TREASURE, TWO, ControllerOf(TheTarget())),
        ),
    ),
)

TURNED_UP = (
    card("Enlisted Wurm", "{4}{G}{W}", "Creature — Wurm", keyword(KeywordAbility.CASCADE), pt=(5, 5)),
    card("Shardless Agent", "{1}{G}{U}", "Artifact Creature — Human Rogue", keyword(KeywordAbility.CASCADE), pt=(2, 2)),
    card(
        "Surging Sentinels",
        "{2}{W}",
        "Creature — Human Soldier",
        FIRST_STRIKE,
        numbered(KeywordAbility.RIPPLE, 4),
        pt=(2, 1),
    ),
    card("Surging Flame", "{1}{R}", "Instant", numbered(KeywordAbility.RIPPLE, 4), spell(DealDamage(TWO, _ANY))),
    card(
        "Primordial Gnawer", "{4}{B}", "Creature — Insect Horror", triggered(Dies(ITSELF), Discover(THREE)), pt=(5, 2)
    ),
    card(
        "Chimil, the Inner Sun",
        "{6}",
        "Legendary Artifact",
        static(CantBeCountered(All(spells(modifiers=(YOU_CONTROL,))))),
        triggered(BeginningOf(Step.END, YOU), Discover(Fixed(5))),
    ),
    card("Staggershock", "{2}{R}", "Instant", spell(DealDamage(TWO, _ANY)), keyword(KeywordAbility.REBOUND)),
    card("Trumpeting Herd", "{2}{G}{G}", "Sorcery", spell(CreateTokens(_ELEPHANT)), keyword(KeywordAbility.REBOUND)),
)

INSTEAD = (
    card(
        "Alesha's Vanguard",
        "{3}{B}",
        "Creature — Orc Warrior",
        keyword_with_cost(KeywordAbility.DASH, "{2}{B}"),
        pt=(3, 3),
    ),
    card(
        "Mardu Scout", "{R}{R}", "Creature — Goblin Scout", keyword_with_cost(KeywordAbility.DASH, "{1}{R}"), pt=(3, 1)
    ),
    card(
        "Riveteers Requisitioner",
        "{1}{R}",
        "Creature — Lizard Rogue",
        triggered(Dies(ITSELF), CreateTokens(TREASURE)),
        keyword_with_cost(KeywordAbility.BLITZ, "{2}{R}"),
        pt=(3, 1),
    ),
    card(
        "Bygone Colossus",
        "{9}",
        "Artifact Creature — Robot Giant",
        keyword_with_cost(KeywordAbility.WARP, "{3}"),
        pt=(9, 9),
    ),
    card(
        "Germinating Wurm",
        "{4}{G}",
        "Creature — Plant Wurm",
        triggered(Enters(ITSELF), GainLife(TWO)),
        keyword_with_cost(KeywordAbility.WARP, "{1}{G}"),
        pt=(5, 5),
    ),
    card(
        "Overlord of the Floodpits",
        "{3}{U}{U}",
        "Enchantment Creature — Avatar Horror",
        _for(KeywordAbility.IMPENDING, 4, "{1}{U}{U}"),
        FLYING,
        triggered(EitherHappens(Enters(ITSELF), Attacks(ITSELF)), DrawCards(TWO), DiscardCards(ONE)),
        pt=(5, 3),
    ),
    card(
        "Overlord of the Boilerbilges",
        "{4}{R}{R}",
        "Enchantment Creature — Avatar Horror",
        _for(KeywordAbility.IMPENDING, 4, "{2}{R}{R}"),
        triggered(EitherHappens(Enters(ITSELF), Attacks(ITSELF)), DealDamage(Fixed(4), _ANY)),
        pt=(5, 5),
    ),
    card("Coastal Discovery", "{3}{U}", "Sorcery", spell(DrawCards(TWO)), _for(KeywordAbility.AWAKEN, 4, "{5}{U}")),
    card(
        "Sheer Drop",
        "{2}{W}",
        "Sorcery",
        spell(DestroyPermanents(Target(creature(adjectives=(IsTapped(),))))),
        _for(KeywordAbility.AWAKEN, 3, "{5}{W}"),
    ),
    card(
        "Vandalblast",
        "{R}",
        "Sorcery",
        spell(DestroyPermanents(Target(permanent(CardType.ARTIFACT, modifiers=(_NOT_YOURS,))))),
        keyword_with_cost(KeywordAbility.OVERLOAD, "{4}{R}"),
    ),
    card(
        "Blustersquall",
        "{U}",
        "Instant",
        spell(TapPermanents(Target(creature(_NOT_YOURS)))),
        keyword_with_cost(KeywordAbility.OVERLOAD, "{3}{U}"),
    ),
    card(
        "Mind Rake",
        "{2}{B}",
        "Sorcery",
        spell(DiscardCards(TWO, Target(PLAYER))),
        keyword_with_cost(KeywordAbility.OVERLOAD, "{1}{B}"),
    ),
    card(
        "Fierce Retribution",
        "{1}{W}",
        "Instant",
        Keyword(KeywordAbility.CLEAVE, pay("{5}{W}"), ability=spell(DestroyPermanents(TARGET_CREATURE))),
        spell(DestroyPermanents(Target(creature(adjectives=(IsAttacking(),))))),
    ),
    card(
        "Latchkey Faerie",
        "{3}{U}",
        "Creature — Faerie Rogue",
        FLYING,
        keyword_with_cost(KeywordAbility.PROWL, "{2}{U}"),
        triggered(Enters(ITSELF), DrawCards(), condition=AlternativeWasPaid(KeywordAbility.PROWL)),
        pt=(3, 1),
    ),
    card(
        "Brotherhood Ambushers",
        "{4}{B}",
        "Creature — Human Assassin",
        keyword_with_cost(KeywordAbility.FREERUNNING, "{3}{B}"),
        pt=(6, 3),
    ),
    card(
        "Distract the Guards",
        "{1}{W}{W}",
        "Sorcery",
        keyword_with_cost(KeywordAbility.FREERUNNING, "{1}{W}"),
        spell(CreateTokens(_ROGUE, THREE)),
    ),
    card(
        "Spider-Islanders",
        "{3}{R}",
        "Creature — Spider Horror Citizen",
        keyword_with_cost(KeywordAbility.MAYHEM, "{1}{R}"),
        pt=(4, 3),
    ),
    card(
        "Raging Goblinoids",
        "{4}{R}",
        "Creature — Goblin Berserker Villain",
        HASTE,
        keyword_with_cost(KeywordAbility.MAYHEM, "{2}{R}"),
        pt=(5, 4),
    ),
    card(
        "Spider-Man, Web-Slinger",
        "{2}{W}",
        "Legendary Creature — Spider Human Hero",
        keyword_with_cost(KeywordAbility.WEB_SLINGING, "{W}"),
        pt=(3, 3),
    ),
    card(
        "Twins of Maurer Estate",
        "{4}{B}",
        "Creature — Vampire",
        keyword_with_cost(KeywordAbility.MADNESS, "{2}{B}"),
        pt=(3, 5),
    ),
    card(
        "Fiery Temper",
        "{1}{R}{R}",
        "Instant",
        spell(DealDamage(THREE, _ANY)),
        keyword_with_cost(KeywordAbility.MADNESS, "{R}"),
    ),
)

BECOMING = (
    card(
        "Galadhrim Brigade",
        "{2}{G}",
        "Creature — Elf Soldier",
        keyword_with_cost(KeywordAbility.SQUAD, "{1}{G}"),
        all_get(permanent(CreatureType.ELF, adjectives=(ANOTHER,), modifiers=(YOU_CONTROL,)), plus(1, 1)),
        pt=(2, 2),
    ),
    card(
        "Steampath Charger",
        "{1}{R}",
        "Creature — Lizard Warlock",
        keyword_with_cost(KeywordAbility.OFFSPRING, "{2}"),
        triggered(Dies(ITSELF), DealDamage(ONE, Target(PLAYER))),
        pt=(2, 1),
    ),
    card(
        "Zoanthrope",
        "{X}{U}{R}",
        "Creature — Tyranid",
        keyword(KeywordAbility.RAVENOUS),
        FLYING,
        keyword_with_cost(KeywordAbility.WARD, "{2}"),
        triggered(Enters(ITSELF), DealDamage(X(), _ANY)),
        pt=(0, 0),
    ),
)

CARDS = (*COPIES, *TURNED_UP, *INSTEAD, *BECOMING)
