"""Conditions on counters, designations, combat and what has happened this turn."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.events import Damage
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Condition, Quality, Reference, phrase
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Fits
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.references.objects import EventObject, This


@phrase(
    en=(
        "{which} ha[s|ve] no {kind} counters on [it|them] @ which=This",
        "{which} had no {kind} counters on [which:it|them]",
        "{which} ha[s|ve] no {kind} counters on [which:it|them]",
    ),
    ja=(
        "{which}の上に{kind}カウンターが置かれていない @ which=This",
        "{which}の上に{kind}カウンターが置かれていなかった",
    ),
)
class HadNoCounter(Condition):
    """An object has, or as it left had, no counter of a kind on it (702.79a, 702.93a)."""

    volatile: ClassVar[bool] = False
    kind: CounterKind
    which: Reference = EventObject()

    def holds(self, context: Queries) -> bool:
        """Return whether none of the objects had one."""
        for each in self.which.find(context):
            found = None if isinstance(each, PlayerId) else context.look(each)
            if found is not None and found.count(self.kind):
                return False
        return True


@phrase(
    en=(
        "{which} ha[s|ve] {number:word} or more {kind} counters on [which:it|them]",
        "{which} ha[s|ve] {number:word} or fewer {kind} counters on [which:it|them] @ comparison=OR_LESS",
        "{which} ha[s|ve] exactly {number:word} {kind} counters on [which:it|them] @ comparison=EQUAL",
        "there are {number:word} or more {kind} counters on {which}",
        "{which} had {number:word} or more {kind} counters on [which:it|them]",
        "{which} ha[s|ve] fewer than {number:next} {kind} counters on [which:it|them] @ comparison=OR_LESS",
    ),
    ja=(
        "{which}の上に{kind}カウンターが{number}個以上置かれている",
        "{which}の上に{kind}カウンターが{number}個以下しか置かれていない @ comparison=OR_LESS",
        "{which}の上に{kind}カウンターがちょうど{number}個置かれている @ comparison=EQUAL",
    ),
)
class HasCounters(Condition):
    """Objects have so many counters of a kind on them, at least unless said otherwise (122.1, 721.2a)."""

    volatile: ClassVar[bool] = False
    kind: CounterKind
    number: int
    which: Reference = This()
    comparison: Comparison = Comparison.OR_GREATER

    def holds(self, context: Queries) -> bool:
        """Return whether all of the objects have, as they are or last were."""
        found = [context.look(each) for each in self.which.find(context) if not isinstance(each, PlayerId)]
        return bool(found) and all(
            each is not None and self.comparison.holds(each.count(self.kind), self.number) for each in found
        )


@phrase(
    en=("{who} control[s] no {group:plural}", "{who} [doesn't|don't] control {group:a}"),
    ja="{who}が{group}をコントロールしていない",
)
class ControlsNone(Condition):
    """A player controls nothing of a description: "you control no Swamps"."""

    volatile: ClassVar[bool] = False
    who: Reference
    group: Collection

    def holds(self, context: Queries) -> bool:
        """Return whether none of the players controls one."""
        players = players_among(self.who.find(context))
        members = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return not any(context.controller(each) in players for each in members)


@phrase(
    en="{who} control[s] {one:a} and {other:a}",
    ja="{who}が{one}と{other}をコントロールしている",
)
class ControlsBoth(Condition):
    """A player controls one of each: "you control an artifact and an enchantment". One object may be both."""

    volatile: ClassVar[bool] = False
    who: Reference
    one: Collection
    other: Collection

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players controls both."""
        return any(
            all(
                any(not isinstance(each, PlayerId) and context.controller(each) == player for each in group)
                for group in (self.one.members(context), self.other.members(context))
            )
            for player in players_among(self.who.find(context))
        )


@phrase(
    en=("{which} ha[s|ve] a {kind} counter on [it|them]", "{which} had a {kind} counter on [it|them]"),
    ja=("{which}の上に{kind}カウンターが置かれている",),
)
class HasCounter(Condition):
    """An object has a counter of a kind on it (122.1)."""

    volatile: ClassVar[bool] = False
    kind: CounterKind
    which: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether one of the objects has one."""
        found = (context.look(each) for each in self.which.find(context) if not isinstance(each, PlayerId))
        return any(each is not None and each.count(self.kind) > 0 for each in found)


@phrase(
    en=(
        "{which} ha[s|ve] a counter on [it|them] @ none=False",
        "{which} had a counter on [it|them] @ none=False",
        "{which} ha[s|ve] counters on [it|them] @ none=False",
        "{which} had counters on [it|them] @ none=False",
        "{which} ha[s|ve] no counters on [it|them]",
        "{which} had no counters on [it|them]",
    ),
    ja=("{which}の上にカウンターが置かれている @ none=False", "{which}の上にカウンターが置かれていない"),
)
class HasAnyCounter(Condition):
    """An object has, or as it left had, counters on it of whatever kind (122.1). none: it has none."""

    volatile: ClassVar[bool] = False
    which: Reference
    none: bool = True

    def holds(self, context: Queries) -> bool:
        """Return whether one of the objects has some, or none has any."""
        found = (context.look(each) for each in self.which.find(context) if not isinstance(each, PlayerId))
        return any(each is not None and bool(each.counters) for each in found) is not self.none


@phrase(en=("{which} isn't {designation}", "{which} [is|are] not {designation}"), ja="{which}が{designation}でない")
class IsntDesignated(Condition):
    """A permanent doesn't have a designation (701.37a, 702.112a)."""

    volatile: ClassVar[bool] = False
    designation: Designation
    which: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether none of the objects has it."""
        found = (context.look(each) for each in self.which.find(context) if not isinstance(each, PlayerId))
        return not any(each is not None and self.designation in each.designations.given for each in found)


@phrase(en="{who} was dealt damage this turn", ja="このターンに{who}がダメージを与えられていた")
class WasDealtDamage(Condition):
    """A player has been dealt damage this turn (702.54a)."""

    who: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players has."""
        players = players_among(self.who.find(context))
        return any(isinstance(event, Damage) and event.recipient in players for event in context.state.history)


