"""Triggers on abilities being activated (602.2)."""

from typing import ClassVar

from shinpan.game.events import AbilityActivated, Event
from shinpan.game.ids import Entity
from shinpan.phrases.base import Condition, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="whenever {who} activate[s] an ability", ja="{who}が能力1つを起動するたび")
class ActivatesAbility(TriggerPhrase):
    """ "Whenever you activate an ability" (602.2)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (AbilityActivated,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player activated one."""
        return isinstance(event, AbilityActivated) and self.who.includes(context, event.player)


@phrase(en="whenever an ability of {what} is activated", ja="{what:'s}能力1つが起動されるたび")
class AbilityIsActivated(TriggerPhrase):
    """ "Whenever an ability of equipped creature is activated" (602.2)."""

    what: Reference
    events: ClassVar[tuple[type[Event], ...]] = (AbilityActivated,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it was one of such an object."""
        return isinstance(event, AbilityActivated) and self.what.includes(context, event.source)


@phrase(en="it isn't a mana ability", ja="それがマナ能力でない")
class NoManaAbility(Condition):
    """The ability that was activated is no mana ability (605.1a)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether it uses the stack."""
        return isinstance(context.event, AbilityActivated) and not context.event.mana


@phrase(en="that ability", ja="その能力")
class EventAbility(Reference):
    """The ability that was activated, as it is or was on the stack."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return it."""
        event = context.event
        return (event.object,) if isinstance(event, AbilityActivated) and event.object is not None else ()
