"""What an Aura enters the battlefield attached to, if it isn't an Aura spell that resolves (303.4f-i)."""

from collections.abc import Sequence

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.events import Entry, Event, TokenMade, ZoneChange
from shinpan.game.ids import Entity
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.attaching import can_be_attached, is_aura, possible_hosts
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.replacing.entering import Entering, components_of, controller_of_entering, enters, hypothetical
from shinpan.rules.table import Table

NO_HOST = cite(
    "303.4g",
    en="There is nothing that {object} could enchant, so it doesn't enter the battlefield.",
    ja="{object}がエンチャントできるものがないため、戦場に出ません。",
)
ILLEGAL_HOST = cite(
    "303.4i",
    en="{object} can't enchant what it would enter attached to, so it doesn't enter the battlefield.",
    ja="{object}は、つけられた状態で出るはずのものをエンチャントできないため、戦場に出ません。",
)
carries("301.5e")
carries("303.4f")
carries("303.4h")
carries("304.4")


def settle_hosts(table: Table, events: Sequence[Event]) -> Steps[list[Event]]:
    """Let players choose what Auras will enchant as they enter, once it is settled what enters and how.

    An Aura for which there is nothing stays where it is, goes to the graveyard from the stack, or is not created.
    """
    final: list[Event] = []
    for event in events:
        if not isinstance(event, (ZoneChange, TokenMade)) or not enters(event):
            final.append(event)
        elif event.entry.attached_to is not None and getattr(event, "origin", None) is not Zone.STACK:
            final.extend((yield from _settle_named(table, event, event.entry.attached_to)))
        elif _may_be_aura(table, event):
            final.extend((yield from _settle(table, event)))
        else:
            final.append(event)
    return final


def _may_be_aura(table: Table, event: Entering) -> bool:
    """Return False if what enters without anything to be attached to is plainly no Aura."""
    entry = event.entry
    if entry.attached_to is not None or entry.face_down is not None:
        return False
    components = components_of(table, event)
    if components is None:
        return False
    own = components[0].definition.shown(components[0].face) if entry.copy is None else entry.copy.copied.result
    return EnchantmentType.AURA in own.subtypes or table.view().retyped


def _settle(table: Table, event: Entering) -> Steps[list[Event]]:
    if isinstance(event, TokenMade) and event.count > 1:
        final: list[Event] = []
        for _ in range(event.count):
            final.extend((yield from _settle(table, event.with_(count=1))))
        return final
    ghost = hypothetical(table, event)
    if ghost is None or not is_aura(ghost[1], ghost[0]):
        return [event]
    aura, seen = ghost
    player = controller_of_entering(event)
    hosts = [each for each in possible_hosts(seen, aura, player) if each != aura]
    if not hosts:
        table.note(NO_HOST, object=aura)
        return (yield from _stays(table, event))
    chooser = Choosing(table, aura, player)
    chosen: tuple[Entity, ...] = yield from chooser.choose(player, hosts, topic=Topic.CHOICE)
    return [event.with_(entry=event.entry.with_(attached_to=chosen[0]))]


def _settle_named(table: Table, event: Entering, host: Entity) -> Steps[list[Event]]:
    """Return what becomes of something that would enter attached to what an effect names (301.5e, 303.4h-i)."""
    ghost = hypothetical(table, event)
    if ghost is None:
        return [event]
    entering, seen = ghost
    if can_be_attached(seen, entering, host):
        return [event]
    if not is_aura(seen, entering):
        return [event.with_(entry=event.entry.with_(attached_to=None))]
    table.note(ILLEGAL_HOST, object=entering)
    return (yield from _stays(table, event))


def _stays(table: Table, event: Entering) -> Steps[list[Event]]:
    """Return what happens to an Aura that can't enter (303.4g)."""
    if isinstance(event, TokenMade) or event.origin is not Zone.STACK:
        return []
    owner = table.state.objects[event.object].owner
    move = event.with_(destination=Zone.GRAVEYARD, controller=owner, entry=Entry())
    return (yield from replaced(table, [move]))
