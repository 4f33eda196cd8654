"""What the event of a trigger leaves to be spoken of: its object, its player, its number."""

from shinpan.game.enums import ObjectKind
from shinpan.game.subtypes import ArtifactType, CreatureType
from shinpan.oracle.reading.happenings import amounts_of
from shinpan.oracle.reading.lasting import has_owner
from shinpan.oracle.reading.mentions import Memory, Mention, is_player, noun_of
from shinpan.oracle.reading.nodes import Node
from shinpan.phrases.base import (
    Quality,
    Reference,
    TriggerPhrase,
)
from shinpan.phrases.mechanics.manning import Mans
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.qualities.nouns import Cards, Permanents, Spells, Things
from shinpan.phrases.qualities.stacked import SpellsOrAbilities, TargetsOnly
from shinpan.phrases.reach.having import ArrivesFromLibrary
from shinpan.phrases.reach.reflexive import WhenDoneThisWay
from shinpan.phrases.references.objects import (
    EventCard,
    EventObject,
    EventOpponent,
    EventRecipient,
    EventSpell,
    EventStacked,
    TargetsOf,
    This,
)
from shinpan.phrases.references.players import (
    ControllerOf,
    EventPlayer,
    WhoseTurn,
    You,
)
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.activating import AbilityIsActivated, ActivatesAbility, EventAbility
from shinpan.phrases.triggers.acts import BecomesTarget
from shinpan.phrases.triggers.combat import AttacksWith, EventAttackers
from shinpan.phrases.triggers.either import EitherHappens
from shinpan.phrases.triggers.fighting import BecomesBlockedBy, BlocksOrBecomesBlockedBy
from shinpan.phrases.triggers.opponents_turn import CastsFirstInTheirTurn
from shinpan.phrases.triggers.zones import ArrivesInGraveyard


def note_event(memory: Memory, node: Node, trigger: TriggerPhrase) -> None:
    """Remember what the event is about, and how much of it there is.

    A reflexive trigger has no event: what it speaks of is what the effect before has done it to (603.12).
    """
    if isinstance(trigger, WhenDoneThisWay):
        return
    for name in [paths[0][0] for paths in node.variant.paths if paths]:
        value = getattr(trigger, name)
        if isinstance(value, Quality):
            _note_event_object(memory, trigger, name, value)
        elif isinstance(value, Reference) and not isinstance(value, You | Target):
            memory.note(Mention(EventPlayer(), None, player=True))
    if isinstance(trigger, CastsFirstInTheirTurn):
        memory.note(Mention(WhoseTurn(), None, player=True))
    if isinstance(trigger, ArrivesInGraveyard | ArrivesFromLibrary):
        memory.note(Mention(EventCard(), Cards()))
    elif isinstance(trigger, Mans):
        memory.note(Mention(EventRecipient(), Permanents((CreatureType.MOUNT, ArtifactType.VEHICLE))))
    elif isinstance(trigger, AttacksWith):
        memory.mentions = [each for each in memory.mentions if each.reference != EventObject()]
        memory.note(Mention(EventAttackers(trigger.what), noun_of(trigger.what), many=True))
    elif isinstance(trigger, EitherHappens) and isinstance(trigger.second, ActivatesAbility):
        memory.note(Mention(EventStacked(), SpellsOrAbilities()))
    elif isinstance(trigger, AbilityIsActivated | ActivatesAbility):
        memory.mentions = [each for each in memory.mentions if each.reference != EventObject()]
        memory.note(Mention(EventAbility(), Things((ObjectKind.ABILITY,))))
    elif isinstance(trigger, BlocksOrBecomesBlockedBy) and not trigger.one_or_more:
        memory.mentions = [each for each in memory.mentions if each.reference != EventObject()]
        memory.note(Mention(EventOpponent(), noun_of(trigger.by)))
    elif isinstance(trigger, BecomesTarget):
        noun = noun_of(trigger.by)
        stacked = EventSpell() if isinstance(noun, Spells) else EventStacked()
        known = noun if noun == Things((ObjectKind.ABILITY,)) else SpellsOrAbilities()
        memory.mentions.insert(0, Mention(stacked, Spells() if isinstance(noun, Spells) else known))
    if isinstance(trigger, BecomesBlockedBy | BlocksOrBecomesBlockedBy) and trigger.what == OneOf(
        This()
    ):  # "it" is what the event happens to
        own = next((each for each in memory.mentions if each.reference == This()), None)
        if own is not None:
            memory.again(own)
    several = getattr(trigger, "one_or_more", False) or isinstance(trigger, AttacksWith)
    memory.event_has_amount = several or amounts_of(type(trigger))


def note_replaced(memory: Memory, name: str, value: object) -> None:
    """Remember what an event that would happen is about: the source of damage, what it would be dealt to, who."""
    if isinstance(value, Reference) and not isinstance(value, You | Target):
        memory.note(Mention(EventPlayer(), None, player=True))
    elif isinstance(value, Quality) and not isinstance(value, OneOf):
        noun = noun_of(value)
        if is_player(value):
            memory.note(Mention(EventPlayer(), noun, player=True))
        elif noun is not None and name == "source":
            memory.note(Mention(ControllerOf(EventObject()), None, player=True))
            memory.note(Mention(EventObject(), noun))
        elif noun is not None:
            memory.note(Mention(EventRecipient(), noun))


def _note_event_object(memory: Memory, trigger: TriggerPhrase, name: str, group: Quality) -> None:
    noun = noun_of(group)
    if noun is None:
        return
    if is_player(group):
        memory.note(Mention(EventPlayer(), noun, player=True))
    elif name in ("to", "attacker"):
        memory.note(Mention(EventRecipient(), noun))
    elif isinstance(trigger, BecomesTarget) and name == "by" and not isinstance(noun, Spells):
        if has_owner(group):  # what has the target is none of the objects that the event is about
            memory.note(Mention(ControllerOf(EventStacked()), None, player=True))
    elif not getattr(trigger, "one_or_more", False):
        for only in (each for each in getattr(group, "modifiers", ()) if isinstance(each, TargetsOnly)):
            memory.note(Mention(TargetsOf(EventObject()), noun_of(only.what)))
        spell = isinstance(trigger, BecomesTarget) and name == "by"  # the event's object is the target
        thing: Reference = EventSpell() if spell else EventObject()
        if has_owner(group):
            memory.note(Mention(ControllerOf(thing), None, player=True))
        memory.note(Mention(thing, noun))
