"""A card looked at as the spell it would be: one half, one face, an alternative frame, face down (601.3e)."""

from shinpan.game.enums import FaceDown, Zone
from shinpan.game.ids import ObjectId
from shinpan.rulebook.citations import carries
from shinpan.rules.faces import printed
from shinpan.rules.happening.moving import put
from shinpan.rules.layers.intrinsic import with_intrinsic
from shinpan.rules.table import Table

carries("601.3e")
carries("708.4")
carries("709.3a")
carries("712.11c")
carries("715.3a")
carries("718.3a")
carries("720.3a")


def proposed(table: Table, object_id: ObjectId, face: int, face_down: FaceDown | None = None) -> Table:
    """Return a table on which a card has the characteristics that the spell would have, where it is.

    Whether it may be cast is asked there: only these characteristics count, and effects that would apply to an object
    with them. A card with one set of characteristics, cast as it lies face up, needs no such table.
    """
    obj = table.state.objects[object_id]
    if face_down is None and obj.face_down is None and all(len(each.definition.faces) == 1 for each in obj.components):
        return table
    seen = table.fork()
    components = tuple(each.with_(face=face) for each in obj.components)
    spell = obj.with_(components=components, face_down=face_down, zone=Zone.STACK, choices=None)
    put(seen.state, obj.with_(components=components, face_down=face_down, printed=with_intrinsic(printed(spell))))
    if table.view().modified:
        seen.state.version += 1
    return seen
