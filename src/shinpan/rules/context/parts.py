"""The context in which a static part in force asks and acts."""

from typing import TYPE_CHECKING

from shinpan.game.objects import Choices
from shinpan.phrases.index import index_of
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.table import Table

if TYPE_CHECKING:
    from shinpan.rules.context.resolution import Acting

_NO_CHOICES = Choices()


def context_of_part(table: Table, active: ActivePart, seen: Table | None = None) -> "Acting":
    """Return the context of a part: its source and controller, and for a lasting effect what it was begun on.

    seen: the hypothetical table on which something that enters is already there (614.12), for what it says itself.
    """
    # Imported here, since the circle is in the rules themselves: verbs are changed by replacement effects, which act
    # by verbs.
    from shinpan.rules.context.resolution import Acting

    choices = _NO_CHOICES
    obj = table.object(active.source)
    if obj is not None and obj.choices is not None:
        choices = obj.choices
    context = Acting(table, active.source, active.controller, choices=choices)
    context.had_by = active.origin
    context.seen = seen
    if active.number >= 0:
        abilities = index_of((seen or table).characteristics(active.source)).all
        context.ability = abilities[active.number] if active.number < len(abilities) else None
    if active.effect is not None:
        effect = next((each for each in table.state.effects if each.id == active.effect), None)
        if effect is not None:
            context.bound = effect.affected if effect.affected is not None else effect.bound
            context.choices = Choices(x=effect.x)
            context.left = effect.amount or 0
            context.effect = effect.id
    return context
