"""Replacement effects on how much life, how many cards, tokens and counters (614.1a)."""

from typing import ClassVar

from shinpan.game.enums import CardType, Step
from shinpan.game.events import Draw, Event, LifeGained, StepBegan, TokenMade
from shinpan.phrases.base import Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.players import You
from shinpan.phrases.replacements.more_tokens import of_types


@phrase(
    en="if {who} would gain life, {who} gain[s] twice that much life instead @ factor=2",
    ja="{who}がライフを得るなら、代わりに{who}はその2倍の点数のライフを得る @ factor=2",
)
class MultiplyLifeGain(ReplacementPart):
    """A player gains more life (119.7)."""

    who: Reference = You()
    factor: int = 2
    events: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a player would gain life."""
        return isinstance(event, LifeGained) and event.amount > 0 and self.who.includes(context, event.player)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Multiply the life."""
        assert isinstance(event, LifeGained)
        yield from ()
        return (event.with_(amount=event.amount * self.factor),)


@phrase(
    en=(
        (
            "if {who} would draw a card except the first one [who:they|they|you] draw in each of "
            "[who:their|their|your] draw steps, <{who} >draw[s] {number:card} instead @ spares_first=True"
        ),
        "if {who} would draw a card, <{who} >draw[s] {number:card} instead",
    ),
    ja=(
        (
            "{who}が、[who:自分の|自分の|あなたの]各ドロー・ステップに引く1枚目以外のカードを引くなら、"
            "代わりに{number:card}を引く @ spares_first=True"
        ),
        "{who}がカード1枚を引くなら、代わりに{number:card}を引く",
    ),
)
class MultiplyDraws(ReplacementPart):
    """A player draws more cards (121.6). spares_first: except the first one of each of their draw steps."""

    who: Reference = You()
    number: int = 2
    spares_first: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Draw,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a player would draw a card."""
        if not isinstance(event, Draw) or not self.who.includes(context, event.player):
            return False
        return not (self.spares_first and first_of_draw_step(context, event))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Draw as often."""
        yield from ()
        return (event,) * self.number


def first_of_draw_step(context: Queries, event: Draw) -> bool:
    """Return whether the card is the first that the active player draws in their draw step."""
    turn = context.state.turn
    if turn.step is not Step.DRAW or turn.active != event.player:
        return False
    for past in reversed(context.state.history):
        if isinstance(past, StepBegan):
            return True
        if isinstance(past, Draw) and past.player == event.player:
            return False
    return True


@phrase(
    en=(
        "if an effect would create one or more tokens under {who:'s} control, it creates twice that many of those "
        "tokens instead @ factor=2",
        (
            "if one or more< {types:types}> tokens would be created under {who:'s} control, twice that many of those "
            "tokens are created instead @ factor=2"
        ),
        (
            "if one or more< {types:types}> tokens would be created under {who:'s} control, three times that many of "
            "those tokens are created instead @ factor=3"
        ),
        (
            "if one or more tokens would be created, twice that many of those tokens are created instead @ factor=2, "
            "who=None"
        ),
    ),
    ja=(
        (
            "効果が1つ以上のトークンを{who:'s}コントロール下で生成するなら、"
            "代わりにそれはその2倍の数のそのトークンを生成する @ factor=2"
        ),
        (
            "1つ以上の<{types:types}・>トークンが{who:'s}コントロール下で生成されるなら、"
            "代わりにその3倍の数のそのトークンが生成される @ factor=3"
        ),
    ),
)
class MultiplyTokens(ReplacementPart):
    """More tokens are created (111.1).

    types: of those card types only. who: under whose control; None for anybody's.
    """

    who: Reference | None = You()
    factor: int = 2
    types: tuple[CardType, ...] = ()
    events: ClassVar[tuple[type[Event], ...]] = (TokenMade,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether tokens would be created under such a player's control."""
        if not isinstance(event, TokenMade) or event.count <= 0 or not of_types(event, self.types):
            return False
        return self.who is None or self.who.includes(context, event.player)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Multiply the tokens."""
        assert isinstance(event, TokenMade)
        yield from ()
        return (event.with_(count=event.count * self.factor),)
