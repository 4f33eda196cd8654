"""The view: what follows from all continuous effects at one version of a state."""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.events import Event, PartKey
from shinpan.game.ids import EffectId, Entity, ObjectId, PlayerId
from shinpan.phrases.abilities import StaticAbility, TriggeredAbility
from shinpan.phrases.base import Condition, ReplacementPart, StaticPart
from shinpan.phrases.triggers.either import EitherHappens

_S = TypeVar("_S", bound=StaticPart)


class ActivePart(NamedTuple):
    """A part of a static ability or lasting effect that is in force and isn't a change of characteristics.

    number: the place of the ability in its source, or -1 for a lasting effect, which then is `effect`. place: that of
    the part in the ability or effect. origin: the copy effect by which the source has the ability. Together they tell
    one replacement effect from another (614.5).
    affected: the set fixed for a lasting effect (611.2c), else None.
    """

    part: StaticPart
    source: ObjectId
    controller: PlayerId
    number: int
    place: int
    effect: EffectId | None = None
    affected: tuple[Entity, ...] | None = None
    condition: Condition | None = None
    origin: int = 0

    @property
    def key(self) -> PartKey:
        """What tells this effect from all others."""
        if self.effect is not None:
            return (-1, self.effect, self.place, 0)
        return (self.source, self.number, self.place, self.origin)


class ActiveTrigger(NamedTuple):
    """A triggered ability that functions now."""

    source: ObjectId
    controller: PlayerId
    number: int
    ability: TriggeredAbility
    origin: int = 0


class View:
    """Final characteristics of the objects that any effect changes, and what else is in force.

    changed: object -> characteristics, for objects whose characteristics differ from the printed ones. controllers:
    the same for controllers. copiable: the same for copiable values (after layer 1). origins: object -> the copy
    effect by which it has its abilities, as its timestamp, where there is one. parts: family of static part ->
    those in force. triggers: class of event -> abilities that may trigger on it; `back` those that look back.
    usable: objects off the battlefield that changed abilities may let be used where they are.
    modified: some effect changes characteristics at all; retyped: one changes what objects are (layers 1 to 4); lent:
    one adds or removes abilities (layer 6).
    for_spells: the changes of characteristics that speak of spells; a card is looked at as the spell that it would be
    with them in mind (601.3e).
    volatile, wide: something in force depends on what phrases that are so depend on (`phrases.base.Phrase`).
    """

    __slots__ = (
        "back",
        "changed",
        "controllers",
        "copiable",
        "for_spells",
        "lent",
        "modified",
        "origins",
        "parts",
        "retyped",
        "triggers",
        "usable",
        "version",
        "volatile",
        "wide",
    )

    def __init__(self, version: int) -> None:
        self.version = version
        self.changed: dict[ObjectId, Characteristics] = {}
        self.controllers: dict[ObjectId, PlayerId] = {}
        self.copiable: dict[ObjectId, Characteristics] = {}
        self.origins: dict[ObjectId, int] = {}
        self.parts: dict[type, list[ActivePart]] = {}
        self.triggers: dict[type[Event], list[ActiveTrigger]] = {}
        self.back: dict[type[Event], list[ActiveTrigger]] = {}
        self.for_spells: list[ActivePart] = []
        self.usable: list[ObjectId] = []
        self.modified = False
        self.retyped = False
        self.lent = False
        self.volatile = False
        self.wide = False

    def in_force(self, family: type[_S]) -> Iterable[ActivePart]:
        """Return the parts of a family (a class of static part) that are in force."""
        return self.parts.get(family, ())

    def add_part(self, active: ActivePart) -> None:
        """Add a part, under its own class and every family that it belongs to."""
        for family in type(active.part).__mro__:
            if family is StaticPart:
                break
            self.parts.setdefault(family, []).append(active)

    def add_trigger(self, active: ActiveTrigger) -> None:
        """Add a triggered ability under the events that it may trigger on."""
        trigger = active.ability.trigger
        if isinstance(trigger, EitherHappens):
            for part in trigger.parts():
                self.add_trigger(active._replace(ability=active.ability.with_(trigger=part)))
            return
        table = self.back if trigger.looks_back else self.triggers
        for event in trigger.events:
            table.setdefault(event, []).append(active)


def replacements_for(view: View, event: Event) -> list[ActivePart]:
    """Return the replacement parts in force that watch for an event's class."""
    return [each for each in view.in_force(ReplacementPart) if type(event) in each.part.events]  # type: ignore[attr-defined]


__all__ = ["Ability", "ActivePart", "ActiveTrigger", "StaticAbility", "View", "replacements_for"]
