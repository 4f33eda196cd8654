"""Becoming epic (702.50)."""

from shinpan.game.enums import Duration, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.exceptions import ExceptWithout
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Spells
from shinpan.phrases.references.objects import Bound
from shinpan.phrases.references.players import You
from shinpan.phrases.restrictions import CantCast
from shinpan.phrases.triggers.turns import BeginningOf


@phrase(
    en="for the rest of the game, you can't cast spells, and you copy this spell in each of your upkeeps",
    ja="ゲームの残りの間、あなたは呪文を唱えられず、あなたの各アップキープにこの呪文をコピーする",
)
class BecomeEpic(Effect):
    """No more spells for the controller, but a copy of this one, without epic, in each of their upkeeps (702.50a)."""

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect, and create the delayed ability, which goes on triggering."""
        yield from context.begin_effect((CantCast(You(), Group(Spells())),), Duration.FOREVER)
        copy = CopyOnStack(Bound(), (ExceptWithout(KeywordAbility.EPIC),))
        context.delay(TriggeredAbility(BeginningOf(Step.UPKEEP, You()), copy), (context.source,), once=False)
