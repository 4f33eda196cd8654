"""Conditions that compare players with each other, and permanents among themselves."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.measures import Measure, measured
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.references.players import EachOpponent, EachPlayer


def _exceeds(context: Queries, numbers: dict[PlayerId, int], who: Reference, than: Reference) -> bool:
    """Return whether the number of one player is greater than that of another; than each one, if the words say so."""
    compare = all if isinstance(than, EachOpponent | EachPlayer) else any
    others = players_among(than.find(context))
    return any(
        bool(rest := [other for other in others if other != player])
        and compare(numbers[player] > numbers[other] for other in rest)
        for player in players_among(who.find(context))
    )


@phrase(
    en=("{who} control[s] more {group:plural} than {than}",),
    ja="{who}が{than}よりも多くの{group}をコントロールしている",
)
class ControlsMore(Condition):
    """A player controls more of something than another: "an opponent controls more lands than you"."""

    volatile: ClassVar[bool] = False
    who: Reference
    group: Collection
    than: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players does; than any of the others, or than each of them."""
        members = [each for each in self.group.members(context) if not isinstance(each, PlayerId)]
        owners = [context.controller(each) for each in members]
        numbers = {player: owners.count(player) for player in context.players()}
        return _exceeds(context, numbers, self.who, self.than)


@phrase(
    en=("{who} ha[s|ve] more life than {than} @ cards=False", "{who} ha[s|ve] more cards in hand than {than}"),
    ja=("{who}のライフが{than}よりも多い @ cards=False", "{who}の手札の枚数が{than}よりも多い"),
)
class HasMore(Condition):
    """A player has more life than another, or more cards in hand (119, 402)."""

    who: Reference
    than: Reference
    cards: bool = True

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players has; than any of the others, or than each of them."""
        numbers = {
            each: len(context.in_zone(Zone.HAND, each)) if self.cards else context.player(each).life
            for each in context.players()
        }
        return _exceeds(context, numbers, self.who, self.than)


@phrase(
    en="{who} ha[s|ve] {number:word} or more {kind} counters",
    ja="{who}が{kind}カウンターを{number}個以上持っている",
)
class PlayerHasCounters(Condition):
    """A player has at least so many counters of a kind: "an opponent has three or more poison counters" (122.1)."""

    volatile: ClassVar[bool] = False
    who: Reference
    kind: CounterKind
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players has."""
        return any(
            context.player(each).count(self.kind) >= self.number for each in players_among(self.who.find(context))
        )


@unique
class Differing(Term):
    """In what permanents differ."""

    POWERS = ("powers", "パワー")
    TOUGHNESSES = ("toughnesses", "タフネス")
    MANA_VALUES = ("mana values", "マナ総量")
    NAMES = ("names", "名前")


_MEASURES = {
    Differing.POWERS: Measure.POWER,
    Differing.TOUGHNESSES: Measure.TOUGHNESS,
    Differing.MANA_VALUES: Measure.MANA_VALUE,
}


@phrase(
    en="{who} control[s] {number:word} or more {group:plural} with different {what}",
    ja="{who}が{what}の異なる{group}を{number}体以上コントロールしている",
)
class ControlsDifferent(Condition):
    """A player controls several permanents no two of which are alike in something: their powers, their names."""

    volatile: ClassVar[bool] = False
    reads_power: ClassVar[bool] = True
    who: Reference
    group: Collection
    number: int
    what: Differing

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players does."""
        members = [each for each in self.group.members(context) if not isinstance(each, PlayerId)]
        return any(
            self._kinds(context, [each for each in members if context.controller(each) == player]) >= self.number
            for player in players_among(self.who.find(context))
        )

    def _kinds(self, context: Queries, objects: list[ObjectId]) -> int:
        if self.what is Differing.NAMES:
            return len({name for each in objects for name in context.characteristics(each).names[:1]})
        return len({measured(context, _MEASURES[self.what], each) for each in objects})
