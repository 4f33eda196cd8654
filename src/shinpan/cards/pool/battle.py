"""Cards that restrict, require or tax attacking and blocking."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DEFENDER,
    FLASH,
    FLYING,
    ITSELF,
    MENACE,
    TAP,
    TARGET_CREATURE,
    THIS,
    TRAMPLE,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    activated,
    creature,
    enchant,
    pay,
    permanent,
    spell,
    static,
    triggered,
)
from shinpan.game.enums import Color, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.attacking import (
    AttackersLimited,
    AttacksDespiteDefender,
    CantAttackAlone,
    CantAttackOrBlockAlone,
    CantAttackPlayer,
    CostToAttack,
    MustAttackPlayer,
)
from shinpan.phrases.blocking import (
    BlockedByAtLeast,
    BlockedByAtMost,
    BlockersLimited,
    BlocksMore,
    CantBlockThese,
    Lures,
    MustBeBlocked,
    MustBlock,
)
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Controls, Unless
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.goading import GoadCreatures
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.reselecting import ReselectAttacked
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.statuses import UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.qualities.places import NotControlledBy
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.qualities.traits import OfKind, WithKeyword, WithPower
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All, Each, Host
from shinpan.phrases.references.targets import Target
from shinpan.phrases.restrictions import CantBlock, MustAttack
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_WURM = token("Creature — Wurm", colors=(Color.GREEN,), pt=(5, 5))
_TWO_MANA_TO_ATTACK_YOU = static(CostToAttack(pay("{2}"), All(CREATURE), YOU, planeswalkers=False))
_ONLY_FLIERS = static(CantBlockThese(creature(WithKeyword(KeywordAbility.FLYING)), THIS, only=True))
_ONE_EACH = (static(AttackersLimited(1)), static(BlockersLimited(1)))
_NOT_THE_STRONG = static(CantBlockThese(creature(WithPower(Fixed(2), Comparison.OR_GREATER)), THIS))


def _another(kind: CreatureType) -> Unless:
    return Unless(Controls(YOU, permanent(kind, adjectives=(ANOTHER,))))


_AS_ATTACKERS_ARE_DECLARED = Enters(ITSELF, step=Step.DECLARE_ATTACKERS)
_TARGET_ATTACKER = Target(creature(adjectives=(IsAttacking(),)))

CARDS = (
    card("Propaganda", "{2}{U}", "Enchantment", _TWO_MANA_TO_ATTACK_YOU),
    card("Ghostly Prison", "{2}{W}", "Enchantment", _TWO_MANA_TO_ATTACK_YOU),
    card("Windborn Muse", "{3}{W}", "Creature — Spirit", FLYING, _TWO_MANA_TO_ATTACK_YOU, pt=(2, 3)),
    card(
        "Blazing Archon",
        "{6}{W}{W}{W}",
        "Creature — Archon",
        FLYING,
        static(CantAttackPlayer(YOU, All(CREATURE))),
        pt=(5, 6),
    ),
    card(
        "Sandwurm Convergence",
        "{6}{G}{G}",
        "Enchantment",
        static(CantAttackPlayer(YOU, All(creature(WithKeyword(KeywordAbility.FLYING))), planeswalkers=True)),
        triggered(BeginningOf(Step.END, YOU), CreateTokens(_WURM)),
    ),
    card("Silent Arbiter", "{4}", "Artifact Creature — Construct", *_ONE_EACH, pt=(1, 5)),
    card("Dueling Grounds", "{1}{G}{W}", "Enchantment", *_ONE_EACH),
    card("Crawlspace", "{3}", "Artifact", static(AttackersLimited(2, YOU))),
    card("Bonded Construct", "{1}", "Artifact Creature — Construct", static(CantAttackAlone(THIS)), pt=(2, 1)),
    card(
        "Militia Rallier",
        "{2}{W}",
        "Creature — Human Soldier",
        static(CantAttackAlone(THIS)),
        triggered(Attacks(ITSELF), UntapPermanents(TARGET_CREATURE)),
        pt=(3, 3),
    ),
    card("Mogg Flunkies", "{1}{R}", "Creature — Goblin", static(CantAttackOrBlockAlone(THIS)), pt=(3, 3)),
    card("Ember Beast", "{2}{R}", "Creature — Beast", static(CantAttackOrBlockAlone(THIS)), pt=(3, 4)),
    card(
        "Alluring Siren",
        "{1}{U}",
        "Creature — Siren",
        activated(pay(None, TAP), Apply(Target(creature(AN_OPPONENT_CONTROLS)), (MustAttackPlayer(YOU),))),
        pt=(1, 1),
    ),
    card(
        "Courtly Provocateur",
        "{2}{U}",
        "Creature — Human Wizard",
        activated(pay(None, TAP), Apply(TARGET_CREATURE, (MustAttack(),))),
        activated(pay(None, TAP), Apply(TARGET_CREATURE, (MustBlock(),))),
        pt=(1, 1),
    ),
    card("Culling Mark", "{2}{G}", "Sorcery", spell(Apply(TARGET_CREATURE, (MustBlock(),)))),
    card(
        "Irresistible Prey",
        "{G}",
        "Sorcery",
        spell(Apply(TARGET_CREATURE, (MustBeBlocked(),)), DrawCards()),
    ),
    card("Gaea's Protector", "{3}{G}", "Creature — Elemental Warrior", static(MustBeBlocked(THIS)), pt=(4, 2)),
    card("Lure", "{1}{G}{G}", "Enchantment — Aura", enchant(CREATURE), static(Lures(Host(CREATURE)))),
    card("Taunting Elf", "{G}", "Creature — Elf", static(Lures(THIS)), pt=(0, 1)),
    card(
        "Disrupt Decorum",
        "{2}{R}{R}",
        "Sorcery",
        spell(GoadCreatures(All(creature(NotControlledBy(YOU))))),
    ),
    card(
        "Jeering Homunculus",
        "{1}{U}",
        "Creature — Homunculus",
        triggered(Enters(ITSELF), May(GoadCreatures(TARGET_CREATURE))),
        pt=(0, 4),
    ),
    card("Cloud Elemental", "{2}{U}", "Creature — Elemental", FLYING, _ONLY_FLIERS, pt=(2, 3)),
    card("Cloud Pirates", "{U}", "Creature — Human Pirate", FLYING, _ONLY_FLIERS, pt=(1, 1)),
    card("Brassclaw Orcs", "{2}{R}", "Creature — Orc", _NOT_THE_STRONG, pt=(3, 2)),
    card("Ironclaw Orcs", "{1}{R}", "Creature — Orc", _NOT_THE_STRONG, pt=(2, 2)),
    card("Rampaging Ceratops", "{4}{R}", "Creature — Dinosaur", static(BlockedByAtLeast(3, THIS)), pt=(5, 4)),
    card(
        "Sonorous Howlbonder",
        "{1}{B/R}{B/R}",
        "Creature — Human Warrior",
        MENACE,
        static(BlockedByAtLeast(3, Each(creature(YOU_CONTROL, WithKeyword(KeywordAbility.MENACE))))),
        pt=(2, 2),
    ),
    card("Charging Rhino", "{3}{G}{G}", "Creature — Rhino", static(BlockedByAtMost(1, THIS)), pt=(4, 4)),
    card("Familiar Ground", "{2}{G}", "Enchantment", static(BlockedByAtMost(1, Each(CREATURE_YOU_CONTROL)))),
    card(
        "Two-Headed Giant of Foriys",
        "{4}{R}",
        "Creature — Giant",
        TRAMPLE,
        static(BlocksMore(1, THIS)),
        pt=(4, 4),
    ),
    card("High Ground", "{W}", "Enchantment", static(BlocksMore(1, Each(CREATURE_YOU_CONTROL)))),
    card(
        "Entangler",
        "{2}{W}{W}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(BlocksMore(None, Host(CREATURE))),
    ),
    card(
        "Rolling Stones",
        "{1}{W}",
        "Enchantment",
        static(AttacksDespiteDefender(All(creature(adjectives=(OfKind(CreatureType.WALL),))))),
    ),
    card(
        "Returned Phalanx",
        "{1}{B}",
        "Creature — Zombie Soldier",
        DEFENDER,
        activated(pay("{1}{U}"), Apply(THIS, (AttacksDespiteDefender(),))),
        pt=(3, 3),
    ),
    card(
        "Felhide Brawler",
        "{1}{B}",
        "Creature — Minotaur",
        static(CantBlock(THIS), condition=_another(CreatureType.MINOTAUR)),
        pt=(2, 2),
    ),
    card(
        "Marauding Boneslasher",
        "{2}{B}",
        "Creature — Zombie Minotaur",
        static(CantBlock(THIS), condition=_another(CreatureType.ZOMBIE)),
        pt=(3, 3),
    ),
    card(
        "Nacatl Hunt-Pride",
        "{5}{W}",
        "Creature — Cat Warrior",
        VIGILANCE,
        activated(pay("{R}", TAP), Apply(TARGET_CREATURE, (CantBlock(),))),
        activated(pay("{G}", TAP), Apply(TARGET_CREATURE, (MustBlock(),))),
        pt=(5, 4),
    ),
    card(
        "Portal Mage",
        "{2}{U}",
        "Creature — Human Wizard",
        FLASH,
        triggered(_AS_ATTACKERS_ARE_DECLARED, May(ReselectAttacked(_TARGET_ATTACKER))),
        pt=(2, 2),
    ),
    card(
        "Misleading Signpost",
        "{2}{U}",
        "Artifact",
        FLASH,
        triggered(_AS_ATTACKERS_ARE_DECLARED, May(ReselectAttacked(_TARGET_ATTACKER, battles=True))),
        activated(pay(None, TAP), AddMana((ManaKind.BLUE,))),
    ),
)
