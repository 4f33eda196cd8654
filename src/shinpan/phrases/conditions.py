"""Conditions: what "if", "as long as" and "only if" ask of the game."""

from typing import ClassVar

from shinpan.game.enums import Color, Step, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.game.objects import Choices
from shinpan.phrases.base import Condition, Quality, Quantity, Reference, phrase
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection

KICKERS = (KeywordAbility.KICKER, KeywordAbility.MULTIKICKER)
"""The keyword abilities whose costs are kicker costs (702.33c)."""


@phrase(
    en=(
        "{who} control[s] {group:a} @ number=1",
        "{who} control[s] {number:word} or more {group:plural}",
        "{who} control[s] at least {number:word} {group:plural}",
    ),
    ja=("{who}が{group}をコントロールしている @ number=1", "{who}が{number:group}以上をコントロールしている"),
)
class Controls(Condition):
    """A player controls something: "you control a Forest". number: at least how many."""

    volatile: ClassVar[bool] = False
    who: Reference
    group: Collection
    number: int = 1

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players controls as many of them."""
        members = [each for each in self.group.members(context) if not isinstance(each, PlayerId)]
        return any(
            sum(context.controller(each) == player for each in members) >= self.number
            for player in self.who.find(context)
        )


@phrase(
    en=(
        "{quantity.whose} [has|have] no cards in hand @ quantity=HandSizeOf, bound=0, comparison=OR_LESS",
        "{quantity.whose} [has|have] {bound} or more life @ quantity=LifeTotalOf, comparison=OR_GREATER",
        "{quantity.whose} [has|have] {bound} or less life @ quantity=LifeTotalOf, comparison=OR_LESS",
        ("{quantity.whose} [has|have] {bound:word} or more cards in hand @ quantity=HandSizeOf, comparison=OR_GREATER"),
        "there are {bound:word} or more {quantity:among} @ quantity=UnlockedDoorsAmong",
        "there are {bound:word} or more {quantity.group:plural} @ quantity=Count, comparison=OR_GREATER, bound=Fixed",
        "{quantity} is less than {bound:next} @ quantity=Devotion, comparison=OR_LESS",
        (
            "{quantity.group:plural} have total toughness {bound} or greater @ quantity=TotalOf, "
            "quantity.what=TOUGHNESS, comparison=OR_GREATER"
        ),
        (
            "you've drawn {bound:word} or more cards this turn @ quantity=CardsDrawn, quantity.who=You, "
            "comparison=OR_GREATER"
        ),
        "{quantity} is {bound}< {comparison}>",
        "{quantity} was {bound}< {comparison}> @ quantity=ManaValueOf|PowerOf|ToughnessOf",
        "{quantity.of} ha[s|ve] mana value {bound}< {comparison}> @ quantity=ManaValueOf",
        (
            "{bound:word} or more {quantity.group.noun} are in {quantity.group.modifiers.whose:'s} graveyard @ "
            "quantity=Count, quantity.group=Group, quantity.group.modifiers=(InZone), "
            "quantity.group.modifiers.zone=GRAVEYARD, comparison=OR_GREATER"
        ),
        "there are {bound:word} or more {quantity.group:plural} @ quantity=Count, comparison=OR_GREATER",
        (
            "there are {bound:word} or more card types among {quantity.group:plural} @ quantity=CardTypesAmong, "
            "comparison=OR_GREATER"
        ),
        "you have {bound} or more cards in your library @ quantity=LibrarySize, quantity.whose=You",
        (
            "you have {bound:word} or fewer cards in your library @ quantity=LibrarySize, quantity.whose=You, "
            "comparison=OR_LESS"
        ),
        "there are {bound:word} or more colors among {quantity.group:plural} @ quantity=ColorsAmong",
        "there are five colors among {quantity.group:plural} @ quantity=ColorsAmong, bound=5",
        (
            "there are {bound:word} or more permanent types among {quantity.group:plural} @ quantity=CardTypesAmong, "
            "quantity.permanent=True, comparison=OR_GREATER"
        ),
        (
            "{quantity.group.modifiers.whose} [has|have] {bound:word} or more {quantity.group.noun} in "
            "[its|their|your] graveyard @ quantity=Count, quantity.group=Group, "
            "quantity.group.modifiers=(InZone), quantity.group.modifiers.zone=GRAVEYARD, comparison=OR_GREATER"
        ),
        "{quantity} is {bound} or more @ comparison=OR_GREATER",
        "{quantity} is greater than or equal to {bound} @ comparison=OR_GREATER",
        "{quantity} is less than or equal to {bound} @ comparison=OR_LESS",
        "{quantity.whose} [has|have] {bound:word} or fewer cards in hand @ quantity=HandSizeOf, comparison=OR_LESS",
        "{quantity.whose} [has|have] exactly {bound:word} cards in hand @ quantity=HandSizeOf, comparison=EQUAL",
        "{quantity.whose} [has|have] exactly {bound} life @ quantity=LifeTotalOf, comparison=EQUAL",
        "you have {bound:word} or more opponents @ quantity=OpponentsYouHave, comparison=OR_GREATER",
        "there is {quantity.group:a} @ quantity=Count, bound=1, comparison=OR_GREATER",
        "{quantity.of} ha[s|ve] power {bound}< {comparison}> @ quantity=PowerOf",
        "at least {bound:word} mana was spent to cast {quantity.of} @ quantity=ManaSpentOn, comparison=OR_GREATER",
        "{quantity.of} ha[s|ve] total power {bound}< {comparison}> @ quantity=PowersOf",
        "{quantity.of} ha[s|ve] toughness {bound}< {comparison}> @ quantity=ToughnessOf",
        (
            "{quantity.whose} [has|have] at least {bound.first} life more than {bound.second} @ quantity=LifeTotalOf, "
            "bound=Sum, comparison=OR_GREATER"
        ),
        ("{quantity} is less than or equal to half {bound.of} @ bound=Half, bound.rounding=DOWN, comparison=OR_LESS"),
        ("{bound:word} or more {quantity.what:plural} died this turn @ quantity=DeathsThisTurn, comparison=OR_GREATER"),
    ),
    ja=(
        "{quantity.whose:'s}手札にカードがない @ quantity=HandSizeOf, bound=0, comparison=OR_LESS",
        "{quantity.whose:'s}手札に{bound}枚以上のカードがある @ quantity=HandSizeOf, comparison=OR_GREATER",
        "{quantity}が{bound:next}未満である @ quantity=Devotion, comparison=OR_LESS",
        "{quantity}が{bound}<{comparison}>である",
    ),
)
class Compare(Condition):
    """A number is in some bounds: "you have 30 or more life"."""

    volatile: ClassVar[bool] = False
    quantity: Quantity
    bound: Quantity
    comparison: Comparison = Comparison.OR_GREATER

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        bounds = self.bound.values(context)
        return any(self.comparison.holds(each, bound) for each in self.quantity.values(context) for bound in bounds)


@phrase(
    en=("{who} control[s] {number:word} or fewer {group:plural}",),
    ja="{who}が{number:group}以下をコントロールしている",
)
class ControlsAtMost(Condition):
    """A player controls at most so many of something: "you control two or fewer other lands"."""

    volatile: ClassVar[bool] = False
    who: Reference
    group: Collection
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players controls no more of them."""
        members = [each for each in self.group.members(context) if not isinstance(each, PlayerId)]
        return any(
            sum(context.controller(each) == player for each in members) <= self.number
            for player in self.who.find(context)
        )


