"""What permanents tapped for mana produce, with what changes it and what triggers on it (106.12, 605.1b, 605.4)."""

from collections.abc import Iterator

from shinpan.game.characteristics import Ability
from shinpan.game.deed_events import ManaProduced
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.costs import TapSelf
from shinpan.phrases.replacements.mana import ManaReplacement
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.mentioning import mentions_x
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.mana.adding import Added, Kinds, added, could_add, product
from shinpan.rules.table import Table
from shinpan.rules.targeting.slots import slots_of_effect

carries("106.12")
carries("106.12a")
carries("106.12b")
carries("605.1b")

_MOST_X = 60


def taps(ability: ActivatedAbility) -> bool:
    """Return whether a permanent is tapped for mana by a mana ability: {T} is in its cost (106.12)."""
    return any(isinstance(part, TapSelf) for part in ability.cost.parts)


def is_triggered_mana_ability(ability: Ability) -> bool:
    """Return whether a triggered ability is a mana ability: it triggers on one, could add mana, has no target."""
    return (
        isinstance(ability, TriggeredAbility)
        and ManaProduced in ability.trigger.events
        and could_add(ability.effect)
        and not slots_of_effect(ability.effect).targets
    )


def is_altered(table: Table) -> bool:
    """Return whether anything changes or adds to what permanents tapped for mana produce."""
    view = table.view()
    if view.triggers.get(ManaProduced) or view.parts.get(ManaReplacement):
        return True
    return any(is_triggered_mana_ability(each.ability) for each in table.state.delayed)


def produced(table: Table, player: PlayerId, source: ObjectId, ability: ActivatedAbility) -> tuple[Added, ...]:
    """Return the alternatives of all the mana that a mana ability brings its player."""
    found = [each for context in _contexts(table, player, source, ability) for each in _by_itself(context, ability)]
    if not is_altered(table):
        return tuple({each.kinds: each for each in found[::-1]}.values())[::-1]
    tapped = taps(ability)
    complete: dict[Kinds, Added] = {}
    for each in found:
        kinds = _changed(table, player, source, each.kinds) if tapped else each.kinds
        for more in product(_triggered(table, ManaProduced(source, player, kinds, tapped))):
            whole = Added(kinds, each.answers, each.x).plus(more)
            complete.setdefault(whole.kinds, whole)
    return tuple(complete.values())


def _by_itself(context: Queries, ability: ActivatedAbility) -> tuple[Added, ...]:
    x = context.choices.x
    return tuple(each._replace(x=x) for each in added(context, ability.effect))


def _contexts(table: Table, player: PlayerId, source: ObjectId, ability: ActivatedAbility) -> Iterator[Queries]:
    """Yield the context for each value of X that can be paid for, if the cost besides mana has one."""
    context = Queries(table, source, player)
    if not mentions_x(ability.cost.parts):
        yield context
        return
    for x in range(_MOST_X):
        asking = Queries(table, source, player, choices=context.choices.with_(x=x))
        if not all(part.payable(asking) for part in ability.cost.parts):
            return
        yield asking


def _changed(table: Table, player: PlayerId, source: ObjectId, kinds: Kinds) -> Kinds:
    for active in table.view().in_force(ManaReplacement):
        part = active.part
        assert isinstance(part, ManaReplacement)
        if kinds and part.concerns(context_of_part(table, active), player, source, kinds):
            kinds = part.produced(kinds)
    return kinds


def _triggered(table: Table, event: ManaProduced) -> Iterator[tuple[Added, ...]]:
    """Yield what each triggered mana ability would add on an event."""
    for active in table.view().triggers.get(ManaProduced, ()):
        if is_triggered_mana_ability(active.ability):
            context = Queries(table, active.source, active.controller, event=event)
            context.had_by = active.origin
            yield from _if_it_triggers(context, active.ability, event)
    for delayed in table.state.delayed:
        ability = delayed.ability
        if isinstance(ability, TriggeredAbility) and is_triggered_mana_ability(ability):
            context = Queries(table, delayed.source, delayed.controller, event=event, bound=delayed.bound)
            yield from _if_it_triggers(context, ability, event)


def _if_it_triggers(context: Queries, ability: TriggeredAbility, event: ManaProduced) -> Iterator[tuple[Added, ...]]:
    if not ability.trigger.matches(context, event):
        return
    if all(each is None or each.holds(context) for each in (ability.during, ability.condition)):
        yield added(context, ability.effect, event.player)
