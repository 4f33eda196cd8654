"""Counters with which the rules themselves have a permanent enter: loyalty (306.5b), defense (310.4b)
and lore (714.3a). A Siege's protector is chosen as well (310.11a).

They are replacement effects like those written on cards, so that a copy gets those of what it copies (707.5) and other
effects find them.
"""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.game.subtypes.other import BattleType
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.replacements.entering import EntersWithCounters
from shinpan.phrases.sieges import ChooseProtector
from shinpan.rulebook.citations import carries
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.sagas import final_chapter
from shinpan.rules.table import Table

carries("306.5b")
carries("310.4b")
carries("310.8a")
carries("310.11a")
carries("702.150a")
carries("714.3a")

BY_RULE = frozenset({CardType.PLANESWALKER, CardType.BATTLE, CardType.ENCHANTMENT})
"""The card types some of which enter with counters by the rules."""

_NUMBER = -2


def starting_counters(seen: Table, entering: ObjectId) -> list[ActivePart]:
    """Return the replacement parts that the card types of the entering object bring, on the hypothetical table."""
    characteristics = seen.characteristics(entering)
    if not characteristics.types & BY_RULE:
        return []
    controller = seen.controller(entering)
    found: list[ActivePart] = []
    if CardType.PLANESWALKER in characteristics.types and characteristics.loyalty:
        part = EntersWithCounters(CounterKind.LOYALTY, Fixed(_loyalty(seen, entering, characteristics.loyalty)))
        found.append(ActivePart(part, entering, controller, _NUMBER, 0))
    if CardType.BATTLE in characteristics.types and characteristics.defense:
        part = EntersWithCounters(CounterKind.DEFENSE, Fixed(characteristics.defense))
        found.append(ActivePart(part, entering, controller, _NUMBER, 1))
    if CardType.BATTLE in characteristics.types and BattleType.SIEGE in characteristics.subtypes:
        found.append(ActivePart(ChooseProtector(), entering, controller, _NUMBER, 3))
    if _is_ordinary_saga(seen, entering) and final_chapter(seen, entering):
        found.append(ActivePart(EntersWithCounters(CounterKind.LORE, Fixed(1)), entering, controller, _NUMBER, 2))
    return found


def _loyalty(seen: Table, entering: ObjectId, printed: int) -> int:
    """Return the loyalty that a planeswalker enters with: two less for each symbol paid with life (702.150a)."""
    choices = seen.state.objects[entering].choices
    if choices is None or not choices.life_symbols or not seen.has(entering, KeywordAbility.COMPLEATED):
        return printed
    return max(0, printed - 2 * choices.life_symbols)


def _is_ordinary_saga(seen: Table, entering: ObjectId) -> bool:
    """Return whether it is a Saga that enters with one lore counter: one that reads ahead enters otherwise (714.3a)."""
    saga = EnchantmentType.SAGA in seen.characteristics(entering).subtypes
    return saga and not seen.has(entering, KeywordAbility.READ_AHEAD)
