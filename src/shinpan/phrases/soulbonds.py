"""Paired creatures (702.95)."""

from typing import ClassVar

from shinpan.game.enums import CardType, Duration
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Condition, Effect, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.happened import event_objects


@phrase()
class Paired(StaticPart):
    """Two creatures are paired: what the effect was begun on (702.95b). No text says it, soulbond does."""


def partner(context: Queries, creature: ObjectId) -> ObjectId | None:
    """Return the creature that one is paired with; None if it is unpaired (702.95e)."""
    for effect in context.state.effects:
        if effect.affected is not None and creature in effect.affected and isinstance(effect.parts[0], Paired):
            other = next(each for each in effect.affected if each != creature)
            assert not isinstance(other, PlayerId)
            if is_own(context, creature, effect.controller) and is_own(context, other, effect.controller):
                return ObjectId(other)
    return None


def is_own(context: Queries, object_id: ObjectId, player: PlayerId) -> bool:
    """Return whether an object is a creature that a player controls on the battlefield."""
    if object_id not in context.permanents() or context.controller(object_id) != player:
        return False
    return CardType.CREATURE in context.characteristics(object_id).types


def _unpaired(context: Queries, creature: ObjectId) -> bool:
    return is_own(context, creature, context.you) and partner(context, creature) is None


def _others(context: Queries) -> tuple[ObjectId, ...]:
    """Return the unpaired creatures of the player besides the source."""
    return tuple(each for each in context.permanents() if each != context.source and _unpaired(context, each))


@phrase(
    en=(
        "you control both this creature and that creature, both unpaired @ with_event=True",
        "you control both this creature and another creature, both unpaired",
    ),
    ja=(
        "あなたがこのクリーチャーとそのクリーチャーをコントロールしていて、どちらも組でない @ with_event=True",
        "あなたがこのクリーチャーと他のクリーチャーをコントロールしていて、どちらも組でない",
    ),
)
class CanPair(Condition):
    """The source is an unpaired creature, and there is another one to pair it with (702.95a).

    with_event: that other one is what the event is about.
    """

    with_event: bool = False

    def holds(self, context: Queries) -> bool:
        """Return whether both are there and unpaired."""
        if not _unpaired(context, context.source):
            return False
        others = _others(context)
        return any(each in others for each in event_objects(context.event)) if self.with_event else bool(others)


@phrase(
    en=(
        "you may pair this creature with that creature @ with_event=True",
        "you may pair this creature with another unpaired creature you control",
    ),
    ja=(
        "あなたはこのクリーチャーをそのクリーチャーと組にしてもよい @ with_event=True",
        "あなたはこのクリーチャーを、あなたがコントロールしている組でない他のクリーチャーと組にしてもよい",
    ),
)
class Pair(Effect):
    """The source is paired with another creature of the player's, if they like (702.95a, 702.95c).

    with_event: with what the event is about.
    """

    with_event: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Ask, choose the other, and pair them if both are still there."""
        if not CanPair(self.with_event).holds(context) or not (yield from context.may(context.you)):
            return
        others = _others(context)
        if self.with_event:
            others = tuple(each for each in event_objects(context.event) if each in others)
        (other,) = yield from context.choose(context.you, others)
        yield from context.begin_effect((Paired(),), Duration.FOREVER, (context.source, other))


@phrase(en="{.this} is paired with another creature", ja="{.this}が他のクリーチャーと組である")
class IsPaired(Condition):
    """The source is paired (702.95b)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        return partner(context, context.source) is not None


@phrase(en="both creatures[+]", ja="両方のクリーチャー")
class BothPaired(Reference):
    """The source and the creature that it is paired with (702.95b)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return both; nothing if it is unpaired."""
        other = partner(context, context.source)
        return () if other is None else (context.source, other)
