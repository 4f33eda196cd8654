"""The Ring tempts a player: the emblem, and who bears it (701.54)."""

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.designations import Designation
from shinpan.game.enums import ObjectKind
from shinpan.game.events import ActionTaken
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.objects import GameObject
from shinpan.game.player_events import RingTempted
from shinpan.phrases.base import Steps
from shinpan.phrases.ring.emblem import NAME, the_ring
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.designating import designate, undesignate
from shinpan.rules.happening.emblems import put_into_command_zone
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.table import Table

TEMPTED = cite(
    "701.54a",
    en="The Ring tempts {player} (time {number}); {object} is their Ring-bearer.",
    ja="指輪が{player}を誘惑します（{number}回目）。{object}がそのプレイヤーの指輪所持者になります。",
)
TEMPTED_IN_VAIN = cite(
    "701.54d",
    en="The Ring tempts {player} (time {number}), who has no creature to choose.",
    ja="指輪が{player}を誘惑します（{number}回目）。選べるクリーチャーはいません。",
)
GETS_THE_RING = cite(
    "701.54c",
    en="{player} gets an emblem named The Ring.",
    ja="{player}は「The Ring」という名前の紋章を得ます。",
)
carries("701.54b", "701.54e")


def tempt(table: Table, player: PlayerId, source: ObjectId) -> Steps[None]:
    """Have the Ring tempt a player."""
    if table.player(player).lost is not None:
        return
    held = table.player(player)
    table.set_player(held.with_(tempted=held.tempted + 1))
    give_the_ring(table, player)
    creatures = tuple(each for each in table.controlled(player) if table.is_creature(each))
    bearer = yield from _chosen(table, player, creatures, source)
    number = held.tempted + 1
    if bearer is None:
        table.note(TEMPTED_IN_VAIN, player=player, number=number)
    else:
        for each in table.controlled(player):
            if each != bearer:
                undesignate(table, each, Designation.RING_BEARER)
        table.note(TEMPTED, player=player, number=number, object=bearer)
        designate(table, bearer, Designation.RING_BEARER, told=True)
    batch = Batch(table)
    batch.add(RingTempted(player, bearer))
    batch.add(ActionTaken(KeywordAction.THE_RING_TEMPTS_YOU, player, bearer))
    batch.close()


def give_the_ring(table: Table, player: PlayerId) -> None:
    """Have a player have the emblem, with the abilities that it has by now (701.54c)."""
    card = the_ring(table.player(player).tempted)
    emblem = _ring_of(table, player)
    if emblem is None:
        put_into_command_zone(table, player, card)
        table.note(GETS_THE_RING, player=player)
        return
    if emblem.components[0].definition is not card:
        put(table.state, with_printed(emblem.with_(components=(emblem.components[0].with_(definition=card),))))
        table.state.version += 1
        table.touch()


def _ring_of(table: Table, player: PlayerId) -> GameObject | None:
    for each in table.state.command:
        obj = table.state.objects[each]
        if obj.kind is ObjectKind.EMBLEM and obj.owner == player and obj.components[0].definition.name == NAME:
            return obj
    return None


def _chosen(
    table: Table, player: PlayerId, creatures: tuple[ObjectId, ...], source: ObjectId
) -> Steps[ObjectId | None]:
    """Have a player choose a creature of theirs as their Ring-bearer, if they have one."""
    if not creatures:
        return None
    decision = Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in creatures),
        rule="701.54a",
        topic=Topic.RING_BEARER,
        source=source,
    )
    if len(creatures) > 1:
        answer = yield decision
        return ObjectId(answer[0].entity)
    if table.recorder is not None:
        table.recorder.forced(table, decision)
    return creatures[0]
