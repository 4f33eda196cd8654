"""Permanents are turned face up and face down (708)."""

from shinpan.game.enums import PERMANENT_TYPES, Duration, FaceDown, Zone
from shinpan.game.face_events import TurnedFaceDown, TurnedFaceUp
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import FACE_DOWN_AS, Choices, GameObject
from shinpan.phrases.base import Steps
from shinpan.phrases.faces.turning import CantBeTurnedUp
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.faces import has_two_sides, side
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.meanwhile import as_turned_up
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.happening.revealing import reveal_face_down
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

TURNED_UP = cite(
    "708.8",
    en="{object} is turned face up; it is the same object and enters nothing.",
    ja="{object}は表向きになります。同じオブジェクトのままで、戦場に出たことにはなりません。",
)
TURNED_DOWN = cite(
    "708.2a",
    en="{object} is turned face down: it is a 2/2 creature without text, name, subtypes and mana cost.",
    ja="{object}は裏向きになり、文章も名前もサブタイプもマナ・コストも持たない2/2のクリーチャーになります。",
)
ALREADY_DOWN = cite(
    "708.2b",
    en="{object} is face down already; nothing happens to it.",
    ja="{object}はすでに裏向きなので、何も起こりません。",
)
TWO_SIDES = cite(
    "712.16",
    en="{object} is double-faced and can't be turned face down.",
    ja="{object}は両面のパーマネントであるため、裏向きになりません。",
)
STAYS_DOWN = cite(
    "701.40g",
    en="{object} is an instant or sorcery card: it is revealed and stays face down.",
    ja="{object}はインスタントかソーサリーであるため、公開され、裏向きのままです。",
)
KEPT_DOWN = cite(
    "101.2",
    en="{object} can't be turned face up.",
    ja="{object}は表向きにならないという効果があります。",
)
SHOWN = cite(
    "406.3",
    en="{object} is turned face up in exile: every player may look at it.",
    ja="追放領域の{object}は表向きになり、すべてのプレイヤーが見てもよくなります。",
)
carries("613.7f")
carries("701.58g")
carries("702.37f")
carries("712.15a")
carries("729.2f")
carries("729.2g")
carries("729.2j")


def turn_up(
    table: Table,
    batch: Batch,
    object_id: ObjectId,
    player: PlayerId | None = None,
    keyword: KeywordAbility | None = None,
    x: int | None = None,
) -> Steps[bool]:
    """Turn a permanent face up; return whether it was. player: who does it. keyword, x: of the special action."""
    state = table.state
    obj = state.objects.get(object_id)
    if obj is not None and obj.zone is Zone.EXILE:
        return show_exiled(table, obj)
    if obj is None or obj.face_down is None or obj.zone is not Zone.BATTLEFIELD:
        return False
    if forbidden(table, CantBeTurnedUp, object_id):
        table.note(KEPT_DOWN, object=object_id)
        return False
    components = tuple(each.with_(down=False) if each.down else each for each in obj.components)
    obj = obj.with_(components=components)
    if not all(side(obj, each).types & PERMANENT_TYPES for each in components):
        reveal_face_down(table, batch, obj)
        table.note(STAYS_DOWN, object=object_id)
        return False
    choices = obj.choices if x is None else (obj.choices or Choices()).with_(x=x)
    kept = tuple(each for each in obj.chosen if each.key != FACE_DOWN_AS)
    _place(table, obj.with_(face_down=None, timestamp=state.new_timestamp(), choices=choices, chosen=kept))
    table.note(TURNED_UP, object=object_id)
    yield from as_turned_up(table, batch, object_id, keyword)
    batch.add(TurnedFaceUp(object_id, player))
    return True


def show_exiled(table: Table, obj: GameObject) -> bool:
    """Turn a card in exile face up (406.3); return whether it was face down."""
    if obj.face_down is None:
        return False
    _place(table, obj.with_(face_down=None))
    table.note(SHOWN, object=obj.id)
    return True


def turn_down(table: Table, batch: Batch, object_id: ObjectId) -> bool:
    """Turn a permanent face down; return whether that changed anything."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return False
    if obj.face_down is not None:
        table.note(ALREADY_DOWN, object=object_id)
        return False
    if has_two_sides(obj):
        table.note(TWO_SIDES, object=object_id)
        return False
    components = tuple(each.with_(down=False) if each.down else each for each in obj.components)
    obj = obj.with_(components=components)  # all of them lie face down now (729.2f)
    _end_until_turned_down(table, object_id)
    _place(table, obj.with_(face_down=FaceDown.PLAIN, timestamp=table.state.new_timestamp()))
    table.note(TURNED_DOWN, object=object_id)
    batch.add(TurnedFaceDown(object_id))
    return True


def _end_until_turned_down(table: Table, object_id: ObjectId) -> None:
    """End the effects on a permanent that last until it is turned face down (611.2a)."""
    state = table.state
    state.effects = tuple(
        each
        for each in state.effects
        if each.duration is not Duration.UNTIL_TURNED_DOWN or object_id not in (each.affected or ())
    )


def _place(table: Table, obj: GameObject) -> None:
    put(table.state, with_printed(obj))
    table.state.version += 1
    table.touch()
