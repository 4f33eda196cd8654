"""Replacement effects on life (119): losing more, or something else instead of gaining."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Damage, Event, LifeGained, LifeLost
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "if {who} would lose life during your turn, they lose twice that much life instead @ your_turn=True, factor=2",
        "if {who} would lose life, they lose twice that much life instead @ factor=2",
    ),
    ja=(
        "あなたのターン中に{who}がライフを失うなら、代わりにその2倍の点数のライフを失う @ your_turn=True, factor=2",
        "{who}がライフを失うなら、代わりにその2倍の点数のライフを失う @ factor=2",
    ),
)
class MultiplyLifeLoss(ReplacementPart):
    """Players lose more life, by damage too (119.3, 120.3a). your_turn: only in the controller's turn."""

    who: Reference
    factor: int = 2
    your_turn: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a player would lose life."""
        if not isinstance(event, LifeLost) or event.amount <= 0 or not self.who.includes(context, event.player):
            return False
        return not self.your_turn or context.state.turn.active == context.you

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Multiply the loss."""
        assert isinstance(event, LifeLost)
        yield from ()
        return (event.with_(amount=event.amount * self.factor),)


@phrase(en="if {who} would gain life, {effect} instead", ja="{who}がライフを得るなら、代わりに{effect}")
class InsteadOfGaining(ReplacementPart):
    """Something is done instead of gaining life (614.1a); "that many" is the life that would be gained."""

    effect: Effect
    who: Reference = You()
    events: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a player would gain life."""
        return isinstance(event, LifeGained) and event.amount > 0 and self.who.includes(context, event.player)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Do the other thing."""
        context.set_event(event)
        yield from self.effect.perform(context)
        return ()


@phrase(
    en=(
        "if damage would be dealt to you, exile that many cards from your graveyard instead. if you can't, you lose "
        "the game"
    ),
    ja=(
        "あなたにダメージが与えられるなら、代わりにあなたの墓地からその点数に等しい枚数のカードを追放する。"
        "そうできないなら、あなたはゲームに敗北する"
    ),
)
class ExileInsteadOfDamage(ReplacementPart):
    """Cards of the graveyard are exiled in place of damage to its owner (614.1a)."""

    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether damage would be dealt to the controller."""
        return isinstance(event, Damage) and event.recipient == context.you

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Exile as many cards; with too few the player loses."""
        assert isinstance(event, Damage)
        cards = context.in_zone(Zone.GRAVEYARD, context.you)
        if len(cards) < event.amount:
            context.lose(context.you)
            return ()
        chosen = yield from context.choose(context.you, cards, event.amount, event.amount)
        yield from context.move(tuple(each for each in chosen if not isinstance(each, PlayerId)), Zone.EXILE)
        return ()


@phrase(
    en=(
        "if you would pay life while your library has at least that many cards in it, exile that many cards from the "
        "top of your library instead"
    ),
    ja=(
        "あなたがライフを支払うに際し、あなたのライブラリーにその点数以上の枚数のカードがあるなら、"
        "代わりにあなたのライブラリーの一番上からその枚数のカードを追放する"
    ),
)
class ExileInsteadOfPaying(ReplacementPart):
    """Cards from the top of the library are exiled in place of paying life; never one that is entering (614.13c)."""

    events: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the player would pay life, and has enough cards."""
        if not isinstance(event, LifeLost) or not event.paid or event.player != context.you:
            return False
        return len(context.in_zone(Zone.LIBRARY, event.player)) >= event.amount

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Exile them."""
        assert isinstance(event, LifeLost)
        entering = context.entering()
        library = [each for each in context.in_zone(Zone.LIBRARY, event.player) if each not in entering]
        yield from context.move(library[: event.amount], Zone.EXILE)
        return ()
