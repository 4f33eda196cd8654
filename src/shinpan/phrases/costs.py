"""The parts of costs besides mana (118)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import CostPart, ObjectCost, Quantity, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed


def _ready(context: Queries) -> bool:
    """Return whether the source may use {T} and {Q} costs: no creature that has just come, but for haste (302.6)."""
    source = context.look(context.source)
    if source is None or source.zone is not Zone.BATTLEFIELD:
        return False
    if not source.sick:
        return True
    characteristics = context.characteristics(context.source)
    return CardType.CREATURE not in characteristics.types or KeywordAbility.HASTE in index_of(characteristics).keywords


@phrase(en="{T}", ja="{T}")
class TapSelf(CostPart):
    """The tap symbol (107.5)."""

    def payable(self, context: Queries) -> bool:
        """Return whether the source is untapped and not summoning-sick."""
        source = context.look(context.source)
        return source is not None and not source.tapped and _ready(context)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Tap the source."""
        yield from context.tap((context.source,))
        return (context.source,)


@phrase(en="{Q}", ja="{Q}")
class UntapSelf(CostPart):
    """The untap symbol (107.6)."""

    def payable(self, context: Queries) -> bool:
        """Return whether the source is tapped and not summoning-sick."""
        source = context.look(context.source)
        return source is not None and source.tapped and _ready(context)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Untap the source."""
        yield from context.untap((context.source,))
        return (context.source,)


@phrase(en="sacrifice {.this}", ja="{.this}を生け贄に捧げる")
class SacrificeSelf(CostPart):
    """Sacrifice the source (701.21)."""

    removes_source: ClassVar[bool] = True

    def payable(self, context: Queries) -> bool:
        """Return whether the source is a permanent of the player who pays."""
        source = context.look(context.source)
        return (
            source is not None
            and source.zone is Zone.BATTLEFIELD
            and context.exists(context.source)
            and context.controller(context.source) == context.you
        )

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Sacrifice it."""
        return (yield from context.sacrifice(context.you, (context.source,)))


@phrase(
    en=("sacrifice {number:group}", "sacrifice {group:a} @ number=1, group=AnyOf"),
    ja="{number:group}を生け贄に捧げる",
)
class SacrificeSome(ObjectCost):
    """Sacrifice permanents of some description (701.21)."""

    group: Collection
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the permanents of the description that the player controls."""
        members = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return tuple(each for each in members if context.controller(each) == context.you)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Sacrifice them."""
        yield from context.sacrifice(context.you, objects)


@phrase(en="tap {number:group}", ja="{number:group}をタップする")
class TapSome(ObjectCost):
    """Tap untapped permanents of some description; new creatures may be tapped for it too (602.5a is about {T})."""

    group: Collection
    number: Quantity = Fixed(1)
    taps: ClassVar[bool] = True

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the untapped permanents of the description that the player controls."""
        members = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        own = (each for each in members if context.controller(each) == context.you)
        return tuple(each for each in own if (found := context.look(each)) is not None and not found.tapped)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Tap them."""
        yield from context.tap(objects)


@phrase(
    en=("discard {group:a} @ number=1, group=AnyOf", "discard {number:group}"),
    ja=("{group:a}を捨てる @ number=1, group=AnyOf", "{number:group}を捨てる"),
)
class DiscardSome(ObjectCost):
    """Discard cards of some description (701.9)."""

    group: Collection
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards of the description in the player's hand, the source itself apart."""
        hand = context.in_zone(Zone.HAND, context.you)
        return tuple(each for each in hand if each != context.source and self.group.holds(context, each))

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Discard them."""
        yield from context.discard(context.you, objects)


@phrase(en="pay {amount} life", ja="{amount}点のライフを支払う")
class PayLife(CostPart):
    """Pay life (119.4)."""

    amount: Quantity

    def payable(self, context: Queries) -> bool:
        """Return whether the player has that much life; 0 life can always be paid (119.4)."""
        amount = self.amount.value(context)
        return amount == 0 or context.player(context.you).life >= amount

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Lose that much life."""
        yield from context.lose_life(context.you, self.amount.value(context), paid=True)
        return ()


@phrase(en="remove {number:kind} counter[|s] from {.this}", ja="{.this}から{kind}カウンター{number}個を取り除く")
class RemoveOwnCounters(CostPart):
    """Remove counters from the source (122.1)."""

    kind: CounterKind
    number: Quantity = Fixed(1)

    def payable(self, context: Queries) -> bool:
        """Return whether there are enough of them."""
        source = context.look(context.source)
        return source is not None and source.count(self.kind) >= self.number.value(context)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Remove them."""
        yield from context.remove_counters(context.source, self.kind, self.number.value(context))
        return (context.source,)


@phrase(
    en=("exile the top {number:card} of your library", "exile the top card of your library @ number=1"),
    ja="あなたのライブラリーの一番上から{number:card}を追放する",
)
class ExileTop(CostPart):
    """Exile cards from the top of the library (406.1); it takes as many as there are to be (118.3)."""

    number: Quantity = Fixed(1)

    def payable(self, context: Queries) -> bool:
        """Return whether there are enough of them."""
        return len(context.in_zone(Zone.LIBRARY, context.you)) >= self.number.value(context)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Exile them."""
        top = context.in_zone(Zone.LIBRARY, context.you)[: self.number.value(context)]
        return (yield from context.move(top, Zone.EXILE))
