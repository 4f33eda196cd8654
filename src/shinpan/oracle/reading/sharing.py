"""Clauses with the subject of the clause before, where nothing in their verb shows it: "you and that player ..."."""

from typing import Any

from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.joined import SEQUENCE
from shinpan.oracle.reading.lasting import again_as
from shinpan.oracle.reading.nodes import Node
from shinpan.phrases.base import Reference, StaticPart
from shinpan.phrases.references.objects import Together
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target

_WHO = "who"


def first_of(node: Any) -> Any:
    """Return the first clause of what clauses are joined to."""
    while isinstance(node, Node) and node.variant is SEQUENCE:
        node = node.children[0].items[0]
    return node


def with_subject(node: Node, fields: dict[str, Any], subject: Reference) -> dict[str, Any]:
    """Return the fields of a clause that could be an imperative, done by whoever does what the clause before says."""
    wording = node.variant.wording
    unsaid = _WHO not in fields and any(slot.path == (_WHO,) for slot in wording.slots)
    if unsaid or ((_WHO,), You.__name__) in wording.settings:
        return {**fields, _WHO: again_as(subject) or subject}
    return fields


def say_subject(node: Node, fields: dict[str, Any], subject: Reference) -> None:
    """Put in the subject that a clause shares with the one before, or that "may" do it. Raises Unfit."""
    several = isinstance(subject, You | Together)  # the verb is the same for "you" and for more than one
    of_some = issubclass(node.variant.cls, StaticPart)  # "creatures you control have haste and attack ..."
    if (node.variant.number == 0 and several) or (node.variant.number == 2 and not (several or of_some)):
        raise Unfit
    if len(node.variant.subject) > 1:
        raise Unfit
    if isinstance(subject, Target | Together):
        subject = again_as(subject) or subject
    fields[node.variant.subject[0]] = subject
