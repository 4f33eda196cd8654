"""Permanents come back to their owners' control."""

from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.references.objects import All, Specific, objects_among


@phrase(
    en="each player gains control of {what:every} they own",
    ja="各プレイヤーは、自分がオーナーである{what:every}のコントロールを得る",
)
class ReclaimAll(Effect):
    """Every player gains control of what they own of some description (108.3, 613.1b)."""

    what: Reference = All(Group(Permanents()))

    def perform(self, context: Context) -> Steps[None]:
        """Begin an effect for each of them on the permanents that they own."""
        found = objects_among(context, self.what)
        for player in context.players():
            own = [each for each in found if _owner(context, each) == player]
            if own:
                part = ChangeControl(Specific((player,)))
                yield from context.begin_effect((part,), Duration.FOREVER, own)


def _owner(context: Queries, permanent: ObjectId) -> PlayerId | None:
    found = context.look(permanent)
    return None if found is None else found.owner
