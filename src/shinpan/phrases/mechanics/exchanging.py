"""Exchanges of life totals, of numbers, of zones, and of control between two targets (701.12)."""

from typing import Any

from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quality, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.trading import exchange
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You


@phrase(
    en="exchange control of {both} @ both=Target, both.minimum=2, both.maximum=2",
    ja="{both}のコントロールを交換する",
)
class ExchangeBoth(Effect):
    """The controllers of two targets exchange control of them; nothing if one controls both (701.12a-b)."""

    both: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Exchange it, if both are still legal targets."""
        found = objects_among(context, self.both)
        if len(found) == 2:
            yield from exchange(context, found[:1], found[1:])


@phrase(
    en=("{players} exchange[s] life totals @ players=Target", "exchange life totals with {other}"),
    ja=("{players}はライフの総量を交換する @ players=Target", "{other}とライフの総量を交換する"),
)
class ExchangeLifeTotals(Effect):
    """Two players' life totals become each other's (701.12c). players: both; else you and the other."""

    players: Reference | None = None
    other: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have one gain and the other lose the difference, if both can."""
        found = self.other.find(context) if self.players is None else self.players.find(context)
        pair = players_among((context.you, *found) if self.players is None else found)
        if len(pair) != 2 or pair[0] == pair[1]:
            return
        totals = [context.player(each).life for each in pair]
        if all(context.life_may_become(each, total) for each, total in zip(pair, totals[::-1], strict=True)):
            yield from context.together(
                _become(context, each, total) for each, total in zip(pair, totals[::-1], strict=True)
            )


def _become(context: Context, player: PlayerId, total: int) -> Steps[Any]:
    """Have a player gain or lose what is between their life total and another (119.5)."""
    life = context.player(player).life
    if total > life:
        yield from context.gain_life(player, total - life)
    else:
        yield from context.lose_life(player, life - total)


@phrase(
    en=(
        "exchange {whose:'s} life total with {of:'s} toughness @ toughness=True",
        "exchange {whose:'s} life total with {of:'s} power",
    ),
    ja=(
        "{whose:'s}ライフの総量と{of:'s}タフネスを交換する @ toughness=True",
        "{whose:'s}ライフの総量と{of:'s}パワーを交換する",
    ),
)
class ExchangeLifeWithSize(Effect):
    """A life total and the power or toughness of a creature become each other's (701.12g)."""

    whose: Reference
    of: Reference
    toughness: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Change the life total, and set the number indefinitely, if both can be done."""
        players, objects = players_among(self.whose.find(context)), objects_among(context, self.of)
        there = context.permanents()
        if not players or not objects or objects[0] not in there:
            return
        values = context.characteristics(objects[0])
        number = values.toughness if self.toughness else values.power
        life = context.player(players[0]).life
        if number is None or not context.life_may_become(players[0], number):
            return
        yield from _become(context, players[0], number)
        size = SetPowerToughness(None, Fixed(life)) if self.toughness else SetPowerToughness(Fixed(life), None)
        yield from context.begin_effect((size,), Duration.FOREVER, objects[:1])


@phrase(
    en="exchange your {first} and {second}",
    ja="あなたの{first}と{second}を交換する",
)
class ExchangeZones(Effect):
    """All the cards in two zones of yours change places, though one may be empty (701.12d, 701.12f)."""

    first: Zone
    second: Zone

    def perform(self, context: Context) -> Steps[None]:
        """Move all of them at the same time."""
        one, other = (context.in_zone(zone, context.you) for zone in (self.first, self.second))
        yield from context.together((context.move(one, self.second), context.move(other, self.first)))


@phrase(en="you neither own nor control", ja="あなたがオーナーでもコントローラーでもない")
class NeitherOwnedNorControlled(Quality):
    """Neither owned nor controlled by you (108.3, 109.4)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it belongs to others in both ways."""
        found = None if isinstance(entity, PlayerId) else context.look(ObjectId(entity))
        return found is not None and found.owner != context.you and context.controller(found.id) != context.you
