"""Cards of the keyword actions of later years, and modes with costs (701, 702.172, 702.183)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    FLYING,
    HASTE,
    ITSELF,
    MENACE,
    ONE,
    REACH,
    TAP,
    TARGET_CREATURE,
    THIS,
    THREE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    creature,
    have,
    keyword,
    of_spell,
    pay,
    permanent,
    plus,
    spell,
    spells,
    triggered,
)
from shinpan.game.enums import CardType, Color, Step
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes.creature import CreatureType
from shinpan.game.subtypes.land import LandType
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.actioncosts import BeholdOne, BlightOne, CollectEvidence, Forage, Waterbend
from shinpan.phrases.base import Effect
from shinpan.phrases.casting import AdditionalCostOf
from shinpan.phrases.effects.bending import Airbend, Blight, Earthbend
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.investigating import Investigate
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.multiplying import MultiplySize
from shinpan.phrases.effects.paying import MayPay, UnlessPaid
from shinpan.phrases.effects.sequence import If, Modal, ModeFor
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.statuses import TapPermanents, UntapPermanents
from shinpan.phrases.effects.timely import Learn, TimeTravel
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.turns import ExtraTurn
from shinpan.phrases.effects.voting import Ballot, CastVotes, GetsMoreVotes, VillainousChoice
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.qualities.places import NotControlledBy
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Result
from shinpan.phrases.references.players import ControllerOf, EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.phrases.triggers.actions import TakesAction
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_NOT_YOURS = creature(NotControlledBy(YOU))
_MERFOLK = token("Creature — Merfolk", colors=(Color.WHITE, Color.BLUE), pt=(1, 1))
_SPIRIT = token("Creature — Spirit", FLYING, colors=(Color.WHITE,), pt=(2, 2))


def _waterbend(mana: str) -> Cost:
    return pay(mana, Waterbend())


def _mode(mana: str, effect: Effect) -> ModeFor:
    return ModeFor(pay(mana), effect)


CARDS = (
    card(
        "Airbending Lesson",
        "{2}{W}",
        "Instant — Lesson",
        spell(Airbend(Target(permanent(adjectives=(Not(OfKind(CardType.LAND)),)))), DrawCards()),
    ),
    card(
        "Earthbending Lesson",
        "{3}{G}",
        "Sorcery — Lesson",
        spell(Earthbend(Fixed(4))),
    ),
    card(
        "Earth Village Ruffians",
        "{2}{B/G}",
        "Creature — Human Soldier Rogue",
        triggered(Dies(ITSELF), Earthbend(TWO)),
        pt=(3, 1),
    ),
    card(
        "Geyser Leaper",
        "{4}{U}",
        "Creature — Human Warrior Ally",
        FLYING,
        activated(_waterbend("{4}"), DrawCards(), DiscardCards(ONE)),
        pt=(4, 3),
    ),
    card(
        "Giant Koi",
        "{4}{U}{U}",
        "Creature — Fish",
        activated(_waterbend("{3}"), Apply(THIS, (CantBeBlocked(),))),
        Keyword(KeywordAbility.TYPECYCLING, pay("{2}"), quality=OfKind(LandType.ISLAND)),
        pt=(5, 7),
    ),
    card(
        "Sting-Slinger",
        "{2}{R}",
        "Creature — Goblin Warrior",
        activated(pay("{1}{R}", TAP, BlightOne(ONE)), DealDamage(TWO, EachOpponent())),
        pt=(3, 3),
    ),
    card(
        "Sinister Gnarlbark",
        "{2}{B}",
        "Creature — Treefolk Warlock",
        triggered(BeginningOf(Step.END, YOU), DrawCards(), Blight(ONE)),
        pt=(0, 4),
    ),
    card(
        "Caustic Exhale",
        "{B}",
        "Instant",
        of_spell(AdditionalCostOf((pay(None, BeholdOne((CreatureType.DRAGON,))), pay("{1}")))),
        spell(Apply(TARGET_CREATURE, (plus(-3, -3),))),
    ),
    card(
        "Silvergill Mentor",
        "{1}{U}",
        "Creature — Merfolk Wizard",
        of_spell(AdditionalCostOf((pay(None, BeholdOne((CreatureType.MERFOLK,))), pay("{2}")))),
        triggered(Enters(ITSELF), CreateTokens(_MERFOLK)),
        pt=(2, 1),
    ),
    card(
        "Forensic Researcher",
        "{2}{U}",
        "Creature — Merfolk Detective",
        activated(pay(None, TAP), UntapPermanents(Target(permanent(adjectives=(ANOTHER,), modifiers=(YOU_CONTROL,))))),
        activated(pay(None, TAP, CollectEvidence(THREE)), TapPermanents(Target(_NOT_YOURS))),
        pt=(1, 3),
    ),
    card(
        "Evidence Examiner",
        "{G}{U}",
        "Creature — Merfolk Detective",
        triggered(BeginningOf(Step.BEGINNING_OF_COMBAT, YOU), MayPay(pay(None, CollectEvidence(Fixed(4))))),
        triggered(TakesAction(YOU, KeywordAction.COLLECT_EVIDENCE), Investigate()),
        pt=(2, 2),
    ),
    card(
        "Treetop Sentries",
        "{3}{G}",
        "Creature — Squirrel Archer",
        REACH,
        triggered(Enters(ITSELF), MayPay(pay(None, Forage()), DrawCards())),
        pt=(2, 4),
    ),
    card(
        "Feed the Cycle",
        "{1}{B}",
        "Instant",
        of_spell(AdditionalCostOf((pay(None, Forage()), pay("{B}")))),
        spell(DestroyPermanents(Target(permanent(CardType.CREATURE, CardType.PLANESWALKER)))),
    ),
    card("Pop Quiz", "{2}{U}", "Instant", spell(DrawCards(), Learn())),
    card("Eyetwitch", "{B}", "Creature — Eye Bat", FLYING, triggered(Dies(ITSELF), Learn()), pt=(1, 1)),
    card("Wibbly-wobbly, Timey-wimey", "{1}{U}", "Sorcery", spell(TimeTravel(), DrawCards())),
    card("All of History, All at Once", "{2}{U}{U}", "Sorcery", spell(TimeTravel()), keyword(KeywordAbility.STORM)),
    card(
        "The Dalek Emperor",
        "{5}{B}{R}",
        "Legendary Artifact Creature — Dalek",
        Keyword(KeywordAbility.AFFINITY, quality=permanent(CreatureType.DALEK)),
        all_get(permanent(CreatureType.DALEK, adjectives=(ANOTHER,), modifiers=(YOU_CONTROL,)), have(HASTE)),
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            VillainousChoice(
                EachOpponent(),
                SacrificeChosen(Result(0), CREATURE),
                CreateTokens(token("Artifact Creature — Dalek", MENACE, colors=(Color.BLACK,), pt=(3, 3))),
            ),
        ),
        pt=(6, 6),
    ),
    card(
        "Tyrant's Choice",
        "{1}{B}",
        "Sorcery",
        spell(
            CastVotes((Ballot.DEATH, Ballot.TORTURE)),
            If(GetsMoreVotes(Ballot.DEATH), SacrificeChosen(EachOpponent(), CREATURE)),
            If(GetsMoreVotes(Ballot.TORTURE, tied=True), LoseLife(Fixed(4), EachOpponent())),
        ),
    ),
    card(
        "Plea for Power",
        "{3}{U}",
        "Sorcery",
        spell(
            CastVotes((Ballot.TIME, Ballot.KNOWLEDGE)),
            If(GetsMoreVotes(Ballot.TIME), ExtraTurn()),
            If(GetsMoreVotes(Ballot.KNOWLEDGE, tied=True), DrawCards(THREE)),
        ),
    ),
    card(
        "Thunder Magic",
        "{R}",
        "Instant",
        keyword(KeywordAbility.TIERED),
        spell(
            Modal(
                (
                    _mode("{0}", DealDamage(TWO, TARGET_CREATURE)),
                    _mode("{3}", DealDamage(Fixed(4), TARGET_CREATURE)),
                    _mode("{5}{R}", DealDamage(Fixed(8), TARGET_CREATURE)),
                )
            )
        ),
    ),
    card(
        "Tifa's Limit Break",
        "{G}",
        "Instant",
        keyword(KeywordAbility.TIERED),
        spell(
            Modal(
                (
                    _mode("{0}", Apply(TARGET_CREATURE, (plus(2, 2),))),
                    _mode("{2}", MultiplySize(TARGET_CREATURE, 2, True, True)),
                    _mode("{6}{G}", MultiplySize(TARGET_CREATURE, 3, True, True)),
                )
            )
        ),
    ),
    card(
        "Explosive Derailment",
        "{R}",
        "Instant",
        keyword(KeywordAbility.SPREE),
        spell(
            Modal(
                (
                    _mode("{2}", DealDamage(Fixed(4), TARGET_CREATURE)),
                    _mode("{2}", DestroyPermanents(Target(permanent(CardType.ARTIFACT)))),
                ),
                1,
                2,
            )
        ),
    ),
    card(
        "Phantom Interference",
        "{U}",
        "Instant",
        keyword(KeywordAbility.SPREE),
        spell(
            Modal(
                (
                    _mode("{3}", CreateTokens(_SPIRIT)),
                    _mode("{1}", UnlessPaid(CounterObjects(Target(spells())), pay("{2}"), ControllerOf(TheTarget()))),
                ),
                1,
                2,
            )
        ),
    ),
)
