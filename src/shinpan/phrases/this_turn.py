"""Conditions on what has happened this turn, and numbers counted from it."""

from typing import ClassVar

from shinpan.game.enums import PERMANENT_TYPES, Zone
from shinpan.game.events import (
    AttackersDeclared,
    Damage,
    Discard,
    Event,
    LifeGained,
    LifeLost,
    Sacrifice,
    SpellCast,
    TokenMade,
    ZoneChange,
)
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Condition, Quality, Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.happenings import ThisTurn
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


def died(event: Event) -> bool:
    """Return whether an event put a permanent into a graveyard (700.4)."""
    return isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD and event.destination is Zone.GRAVEYARD


@phrase(en="{what:a} died this turn", ja="このターンに{what:a}が死亡していた")
class DiedThisTurn(ThisTurn):
    """Something of a description died this turn (700.4)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent did, as it last was."""
        return isinstance(event, ZoneChange) and died(event) and self.what.holds(context, event.object)


@phrase(
    en=(
        "a permanent you controlled left the battlefield this turn",
        "a permanent left the battlefield under your control this turn",
    ),
    ja="このターンにあなたのコントロール下でパーマネントが戦場を離れていた",
)
class YourPermanentLeft(ThisTurn):
    """A permanent that you controlled left the battlefield this turn."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether you controlled it as it left."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.destination is not Zone.BATTLEFIELD and context.controller(event.object) == context.you


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


@phrase(en="{who} gained life this turn", ja="このターンに{who}がライフを得ていた")
class GainedLife(ThisTurn):
    """A player gained life this turn (119.3)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether it was such a player."""
        return isinstance(event, LifeGained) and self.who.includes(context, event.player)


@phrase(en="{who} lost life this turn", ja="このターンに{who}がライフを失っていた")
class LostLife(ThisTurn):
    """A player lost life this turn (119.3)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether it was such a player."""
        return isinstance(event, LifeLost) and self.who.includes(context, event.player)


@phrase(en="{who} gained {number} or more life this turn", ja="このターンに{who}が{number}点以上のライフを得ていた")
class GainedAtLeast(Condition):
    """A player gained at least so much life this turn (119.3)."""

    who: Reference
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players did."""
        players = players_among(self.who.find(context))
        gains = [event for event in context.state.history if isinstance(event, LifeGained)]
        return any(sum(e.amount for e in gains if e.player == player) >= self.number for player in players)


@phrase(en="{who} lost {number} or more life this turn", ja="このターンに{who}が{number}点以上のライフを失っていた")
class LostAtLeast(Condition):
    """A player lost at least so much life this turn (119.3)."""

    who: Reference
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players did."""
        players = players_among(self.who.find(context))
        losses = [event for event in context.state.history if isinstance(event, LifeLost)]
        return any(sum(e.amount for e in losses if e.player == player) >= self.number for player in players)


@phrase(en="you descended this turn", ja="このターンにあなたが落魄していた")
class Descended(ThisTurn):
    """A permanent card was put into your graveyard from anywhere this turn (700.11)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether such a card arrived in your graveyard."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.GRAVEYARD:
            return False
        return any(
            (found := context.look(each)) is not None
            and found.owner == context.you
            and bool(context.characteristics(each).types & PERMANENT_TYPES)
            for each in event.arrivals
        )


class TurnCount(Quantity):
    """Family of numbers counted over the events of this turn."""

    __slots__ = ()
    volatile: ClassVar[bool] = True


@phrase(
    en=("the amount of life {who} gained this turn",),
    ja="このターンに{who}が得たライフの点数",
)
class LifeGainedThisTurn(TurnCount):
    """How much life a player gained this turn."""

    who: Reference

    def value(self, context: Queries) -> int:
        """Return the sum."""
        found = (event for event in context.state.history if isinstance(event, LifeGained))
        return sum(event.amount for event in found if self.who.includes(context, event.player))


@phrase(
    en=(
        "the amount of life {who} lost this turn",
        "the total amount of life {who} lost this turn",
    ),
    ja="このターンに{who}が失ったライフの点数",
)
class LifeLostThisTurn(TurnCount):
    """How much life players lost this turn."""

    who: Reference

    def value(self, context: Queries) -> int:
        """Return the sum."""
        found = (event for event in context.state.history if isinstance(event, LifeLost))
        return sum(event.amount for event in found if self.who.includes(context, event.player))


