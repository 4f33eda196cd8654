"""Triggers on what players do: casting, drawing, targeting, tapping (603.2)."""

from typing import ClassVar

from shinpan.game.events import Attach, BecameTarget, Discard, Draw, Event, SpellCast, Tap
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.triggers.origins import Origin, came_from


@phrase(
    en=(
        "#once when {who} next cast[s] {what:a} this turn",
        "#once when {who} cast[s] [their|their|your] next {what} this turn",
        "whenever {who} cast[s] {what:a}< {origin}>",
        "whenever {who} cast[s] {what:a} during their turn @ during=EventPlayer",
        "whenever {who} cast[s] {what:a} during {during:'s} turn",
        "whenever {who} cast[s] {what:a} using mana produced by {.this} @ using=True",
    ),
    ja=(
        "#once このターン、{who}が次に{what:a}を唱えたとき",
        "{who}が<{origin}>{what:a}を唱えるたび",
        "{during:'s}ターンの間に{who}が{what:a}を唱えるたび",
        "{who}が{.this}から生み出されたマナを使って{what:a}を唱えるたび @ using=True",
    ),
)
class Casts(TriggerPhrase):
    """ "Whenever you cast a noncreature spell" (601.2i).

    origin: from where, None for anywhere. during: in the turn of such a player. using: mana of the source was spent.
    """

    who: Reference
    what: Quality
    origin: Origin | None = None
    during: Reference | None = None
    using: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (SpellCast,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player cast such a spell."""
        if not isinstance(event, SpellCast) or not self.who.includes(context, event.player):
            return False
        if self.during is not None and not self.during.includes(context, context.state.turn.active):
            return False
        if self.using and not _used(context, event.object):
            return False
        return self.what.holds(context, event.object) and came_from(self.origin, context, event.object)


@phrase(en="whenever {who} draw[s] a card", ja="{who}がカード1枚を引くたび")
class DrawsCard(TriggerPhrase):
    """ "Whenever you draw a card" (121.1)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (Draw,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player drew a card."""
        return isinstance(event, Draw) and event.object is not None and self.who.includes(context, event.player)


@phrase(
    en=(
        "whenever {who} discard[s] a card @ what=None",
        "whenever {who} discard[s] {what:a}",
        "whenever {who} cycle[s] or discard[s] a card @ what=None",
        "whenever {who} cycle[s] or discard[s] another card @ what=None",
        "whenever {who} discard[s] one or more cards @ what=None, one_or_more=True",
        "whenever {who} discard[s] one or more {what:plural} @ one_or_more=True",
    ),
    ja=(
        "{who}がカード1枚以上を捨てるたび @ what=None, one_or_more=True",
        "{who}が{what:a}以上を捨てるたび @ one_or_more=True",
        "{who}がカード1枚を捨てるたび @ what=None",
        "{who}が{what:a}を捨てるたび",
    ),
)
class DiscardsCard(TriggerPhrase):
    """ "Whenever an opponent discards a card" (701.9). what: of what description; None for any card."""

    who: Reference
    what: Quality | None = None
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Discard,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player discarded a card."""
        if not isinstance(event, Discard) or not self.who.includes(context, event.player):
            return False
        return self.what is None or any(self.what.holds(context, each) for each in event.arrivals)


@phrase(en="whenever {what:a} become[s] tapped", ja="{what:a}がタップ状態になるたび")
class BecomesTapped(TriggerPhrase):
    """ "Whenever this becomes tapped" (701.26a)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Tap,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent became tapped."""
        return isinstance(event, Tap) and self.what.holds(context, event.object)


@phrase(
    en=(
        "whenever {what:a} become[s] the target of {by:a} for the first time each turn @ by=Group, first=True",
        "whenever {what:a} become[s] the target of a spell or ability for the first time each turn @ first=True",
        "whenever {what:a} become[s] the target of {by:a} @ by=Group",
        "when {what} become[s] the target of a spell or ability @ what=OneOf",
        "whenever {what:a} become[s] the target of a spell or ability",
    ),
    ja=(
        "各ターンに{what:a}が初めて{by:a}の対象になるたび @ by=Group, first=True",
        "各ターンに{what:a}が初めて呪文や能力の対象になるたび @ first=True",
        "{what:a}が{by:a}の対象になるたび @ by=Group",
        "{what}が呪文や能力の対象になったとき @ what=OneOf",
        "{what:a}が呪文や能力の対象になるたび",
    ),
)
class BecomesTarget(TriggerPhrase):
    """ "When this creature becomes the target of a spell or ability" (115). by: of what; None for any.

    first: that object hadn't become such a target before in the turn.
    """

    what: Quality
    by: Quality | None = None
    first: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (BecameTarget,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such an object or player became a target; once for each spell or ability."""
        if not isinstance(event, BecameTarget) or not self.what.holds(context, event.target):
            return False
        for earlier in context.batch:
            if earlier is event:
                break
            if earlier == event:
                return False
        if not self._is_by(context, event):
            return False
        return not self.first or not self._before(context, event)

    def _is_by(self, context: Queries, event: BecameTarget) -> bool:
        return self.by is None or self.by.holds(context, event.by)

    def _before(self, context: Queries, event: BecameTarget) -> bool:
        """Return whether the same object or player became such a target earlier in the turn."""
        for each in context.state.history:
            if each is event:
                return False
            if isinstance(each, BecameTarget) and each.target == event.target and self._is_by(context, each):
                return True
        return False


def _used(context: Queries, spell: ObjectId) -> bool:
    """Return whether mana that the source has produced was spent to cast a spell (106.3, 601.2h)."""
    found = context.look(spell)
    spent = () if found is None or found.choices is None else found.choices.mana_spent
    return any(mana.source == context.source for mana in spent)


@phrase(en="whenever {what:a} become[s] attached to {to:a}", ja="{what:a}が{to:a}につけられるたび")
class BecomesAttached(TriggerPhrase):
    """An Aura, Equipment or Fortification becomes attached to something (701.3d)."""

    what: Quality
    to: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Attach,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a thing became attached to such a host."""
        if not isinstance(event, Attach) or event.host is None or not self.what.holds(context, event.object):
            return False
        return self.to.holds(context, event.host)
