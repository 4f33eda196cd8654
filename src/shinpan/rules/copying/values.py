"""Copiable values (707.2, 707.3): the printed values as copy effects, face-down status and choices as it entered
have changed them; nothing else."""

from datetime import date

from shinpan.game.characteristics import Characteristics, Composite
from shinpan.game.copied_values import CopiedValues
from shinpan.game.ids import ObjectId
from shinpan.game.layout import Layout
from shinpan.rulebook.citations import carries
from shinpan.rules.faces import IN_SIGHT, copiable, is_double_faced
from shinpan.rules.layers.intrinsic import without_intrinsic
from shinpan.rules.table import Table

carries("707.2")
carries("707.2a")
carries("707.3")
carries("707.8")
carries("707.8a")
carries("613.2a")

BOTH_SINCE = {Layout.TRANSFORM: date(2023, 4, 14), Layout.MODAL: date(2025, 9, 19)}
"""The days of the editions in which copies of transforming and of modal double-faced objects got both faces."""


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


def both_faces(table: Table, object_id: ObjectId) -> Composite | None:
    """Return the copiable values of both faces of something double-faced (707.8a), None for anything else.

    What makes it a copy, or has it be face down, makes the same of either face.
    """
    obj = table.object(object_id)
    if obj is None or not is_double_faced(obj):
        return None
    component = obj.components[0]
    definition = component.definition
    if table.state.settings.edition < BOTH_SINCE[definition.layout]:
        return None
    faces = definition.faces
    if table.origin(object_id) or (obj.face_down is not None and obj.zone in IN_SIGHT):
        now = copiable_values(table, object_id)
        faces = (now, now)
    return Composite(definition.layout, faces, component.face)


def copied_values(table: Table, object_id: ObjectId) -> CopiedValues:
    """Return what a copy of an object gets, without exceptions."""
    return CopiedValues(object_id, copiable_values(table, object_id), both=both_faces(table, object_id))
