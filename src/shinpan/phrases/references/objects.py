"""Words that stand for objects, targets apart."""

from typing import ClassVar

from shinpan.game.events import AbilityActivated, BecameTarget, Blocked, SpellCast, TokenMade, ZoneChange
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.happened import event_objects, event_recipient
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.nouns import Noun


@phrase(en="{.this}", ja="{.this}")
class This(Reference):
    """The source of the ability itself, or the spell (201.5)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the source, whether it is still there or not."""
        return (context.source,)

    def includes(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is the source."""
        return entity == context.source


@phrase()
class Specific(Reference):
    """Objects and players fixed once and for all; no text says it, settled effects do."""

    entities: tuple[Entity, ...]

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return them."""
        return self.entities


@phrase()
class Affected(Reference):
    """What a lasting effect was begun on (611.2c); no text says it, the parts of such effects do."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the set that was fixed."""
        return context.bound


@phrase(
    en=(
        "#each each {group}",
        "#every all {group:from,plural} @ group.noun=Cards",
        "#every all {group:plural}",
        "#some {group:plural}",
        "all {group:plural} @ group.noun=Permanents, group.adjectives=(), group.modifiers=()",
        "all {group:plural} @ group.noun=Permanents, group.noun.kinds=(), group.modifiers=()",
        "{group:plural}",
        "all {group:plural}",
    ),
    ja=(
        "#each {group:each}",
        "#every {group:every}[+]",
        "#some {group:plural}[+]",
        "{group:every}[+] @ group.noun=Permanents, group.adjectives=(), group.modifiers=()",
        "{group:every}[+] @ group.noun=Permanents, group.noun.kinds=(), group.modifiers=()",
        "{group:plural}[+]",
    ),
)
class All(Reference):
    """Everything that fits a description: "creatures you control", "all creatures"."""

    group: Collection

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the members of the group."""
        return self.group.members(context)

    def includes(self, context: Queries, entity: Entity) -> bool:
        """Return whether the description fits the entity."""
        return self.group.holds(context, entity)


@phrase(en="{group:each}", ja="{group:each}")
class Each(Reference):
    """Everything that fits a description, one by one in the words: "each creature"."""

    group: Collection

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the members of the group."""
        return self.group.members(context)

    def includes(self, context: Queries, entity: Entity) -> bool:
        """Return whether the description fits the entity."""
        return self.group.holds(context, entity)


@phrase(
    en="each opponent and each {group} they control",
    ja="各対戦相手と、対戦相手がコントロールしている各{group}",
)
class OpponentsAndTheirs(Reference):
    """The opponents with what they control of a description: "each opponent and each creature they control"."""

    group: Collection

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the opponents, then the permanents."""
        opponents = context.opponents(context.you)
        members = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return (*opponents, *(each for each in members if context.controller(each) in opponents))


@phrase(en="{.attached} {noun}", ja="{.attached}{noun}")
class Host(Reference):
    """What the source is attached to (303.4b, 301.5b): "enchanted creature", "equipped creature"."""

    noun: Collection

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the object or player, whatever it has become meanwhile."""
        source = context.look(context.source)
        return () if source is None or source.attached_to is None else (source.attached_to,)


@phrase(en="it", ja="それ")
class EventObject(Reference):
    """The object that the event is about: what entered, died, attacked, dealt the damage, was cast ..."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the object as the event knows it."""
        return tuple(event_objects(context.event))


@phrase(en="that card", ja="そのカード")
class EventCard(Reference):
    """The card that the object of the event has become: one put into a graveyard from anywhere."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return what arrived; of an event that moves nothing, its object."""
        event = context.event
        return tuple(event.arrivals) if isinstance(event, ZoneChange | TokenMade) else tuple(event_objects(event))


@phrase(en="that spell", ja="その呪文")
class EventSpell(Reference):
    """The spell that the event is about, or came from, as it is or was on the stack."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the spell."""
        event = context.event
        return (event.by,) if isinstance(event, BecameTarget) else tuple(event_objects(event))


@phrase(en="that creature", ja="そのクリーチャー")
class EventRecipient(Reference):
    """What the event was done to: what was dealt damage, attacked or blocked."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the object or player."""
        recipient = event_recipient(context.event)
        return () if recipient is None else (recipient,)


@phrase(en="that spell or ability", ja="その呪文や能力")
class EventStacked(Reference):
    """The spell or ability that the event came from, or is about: what made something its target (603.2)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the object on the stack."""
        match context.event:
            case BecameTarget(by=found) | SpellCast(object=found):
                return (found,)
            case AbilityActivated(object=found) if found is not None:
                return (found,)
        return ()


@phrase(en="it", ja="それ")
class Bound(Reference):
    """What the effect that created a delayed triggered ability had in mind (603.7c)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return what was in mind."""
        return context.bound


@phrase(en="the copied creature", ja="コピーされたクリーチャー")
class BoundCreature(Reference):
    """What an object was copied from as it entered, in the ability linked to the copy effect (603.11)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the creature that was in mind."""
        return context.bound


@phrase(
    en=("#'s its @ register=*", "#them them @ register=*", "it @ register=*"),
    ja=("#them それら @ register=*", "それ @ register=*"),
)
class Result(Reference):
    """What an earlier effect of the same resolution found, made or moved, kept in a register."""

    register: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return what was kept."""
        return context.result(self.register)


@phrase(
    en=("#them those {noun:plural} @ register=*", "that {noun} @ register=*"),
    ja=("#them それらの{noun} @ register=*", "その{noun} @ register=*"),
)
class ThatOne(Reference):
    """Something chosen, made or found earlier in the same resolution, called by what it is: "that creature"."""

    noun: Noun
    register: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return what was kept."""
        return context.result(self.register)


@phrase(
    en=(
        "the exiled card @ number=*",
        "the exiled cards @ number=*",
        "the exiled creature @ number=*",
        "the exiled permanent @ number=*",
        "the imprinted card @ number=*",
    ),
    ja="追放されたカード @ number=*",
)
class Linked(Reference):
    """What the source remembers for linked abilities (607): "the exiled card"."""

    number: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return what is remembered under the number."""
        return context.linked(self.number)


@phrase(
    en=(
        "all other cards< {whose} own[s]> exiled with {.this}[+] @ number=*, others=True",
        "each other card< {whose} own[s]> exiled with {.this} @ number=*, others=True",
        "all cards< {whose} own[s]> exiled with {.this}[+] @ number=*",
        "each card< {whose} own[s]> exiled with {.this} @ number=*",
    ),
    ja=(
        "{.this}によって追放された、あなたがオーナーである他のすべてのカード[+] @ number=*, others=True, whose=You",
        "{.this}によって追放された、あなたがオーナーであるすべてのカード[+] @ number=*, whose=You",
        "{.this}によって追放された他のすべてのカード[+] @ number=*, others=True, whose=None",
        "{.this}によって追放されたすべてのカード[+] @ number=*, whose=None",
    ),
)
class ExiledWith(Reference):
    """All that the source has exiled and that is still there (607.2a). others: but for what was exiled just now."""

    whose: Reference | None = None
    number: int = 0
    others: bool = False

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the cards, of some owners only if the words say so."""
        apart = context.result(EXILED) if self.others else ()
        there = (each for each in context.linked(self.number) if not isinstance(each, PlayerId) and each not in apart)
        return tuple(each for each in there if context.exists(each) and self._fits(context, each))

    def _fits(self, context: Queries, card: ObjectId) -> bool:
        found = context.look(card)
        return found is not None and (self.whose is None or self.whose.includes(context, found.owner))


EXILED = -2
"""The register in which a resolution keeps what was exiled so far: "exiled this way"."""


@phrase(en="the exiled card", ja="追放されたカード")
class JustExiled(Reference):
    """What the same resolution has exiled: "exile a card. You may play the exiled card"."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return what it has exiled so far."""
        return context.result(EXILED)


@phrase(
    en=(
        "the sacrificed creature @ part=*",
        "the sacrificed permanent @ part=*",
        "the sacrificed artifact @ part=*",
        "the sacrificed land @ part=*",
    ),
    ja="生け贄に捧げたクリーチャー @ part=*",
)
class Paid(Reference):
    """What a part of the cost was paid with (608.2h): "the sacrificed creature". part: its place among the parts."""

    part: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the objects as they last were."""
        paid = context.choices.paid
        return tuple(paid[self.part]) if self.part < len(paid) else ()


@phrase(en="the chosen permanent", ja="選ばれたパーマネント")
class Announced(Reference):
    """What was chosen to pay a cost as the spell was proposed, since the total depends on it (702.119c, 702.180b)."""

    reads_announced: ClassVar[bool] = True

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the objects, as they last were once the cost has been paid."""
        source = context.look(context.source)
        choices = context.choices if source is None or source.choices is None else source.choices
        return choices.announced or ()


@phrase(en="that permanent @ of=*", ja="そのパーマネント @ of=*")
class TargetsOf(Reference):
    """The targets of a spell or ability on the stack, as they were chosen."""

    of: Reference

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return all of them."""
        objects = (context.look(each) for each in self.of.find(context) if not isinstance(each, PlayerId))
        choices = (found.choices for found in objects if found is not None and found.choices is not None)
        return tuple(each for chosen in choices for slot in chosen.targets for each in slot)


@phrase(en="{references}", ja="{references}")
class Together(Reference):
    """Several references at once: "target nonblack creature and target land" (608.2c)."""

    references: tuple[Reference, ...]

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return all that they stand for, each once."""
        return tuple(dict.fromkeys(found for each in self.references for found in each.find(context)))


def objects_among(context: Queries, reference: Reference) -> tuple[ObjectId, ...]:
    """Return the objects that a reference stands for, followed to what they are now (400.7)."""
    found = (each for each in reference.find(context) if not isinstance(each, PlayerId))
    return tuple(now for each in found for now in context.followed(each))


def as_it_is_now(context: Queries, reference: Reference) -> tuple[Entity, ...]:
    """Return what a reference stands for, to be spoken of later: what has been moved is what it has become (400.7j)."""
    return tuple(
        now
        for each in reference.find(context)
        for now in ((each,) if isinstance(each, PlayerId) else context.followed(each) or (each,))
    )


@phrase(en="that creature", ja="そのクリーチャー")
class EventOpponent(Reference):
    """The other creature of a block: what the source blocked, or what blocked it (509.3)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the creature that the source isn't."""
        event = context.event
        if not isinstance(event, Blocked):
            return ()
        return (event.attacker,) if event.blocker == context.source else (event.blocker,)
