"""What represents a permanent of several components: what is on top, whose it is, which side is up (712.4a, 729.2)."""

from typing import Any, NamedTuple

from shinpan.game.enums import ObjectKind
from shinpan.game.layout import BACK, SIDES, Layout
from shinpan.game.objects import Component, GameObject
from shinpan.lab.explain.said import Said
from shinpan.lab.explain.values import said_name
from shinpan.rules.table import Table


class ComponentRow(NamedTuple):
    """A component: its place, its name, whose it is, and how it lies."""

    place: Said
    name: Said
    owner: str
    side: Said


def rows_of_components(table: Table, obj: GameObject) -> tuple[ComponentRow, ...]:
    """Return the components of an object, top first; nothing for one that is represented by a single thing."""
    if len(obj.components) < 2:
        return ()
    return tuple(
        ComponentRow(_place(obj, number), _name(each), table.player(each.owner).name, _side(obj, each))
        for number, each in enumerate(obj.components)
    )


def components_data(table: Table, obj: GameObject) -> list[dict[str, Any]]:
    """Return the same as plain data."""
    return [
        {
            "name": each.definition.name,
            "owner": table.player(each.owner).name,
            "token": each.kind is not ObjectKind.CARD,
            "side": _side(obj, each).en,
        }
        for each in (obj.components if len(obj.components) > 1 else ())
    ]


def _place(obj: GameObject, number: int) -> Said:
    component = obj.components[number]
    if component.definition.layout is Layout.MELD and component.face == BACK:
        return Said("melded", "合体")
    if number == 0:
        return Said("top", "一番上")
    if number + 1 == len(obj.components):
        return Said("bottom", "一番下")
    return Said(str(number + 1), f"上から{number + 1}")


def _name(component: Component) -> Said:
    name = said_name(component.definition.name)
    return name if component.kind is ObjectKind.CARD else Said(f"{name.en} (token)", f"{name.ja}（トークン）")


def _side(obj: GameObject, component: Component) -> Said:
    lies_down = component.down or (obj.face_down is not None and not any(each.down for each in obj.components))
    if lies_down:
        return Said("face down", "裏向き")
    layout = component.definition.layout
    if layout is Layout.MELD and component.face == BACK:
        return Said("half of the combined back face", "組み合わせた第2面の半分")
    if layout in SIDES or layout is Layout.MELD:
        return Said("back face up", "第2面が上") if component.face == BACK else Said("front face up", "第1面が上")
    if layout is Layout.FLIP and obj.flipped:
        return Said("flipped", "反転している")
    return Said("face up", "表向き")
