"""Abilities that trigger on what is done in other players' turns, or with some strength together."""

from typing import ClassVar

from shinpan.game.events import AttackersDeclared, Event, SpellCast
from shinpan.phrases.base import Quality, Quantity, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en="whenever you cast your first spell during each opponent's turn",
    ja="各対戦相手のターンにあなたが自分の最初の呪文を唱えるたび",
)
class CastsFirstInTheirTurn(TriggerPhrase):
    """The first spell that the player casts in an opponent's turn (603.2)."""

    events: ClassVar[tuple[type[Event], ...]] = (SpellCast,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is an opponent's turn, and the player hasn't cast a spell in it before."""
        if not isinstance(event, SpellCast) or event.player != context.you:
            return False
        if context.state.turn.active not in context.opponents(context.you):
            return False
        history = (each for each in context.state.history if isinstance(each, SpellCast))
        own = [each.object for each in history if each.player == context.you]
        return not own or own[0] == event.object


@phrase(
    en="whenever {who} attack[s] with {what:plural} with total power {power} or greater",
    ja="{who}がパワーの合計が{power}以上の{what}で攻撃するたび",
)
class AttacksWithPower(TriggerPhrase):
    """ "Whenever you attack with creatures with total power 4 or greater" (508.3d): once for all attackers."""

    who: Reference
    what: Quality
    power: Quantity
    events: ClassVar[tuple[type[Event], ...]] = (AttackersDeclared,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the creatures that the player attacks with have as much power together."""
        if not isinstance(event, AttackersDeclared) or not self.who.includes(context, event.player):
            return False
        fitting = [each for each in event.attackers if self.what.holds(context, each)]
        powers = [context.characteristics(each).power or 0 for each in fitting]
        return sum(powers) >= self.power.value(context)
