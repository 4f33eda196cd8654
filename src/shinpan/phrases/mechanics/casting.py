"""How a spell was cast, where only cards of data ask: unpromised gifts, evidence, zones (702.174, 701.59)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.phrases.base import Quality, phrase
from shinpan.phrases.conditions import AnnouncedCondition
from shinpan.phrases.context import Queries


@phrase(en="the gift wasn't promised", ja="贈呈が約束されていなかった")
class GiftNotPromised(AnnouncedCondition):
    """The spell's gift wasn't promised (702.174k)."""

    def was(self, choices: Choices) -> bool:
        """Return whether it wasn't."""
        return choices.times_paid(KeywordAbility.GIFT) == 0


@phrase(en="that wasn't cast from its owner's hand", ja="オーナーの手札から唱えられたのでない")
class CastFromElsewhere(Quality):
    """A spell that wasn't cast from its owner's hand; a copy wasn't cast at all (707.10)."""

    wide: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it wasn't."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or found.zone is not Zone.STACK:
            return False
        return found.choices is None or found.choices.cast_from is not Zone.HAND


@phrase(
    en=(
        "evidence was collected @ evidence=True",
        "this spell's additional cost was paid",
        "{.this:'s} additional cost was paid",
    ),
    ja=("証拠収集が行われていた @ evidence=True", "{.spell}の追加コストが支払われていた"),
)
class OptionalCostPaid(AnnouncedCondition):
    """The additional cost that the spell let its controller pay was paid (118.8b, 701.59c). evidence: that is it."""

    evidence: bool = False

    def was(self, choices: Choices) -> bool:
        """Return whether an optional cost of the spell itself, of no keyword ability, was paid."""
        return any(extra.keyword is None and extra.times > 0 for extra in choices.extras)
