"""Revealing a card with miracle as it is drawn (702.94a, 603.11)."""

from shinpan.game.characteristics import Ability
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Steps
from shinpan.phrases.effects.offering import MayCast
from shinpan.phrases.references.objects import This
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.table import Table

REVEALED = cite(
    "702.94a",
    en="{player} reveals {object}, the first card drawn this turn, and its miracle ability triggers.",
    ja="{player}はこのターンに最初に引いた{object}を公開し、その奇跡能力が誘発します。",
)
carries("702.94b")


def may_reveal(table: Table, player: PlayerId, card: ObjectId, miracle: Ability) -> Steps[None]:
    """Ask whether the card is revealed as it is drawn; if so, the ability linked to that triggers."""
    assert isinstance(miracle, Keyword)
    assert miracle.cost is not None
    context = Acting(table, card, player)
    if not (yield from context.may(player, (card,))):
        return
    table.note(REVEALED, player=player, object=card)
    yield from context.reveal(player, (card,))
    context.trigger(MayCast(This(), KeywordAbility.MIRACLE, miracle.cost))
