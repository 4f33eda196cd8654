"""Effects that wait for damage this turn: to prevent it, or to have it dealt to something else (614.9, 615.7)."""

from collections.abc import Sequence
from typing import ClassVar

from shinpan.game.enums import Duration, Zone
from shinpan.game.events import Damage, Event
from shinpan.game.ids import Entity
from shinpan.phrases.base import Effect, Quantity, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.lasting import fixed
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import EventObject, Specific
from shinpan.phrases.references.players import ControllerOf
from shinpan.phrases.replacements.damage import takes_damage


@phrase()
class WaitsForDamage(ReplacementPart):
    """What the next damage of some kind meets: it is prevented, dealt to something else, or more of it is dealt.

    No text says it of itself. by: from what; to: to what; None for anything. onto: what it is dealt to instead. factor:
    how much more of it is dealt; 1 with nothing to deal it to means that it is prevented. limited: it is for so much
    damage and no more; every_time: for all of it; neither: for one time only. then: what is done because of it.
    """

    by: Reference | None = None
    to: Reference | None = None
    combat: bool = False
    onto: Reference | None = None
    factor: int = 1
    limited: bool = False
    every_time: bool = False
    then: Effect | None = None
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is such damage, and something can be done about it (614.9, 615.12)."""
        if not isinstance(event, Damage) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        if not self.every_time and context.left <= 0:
            return False
        if self.to is not None and not self.to.includes(context, event.recipient):
            return False
        if self.by is not None and event.source not in self.by.find(context):
            return False
        if self.onto is not None:
            return self._taker(context, event) is not None
        return self.factor > 1 or event.preventable

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Do it; what an effect of so much damage leaves over goes on as it was."""
        assert isinstance(event, Damage)
        amount = min(context.left, event.amount) if self.limited else event.amount
        if not self.every_time:
            context.use_up(amount if self.limited else 1)
        rest = (event.with_(amount=event.amount - amount),) if amount < event.amount else ()
        changed: tuple[Event, ...] = ()
        if self.onto is not None:
            changed = (event.with_(amount=amount, recipient=self._taker(context, event)),)
        elif self.factor > 1:
            changed = (event.with_(amount=amount * self.factor),)
        if self.then is not None:
            context.set_event(event.with_(amount=amount))
            yield from self.then.perform(context)
        return (*changed, *rest)

    def _taker(self, context: Queries, event: Damage) -> Entity | None:
        assert self.onto is not None
        of_source = self.onto == ControllerOf(EventObject())
        found = (context.controller(event.source),) if of_source else self.onto.find(context)
        return next((each for each in found if each != event.recipient and takes_damage(context, each)), None)


def _chosen_source(context: Context, source: Collection) -> Steps[Sequence[Entity]]:
    """Have the controller choose a source among all that could be one (609.7a)."""
    seen = (*context.permanents(), *context.in_zone(Zone.STACK))
    return (yield from context.choose(context.you, tuple(each for each in seen if source.fits(context, each))))


@phrase(
    en="the next {amount} damage that would be dealt to {to} this turn is dealt to {onto} instead",
    ja="このターン、次に{to}に与えられるダメージのうち{amount}点は、代わりに{onto}に与えられる",
)
class RedirectNextDamage(Effect):
    """The next damage to something, up to an amount, is dealt to something else instead (614.9)."""

    amount: Quantity
    to: Reference
    onto: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect."""
        part = WaitsForDamage(to=fixed(self.to, context), onto=fixed(self.onto, context), limited=True)
        amount = self.amount.value(context)
        if amount > 0:
            yield from context.begin_effect((part,), Duration.END_OF_TURN, amount=amount)


_TO = ("", " to you", " to {to}", " to {to.references.0} and/or {to.references.1}")
_SET = ("", "to=You", "", "to=Together, to.references.2=None")


def _next_time(head: str, results: tuple[str, ...], kinds: tuple[str, ...] = ("", "combat ")) -> tuple[str, ...]:
    found: list[str] = []
    for kind in kinds:
        for result in results:
            for to, setting in zip(_TO, _SET, strict=True):
                given = ", ".join(each for each in (setting, "combat=True" if kind else "") if each)
                found.append(
                    f"the next time {head} {kind}damage{to} this turn, {result}" + (f" @ {given}" if given else "")
                )
    return tuple(found)


@phrase(
    en=_next_time(
        "{source:a} of your choice would deal",
        (
            "that damage is dealt to {onto} instead",
            "that source deals that damage to {onto} instead",
            "prevent that damage. {then:sentence}",
            "prevent that damage. if damage is prevented this way, {then}",
            "prevent that damage. when damage is prevented this way, {then}",
            "prevent that damage and {then}",
        ),
    ),
    ja=(
        "このターン、あなたが選んだ{source}が次に<{to}に>与えるダメージは、代わりに{onto}に与えられる",
        "このターン、あなたが選んだ{source}が次に<{to}に>与えるダメージを軽減する。{then}",
        (
            "このターン、あなたが選んだ{source}が次に<{to}に>与える戦闘ダメージは、代わりに{onto}に与えられる "
            "@ combat=True"
        ),
        "このターン、あなたが選んだ{source}が次に<{to}に>与える戦闘ダメージを軽減する。{then} @ combat=True",
    ),
)
class ChosenSourceNext(Effect):
    """The next damage of a source of the controller's choice is dealt to something else, or prevented (609.7, 615.8).

    to: to whom it would be dealt; None for anything. onto: to what instead. then: what is done where it is prevented.
    """

    source: Collection
    to: Reference | None = None
    onto: Reference | None = None
    then: Effect | None = None
    combat: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Choose the source, and begin the effect."""
        for each in (yield from _chosen_source(context, self.source)):
            part = WaitsForDamage(
                by=Specific((each,)),
                to=fixed(self.to, context),
                onto=self.onto if self.onto == ControllerOf(EventObject()) else fixed(self.onto, context),
                then=self.then,
                combat=self.combat,
            )
            yield from context.begin_effect((part,), Duration.END_OF_TURN, amount=1)


