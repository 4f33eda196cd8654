"""Spells and abilities that copy spells and abilities."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    CREATURE_YOU_CONTROL,
    FLASH,
    FLYING,
    HASTE,
    ITSELF,
    TAP,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    creature,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.enums import PERMANENT_TYPES, CardType, Color, ObjectKind, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.choices import Choosable
from shinpan.phrases.copying.exceptions import ExceptColors, ExceptNot
from shinpan.phrases.copying.stack import CopyForEach, CopyOnStack, CopyWithTarget
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Things
from shinpan.phrases.qualities.places import OtherThan
from shinpan.phrases.qualities.stacked import Abilities, AbilitySort, TargetsOnly
from shinpan.phrases.qualities.traits import OfChosenType
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EventSpell, Host, TargetsOf, ThatOne, This
from shinpan.phrases.references.players import AnyPlayer, EventPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import ChooseAsEnters
from shinpan.phrases.triggers.activating import AbilityIsActivated, EventAbility, NoManaAbility
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.zones import Enters

_INSTANT_OR_SORCERY = (CardType.INSTANT, CardType.SORCERY)
_SPELL = Target(spells(*_INSTANT_OR_SORCERY))
_YOUR_SPELL = Target(spells(*_INSTANT_OR_SORCERY, modifiers=(YOU_CONTROL,)))
_THAT_SPELL = EventSpell()
_GOLEM = permanent(CreatureType.GOLEM)
_OTHER_GOLEM = permanent(CreatureType.GOLEM, adjectives=(OtherThan(TargetsOf(_THAT_SPELL)),))
_SOLDIER = token("Creature — Soldier", HASTE, colors=(Color.RED,), pt=(1, 1))
_GOLEM_TOKEN = token("Artifact Creature — Golem", pt=(3, 3))


def _ability(*sorts: AbilitySort) -> Target:
    return Target(Group(Abilities(sorts), modifiers=(YOU_CONTROL,)))


CARDS = (
    card("Fork", "{R}{R}", "Instant", spell(CopyOnStack(_SPELL, (ExceptColors((Color.RED,)),)))),
    card("Twincast", "{U}{U}", "Instant", spell(CopyOnStack(_SPELL))),
    card("Reverberate", "{R}{R}", "Instant", spell(CopyOnStack(_SPELL))),
    card(
        "Dualcaster Mage",
        "{1}{R}{R}",
        "Creature — Human Wizard",
        FLASH,
        triggered(Enters(ITSELF), CopyOnStack(_SPELL)),
        pt=(2, 2),
    ),
    card(
        "Naru Meha, Master Wizard",
        "{2}{U}{U}",
        "Legendary Creature — Human Wizard",
        FLASH,
        triggered(Enters(ITSELF), CopyOnStack(_YOUR_SPELL)),
        all_get(permanent(CreatureType.WIZARD, adjectives=(ANOTHER,), modifiers=(YOU_CONTROL,)), plus(1, 1)),
        pt=(3, 3),
    ),
    card(
        "Double Major",
        "{G}{U}",
        "Instant",
        spell(
            CopyOnStack(
                Target(spells(CardType.CREATURE, modifiers=(YOU_CONTROL,))),
                (ExceptNot((Supertype.LEGENDARY,)),),
                new_targets=False,
            )
        ),
    ),
    card(
        "Reflections of Littjara",
        "{4}{U}",
        "Enchantment",
        static(ChooseAsEnters(Choosable.CREATURE_TYPE)),
        triggered(Casts(YOU, spells(modifiers=(OfChosenType(),))), CopyOnStack(_THAT_SPELL, new_targets=False)),
    ),
    card(
        "Strionic Resonator",
        "{2}",
        "Artifact",
        activated(pay("{2}", TAP), CopyOnStack(_ability(AbilitySort.TRIGGERED))),
    ),
    card(
        "Lithoform Engine",
        "{4}",
        "Legendary Artifact",
        activated(pay("{2}", TAP), CopyOnStack(_ability(AbilitySort.ACTIVATED, AbilitySort.TRIGGERED))),
        activated(pay("{3}", TAP), CopyOnStack(_YOUR_SPELL)),
        activated(
            pay("{4}", TAP),
            CopyOnStack(
                Target(spells(*(kind for kind in CardType if kind in PERMANENT_TYPES), modifiers=(YOU_CONTROL,))),
                new_targets=False,
            ),
        ),
    ),
    card(
        "Illusionist's Bracers",
        "{2}",
        "Artifact — Equipment",
        triggered(
            AbilityIsActivated(Host(permanent(CardType.CREATURE))),
            CopyOnStack(EventAbility()),
            condition=NoManaAbility(),
        ),
        keyword_with_cost(KeywordAbility.EQUIP, "{3}"),
    ),
    card(
        "Zada, Hedron Grinder",
        "{3}{R}",
        "Legendary Creature — Goblin Ally",
        triggered(
            Casts(YOU, spells(*_INSTANT_OR_SORCERY, modifiers=(TargetsOnly(ITSELF),))),
            CopyForEach(_THAT_SPELL, creature(YOU_CONTROL, adjectives=(ANOTHER,))),
        ),
        pt=(3, 3),
    ),
    card(
        "Precursor Golem",
        "{5}",
        "Artifact Creature — Golem",
        triggered(Enters(ITSELF), CreateTokens(_GOLEM_TOKEN, Fixed(2))),
        triggered(
            Casts(AnyPlayer(), spells(*_INSTANT_OR_SORCERY, modifiers=(TargetsOnly(_GOLEM),))),
            CopyForEach(_THAT_SPELL, _OTHER_GOLEM, EventPlayer()),
        ),
        pt=(3, 3),
    ),
    card(
        "Ink-Treader Nephilim",
        "{R}{G}{W}{U}",
        "Creature — Nephilim",
        triggered(
            Casts(AnyPlayer(), spells(*_INSTANT_OR_SORCERY, modifiers=(TargetsOnly(ITSELF),))),
            CopyForEach(_THAT_SPELL, creature(adjectives=(ANOTHER,))),
        ),
        pt=(3, 3),
    ),
    card(
        "Frontline Heroism",
        "{2}{R}",
        "Enchantment",
        triggered(Enters(ITSELF), CreateTokens(_SOLDIER)),
        triggered(
            Casts(YOU, spells(modifiers=(TargetsOnly(CREATURE_YOU_CONTROL),))),
            CreateTokens(_SOLDIER, register=0),
            CopyWithTarget(_THAT_SPELL, ThatOne(Things((ObjectKind.TOKEN,)))),
        ),
    ),
    card(
        "Ivy, Gleeful Spellthief",
        "{G}{U}",
        "Legendary Creature — Faerie Rogue",
        FLYING,
        triggered(
            Casts(AnyPlayer(), spells(modifiers=(TargetsOnly(creature(OtherThan(This()))),))),
            May(CopyWithTarget(_THAT_SPELL, This())),
        ),
        pt=(2, 1),
    ),
)
