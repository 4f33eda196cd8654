"""Replacement and prevention of damage (614.1a, 615), and regeneration (701.19)."""

from typing import ClassVar

from shinpan.game.enums import CardType
from shinpan.game.events import Damage, Destroy, Event
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Quality, Quantity, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries

_FACTORS = {2: ("double", "2倍"), 3: ("triple", "3倍")}
_KINDS = (("", "", ""), ("combat ", "戦闘", ", combat=True"), ("noncombat ", "戦闘以外の", ", noncombat=True"))


def _multiplied(form: str = "", when: str = "") -> tuple[str, ...]:
    """Return the English wordings; when: for how long."""
    found: list[str] = []
    for factor, (words, _) in _FACTORS.items():
        for kind, _, setting in _KINDS:
            head = f"{form}if {{source:a}} would deal {kind}damage"
            tail = f"{when}, it deals {words} that damage instead"
            given = f"@ factor={factor}{setting}"
            said = [
                f"{head} to a permanent or player{tail} {given}, to=None",
                f"{head} to you{tail} {given}, to=OneOf, to.which=You",
                f"{head}< to {{to:a}}>{tail} {given}",
            ]
            found += reversed(said) if when else said  # for a while, the shortest is what is written
    return tuple(found)


def _multiplied_ja() -> tuple[str, ...]:
    return tuple(
        f"{{source:a}}が{whom}に{kind}ダメージを与えるなら、代わりにその{words}の点数のダメージを与える "
        f"@ factor={factor}{setting}{given}"
        for factor, (_, words) in _FACTORS.items()
        for _, kind, setting in _KINDS
        for whom, given in (
            ("パーマネント1つかプレイヤー1人", ", to=None"),
            ("あなた", ", to=OneOf, to.which=You"),
            ("{to:a}", ""),
        )
    )


@phrase(
    en=(
        (
            "if a source would deal damage to a permanent or player, "  # 614.1a
            "it deals double that damage to that permanent or player instead @ source=None, factor=2"
        ),
        (
            "if a source would deal damage to a permanent or player, it deals double that damage instead "
            "@ source=None, factor=2"
        ),
        *_multiplied("#turn ", " this turn"),
        *_multiplied(),
        "if {source:a} would deal damage to {.this}, it deals double that damage to {.this} instead "
        "@ factor=2, to=OneOf, to.which=This",
        "if {source:a} would deal combat damage to {.attached} creature, it deals double that damage to {.attached} "
        "creature instead @ factor=2, combat=True, to=OneOf, to.which=Host, to.which.noun=Group, "
        "to.which.noun.noun=Permanents, to.which.noun.noun.kinds=(CREATURE)",
    ),
    ja=(
        (
            "発生源1つがパーマネント1つかプレイヤー1人にダメージを与えるなら、"
            "代わりにそれはそのパーマネントかプレイヤーにその2倍の点数のダメージを与える @ source=None, factor=2"
        ),
        *_multiplied_ja(),
    ),
)
class MultiplyDamage(ReplacementPart):
    """Sources deal double damage, or more (614.1a). source: None for any source; to: None for any recipient.

    combat, noncombat: only damage of that kind (120.2).
    """

    source: Quality | None = None
    factor: int = 2
    to: Quality | None = None
    combat: bool = False
    noncombat: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a source would deal such damage."""
        if not isinstance(event, Damage) or event.amount <= 0:
            return False
        if (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        if self.to is not None and not self.to.holds(context, event.recipient):
            return False
        return self.source is None or self.source.holds(context, event.source)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Multiply the damage."""
        assert isinstance(event, Damage)
        yield from ()
        return (event.with_(amount=event.amount * self.factor),)


def _prevented() -> tuple[str, ...]:
    found: list[str] = []
    for kind, _, setting in _KINDS:
        given = setting.removeprefix(", ")
        all_of_it = f"prevent all {kind}damage that would be dealt"
        found += [
            f"#turn {all_of_it} to and dealt by {{to}} this turn @ both=True{setting}",
            f"#turn {all_of_it}< to {{to}}> this turn< by {{by}}>" + (f" @ {given}" if given else ""),
            f"#turn {all_of_it} this turn< to {{to}}>< by {{by}}>" + (f" @ {given}" if given else ""),
            f"#turn {all_of_it} by {{by}} this turn" + (f" @ {given}" if given else ""),
            f"#turn prevent all {kind}damage {{by}} would deal this turn @ to=None{setting}",
            f"{all_of_it} to and dealt by {{to}} @ to=This, by=to{setting}",
            f"{all_of_it} to and dealt by {{to}} @ both=True{setting}",
            f"{all_of_it}< to {{to}}>< by {{by}}>" + (f" @ {given}" if given else ""),
            f"prevent all {kind}damage {{by}} would deal @ to=None{setting}",
        ]
    return tuple(found)


def _prevented_ja() -> tuple[str, ...]:
    found: list[str] = []
    for _, kind, setting in _KINDS:
        found += [
            f"{{to}}に与えられ、{{to}}が与える{kind}ダメージをすべて軽減する @ both=True{setting}",
            f"{{to}}に与えられ、{{to}}が与える{kind}ダメージをすべて軽減する @ to=This, by=to{setting}",
            f"<{{by}}が><{{to}}に>与える{kind}ダメージをすべて軽減する @ by=All|This|Host|Target{setting}",
            f"<{{to}}に>与えられる{kind}ダメージをすべて軽減する @ by=None{setting}",
            f"{{by}}が<{{to}}に>与える{kind}ダメージをすべて軽減する" + (f" @ {setting[2:]}" if setting else ""),
        ]
    return tuple(found)


