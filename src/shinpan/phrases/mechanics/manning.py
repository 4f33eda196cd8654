"""Creatures that crew Vehicles and saddle Mounts (702.122, 702.171): the cost, and what is said of them."""

from typing import ClassVar

from shinpan.game.deed_events import Manned
from shinpan.game.enums import CardType, Step
from shinpan.game.events import Event
from shinpan.game.ids import Entity, ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import ObjectCost, Quality, Quantity, StaticPart, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.index import index_of

_MAIN_PHASES = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)


@phrase(
    en=(
        "{.this} saddles Mounts and crews Vehicles using its toughness rather than its power @ by_toughness=True",
        "{.this} saddles Mounts and crews Vehicles as though its power were {more} greater",
    ),
    ja=(
        "{.this}は、パワーの代わりにタフネスを用いて乗騎に騎乗し、機体に搭乗する @ by_toughness=True",
        "{.this}は、これのパワーが{more}大きいかのように乗騎に騎乗し、機体に搭乗する",
    ),
)
class MansAs(StaticPart):
    """The creature counts for another number than its power as it crews and saddles (702.122a, 702.171a)."""

    more: int = 0
    by_toughness: bool = False


def strength(context: Queries, creature: ObjectId) -> int:
    """Return what a creature counts for as it crews or saddles: its power, unless an ability of its own says more."""
    characteristics = context.characteristics(creature)
    own = [part for _, each in index_of(characteristics).statics for part in each.parts if isinstance(part, MansAs)]
    by_toughness = any(each.by_toughness for each in own)
    return ((characteristics.toughness if by_toughness else characteristics.power) or 0) + sum(e.more for e in own)


@phrase(
    en=(
        "tap other untapped creatures you control whose power adds up to {power} or more @ other=True, keyword=*",
        "tap untapped creatures you control whose power adds up to {power} or more @ keyword=*",
    ),
    ja=(
        (
            "あなたがコントロールしているアンタップ状態の他のクリーチャーを、パワーの合計が{power}以上になるように"
            "望む数タップする @ other=True, keyword=*"
        ),
        (
            "あなたがコントロールしているアンタップ状態のクリーチャーを、パワーの合計が{power}以上になるように"
            "望む数タップする @ keyword=*"
        ),
    ),
)
class TapForPower(ObjectCost):
    """Tap untapped creatures with enough power together (702.122a, 702.171a).

    other: not the source itself. keyword: the ability that they crew or saddle by.
    """

    power: Quantity
    other: bool = False
    keyword: KeywordAbility | None = None
    taps: ClassVar[bool] = True

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the untapped creatures that the player controls, the strongest first."""
        found = [
            each
            for each in context.permanents()
            if context.controller(each) == context.you
            and CardType.CREATURE in context.characteristics(each).types
            and not (self.other and each == context.source)
            and (seen := context.look(each)) is not None
            and not seen.tapped
        ]
        return tuple(sorted(found, key=lambda each: -strength(context, each)))

    def bounds(self, context: Queries) -> tuple[int, int]:
        """Return any number of them; at least one if any power is needed."""
        return min(1, max(0, self.power.value(context))), len(self.candidates(context))

    def suffices(self, context: Queries, objects: tuple[ObjectId, ...]) -> bool:
        """Return whether they have enough power together."""
        return sum(strength(context, each) for each in objects) >= self.power.value(context)

    def payable(self, context: Queries) -> bool:
        """Return whether all of them together have enough power; negative power only hinders."""
        most = sum(max(0, strength(context, each)) for each in self.candidates(context))
        return most >= self.power.value(context)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Tap them together; each of them crews or saddles the source (702.122b, 702.171c)."""
        yield from context.tap(objects)
        if self.keyword is not None:
            context.manned(objects, context.source, self.keyword)


@phrase(
    en=("that saddled {.this} this turn @ keyword=SADDLE", "that crewed {.this} this turn @ keyword=CREW"),
    ja=("このターンに{.this}に騎乗した @ keyword=SADDLE", "このターンに{.this}に搭乗した @ keyword=CREW"),
)
class MannedThis(Quality):
    """A creature that saddled, or crewed, the source this turn (702.122b, 702.171c)."""

    volatile: ClassVar[bool] = True
    keyword: KeywordAbility

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it did."""
        return any(
            isinstance(event, Manned)
            and event.creature == entity
            and event.what == context.source
            and event.keyword is self.keyword
            for event in context.state.history
        )


@phrase(
    en=(
        "whenever {what:a} saddle[s] a Mount or crew[s] a Vehicle during your main phase @ main_phase=True",
        "whenever {what:a} saddle[s] a Mount or crew[s] a Vehicle",
    ),
    ja=(
        "あなたのメイン・フェイズに{what:a}が乗騎に騎乗するか機体に搭乗するたび @ main_phase=True",
        "{what:a}が乗騎に騎乗するか機体に搭乗するたび",
    ),
)
class Mans(TriggerPhrase):
    """ "Whenever this creature saddles a Mount or crews a Vehicle" (702.122b, 702.171c)."""

    what: Quality
    main_phase: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Manned,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature did, in a main phase of the ability's controller if that is asked."""
        if not isinstance(event, Manned) or not self.what.holds(context, event.creature):
            return False
        turn = context.state.turn
        return not self.main_phase or (turn.active == context.you and turn.step in _MAIN_PHASES)
