"""What is copied: the very objects that words stand for, as they are or last were (608.2h)."""

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Reference
from shinpan.phrases.context import Queries


def originals_among(context: Queries, reference: Reference) -> tuple[ObjectId, ...]:
    """Return the objects that a reference stands for, not followed to what they have become.

    A creature that has died is copied as it last existed on the battlefield, not as the card in the graveyard.
    """
    found = (each for each in reference.find(context) if not isinstance(each, PlayerId))
    return tuple(each for each in found if context.look(each) is not None)
