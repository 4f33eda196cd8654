"""On what mana may be spent, and what happens when it is (106.6, 609.4b)."""

from collections.abc import Hashable

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaCost, ManaKind, ManaSymbol, SymbolForm
from shinpan.phrases.base import Steps
from shinpan.phrases.manause import ManaRider, Restricted
from shinpan.phrases.permissions import SpendAsAnyColor, SpendKindAsAnyColor
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.context.resolution import Acting
from shinpan.rules.mana.source import ManaSource, Spend
from shinpan.rules.table import Table

RIDER = cite(
    "106.6",
    en="Mana from {source} was spent on {object}, which has a further effect.",
    ja="{source}から出たマナが{object}に支払われたため、追加の効果が発生します。",
)
carries("609.4b")
carries("118.14")


def spend_on_spell(table: Table, player: PlayerId, spell: ObjectId) -> Spend:
    """Return on which restrictions' mana may be spent to cast a spell."""

    def may(restriction: Hashable, payee: ManaSource | None) -> bool:
        if not isinstance(restriction, Restricted):
            return False
        context = Queries(table, restriction.source, player)
        if payee is not None:
            return restriction.only.allows_ability(context, ObjectId(payee.object))
        return restriction.only.allows_spell(context, spell)

    return may


def spend_on_ability(table: Table, player: PlayerId, source: ObjectId) -> Spend:
    """Return on which restrictions' mana may be spent to activate an ability of an object."""

    def may(restriction: Hashable, payee: ManaSource | None) -> bool:
        if not isinstance(restriction, Restricted):
            return False
        context = Queries(table, restriction.source, player)
        return restriction.only.allows_ability(context, source if payee is None else ObjectId(payee.object))

    return may


def spend_on_turning(table: Table, player: PlayerId, permanent: ObjectId) -> Spend:
    """Return on which restrictions' mana may be spent to turn a permanent face up (116.2b)."""

    def may(restriction: Hashable, payee: ManaSource | None) -> bool:
        if not isinstance(restriction, Restricted):
            return False
        context = Queries(table, restriction.source, player)
        if payee is not None:
            return restriction.only.allows_ability(context, ObjectId(payee.object))
        return restriction.only.allows_turning(context, permanent)

    return may


def spend_on_unlocking(table: Table, player: PlayerId) -> Spend:
    """Return on which restrictions' mana may be spent to unlock a half of a permanent (709.5e)."""

    def may(restriction: Hashable, payee: ManaSource | None) -> bool:
        if not isinstance(restriction, Restricted):
            return False
        if payee is not None:
            return restriction.only.allows_ability(Queries(table, restriction.source, player), ObjectId(payee.object))
        return restriction.only.allows_unlocking()

    return may


def as_any_color(table: Table, player: PlayerId) -> bool:
    """Return whether a player may spend mana as though it were mana of any color (609.4b)."""
    return any(
        active.part.who.includes(context_of_part(table, active), player)
        for active in table.view().in_force(SpendAsAnyColor)
        if isinstance(active.part, SpendAsAnyColor)
    )


def loosened(table: Table, source: ObjectId, mana: ManaCost) -> ManaCost:
    """Return what an activation cost asks for if mana of one kind may pay for any color in it (609.4b)."""
    kinds = [
        active.part.kind
        for active in table.view().in_force(SpendKindAsAnyColor)
        if active.source == source and isinstance(active.part, SpendKindAsAnyColor)
    ]
    for kind in kinds:
        mana = ManaCost.of(_either(symbol, kind) for symbol in mana.symbols)
    return mana


def _either(symbol: ManaSymbol, kind: ManaKind) -> ManaSymbol:
    """Return a symbol that is paid with the mana that it asks for, or with mana of another kind."""
    if symbol.form is not SymbolForm.MANA or symbol.kinds == (kind,) or symbol.kinds[0].color is None:
        return symbol
    return ManaCost.parse(f"{{{symbol.kinds[0].letter}/{kind.letter}}}").symbols[0]


_ONE = ManaSymbol.of_generic(1)


def freed(mana: ManaCost, *, any_type: bool = False) -> ManaCost:
    """Return what a cost asks for if mana is spent as though it were of any color, or of any type (118.14).

    Only the payment is meant: the cost itself is what it was (609.4b).
    """
    return ManaCost.of(_ONE if _freed(symbol, any_type) else symbol for symbol in mana.symbols)


def _freed(symbol: ManaSymbol, any_type: bool) -> bool:
    if symbol.form in {SymbolForm.MONOCOLORED_HYBRID, SymbolForm.PHYREXIAN}:
        return False
    return any(kind.color is not None or any_type for kind in symbol.kinds)


def riders_of(table: Table, player: PlayerId, mana: tuple[Mana, ...], spell: ObjectId) -> Steps[None]:
    """Have the further effects of the mana spent on a spell happen, once for each mana (106.6a)."""
    for unit in mana:
        for rider in unit.riders:
            assert isinstance(rider, ManaRider)
            source = ObjectId(unit.source)
            table.note(RIDER, source=source, object=spell)
            yield from rider.spent(Acting(table, source, player), spell)
