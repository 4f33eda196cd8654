"""Triggers on abilities being activated (602.2)."""

from typing import ClassVar

from shinpan.game.events import AbilityActivated, Event, Sacrifice
from shinpan.game.ids import Entity
from shinpan.phrases.base import Condition, Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "#once when {who} next activate[s] {what:a} this turn @ of=None, mana=False",
        "#once when {who} next activate[s] {what:a} that isn't a mana ability this turn @ of=None, mana=False",
        (
            "#once when {who} next activate[s] an ability that isn't a mana ability this turn @ what=None, of=None, "
            "mana=False"
        ),
        "whenever {who} activate[s] an ability< of {of:a}> @ what=None",
        "whenever {who} activate[s] an ability< of {of:a}> that isn't a mana ability @ what=None, mana=False",
        "whenever {who} activate[s] {what:a}< of {of:a}> @ mana=False",
        "whenever {who} activate[s] {what:a} that isn't a mana ability @ of=None, mana=False",
    ),
    ja=(
        "#once このターン、{who}が次に{what:a}を起動したとき @ of=None, mana=False",
        "#once このターン、{who}が次にマナ能力でない能力1つを起動したとき @ what=None, of=None, mana=False",
        "{who}が<{of:a}の>能力1つを起動するたび @ what=None",
        "{who}が<{of:a}の>マナ能力でない能力1つを起動するたび @ what=None, mana=False",
        "{who}が<{of:a}の>{what:a}を起動するたび @ mana=False",
    ),
)
class ActivatesAbility(TriggerPhrase):
    """ "Whenever you activate an ability" (602.2).

    what: what is asked of the ability on the stack, so that mana abilities don't count. of: what is asked of its
    source. mana: whether mana abilities count.
    """

    who: Reference
    what: Quality | None = None
    of: Quality | None = None
    mana: bool = True
    events: ClassVar[tuple[type[Event], ...]] = (AbilityActivated,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player activated such an ability."""
        if not isinstance(event, AbilityActivated) or not self.who.includes(context, event.player):
            return False
        if event.object is None and not self.mana:
            return False
        if self.what is not None and (event.object is None or not self.what.holds(context, event.object)):
            return False
        return self.of is None or self.of.holds(context, event.source)


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


@phrase(
    en="one or more permanents were sacrificed to activate it",
    ja="それを起動するためにパーマネントが1つ以上生け贄に捧げられていた",
)
class SacrificedToActivate(Condition):
    """Permanents were sacrificed to pay the cost of the ability that was activated (602.2b)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether one of the objects that the cost was paid with was."""
        event = context.event
        stacked = context.look(event.object) if isinstance(event, AbilityActivated) and event.object else None
        if stacked is None or stacked.choices is None:
            return False
        paid = {each for part in stacked.choices.paid for each in part}
        return any(isinstance(each, Sacrifice) and each.object in paid for each in context.state.history)
