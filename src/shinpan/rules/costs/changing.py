"""What changes the total cost of a spell or ability: increases, then reductions, then what sets a least (601.2f)."""

from collections.abc import Iterable, Iterator, Sequence

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.game.mana import ManaCost, ManaKind, ManaSymbol, SymbolForm
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.base import CostPart, walk
from shinpan.phrases.costchanges import AbilityCostChange, Change, CostChange, SpellsCostAtLeast
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.table import Table

carries("601.2f")
carries("118.7")
carries("118.7a")
carries("118.7b")
carries("118.7c")
carries("118.7d")
carries("118.7e")
carries("118.7f")
carries("118.7g")
carries("118.9d")


def changed_cost(table: Table, spell: ObjectId, mana: ManaCost) -> tuple[ManaCost, tuple[CostPart, ...]]:
    """Return the mana cost of a spell with all changes made, and what other costs the changes add."""
    view = table.view()
    if CostChange not in view.parts and SpellsCostAtLeast not in view.parts and not _has_own(table, spell):
        return mana, ()
    changes = [_change(table, active) for active in _applicable(table, spell)]
    mana = applied(mana, changes)
    for active in view.in_force(SpellsCostAtLeast):
        if active.condition is None or active.condition.holds(context_of_part(table, active)):
            assert isinstance(active.part, SpellsCostAtLeast)
            mana = mana.increased(max(0, active.part.number - mana.mana_value))
    return mana, tuple(part for change in changes for part in change.parts)


def changed_ability_cost(
    table: Table, source: ObjectId, ability: ActivatedAbility, mana: ManaCost, is_mana: bool
) -> ManaCost:
    """Return the mana cost of an activated ability with all changes made."""
    changes: list[Change] = []
    for active in table.view().in_force(AbilityCostChange):
        part = active.part
        assert isinstance(part, AbilityCostChange)
        context = context_of_part(table, active)
        if active.condition is not None and not active.condition.holds(context):
            continue
        if part.applies(context, source, ability, is_mana):
            changes.append(part.change(context))
    return applied(mana, changes) if changes else mana


def applied(mana: ManaCost, changes: Sequence[Change]) -> ManaCost:
    """Apply changes to a mana cost.

    The player may apply reductions in any order (601.2f): those that stop at some amount first, which is never worse.
    """
    for change in changes:
        mana = mana + change.more if change.more.mana_value else mana
    for change in sorted(changes, key=lambda each: -each.least):
        if change.less.mana_value:
            mana = _reduced(mana, change)
    return mana


def _reduced(mana: ManaCost, change: Change) -> ManaCost:
    kinds: list[ManaKind] = []
    generic = 0
    for symbol in change.less.symbols:
        if symbol.kinds:
            kinds.append(_half(mana, symbol))
        else:
            generic += symbol.generic or symbol.mana_value
    if not change.least:
        return mana.reduced(generic, kinds)
    for _ in range(generic):
        if mana.mana_value <= change.least:
            break
        mana = mana.reduced(1)
    return mana


def _half(mana: ManaCost, symbol: ManaSymbol) -> ManaKind:
    """Return the kind of mana that a hybrid symbol in a reduction takes off: one that the cost asks for, if any."""
    for kind in symbol.kinds:
        if any(kind in each.kinds for each in mana.symbols if each.form is SymbolForm.MANA):
            return kind
    return symbol.kinds[0]


def _change(table: Table, active: ActivePart) -> Change:
    assert isinstance(active.part, CostChange)
    return active.part.change(context_of_part(table, active))


def _applicable(table: Table, spell: ObjectId) -> Iterator[ActivePart]:
    for active in _in_question(table, spell):
        part = active.part
        assert isinstance(part, CostChange)
        context = context_of_part(table, active)
        if (active.condition is None or active.condition.holds(context)) and part.applies(context, spell):
            yield active


def _in_question(table: Table, spell: ObjectId) -> Iterable[ActivePart]:
    """Return the changes in force, and those of the card itself if it isn't on the stack yet."""
    yield from table.view().in_force(CostChange)
    yield from own_parts(table, spell)


def _has_own(table: Table, spell: ObjectId) -> bool:
    return any(True for _ in own_parts(table, spell))


def own_parts(table: Table, spell: ObjectId) -> Iterator[ActivePart]:
    """Yield the cost changes that a card brings with it onto the stack, while it isn't there yet."""
    statics = index_of(table.characteristics(spell)).statics
    if not statics or table.state.objects[spell].zone is Zone.STACK:
        return
    for number, ability in statics:
        if Zone.STACK in ability.zones:
            for place, part in enumerate(ability.parts):
                if isinstance(part, CostChange):
                    yield ActivePart(part, spell, table.controller(spell), number, place, condition=ability.condition)


_READS: dict[int, tuple[CostChange, bool]] = {}


def depends_on_targets(table: Table, spell: ObjectId) -> bool:
    """Return whether the cost of a spell may depend on its targets, so that they have to be tried (601.2f)."""
    return any(
        _reads_targets(active.part) for active in _in_question(table, spell) if isinstance(active.part, CostChange)
    )


def _reads_targets(part: CostChange) -> bool:
    known = _READS.get(id(part))
    if known is None or known[0] is not part:
        answer = any(getattr(each, "reads_targets", False) for each in walk(part))
        known = _READS[id(part)] = (part, answer)
    return known[1]
