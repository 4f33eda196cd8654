"""Steps that do something without a source: `do`."""

from collections.abc import Callable

from shinpan.game.decisions import Topic
from shinpan.game.enums import Duration, Zone
from shinpan.game.events import Damage, Destroy
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.lab.answering.fitting import interchangeable
from shinpan.lab.faults import Fault, mistake, not_supported
from shinpan.lab.notation.steps import DoStep
from shinpan.lab.notation.values import Reference
from shinpan.lab.notation.vocabulary import Verb
from shinpan.lab.run.play import Play
from shinpan.phrases.base import Steps
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.context.queries import Queries
from shinpan.rules.entering import enter_or_move
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.countering import counter
from shinpan.rules.happening.counting import put_counters
from shinpan.rules.happening.damaging import deal_damage
from shinpan.rules.happening.destroying import destroy, sacrifice
from shinpan.rules.happening.drawing import discard, draw, mill, shuffle
from shinpan.rules.happening.lasting import begin_effect
from shinpan.rules.happening.living import gain_life, lose_life
from shinpan.rules.happening.phasing import phase_out
from shinpan.rules.happening.tapping import tap, untap
from shinpan.rules.happening.transforming import flip, transform
from shinpan.rules.table import Table
from shinpan.rules.turn.steps import give_priority

NOBODY = ObjectId(0)
"""The source of an effect that has none."""


class Deed:
    """What a `do` step does, with its objects found."""

    def __init__(self, play: Play, step: DoStep) -> None:
        self.table: Table = play.table
        self.step = step
        self.player = None if step.player is None else play.names.players[step.player]
        found = [each for reference in step.objects for each in _meant(play, step.verb, reference)]
        self.objects: list[ObjectId] = [each for each in found if not isinstance(each, PlayerId)]
        self.count = 1 if step.count is None else step.count

    def receiver(self) -> Entity:
        """Return the object or player to whom it is done."""
        if self.objects:
            return self.objects[0]
        return self.affected()

    def affected(self) -> PlayerId:
        """Return the player to whom it is done."""
        assert self.player is not None, "the reader of the file demands a player"
        return self.player


_WHERE = {Verb.COUNTER: Zone.STACK, Verb.DISCARD: Zone.HAND}
"""Where the objects of some effects are, if a name could mean several; those of all others are permanents."""


def _meant(play: Play, verb: Verb, reference: Reference) -> tuple[Entity, ...]:
    """Return what a reference means in an effect: first of all what is where the effect finds its objects."""
    table = play.table
    where = _WHERE.get(verb, Zone.BATTLEFIELD)
    if reference.text not in play.names.handles:
        there = [each for each in play.names.find(table, reference) if table.state.objects[each].zone is where]
        if len(there) == 1 or (there and interchangeable(table, play.names, there)):
            return (there[0],)
    return play.names.some(table, reference)


def affected_player(play: Play, step: DoStep) -> PlayerId:
    """Return the player whom a step affects: who controls, or else owns, its first object."""
    first = _meant(play, step.verb, step.objects[0])[0] if step.objects else play.table.state.turn.active
    return first if isinstance(first, PlayerId) else play.table.controller(first)


def do(play: Play, step: DoStep) -> None:
    """Do it; then state-based actions and triggers; then the active player has priority."""
    if play.over:
        raise mistake(step.line, Fault.GAME_OVER)
    verb = _VERBS.get(step.verb)
    if verb is None:
        raise not_supported(step.line, f"do: {step.verb.value}")
    play.carry_out(_whole(Deed(play, step), verb))


def _whole(deed: Deed, verb: Callable[[Deed], Steps[None]]) -> Steps[None]:
    state = deed.table.state
    state.turn = state.turn.with_(passes=0)
    yield from verb(deed)
    yield from give_priority(deed.table, state.turn.active)


def _in_batch(act: Callable[[Deed, Batch], Steps[object]]) -> Callable[[Deed], Steps[None]]:
    """Return a deed whose events happen together."""

    def perform(deed: Deed) -> Steps[None]:
        batch = Batch(deed.table)
        yield from act(deed, batch)
        batch.close()

    return perform


def _move(zone: Zone, position: int = 0) -> Callable[[Deed], Steps[None]]:
    def perform(deed: Deed) -> Steps[None]:
        yield from enter_or_move(deed.table, deed.objects, zone, position=position)

    return perform


def _shuffle_in(deed: Deed) -> Steps[None]:
    owners = dict.fromkeys(deed.table.state.objects[each].owner for each in deed.objects)
    yield from enter_or_move(deed.table, deed.objects, Zone.LIBRARY)
    for owner in owners:
        shuffle(deed.table, owner)


def _flicker(deed: Deed) -> Steps[None]:
    exiled = yield from enter_or_move(deed.table, deed.objects, Zone.EXILE)
    there = [each for each in exiled if each in deed.table.state.objects]
    yield from enter_or_move(deed.table, there, Zone.BATTLEFIELD)


