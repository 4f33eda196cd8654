"""What was revealed by an earlier effect of the same resolution (701.20)."""

from shinpan.phrases.base import Condition, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(en="{group:a} is revealed this way @ register=*", ja="これにより{group:a}が公開されたなら @ register=*")
class RevealedThisWay(Condition):
    """A card of some description was revealed. register: where the effect kept what it revealed."""

    group: Collection
    register: int = 0

    def holds(self, context: Queries) -> bool:
        """Return whether one of them is such a card."""
        return any(self.group.fits(context, each) for each in context.result(self.register))
