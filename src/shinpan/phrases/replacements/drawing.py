"""Replacement effects on drawing cards (121.6)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Draw, Event
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.references.players import You
from shinpan.phrases.replacements.numbers import first_of_draw_step


@phrase(
    en=(
        "if you would draw a card, you may mill {number:card} instead. if you do, return this card from your "
        "graveyard to your hand"
    ),
    ja=(
        "あなたがカード1枚を引くなら、代わりに{number:card}を切削してもよい。"
        "そうしたなら、このカードをあなたの墓地から手札に戻す"
    ),
)
class Dredge(ReplacementPart):
    """A draw may be replaced by milling cards and returning this card (702.52a-b)."""

    number: Quantity
    events: ClassVar[tuple[type[Event], ...]] = (Draw,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether its owner would draw, with enough cards in their library."""
        if not isinstance(event, Draw) or event.player != context.you:
            return False
        return len(context.in_zone(Zone.LIBRARY, context.you)) >= self.number.value(context)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Ask; then mill, and return the card."""
        if not (yield from context.may(context.you)):
            return (event,)
        yield from context.mill(context.you, self.number.value(context))
        if context.exists(context.source):
            yield from context.move((context.source,), Zone.HAND)
        return ()


_SPARED = "except the first one {0} draw in each of {1} draw steps"
_INSTEADS = ("instead {effect}", "{effect} instead", "instead that player skips that draw and {effect}")


def _drawn() -> tuple[str, ...]:
    found: list[str] = []
    for result in _INSTEADS:
        they = _SPARED.format("[who:they|they|you]", "[who:their|their|your]")
        found += [
            f"if {{who}} would draw a card {they}, {result} @ spares_first=True",
            f"if {{who}} would draw a card, {result}",
            f"if you would draw a card while your library has no cards in it, {result} @ who=You, empty=True",
        ]
    return tuple(found)


@phrase(
    en=_drawn(),
    ja=(
        "{who}が、自分の各ドロー・ステップに引く1枚目以外のカードを引くなら、代わりに{effect} @ spares_first=True",
        "あなたのライブラリーにカードがないときにあなたがカードを引くなら、代わりに{effect} @ who=You, empty=True",
        "{who}がカード1枚を引くなら、代わりに{effect}",
    ),
)
class InsteadOfDrawing(ReplacementPart):
    """Something is done instead of drawing a card (614.11, 121.6).

    spares_first: not for the first one of each of their draw steps. empty: only where the library is empty.
    """

    effect: Effect
    who: Reference = You()
    spares_first: bool = False
    empty: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Draw,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a player would draw such a card."""
        if not isinstance(event, Draw) or not self.who.includes(context, event.player):
            return False
        if self.empty and context.in_zone(Zone.LIBRARY, event.player):
            return False
        return not (self.spares_first and first_of_draw_step(context, event))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Do the other thing."""
        assert isinstance(event, Draw)
        context.set_event(event)
        if isinstance(self.effect, DrawCards):  # the same draw by another player: what has changed it, has (614.5)
            number = self.effect.amount.value(context)
            players = (each for each in self.effect.who.find(context) if isinstance(each, PlayerId))
            return tuple(event.with_(player=each) for each in players for _ in range(number))
        yield from self.effect.perform(context)
        return ()
