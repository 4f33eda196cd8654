"""A spell while it is proposed (601.2a-f): how it is cast, what has been chosen so far, and whether that can go on."""

from collections.abc import Iterator
from itertools import combinations, islice, product

from shinpan.game.characteristics import Characteristics
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.game.objects import Choices, Extra
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import ObjectCost
from shinpan.phrases.casting import AdditionalCost, AdditionalCostOf, CostForMoreModes
from shinpan.phrases.effects.sequence import Modal
from shinpan.phrases.index import index_of
from shinpan.rules.casting.as_spell import AsSpell
from shinpan.rules.casting.assisting import most_help
from shinpan.rules.casting.mentioning import mentions_x
from shinpan.rules.casting.refusals import NO_TARGETS, UNPAYABLE
from shinpan.rules.casting.splicing import splice_cost, with_spliced_text
from shinpan.rules.casting.ways import Way
from shinpan.rules.commander.designation import tax_of
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.changing import depends_on_targets
from shinpan.rules.costs.objects import Commitment, commitment_of, possible_choice
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import Paying
from shinpan.rules.costs.spending import spend_on_spell
from shinpan.rules.costs.standing_in import stand_ins
from shinpan.rules.costs.total import TotalCost, asked_mana, total_of_spell
from shinpan.rules.layers.intrinsic import with_announced_x
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose
from shinpan.rules.targeting.legality import legal_targets
from shinpan.rules.targeting.slots import Slots, modal_of, slots_of_effect, slots_of_spell

Optional = AdditionalCost | AdditionalCostOf
_VALUES_TRIED = 64
"""Values of X that are tried at most where the targets depend on it."""
_TARGETS_TRIED = 64
"""How many sets of targets are tried at most where the cost depends on them."""


