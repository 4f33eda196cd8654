"""What changes the costs of spells and abilities (118.7, 601.2f)."""

from typing import NamedTuple

from shinpan.game.events import SpellCast
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import FREE, ManaCost, ManaSymbol
from shinpan.game.term import Term, unique
from shinpan.phrases.abilities import ActivatedAbility, Cost
from shinpan.phrases.base import Condition, CostPart, Quality, Quantity, Reference, StaticPart, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.stacked import ACTIVATED, comes_from
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@unique
class Direction(Term):
    """Whether a cost goes up or down."""

    MORE = ("more", "多くなる")
    LESS = ("less", "少なくなる")


class Change(NamedTuple):
    """How a cost changes. least: the least mana to which a reduction brings it. parts: other costs besides."""

    more: ManaCost = FREE
    less: ManaCost = FREE
    least: int = 0
    parts: tuple[CostPart, ...] = ()


def _generic(amount: int, direction: Direction, least: int = 0) -> Change:
    mana = ManaCost.of((ManaSymbol.of_generic(max(0, amount)),))
    return Change(more=mana) if direction is Direction.MORE else Change(less=mana, least=least)


class CostChange(StaticPart):
    """Family of those that change what spells cost (601.2f)."""

    __slots__ = ()

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether it changes the cost of the spell, or of the card as the spell it would be."""
        raise NotImplementedError

    def change(self, context: Queries) -> Change:
        """Return how it changes the cost."""
        raise NotImplementedError


@phrase(
    en=(
        "#turn {spells:plural} this turn cost {amount:symbol} {direction} to cast",
        "{spells:plural} cost {amount:symbol} {direction} to cast @ amount=Fixed",
        "{spells:plural} cost {X} {direction} to cast, where X is {amount}",
        "{spells:plural} cost {amount.first:symbol} {direction} to cast for each {amount.second:each} @ amount=Product",
        "{spells:plural} cost {1} {direction} to cast for each {amount:each}",
    ),
    ja=(
        "#turn {spells}を唱えるためのコストは{amount:symbol}{direction}",
        "{spells}のコストは{amount:symbol}{direction} @ spells.modifiers=CastBy",
        "{spells}を唱えるためのコストは{amount:symbol}{direction}",
    ),
)
class SpellsCost(CostChange):
    """Spells of a description cost more or less generic mana (601.2f, 118.7)."""

    spells: Collection
    amount: Quantity = Fixed(1)
    direction: Direction = Direction.MORE

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether the card, on the stack or not yet, is such a spell."""
        return self.spells.fits(context, spell)

    def change(self, context: Queries) -> Change:
        """Return the amount."""
        return _generic(self.amount.value(context), self.direction)


@phrase(
    en="{spells:plural} cost {mana} {direction} to cast",
    ja="{spells}を唱えるためのコストは{mana}{direction}",
)
class SpellsCostMana(CostChange):
    """Spells of a description cost more or less mana of certain kinds (601.2f, 118.7)."""

    spells: Collection
    mana: ManaCost
    direction: Direction = Direction.MORE

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether the card, on the stack or not yet, is such a spell."""
        return self.spells.fits(context, spell)

    def change(self, context: Queries) -> Change:
        """Return the mana."""
        return Change(more=self.mana) if self.direction is Direction.MORE else Change(less=self.mana)


@phrase(
    en="the first {spells} {who} cast[s] each turn costs {amount:symbol} {direction} to cast",
    ja="{who}が各ターンに最初に唱える{spells}を唱えるためのコストは{amount:symbol}{direction}",
)
class FirstSpellCosts(CostChange):
    """The first spell of a description that a player casts in a turn costs more or less (601.2f)."""

    who: Reference
    spells: Collection
    amount: Quantity = Fixed(1)
    direction: Direction = Direction.LESS

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether the card is such a spell of such a player, who hasn't cast another this turn."""
        player = context.controller(spell)
        if not self.who.includes(context, player) or not self.spells.fits(context, spell):
            return False
        return not any(
            isinstance(event, SpellCast)
            and event.player == player
            and event.object != spell
            and self.spells.fits(context, event.object)
            for event in context.state.history
        )

    def change(self, context: Queries) -> Change:
        """Return the amount."""
        return _generic(self.amount.value(context), self.direction)


