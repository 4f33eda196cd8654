"""Cards that create tokens which the rules describe: Roles, Powerstones, Junk (111.10)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    CREATURE_YOU_CONTROL,
    HEXPROOF,
    ITSELF,
    LIFELINK,
    TARGET_CREATURE,
    THIS,
    TWO,
    have,
    pay,
    permanent,
    plus,
    spell,
    triggered,
)
from shinpan.game.enums import CardType
from shinpan.phrases.costs import DiscardSome
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.named_tokens import JUNK, POWERSTONE
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.role_tokens import CURSED, MONSTER, ROYAL, WICKED
from shinpan.phrases.triggers.zones import Dies, Enters

_YOURS = Target(CREATURE_YOU_CONTROL)
_POWERSTONE = CreateTokens(POWERSTONE, tapped=True)

CARDS = (
    card(
        "Monstrous Rage",
        "{R}",
        "Instant",
        spell(Apply(TARGET_CREATURE, (plus(2, 0),)), CreateTokens(MONSTER, attached_to=TheTarget())),
    ),
    card(
        "Royal Treatment",
        "{G}",
        "Instant",
        spell(Apply(_YOURS, (have(HEXPROOF),)), CreateTokens(ROYAL, attached_to=TheTarget())),
    ),
    card(
        "Cursed Courtier",
        "{2}{W}",
        "Creature — Human Noble",
        LIFELINK,
        triggered(Enters(ITSELF), CreateTokens(CURSED, attached_to=THIS)),
        pt=(3, 3),
    ),
    card(
        "Spiteful Hexmage",
        "{B}",
        "Creature — Human Warlock",
        triggered(Enters(ITSELF), CreateTokens(CURSED, attached_to=_YOURS)),
        pt=(3, 2),
    ),
    card(
        "Witch's Mark",
        "{1}{R}",
        "Sorcery",
        spell(MayPay(pay(None, DiscardSome(Group(Cards()))), DrawCards(TWO))),
        spell(CreateTokens(WICKED, attached_to=Target(CREATURE_YOU_CONTROL, Fixed(0)))),
    ),
    card(
        "Break Down",
        "{2}{G}",
        "Instant",
        spell(DestroyPermanents(Target(permanent(CardType.ARTIFACT, CardType.ENCHANTMENT))), CreateTokens(JUNK)),
    ),
    card(
        "Argothian Opportunist",
        "{2}{G}",
        "Creature — Human Scout",
        triggered(Enters(ITSELF), _POWERSTONE),
        pt=(3, 2),
    ),
    card(
        "Powerstone Engineer",
        "{1}{W}",
        "Creature — Human Artificer",
        triggered(Dies(ITSELF), _POWERSTONE),
        pt=(2, 1),
    ),
)
