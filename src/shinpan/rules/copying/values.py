"""Copiable values (707.2, 707.3): the printed values as copy effects, face-down status and choices as it entered
have changed them; nothing else."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.ids import ObjectId
from shinpan.rulebook.citations import carries
from shinpan.rules.faces import copiable
from shinpan.rules.layers.intrinsic import without_intrinsic
from shinpan.rules.table import Table

carries("707.2")
carries("707.2a")
carries("707.3")
carries("613.2a")


def copiable_values(table: Table, object_id: ObjectId) -> Characteristics:
    """Return the copiable values of an object, last-known ones if it has left; without intrinsic abilities, which
    follow from the subtypes."""
    current = table.state.objects.get(object_id)
    if current is None:
        past = table.state.pasts.get(object_id)
        last: Characteristics = past.copiable if past is not None and past.copiable is not None else Characteristics()
        return last
    found = table.view().copiable.get(object_id) or current.printed
    return copiable(without_intrinsic(found), current.zone)
