"""Entering the battlefield as a copy of something (707.5, 614.1c)."""

from typing import ClassVar

from shinpan.game.copied_values import CopiedValues
from shinpan.game.entry import EntersAs
from shinpan.game.enums import Duration
from shinpan.game.events import Event, TokenMade, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, Precedence, Quality, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.copying.exceptions import CopyException
from shinpan.phrases.copying.originals import originals_among
from shinpan.phrases.copying.reading import read
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.replacements.entering import Entering, OwnEntry, entrant, with_entry
from shinpan.phrases.triggers.reflexive import WhenYouDo


@phrase(
    en=(
        (
            "you may have {.this} enter tapped as a copy of any {group} on the battlefield<, except {exceptions}> @ "
            "tapped=True, group.modifiers=()"
        ),
        (
            "you may have {.this} enter as a copy of any {group} on the battlefield<, except {exceptions}>"
            "<. when you do, {linked}> @ group.modifiers=()"
        ),
        (
            "you may have {.this} enter tapped as a copy of any {group}<, except {exceptions}> @ tapped=True, "
            "group.noun=Cards"
        ),
        (
            "you may have {.this} enter as a copy of any {group}<, except {exceptions}><. when you do, {linked}> @ "
            "group.noun=Cards"
        ),
        (
            "as {.this} enters, you may have it become a copy of any {group} on the battlefield {duration}"
            "<, except {exceptions}> @ group.modifiers=()"
        ),
        "you may have {.this} enter as a copy of {group:a}<, except {exceptions}>",
        "you may have {.this} enter as a copy of any {group}<, except {exceptions}> @ group.noun=Permanents",
        (
            "{.this} enters as a copy of any {group} on the battlefield<, except {exceptions}> @ optional=False, "
            "group.modifiers=()"
        ),
        "{.this} enters as a copy of {group:a}<, except {exceptions}> @ optional=False",
    ),
    ja=(
        (
            "あなたは、{.this}が<、{exceptions}ことを除き、"
            ">戦場に出ている{group:a}のコピーとしてタップ状態で戦場に出ることを選んでもよい @ tapped=True, "
            "group.modifiers=()"
        ),
        (
            "あなたは、{.this}が<、{exceptions}ことを除き、"
            ">戦場に出ている{group:a}のコピーとして戦場に出ることを選んでもよい<。そうしたとき、{linked}> @ "
            "group.modifiers=()"
        ),
        (
            "{.this}が戦場に出るに際し、あなたは、{duration}、これが<、{exceptions}ことを除き、>戦場に出ている{group:a}の"
            "コピーになることを選んでもよい @ group.modifiers=()"
        ),
        (
            "あなたは、{.this}が<、{exceptions}ことを除き、>{group:a}のコピーとしてタップ状態で戦場に出ることを選んでもよい"
            " @ tapped=True, group.noun=Cards"
        ),
        (
            "あなたは、{.this}が<、{exceptions}ことを除き、>{group:a}のコピーとして戦場に出ることを選んでもよい"
            "<。そうしたとき、{linked}>"
        ),
        (
            "{.this}は<、{exceptions}ことを除き、>戦場に出ている{group:a}のコピーとして戦場に出る @ optional=False, "
            "group.modifiers=()"
        ),
        "{.this}は<、{exceptions}ことを除き、>{group:a}のコピーとして戦場に出る @ optional=False",
    ),
)
class EntersAsCopy(OwnEntry):
    """The source enters as a copy of an object that its controller chooses as it enters; nothing is targeted.

    What is not on the battlefield yet, since it enters at the same time, cannot be chosen (614.12a). tapped: as that
    copy it enters tapped. duration: how long it is that copy, if not for good. linked: what "when you do" has happen,
    in which "it" is what was copied (603.11).
    """

    precedence: ClassVar[Precedence] = Precedence.COPY
    group: Collection
    exceptions: tuple[CopyException, ...] = ()
    optional: bool = True
    tapped: bool = False
    linked: Effect | None = None
    duration: Duration = Duration.FOREVER

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let the player choose, read the values, make the exceptions."""
        assert isinstance(event, (ZoneChange, TokenMade))
        entering = entrant(context, event)
        candidates = [each for each in self.group.members(context) if each != entering]
        if not candidates or (self.optional and not (yield from context.may(context.you))):
            return (event,)
        (chosen,) = yield from context.choose(context.you, candidates)
        if isinstance(chosen, PlayerId):
            return (event,)
        entry = event.entry.with_(tapped=event.entry.tapped or self.tapped)
        entering_so = with_entry(event, entry)
        return (enter_as(context, entering_so, chosen, self.exceptions, self.linked, self.duration),)


def enter_as(
    context: Context,
    event: Entering,
    original: ObjectId,
    exceptions: tuple[CopyException, ...] = (),
    linked: Effect | None = None,
    duration: Duration = Duration.FOREVER,
) -> Entering:
    """Return the event with the object entering as a copy, in place of what it was a copy of so far (707.9e)."""
    timestamp = context.new_timestamp()

    def entering(copied: CopiedValues) -> Entering:
        return with_entry(event, event.entry.with_(copy=EntersAs(copied, timestamp), shape=()))

    making = read(
        context,
        original,
        exceptions,
        own=context.copiable_values(context.source),
        marks=[key for key, _ in event.entry.chosen],
        would_be=lambda copied: context.as_entering(entering(copied)),
    )
    ability = None if linked is None else TriggeredAbility(WhenYouDo(), linked)
    copied = making.copied.with_(both=None)  # no replacement effect gives an object another face (707.8a)
    copy = EntersAs(copied, timestamp, making.counters(context), ability, duration)
    return with_entry(event, event.entry.with_(copy=copy, shape=()))


@phrase(en="{group:plural} enter as a copy of {of}", ja="{group}は{of:'s}コピーとして戦場に出る")
class OthersEnterAsCopy(ReplacementPart):
    """Permanents of a description enter as copies of an object: "creatures you control enter as a copy of this"."""

    precedence: ClassVar[Precedence] = Precedence.COPY
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange, TokenMade)
    group: Quality
    of: Reference

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent would enter, as it would exist on the battlefield."""
        found = entrant(context, event)
        return found is not None and found != context.source and self.group.holds(context, found)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it enter as the copy."""
        assert isinstance(event, (ZoneChange, TokenMade))
        yield from ()
        originals = originals_among(context, self.of)
        if not originals:
            return (event,)
        return (enter_as(context, event, originals[0]),)
