"""The emblem named The Ring, whose abilities grow as it tempts its owner again and again (701.54c)."""

from typing import ClassVar

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import CardType, Step, Supertype, Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.abilities import Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Effect, Quality, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.modifications.types import AddSupertypes
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Permanents, Players
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Bound, EventObject, This, objects_among
from shinpan.phrases.references.players import EachOpponent
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.phrases.ring.bearers import YourRingBearer
from shinpan.phrases.tokens import TokenCard
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.fighting import BecomesBlockedBy
from shinpan.phrases.triggers.turns import BeginningOf

NAME = "The Ring"


@phrase(en="with greater power @ than=*", ja="より大きいパワーを持つ @ than=*")
class WithGreaterPower(Quality):
    """With more power than something has: the source, unless the words around say otherwise."""

    reads_power: ClassVar[bool] = True
    than: Reference = This()

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the power is greater than that of one of them."""
        if isinstance(entity, PlayerId):
            return False
        power = context.characteristics(entity).power
        others = (context.characteristics(each).power for each in objects_among(context, self.than))
        return power is not None and any(other is not None and power > other for other in others)


@phrase(en="{objects:'s} controller sacrifices [it|them]", ja="{objects:'s}コントローラーはそれを生け贄に捧げる")
class ControllersSacrifice(Effect):
    """Whoever controls some permanents sacrifices them (701.21a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have each of the controllers sacrifice theirs, all at the same time."""
        objects = [each for each in objects_among(context, self.objects) if context.exists(each)]
        yield from context.together(context.sacrifice(context.controller(each), (each,)) for each in objects)


_BEARER = YourRingBearer()
_STRONGER = Group(Permanents((CardType.CREATURE,)), modifiers=(WithGreaterPower(_BEARER),))
_COMMAND = frozenset({Zone.COMMAND})


def _triggered(trigger: TriggerPhrase, effect: Effect) -> TriggeredAbility:
    return TriggeredAbility(trigger, effect, zones=_COMMAND)


_ABILITIES: tuple[Ability, ...] = (
    StaticAbility(
        (Modify(_BEARER, (AddSupertypes((Supertype.LEGENDARY,)),)), CantBeBlocked(_BEARER, _STRONGER)), zones=_COMMAND
    ),
    _triggered(Attacks(OneOf(_BEARER)), Sequence((DrawCards(), DiscardCards(Fixed(1))))),
    _triggered(
        BecomesBlockedBy(OneOf(_BEARER), Group(Permanents((CardType.CREATURE,)))),
        Later(BeginningOf(Step.END_OF_COMBAT), ControllersSacrifice(Bound()), about=EventObject()),
    ),
    _triggered(DealsDamage(OneOf(_BEARER), Group(Players()), combat=True), LoseLife(Fixed(3), EachOpponent())),
)


def the_ring(tempted: int) -> TokenCard:
    """Return the emblem as it is for a player whom the Ring has tempted so often."""
    number = max(1, min(tempted, len(_ABILITIES)))
    return _RINGS[number - 1]


_RINGS = tuple(
    TokenCard(NAME, (Characteristics(names=(NAME,), abilities=_ABILITIES[: number + 1]),))
    for number in range(len(_ABILITIES))
)
