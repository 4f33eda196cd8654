"""Replacement and prevention of damage (614.1a, 615), and regeneration (701.19)."""

from typing import ClassVar

from shinpan.game.enums import CardType
from shinpan.game.events import Damage, Destroy, Event
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Quality, Quantity, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries


@phrase(
    en=(
        (
            "if a source would deal damage to a permanent or player, "  # 614.1a
            "it deals double that damage to that permanent or player instead @ source=None, factor=2"
        ),
        (
            "if {source:a} would deal damage to a permanent or player, "  # 614.1a
            "it deals double that damage instead @ factor=2"
        ),
        "if {source:a} would deal damage to a permanent or player, it deals triple that damage instead @ factor=3",
        (
            "if {source:a} would deal damage to a permanent or player, it deals triple that damage to that permanent "
            "or player instead @ factor=3"
        ),
        "if {source:a} would deal damage to {to:a}, it deals double that damage instead @ factor=2",
        "if {source:a} would deal damage to {to:a}, it deals triple that damage instead @ factor=3",
    ),
    ja=(
        (
            "発生源1つがパーマネント1つかプレイヤー1人にダメージを与えるなら、"
            "代わりにそれはそのパーマネントかプレイヤーにその2倍の点数のダメージを与える @ source=None, factor=2"
        ),
        (
            "{source:a}がパーマネント1つかプレイヤー1人にダメージを与えるなら、"
            "代わりにその2倍の点数のダメージを与える @ factor=2"
        ),
        (
            "{source:a}がパーマネント1つかプレイヤー1人にダメージを与えるなら、"
            "代わりにその3倍の点数のダメージを与える @ factor=3"
        ),
        "{source:a}が{to:a}にダメージを与えるなら、代わりにその2倍の点数のダメージを与える @ factor=2",
        "{source:a}が{to:a}にダメージを与えるなら、代わりにその3倍の点数のダメージを与える @ factor=3",
    ),
)
class MultiplyDamage(ReplacementPart):
    """Sources deal double damage, or more (614.1a). source: None for any source; to: None for any recipient."""

    source: Quality | None = None
    factor: int = 2
    to: Quality | None = None
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a source would deal damage."""
        if not isinstance(event, Damage) or event.amount <= 0:
            return False
        if self.to is not None and not self.to.holds(context, event.recipient):
            return False
        return self.source is None or self.source.holds(context, event.source)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Multiply the damage."""
        assert isinstance(event, Damage)
        yield from ()
        return (event.with_(amount=event.amount * self.factor),)


@phrase(
    en=(
        ("#turn prevent all combat damage that would be dealt to and dealt by {to} this turn @ combat=True, both=True"),
        "#turn prevent all combat damage that would be dealt< to {to}> this turn< by {by}> @ combat=True",
        "#turn prevent all damage that would be dealt< to {to}> this turn< by {by}>",
        "#turn prevent all combat damage {by} would deal this turn @ combat=True, to=None, by=All",
        (
            "prevent all combat damage "  # 615.1
            "that would be dealt to and dealt by {to} @ combat=True, to=This, by=to"
        ),
        "prevent all combat damage that would be dealt< to {to}>< by {by}> @ combat=True",
        "prevent all damage that would be dealt< to {to}>< by {by}>",
    ),
    ja=(
        "{to}に与えられ、{to}が与える戦闘ダメージをすべて軽減する @ combat=True, both=True",
        "{to}に与えられ、{to}が与える戦闘ダメージをすべて軽減する @ combat=True, to=This, by=to",
        "<{by}が><{to}に>与える戦闘ダメージをすべて軽減する @ combat=True, by=All|This|Host|Target",
        "<{to}に>与えられる戦闘ダメージをすべて軽減する @ combat=True",
        "{by}が<{to}に>与えるダメージをすべて軽減する",
        "<{to}に>与えられるダメージをすべて軽減する",
    ),
)
class PreventDamage(ReplacementPart):
    """Damage is prevented (615.1). to, by: of damage to these, or by these; neither given, all damage.

    combat: combat damage only. both: what is dealt to them and what is dealt by them.
    """

    combat: bool = False
    to: Reference | None = None
    by: Reference | None = None
    both: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)
    prevents: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is such damage, and can be prevented (615.12)."""
        if not isinstance(event, Damage) or not event.preventable or (self.combat and not event.combat):
            return False
        if self.to is None and self.by is None:
            return True
        if self.to is not None and self.to.includes(context, event.recipient):
            return True
        if self.both and self.to is not None and self.to.includes(context, event.source):
            return True
        return self.by is not None and self.by.includes(context, event.source)

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
    en="all damage that would be dealt to {to:or} is dealt to {onto} instead",
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
        return any(each != event.recipient and self._takes(context, each) for each in self.onto.find(context))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Deal it there."""
        assert isinstance(event, Damage)
        yield from ()
        onto = next(each for each in self.onto.find(context) if self._takes(context, each))
        return (event.with_(recipient=onto),)

    @staticmethod
    def _takes(context: Queries, each: Entity) -> bool:
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
