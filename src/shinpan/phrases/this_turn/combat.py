"""Conditions on who attacked this turn, and whom damage was dealt to."""

from typing import ClassVar

from shinpan.game.enums import CardType
from shinpan.game.events import (
    AttackersDeclared,
    Damage,
    Event,
)
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.base import Condition, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.players import You
from shinpan.phrases.this_turn.events import ThisTurn


class HitAPlayer(ThisTurn):
    """Base of the conditions on a source of the player's that dealt combat damage to a player this turn."""

    __slots__ = ()
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def fits(self, context: Queries, source: ObjectId) -> bool:
        """Return whether the source is one of those asked about."""
        raise NotImplementedError

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether the event is such damage."""
        if not isinstance(event, Damage) or not event.combat or not isinstance(event.recipient, PlayerId):
            return False
        return context.controller(event.source) == context.you and self.fits(context, event.source)


@phrase(
    en="a player was dealt combat damage this turn by a source you controlled of one of this spell's creature types",
    ja="このターンに、この呪文のクリーチャー・タイプを持つあなたの発生源がプレイヤーに戦闘ダメージを与えていた",
)
class HitByItsKind(HitAPlayer):
    """A source that shares a creature type with the spell dealt combat damage to a player (702.76a)."""

    def fits(self, context: Queries, source: ObjectId) -> bool:
        """Return whether a creature type is shared."""
        own = context.characteristics(context.source).subtypes
        shared = own & context.characteristics(source).subtypes
        return any(isinstance(each, CreatureType) for each in shared)


@phrase(
    en="a player was dealt combat damage this turn by an Assassin you controlled",
    ja="このターンに、あなたの暗殺者がプレイヤーに戦闘ダメージを与えていた",
)
class HitByAssassin(HitAPlayer):
    """An Assassin creature or a commander dealt combat damage to a player (702.173a)."""

    def fits(self, context: Queries, source: ObjectId) -> bool:
        """Return whether the source is, or was, one."""
        values = context.characteristics(source)
        if CardType.CREATURE in values.types and CreatureType.ASSASSIN in values.subtypes:
            return True
        found = context.look(source)
        return found is not None and any(each.commander for each in found.components)


@phrase(
    en=("{who} was dealt damage this turn by {source:a}",),
    ja="このターンに{who}が{source:a}からダメージを与えられていた",
)
class DealtDamageBy(ThisTurn):
    """A player was dealt damage this turn by a source of a description (120)."""

    who: Reference
    source: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether it was such damage."""
        if not isinstance(event, Damage) or not isinstance(event.recipient, PlayerId):
            return False
        return self.who.includes(context, event.recipient) and self.source.holds(context, event.source)


@phrase(
    en=("{who} attacked this turn", "{who} attacked with a creature this turn"),
    ja="このターンに{who}が攻撃していた",
)
class PlayerAttacked(ThisTurn):
    """A player attacked with a creature this turn (508.1)."""

    who: Reference = You()
    events: ClassVar[tuple[type[Event], ...]] = (AttackersDeclared,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether the player declared any attackers."""
        return (
            isinstance(event, AttackersDeclared) and bool(event.attackers) and self.who.includes(context, event.player)
        )


@phrase(
    en="you attacked with {number:word} or more creatures this turn",
    ja="このターンにあなたが{number}体以上のクリーチャーで攻撃していた",
)
class AttackedWithMany(Condition):
    """You attacked with several creatures this turn (508.1)."""

    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether as many different creatures attacked under your control."""
        declared = (e for e in context.state.history if isinstance(e, AttackersDeclared) and e.player == context.you)
        return len({each for event in declared for each in event.attackers}) >= self.number
