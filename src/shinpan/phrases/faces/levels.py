"""Level symbols (711), level bars of Classes (716), station symbols (721), and the prototype frame (718)."""

from typing import ClassVar

from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.game.events import Event
from shinpan.game.face_events import LevelGained
from shinpan.phrases.abilities import ActivatedAbility, Cost, Keyword, Modify, StaticAbility
from shinpan.phrases.base import Condition, Effect, Modification, Shorthand, Steps, Timing, TriggerPhrase, phrase
from shinpan.phrases.circumstances import HasCounters
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.modifications.types import AddTypes
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import This


@phrase(
    en=(
        "{.this} has {minimum} or more level counters on it @ maximum=None",
        "{.this} has at least {minimum} level counters on it, but no more than {maximum}",
    ),
    ja=(
        "{.this}の上にレベル・カウンターが{minimum}個以上置かれている @ maximum=None",
        "{.this}の上に置かれているレベル・カウンターが{minimum}個以上{maximum}個以下である",
    ),
)
class LevelCounters(Condition):
    """The source has a number of level counters in some bounds (711.2a-b)."""

    minimum: int
    maximum: int | None = None

    def holds(self, context: Queries) -> bool:
        """Return whether it has as many."""
        found = context.look(context.source)
        number = 0 if found is None else found.count(CounterKind.LEVEL)
        return number >= self.minimum and (self.maximum is None or number <= self.maximum)


@phrase(
    en=(
        "LEVEL {minimum}+\n{power}/{toughness}<{abilities:lines}> @ maximum=None",
        "LEVEL {minimum}-{maximum}\n{power}/{toughness}<{abilities:lines}>",
    ),
    ja=(
        "Lv{minimum}+\n{power}/{toughness}<{abilities:lines}> @ maximum=None",
        "Lv{minimum}-{maximum}\n{power}/{toughness}<{abilities:lines}>",
    ),
)
class LevelSymbol(Shorthand):
    """A level symbol with what stands beside it (711.2): power, toughness and abilities for some level counters."""

    minimum: int
    maximum: int | None
    power: int
    toughness: int
    abilities: tuple[Ability, ...] = ()

    def stands_for(self) -> tuple[Ability, ...]:
        """Return the static ability that it is."""
        changes: tuple[Modification, ...] = (SetPowerToughness(Fixed(self.power), Fixed(self.toughness)),)
        if self.abilities:
            changes = (GainAbilities(self.abilities), *changes)
        return (StaticAbility((Modify(This(), changes),), LevelCounters(self.minimum, self.maximum)),)


@phrase(
    en=("{.this} is level {level} or greater @ or_more=True", "{.this} is level {level}"),
    ja=("{.this}のレベルが{level}以上である @ or_more=True", "{.this}のレベルが{level}である"),
)
class IsLevel(Condition):
    """The source's level is a number, or at least that (716.2a). A permanent without a level has level 1 (716.2d)."""

    level: int
    or_more: bool = False

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        found = context.look(context.source)
        level = 1 if found is None else found.designations.level
        return level >= self.level if self.or_more else level == self.level


@phrase(en="{.this}'s level becomes {level}", ja="{.this}のレベルが{level}になる")
class GainLevel(Effect):
    """The source's level becomes a number (716.2a)."""

    level: int

    def perform(self, context: Context) -> Steps[None]:
        """Set it."""
        yield from context.set_level(context.source, self.level)


@phrase(
    en="{cost}: Level {level}{abilities:lines}",
    ja="{cost}：Lv{level}{abilities:lines}",
)
class ClassLevel(Shorthand):
    """A class level bar with the abilities in its section (716.2)."""

    level: int
    cost: Cost
    abilities: tuple[Ability, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        """Return the activated and the static ability that it is."""
        gains = ActivatedAbility(self.cost, GainLevel(self.level), Timing.SORCERY, condition=IsLevel(self.level - 1))
        has = StaticAbility((Modify(This(), (GainAbilities(self.abilities),)),), IsLevel(self.level, or_more=True))
        return gains, has


@phrase(
    en=(
        "STATION {minimum}+\n{power}/{toughness}<{abilities:lines}>",
        "STATION {minimum}+{abilities:lines} @ power=None, toughness=None",
    ),
    ja=(
        "配備{minimum}+\n{power}/{toughness}<{abilities:lines}>",
        "配備{minimum}+{abilities:lines} @ power=None, toughness=None",
    ),
)
class StationSymbol(Shorthand):
    """A station symbol with what stands in its part of the text box (721.2).

    power, toughness: those of the box printed there, None without one.
    """

    minimum: int
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None

    def stands_for(self) -> tuple[Ability, ...]:
        """Return the static ability that it is (721.2a-b)."""
        changes: tuple[Modification, ...] = (GainAbilities(self.abilities),) if self.abilities else ()
        if self.power is not None and self.toughness is not None:
            size = SetPowerToughness(Fixed(self.power), Fixed(self.toughness))
            changes = (AddTypes((CardType.CREATURE,)), *changes, size)
        return (StaticAbility((Modify(This(), changes),), HasCounters(CounterKind.CHARGE, self.minimum)),)


@phrase(en="when {.this} becomes level {level}", ja="{.this}がLv{level}になったとき")
class BecomesLevel(TriggerPhrase):
    """ "When this Class becomes level 2" (716.2a)."""

    level: int
    events: ClassVar[tuple[type[Event], ...]] = (LevelGained,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the source's level became that."""
        return isinstance(event, LevelGained) and event.object == context.source and event.level == self.level


@phrase(
    en="{keyword} {cost} — {power}/{toughness} @ number=*, quality=*",
    ja="{keyword}{cost} ― {power}/{toughness} @ number=*, quality=*",
)
class Prototype(Keyword):
    """The prototype ability with the numbers of the inset frame (702.160a, 718.1); the card's second face has them."""

    power: int = 0
    toughness: int = 0
