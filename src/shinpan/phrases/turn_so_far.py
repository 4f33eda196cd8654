"""What has happened so far this turn, as numbers and conditions: spells cast, permanents lost, damage, discarding."""

from typing import ClassVar

from shinpan.game.enums import CardType, Zone
from shinpan.game.events import Damage, Discard, Event, SpellCast, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.base import Condition, Quality, Quantity, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.happenings import ThisTurn


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


@phrase(
    en=(
        "#each permanent put into a graveyard from the battlefield this turn",
        "the number of permanents put into a graveyard from the battlefield this turn",
    ),
    ja=(
        "#each このターンに戦場から墓地に置かれたパーマネント1つ",
        "このターンに戦場から墓地に置かれたパーマネントの数",
    ),
)
class PermanentsLost(Quantity):
    """How many permanents, tokens too, were put into graveyards from the battlefield this turn (702.69a)."""

    def value(self, context: Queries) -> int:
        """Return the number; a permanent of several cards is one (712.21)."""
        return sum(
            isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD and event.destination is Zone.GRAVEYARD
            for event in context.state.history
        )


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


@phrase(en="you discarded this card this turn", ja="あなたがこのターンにこのカードを捨てていた")
class YouDiscardedThis(ThisTurn):
    """The card is in the graveyard because its owner discarded it this turn (702.187b)."""

    events: ClassVar[tuple[type[Event], ...]] = (Discard,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether the discarding made it what it is."""
        return isinstance(event, Discard) and event.player == context.you and context.source in event.arrivals


@phrase(en="{first} and {second}", ja="{first}うえで{second}")
class BothHold(Condition):
    """Two conditions at once."""

    volatile: ClassVar[bool] = False
    first: Condition
    second: Condition

    def holds(self, context: Queries) -> bool:
        """Return whether both are met."""
        return self.first.holds(context) and self.second.holds(context)
