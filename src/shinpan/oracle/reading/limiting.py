"""What stands among effects without being one: limits on activating, damage of which only the amount is said."""

from typing import Any

from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.lasting import again_as
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Effect, walk
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.reach.instead import DealsSoMuch
from shinpan.phrases.reach.limits import OnlyOnce, UseOnce

Fields = dict[str, Any]


def with_limits(fields: Fields) -> Fields:
    """Return the fields of an activated ability with "activate only once" as a cost that can be paid once."""
    effect = fields["effect"]
    if not isinstance(effect, Sequence) or OnlyOnce() not in effect.effects:
        return fields
    if effect.effects.count(OnlyOnce()) > 1 or effect.effects[-1] != OnlyOnce():
        raise Unfit
    left: tuple[Effect, ...] = effect.effects[:-1]
    rest = left[0] if len(left) == 1 else Sequence(left)
    cost: Cost = fields["cost"]
    return {**fields, "effect": rest, "cost": cost.with_(parts=(*cost.parts, UseOnce(repr(rest))))}


def with_recipient(fields: Fields) -> Fields:
    """Return the fields of a condition with damage "instead" dealt to what the other damage would be dealt to.

    Raises Unfit if there is no such damage.
    """
    effect, other = fields["effect"], fields.get("otherwise")
    if not isinstance(effect, DealsSoMuch):
        return fields
    if not isinstance(other, DealDamage):
        raise Unfit
    recipient = again_as(other.recipient) or other.recipient
    return {**fields, "effect": DealDamage(effect.amount, recipient, effect.source)}


def has_loose_damage(phrase: Any) -> bool:
    """Return whether an ability would deal damage to nothing that is said."""
    return any(isinstance(each, DealsSoMuch) for each in walk(phrase))
