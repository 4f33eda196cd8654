"""Limits on how often players do something in a turn or a step (101.2): casting, drawing, untapping."""

from shinpan.game.events import SpellCast
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Quality, Quantity, Reference, StaticPart, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Spells
from shinpan.phrases.restrictions import CantCast, Restriction

_ANY_SPELL = Group(Spells())


@phrase(
    en="{who} can't cast more than one {spells} each turn @ number=1",
    ja="{who}は毎ターン、2つ以上の{spells}を唱えられない @ number=1",
)
class CastsLimited(CantCast):
    """Players can't cast more than so many spells of a description each turn; all spells of the turn count."""

    number: int = 1

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether a card would be one too many."""
        if isinstance(entity, PlayerId) or not CantCast.covers(self, context, entity):
            return False
        return self._cast(context, context.controller(entity)) >= self.number

    def _cast(self, context: Queries, player: PlayerId) -> int:
        if self.spells == _ANY_SPELL:
            return context.player(player).spells_cast
        return sum(
            isinstance(event, SpellCast) and event.player == player and self.spells.holds(context, event.object)
            for event in context.state.history
        )


@phrase(
    en="{affected} can't draw more than one card each turn @ number=1",
    ja="{affected}は毎ターン、2枚以上のカードを引けない @ number=1",
)
class DrawsLimited(Restriction):
    """Players can't draw more than so many cards each turn; all cards drawn in the turn count (121.2)."""

    affected: Reference
    number: int = 1

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether a player has drawn as many."""
        if not isinstance(entity, PlayerId) or not self.affected.includes(context, entity):
            return False
        return context.player(entity).cards_drawn >= self.number


@phrase(
    en="players can't untap more than {number:word} {what:plural} during their untap steps",
    ja="プレイヤーは自分のアンタップ・ステップに、{what}を{number}つまでしかアンタップできない",
)
class UntapsLimited(StaticPart):
    """Players untap no more than so many permanents of a description in their untap steps (502.3)."""

    number: Quantity
    what: Quality

    def limited(self, context: Queries, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
        """Return those of some objects that it is about."""
        return tuple(each for each in objects if self.what.holds(context, each))


@phrase(
    en="untap {objects:every} during each other player's untap step",
    ja="他の各プレイヤーのアンタップ・ステップに、{objects:every}をアンタップする",
)
class UntapsWithOthers(StaticPart):
    """The controller's permanents untap in the untap steps of other players too (502.3)."""

    objects: Reference
