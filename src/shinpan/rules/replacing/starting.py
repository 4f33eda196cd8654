"""Counters that the rules themselves give a permanent as it enters: loyalty (306.5b) and defense (310.4b)."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.game.events import ZoneChange
from shinpan.rulebook.citations import cite
from shinpan.rules.table import Table

LOYALTY = cite(
    "306.5b",
    en="{object} enters with {amount} loyalty counters.",
    ja="{object}は忠誠カウンターが{amount}個置かれた状態で戦場に出ます。",
)
DEFENSE = cite(
    "310.4b",
    en="{object} enters with {amount} defense counters.",
    ja="{object}は守備カウンターが{amount}個置かれた状態で戦場に出ます。",
)


def with_starting_counters(table: Table, change: ZoneChange) -> ZoneChange:
    """Return a zone change with the counters that the object enters with by the rules of its card type."""
    from shinpan.rules.replacing.entering import hypothetical

    obj = table.state.objects.get(change.object)
    if obj is None or not obj.components:
        return change
    printed = obj.printed
    if not (printed.types & {CardType.PLANESWALKER, CardType.BATTLE}):
        return change
    ghost = hypothetical(table, change)
    characteristics = ghost[1].characteristics(ghost[0]) if ghost is not None else printed
    counters = change.entry.counters
    if CardType.PLANESWALKER in characteristics.types and characteristics.loyalty:
        table.note(LOYALTY, object=change.object, amount=characteristics.loyalty)
        counters = (*counters, (CounterKind.LOYALTY, characteristics.loyalty))
    if CardType.BATTLE in characteristics.types and characteristics.defense:
        table.note(DEFENSE, object=change.object, amount=characteristics.defense)
        counters = (*counters, (CounterKind.DEFENSE, characteristics.defense))
    return change.with_(entry=change.entry.with_(counters=counters))