@phrase(
    en=(
        "{which} [isn't|aren't|is not] a token @ quality=Not, quality.quality=IsToken",
        "{which} [isn't|aren't] {quality.quality:a} @ quality=Not",
        "{which} [isn't|aren't] {quality.quality:a} @ quality=NoneOf, quality.quality=Group|AnyOf",
        "{which} ha[s|ve] {quality.keyword} @ quality=WithKeyword",
        "{which} target[s] only {quality.what} @ quality=TargetsOnly, quality.what=OneOf",
        "{which} [is|are] {quality:a}",
    ),
    ja=(
        "{which}が{quality.keyword}を持つ @ quality=WithKeyword",
        "{which}が{quality.quality:noun}でない @ quality=NoneOf",
        "{which}が{quality:is}",
    ),
)
class Fits(Condition):
    """Something has a quality: "if it's a creature card". False if there is no such thing."""

    volatile: ClassVar[bool] = False
    which: Reference
    quality: Quality

    def holds(self, context: Queries) -> bool:
        """Return whether all that the words stand for have it."""
        found = self.which.find(context)
        return bool(found) and all(self.quality.holds(context, each) for each in found)


@phrase(
    en=("#only during {whose:'s} turn", "it's {whose:'s} turn"),
    ja=("#only {whose:'s}ターン", "{whose:'s}ターンである"),
)
class TurnOf(Condition):
    """It is the turn of a player (102.1)."""

    whose: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether the active player is one of them."""
        return self.whose.includes(context, context.state.turn.active)


@phrase(
    en=(
        "#only during {whose:'s} upkeep @ step=UPKEEP",
        "#only during {whose:'s} {step}",
        "#only during the {step} @ whose=None",
        "it's {whose:'s} {step}",
    ),
    ja=("#only {whose:'s}{step}", "#only {step} @ whose=None", "{whose:'s}{step}である"),
)
class DuringStep(Condition):
    """It is a certain step, of a player's turn or of any (500.1)."""

    step: Step
    whose: Reference | None = None

    def holds(self, context: Queries) -> bool:
        """Return whether it is that step, and such a player's turn."""
        turn = context.state.turn
        return turn.step is self.step and (self.whose is None or self.whose.includes(context, turn.active))


