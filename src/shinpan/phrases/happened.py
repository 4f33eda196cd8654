"""What an event is about: the object, the player and the number that "it", "that player" and "that much" mean."""

from shinpan.game import deed_events, events
from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.context import Queries


def event_objects(event: events.Event | None) -> tuple[ObjectId, ...]:
    """Return the objects that an event is about: what entered, what left, what attacked, what was cast ..."""
    match event:
        case events.ZoneChange(arrivals=arrivals, origin=None) | events.TokenMade(arrivals=arrivals):
            return arrivals
        case events.ZoneChange(destination=destination, arrivals=arrivals) if arrivals and _seen_there(destination):
            return arrivals
        case events.Attacked(attacker=found) | events.BecameBlocked(attacker=found) | events.Blocked(blocker=found):
            return (found,)
        case events.BecameUnblocked(attacker=found):
            return (found,)
        case (
            events.Damage(source=found) | events.AbilityActivated(source=found) | events.AbilityTriggered(source=found)
        ):
            return (found,)
        case events.BecameTarget(target=target) | events.CountersPut(recipient=target):
            return () if isinstance(target, PlayerId) else (target,)
        case deed_events.Manned(creature=found):
            return (found,)
        case events.CountersRemoved(recipient=target):
            return () if isinstance(target, PlayerId) else (target,)
        case None:
            return ()
    single = getattr(event, "object", None)
    return () if single is None else (single,)


def _seen_there(zone: Zone) -> bool:
    return zone in (Zone.BATTLEFIELD, Zone.STACK)


def event_recipient(event: events.Event | None) -> Entity | None:
    """Return whom or what an event was done to: damage, attacks, blocks."""
    match event:
        case events.Damage(recipient=found) | events.Attacked(target=found) | events.Blocked(attacker=found):
            return found
        case events.BecameTarget(target=found) | events.CountersPut(recipient=found):
            return found
        case deed_events.Manned(what=found) | events.Attach(host=found):
            return found
        case _:
            return None


def event_player(context: Queries) -> PlayerId | None:
    """Return the player that the event of a context happened to, or who did it."""
    event = context.event
    match event:
        case events.Damage(recipient=recipient):
            return recipient if isinstance(recipient, PlayerId) else context.controller(recipient)
        case events.Attacked(defender=player) | events.BecameUnblocked(defender=player):
            return player
        case events.ZoneChange(controller=player):
            return player
        case events.ControlChanged(new=player):
            return player
        case None:
            return None
    found = getattr(event, "player", None)
    return found if isinstance(found, PlayerId) else None


def event_amount(event: events.Event | None) -> int:
    """Return the number of an event: damage dealt, life gained, counters put; 1 for events without a number."""
    amount = getattr(event, "amount", None)
    if isinstance(amount, int):
        return amount
    many: int = event.count if isinstance(event, events.TokenMade) else getattr(event, "many", 1)
    return many