class OwnCostChange(CostChange):
    """Base of those that change what their own spell costs."""

    __slots__ = ()

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether it is the spell itself."""
        return spell == context.source


@phrase(
    en="this spell costs {amount:symbol} {direction} to cast for each {each:each}",
    ja="この呪文を唱えるためのコストは、{each:each}につき{amount:symbol}{direction}",
)
class ThisCosts(OwnCostChange):
    """The spell itself costs more or less mana for each of some things (601.2f)."""

    each: Quantity
    amount: int = 1
    direction: Direction = Direction.MORE

    def change(self, context: Queries) -> Change:
        """Return the amount times the number of things."""
        return _generic(self.amount * max(0, self.each.value(context)), self.direction)


@phrase(
    en=(
        "this spell costs {amount:symbol} {direction} to cast if it's bargained @ condition=ExtraWasPaid",
        "this spell costs {amount:symbol} {direction} to cast if {condition}",
    ),
    ja="{condition}なら、この呪文を唱えるためのコストは{amount:symbol}{direction}",
)
class ThisCostsIf(OwnCostChange):
    """The spell itself costs more or less generic mana under a condition (601.2f)."""

    condition: Condition
    amount: int = 1
    direction: Direction = Direction.LESS

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether it is the spell itself, and the condition holds."""
        return spell == context.source and self.condition.holds(context)

    def change(self, context: Queries) -> Change:
        """Return the amount."""
        return _generic(self.amount, self.direction)


@phrase(
    en="this spell costs {X} less to cast, where X is {amount}",
    ja="この呪文を唱えるためのコストは{X}少なくなる。Xは{amount}に等しい",
)
class ThisCostsLess(OwnCostChange):
    """The spell itself costs less generic mana, as much as some number (601.2f)."""

    amount: Quantity

    def change(self, context: Queries) -> Change:
        """Return the number."""
        return _generic(self.amount.value(context), Direction.LESS)


@phrase(
    en="this spell costs less to cast by {what:'s} mana cost",
    ja="この呪文を唱えるためのコストは、{what:'s}マナ・コストの分だけ少なくなる",
)
class ThisCostsManaLess(OwnCostChange):
    """The spell itself costs less, by the mana cost of an object, colored mana included (702.48a, 702.48c)."""

    what: Reference

    def change(self, context: Queries) -> Change:
        """Return the mana cost."""
        found = next((each for each in self.what.find(context) if not isinstance(each, PlayerId)), None)
        cost = None if found is None else context.characteristics(found).mana_cost
        return Change(less=cost if cost is not None else FREE)


