"""Reading what a gift ability gives (702.174d-i)."""

import re

from shinpan.game.enums import Color
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword, SpellAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.turns import ExtraTurn
from shinpan.phrases.named_tokens import FOOD, TREASURE
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import PromisedPlayer
from shinpan.phrases.tokens import creature_token

_GIFT = re.compile(r"Gift an? (tapped )?(?:\d/\d blue )?(\w+(?: turn)?)(?: creature)?(?: token)?\.?")
_WHO = PromisedPlayer()
_FISH = creature_token((1, 1), (Color.BLUE,), CreatureType.FISH)
_OCTOPUS = creature_token((8, 8), (Color.BLUE,), CreatureType.OCTOPUS)
_GIFTS: dict[str, Effect] = {
    "card": DrawCards(who=_WHO),
    "tapped Fish": CreateTokens(_FISH, Fixed(1), _WHO, tapped=True),
    "Food": CreateTokens(FOOD, Fixed(1), _WHO),
    "Treasure": CreateTokens(TREASURE, Fixed(1), _WHO),
    "Octopus": CreateTokens(_OCTOPUS, Fixed(1), _WHO),
    "extra turn": ExtraTurn(_WHO),
}
"""What stands after "gift a", with what it means."""


def gift_of(paragraph: str) -> Keyword | None:
    """Return the gift ability that a paragraph is; None for other paragraphs."""
    found = _GIFT.fullmatch(paragraph)
    gift = None if found is None else _GIFTS.get(f"{found[1] or ''}{found[2]}")
    return None if gift is None else Keyword(KeywordAbility.GIFT, ability=SpellAbility(gift))
