"""Mana abilities as sources of mana for a payment (CR 106.3, 605.1)."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from shinpan.game.decisions import Activate
from shinpan.game.ids import ObjectId
from shinpan.game.mana import KINDS, Mana, ManaCost, ManaKind

SNOW_SHIFT = len(KINDS)
GENERIC_ONLY = 1 << 2 * SNOW_SHIFT
"""The bit of what can stand in for generic mana, though it is no mana: an artifact tapped for improvise (702.126a)."""
STAND = "in place of mana"
"""The restriction of what stands in for mana: it pays for symbols of the cost itself, and of nothing else."""
_COLORLESS = 1 << ManaKind.COLORLESS.index | 1 << ManaKind.COLORLESS.index + SNOW_SHIFT


def bit(kind: ManaKind, snow: bool) -> int:
    """The bit that stands for one mana of a kind: 0-5 for W U B R G C, 6-11 for the same from a snow source."""
    return 1 << (kind.index + SNOW_SHIFT if snow else kind.index)


@dataclass(frozen=True, slots=True)
class ManaSource:
    """A mana ability that its player may activate now while paying a cost (CR 605.3a).

    Build it once for each ability, not for each payment: it is immutable and knows its own `mask`.
    """

    object: int
    """Id of the object whose ability it is."""
    ability: int
    """Which ability of that object."""
    outputs: tuple[tuple[ManaKind, ...], ...]
    """What one activation adds: the alternatives, each with all its mana. Sol Ring has one alternative of two."""
    snow: bool = False
    weight: int = 0
    """How much its controller would rather not use it: 0 a land, more for a creature, a sacrifice, damage."""
    cost: ManaCost | None = None
    """The mana part of its own activation cost, without X."""
    group: int | None = None
    """Sources with the same group exclude each other, such as the {T} abilities of one permanent."""
    uses: int = 1
    """How often it can be activated during this payment; more than 1 only without a group."""
    life: int = 0
    """Life that each activation costs."""
    restriction: Hashable = None
    """What the mana may be spent on (CR 106.6); None for anything."""
    riders: tuple[Hashable, ...] = ()
    stands: int = 0
    """For an object that is tapped or exiled rather than mana paid (convoke, delve): the bits that it stands in for."""
    mask: int = field(init=False, compare=False, repr=False)
    """The bits of the mana that it may add, if every alternative is one mana and only tapping and the like is paid for
    it; 0 for all other sources."""
    activation: Activate = field(init=False, compare=False, repr=False)
    """The option of activating it, kept since the same one is offered all the time."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "activation", Activate(ObjectId(self.object), self.ability))
        if self.stands:
            object.__setattr__(self, "mask", self.stands)
            return
        plain = self.cost is None and not self.life and all(len(output) == 1 for output in self.outputs)
        object.__setattr__(self, "mask", self.all_bits if plain else 0)

    @property
    def all_bits(self) -> int:
        """The bits of all mana that it may add."""
        bits = self.stands
        if not bits:
            for output in self.outputs:
                for kind in output:
                    bits |= bit(kind, self.snow)
        return bits

    def bits_for(self, kind: ManaKind) -> int:
        """The bits of one mana of that kind from this source."""
        return self.stands or bit(kind, self.snow)

    @property
    def most(self) -> int:
        """The most mana that one activation adds."""
        return max(map(len, self.outputs), default=0)

    def mana(self, kind: ManaKind) -> Mana:
        """One mana of that kind, as this source adds it."""
        return Mana(kind, self.object, self.snow, self.restriction, self.riders)


Spend = Callable[[Hashable, ManaSource | None], bool]
"""Whether mana with a restriction may be spent on what is being paid (CR 106.6): on the cost itself (None), or on the
activation cost of a mana ability used on the way."""


def may_spend(spend: Spend | None, restriction: Hashable, payee: ManaSource | None = None) -> bool:
    """Whether mana may be spent; without a `spend`, only mana without a restriction."""
    if restriction is STAND:
        return payee is None
    return restriction is None or (spend is not None and spend(restriction, payee))


def exclusive_groups(sources: Sequence[ManaSource]) -> list[list[ManaSource]]:
    """The sources by group, in the order given; a source without a group is a group of its own."""
    groups: list[list[ManaSource]] = []
    places: dict[int, list[ManaSource]] = {}
    for source in sources:
        if source.group is None or source.group not in places:
            groups.append([source])
            if source.group is not None:
                places[source.group] = groups[-1]
        else:
            places[source.group].append(source)
    return groups


def bits_of(group: Sequence[ManaSource]) -> int:
    """The bits of all mana that a group may add."""
    bits = 0
    for source in group:
        bits |= source.all_bits
    return bits


def rank(group: Sequence[ManaSource], bits: int, plenty: int) -> tuple[int, int, int, int, int]:
    """Sorts groups, those to use first in front: by weight, life, color, flexibility, and the rarest kinds last.

    `bits` is what the group may add, `plenty` how many groups may add just that.
    """
    weight, life = group[0].weight, group[0].life
    for source in group[1:]:
        weight, life = min(weight, source.weight), min(life, source.life)
    return weight, life, int(bits & ~_COLORLESS != 0), bits.bit_count(), -plenty


def stand_in(object_id: int, bits: int, weight: int) -> ManaSource:
    """What an object is that can be tapped or exiled rather than one mana paid."""
    return ManaSource(
        object_id, -1, ((ManaKind.COLORLESS,),), weight=weight, group=object_id, restriction=STAND, stands=bits
    )