@phrase(
    en=(
        *_next_time(
            "{by} would deal",
            (
                "prevent that damage",
                "prevent that damage. {then:sentence}",
                "prevent that damage. if damage is prevented this way, {then}",
                "it deals that damage to {onto} instead",
            ),
        ),
        "the next time {by} would deal damage this turn, it deals double that damage instead @ factor=2",
        "the next time {by} would deal combat damage this turn, it deals double that damage instead "
        "@ factor=2, combat=True",
    ),
    ja=(
        "このターン、{by}が次に<{to}に>与えるダメージを軽減する<。{then}>",
        "このターン、{by}が次に<{to}に>与えるダメージは、代わりに{onto}に与えられる",
        "このターン、{by}が次に与えるダメージは、代わりに2倍になる @ factor=2",
        "このターン、{by}が次に<{to}に>与える戦闘ダメージを軽減する<。{then}> @ combat=True",
        "このターン、{by}が次に<{to}に>与える戦闘ダメージは、代わりに{onto}に与えられる @ combat=True",
        "このターン、{by}が次に与える戦闘ダメージは、代わりに2倍になる @ factor=2, combat=True",
    ),
)
class SourceNext(Effect):
    """The next damage of a certain source is prevented, doubled, or dealt to something else (615.8, 614.9)."""

    by: Reference
    to: Reference | None = None
    onto: Reference | None = None
    factor: int = 1
    then: Effect | None = None
    combat: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect for each of them."""
        for each in self.by.find(context):
            part = WaitsForDamage(
                by=Specific((each,)),
                to=fixed(self.to, context),
                onto=fixed(self.onto, context),
                factor=self.factor,
                then=self.then,
                combat=self.combat,
            )
            yield from context.begin_effect((part,), Duration.END_OF_TURN, amount=1)


def _all_of_it() -> tuple[str, ...]:
    found: list[str] = []
    for kind in ("", "combat "):
        given = ", combat=True" if kind else ""
        for to, setting in zip(_TO, _SET, strict=True):
            settings = (f", {setting}" if setting else "") + given
            said = f"all {kind}damage that would be dealt"
            onto = "is dealt to {onto} instead"
            for middle in (f"{to} this turn< by {{by}}>", f" this turn{to}< by {{by}}>"):
                found.append(f"{said}{middle} {onto}" + (f" @ {settings[2:]}" if settings else ""))
    return tuple(found)


@phrase(
    en=_all_of_it(),
    ja=(
        "このターン、<{by}が><{to}に>与えるすべてのダメージは、代わりに{onto}に与えられる",
        "このターン、<{by}が><{to}に>与えるすべての戦闘ダメージは、代わりに{onto}に与えられる @ combat=True",
    ),
)
class RedirectAllDamage(Effect):
    """All damage this turn to some, or from some, is dealt to something else instead (614.9)."""

    onto: Reference
    to: Reference | None = None
    by: Reference | None = None
    combat: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect."""
        part = WaitsForDamage(
            by=fixed(self.by, context),
            to=fixed(self.to, context),
            onto=fixed(self.onto, context),
            combat=self.combat,
            every_time=True,
        )
        yield from context.begin_effect((part,), Duration.END_OF_TURN)


@phrase(
    en=(
        "all damage that would be dealt this turn to {to} by {source:a} of your choice is dealt to {onto} instead",
        "all damage that would be dealt to {to} this turn by {source:a} of your choice is dealt to {onto} instead",
        "prevent all damage that would be dealt to {to} this turn by {source:a} of your choice @ onto=None",
    ),
    ja=(
        "このターン、あなたが選んだ{source}が{to}に与えるすべてのダメージは、代わりに{onto}に与えられる",
        "このターン、あなたが選んだ{source}が{to}に与えるすべてのダメージを軽減する @ onto=None",
    ),
)
class ChosenSourceAll(Effect):
    """All damage this turn from a source of the controller's choice is prevented, or dealt elsewhere (609.7)."""

    source: Collection
    to: Reference
    onto: Reference | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Choose the source, and begin the effect."""
        for each in (yield from _chosen_source(context, self.source)):
            part = WaitsForDamage(
                by=Specific((each,)),
                to=fixed(self.to, context),
                onto=fixed(self.onto, context),
                every_time=True,
            )
            yield from context.begin_effect((part,), Duration.END_OF_TURN)


__all__ = ["ChosenSourceAll", "ChosenSourceNext", "RedirectAllDamage", "RedirectNextDamage", "SourceNext"]
