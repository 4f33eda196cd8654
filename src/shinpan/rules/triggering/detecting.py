"""Which abilities trigger on a batch of events (603.2), looking back where the rules say so (603.10)."""

from collections.abc import Iterable, Iterator, Sequence

from shinpan.game.effects import DelayedTrigger, PendingTrigger
from shinpan.game.events import AbilityTriggered, ActionTaken, Event, StateLooked, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.objects import Choices
from shinpan.game.state import GameState
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.happened import event_amount
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.layers.view import ActiveTrigger
from shinpan.rules.table import Table
from shinpan.rules.triggering.once import has_acted
from shinpan.rules.triggering.repeating import silenced, times

TRIGGERS = cite("603.2", en="An ability of {source} triggers.", ja="{source}の能力が誘発します。")
LOOKS_BACK = cite(
    "603.10a",
    en="An ability of {source} triggers, looking back at the game as it was just before.",
    ja="{source}の能力が、イベントの直前の状態を参照して誘発します。",
)
NO_TRIGGER = cite(
    "603.4",
    en="The condition after the event isn't true, so the ability of {source} doesn't trigger.",
    ja="「〜なら」の条件が満たされていないため、{source}の能力は誘発しません。",
)
carries("603.2c")
carries("603.2e")
carries("603.7b")
carries("603.7c")
carries("603.10")
carries("603.8")
carries("701.37c")
carries("712.21")
carries("729.3")


def detect(table: Table, events: Sequence[Event], before: GameState | None) -> None:
    """Have abilities trigger on events that happened together; they wait to be put on the stack."""
    view = table.view()
    order = len(table.state.pending)  # of all that trigger now: at the same time (603.3b)
    if view.triggers:
        for event in events:
            found = view.triggers.get(type(event))
            if found:
                _match(table, table, found, event, events, order)
    if before is not None:
        earlier = Table(before)
        back = earlier.view().back
        if back:
            for event in events:
                found = back.get(type(event))
                if found:
                    _match(table, earlier, found, event, events, order)
    if table.state.delayed:
        _match_delayed(table, events, order)


def _match(
    table: Table,
    seen: Table,
    abilities: Iterable[ActiveTrigger],
    event: Event,
    batch: Sequence[Event],
    order: int,
) -> None:
    """Try abilities, as they were on a table, on one event."""
    for active in abilities:
        trigger = active.ability.trigger
        split = trigger.by_card and not getattr(trigger, "one_or_more", False)
        if split and len(getattr(event, "arrivals", ())) > 1:
            for each in _by_card(event):
                _try(table, seen, active, each, batch, order)
        else:
            _try(table, seen, active, event, batch, order)


def _by_card(event: Event) -> Iterator[Event]:
    """Yield an event once for each of the objects that arrived: the cards of one permanent (712.21, 729.3)."""
    assert isinstance(event, ZoneChange)
    for each in event.arrivals:
        yield event.with_(arrivals=(each,))


def _try(table: Table, seen: Table, active: ActiveTrigger, event: Event, batch: Sequence[Event], order: int) -> None:
    """Have an ability trigger on an event, if it does."""
    ability = active.ability
    context = Queries(seen, active.source, active.controller, event=event)
    context.batch = tuple(batch)
    context.had_by = active.origin
    if not ability.trigger.matches(context, event) or silenced(seen, event, active.source):
        return
    if ability.during is not None and not ability.during.holds(_asking(table, active, event)):
        return
    if not _is_first(context, ability, event, batch):
        return
    if ability.condition is not None and not ability.condition.holds(_asking(table, active, event)):
        table.note(NO_TRIGGER, source=active.source)
        return
    if ability.once_each_turn and _has_triggered(table, active):
        return
    if ability.done_once and has_acted(table, active.source, ability):
        return
    table.note(LOOKS_BACK if ability.trigger.looks_back else TRIGGERS, source=active.source)
    for _ in range(ability.trigger.how_often(context, event) * times(seen, event, active.source)):
        _wait(table, active, _together(context, ability, event, batch), order)


def detect_states(table: Table) -> bool:
    """Have state triggers trigger that aren't waiting or on the stack already (603.8); return whether any did."""
    found = table.view().triggers.get(StateLooked)
    if not found:
        return False
    busy = {(each.source, each.number) for each in table.state.pending}
    for each in table.state.stack:
        stacked = table.state.objects[each].stacked
        if stacked is not None:
            busy.add((stacked.source, stacked.number))
    free = [active for active in found if (active.source, active.number) not in busy]
    before = len(table.state.pending)
    _match(table, table, free, StateLooked(), (), before)
    return len(table.state.pending) > before


