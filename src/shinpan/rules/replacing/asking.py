"""Which replacement effects apply to an event, in whose order (616.1), until none is left that hasn't (614.5)."""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.enums import Zone
from shinpan.game.events import Event, Proposal, TokenMade, ZoneChange
from shinpan.phrases.base import ReplacementPart, Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.returning import any_commander, replacements_by_rule
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.replacing.affected import affected_player
from shinpan.rules.replacing.entering import brings_replacement, enters, hypothetical, own_parts
from shinpan.rules.table import Table

MOST = 1000
"""No more tokens than this are asked about one by one."""

REPLACED = cite(
    "614.6",
    en="{source} replaces the event: what would have happened never happens.",
    ja="{source}の置換効果が適用されます。置換されたもとのイベントは発生しません。",
)
PREVENTED = cite(
    "615.6",
    en="{source} prevents damage.",
    ja="{source}がダメージを軽減します。",
)
CHOSEN = cite(
    "616.1",
    en="Several effects want to change the event; {player} chooses {source} to apply first.",
    ja="複数の効果が同じイベントに適用できるため、{player}が先に適用する効果として{source}を選びます。",
)
carries("614.1")
carries("614.4")
carries("614.13a")
carries("614.13c")
carries("614.5")
carries("614.15")
carries("616.1a")
carries("616.1b")
carries("616.1c")
carries("616.1d")
carries("616.1e")
carries("616.1f")
carries("616.1g")


def replaced(table: Table, events: Sequence[Event]) -> Steps[list[Event]]:
    """Return what happens in place of events that would happen together."""
    if not _anything_watches(table, events):
        return list(events)
    before = table.entering
    here = [event.object for event in events if isinstance(event, ZoneChange) and event.destination is Zone.BATTLEFIELD]
    if here:
        table.entering = (*before, *here)
    final: list[Event] = []
    for event in events:
        final.extend((yield from _one(table, Proposal(event))))
    table.entering = before
    return final


def _anything_watches(table: Table, events: Sequence[Event]) -> bool:
    """Return False if no replacement effect is in force and nothing that enters brings one."""
    view = table.view()
    if view.parts.get(ReplacementPart):
        return True
    if table.state.settings.commander and any_commander(table, events):
        return True
    for event in events:
        if isinstance(event, (ZoneChange, TokenMade)) and brings_replacement(table, event, view.modified):
            return True
    return False


def _one(table: Table, proposal: Proposal) -> Steps[list[Event]]:
    """Apply replacement effects to one event, and to each event that comes in its place."""
    applicable, seen = _applicable(table, proposal)
    if not applicable:
        return [proposal.event]
    active = yield from _choose(table, proposal.event, applicable)
    part = _part(active)
    final: list[Event] = []
    choosing = part.entering and (part.singly or not part.commutes)
    if choosing and isinstance(proposal.event, TokenMade) and proposal.event.count > 1:
        single = proposal.event.with_(count=1)  # each of them makes its own choices as it enters (707.6)
        for _ in range(min(proposal.event.count, MOST)):
            final.extend((yield from _one(table, Proposal(single, proposal.applied))))
        return final
    if not part.tells:
        table.note(PREVENTED if part.prevents else REPLACED, source=active.source, event=proposal.event)
    results = yield from part.replace(context_of_part(table, active, seen), proposal.event)
    again = part.repeats and tuple(results) != (proposal.event,)
    applied = proposal.applied if again else (*proposal.applied, active.key)
    for result in results:
        final.extend((yield from _one(table, Proposal(result, applied))))
    return final


def _applicable(table: Table, proposal: Proposal) -> tuple[list[ActivePart], Table | None]:
    """Return the effects that would change the event and haven't done so yet.

    For something that enters they are asked on a fork with it already there (614.12), whose answer may differ after
    each effect applied; that fork is returned, too.
    """
    event = proposal.event
    found = [each for each in table.view().in_force(ReplacementPart) if _watches(each, event)]
    if table.state.settings.commander:
        found.extend(replacements_by_rule(table, event))
    seen: Table | None = None
    if (
        isinstance(event, (ZoneChange, TokenMade))
        and enters(event)
        and (found or brings_replacement(table, event, table.view().modified))
    ):
        ghost = hypothetical(table, event)
        if ghost is not None:
            entering, seen = ghost
            found.extend(each for each in own_parts(seen, entering) if _watches(each, event))
    left = [each for each in found if each.key not in proposal.applied and _applies(seen or table, each, event)]
    return left, seen


def _watches(active: ActivePart, event: Event) -> bool:
    return isinstance(active.part, ReplacementPart) and type(event) in active.part.events


def _applies(seen: Table, active: ActivePart, event: Event) -> bool:
    context = context_of_part(seen, active)
    if active.condition is not None and not active.condition.holds(context):
        return False
    assert isinstance(active.part, ReplacementPart)
    return active.part.applies(context, event)


def _choose(table: Table, event: Event, applicable: list[ActivePart]) -> Steps[ActivePart]:
    """Let the affected player, or the affected object's controller, choose the effect to apply next (616.1)."""
    first = _first_in_line(_outermost(event, applicable))
    if len(first) == 1:
        return first[0]
    player = affected_player(table, event)
    options = tuple(_option(table, active, place) for place, active in enumerate(first))
    answer = yield Decision(
        player=player, kind=DecisionKind.OPTIONS, options=options, rule="616.1", topic=Topic.REPLACEMENT
    )
    chosen = first[options.index(answer[0])]
    table.note(CHOSEN, player=player, source=chosen.source)
    return chosen


def _outermost(event: Event, applicable: list[ActivePart]) -> list[ActivePart]:
    """Return the effects on the creation of tokens, if there are any, before those on how these enter (616.1g)."""
    if not isinstance(event, TokenMade):
        return applicable
    creation = [each for each in applicable if ZoneChange not in _part(each).events]
    return creation or applicable


def _first_in_line(applicable: list[ActivePart]) -> list[ActivePart]:
    """Return those among which to choose (616.1a-e); one of those whose order makes no difference will do."""
    highest = min(_part(each).precedence for each in applicable)
    first = [each for each in applicable if _part(each).precedence is highest]
    return first[:1] if all(_part(each).commutes for each in first) else first


def _part(active: ActivePart) -> ReplacementPart:
    assert isinstance(active.part, ReplacementPart)
    return active.part


def _option(table: Table, active: ActivePart, place: int) -> Word:
    name = table.characteristics(active.source).name
    return Word(value=place, en=name, ja=name, object=active.source)
