"""How often a creature has mutated (702.140d)."""

from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.objects import This


@phrase(
    en="the number of times {of} [has|have] mutated",
    ja="{of}が変容した回数",
)
class TimesMutated(Quantity):
    """How many times a permanent has mutated; as it last was if it has left (608.2h)."""

    of: Reference = This()

    def value(self, context: Queries) -> int:
        """Return the number, over all objects that the words stand for."""
        objects = (context.look(each) for each in self.of.find(context) if not isinstance(each, PlayerId))
        return sum(found.designations.mutations for found in objects if found is not None)
