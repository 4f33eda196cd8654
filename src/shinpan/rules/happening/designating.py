"""Permanents get designations (701, 702): renowned, monstrous, suspected, saddled ..."""

from shinpan.game.designations import Designation
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

BECOMES = cite("702.112b", en="{object} becomes {designation}.", ja="{object}は{designation}になります。")
carries("701.64a")


def designate(table: Table, object_id: ObjectId, designation: Designation, *, told: bool = False) -> bool:
    """Give a permanent a designation; return whether it didn't have it before. told: the caller says it by itself."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or designation in obj.designations.given:
        return False
    table.state.objects[object_id] = obj.with_(
        designations=obj.designations.with_(given=(*obj.designations.given, designation))
    )
    if not told:
        table.note(BECOMES, object=object_id, designation=designation)
    table.touch()
    return True


def undesignate(table: Table, object_id: ObjectId, designation: Designation) -> None:
    """Take a designation away from a permanent, if it has it."""
    obj = table.state.objects.get(object_id)
    if obj is not None and designation in obj.designations.given:
        kept = tuple(each for each in obj.designations.given if each is not designation)
        table.state.objects[object_id] = obj.with_(designations=obj.designations.with_(given=kept))
        table.touch()
