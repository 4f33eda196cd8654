"""Plain cards: spells that only their mana cost and their targets can keep from being cast at the right time.

Most cards in most games are plain while no static ability is in force that forbids or changes anything; for them the
full look of `permission` comes down to two questions. The answers are the same, as a test makes sure.
"""

from typing import NamedTuple

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import ActivatedAbility, Keyword, SpellAbility, TriggeredAbility
from shinpan.rules.casting.mentioning import mentions_x
from shinpan.rules.targeting.slots import Slots, modal_of, slots_of_spell

_PLAIN_KEYWORDS = frozenset(
    {
        KeywordAbility.DEATHTOUCH,
        KeywordAbility.DEFENDER,
        KeywordAbility.DOUBLE_STRIKE,
        KeywordAbility.ENCHANT,
        KeywordAbility.EQUIP,
        KeywordAbility.FIRST_STRIKE,
        KeywordAbility.FLASH,
        KeywordAbility.FLYING,
        KeywordAbility.HASTE,
        KeywordAbility.HEXPROOF,
        KeywordAbility.INDESTRUCTIBLE,
        KeywordAbility.LIFELINK,
        KeywordAbility.MENACE,
        KeywordAbility.REACH,
        KeywordAbility.TRAMPLE,
        KeywordAbility.VIGILANCE,
    }
)


class Plain(NamedTuple):
    """What a plain card asks for: mana (X as 0) and targets."""

    mana: ManaCost
    slots: Slots


_KNOWN: dict[int, tuple[Characteristics, Plain | None]] = {}


def plain_of(characteristics: Characteristics) -> Plain | None:
    """Return what a plain card asks for, None for one that isn't plain; worked out once for each."""
    known = _KNOWN.get(id(characteristics))
    if known is None or known[0] is not characteristics:
        if len(_KNOWN) > 20_000:
            _KNOWN.clear()
        known = _KNOWN[id(characteristics)] = (characteristics, _plain(characteristics))
    return known[1]


def _plain(characteristics: Characteristics) -> Plain | None:
    cost = characteristics.mana_cost
    if (
        cost is None
        or characteristics.composite is not None
        or not all(_is_plain(ability) for ability in characteristics.abilities)
    ):
        return None
    if sum(isinstance(ability, SpellAbility) for ability in characteristics.abilities) > 1:
        return None
    slots = slots_of_spell(characteristics)
    if cost.has_x and mentions_x(slots.targets):
        return None
    return Plain(cost.with_x(0) if cost.has_x else cost, slots)


def _is_plain(ability: Ability) -> bool:
    if isinstance(ability, Keyword):
        return ability.keyword in _PLAIN_KEYWORDS
    if isinstance(ability, SpellAbility):
        return modal_of(ability.effect) is None
    return isinstance(ability, (ActivatedAbility, TriggeredAbility))
