"""What some phrases speak of without saying it: counters that were counted, what is chosen."""

from collections.abc import Callable, Mapping
from typing import Any

from shinpan.oracle.reading.mentions import Memory, Unclear
from shinpan.oracle.reading.nodes import Node
from shinpan.phrases.base import Phrase
from shinpan.phrases.effects.counters import RemoveAllCounters
from shinpan.phrases.effects.some_of import SomeOf
from shinpan.phrases.imprinting import ReturnOthersExiled

DEDUCING = frozenset({RemoveAllCounters, ReturnOthersExiled, SomeOf})
"""The phrases of which something is worked out here."""


def deduced(
    cls: type[Phrase], fields: Mapping[str, Any], node: Node, memory: Memory, register: Callable[[Node], int]
) -> dict[str, Any]:
    """Return the fields that the words of a phrase leave to what was said before.

    register: gives the number under which an effect keeps what it makes. Raises Unclear where nothing was said.
    """
    if cls is SomeOf:
        return {"register": register(node)}
    if cls is ReturnOthersExiled:
        makers = [each.maker for each in memory.mentions if each.maker is not None]
        if not makers:
            raise Unclear("it isn't said which cards those are other than", node.start)
        return {"register": register(makers[-1])}
    if "counted" in fields:
        return {}
    if memory.counted is None:
        raise Unclear("it isn't said which counters those are", node.start)
    counted, of = memory.counted
    return {"counted": counted, "of": of}
