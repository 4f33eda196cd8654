"""Damage with the results of a keyword ability that its source doesn't have (120.3)."""

from shinpan.game.events import Damage
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Reference, StaticPart, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "all damage is dealt to {to} as though its source had {keyword}",
        "all damage is dealt as though its source had {keyword}",
    ),
    ja=(
        "すべてのダメージは、発生源が{keyword}を持つかのように{to}に与えられる",
        "すべてのダメージは、発生源が{keyword}を持つかのように与えられる",
    ),
)
class DamageAsThough(StaticPart):
    """Damage has the results that it has from a source with a keyword ability (120.3, 609.4). to: damage to some."""

    keyword: KeywordAbility
    to: Reference | None = None

    def concerns(self, context: Queries, damage: Damage) -> bool:
        """Return whether it is about some damage."""
        return self.to is None or self.to.includes(context, damage.recipient)
