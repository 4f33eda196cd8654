"""The trigger that takes the monarch's crown (724.2)."""

from typing import ClassVar

from shinpan.game.enums import CardType
from shinpan.game.events import Damage, Event
from shinpan.phrases.base import TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en="whenever a creature deals combat damage to the monarch",
    ja="クリーチャーが統治者に戦闘ダメージを与えるたび",
)
class MonarchIsHit(TriggerPhrase):
    """A creature deals combat damage to the monarch, who is the controller of the ability."""

    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether a creature dealt combat damage to the monarch."""
        if not isinstance(event, Damage) or not event.combat or event.recipient != context.you:
            return False
        return CardType.CREATURE in context.characteristics(event.source).types