@phrase(en=_prevented(), ja=_prevented_ja())
class PreventDamage(ReplacementPart):
    """Damage is prevented (615.1). to, by: of damage to these, or by these; neither given, all damage.

    combat, noncombat: only damage of that kind. both: what is dealt to them and what is dealt by them.
    """

    combat: bool = False
    to: Reference | None = None
    by: Reference | None = None
    both: bool = False
    noncombat: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)
    prevents: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is such damage, and can be prevented (615.12)."""
        if not isinstance(event, Damage) or not event.preventable:
            return False
        if (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        if self.both or (self.to is not None and self.to == self.by):
            assert self.to is not None
            return self.to.includes(context, event.recipient) or self.to.includes(context, event.source)
        if self.to is not None and not self.to.includes(context, event.recipient):
            return False
        return self.by is None or self.by.includes(context, event.source)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let nothing happen instead."""
        yield from ()
        return ()


@phrase(
    en="prevent all damage that would be dealt to {.this} by {quality} sources",
    ja="{quality}発生源が{.this}に与えるダメージをすべて軽減する",
)
class PreventDamageFrom(ReplacementPart):
    """Damage that sources with a quality would deal to the ability's own object is prevented (702.16e)."""

    quality: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)
    prevents: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a source would deal damage to the object, and it can be prevented (615.12)."""
        if not isinstance(event, Damage) or not event.preventable or event.recipient != context.source:
            return False
        return self.quality.holds(context, event.source)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let nothing happen instead."""
        yield from ()
        return ()


@phrase(
    en=(
        "all damage that would be dealt to {to:or} is dealt to {onto} instead",
        "all damage that would be dealt to {to.0} or {to.1.group:a} is dealt to {onto} instead @ to.1=All, to.2=None",
    ),
    ja="{to:or}に与えられるすべてのダメージは、代わりに{onto}に与えられる",
)
class RedirectDamage(ReplacementPart):
    """Damage that would be dealt to some is dealt to another instead (614.9)."""

    to: tuple[Reference, ...]
    onto: Reference
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is such damage, and what it would go to is still there to be dealt it (614.9)."""
        if not isinstance(event, Damage) or not any(each.includes(context, event.recipient) for each in self.to):
            return False
        return any(each != event.recipient and takes_damage(context, each) for each in self.onto.find(context))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Deal it there."""
        assert isinstance(event, Damage)
        yield from ()
        onto = next(each for each in self.onto.find(context) if takes_damage(context, each))
        return (event.with_(recipient=onto),)


def takes_damage(context: Queries, each: Entity) -> bool:
    """Return whether damage can be dealt to something at all (120.1)."""
    if isinstance(each, PlayerId):
        return context.player(each).lost is None
    kinds = {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
    return each in context.permanents() and not kinds.isdisjoint(context.characteristics(each).types)


@phrase(
    en="if a source would deal damage to {.this}, prevent {number} of that damage",
    ja="発生源1つが{.this}にダメージを与えるなら、そのダメージのうち{number}点を軽減する",
)
class AbsorbDamage(ReplacementPart):
    """Some of the damage that each source would deal to the ability's own object is prevented (702.64a)."""

    number: Quantity
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)
    prevents: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether damage that can be prevented would be dealt to it."""
        return isinstance(event, Damage) and event.preventable and event.recipient == context.source

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Prevent that much of it."""
        assert isinstance(event, Damage)
        yield from ()
        left = event.amount - self.number.value(context)
        return (event.with_(amount=left),) if left > 0 else ()


@phrase(en="prevent the next damage", ja="次に与えられるダメージを軽減する")
class PreventionShield(ReplacementPart):
    """What is left of "prevent the next N damage", around what the effect was begun on (615.7)."""

    events: ClassVar[tuple[type[Event], ...]] = (Damage,)
    prevents: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether damage that can be prevented would be dealt to it."""
        if not isinstance(event, Damage) or not event.preventable or context.left <= 0:
            return False
        return event.recipient in context.bound

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Prevent as much as the shield has left."""
        assert isinstance(event, Damage)
        yield from ()
        prevented = min(context.left, event.amount)
        context.use_up(prevented)
        return (event.with_(amount=event.amount - prevented),) if prevented < event.amount else ()


@phrase()
class SourceShield(ReplacementPart):
    """The next time that a certain source would deal damage to something, that damage is prevented (615.8).

    No text says it of itself: "the next time a source of your choice ..." does.
    """

    source: Reference
    to: Reference
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)
    prevents: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the source would deal damage to it that can be prevented."""
        if not isinstance(event, Damage) or not event.preventable or context.left <= 0:
            return False
        return event.source in self.source.find(context) and self.to.includes(context, event.recipient)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Prevent it; the shield is used up."""
        yield from ()
        context.use_up(1)
        return ()


@phrase(en="regenerate", ja="再生する")
class RegenerationShield(ReplacementPart):
    """The next time that a permanent would be destroyed, it is saved instead (701.19a)."""

    events: ClassVar[tuple[type[Event], ...]] = (Destroy,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether what the shield is around would be destroyed, and may be regenerated."""
        if not isinstance(event, Destroy) or not event.can_regenerate or context.left <= 0:
            return False
        return event.object in context.bound

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Remove its damage, tap it, and remove it from combat."""
        assert isinstance(event, Destroy)
        context.use_up(1)
        yield from context.regenerate(event.object)
        return ()