def _destroy(deed: Deed, batch: Batch) -> Steps[object]:
    return (yield from destroy(deed.table, batch, [Destroy(each) for each in deed.objects]))


def _phase_out(deed: Deed, batch: Batch) -> Steps[object]:
    phase_out(deed.table, batch, deed.objects)
    return None
    yield  # nobody is asked anything, but it is a step like all others


def _sacrifice(deed: Deed, batch: Batch) -> Steps[object]:
    table = deed.table
    if not deed.objects:
        player = deed.affected()
        choosing = Choosing(table, NOBODY, player)
        chosen = yield from choosing.choose(player, table.controlled(player), deed.count, deed.count)
        deed.objects = [ObjectId(each) for each in chosen]
    for each in deed.objects:
        yield from sacrifice(table, batch, deed.player or table.controller(each), [each])
    return None


def _discard(deed: Deed, batch: Batch) -> Steps[object]:
    table = deed.table
    if not deed.objects:
        player = deed.affected()
        choosing = Choosing(table, NOBODY, player)
        hand = table.state.hands[player]
        chosen = yield from choosing.choose(player, hand, deed.count, deed.count, Topic.DISCARD)
        deed.objects = [ObjectId(each) for each in chosen]
    owners = dict.fromkeys(table.state.objects[each].owner for each in deed.objects)
    for owner in owners:
        own = [each for each in deed.objects if table.state.objects[each].owner == owner]
        yield from discard(table, batch, owner, own)
    return None


def _mill(deed: Deed, batch: Batch) -> Steps[object]:
    return (yield from mill(deed.table, batch, deed.affected(), deed.count))


def _draw(deed: Deed) -> Steps[None]:
    yield from draw(deed.table, deed.affected(), deed.count)


def _damage(deed: Deed, batch: Batch) -> Steps[object]:
    return (yield from deal_damage(deed.table, batch, [Damage(NOBODY, deed.receiver(), deed.count)]))


def _gain_life(deed: Deed, batch: Batch) -> Steps[object]:
    return (yield from gain_life(deed.table, batch, deed.affected(), deed.count))


def _lose_life(deed: Deed, batch: Batch) -> Steps[object]:
    return (yield from lose_life(deed.table, batch, deed.affected(), deed.count))


def _tap(deed: Deed, batch: Batch) -> Steps[object]:
    yield from ()
    tap(deed.table, batch, deed.objects)
    return None


def _untap(deed: Deed, batch: Batch) -> Steps[object]:
    yield from untap(deed.table, batch, deed.objects)
    return None


def _transform(deed: Deed, batch: Batch) -> Steps[object]:
    for each in deed.objects:
        yield from transform(deed.table, batch, each)
    return None


def _flip(deed: Deed, batch: Batch) -> Steps[object]:
    for each in deed.objects:
        flip(deed.table, batch, each)
    return None
    yield  # nobody is asked anything, but it is a step like all others


def _counter(deed: Deed) -> Steps[None]:
    for each in deed.objects:
        yield from counter(deed.table, each, None)


def _add_counters(deed: Deed, batch: Batch) -> Steps[object]:
    receivers: list[Entity] = list(deed.objects) or [deed.affected()]
    for receiver in receivers:
        for counted in deed.step.counters:
            yield from put_counters(deed.table, batch, receiver, counted.kind, counted.count)
    return None


def _gain_control(deed: Deed) -> Steps[None]:
    yield from ()
    context = Queries(deed.table, NOBODY, deed.affected())
    begin_effect(deed.table, context, (ChangeControl(),), Duration.FOREVER, deed.objects)


_VERBS: dict[Verb, Callable[[Deed], Steps[None]]] = {
    Verb.DESTROY: _in_batch(_destroy),
    Verb.EXILE: _move(Zone.EXILE),
    Verb.BOUNCE: _move(Zone.HAND),
    Verb.SACRIFICE: _in_batch(_sacrifice),
    Verb.MILL: _in_batch(_mill),
    Verb.DRAW: _draw,
    Verb.DISCARD: _in_batch(_discard),
    Verb.DAMAGE: _in_batch(_damage),
    Verb.GAIN_LIFE: _in_batch(_gain_life),
    Verb.LOSE_LIFE: _in_batch(_lose_life),
    Verb.TAP: _in_batch(_tap),
    Verb.PHASE_OUT: _in_batch(_phase_out),
    Verb.UNTAP: _in_batch(_untap),
    Verb.TRANSFORM: _in_batch(_transform),
    Verb.FLIP: _in_batch(_flip),
    Verb.FLICKER: _flicker,
    Verb.TUCK: _move(Zone.LIBRARY, -1),
    Verb.PUT_ON_TOP: _move(Zone.LIBRARY),
    Verb.SHUFFLE_IN: _shuffle_in,
    Verb.COUNTER: _counter,
    Verb.ADD_COUNTERS: _in_batch(_add_counters),
    Verb.GAIN_CONTROL: _gain_control,
}
