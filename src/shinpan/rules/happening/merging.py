"""An object merges with a permanent (729.2, 702.140c)."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.effects import ContinuousEffect
from shinpan.game.enums import Duration, ObjectKind
from shinpan.game.face_events import Mutated
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import Component, GameObject
from shinpan.game.state import GameState
from shinpan.phrases.modifications.merging import Merged
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import leave, put, remember, with_printed
from shinpan.rules.table import Table

OVER = cite(
    "729.2",
    en="{object} is put on top of {host}. Together they are one permanent, the same object as before.",
    ja="{object}は{host}の上に置かれます。合わせて1つのパーマネントになり、それまでと同じオブジェクトのままです。",
)
UNDER = cite(
    "729.2",
    en="{object} is put under {host}. Together they are one permanent, the same object as before.",
    ja="{object}は{host}の下に置かれます。合わせて1つのパーマネントになり、それまでと同じオブジェクトのままです。",
)
carries("702.140e")
carries("702.140f")
carries("729.1")
carries("729.2a")
carries("729.2b")
carries("729.2c")
carries("729.2d")
carries("729.2e")


def merge(table: Table, batch: Batch, spell: ObjectId, host: ObjectId, *, over: bool) -> None:
    """Put a spell on top of a permanent or under it: it doesn't enter, and the permanent stays the same object."""
    state = table.state
    obj, permanent = state.objects[spell], state.objects[host]
    table.note(OVER if over else UNDER, object=spell, host=host)
    values, controller = _copied(table, obj), table.controller(host)
    remember(table, spell)
    leave(state, obj)
    (part,) = obj.components
    kind = ObjectKind.TOKEN if part.kind is not ObjectKind.CARD else ObjectKind.CARD  # a copy: 608.3f
    part = part.with_(merged=True, kind=kind)
    put(state, with_printed(_mutated(_with(permanent, part, over))))
    _follow(state, spell, host)
    _begin(state, host, controller, Merged(part.card, over, values))
    table.touch()
    batch.add(Mutated(host))


def merge_parts(state: GameState, permanent: GameObject) -> None:
    """Have a permanent of several components be as if each had merged over those below it, for a set-up game."""
    for part in reversed(permanent.components):
        if part.merged:
            _begin(state, permanent.id, permanent.controller, Merged(part.card, over=True))


def _begin(state: GameState, host: ObjectId, controller: PlayerId, change: Merged) -> None:
    state.effects += (
        ContinuousEffect(
            id=state.new_effect_id(),
            source=host,
            controller=controller,
            timestamp=state.new_timestamp(),
            duration=Duration.FOREVER,
            parts=(change,),
            affected=(host,),
            turn=state.turn.number,
        ),
    )
    state.version += 1


def _mutated(permanent: GameObject) -> GameObject:
    """Return the permanent as one that has mutated once more."""
    marks = permanent.designations
    return permanent.with_(designations=marks.with_(mutations=marks.mutations + 1))


def _with(permanent: GameObject, part: Component, over: bool) -> GameObject:
    """Return the permanent with one more component; its status and whether it is a token follow the topmost.

    Which of the components lie face down is written on them once not all of them do (729.2e).
    """
    parts = permanent.components
    if permanent.face_down is not None and not any(each.down for each in parts):
        parts = tuple(each.with_(down=True) for each in parts)
    if not over:
        return permanent.with_(components=(*parts, part))
    return permanent.with_(components=(part, *parts), face_down=None, kind=part.kind)


def _copied(table: Table, spell: GameObject) -> Characteristics | None:
    """Return the values that a spell has by being a copy of something else; None for its own."""
    found = table.view().copiable.get(spell.id)
    return None if found is None or found == spell.printed else found


def _follow(state: GameState, spell: ObjectId, host: ObjectId) -> None:
    """Have what applied to the spell, or refers to it, apply and refer to the permanent (702.140f)."""
    state.successors[spell] = (host,)
    state.effects = tuple(
        effect if effect.affected is None or spell not in effect.affected else _moved(effect, spell, host)
        for effect in state.effects
    )


def _moved(effect: ContinuousEffect, spell: ObjectId, host: ObjectId) -> ContinuousEffect:
    affected: tuple[Entity, ...] = tuple(host if each == spell else each for each in effect.affected or ())
    return effect.with_(affected=tuple(dict.fromkeys(affected)))
