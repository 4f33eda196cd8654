"""Damage of which a part is prevented, or in place of which something else is done (614.1a, 615)."""

from typing import ClassVar

from shinpan.game.events import Damage, Event
from shinpan.phrases.base import Effect, Quality, Quantity, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.measures import Rounding
from shinpan.phrases.quantities import EventAmount

_YOU = "to=OneOf, to.which=You"
_YOU_OR = "to=AnyOf, to.groups.0=OneOf, to.groups.0.which=You"
_KINDS = (("", "", ""), ("combat ", "戦闘", ", combat=True"), ("noncombat ", "戦闘以外の", ", noncombat=True"))


def _heads(*, either: bool) -> tuple[tuple[str, str, str], ...]:
    """Return how it may be said what damage it is, in English and in Japanese, with settings.

    either: also of damage to "you or" something.
    """
    found: list[tuple[str, str, str]] = []
    whom = [("you", "あなた", _YOU), ("{to:a}", "{to:a}", "")]
    if either:
        whom.append(("you or {to.groups.1:a}", "あなたか{to.groups.1:a}", _YOU_OR))
    for kind, ja_kind, setting in _KINDS:
        for to, ja_to, given in whom:
            given = setting.removeprefix(", ") + (", " if setting and given else "") + given
            found += [
                (
                    f"if {{source:a}} would deal {kind}damage to {to}",
                    f"{{source:a}}が{ja_to}に{ja_kind}ダメージを与えるなら",
                    given,
                ),
                (f"if {kind}damage would be dealt to {to}", f"{ja_to}に{ja_kind}ダメージが与えられるなら", given),
            ]
    return tuple(found)


_PREVENTED = (
    ("prevent {amount} of that damage", "そのダメージのうち{amount}点を軽減する", ""),
    ("prevent all but {leave} of that damage", "そのダメージのうち{leave}点を除くすべてを軽減する", ""),
    ("prevent half that damage, {half}", "そのダメージの半分（{half}）を軽減する", ""),
    ("prevent that damage", "そのダメージを軽減する", ""),
    ("prevent that damage. {then:sentence}", "そのダメージを軽減する。{then}", ""),
    ("prevent that damage and {then}", "そのダメージを軽減し、{then}", ""),
)


def _said(results: tuple[tuple[str, str, str], ...], lang: int, *, either: bool) -> tuple[str, ...]:
    return tuple(
        f"{head[lang]}{'、' if lang else ', '}{result[lang]}" + (f" @ {given}" if given else "")
        for head in _heads(either=either)
        for result in results
        for given in (", ".join(each for each in (head[2], result[2]) if each),)
    )


class DamageChanged(ReplacementPart):
    """Base of those that watch for some damage. source: from what, to: to what; None for anything.

    combat, noncombat: only damage of that kind (120.2).
    """

    __slots__ = ()
    source: Quality | None
    to: Quality | None
    combat: bool
    noncombat: bool

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is such damage; what can't be prevented is left alone by what prevents (615.12)."""
        if not isinstance(event, Damage) or event.amount <= 0 or (self.prevents and not event.preventable):
            return False
        if (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        if self.to is not None and not self.to.holds(context, event.recipient):
            return False
        return self.source is None or self.source.holds(context, event.source)


@phrase(en=_said(_PREVENTED, 0, either=True), ja=_said(_PREVENTED, 1, either=True))
class PreventSome(DamageChanged):
    """Some of the damage that a source would deal is prevented, or all of it (615.1).

    amount: how much of it, leave: all but so much, half: half of it; none of them for all. then: what is done because
    of it, which may speak of the damage prevented.
    """

    source: Quality | None = None
    to: Quality | None = None
    combat: bool = False
    noncombat: bool = False
    amount: Quantity | None = None
    leave: int = 0
    half: Rounding | None = None
    then: Effect | None = None
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)
    prevents: ClassVar[bool] = True

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Prevent it, and do what follows from that."""
        assert isinstance(event, Damage)
        prevented = min(event.amount, max(0, self._prevented(context, event.amount)))
        if self.then is not None and prevented:
            context.set_event(event.with_(amount=prevented))
            yield from self.then.perform(context)
        return (event.with_(amount=event.amount - prevented),) if prevented < event.amount else ()

    def _prevented(self, context: Queries, damage: int) -> int:
        if self.amount is not None:
            return self.amount.value(context)
        if self.half is not None:
            return (damage + (self.half is Rounding.UP)) // 2
        return damage - self.leave


_INSTEAD = (
    ("{effect} instead", "代わりに{effect}", ""),
    ("instead {effect}", "そうする代わりに{effect}", ""),
)


@phrase(en=_said(_INSTEAD, 0, either=False), ja=_said(_INSTEAD, 1, either=False))
class InsteadOfDamage(DamageChanged):
    """Something is done instead of damage (614.1a); "that many" is the damage that would be dealt."""

    effect: Effect
    source: Quality | None = None
    to: Quality | None = None
    combat: bool = False
    noncombat: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Do the other thing."""
        context.set_event(event)
        yield from self.effect.perform(context)
        return ()


@phrase(
    en=("#each 1 damage prevented this way", "the damage prevented this way"),
    ja=("#each これにより軽減されたダメージ1点", "これにより軽減されたダメージの点数"),
)
class DamagePrevented(EventAmount):
    """How much damage was prevented, where something is done because of it (615.5)."""
