"""Dice: rolling them, what the result decides, and what triggers on a roll (706)."""

from typing import ClassVar

from shinpan.game.deed_events import DiceRolled
from shinpan.game.events import Event
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@unique
class Die(Term):
    """A die, by how many sides it has (706.1)."""

    D4 = ("d4", "d4")
    D6 = ("d6", "d6")
    D8 = ("d8", "d8")
    D10 = ("d10", "d10")
    D12 = ("d12", "d12")
    D20 = ("d20", "d20")

    @property
    def sides(self) -> int:
        """How many sides it has."""
        return int(self.en[1:])


@phrase(en="<{who} >roll[s] a {die}", ja="<{who}は>{die}を1個振る")
class RollDie(Effect):
    """Players roll a die each; later words speak of the result (706.2)."""

    die: Die
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them roll."""
        yield from ()
        for player in players_among(self.who.find(context)):
            context.roll_die(player, self.die.sides)


@phrase(
    en=("{least} to {most}: {effect:sentence}", "{least} or more: {effect:sentence} @ most=None"),
    ja=("{least}～{most}：{effect} @ most=Fixed", "{least}以上：{effect} @ most=None"),
)
class Outcome(Effect):
    """What happens if the result of a roll is between two numbers (706.3a)."""

    least: int
    effect: Effect
    most: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Do it."""
        yield from self.effect.perform(context)


@phrase(
    en=("roll a {die}.{outcomes:bullets}", "roll a {die} and add {plus}.{outcomes:bullets}"),
    ja=("{die}を1個振り、{plus}を足す。{outcomes:bullets}", "{die}を1個振る。{outcomes:bullets}"),
)
class RollTable(Effect):
    """A die is rolled, something may be added, and the result decides what happens (706.2-3)."""

    die: Die
    outcomes: tuple[Effect, ...]
    plus: Quantity | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Roll, and do what stands beside the result, if anything does (706.3a)."""
        more = 0 if self.plus is None else self.plus.value(context)
        result = context.roll_die(context.you, self.die.sides, more)
        for each in self.outcomes:
            if isinstance(each, Outcome) and each.least <= result and (each.most is None or result <= each.most):
                yield from each.perform(context)


@phrase(en="the result", ja="その出目")
class RollResult(Quantity):
    """The result of a die that was rolled: in the event, or by an earlier part of the resolution (706.2)."""

    def value(self, context: Queries) -> int:
        """Return the last result."""
        if isinstance(context.event, DiceRolled):
            return context.event.amount
        rolled = [each for each in context.so_far if isinstance(each, DiceRolled)]
        return rolled[-1].amount if rolled else 0


@phrase(
    en=(
        "whenever {who} roll[s] one or more dice",
        "whenever {who} roll[s] a die",
        "whenever {who} roll[s] {least.number} or higher @ least=Fixed",
        "whenever {who} roll[s] a {least.number} or higher on a die @ least=Fixed",
        "whenever {who} roll[s] a {least.number} or higher @ least=Fixed",
    ),
    ja=("{who}が{least}以上を出すたび", "{who}がダイスを振るたび"),
)
class Rolls(TriggerPhrase):
    """ "Whenever you roll one or more dice" (706.8). least: only if the result is so high."""

    who: Reference
    least: Quantity | None = None
    events: ClassVar[tuple[type[Event], ...]] = (DiceRolled,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player rolled, and as high."""
        if not isinstance(event, DiceRolled) or not self.who.includes(context, event.player):
            return False
        return self.least is None or event.amount >= self.least.value(context)


__all__ = ["Die", "Outcome", "RollDie", "RollResult", "RollTable", "Rolls"]
