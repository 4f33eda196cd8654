"""Cards that have other cards, or copies of them, cast while they resolve (608.2g, 707.12)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    CREATURE,
    ITSELF,
    PLAYER,
    activated,
    cards,
    keyword_with_cost,
    pay,
    plus,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Color
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Modify
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.costs import TapSelf
from shinpan.phrases.effects.casting import CopyCard, ExileFromHand, MayCastNow, SearchAndCast, TheCopy
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.payments import UnattachSelf
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.qualities.traits import Either, OfColor, WithManaValue
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Host, Linked
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.zones import Enters

_UP_TO_FOUR = WithManaValue(Fixed(4), Comparison.OR_LESS)
_UP_TO_TWO = WithManaValue(Fixed(2), Comparison.OR_LESS)
_RED_OR_WHITE = Either((OfColor(Color.RED), OfColor(Color.WHITE)))
_INSTANT = cards(CardType.INSTANT)
_CAST_A_COPY = May(CopyCard(Linked(0)), then=MayCastNow(TheCopy()))

CARDS = (
    card(
        "Sunforger",
        "{3}",
        "Artifact — Equipment",
        static(Modify(Host(CREATURE), (plus(4, 0),))),
        activated(
            pay("{R}{W}", UnattachSelf()),
            SearchAndCast(cards(CardType.INSTANT, adjectives=(_RED_OR_WHITE,), modifiers=(_UP_TO_FOUR,))),
        ),
        keyword_with_cost(KeywordAbility.EQUIP, "{3}"),
    ),
    card(
        "Isochron Scepter",
        "{2}",
        "Artifact",
        triggered(Enters(ITSELF), May(ExileFromHand(cards(CardType.INSTANT, modifiers=(_UP_TO_TWO,))))),
        activated(pay("{2}", TapSelf()), _CAST_A_COPY),
    ),
    card(
        "Spellbinder",
        "{3}",
        "Artifact — Equipment",
        triggered(Enters(ITSELF), May(ExileFromHand(_INSTANT))),
        triggered(DealsDamage(OneOf(Host(CREATURE)), PLAYER, combat=True), _CAST_A_COPY),
        keyword_with_cost(KeywordAbility.EQUIP, "{4}"),
    ),
)
