"""Costs that are paid with objects of the player's choice, besides sacrificing and discarding (118, 601.2h)."""

from typing import ClassVar

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import ObjectCost, Quantity, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed


@phrase(
    en=(
        "exile {number:group} from a {zone} @ anyones=True",
        "exile {number:group} from your {zone}",
    ),
    ja=("{zone}1つから{number:group}を追放する @ anyones=True", "あなたの{zone}から{number:group}を追放する"),
)
class ExileSome(ObjectCost):
    """Exile cards of some description from a zone of one's own: "exile a card from your hand" (701.13).

    anyones: from that of any player.
    """

    group: Collection
    zone: Zone
    number: Quantity = Fixed(1)
    anyones: bool = False

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards of the description there, the source itself apart."""
        there = context.in_zone(self.zone, None if self.anyones else context.you)
        return tuple(each for each in there if each != context.source and self.group.holds(context, each))

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Exile them."""
        yield from context.move(objects, Zone.EXILE)


@phrase(
    en="return {number:group} to [its owner's hand|their owner's hand]",
    ja="{number:group}をオーナーの手札に戻す",
)
class ReturnSome(ObjectCost):
    """Return permanents of some description that one controls to their owners' hands."""

    group: Collection
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the permanents of the description that the player controls."""
        return _own(context, self.group)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Return them."""
        yield from context.move(objects, Zone.HAND)


@phrase(
    en="tap {number:word} untapped creatures you control that each share a color with it",
    ja="あなたがコントロールしている、これと色を共有するアンタップ状態のクリーチャー{number}体をタップする",
)
class TapColorful(ObjectCost):
    """Tap untapped creatures each of which shares a color with the spell (702.78a)."""

    number: Quantity = Fixed(2)
    taps: ClassVar[bool] = True

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the untapped creatures of the player that share a color with the source."""
        colors = context.characteristics(context.source).colors
        return tuple(
            each
            for each in context.permanents()
            if context.controller(each) == context.you
            and CardType.CREATURE in context.characteristics(each).types
            and colors & context.characteristics(each).colors
            and (found := context.look(each)) is not None
            and not found.tapped
        )

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Tap them."""
        yield from context.tap(objects)


@phrase(en="sacrifice {number:group} chosen beforehand", ja="先に選んだ{number:group}を生け贄に捧げる")
class SacrificeAnnounced(ObjectCost):
    """Sacrifice a permanent that is chosen as the spell is proposed, since the total cost depends on it (702.119c)."""

    group: Collection
    number: Quantity = Fixed(1)
    announced: ClassVar[bool] = True

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the permanents of the description that the player controls."""
        return _own(context, self.group)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Sacrifice them."""
        yield from context.sacrifice(context.you, objects)


@phrase(en="tap up to one {group}", ja="{group:a}を最大1体タップする")
class TapAnnounced(ObjectCost):
    """Tap up to one untapped permanent that is chosen as the spell is proposed (702.180b)."""

    group: Collection
    number: Quantity = Fixed(1)
    announced: ClassVar[bool] = True
    taps: ClassVar[bool] = True

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the untapped permanents of the description that the player controls."""
        return tuple(
            each for each in _own(context, self.group) if (found := context.look(each)) is not None and not found.tapped
        )

    def bounds(self, context: Queries) -> tuple[int, int]:
        """Return none or one."""
        return 0, 1

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Tap it."""
        yield from context.tap(objects)


def attacked_by(creature: ObjectId) -> str:
    """Return the key under which a card in hand remembers what a creature returned for it was attacking."""
    return f"attacked by {creature}"


@phrase(
    en="return an unblocked attacker you control to its owner's hand",
    ja="あなたがコントロールしている、ブロックされていない攻撃クリーチャー1体をオーナーの手札に戻す",
)
class ReturnUnblocked(ObjectCost):
    """Return an unblocked attacking creature to its owner's hand (702.49a); what it attacked is remembered."""

    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the player's attackers that are unblocked: none before blockers have been declared (702.49c)."""
        combat = context.state.combat
        if combat is None or not combat.blocks_declared:
            return ()
        attackers = (attack.attacker for attack in combat.attacks if not attack.blocked)
        return tuple(each for each in attackers if context.controller(each) == context.you)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Remember what it attacks, and return it."""
        combat = context.state.combat
        for each in objects:
            attack = combat.attack_of(each) if combat is not None else None
            if attack is not None:
                context.note_choice(context.source, attacked_by(each), attack.target)
        yield from context.move(objects, Zone.HAND)


def _own(context: Queries, group: Collection) -> tuple[ObjectId, ...]:
    members = (each for each in group.members(context) if not isinstance(each, PlayerId))
    return tuple(each for each in members if context.controller(each) == context.you)
