"""Keyword actions as parts of costs: behold, collect evidence, forage, blight, waterbend (701.4, 701.59-61 ...)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.subtypes import ArtifactType, CreatureType
from shinpan.phrases.base import CostPart, ObjectCost, Quantity, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.bending import own_creatures
from shinpan.phrases.quantities import Fixed


class Action(ObjectCost):
    """Base of those that are keyword actions."""

    __slots__ = ()
    number: Quantity


@phrase(en="behold {kinds:types,a}", ja="{kinds:types}に後見を受ける")
class BeholdOne(Action):
    """Reveal a card of a quality from the hand, or choose a permanent of that quality that one controls (701.4a)."""

    kinds: tuple[CreatureType, ...]
    number: Quantity = Fixed(1)
    taps: ClassVar[bool] = True  # nothing leaves where it is

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards in hand, the spell itself apart, and the permanents."""
        hand = tuple(each for each in context.in_zone(Zone.HAND, context.you) if each != context.source)
        own = tuple(each for each in context.permanents() if context.controller(each) == context.you)
        return tuple(each for each in hand + own if set(self.kinds) & context.characteristics(each).subtypes)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Reveal the card, if it is one in hand."""
        hand = context.in_zone(Zone.HAND, context.you)
        yield from context.reveal(context.you, [each for each in objects if each in hand])
        context.acted(KeywordAction.BEHOLD, context.you)


@phrase(en="collect evidence {value}", ja="証拠収集{value}を行う")
class CollectEvidence(Action):
    """Exile cards from the graveyard with enough mana value together (701.59a-b)."""

    value: Quantity
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards in the graveyard, the dearest first."""
        there = (each for each in context.in_zone(Zone.GRAVEYARD, context.you) if each != context.source)
        return tuple(sorted(there, key=lambda each: -context.characteristics(each).mana_value))

    def bounds(self, context: Queries) -> tuple[int, int]:
        """Return any number of them; at least one if any mana value is needed."""
        return min(1, max(0, self.value.value(context))), len(self.candidates(context))

    def suffices(self, context: Queries, objects: tuple[ObjectId, ...]) -> bool:
        """Return whether they have enough mana value together."""
        return sum(context.characteristics(each).mana_value for each in objects) >= self.value.value(context)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Exile them."""
        yield from context.move(objects, Zone.EXILE)
        context.acted(KeywordAction.COLLECT_EVIDENCE, context.you, None, self.value.value(context))


@phrase(en="forage", ja="給餌する")
class Forage(Action):
    """Exile three cards from the graveyard, or sacrifice a Food (701.61a)."""

    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return one's Foods, then the cards in one's graveyard."""
        foods = (
            each for each in context.permanents() if context.controller(each) == context.you and _is_food(context, each)
        )
        graveyard = (each for each in context.in_zone(Zone.GRAVEYARD, context.you) if each != context.source)
        return (*foods, *graveyard)

    def bounds(self, context: Queries) -> tuple[int, int]:
        """Return one to three objects."""
        return 1, 3

    def suffices(self, context: Queries, objects: tuple[ObjectId, ...]) -> bool:
        """Return whether they are a single Food, or three cards in the graveyard."""
        permanents = context.permanents()
        if len(objects) == 1:
            return objects[0] in permanents
        return len(objects) == 3 and not any(each in permanents for each in objects)

    def payable(self, context: Queries) -> bool:
        """Return whether there is a Food, or enough cards."""
        found = self.candidates(context)
        permanents = context.permanents()
        return any(each in permanents for each in found) or len(found) >= 3

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Sacrifice the Food, or exile the cards."""
        if len(objects) == 1:
            yield from context.sacrifice(context.you, objects)
        else:
            yield from context.move(objects, Zone.EXILE)
        context.acted(KeywordAction.FORAGE, context.you)


def _is_food(context: Queries, object_id: ObjectId) -> bool:
    return ArtifactType.FOOD in context.characteristics(object_id).subtypes


@phrase(en="blight {counters}", ja="枯朽{counters}を行う")
class BlightOne(Action):
    """Put -1/-1 counters on a creature one controls (701.68a-b)."""

    counters: Quantity
    number: Quantity = Fixed(1)
    taps: ClassVar[bool] = True  # the creature stays where it is

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return one's creatures."""
        return own_creatures(context)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Put the counters there."""
        for each in objects:
            yield from context.put_counters(each, CounterKind.MINUS_ONE_MINUS_ONE, self.counters.value(context))
        context.acted(KeywordAction.BLIGHT, context.you)


@phrase(en="waterbend", ja="水の技")
class Waterbend(CostPart):
    """The mark of a waterbend cost: artifacts and creatures may be tapped for its generic mana (701.67a)."""

    def payable(self, context: Queries) -> bool:
        """Return that nothing keeps it from being paid."""
        return True

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Record that a waterbend cost was paid, however it was (701.67c)."""
        context.acted(KeywordAction.WATERBEND, context.you)
        return ()
        yield  # nobody is asked anything, but it is a step like all others


def waterbends(parts: tuple[CostPart, ...]) -> bool:
    """Return whether a cost is a waterbend cost."""
    return any(isinstance(part, Waterbend) for part in parts)
