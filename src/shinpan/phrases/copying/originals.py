"""What is copied: the very objects that words stand for, as they are or last were (608.2h)."""

from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection


def originals_among(context: Queries, reference: Reference) -> tuple[ObjectId, ...]:
    """Return the objects that a reference stands for, not followed to what they have become.

    A creature that has died is copied as it last existed on the battlefield, not as the card in the graveyard.
    """
    found = (each for each in reference.find(context) if not isinstance(each, PlayerId))
    return tuple(each for each in found if context.look(each) is not None)


@phrase()
class ChosenOf(Reference):
    """Something of a description that is chosen only when it is copied (608.2d): "a copy of a creature you control".

    The wordings of the effects that copy say it.
    """

    group: Collection

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return all that may be chosen."""
        return self.group.members(context)


def originals_to_copy(context: Context, reference: Reference) -> Steps[tuple[ObjectId, ...]]:
    """Return what is copied, chosen now by the effect's controller if it is one of several."""
    found = originals_among(context, reference)
    if isinstance(reference, ChosenOf) and found:
        chosen = yield from context.choose(context.you, found)
        return tuple(each for each in chosen if not isinstance(each, PlayerId))
    return found
