"""What was exiled until something leaves the battlefield comes back as it does (610.3)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Steps
from shinpan.phrases.effects.until import ReturnsWhenGone
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

RETURNS = cite(
    "610.3",
    en="{source} has left the battlefield, so {object} returns.",
    ja="{source}が戦場を離れたため、{object}は戦場に戻ります。",
)
carries("610.3a")
carries("610.3c")


def return_exiled(table: Table) -> Steps[bool]:
    """Return to the battlefield what waits in exile for a source that has left; return whether anything did."""
    state = table.state
    waiting = [effect for effect in state.effects if any(isinstance(part, ReturnsWhenGone) for part in effect.parts)]
    over = [effect for effect in waiting if not table.on_battlefield(effect.source)]
    if not over:
        return False
    from shinpan.rules.entering import enter_or_move

    gone = {effect.id for effect in over}
    state.effects = tuple(effect for effect in state.effects if effect.id not in gone)
    state.version += 1
    for effect in over:
        there = [
            each
            for each in effect.affected or ()
            if not isinstance(each, PlayerId) and each in state.objects and state.objects[each].zone is Zone.EXILE
        ]
        for each in there:
            table.note(RETURNS, source=effect.source, object=each)
        yield from enter_or_move(table, there, Zone.BATTLEFIELD)
    return True