@phrase(
    en="{bigger} ha[s|ve] greater power or toughness than {than}",
    ja="{bigger}が{than}より大きいパワーかタフネスを持つ",
)
class IsBigger(Condition):
    """A creature has greater power or greater toughness than another (702.100a); last-known ones count (702.100c)."""

    bigger: Reference = EventObject()
    than: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether the first of the one is bigger in either way than the first of the other."""
        ones = [each for each in self.bigger.find(context) if not isinstance(each, PlayerId)]
        others = [each for each in self.than.find(context) if not isinstance(each, PlayerId)]
        if not ones or not others:
            return False
        one, other = context.characteristics(ones[0]), context.characteristics(others[0])
        pairs = ((one.power, other.power), (one.toughness, other.toughness))
        return any(mine is not None and theirs is not None and mine > theirs for mine, theirs in pairs)


@phrase(
    en=(
        "with power greater than {.this:'s} power @ greater=True",
        "with power less than {.this:'s} power",
    ),
    ja=(
        "{.this:'s}パワーより大きいパワーを持つ @ greater=True",
        "{.this:'s}パワーより小さいパワーを持つ",
    ),
)
class WithLessPower(Quality):
    """With less power than the source has, or more, in the words of a restriction on blocking it."""

    greater: bool = False
    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the power is less, or greater, than that of the source, as it is or last was."""
        if isinstance(entity, PlayerId):
            return False
        own = context.characteristics(context.source).power
        other = context.characteristics(entity).power
        if own is None or other is None:
            return False
        return other > own if self.greater else other < own


@phrase(en="with lesser power", ja="より小さいパワーを持つ")
class WithLesserPower(Quality):
    """With less power than the source has (702.134a)."""

    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the power is less than that of the source, as it is or last was."""
        if isinstance(entity, PlayerId):
            return False
        own = context.characteristics(context.source).power
        other = context.characteristics(entity).power
        return own is not None and other is not None and other < own


@phrase(en="{who} ha[s|ve] the city's blessing", ja="{who}が都市の承認を得ている")
class HasBlessing(Condition):
    """A player has the city's blessing (702.131c)."""

    volatile: ClassVar[bool] = True
    who: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players has it."""
        return any(context.player(each).blessed for each in players_among(self.who.find(context)))


@phrase(
    en="{.this} came under your control since the beginning of your last upkeep",
    ja="{.this}があなたの直前のアップキープの開始時よりもあとにあなたのコントロール下になった",
)
class CameSinceUpkeep(Condition):
    """The source is new to its controller since their last upkeep began (702.30a)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether its echo hasn't been asked for yet under this controller."""
        source = context.look(context.source)
        return source is not None and Designation.ECHOED not in source.designations.given


@phrase(en="{which} [is|are] {designation}", ja="{which}が{designation}である")
class IsDesignated(Condition):
    """A permanent has a designation: it is suspected, monstrous, renowned (701.60b)."""

    volatile: ClassVar[bool] = False
    designation: Designation
    which: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether one of the objects has it."""
        found = (context.look(each) for each in self.which.find(context) if not isinstance(each, PlayerId))
        return any(each is not None and self.designation in each.designations.given for each in found)


@phrase(
    en=(
        "{which} [wasn't|weren't] {quality.quality:a} @ quality=Not",
        "{which} [wasn't|weren't] {quality.quality:a} @ quality=NoneOf, quality.quality=Group|AnyOf",
        (
            "{which} [was|were] {quality:a} "
            "@ quality=Group|AnyOf|OfKind|OfColor|Multicolored|Colorless|Historic|Not|IsToken"
        ),
    ),
    ja=("{which}が{quality.quality:noun}でなかった @ quality=Not|NoneOf", "{which}が{quality:noun}であった"),
)
class Was(Condition):
    """Something had a quality as it last was where it was spoken of: "if it was a Horror" (608.2h)."""

    volatile: ClassVar[bool] = False
    which: Reference
    quality: Quality

    def holds(self, context: Queries) -> bool:
        """Return whether all that the words stand for had it."""
        return Fits(self.which, self.quality).holds(context)
