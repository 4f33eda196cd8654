"""The untap step (502): phasing, day and night, what untaps and what doesn't."""

from collections.abc import Iterator

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import StaticPart, Steps
from shinpan.phrases.library_sight import MayStayTapped
from shinpan.phrases.limits import UntapsLimited, UntapsWithOthers
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.restrictions import DoesntUntap
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.day_night import check_daytime
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.phasing import phase_in_and_out
from shinpan.rules.happening.tapping import untap
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table
from shinpan.rules.turn.expiring import expire

UNTAP = cite(
    "502.3",
    en="{player} untaps their permanents.",
    ja="{player}は自分のパーマネントをアンタップします。",
)
carries("302.6")
carries("502.4")


def untap_step(table: Table) -> Steps[None]:
    """502.1-3: permanents phase, day and night may change, and the active player's permanents untap and are no longer
    new."""
    phase_in_and_out(table)
    if table.state.daytime is not None:
        yield from check_daytime(table)
    active = table.state.turn.active
    own = table.controlled(active)
    tapped = [each for each in own if table.state.objects[each].tapped and not forbidden(table, DoesntUntap, each)]
    parts = table.view().parts
    if tapped and MayStayTapped in parts:
        tapped = yield from _chosen_to_untap(table, active, tapped)
    if tapped and UntapsLimited in parts:
        tapped = yield from _within_limits(table, active, tapped)
    if UntapsWithOthers in parts:
        tapped += _of_others(table, active)
    if tapped:
        table.note(UNTAP, player=active)
        batch = Batch(table)
        yield from untap(table, batch, tapped)
        batch.close()
    expire(table, Duration.NEXT_UNTAP_STEP)


def _chosen_to_untap(table: Table, player: PlayerId, tapped: list[ObjectId]) -> Steps[list[ObjectId]]:
    """Return what a player untaps, without what they choose not to untap (502.3)."""
    own = {active.source for active in table.view().in_force(MayStayTapped)}
    free = [each for each in tapped if each in own]
    if not free:
        return tapped
    kept = yield Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in free),
        minimum=0,
        maximum=len(free),
        rule="502.3",
        topic=Topic.CHOICE,
    )
    stays = {option.entity for option in kept}
    return [each for each in tapped if each not in stays]


def _within_limits(table: Table, player: PlayerId, tapped: list[ObjectId]) -> Steps[list[ObjectId]]:
    """Return what a player untaps where they can't untap more than so many permanents of a kind (502.3)."""
    for limit, context in _in_force(table, UntapsLimited):
        assert isinstance(limit, UntapsLimited)
        concerned, number = limit.limited(context, tuple(tapped)), limit.number.value(context)
        if len(concerned) <= number:
            continue
        untapping: tuple[ObjectId, ...] = ()
        if number:
            answer = yield Decision(
                player=player,
                kind=DecisionKind.OBJECTS,
                options=tuple(Pick(each) for each in concerned),
                minimum=number,
                maximum=number,
                rule="502.3",
                topic=Topic.CHOICE,
                source=context.source,
            )
            untapping = tuple(option.entity for option in answer)
        tapped = [each for each in tapped if each in untapping or each not in concerned]
    return tapped


def _of_others(table: Table, active: PlayerId) -> list[ObjectId]:
    """Return the permanents of other players that untap in this untap step too."""
    found: list[ObjectId] = []
    for part, context in _in_force(table, UntapsWithOthers):
        assert isinstance(part, UntapsWithOthers)
        if context.you != active:
            found += objects_among(context, part.objects)
    return [each for each in dict.fromkeys(found) if table.state.objects[each].tapped]


def _in_force(table: Table, family: type[StaticPart]) -> Iterator[tuple[StaticPart, Queries]]:
    for active in table.view().in_force(family):
        context = context_of_part(table, active)
        if active.condition is None or active.condition.holds(context):
            yield active.part, context