@phrase(
    en="{spells:plural} cost an additional {cost.parts.amount} life to cast @ cost.parts=PayLife",
    ja="{spells}を唱えるためのコストには、追加で{cost.parts.amount}点のライフの支払いが含まれる @ cost.parts=PayLife",
)
class SpellsCostBesides(CostChange):
    """Spells of a description have an additional cost that isn't mana (118.8)."""

    spells: Collection
    cost: Cost

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether the card, on the stack or not yet, is such a spell."""
        return self.spells.fits(context, spell)

    def change(self, context: Queries) -> Change:
        """Return the additional cost."""
        return Change(more=self.cost.mana or FREE, parts=self.cost.parts)


@phrase(
    en="each spell that would cost less than {number:word} mana to cast costs {number:word} mana to cast",
    ja="唱えるためのコストが{number}マナ未満である各呪文を唱えるためのコストは、{number}マナになる",
)
class SpellsCostAtLeast(StaticPart):
    """Spells cost no less than an amount of mana: it is applied to the total once that is worked out (601.2f)."""

    number: int


class AbilityCostChange(StaticPart):
    """Family of those that change what activated abilities cost (602.2b, 601.2f)."""

    __slots__ = ()

    def applies(self, context: Queries, source: ObjectId, ability: ActivatedAbility, mana: bool) -> bool:
        """Return whether it changes the cost of an ability of an object. mana: it is a mana ability."""
        raise NotImplementedError

    def change(self, context: Queries) -> Change:
        """Return how it changes the cost."""
        raise NotImplementedError


@phrase(
    en=(
        (
            "activated abilities of {sources:plural} cost {amount:symbol} {direction} to activate. this effect can't "
            "reduce the amount of mana an ability costs to activate to less than one mana @ least=1, amount=1"
        ),
        (
            "activated abilities of {sources:plural} cost up to {amount:symbol} {direction} to activate. this effect "
            "can't reduce the amount of mana an ability costs to activate to less than one mana @ least=1"
        ),
        (
            "activated abilities cost {amount:symbol} {direction} to activate unless they're mana abilities @ "
            "sources=None, least=0, spares_mana=True"
        ),
        "activated abilities of {sources:plural} cost {amount:symbol} {direction} to activate",
    ),
    ja=(
        (
            "{sources:'s}起動型能力を起動するためのコストは{amount:symbol}{direction}。"
            "この効果は、そのコストに含まれるマナを1点未満に減らせない @ least=1"
        ),
        (
            "マナ能力でない起動型能力を起動するためのコストは{amount:symbol}{direction} @ "
            "sources=None, least=0, spares_mana=True"
        ),
        "{sources}の起動型能力を起動するためのコストは{amount:symbol}{direction}",
    ),
)
class AbilitiesCost(AbilityCostChange):
    """Activated abilities of some objects cost more or less generic mana (601.2f).

    sources: of which objects; None for all. least: the least mana to which it reduces. spares_mana: not mana abilities.
    """

    sources: Quality | None = None
    amount: Quantity = Fixed(1)
    direction: Direction = Direction.MORE
    least: int = 0
    spares_mana: bool = False

    def applies(self, context: Queries, source: ObjectId, ability: ActivatedAbility, mana: bool) -> bool:
        """Return whether the ability is of such an object."""
        if mana and self.spares_mana:
            return False
        return self.sources is None or self.sources.holds(context, source)

    def change(self, context: Queries) -> Change:
        """Return the amount."""
        return _generic(self.amount.value(context), self.direction, self.least)


@phrase(
    en=(
        (
            "{keyword} abilities {who} activate[s] cost {amount:symbol} {direction} to activate "
            f"@ keyword={ACTIVATED}"
        ),
        (
            "{keyword} abilities {who} activate[s] cost {1} {direction} to activate for each {amount:each} "
            f"@ keyword={ACTIVATED}"
        ),
        f"{{keyword}} costs {{who}} pay[s] cost {{amount:symbol}} {{direction}} @ keyword={ACTIVATED}",
        "{keyword} abilities {who} activate[s] cost up to {amount:symbol} {direction} to activate @ keyword=CYCLING",
    ),
    ja="{who}が起動する{keyword}能力を起動するためのコストは{amount:symbol}{direction}",
)
class KeywordAbilitiesCost(AbilityCostChange):
    """Abilities that a keyword stands for cost some players more or less generic mana to activate (601.2f)."""

    keyword: KeywordAbility
    amount: Quantity = Fixed(1)
    direction: Direction = Direction.LESS
    who: Reference = You()

    def applies(self, context: Queries, source: ObjectId, ability: ActivatedAbility, mana: bool) -> bool:
        """Return whether it is such an ability, of an object of such a player."""
        if not self.who.includes(context, context.controller(source)):
            return False
        return comes_from(context, source, ability, self.keyword)

    def change(self, context: Queries) -> Change:
        """Return the amount."""
        return _generic(self.amount.value(context), self.direction)
