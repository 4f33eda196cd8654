"""Melding: exiling both cards of a meld pair, and putting them onto the battlefield combined (701.42, 712.4a)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Condition, Effect, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(
    en=(
        "{.this} and {counterpart:a} are attacking, and you both own and control them @ attacking=True",
        "you both own and control {.this} and {counterpart:a}",
    ),
    ja=(
        "{.this}と{counterpart}が攻撃していて、それらのオーナーとコントローラーがともにあなたである @ attacking=True",
        "{.this}と{counterpart}のオーナーとコントローラーがともにあなたである",
    ),
)
class OwnBoth(Condition):
    """You own and control the source, a permanent, and something else: its counterpart. attacking: both attack."""

    volatile: ClassVar[bool] = False
    counterpart: Collection
    attacking: bool = False

    def holds(self, context: Queries) -> bool:
        """Return whether you do."""
        found = partners(context, self.counterpart) if yours(context, context.source) else ()
        if not self.attacking:
            return bool(found)
        combat = context.state.combat
        attackers = () if combat is None else tuple(attack.attacker for attack in combat.attacks)
        return context.source in attackers and any(each in attackers for each in found)


def yours(context: Queries, object_id: ObjectId) -> bool:
    """Return whether an object is a permanent that you both own and control."""
    found = context.look(object_id)
    if found is None or not context.exists(object_id) or found.zone is not Zone.BATTLEFIELD:
        return False
    return found.owner == context.you and context.controller(object_id) == context.you


def partners(context: Queries, group: Collection) -> tuple[ObjectId, ...]:
    """Return what may be the source's counterpart."""
    return tuple(
        each
        for each in group.members(context)
        if not isinstance(each, PlayerId) and each != context.source and yours(context, each)
    )


@phrase(
    en=(
        (
            "exile them, then meld them into {into}. it enters the battlefield tapped and attacking @ "
            "counterpart=*, attacking=True"
        ),
        "exile them, then meld them into {into} @ counterpart=*",
        (
            "exile them, then meld them into {into}. it enters tapped and attacking @ "  # as reading has it
            "counterpart=*, attacking=True"
        ),
    ),
    ja=(
        (
            "それらを追放し、その後{into}に合体させる。それはタップ状態で攻撃している状態で戦場に出る @ "
            "counterpart=*, attacking=True"
        ),
        "それらを追放し、その後{into}に合体させる @ counterpart=*",
    ),
)
class ExileAndMeld(Effect):
    """Exile the source and its counterpart, then meld what became of them (712.4a).

    With several counterparts, the player chooses one. attacking: the permanent enters tapped and attacking.
    """

    into: str
    counterpart: Collection | None = None
    attacking: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Exile and meld them; if one of them isn't there, nothing happens."""
        found: tuple[ObjectId, ...] = ()
        if self.counterpart is not None and yours(context, context.source):
            found = partners(context, self.counterpart)
        if self.attacking:  # "them" are those that attack
            combat = context.state.combat
            attackers = () if combat is None else tuple(attack.attacker for attack in combat.attacks)
            found = tuple(each for each in found if each in attackers)
        if not found:
            return
        chosen = yield from context.choose(context.you, found)
        both = (context.source, *(each for each in chosen if not isinstance(each, PlayerId)))
        exiled = yield from context.move(both, Zone.EXILE)
        yield from context.meld(exiled, context.you, attacking=self.attacking)