class AnnouncedCondition(Condition):
    """Base of conditions on what was announced as the spell was cast (601.2b).

    A target that a text names under such a condition is chosen only if it was (601.2c).
    """

    __slots__ = ()
    volatile: ClassVar[bool] = False

    def was(self, choices: Choices) -> bool:
        """Return whether it was announced so."""
        raise NotImplementedError

    def holds(self, context: Queries) -> bool:
        """Return whether the spell, or the spell that became the permanent, was cast so."""
        source = context.look(context.source)
        return source is not None and source.choices is not None and self.was(source.choices)


@phrase(
    en=("{.spell} was kicked @ place=None", "{.spell} was kicked with its {cost} kicker @ place=*"),
    ja=("{.spell}がキッカーされていた @ place=None", "{.spell}が{cost}でキッカーされていた @ place=*"),
)
class WasKicked(AnnouncedCondition):
    """The spell was kicked (702.33e). place, cost: with which of its kicker costs, if that matters (702.33f)."""

    place: int | None = None
    cost: ManaCost | None = None

    def was(self, choices: Choices) -> bool:
        """Return whether a kicker cost was paid, or that one."""
        return any(
            extra.keyword in KICKERS and (self.place is None or extra.place == self.place) for extra in choices.extras
        )


@phrase(
    en=(
        (
            "its {keyword} cost was paid @ keyword=EVOKE|PROWL|SURGE|SPECTACLE|FREERUNNING"
            "|DASH|BLITZ|WARP|IMPENDING|EMERGE|OVERLOAD|AWAKEN|CLEAVE|MADNESS|MIRACLE"
            "|WEB_SLINGING|FLASHBACK|JUMP_START|RETRACE|ESCAPE|HARMONIZE|MAYHEM|BESTOW"
            "|SUSPEND|FORETELL|PLOT|MUTATE|DISTURB|REBOUND|OFFERING"
        ),
        "{.spell} was foretold @ keyword=FORETELL",
        "{.this} escaped @ keyword=ESCAPE",
    ),
    ja=(
        (
            "その{keyword}コストが支払われていた @ keyword=EVOKE|PROWL|SURGE|SPECTACLE|FREERUNNING|DASH"
            "|BLITZ|WARP|IMPENDING|EMERGE|OVERLOAD|AWAKEN|CLEAVE|MADNESS|MIRACLE"
            "|WEB_SLINGING|FLASHBACK|JUMP_START|RETRACE|ESCAPE|HARMONIZE|MAYHEM|BESTOW"
            "|SUSPEND|FORETELL|PLOT|MUTATE|DISTURB|REBOUND|OFFERING"
        ),
    ),
)
class AlternativeWasPaid(AnnouncedCondition):
    """The spell was cast for the cost, or from the place, of a keyword ability (118.9, 702.74a)."""

    keyword: KeywordAbility

    def was(self, choices: Choices) -> bool:
        """Return whether it was."""
        return self.keyword in choices.keywords


