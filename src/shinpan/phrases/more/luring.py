"""Having creatures block something this turn (509.1c)."""

from shinpan.game.enums import CardType, Duration
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.blocking import MustBlock
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.references.objects import All, Specific, objects_among

_CREATURES = All(Group(Permanents((CardType.CREATURE,))))


@phrase(
    en="all creatures able to block {attacker} this turn do so",
    ja="このターン、{attacker}をブロックできるすべてのクリーチャーは{attacker}をブロックする",
)
class LureThisTurn(Effect):
    """Every creature that can block something this turn does, those that come later too (509.1c, 611.2c)."""

    attacker: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin the requirement on all creatures."""
        for each in objects_among(context, self.attacker):
            part = MustBlock(affected=_CREATURES, attacker=Specific((each,)))
            yield from context.begin_effect((part,), Duration.END_OF_TURN)
