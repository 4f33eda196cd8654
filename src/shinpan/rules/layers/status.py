"""Layer 1b (613.2b), and the status of what has become a copy (707.3).

An object that no effect has changed is printed as its status has it (`rules.faces`), so that only objects which layer
1a has changed need a look here.
"""

from shinpan.rulebook.citations import carries
from shinpan.rules.faces import IN_SIGHT, face_down_values, in_status
from shinpan.rules.layers.work import Work

carries("613.2b")
carries("613.2c")
carries("707.3")
carries("708.10")


def settle_status(work: Work) -> None:
    """Have copies that are face down be so, and others be flipped or have their doors as their status says."""
    for object_id, draft in work.drafts.items():
        obj = work.state.objects[object_id]
        if obj.face_down is not None:
            if obj.zone in IN_SIGHT:
                draft.load_values(face_down_values(obj, obj.face_down))
        elif draft.composite is not None:
            copied = draft.frozen()
            status = in_status(copied, obj)
            if status is not copied:
                draft.load_values(status)