def _asking(table: Table, active: ActiveTrigger, event: Event) -> Queries:
    """An intervening "if" is asked of the game as it is now (603.4)."""
    context = Queries(table, active.source, active.controller, event=event, choices=_choices_of(table, active.source))
    context.had_by = active.origin
    return context


def _is_first(context: Queries, ability: TriggeredAbility, event: Event, batch: Sequence[Event]) -> bool:
    """For "one or more", return whether this is the first event of the batch that matches (603.2c)."""
    trigger = ability.trigger
    if not getattr(trigger, "one_or_more", False):
        return True
    for earlier in batch:
        if earlier is event:
            return True
        if type(earlier) in trigger.events and trigger.matches(context, earlier) and trigger.alike(event, earlier):
            return False
    return True


def _together(context: Queries, ability: TriggeredAbility, event: Event, batch: Sequence[Event]) -> Event:
    """Return an event with the number of all that triggered an ability together: "that many" (603.2c)."""
    trigger = ability.trigger
    alike = [event]
    if getattr(trigger, "one_or_more", False):
        alike += [each for each in batch if each is not event and type(each) is type(event)]
        alike = [
            each for each in alike if each is event or (trigger.matches(context, each) and trigger.alike(event, each))
        ]
    counted = [trigger.how_many(context, each) for each in alike]
    number = sum(event_amount(each) if many is None else many for each, many in zip(alike, counted, strict=True))
    if number == event_amount(event):
        return event
    return event.with_(**{"many" if hasattr(event, "many") else "amount": number})


def _has_triggered(table: Table, active: ActiveTrigger) -> bool:
    return any(
        isinstance(event, AbilityTriggered)
        and event.source == active.source
        and event.number == active.number
        and event.origin == active.origin
        for event in table.state.history
    )


def _wait(table: Table, active: ActiveTrigger, event: Event, order: int) -> None:
    state = table.state
    _record(table, active.source, active.number, active.controller, active.origin)
    state.pending += (
        PendingTrigger(
            source=active.source,
            controller=active.controller,
            ability=active.ability,
            number=active.number,
            event=event,
            order=order,
            x=_x_of(table, active.source, event),
            origin=active.origin,
        ),
    )


def _x_of(table: Table, source: ObjectId, event: Event) -> int | None:
    """Return what X is in a triggered ability: what it was as the source became monstrous, or was cast (701.37c)."""
    if isinstance(event, ActionTaken) and event.action is KeywordAction.MONSTROSITY:
        return event.amount
    return _choices_of(table, source).x


def _record(table: Table, source: ObjectId, number: int, controller: PlayerId, origin: int = 0) -> None:
    """Note in the history that an ability triggered, with the name that its source has now."""
    event = AbilityTriggered(source, number, controller, table.characteristics(source).name, origin)
    table.state.history.append(event)
    if table.recorder is not None:
        table.recorder.happened(table, event)


def _choices_of(table: Table, source: ObjectId) -> Choices:
    obj = table.object(source)
    return obj.choices if obj is not None and obj.choices is not None else Choices()


def _match_delayed(table: Table, events: Sequence[Event], order: int) -> None:
    for event in events:
        for delayed in table.state.delayed:
            ability = delayed.ability
            assert isinstance(ability, TriggeredAbility)
            if type(event) not in ability.trigger.events:
                continue
            context = Queries(
                table,
                delayed.source,
                delayed.controller,
                event=event,
                bound=delayed.bound,
                choices=Choices(x=delayed.x),
            )
            if ability.trigger.matches(context, event):
                _wait_delayed(table, delayed, ability, event, order)


def _wait_delayed(table: Table, delayed: DelayedTrigger, ability: TriggeredAbility, event: Event, order: int) -> None:
    state = table.state
    if delayed.once:
        state.delayed = tuple(other for other in state.delayed if other.id != delayed.id)
    table.note(TRIGGERS, source=delayed.source)
    _record(table, delayed.source, -1, delayed.controller)
    state.pending += (
        PendingTrigger(
            source=delayed.source,
            controller=delayed.controller,
            ability=ability,
            number=-1,
            event=event,
            bound=delayed.bound,
            order=order,
            x=delayed.x,
            since=delayed.since,
        ),
    )
