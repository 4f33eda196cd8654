"""What makes an ability a miracle ability (702.94)."""

from shinpan.game.characteristics import Ability
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword


def is_miracle(ability: Ability) -> bool:
    """Return whether an ability is one."""
    return isinstance(ability, Keyword) and ability.keyword is KeywordAbility.MIRACLE
