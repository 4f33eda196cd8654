"""Triggers on permanents being tapped for mana, and on mana being produced (106.12a, 605.1b)."""

from typing import ClassVar

from shinpan.game.deed_events import ManaProduced
from shinpan.game.enums import CardType
from shinpan.game.events import Event
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.choices import Choosable, chosen
from shinpan.phrases.context import Queries
from shinpan.phrases.references.players import AnyPlayer


@phrase(
    en=(
        "whenever {who} tap[s] {what:a} for mana",
        "whenever {who} tap[s] {what:a} for {kind:symbol} @ kind=*",
        "whenever {what:a} is tapped for mana @ who=AnyPlayer",
        "whenever {what:a} is tapped for mana of the chosen color @ who=AnyPlayer, of_chosen=True",
    ),
    ja=(
        "{what:a}が選ばれた色のマナを引き出す目的でタップされるたび @ who=AnyPlayer, of_chosen=True",
        "{what:a}がマナを引き出す目的でタップされるたび @ who=AnyPlayer",
        "{who}が{kind:symbol}のマナを引き出す目的で{what:a}をタップするたび @ kind=*",
        "{who}がマナを引き出す目的で{what:a}をタップするたび",
    ),
)
class TappedForMana(TriggerPhrase):
    """ "Whenever a player taps a land for mana": a mana ability with {T} in its cost has produced mana (106.12a).

    kind: mana of that type. of_chosen: mana of the color chosen for the source.
    """

    what: Quality
    who: Reference = AnyPlayer()
    kind: ManaKind | None = None
    of_chosen: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ManaProduced,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player tapped such a permanent for such mana."""
        if not isinstance(event, ManaProduced) or not event.tapped or not event.kinds:
            return False
        if self.kind is not None and self.kind not in event.kinds:
            return False
        if self.of_chosen and not _has_chosen(context, event):
            return False
        return self.who.includes(context, event.player) and self.what.holds(context, event.object)


@phrase(
    en="whenever a land's ability adds one or more mana of the chosen color",
    ja="土地の能力が選ばれた色のマナを1点以上加えるたび",
)
class LandAddsChosenColor(TriggerPhrase):
    """A mana ability of a land, with {T} in its cost or not, has added mana of the chosen color (605.1b)."""

    events: ClassVar[tuple[type[Event], ...]] = (ManaProduced,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the mana is the controller's, from a land, and of the color chosen for the source."""
        if not isinstance(event, ManaProduced) or event.player != context.you:
            return False
        return CardType.LAND in context.characteristics(event.object).types and _has_chosen(context, event)


def _has_chosen(context: Queries, event: ManaProduced) -> bool:
    color = chosen(context, Choosable.COLOR)
    return color is not None and ManaKind.of(color) in event.kinds
