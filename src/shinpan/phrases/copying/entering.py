"""Entering the battlefield as a copy of something (707.5, 614.1c)."""

from typing import ClassVar

from shinpan.game.events import EntersAs, Event, TokenMade, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Precedence, Quality, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.copying.exceptions import CopyException, additional_counters, made
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.replacements.entering import OwnEntry, entrant, with_entry


@phrase(
    en=(
        (
            "you may have {.this} enter tapped as a copy of any {group} on the battlefield<, except {exceptions}> @ "
            "tapped=True, group.modifiers=()"
        ),
        (
            "you may have {.this} enter as a copy of any {group} on the battlefield<, except {exceptions}> @ "
            "group.modifiers=()"
        ),
        "you may have {.this} enter as a copy of {group:a}<, except {exceptions}>",
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
            ">戦場に出ている{group:a}のコピーとして戦場に出ることを選んでもよい @ group.modifiers=()"
        ),
        "あなたは、{.this}が<、{exceptions}ことを除き、>{group:a}のコピーとして戦場に出ることを選んでもよい",
        (
            "{.this}は<、{exceptions}ことを除き、>戦場に出ている{group:a}のコピーとして戦場に出る @ optional=False, "
            "group.modifiers=()"
        ),
        "{.this}は<、{exceptions}ことを除き、>{group:a}のコピーとして戦場に出る @ optional=False",
    ),
)
class EntersAsCopy(OwnEntry):
    """The source enters as a copy of an object that its controller chooses as it enters; nothing is targeted.

    What isn't on the battlefield yet, since it enters at the same time, can't be chosen (614.12c). tapped: Vesuva.
    """

    precedence: ClassVar[Precedence] = Precedence.COPY
    group: Collection
    exceptions: tuple[CopyException, ...] = ()
    optional: bool = True
    tapped: bool = False

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
        values = context.copiable_values(chosen)
        own = context.copiable_values(context.source)
        changed = made(values, own, self.exceptions, context)
        copy = EntersAs(changed, additional_counters(changed, self.exceptions, context))
        entry = event.entry.with_(copy=copy, tapped=event.entry.tapped or self.tapped)
        return (with_entry(event, entry),)


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
        originals = objects_among(context, self.of)
        if not originals:
            return (event,)
        values = context.copiable_values(ObjectId(originals[0]))
        return (with_entry(event, event.entry.with_(copy=EntersAs(values))),)
