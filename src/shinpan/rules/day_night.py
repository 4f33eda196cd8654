"""Day and night (730): when the designation changes, and what daybound and nightbound make of it (702.145)."""

from shinpan.game.enums import Daytime
from shinpan.game.face_events import DaytimeChanged
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, FRONT
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.faces import is_double_faced
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.transforming import transform
from shinpan.rules.table import Table

BECOMES = cite("730.1", en="It becomes {daytime}.", ja="{daytime}になります。")
NO_SPELL = cite(
    "730.2a",
    en="The previous turn's active player cast no spell during it, so it becomes night.",
    ja="直前のターンのアクティブ・プレイヤーがそのターンに呪文を唱えなかったため、夜になります。",
)
TWO_SPELLS = cite(
    "730.2b",
    en="The previous turn's active player cast two or more spells during it, so it becomes day.",
    ja="直前のターンのアクティブ・プレイヤーがそのターンに呪文を2つ以上唱えたため、昼になります。",
)
carries("502.2")
carries("702.145b")
carries("702.145c")
carries("702.145d")
carries("702.145e")
carries("702.145f")
carries("702.145g")
carries("730.1a")
carries("730.2")
carries("730.2c")


def become(table: Table, daytime: Daytime) -> Steps[bool]:
    """Have it become day or night; permanents bound to that transform as it does. Return whether it changed."""
    state = table.state
    if state.daytime is daytime:
        return False
    batch = Batch(table)
    before, state.daytime = state.daytime, daytime
    state.version += 1
    table.touch()
    table.note(BECOMES, daytime=daytime)
    batch.add(DaytimeChanged(daytime, before))
    for each in _due(table):
        yield from transform(table, batch, each, bound=True)
    batch.close()
    return True


def _due(table: Table) -> list[ObjectId]:
    """Return the permanents whose wrong face is up for the time of day, by their own daybound or nightbound."""
    daytime = table.state.daytime
    if daytime is None:
        return []
    keyword, face = (KeywordAbility.DAYBOUND, FRONT) if daytime is Daytime.NIGHT else (KeywordAbility.NIGHTBOUND, BACK)
    return [
        each
        for each in table.permanents()
        if table.has(each, keyword)
        and is_double_faced(obj := table.state.objects[each])
        and obj.components[0].face == face
    ]


def settle_daytime(table: Table) -> Steps[None]:
    """Have it be day or night once a permanent with daybound or nightbound is there, and turn such permanents over.

    That happens at once, whenever it applies; it is no state-based action.
    """
    if table.state.daytime is None:
        permanents = table.permanents()
        if any(table.has(each, KeywordAbility.DAYBOUND) for each in permanents):
            yield from become(table, Daytime.DAY)
        elif any(table.has(each, KeywordAbility.NIGHTBOUND) for each in permanents):
            yield from become(table, Daytime.NIGHT)
    due = _due(table)
    if due:
        batch = Batch(table)
        for each in due:
            yield from transform(table, batch, each, bound=True)
        batch.close()


def check_daytime(table: Table) -> Steps[None]:
    """In the untap step, see whether the spells of the previous turn make it night or day (730.2)."""
    state = table.state
    if state.daytime is None:
        return
    cast = table.player(_previous(table)).spells_cast_last_turn
    if state.daytime is Daytime.DAY and cast == 0:
        table.note(NO_SPELL)
        yield from become(table, Daytime.NIGHT)
    elif state.daytime is Daytime.NIGHT and cast >= 2:
        table.note(TWO_SPELLS)
        yield from become(table, Daytime.DAY)


def _previous(table: Table) -> PlayerId:
    """Return whose turn the one before was; in a situation that was set up, the player's before in turn order."""
    turn = table.state.turn
    return turn.previous if turn.previous is not None else table.turn_order()[-1]
