"""Triggers on permanents that become monstrous (701.37)."""

from typing import ClassVar

from shinpan.game.events import ActionTaken, Event
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import Quality, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=("when {what:a} become[s] monstrous", "whenever {what:a} become[s] monstrous"), ja="{what:a}が怪物化したとき"
)
class BecomesMonstrous(TriggerPhrase):
    """ "When this creature becomes monstrous" (701.37b)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (ActionTaken,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature became monstrous."""
        if not isinstance(event, ActionTaken) or event.action is not KeywordAction.MONSTROSITY:
            return False
        return event.object is not None and self.what.holds(context, event.object)