class Proposal:
    """A spell on the stack, or a card as the spell that it would be, with the choices made so far.

    Choices not yet made count as made in the cheapest way. means: what the player could pay with, anything restricted
    or standing in for mana apart.
    """

    __slots__ = ("_paying", "choices", "means", "player", "spell", "table", "way")

    def __init__(
        self,
        table: Table,
        player: PlayerId,
        spell: ObjectId,
        way: Way,
        choices: Choices,
        means: Means,
        paying: Paying | None = None,
    ) -> None:
        self.table = table
        self.player = player
        self.spell = spell
        self.way = way
        self.choices = choices
        self.means = means
        self._paying = paying

    def choosing(self, **choices: object) -> "Proposal":
        """Return the proposal with some choices made otherwise, to see what would come of them."""
        chosen = self.choices.with_(**choices)
        own = with_announced_x(self.characteristics, chosen) if "x" in choices else self.characteristics
        if "spliced" in choices:
            own = with_spliced_text(self.table, own, chosen.spliced)
        seen = AsSpell(self.table, self.spell, self.player, own, chosen)
        return Proposal(seen, self.player, self.spell, self.way, chosen, self.means, self.paying)

    @property
    def characteristics(self) -> Characteristics:
        """The characteristics of the spell."""
        return self.table.characteristics(self.spell)

    @property
    def paying(self) -> Paying:
        """How the cost may be paid."""
        if self._paying is None:
            spend = spend_on_spell(self.table, self.player, self.spell) if self.means.restricted() else None
            stand = stand_ins(self.table, self.player, self.spell)
            self._paying = Paying(
                spend=spend, stand_ins=stand, any_type=self.way.any_type, any_color=self.way.any_color
            )
        return self._paying

    def queries(self) -> Queries:
        """Return the context in which the spell asks about the game."""
        return Queries(self.table, self.spell, self.player, choices=self.choices)

    @property
    def modal(self) -> Modal | None:
        """The choice of modes that the spell offers."""
        spells = index_of(self.characteristics).spells
        return next((found for _, each in spells if (found := modal_of(each.effect)) is not None), None)

    @property
    def slots(self) -> Slots:
        """The target slots of the spell with the choices made."""
        return slots_of_spell(self.characteristics, self.choices)

    # -- costs -----------------------------------------------------------------------------------------------------

    def optional(self) -> tuple[Optional, ...]:
        """Return the additional costs about which there is a choice, in the order of the text (601.2b)."""
        return tuple(
            part
            for part in index_of(self.characteristics).casting
            if isinstance(part, AdditionalCostOf) or (isinstance(part, AdditionalCost) and part.optional)
        )

    def additional(self) -> tuple[Cost, ...]:
        """Return the additional costs to pay, as far as they have been chosen (118.8)."""
        index = index_of(self.characteristics)
        found = [part.cost for part in index.casting if isinstance(part, AdditionalCost) and not part.optional]
        if self.choices.extras:
            optional = self.optional()
            for extra in self.choices.extras:
                part = optional[extra.place]
                if isinstance(part, AdditionalCostOf):
                    found.append(part.costs[extra.times - 1])
                else:
                    found.extend([part.cost] * extra.times)
        if self.way.additional is not None:
            found.append(self.way.additional)
        found.extend(splice_cost(self.table, card, self.characteristics) for card in self.choices.spliced)
        tax = tax_of(self.table, self.player, self.spell, self.choices.cast_from)
        if tax is not None:
            found.append(tax)
        return (*found, *self._costs_of_modes())

    def _costs_of_modes(self) -> Iterator[Cost]:
        """Yield what the modes chosen cost besides: each of them (702.172a), or those beyond the first (702.120a)."""
        modes = self.choices.modes
        modal = self.modal if modes else None
        if modal is None:
            return
        if modal.costs:
            yield from (modal.costs[mode] for mode in modes)
        for part in index_of(self.characteristics).casting:
            if isinstance(part, CostForMoreModes):
                yield from [part.cost] * (len(modes) - 1)

    def asked_mana(self) -> ManaCost:
        """Return the mana asked for before any change, X as it is."""
        return asked_mana(self.way.cost, self.additional())

    def total(self, announced: ManaCost | None = None) -> TotalCost:
        """Return the total cost (601.2f). announced: the mana asked for, with hybrid and Phyrexian symbols settled."""
        return total_of_spell(
            self.table, self.spell, self.way.cost, self.additional(), x=self.choices.x, announced=announced
        )

    def can_pay(self, total: TotalCost) -> bool:
        """Return whether a total cost could be paid in full, with the help of another player if need be (702.132a)."""
        if self._can_pay(total):
            return True
        help_ = most_help(self.table, self.player, self.spell, total.mana)
        return bool(help_) and self._can_pay(total._replace(mana=total.mana.reduced(help_)))

    def _can_pay(self, total: TotalCost) -> bool:
        context = self.queries()
        parts = total.parts
        if any(not part.payable(context) for part in parts):
            return False
        means = self.means.for_payment(self.paying.spend, self.paying.stand_ins)
        mana = self.paying.mana(self.table, self.player, total.mana)
        if not parts:
            return means.can_pay(mana)

        def affordable(left: Commitment) -> bool:
            return left.life <= means.life and means.committed(left.tapped, left.gone, left.life).can_pay(mana)

        start = commitment_of(context, parts)
        announced = self.choices.announced
        choosing: list[ObjectCost] = []
        for part in parts:
            if isinstance(part, ObjectCost):
                if part.announced and announced is not None:
                    start = start.plus(part, announced)
                else:
                    choosing.append(part)
        return possible_choice(context, choosing, affordable, start) is not None

    def announced_part(self) -> ObjectCost | None:
        """Return the part of the cost whose objects are chosen now, since the total depends on them (702.119c)."""
        costs = (*self.additional(), self.way.cost)
        found = (part for cost in costs for part in cost.parts if isinstance(part, ObjectCost) and part.announced)
        return next(found, None)

    def affordable(self) -> bool:
        """Return whether the total cost could be paid, with targets that make it so if it depends on them."""
        for proposal in self._settled():
            if proposal.choices.targets or not depends_on_targets(self.table, self.spell):
                if proposal.can_pay(proposal.total()):
                    return True
            elif any(each.can_pay(each.total()) for each in proposal._aimed()):
                return True
        return False

    def _settled(self) -> Iterator["Proposal"]:
        """Yield the proposal with each choice among costs made that isn't made yet."""
        undecided = [
            (place, part)
            for place, part in enumerate(self.optional())
            if isinstance(part, AdditionalCostOf) and all(extra.place != place for extra in self.choices.extras)
        ]
        for choice in product(*(range(1, len(part.costs) + 1) for _, part in undecided)):
            extras = tuple(Extra(place, None, number) for (place, _), number in zip(undecided, choice, strict=True))
            settled = self.choosing(extras=self.choices.extras + extras) if extras else self
            part = settled.announced_part() if self.choices.announced is None else None
            if part is None:
                yield settled
            else:
                context = settled.queries()
                if not part.bounds(context)[0]:
                    yield settled.choosing(announced=())
                yield from (settled.choosing(announced=(each,)) for each in part.candidates(context))

    def _aimed(self) -> Iterator["Proposal"]:
        """Yield the proposal with sets of targets, for costs that depend on them: as few as may be, and each one."""
        context = self.queries()
        slots = self.slots.targets
        yield self
        choices: list[list[tuple[Entity, ...]]] = []
        for target in slots:
            least = target.minimum.value(context)
            legal = legal_targets(self.table, context, target, self.spell)
            sets: list[tuple[Entity, ...]] = [()] if least == 0 else []
            sets.extend([(each,) for each in legal] if least <= 1 else [tuple(legal[:least])])
            choices.append(sets)
        for targets in islice(product(*choices), _TARGETS_TRIED):
            yield self.choosing(targets=targets)

    # -- whether it can go on --------------------------------------------------------------------------------------

    def refusal(self) -> Refusal | None:
        """Return why the spell can't be cast with the choices made so far, or None if it can."""
        modal = self.modal
        if modal is not None and not self.choices.modes:
            return self._refusal_of_modes(modal)
        slots = self.slots
        if slots.targets and not self.choices.targets and not self._can_target(slots):
            return self._refusal_otherwise(NO_TARGETS)
        return None if self.affordable() else UNPAYABLE

    def _refusal_otherwise(self, refusal: Refusal) -> Refusal | None:
        """Return a refusal unless an additional cost that may still be paid makes the difference (601.4)."""
        decided = {extra.place for extra in self.choices.extras}
        for place, part in enumerate(self.optional()):
            if isinstance(part, AdditionalCost) and place not in decided:
                extra = Extra(place, part.keyword)
                if self.choosing(extras=(*self.choices.extras, extra)).refusal() is None:
                    return None
        return None if self._possible_with_x() else refusal

    def _possible_with_x(self) -> bool:
        """Return whether a value of X that is still to be chosen lets the spell have targets: "mana value X"."""
        if self.choices.x is not None or not self.asked_mana().has_x or not mentions_x(self.slots.targets):
            return False
        for x in range(1, _VALUES_TRIED):
            refusal = self.choosing(x=x).refusal()
            if refusal is None or refusal is UNPAYABLE:
                return refusal is None
        return False

    def _can_target(self, slots: Slots) -> bool:
        return can_choose(self.table, self.queries(), slots, self.spell)

    def _refusal_of_modes(self, modal: Modal) -> Refusal | None:
        possible = self.possible_modes(modal)
        least, _ = self.bounds_of_modes(modal)
        if len(possible) < least and not (modal.repeats and possible):
            return NO_TARGETS
        if not self.modes_cost:
            return None if self.affordable() else UNPAYABLE
        tried = combinations(possible, least)
        return None if any(self.choosing(modes=modes).affordable() for modes in tried) else UNPAYABLE

    @property
    def modes_cost(self) -> bool:
        """Whether what modes are chosen makes a difference to the cost."""
        modal = self.modal
        if modal is not None and modal.costs:
            return True
        return any(isinstance(part, CostForMoreModes) for part in index_of(self.characteristics).casting)

    def bounds_of_modes(self, modal: Modal) -> tuple[int, int]:
        """Return how few and how many modes are to be chosen: all of them for an entwined spell (702.42a)."""
        if self.choices.times_paid(KeywordAbility.ENTWINE):
            return len(modal.modes), len(modal.modes)
        return modal.bounds(self.queries())

    def possible_modes(self, modal: Modal) -> list[int]:
        """Return the modes that could be chosen: those whose targets, if any, could be (700.2a)."""
        context = self.queries()
        return [
            place
            for place, mode in enumerate(modal.modes)
            if can_choose(self.table, context, slots_of_effect(mode, self.choices), self.spell)
        ]
