"""Objects are shown to all players (701.20, 708.9)."""

from collections.abc import Sequence

from shinpan.game.enums import Zone
from shinpan.game.face_events import Revealed
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.faces import IN_SIGHT, face_up
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

REVEALED = cite("701.20a", en="{player} reveals {object}.", ja="{player}は{object}を公開します。")
TURNED_OVER = cite(
    "708.9",
    en="{player} reveals what was face down: {name}.",
    ja="{player}は裏向きだったカードを公開します：《{name}》。",
)
carries("708.12")


def reveal(table: Table, batch: Batch, player: PlayerId, objects: Sequence[ObjectId]) -> None:
    """Have a player show objects; face-down ones as what they are face up, without effects on them (708.12)."""
    for each in objects:
        obj = table.state.objects.get(each)
        if obj is None:
            continue
        table.note(REVEALED, player=player, object=each)
        face = table.characteristics(each) if obj.face_down is None else face_up(obj)
        batch.add(Revealed(each, player, face))


def reveal_leaving(table: Table, batch: Batch, obj: GameObject, destination: Zone) -> None:
    """Have a face-down permanent or spell shown as it leaves, but for a spell that becomes a permanent (708.9)."""
    if _hides_something(obj) and destination is not Zone.BATTLEFIELD:
        reveal_face_down(table, batch, obj)


def reveal_face_down(table: Table, batch: Batch, obj: GameObject) -> None:
    """Have the owner of a face-down object show it."""
    if obj.face_down is not None:
        face = face_up(obj)
        table.note(TURNED_OVER, player=obj.owner, name=face.name)
        batch.add(Revealed(obj.id, obj.owner, face))
    for component in obj.components:
        if component.down:
            shown = component.definition.shown(component.face)
            table.note(TURNED_OVER, player=component.owner, name=shown.name)
            batch.add(Revealed(obj.id, component.owner, shown))


def _hides_something(obj: GameObject) -> bool:
    """Return whether an object, or a component of a merged permanent, is face down where others can see it."""
    return obj.zone in IN_SIGHT and (obj.face_down is not None or any(each.down for each in obj.components))


def reveal_all(table: Table, player: PlayerId | None = None) -> None:
    """Have all face-down permanents and spells shown, as the game ends or their owner leaves it (708.9)."""
    found = [obj for obj in table.state.objects.values() if _hides_something(obj) and player in {None, obj.owner}]
    if found:
        batch = Batch(table)
        for obj in found:
            reveal_face_down(table, batch, obj)
        batch.close()
