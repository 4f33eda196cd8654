"""Limits on where from and when spells may be cast (101.2, 601.3)."""

from typing import ClassVar

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.restrictions import CantCast, NoActivation, NoCast


@phrase(
    en=(
        "{who} can cast spells only during your turn @ who=You",
        "{who} can cast spells only during their own turns",
    ),
    ja=(
        "{who}はあなたのターンにのみ呪文を唱えられる @ who=You",
        "{who}は自分のターンにのみ呪文を唱えられる",
    ),
)
class CastsInOwnTurn(NoCast):
    """Players can cast spells in no turn but their own (601.3)."""

    who: Reference
    volatile: ClassVar[bool] = True

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether an object is one of a player whose turn it isn't."""
        if isinstance(entity, PlayerId):
            return False
        player = context.controller(entity)
        return self.who.includes(context, player) and context.state.turn.active != player


@phrase(
    en="{who} can cast spells and activate abilities only during their own turns @ mana=*",
    ja="{who}は自分のターンにのみ呪文を唱え能力を起動できる @ mana=*",
)
class ActsInOwnTurn(CastsInOwnTurn, NoActivation):
    """Players can cast spells and activate abilities, mana abilities too, in no turn but their own (601.3, 602.5)."""

    mana: bool = True


@phrase(
    en=(
        "{who} can't cast {spells:plural} or activate abilities of artifacts, creatures, or enchantments @ mana=*",
        "{who} can't cast {spells:plural} or activate abilities @ mana=*, every=True",
    ),
    ja=(
        "{who}は{spells}を唱えたりアーティファクトやクリーチャーやエンチャントの能力を起動したりできない @ mana=*",
        "{who}は{spells}を唱えたり能力を起動したりできない @ mana=*, every=True",
    ),
)
class CantCastOrActivate(CantCast, NoActivation):
    """Players can neither cast spells nor activate abilities, mana abilities among them (101.2, 602.5).

    every: of whatever, not only of artifacts, creatures and enchantments.
    """

    every: bool = False
    mana: bool = True

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is such a spell of such a player, or something of theirs with such abilities."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        if found is not None and found.zone is Zone.STACK:
            return CantCast.covers(self, context, entity)
        if not self.who.includes(context, context.controller(entity)):
            return False
        return self.every or (
            entity in context.permanents() and not _ACTIVE.isdisjoint(context.characteristics(entity).types)
        )


_ACTIVE = frozenset({CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT})
