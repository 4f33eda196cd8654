"""What is done while something turns over or up is done then, by its own static abilities (614.1e, 708.11, 712.20)."""

from collections.abc import Iterator

from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.phrases.base import Effect, Steps
from shinpan.phrases.copying.unmasking import CopyWhileFaceUp
from shinpan.phrases.faces.entering_or_turning import CountersAsEntersOrTurnsUp
from shinpan.phrases.faces.meanwhile import AsTransforms, AsTurnedUp
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

carries("614.1e")
carries("708.11")
carries("712.20")


def as_turned_up(table: Table, batch: Batch, object_id: ObjectId, keyword: KeywordAbility | None) -> Steps[None]:
    """Do what a permanent that is being turned face up says. keyword: whose cost was paid for it, if one was."""
    for part in _parts(table, object_id):
        if (isinstance(part, AsTurnedUp) and part.applies(keyword)) or isinstance(part, CountersAsEntersOrTurnsUp):
            yield from _do(table, batch, object_id, part.effect)
        elif isinstance(part, CopyWhileFaceUp):
            yield from _do(table, batch, object_id, part.as_turned_up)


def as_transforms(table: Table, batch: Batch, object_id: ObjectId) -> Steps[None]:
    """Do what the face of a permanent that is coming up says."""
    for part in _parts(table, object_id):
        if isinstance(part, AsTransforms):
            yield from _do(table, batch, object_id, part.effect)


def _parts(table: Table, object_id: ObjectId) -> Iterator[object]:
    for _, ability in index_of(table.characteristics(object_id)).statics:
        yield from ability.parts


def _do(table: Table, batch: Batch, object_id: ObjectId, effect: Effect) -> Steps[None]:
    from shinpan.rules.context.resolution import Acting

    obj = table.state.objects[object_id]
    context = Acting(table, object_id, table.controller(object_id), choices=obj.choices or Choices())
    context.open = batch
    yield from effect.perform(context)
