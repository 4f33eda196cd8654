"""Triggered abilities whose controller may do what they say only once each turn (603.2h)."""

from shinpan.game.deed_events import TookAction
from shinpan.game.ids import ObjectId
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table

carries("603.2h")


def has_acted(table: Table, source: ObjectId, ability: TriggeredAbility) -> bool:
    """Return whether what an ability of an object lets its controller do has been done this turn."""
    return any(
        isinstance(event, TookAction) and event.source == source and event.ability == ability
        for event in table.state.history
    )
