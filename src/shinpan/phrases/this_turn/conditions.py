"""Conditions on what players have done this turn, and what has become of permanents and cards."""

from typing import ClassVar

from shinpan.game.enums import PERMANENT_TYPES, Zone
from shinpan.game.events import (
    Discard,
    Event,
    LifeGained,
    LifeLost,
    Sacrifice,
    SpellCast,
    ZoneChange,
)
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Condition, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.qualities.this_turn import arrived
from shinpan.phrases.this_turn.events import ThisTurn, died
from shinpan.phrases.triggers.origins import Origin, came_from


@phrase(
    en=(
        "{what:a} died this turn",
        "{what:a} was put into a graveyard from the battlefield this turn",
        "{what:a} died under {whose:'s} control this turn",
    ),
    ja=("このターンに{what:a}が死亡していた", "このターンに{whose:'s}コントロール下で{what:a}が死亡していた"),
)
class DiedThisTurn(ThisTurn):
    """Something of a description died this turn (700.4). whose: under the control of one of these."""

    what: Quality
    whose: Reference | None = None
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent did, as it last was."""
        if not isinstance(event, ZoneChange) or not died(event) or not self.what.holds(context, event.object):
            return False
        return self.whose is None or self.whose.includes(context, context.controller(event.object))


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
    en=(
        "you've cast {what:a}< {origin}> this turn @ number=1",
        "you cast {what:a}< {origin}> this turn @ number=1",
        "you've cast {number:word} or more {what:plural} this turn",
    ),
    ja=(
        "このターンにあなたが<{origin}>{what:a}を唱えていた @ number=1",
        "このターンにあなたが{what}を{number}つ以上唱えていた",
    ),
)
class CastThisTurn(ThisTurn):
    """You have cast a spell of a description this turn, or several.

    number: at least how many. origin: from where, None for anywhere.
    """

    what: Quality
    number: int = 1
    origin: Origin | None = None
    events: ClassVar[tuple[type[Event], ...]] = (SpellCast,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether you cast such a spell, as it was on the stack."""
        if not isinstance(event, SpellCast) or event.player != context.you:
            return False
        return self.what.holds(context, event.object) and came_from(self.origin, context, event.object)

    def holds(self, context: Queries) -> bool:
        """Return whether it were as many."""
        return sum(type(each) in self.events and self.counts(context, each) for each in context.state.history) >= (
            self.number
        )


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
        entered = {each for event in context.state.history for each in arrived(event)}
        return sum(self._fits(context, each) for each in entered) >= self.number

    def _fits(self, context: Queries, object_id: ObjectId) -> bool:
        return context.controller(object_id) == context.you and self.what.holds(context, object_id)


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


@phrase(en="you discarded this card this turn", ja="あなたがこのターンにこのカードを捨てていた")
class YouDiscardedThis(ThisTurn):
    """The card is in the graveyard because its owner discarded it this turn (702.187b)."""

    events: ClassVar[tuple[type[Event], ...]] = (Discard,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether the discarding made it what it is."""
        return isinstance(event, Discard) and event.player == context.you and context.source in event.arrivals


@phrase(
    en="you or one of your teammates has cast another spell this turn",
    ja="このターンに、あなたかチームメイトが他の呪文を唱えていた",
)
class YouCastAnother(Condition):
    """The player has cast another spell this turn (702.117a)."""

    def holds(self, context: Queries) -> bool:
        """Return whether the player has; the spell itself hasn't been cast yet."""
        return context.player(context.you).spells_cast > 0
