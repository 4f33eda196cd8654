"""Permanents come back to their owners' control."""

from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.references.objects import Specific


@phrase(
    en="each player gains control of all permanents they own",
    ja="各プレイヤーは、自分がオーナーであるすべてのパーマネントのコントロールを得る",
)
class ReclaimAll(Effect):
    """Every player gains control of what they own (108.3, 613.1b)."""

    def perform(self, context: Context) -> Steps[None]:
        """Begin an effect for each of them on the permanents that they own."""
        for player in context.players():
            own = [each for each in context.permanents() if _owner(context, each) == player]
            if own:
                part = ChangeControl(Specific((player,)))
                yield from context.begin_effect((part,), Duration.FOREVER, own)


def _owner(context: Queries, permanent: ObjectId) -> PlayerId | None:
    found = context.look(permanent)
    return None if found is None else found.owner
