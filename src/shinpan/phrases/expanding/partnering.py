"""What partner abilities mean in a game (702.124): most of them matter before it only."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword, TriggeredAbility
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.expanding.parts import ITSELF
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Cards, Players
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.zones import Enters


def _partner_with(keyword: Keyword) -> tuple[Ability, ...]:
    """702.124j."""
    assert keyword.quality is not None
    card = Group(Cards(), modifiers=(keyword.quality,))
    search = SearchLibrary(card, Zone.HAND, who=TheTarget())
    return (TriggeredAbility(Enters(ITSELF), May(search, who=Target(Group(Players())))),)


PARTNERING: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {
    KeywordAbility.PARTNER_WITH: _partner_with,
}
"""For a partner ability that stands for another: the function that spells it out."""
