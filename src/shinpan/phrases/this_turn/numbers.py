"""Numbers counted from what has happened this turn."""

from typing import ClassVar

from shinpan.game.events import (
    LifeGained,
    LifeLost,
    SpellCast,
    ZoneChange,
)
from shinpan.phrases.base import Quality, Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.this_turn.events import died


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
        "#each {what} put into a graveyard from the battlefield this turn",
        "the number of {what:plural} put into a graveyard from the battlefield this turn",
    ),
    ja=(
        "#each このターンに<{under:'s}コントロール下で>死亡した{what:a}",
        "このターンに<{under:'s}コントロール下で>死亡した{what}の数",
    ),
)
class DeathsThisTurn(TurnCount):
    """How many permanents of a description died this turn (700.4, 712.21). under: whose control; None for anybody's."""

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
        "#each card {who} ha[s|ve] drawn this turn",
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
    en=("#each spell cast before it this turn", "the number of spells cast before it this turn"),
    ja=("#each このターンにこれより前に唱えられた呪文1つ", "このターンにこれより前に唱えられた呪文の数"),
)
class SpellsCastBefore(Quantity):
    """How many spells were cast this turn before the one whose casting triggered the ability (702.40a)."""

    def value(self, context: Queries) -> int:
        """Return the number; copies were never cast."""
        cast = [event for event in context.state.history if isinstance(event, SpellCast)]
        assert isinstance(context.event, SpellCast)
        spell = context.event.object
        return next((place for place, event in enumerate(cast) if event.object == spell), len(cast))


@phrase(
    en=(
        "#each other {what} you've cast before it this turn @ before=True",
        "#each other {what} you've cast this turn",
        "the number of other {what:plural} you've cast before it this turn @ before=True",
        "the number of other {what:plural} you've cast this turn",
    ),
    ja=(
        "#each このターンにそれより前にあなたが唱えた他の{what:a} @ before=True",
        "#each このターンにあなたが唱えた他の{what:a}",
        "このターンにそれより前にあなたが唱えた他の{what}の数 @ before=True",
        "このターンにあなたが唱えた他の{what}の数",
    ),
)
class OthersCast(Quantity):
    """How many spells of a description you have cast this turn besides the one that the event is about.

    before: only those cast before that one.
    """

    what: Quality
    before: bool = False

    def value(self, context: Queries) -> int:
        """Return the number, of the spells as they are or were on the stack; copies were never cast."""
        cast = [event for event in context.state.history if isinstance(event, SpellCast)]
        assert isinstance(context.event, SpellCast)
        spell = context.event.object
        if self.before:
            places = [place for place, event in enumerate(cast) if event.object == spell]
            cast = cast[: places[0]] if places else cast
        return sum(
            event.player == context.you and event.object != spell and self.what.holds(context, event.object)
            for event in cast
        )
