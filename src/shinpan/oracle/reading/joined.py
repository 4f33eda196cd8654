"""What effects that are joined are read as: sequences, and one thing done instead of another."""

from shinpan.oracle.reading.nodes import Node
from shinpan.oracle.reading.plans import Built, Child, Constant
from shinpan.oracle.reading.variants import Variant
from shinpan.phrases.effects.sequence import If, Sequence
from shinpan.phrases.wording.notation import parsed

_PLAN = Built(Sequence, (("effects", Child(0)),))
SEQUENCE = Variant(Sequence, parsed("{effects}"), _PLAN, ((("effects",),),), (), (), (), 2, ("Sequence", _PLAN))
"""However the effects of a sequence are joined, it is the same."""

_INSTEAD_PLAN = Built(
    If, (("condition", Child(0)), ("effect", Child(1)), ("otherwise", Child(2)), ("late", Constant(True)))
)
INSTEAD = Variant(
    If,
    parsed("if {condition}, {effect}. otherwise, {otherwise} @ late=*"),
    _INSTEAD_PLAN,
    ((("condition",),), (("effect",),), (("otherwise",),)),
    (),
    (),
    (),
    2,
    ("Instead", _INSTEAD_PLAN),
)
"""One thing done instead of another is one or the other."""


def begins_with_instead(node: Node) -> bool:
    """Return whether the first thing that an ability does is done, or something else instead of it."""
    for child in node.children:
        while isinstance(child, Node) and child.variant is SEQUENCE:
            child = child.children[0].items[0]
        if isinstance(child, Node) and child.variant is INSTEAD:
            return True
    return False