@phrase(
    en=(
        "#each {what} that died< under {under:'s} control> this turn",
        "the number of {what:plural} that died< under {under:'s} control> this turn",
    ),
    ja=(
        "#each このターンに<{under:'s}コントロール下で>死亡した{what:a}",
        "このターンに<{under:'s}コントロール下で>死亡した{what}の数",
    ),
)
class DeathsThisTurn(TurnCount):
    """How many permanents of a description died this turn (700.4). under: under whose control; None for anybody's."""

    what: Quality
    under: Reference | None = None

    def value(self, context: Queries) -> int:
        """Return the number."""
        return sum(
            isinstance(event, ZoneChange)
            and died(event)
            and self.what.holds(context, event.object)
            and (self.under is None or self.under.includes(context, context.controller(event.object)))
            for event in context.state.history
        )


@phrase(
    en=(
        "#each card {who} has drawn this turn",
        "the number of cards {who} has drawn this turn",
        "the number of cards you've drawn this turn @ who=You",
        "#each card you've drawn this turn @ who=You",
    ),
    ja=("#each このターンに{who}が引いたカード1枚", "このターンに{who}が引いたカードの枚数"),
)
class CardsDrawn(TurnCount):
    """How many cards players have drawn this turn."""

    who: Reference

    def value(self, context: Queries) -> int:
        """Return the number."""
        return sum(context.player(each).cards_drawn for each in players_among(self.who.find(context)))


@phrase(
    en=("#each spell you've cast this turn", "the number of spells you've cast this turn"),
    ja=("#each このターンにあなたが唱えた呪文1つ", "このターンにあなたが唱えた呪文の数"),
)
class SpellsCastThisTurn(TurnCount):
    """How many spells you have cast this turn."""

    def value(self, context: Queries) -> int:
        """Return the number."""
        return context.player(context.you).spells_cast


@phrase(
    en=("you've cast {number:word} or more spells this turn", "you've cast another spell this turn @ number=2"),
    ja="このターンにあなたが{number}つ以上の呪文を唱えていた",
)
class CastMany(Condition):
    """You have cast several spells this turn."""

    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether you have."""
        return context.player(context.you).spells_cast >= self.number


@phrase(
    en=("you've cast {what:a} this turn", "you cast {what:a} this turn"),
    ja="このターンにあなたが{what:a}を唱えていた",
)
class CastThisTurn(ThisTurn):
    """You have cast a spell of a description this turn."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (SpellCast,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether you cast such a spell, as it was on the stack."""
        return isinstance(event, SpellCast) and event.player == context.you and self.what.holds(context, event.object)


@phrase(
    en=(
        "you had {what:a} enter the battlefield under your control this turn",
        "{what:a} entered the battlefield under your control this turn",
        "{what:a} entered under your control this turn",
        "you had {what:a} enter under your control this turn",
        "{number:word} or more {what:plural} entered the battlefield under your control this turn",
        "{number:word} or more {what:plural} entered under your control this turn",
        "you had {number:word} or more {what:plural} enter the battlefield under your control this turn",
        "you had {number:word} or more {what:plural} enter under your control this turn",
    ),
    ja=(
        "このターンに{what:a}があなたのコントロール下で戦場に出ていた",
        "このターンに{what}が{number}つ以上あなたのコントロール下で戦場に出ていた",
    ),
)
class EnteredThisTurn(Condition):
    """Permanents of a description entered under your control this turn (603.6a). number: at least so many."""

    what: Quality
    number: int = 1

    def holds(self, context: Queries) -> bool:
        """Return whether as many did, as they are now or last were."""
        arrived = {each for event in context.state.history for each in _arrived(event)}
        return sum(self._fits(context, each) for each in arrived) >= self.number

    def _fits(self, context: Queries, object_id: ObjectId) -> bool:
        return context.controller(object_id) == context.you and self.what.holds(context, object_id)


def _arrived(event: Event) -> tuple[ObjectId, ...]:
    if isinstance(event, ZoneChange):
        return event.arrivals if event.destination is Zone.BATTLEFIELD else ()
    return event.arrivals if isinstance(event, TokenMade) else ()


@phrase(
    en=("you've sacrificed {what:a} this turn", "you sacrificed {what:a} this turn"),
    ja="このターンにあなたが{what:a}を生け贄に捧げていた",
)
class SacrificedThisTurn(ThisTurn):
    """You sacrificed something of a description this turn (701.21)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Sacrifice,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether you sacrificed such a permanent, as it last was."""
        return isinstance(event, Sacrifice) and event.player == context.you and self.what.holds(context, event.object)


@phrase(
    en=("{who} discarded a card this turn", "you've discarded a card this turn @ who=You"),
    ja="このターンに{who}がカードを捨てていた",
)
class DiscardedThisTurn(ThisTurn):
    """A player discarded a card this turn (701.9)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (Discard,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether it was such a player."""
        return isinstance(event, Discard) and self.who.includes(context, event.player)


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
