"""Keyword abilities that are given with a cost equal to what each object costs: flashback, escape, replicate ..."""

from typing import ClassVar

from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.base import CostPart, Modification, phrase
from shinpan.phrases.context import Draft, Queries
from shinpan.phrases.modifications.abilities import GainAbilities


@phrase(
    en=(
        "#lasting gain[s] {keyword} for [its|their] own mana cost< plus {parts}>",
        "ha[s|ve] {keyword} for [its|their] own mana cost< plus {parts}>",
    ),
    ja=(
        "#lasting {keyword}を得る。その{keyword}コストは自身のマナ・コスト<に加えて{parts}こと>に等しい",
        "{keyword}を持つ。その{keyword}コストは自身のマナ・コスト<に加えて{parts}こと>に等しい",
    ),
)
class GainForManaCost(Modification):
    """Each object has a keyword ability whose cost is its own mana cost, and perhaps something besides (613.1f).

    What has no mana cost has no cost for the ability that could be paid (118.6), and doesn't get it.
    """

    keyword: KeywordAbility
    parts: tuple[CostPart, ...] = ()
    layer: ClassVar[Layer] = Layer.ABILITY
    by_object: ClassVar[bool] = True

    def settled(self, context: Queries, entity: ObjectId) -> GainAbilities:
        """Return the change with the object's mana cost."""
        mana = context.characteristics(entity).mana_cost
        if mana is None:
            return GainAbilities(())
        return GainAbilities((Keyword(self.keyword, Cost(mana, self.parts)),))

    def apply(self, draft: Draft) -> None:
        """Change nothing: it is settled for each object first."""
