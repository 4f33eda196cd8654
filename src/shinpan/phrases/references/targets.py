"""Targets (115)."""

from shinpan.game.ids import Entity
from shinpan.phrases.base import Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.measures import Measure
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed


@phrase(
    en=(
        "{group:target} @ minimum=1, maximum=1, slot=*, divided=*",
        "{group:target} @ minimum=Count, maximum=minimum, slot=*, divided=*, apart=True",
        "up to one {group:target} of each of those players @ minimum=0, maximum=Count, slot=*, divided=*, apart=True",
        (
            "any number of target {group.noun:plural} with total {measure} {total} or less {group.modifiers:from} @ "
            "minimum=0, maximum=AnyNumber, slot=*, divided=*, group=*"
        ),
        "any number of {group:target,plural} @ minimum=0, maximum=AnyNumber, slot=*, divided=*",
        "up to one {group:target} @ minimum=0, maximum=1, slot=*, divided=*",
        "up to {maximum:word} {group:target,plural} @ minimum=0, slot=*, divided=*",
        "{minimum:word} or {maximum:word} {group:target,plural} @ minimum=1, maximum=2, slot=*, divided=*",
        "one, two, or three {group:target,plural} @ minimum=1, maximum=3, slot=*, divided=*",
        "{maximum:word} {group:target,plural} @ minimum=maximum, slot=*, divided=*",
    ),
    ja=(
        "{group:a} @ minimum=1, maximum=1, slot=*, divided=*",
        "{group:a} @ minimum=Count, maximum=minimum, slot=*, divided=*, apart=True",
        "プレイヤー1人につき最大1つの{group:a} @ minimum=0, maximum=Count, slot=*, divided=*, apart=True",
        "{measure}の合計が{total}以下である望む数の{group}[+] @ minimum=*, maximum=AnyNumber, slot=*, divided=*",
        "望む数[+] @ minimum=*, maximum=AnyNumber, group.noun=AnyTarget, slot=*, divided=*",
        "望む数の{group}[+] @ minimum=*, maximum=AnyNumber, slot=*, divided=*",
        "{maximum:group,最大} @ minimum=0, maximum=1, slot=*, divided=*",
        "{maximum:group,最大}[+] @ minimum=0, slot=*, divided=*",
        "{minimum:group}か{maximum}つ[+] @ minimum=1, maximum=2, slot=*, divided=*",
        "{minimum:group}か2つか3つ[+] @ minimum=1, maximum=3, slot=*, divided=*",
        "{maximum:group} @ minimum=maximum, slot=*, divided=*",
    ),
)
class Target(Reference):
    """ "target creature", "up to two target creatures" (115.1).

    slot: its place among the targets of the spell, ability or mode, from 0. divided: the amount that is divided
    among the targets when they are chosen (601.2d). apart: each is another player's ("for each opponent, target
    permanent that player controls").
    total: the most that the powers of the targets may add up to, or what else is measured.
    """

    group: Collection
    minimum: Quantity = Fixed(1)
    maximum: Quantity = Fixed(1)
    slot: int = 0
    divided: Quantity | None = None
    apart: bool = False
    total: Quantity | None = None
    measure: Measure = Measure.POWER

    def allowed(self, context: Queries, entity: Entity) -> bool:
        """Return whether the description fits; hexproof and its kin are the rules' matter (115.4)."""
        return self.group.holds(context, entity)

    def candidates(self, context: Queries) -> tuple[Entity, ...]:
        """Return all that the description fits."""
        return self.group.members(context)

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the targets chosen that are still legal."""
        return context.targets(self.slot)


@phrase(en="it @ slot=*", ja="それ @ slot=*")
class TheTarget(Reference):
    """A target mentioned again: "it", "that creature", "that player"."""

    slot: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the targets of the slot that are still legal."""
        return context.targets(self.slot)
