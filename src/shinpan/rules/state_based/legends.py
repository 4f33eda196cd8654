"""The legend rule and the world rule (704.5j-k)."""

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.enums import Supertype
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import NoLegendRule
from shinpan.rulebook.citations import cite
from shinpan.rules.restricting import forbidden
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.state_based.sorts import LEGEND as LEGEND_SORT
from shinpan.rules.state_based.sorts import may_have
from shinpan.rules.table import Table

LEGEND = cite(
    "704.5j",
    en="{player} controls several legendary permanents named {name}, keeps {object}, and the rest go to the graveyard.",
    ja="{player}は《{name}》という名前の伝説のパーマネントを複数コントロールしているため、{object}を残し、残りを墓地に置きます。",
)
WORLD = cite(
    "704.5k",
    en="Only the newest world permanent stays; {object} is put into its owner's graveyard.",
    ja="ワールド・パーマネントはもっとも新しいものだけが残り、{object}はオーナーの墓地に置かれます。",
)


def find(table: Table, actions: Actions) -> Steps[None]:
    """Find legends that a player has several of, and old worlds; the player chooses which legend stays."""
    if not may_have(table, LEGEND_SORT):
        return
    legends: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    worlds: list[ObjectId] = []
    changed = table.view().changed
    objects = table.state.objects
    for each in table.state.battlefield:
        characteristics = changed.get(each) or objects[each].printed
        if not characteristics.supertypes or objects[each].phased_out:
            continue
        if Supertype.LEGENDARY in characteristics.supertypes:
            for name in characteristics.names:
                legends.setdefault((table.controller(each), name), []).append(each)
        if Supertype.WORLD in characteristics.supertypes:
            worlds.append(each)
    for (player, name), named in legends.items():
        found = [each for each in named if not forbidden(table, NoLegendRule, each)] if len(named) > 1 else named
        if len(found) > 1:
            yield from _keep_one(table, actions, player, name, found)
    if len(worlds) > 1:
        _keep_newest(table, actions, worlds)


def _keep_one(table: Table, actions: Actions, player: PlayerId, name: str, found: list[ObjectId]) -> Steps[None]:
    answer = yield Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in found),
        rule="704.5j",
        topic=Topic.LEGEND,
    )
    kept = answer[0].entity
    table.note(LEGEND, player=player, name=name, object=kept)
    actions.bury.extend(each for each in found if each != kept and each not in actions.bury)


def _keep_newest(table: Table, actions: Actions, worlds: list[ObjectId]) -> None:
    newest = max(table.state.objects[each].timestamp for each in worlds)
    stay = [each for each in worlds if table.state.objects[each].timestamp == newest]
    for each in worlds:
        if len(stay) > 1 or each not in stay:
            table.note(WORLD, object=each)
            actions.bury.append(each)
