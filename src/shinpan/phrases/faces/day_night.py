"""Day and night (730, 702.145), and the spells of the last turn."""

from typing import ClassVar

from shinpan.game.enums import Daytime
from shinpan.game.events import Event
from shinpan.game.face_events import DaytimeChanged
from shinpan.phrases.base import Condition, Effect, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.replacements.entering import OwnEntry


@phrase(en="it's {daytime}", ja="{daytime}である")
class ItIs(Condition):
    """It is day, or night (730.1)."""

    daytime: Daytime

    def holds(self, context: Queries) -> bool:
        """Return whether the game has the designation."""
        return context.state.daytime is self.daytime


@phrase(en="it becomes {daytime}", ja="{daytime}になる")
class BecomeDaytime(Effect):
    """It becomes day, or night (730.1)."""

    daytime: Daytime

    def perform(self, context: Context) -> Steps[None]:
        """Give the game the designation."""
        yield from context.become_daytime(self.daytime)


@phrase(
    en="if it's neither day nor night, it becomes day as {.this} enters",
    ja="昼でも夜でもないなら、{.this}が戦場に出るに際し、昼になる",
)
class DayAsEnters(OwnEntry):
    """The game gets its first designation as the source enters (614.1c, 730.1)."""

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the source would enter while it is neither day nor night."""
        return OwnEntry.applies(self, context, event) and context.state.daytime is None

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it become day."""
        yield from context.become_daytime(Daytime.DAY)
        return (event,)


@phrase(en="whenever day becomes night or night becomes day", ja="昼から夜になるか夜から昼になるたび")
class DaytimeChanges(TriggerPhrase):
    """ "Whenever day becomes night or night becomes day" (730.1a)."""

    events: ClassVar[tuple[type[Event], ...]] = (DaytimeChanged,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the game lost one designation and gained the other."""
        return isinstance(event, DaytimeChanged) and event.before is not None


@phrase(en="no spells were cast last turn", ja="直前のターンに呪文が唱えられていない")
class NoSpellsLastTurn(Condition):
    """Nobody cast a spell in the turn before this one."""

    def holds(self, context: Queries) -> bool:
        """Return whether all players cast none."""
        return all(not player.spells_cast_last_turn for player in context.state.players)


@phrase(
    en="a player cast two or more spells last turn",
    ja="直前のターンにいずれかのプレイヤーが2つ以上の呪文を唱えている",
)
class TwoSpellsLastTurn(Condition):
    """One player cast two or more spells in the turn before this one."""

    def holds(self, context: Queries) -> bool:
        """Return whether some player did."""
        return any(player.spells_cast_last_turn >= 2 for player in context.state.players)
