"""A permanent spell resolves: it becomes a permanent (608.3)."""

from shinpan.game.effects import ContinuousEffect
from shinpan.game.enums import Zone
from shinpan.game.events import Entry
from shinpan.game.ids import Entity, ObjectId
from shinpan.phrases.base import Modification, Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.entering import enter_or_move
from shinpan.rules.table import Table

ENTERS = cite(
    "608.3a",
    en="{object} becomes a permanent and enters the battlefield under {player}'s control.",
    ja="{object}はパーマネントになり、{player}のコントロール下で戦場に出ます。",
)
AURA = cite(
    "608.3c",
    en="The Aura {object} enters the battlefield attached to {host}.",
    ja="オーラである{object}は{host}につけられた状態で戦場に出ます。",
)
carries("400.7a")


def resolve_permanent(table: Table, context: Acting, spell: ObjectId) -> Steps[tuple[ObjectId, ...]]:
    """Put a permanent spell onto the battlefield under its controller's control; an Aura attached to its target."""
    host: Entity | None = None
    targets = context.targets(0)
    if targets:
        host = targets[0]
        table.note(AURA, object=spell, host=host)
    else:
        table.note(ENTERS, object=spell, player=context.you)
    arrived = yield from enter_or_move(
        table,
        (spell,),
        Zone.BATTLEFIELD,
        controller=context.you,
        entry=Entry(attached_to=host, face_down=table.state.objects[spell].face_down),
        cause=None,
    )
    _carry_over(table, spell, arrived)
    return arrived


def _carry_over(table: Table, spell: ObjectId, arrived: tuple[ObjectId, ...]) -> None:
    """Have effects that changed characteristics of the spell go on for the permanent that it becomes (400.7a)."""
    state = table.state
    if not arrived or not any(_changes(effect, spell) for effect in state.effects):
        return
    state.effects = tuple(
        effect.with_(affected=tuple(arrived[0] if each == spell else each for each in effect.affected or ()))
        if _changes(effect, spell)
        else effect
        for effect in state.effects
    )
    state.version += 1
    table.touch()


def _changes(effect: ContinuousEffect, spell: ObjectId) -> bool:
    return spell in (effect.affected or ()) and any(isinstance(part, Modification) for part in effect.parts)