@phrase(
    en=(
        "{.spell} was bargained @ keyword=BARGAIN",
        "it's bargained @ keyword=BARGAIN",
        "the gift was promised @ keyword=GIFT",
        ("its {keyword} cost was paid @ keyword=BUYBACK|CASUALTY|CONSPIRE|OFFSPRING|REPLICATE|SQUAD|ENTWINE"),
    ),
    ja=(
        "{.spell}が協約されていた @ keyword=BARGAIN",
        "贈呈が約束されていた @ keyword=GIFT",
        ("その{keyword}コストが支払われていた @ keyword=BUYBACK|CASUALTY|CONSPIRE|OFFSPRING|REPLICATE|SQUAD|ENTWINE"),
    ),
)
class ExtraWasPaid(AnnouncedCondition):
    """The optional additional cost of a keyword ability was paid for the spell (118.8b): buyback, bargain, gift ..."""

    keyword: KeywordAbility

    def was(self, choices: Choices) -> bool:
        """Return whether it was."""
        return choices.times_paid(self.keyword) > 0


@phrase(
    en=(
        "you cast it from your {zone}",
        "it was cast from your {zone}",
        "it was cast from a {zone}",
        "{.spell} was cast from a {zone}",
        "{.spell} was cast from your {zone}",
        "{.spell} was cast from {zone} @ zone=EXILE",
        "you cast it from {zone} @ zone=EXILE",
    ),
    ja="あなたがこれを{zone}から唱えていた",
)
class CastFromZone(AnnouncedCondition):
    """The spell was cast from a zone (601.2a)."""

    zone: Zone

    def was(self, choices: Choices) -> bool:
        """Return whether it was."""
        return choices.cast_from is self.zone


@phrase(
    en=("{.spell} was cast from anywhere other than your hand", "it was cast from anywhere other than your hand"),
    ja="{.spell}が手札以外のいずれかから唱えられていた",
)
class CastElsewhere(AnnouncedCondition):
    """The spell was cast from another zone than the hand (601.2a)."""

    def was(self, choices: Choices) -> bool:
        """Return whether it was cast, and from elsewhere."""
        return choices.cast_from not in (None, Zone.HAND)


@phrase(en=("you cast it", "it was cast"), ja="あなたがこれを唱えていた")
class WasCast(AnnouncedCondition):
    """The permanent was a spell that was cast (601.2i)."""

    def was(self, choices: Choices) -> bool:
        """Return whether it was cast from anywhere."""
        return choices.cast_from is not None


@phrase(
    en="at least {number:word} {color} mana was spent to cast {.spell}",
    ja="{.spell}を唱えるために{color}マナが{number}点以上支払われていた",
)
class ManaOfColorSpent(AnnouncedCondition):
    """At least so much mana of a color was spent to cast the spell (106.6, 601.2h)."""

    color: Color
    number: int

    def was(self, choices: Choices) -> bool:
        """Return whether as much was."""
        return sum(mana.kind.color is self.color for mana in choices.mana_spent) >= self.number


@phrase(
    en=("{number:word} or more mana was spent to cast {.spell}",),
    ja="{.spell}を唱えるためにマナが{number}点以上支払われていた",
)
class ManaSpent(AnnouncedCondition):
    """At least so much mana was spent to cast the spell (601.2h)."""

    number: int

    def was(self, choices: Choices) -> bool:
        """Return whether as much was."""
        return len(choices.mana_spent) >= self.number


@phrase(en=(), ja=())
class Unless(Condition):
    """A condition that isn't met."""

    volatile: ClassVar[bool] = False
    condition: Condition

    def holds(self, context: Queries) -> bool:
        """Return whether it isn't."""
        return not self.condition.holds(context)


@phrase(en="{first} and {second}", ja="{first}うえで{second}")
class BothHold(Condition):
    """Two conditions at once."""

    volatile: ClassVar[bool] = False
    first: Condition
    second: Condition

    def holds(self, context: Queries) -> bool:
        """Return whether both are met."""
        return self.first.holds(context) and self.second.holds(context)
