"""Triggers on objects that change zones (603.6)."""

from typing import ClassVar

from shinpan.game.enums import Step, Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "whenever one or more {what:plural}[+] enter @ one_or_more=True",
        "when {what} enter[s] during the {step} @ what=OneOf, step=*",
        "when {what} enter[s] tapped @ what=OneOf, tapped=True",
        "when {what} enter[s] untapped @ what=OneOf, tapped=False",
        "whenever {what:a} enter[s] tapped @ tapped=True",
        "whenever {what:a} enter[s] untapped @ tapped=False",
        "when {what} enter[s] @ what=OneOf",
        "whenever {what:a} enter[s]",
    ),
    ja=(
        "{what:a}がタップ状態で戦場に出るたび @ tapped=True",
        "{what:a}がアンタップ状態で戦場に出るたび @ tapped=False",
        "{what:a}以上が戦場に出るたび @ one_or_more=True",
        "{step}の間に{what}が戦場に出たとき @ what=OneOf, step=*",
        "{what}が戦場に出たとき @ what=OneOf",
        "{what:a}が戦場に出るたび",
    ),
)
class Enters(TriggerPhrase):
    """ "Whenever a creature enters" (603.6a). step: only during it. tapped: only tapped, or only untapped."""

    what: Quality
    one_or_more: bool = False
    step: Step | None = None
    tapped: bool | None = None
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent entered."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.BATTLEFIELD:
            return False
        if self.step is not None and context.state.turn.step is not self.step:
            return False
        return any(self.what.holds(context, each) and self._is_so(context, each) for each in event.arrivals)

    def _is_so(self, context: Queries, entrant: ObjectId) -> bool:
        """Return whether what entered is tapped or untapped, as it has to be."""
        found = context.look(entrant)
        return self.tapped is None or (found is not None and found.tapped is self.tapped)

    def how_many(self, context: Queries, event: Event) -> int | None:
        """Return how many of them entered: some tokens are created in one event."""
        return sum(self.what.holds(context, each) for each in getattr(event, "arrivals", ()))


@phrase(
    en=(
        "whenever one or more {what:plural}[+] die @ one_or_more=True",
        "when {what} die[s] @ what=OneOf",
        "whenever {what:a} die[s]",
    ),
    ja=("{what:a}以上が死亡するたび @ one_or_more=True", "{what}が死亡したとき @ what=OneOf", "{what:a}が死亡するたび"),
)
class Dies(TriggerPhrase):
    """ "Whenever a creature dies": is put into a graveyard from the battlefield (700.4, 603.6c)."""

    what: Quality
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent died, as it was just before."""
        return isinstance(event, ZoneChange) and _died(event) and self.what.holds(context, event.object)


_OR_EXILED = "die[s] or [is|are] put into exile"
_PUT_OR_EXILED = "[is|are] put into a graveyard from the battlefield or [is|are] put into exile from the battlefield"


@phrase(
    en=(
        f"when {{what}} {_OR_EXILED} @ what=OneOf",
        f"when {{what}} {_OR_EXILED} from the battlefield @ what=OneOf",
        f"whenever {{what:a}} {_OR_EXILED}",
        f"whenever {{what:a}} {_OR_EXILED} from the battlefield",
        f"whenever {{what:a}} {_PUT_OR_EXILED}",
    ),
    ja=("{what}が死亡するか戦場から追放されたとき @ what=OneOf", "{what:a}が死亡するか戦場から追放されるたび"),
)
class DiesOrGoesToExile(TriggerPhrase):
    """ "When this creature dies or is put into exile from the battlefield" (603.6c)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent left for one of those zones, as it was just before."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.destination in {Zone.GRAVEYARD, Zone.EXILE} and self.what.holds(context, event.object)


@phrase(
    en=(
        "whenever one or more {what:plural}[+] are put into a graveyard from the battlefield @ one_or_more=True",
        "when {what} [is|are] put into a graveyard from the battlefield @ what=OneOf",
        "whenever {what:a} [is|are] put into a graveyard from the battlefield",
        "when {what} [is|are] put into a graveyard @ what=OneOf, what.which=Host",
        "whenever {what:a} [is|are] put into a graveyard @ what.noun=Permanents",
    ),
    ja=(
        "{what:a}以上が戦場から墓地に置かれるたび @ one_or_more=True",
        "{what}が戦場から墓地に置かれたとき @ what=OneOf",
        "{what:a}が戦場から墓地に置かれるたび",
    ),
)
class GoesToGraveyard(TriggerPhrase):
    """ "When this Aura is put into a graveyard from the battlefield" (603.6c): the same event as dying (700.4)."""

    what: Quality
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent went there, as it was just before."""
        return isinstance(event, ZoneChange) and _died(event) and self.what.holds(context, event.object)


@phrase(
    en=(
        "whenever {what:a} [is|are] put into {whose:'s} graveyard from the battlefield",
        "whenever {what:a} [is|are] put into {whose:'s} graveyard from play",
    ),
    ja="{what:a}が戦場から{whose:'s}墓地に置かれるたび",
)
class GoesToTheirGraveyard(TriggerPhrase):
    """Such a permanent is put into a player's graveyard from the battlefield (603.6c, 603.10a)."""

    what: Quality
    whose: Reference
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent of such an owner went there, as it was just before."""
        if not isinstance(event, ZoneChange) or not _died(event) or not self.what.holds(context, event.object):
            return False
        found = context.look(event.object)
        return found is not None and self.whose.includes(context, found.owner)


@phrase(
    en=(
        "whenever one or more {what:plural}[+] are put into {whose:'s} graveyard from anywhere @ one_or_more=True",
        "when {what} is put into a graveyard from anywhere @ what=OneOf, whose=AnyPlayer",
        (
            "whenever one or more {what:plural}[+] are put into graveyards from anywhere @ one_or_more=True, "
            "whose=AnyPlayer"
        ),
        "whenever {what:a} [is|are] put into a graveyard from anywhere @ whose=AnyPlayer",
        "whenever {what:a} [is|are] put into {whose:'s} graveyard from anywhere",
    ),
    ja=(
        "{what:a}以上がいずれかの領域から{whose:'s}墓地に置かれるたび @ one_or_more=True",
        "{what:a}がいずれかの領域から{whose:'s}墓地に置かれるたび",
    ),
)
class ArrivesInGraveyard(TriggerPhrase):
    """Such a card comes into a player's graveyard, wherever it was (603.6): nothing looks back."""

    by_card: ClassVar[bool] = True
    what: Quality
    whose: Reference
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a card arrived there, as it is there."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.GRAVEYARD:
            return False
        return any(
            self.what.holds(context, each) and self.whose.includes(context, found.owner)
            for each in event.arrivals
            if (found := context.look(each)) is not None and found.zone is Zone.GRAVEYARD
        )


@phrase(
    en=(
        "#next when {what} leave[s] the battlefield @ what=OneOf",
        "#once when {what} leave[s] the battlefield this turn @ what=OneOf",
        "when {what} leave[s] the battlefield @ what=OneOf",
        "whenever {what:a} leave[s] the battlefield",
    ),
    ja=("{what}が戦場を離れたとき @ what=OneOf", "{what:a}が戦場を離れるたび"),
)
class LeavesBattlefield(TriggerPhrase):
    """ "When this leaves the battlefield" (603.6c)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent left, as it was just before."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.destination is not Zone.BATTLEFIELD and self.what.holds(context, event.object)


def _died(event: ZoneChange) -> bool:
    return event.origin is Zone.BATTLEFIELD and event.destination is Zone.GRAVEYARD
