"""More parts of costs: what an object's own card is used for (118)."""

from typing import ClassVar

from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import CostPart, ObjectCost, Quantity, Steps, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.restrictions import DoesntUntap


def _owned_in(context: Queries, zone: Zone) -> bool:
    source = context.look(context.source)
    return source is not None and source.zone is zone and source.owner == context.you and context.exists(context.source)


@phrase(en="discard {number:card} at random", ja="カード{number}枚を無作為に選んで捨てる")
class DiscardAtRandomCost(CostPart):
    """Discard cards chosen at random (701.9b)."""

    number: Quantity = Fixed(1)

    def payable(self, context: Queries) -> bool:
        """Return whether there are enough cards in hand."""
        return len(context.in_zone(Zone.HAND, context.you)) >= self.number.value(context)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Have chance choose them, and discard them."""
        hand = list(context.in_zone(Zone.HAND, context.you))
        chosen = tuple(context.state.randomness().sample(hand, min(len(hand), self.number.value(context))))
        return (yield from context.discard(context.you, chosen))


@phrase(en="discard your hand", ja="あなたの手札をすべて捨てる")
class DiscardHandCost(CostPart):
    """Discard all the cards in hand; there may be none (701.9)."""

    def payable(self, context: Queries) -> bool:
        """Return true: an empty hand can be discarded."""
        return True

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Discard them."""
        return (yield from context.discard(context.you, context.in_zone(Zone.HAND, context.you)))


@phrase(
    en=("reveal {number:group} from your hand", "reveal {number:group} in your hand"),
    ja="あなたの手札から{number:group}を公開する",
)
class RevealSome(ObjectCost):
    """Reveal cards of a description from the hand (701.20)."""

    group: Collection
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return such cards in hand."""
        return tuple(each for each in context.in_zone(Zone.HAND, context.you) if self.group.fits(context, each))

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Show them."""
        yield from context.reveal(context.you, objects)


@phrase(en="discard this card", ja="このカードを捨てる")
class DiscardSelf(CostPart):
    """Discard the card whose ability it is (702.29a)."""

    removes_source: ClassVar[bool] = True

    def payable(self, context: Queries) -> bool:
        """Return whether the card is in the player's hand."""
        return _owned_in(context, Zone.HAND)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Discard it."""
        yield from context.discard(context.you, (context.source,))
        return (context.source,)


@phrase(
    en=("exile this card from your {zone}", "exile {.this} from your {zone}"),
    ja="あなたの{zone}にあるこのカードを追放する",
)
class ExileSelf(CostPart):
    """Exile the card whose ability it is from the graveyard (702.97a), or from the hand."""

    zone: Zone = Zone.GRAVEYARD
    removes_source: ClassVar[bool] = True

    def payable(self, context: Queries) -> bool:
        """Return whether the card is in that zone of the player's."""
        return _owned_in(context, self.zone)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Exile it."""
        yield from context.move((context.source,), Zone.EXILE)
        return (context.source,)


@phrase(
    en=(
        "reveal this card from your hand or from the command zone @ command=True",
        "reveal this card from your hand",
    ),
    ja=(
        "あなたの手札か統率領域にあるこのカードを公開する @ command=True",
        "あなたの手札にあるこのカードを公開する",
    ),
)
class RevealSelf(CostPart):
    """Reveal the card whose ability it is from the hand (702.57a). command: or from the command zone (702.49d)."""

    command: bool = False

    def payable(self, context: Queries) -> bool:
        """Return whether the card is there."""
        return _owned_in(context, Zone.HAND) or (self.command and _owned_in(context, Zone.COMMAND))

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Reveal it."""
        yield from context.reveal(context.you, (context.source,))
        return (context.source,)


@phrase(en="unattach {.this}", ja="{.this}をはずす")
class UnattachSelf(CostPart):
    """Unattach the Equipment whose ability it is (701.3d)."""

    def payable(self, context: Queries) -> bool:
        """Return whether the source is attached to something."""
        source = context.look(context.source)
        return source is not None and source.attached_to is not None and context.exists(context.source)

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Have it come off."""
        context.unattach(context.source)
        return (context.source,)
        yield


@phrase(en="use this ability only once @ ability=*", ja="この能力を1回だけ使う @ ability=*")
class ExhaustSelf(CostPart):
    """Use an ability up that can be activated only once (702.177a). ability: what tells it from others of the source.

    A card doesn't say it: the keyword does.
    """

    ability: str

    def payable(self, context: Queries) -> bool:
        """Return whether it hasn't been used."""
        return noted(context, self._key) is None

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Note that it has."""
        context.note_choice(context.source, self._key, True)
        return ()
        yield  # nobody is asked anything, but it is a step like all others

    @property
    def _key(self) -> str:
        return f"exhausted {self.ability}"


@phrase(en="choose an opponent", ja="対戦相手1人を選ぶ")
class Promise(CostPart):
    """Promise an opponent a gift (702.174a, 702.174k)."""

    def payable(self, context: Queries) -> bool:
        """Return whether there is an opponent."""
        return bool(context.opponents(context.you))

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Have the player choose one, who is remembered by the spell."""
        for each in (yield from context.choose(context.you, context.opponents(context.you))):
            assert isinstance(each, PlayerId)
            context.promise(each)
        return ()


@phrase(en="return {.this} to its owner's hand", ja="{.this}をオーナーの手札に戻す")
class ReturnThis(CostPart):
    """Return the source, a permanent of the player who pays, to its owner's hand."""

    removes_source: ClassVar[bool] = True

    def payable(self, context: Queries) -> bool:
        """Return whether the source is a permanent of the player who pays."""
        source = context.look(context.source)
        there = source is not None and source.zone is Zone.BATTLEFIELD and context.exists(context.source)
        return there and context.controller(context.source) == context.you

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Return it."""
        return (yield from context.move((context.source,), Zone.HAND))


@phrase(en="exert {.this}", ja="{.this}を督励する")
class ExertSelf(CostPart):
    """Exert the source: it won't untap in its controller's next untap step (701.43a)."""

    def payable(self, context: Queries) -> bool:
        """Return whether it is on the battlefield (701.43c); it may have been exerted before (701.43b)."""
        source = context.look(context.source)
        return source is not None and source.zone is Zone.BATTLEFIELD

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Exert it."""
        yield from context.begin_effect((DoesntUntap(),), Duration.NEXT_UNTAP_STEP, (context.source,))
        context.acted(KeywordAction.EXERT, context.you, context.source)
        return (context.source,)
