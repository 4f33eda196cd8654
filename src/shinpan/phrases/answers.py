"""What questions about characteristics are answered with: one answer today, two about a split card until 2017.

By the rules in force until 2017-04-27 a split card off the stack, and a fused spell, has two sets of characteristics,
and a question gets two answers (708.5 as then numbered); today the halves are combined (709.4). What asks whether
something is so is answered yes if it is so of either half (708.6a then), each question by itself (708.6c then). Where
nothing is compared, both answers count: 1 and 4 tokens are five. From 2015-07-17 on 708.5a said so: the sum.
"""

from datetime import date

from shinpan.game.characteristics import Characteristics, Composite
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.game.layout import HALVES, WHOLE, Layout
from shinpan.game.mana import ManaSymbol
from shinpan.phrases.context import Queries

COMBINED_SINCE = date(2017, 4, 28)
"""The day of the edition that combined the halves of split cards."""


def answers(context: Queries, object_id: ObjectId) -> tuple[Characteristics, ...]:
    """Return the sets of characteristics that answer a question about an object: one, or one for each half."""
    found = context.characteristics(object_id)
    if found.composite is None:
        return (found,)
    obj = context.look(object_id)
    fused = obj is not None and obj.zone is Zone.STACK
    return answers_of(found, context.state.settings.edition, fused=fused)


def answers_of(found: Characteristics, edition: date, *, fused: bool = False) -> tuple[Characteristics, ...]:
    """Return the answers that characteristics give on a day. fused: they are those of a fused spell."""
    composite = found.composite
    if composite is None or edition >= COMBINED_SINCE or composite.layout is not Layout.SPLIT:
        return (found,)
    if composite.shown != WHOLE:
        return (found,)
    return tuple(_half(half, found, composite, fused) for half in composite.faces)


def _half(half: Characteristics, found: Characteristics, whole: Composite, fused: bool) -> Characteristics:
    """Return a half as effects have changed the card; one spell has one mana value, the total."""
    left, right = whole.faces
    return half.with_(
        mana_value=found.mana_value if fused else half.mana_value,
        colors=(half.colors & found.colors) | (found.colors - left.colors - right.colors),
        types=(half.types & found.types) | (found.types - left.types - right.types),
        subtypes=(half.subtypes & found.subtypes) | (found.subtypes - left.subtypes - right.subtypes),
        supertypes=(half.supertypes & found.supertypes) | (found.supertypes - left.supertypes - right.supertypes),
        index=None,
    )


def mana_values(context: Queries, object_id: ObjectId) -> tuple[int, ...]:
    """Return the mana value of an object; both of a split card by the rules until 2017, but for a fused spell's."""
    found = context.characteristics(object_id)
    if found.composite is None:
        return (found.mana_value,)
    obj = context.look(object_id)
    if obj is not None and obj.zone is Zone.STACK:
        return (found.mana_value,)
    return tuple(each.mana_value for each in answers(context, object_id))


def mana_symbols(characteristics: Characteristics) -> tuple[ManaSymbol, ...]:
    """Return the symbols in a mana cost; those of combined halves are separate (709.4b)."""
    composite = characteristics.composite
    if composite is not None and composite.layout in HALVES and composite.shown == WHOLE:
        costs = tuple(each.mana_cost for each in composite.faces)
    else:
        costs = (characteristics.mana_cost,)
    return tuple(symbol for cost in costs if cost is not None for symbol in cost.symbols)
