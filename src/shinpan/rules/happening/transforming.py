"""Permanents turn over to their other face (701.27, 701.28, 712), and flip (710)."""

from shinpan.game.enums import Zone
from shinpan.game.face_events import Flipped, Transformed
from shinpan.game.ids import ObjectId, Timestamp
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import CantTransform
from shinpan.rulebook.citations import Citation, carries, cite
from shinpan.rules.faces import can_flip, can_turn_over, turned_over
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.meanwhile import as_transforms
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

TRANSFORMS = cite(
    "701.27a", en="{object} transforms: its other face is up now.", ja="{object}は変身し、もう一方の面が上になります。"
)
CONVERTS = cite(
    "701.28a", en="{object} converts: its other face is up now.", ja="{object}は転換し、もう一方の面が上になります。"
)
NOT_DOUBLE_FACED = cite(
    "712.9",
    en="{object} isn't represented by a double-faced card or token, so it can't transform.",
    ja="{object}は両面カードや両面トークンではないため、変身しません。",
)
FACE_DOWN = cite(
    "712.15a",
    en="{object} is face down and can't transform.",
    ja="{object}は裏向きであるため、変身しません。",
)
NO_PERMANENT = cite(
    "712.10",
    en="The other face of {object} is an instant or sorcery, so it doesn't transform.",
    ja="{object}のもう一方の面はインスタントかソーサリーであるため、変身しません。",
)
ALREADY = cite(
    "701.27f",
    en="{object} has transformed since its ability went on the stack, so the instruction is ignored.",
    ja="{object}は能力がスタックに置かれたあとに変身しているため、その指示は無視されます。",
)
CANT = cite("101.2", en="An effect says that {object} can't transform.", ja="{object}の変身を禁じる効果があります。")
BY_DAY_AND_NIGHT = cite(
    "702.145b",
    en="{object} transforms only as day and night change.",
    ja="{object}は昼と夜の変化によってのみ変身します。",
)
FLIPS = cite("710.1b", en="{object} flips.", ja="{object}は反転します。")
carries("613.7g")
carries("701.27c")
carries("701.27d")
carries("701.28c")
carries("701.28d")
carries("701.28e")
carries("701.28f")
carries("702.145e")
carries("710.2")
carries("710.4")
carries("712.18")
carries("729.2h")
carries("729.2i")

_BOUND = frozenset({KeywordAbility.DAYBOUND, KeywordAbility.NIGHTBOUND})


def transform(
    table: Table,
    batch: Batch,
    object_id: ObjectId,
    *,
    converts: bool = False,
    since: Timestamp | None = None,
    bound: bool = False,
) -> Steps[bool]:
    """Turn a permanent over, if that is possible; return whether it was.

    since: when the permanent's own ability that tells to do it was put on the stack, or the delayed one was created
    (701.27f). bound: it is due to daybound or nightbound.
    """
    reason = obstacle(table, object_id, since, bound)
    if reason is not None:
        table.note(reason, object=object_id)
        return False
    state = table.state
    obj = state.objects[object_id]
    stamp = state.new_timestamp()
    turned = obj.with_(
        components=tuple(turned_over(each) for each in obj.components),
        timestamp=stamp,
        designations=obj.designations.with_(turned=stamp),
    )
    put(state, with_printed(turned))
    state.version += 1
    table.touch()
    table.note(CONVERTS if converts else TRANSFORMS, object=object_id)
    yield from as_transforms(table, batch, object_id)
    batch.add(Transformed(object_id, converts))
    return True


def obstacle(table: Table, object_id: ObjectId, since: Timestamp | None = None, bound: bool = False) -> Citation | None:
    """Return why a permanent can't be turned over, or None if it can."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or not can_turn_over(obj):
        return NOT_DOUBLE_FACED
    if obj.face_down is not None:
        return FACE_DOWN
    if all(turned_over(each) is each for each in obj.components):
        return NO_PERMANENT
    if since is not None and obj.designations.turned > since:
        return ALREADY
    if not bound and any(table.has(object_id, each) for each in _BOUND):
        return BY_DAY_AND_NIGHT
    return CANT if forbidden(table, CantTransform, object_id) else None


def flip(table: Table, batch: Batch, object_id: ObjectId) -> bool:
    """Flip a permanent; return whether that changed anything. It never goes back (710.4)."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.flipped:
        return False
    if not can_flip(obj, table.characteristics(object_id)):
        return False
    put(table.state, with_printed(obj.with_(flipped=True)))
    table.state.version += 1
    table.touch()
    table.note(FLIPS, object=object_id)
    batch.add(Flipped(object_id))
    return True
