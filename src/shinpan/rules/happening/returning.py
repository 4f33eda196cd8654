"""What was exiled until something leaves the battlefield comes back as it does (610.3)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.phrases.effects.until import ReturnsWhenGone
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

RETURNS = cite(
    "610.3",
    en="{source} has left the battlefield, so {object} returns.",
    ja="{source}が戦場を離れたため、{object}はもとの領域に戻ります。",
)
carries("610.3a")
carries("610.3c")
carries("610.3d")


def return_exiled(table: Table) -> Steps[bool]:
    """Return what waits in exile for a source that has left to where it was; return whether anything did."""
    state = table.state
    waiting = [effect for effect in state.effects if any(isinstance(part, ReturnsWhenGone) for part in effect.parts)]
    over = [effect for effect in waiting if not table.on_battlefield(effect.source)]
    if not over:
        return False
    from shinpan.rules.entering import enter_or_move

    gone = {effect.id for effect in over}
    state.effects = tuple(effect for effect in state.effects if effect.id not in gone)
    state.version += 1
    back: dict[Zone, list[ObjectId]] = {}
    for effect in over:
        zone = next(part.zone for part in effect.parts if isinstance(part, ReturnsWhenGone))
        for each in effect.affected or ():
            if not isinstance(each, PlayerId) and each in state.objects and state.objects[each].zone is Zone.EXILE:
                table.note(RETURNS, source=effect.source, object=each)
                back.setdefault(zone, []).append(each)
    for zone, there in back.items():  # all that comes back does so at once (610.3d)
        yield from enter_or_move(table, there, zone)
    return True
