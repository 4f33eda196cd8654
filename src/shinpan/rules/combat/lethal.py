"""What is lethal, and whether it can still be assigned (702.19b, 702.2c): damage from several creatures adds up."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from shinpan.game.counters import CounterKind
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.rulebook.citations import carries
from shinpan.rules.combat.flow import Network
from shinpan.rules.table import Table

carries("120.6")
carries("702.2c")
carries("702.19b")

Shares = dict[Entity, int]
Assigned = tuple[ObjectId, Entity, int]


class Helper(NamedTuple):
    """A creature that has yet to assign its damage: to whom it may first, how much, and whether it has deathtouch."""

    creature: ObjectId
    recipients: tuple[Entity, ...]
    power: int
    deathtouch: bool


def missing_for_lethal(table: Table, creature: ObjectId, assigned: Sequence[Assigned]) -> int:
    """Return how much damage a creature must still be assigned for it to be lethal, 0 if it is (120.6, 702.2c)."""
    here = [(source, amount) for source, recipient, amount in assigned if recipient == creature and amount]
    if any(table.has(source, KeywordAbility.DEATHTOUCH) for source, _ in here):
        return 0
    obj = table.state.objects[creature]
    toughness = table.characteristics(creature).toughness or 0
    return max(0, toughness - obj.damage - sum(amount for _, amount in here))


def missing_for_loyalty(table: Table, planeswalker: ObjectId, assigned: Sequence[Assigned]) -> int:
    """Return how much a planeswalker must still be assigned to make up its loyalty (702.19c)."""
    loyalty = table.state.objects[planeswalker].count(CounterKind.LOYALTY)
    return max(0, loyalty - sum(amount for _, recipient, amount in assigned if recipient == planeswalker))


def cover(needs: Mapping[Entity, int], helpers: Sequence[Helper]) -> tuple[Shares, ...] | None:
    """Return what each helper may assign so that together they make up what is missing, or None if they can't."""
    open_needs = {entity: number for entity, number in needs.items() if number > 0}
    for chosen in _touched(open_needs, [each for each in helpers if each.deathtouch]):
        touched = {entity for entities in chosen.values() for entity in entities}
        rest = {entity: number for entity, number in open_needs.items() if entity not in touched}
        shares = _filled(rest, [each for each in helpers if not each.deathtouch])
        if shares is not None:
            by_touch = {creature: dict.fromkeys(entities, 1) for creature, entities in chosen.items()}
            return tuple({**shares, **by_touch}.get(each.creature, {}) for each in helpers)
    return None


def _touched(needs: Mapping[Entity, int], helpers: Sequence[Helper]) -> Iterator[dict[ObjectId, tuple[Entity, ...]]]:
    """Yield the ways in which creatures with deathtouch may give one damage each to what still needs some."""
    if not helpers:
        yield {}
        return
    first = helpers[0]
    near = [entity for entity in needs if entity in first.recipients and not isinstance(entity, PlayerId)]
    for entities in combinations(near, min(first.power, len(near))):
        rest = {entity: number for entity, number in needs.items() if entity not in entities}
        for others in _touched(rest, helpers[1:]):
            yield {first.creature: entities, **others}


def _filled(needs: Mapping[Entity, int], helpers: Sequence[Helper]) -> dict[ObjectId, Shares] | None:
    if not needs:
        return {}
    network = Network()
    source, sink = network.node(), network.node()
    nodes = {entity: network.node() for entity in needs}
    for entity, number in needs.items():
        network.arc(nodes[entity], sink, number, 1)
    arcs: list[tuple[ObjectId, Entity, int]] = []
    for each in helpers:
        node = network.node()
        network.arc(source, node, each.power)
        for entity in each.recipients:
            if entity in nodes:
                arcs.append((each.creature, entity, network.arc(node, nodes[entity], each.power)))
    if network.run(source, sink) < sum(needs.values()):
        return None
    shares: dict[ObjectId, Shares] = {}
    for creature, entity, arc in arcs:
        if network.used(arc):
            shares.setdefault(creature, {})[entity] = network.used(arc)
    return shares
