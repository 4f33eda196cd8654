"""Venturing into the dungeon: bringing a dungeon card into the game, moving the marker, completing it (309, 701.49)."""

from shinpan.cards.dungeons import DUNGEONS
from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import ActionTaken
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.objects import Component, Designations, GameObject
from shinpan.game.player_events import DungeonCompleted, RoomEntered
from shinpan.game.subtypes.other import DungeonType
from shinpan.phrases.base import Steps
from shinpan.phrases.dungeons.rooms import DungeonCard
from shinpan.phrases.dungeons.venturing import VentureOnceEachTurn
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import arrive, leave, remember
from shinpan.rules.table import Table

BRINGS = cite(
    "701.49a",
    en="{player} brings the dungeon {name} into the game.",
    ja="{player}はダンジョン「{name}」をゲームに持ち込みます。",
)
BRINGS_THAT = cite(
    "701.49d",
    en="{player} brings the dungeon {name} into the game, since it has the quality that is asked for.",
    ja="{player}は、指定された性質を持つダンジョン「{name}」をゲームに持ち込みます。",
)
MOVES = cite(
    "701.49b",
    en="{player} moves their venture marker into the next room: {name}.",
    ja="{player}は探索マーカーを次の部屋「{name}」に移動させます。",
)
COMPLETES = cite(
    "309.7",
    en="{player} completes the dungeon {name}, which leaves the game.",
    ja="{player}はダンジョン「{name}」を踏破し、それはゲームから取り除かれます。",
)
NO_MORE = cite(
    "101.2",
    en="{player} can't venture into the dungeon again this turn.",
    ja="{player}はこのターン、これ以上ダンジョン探索を行えません。",
)
carries("309.2", "309.2a", "309.2b", "309.2c", "309.2d", "309.3")
carries("309.4", "309.4a", "309.4c", "309.5", "309.5a", "309.5b", "701.49c")


def dungeon_of(table: Table, player: PlayerId) -> ObjectId | None:
    """Return the dungeon that a player owns in the command zone; there is at most one (309.3)."""
    for each in table.state.command:
        obj = table.state.objects[each]
        if obj.owner == player and obj.components and isinstance(obj.components[0].definition, DungeonCard):
            return each
    return None


def where_is(table: Table, player: PlayerId) -> tuple[str, str] | tuple[None, None]:
    """Return the names of the dungeon and of the room in which a player is; None if they are in none."""
    dungeon = dungeon_of(table, player)
    if dungeon is None:
        return None, None
    card = card_of(table, dungeon)
    return card.name, card.rooms[table.state.objects[dungeon].designations.room].name


def card_of(table: Table, dungeon: ObjectId) -> DungeonCard:
    """Return what a dungeon in the command zone says."""
    definition = table.state.objects[dungeon].components[0].definition
    assert isinstance(definition, DungeonCard)
    return definition


def venture(table: Table, player: PlayerId, into: DungeonType | None, source: ObjectId) -> Steps[None]:
    """Have a player venture into the dungeon; into: into one of some quality, if they have none yet (701.49d)."""
    if table.player(player).lost is not None or _restrained(table, player):
        return
    dungeon = dungeon_of(table, player)
    if dungeon is not None and card_of(table, dungeon).is_last(table.state.objects[dungeon].designations.room):
        complete(table, dungeon)
        dungeon = None
    if dungeon is None:
        room, dungeon = 0, (yield from _bring(table, player, into, source))
    else:
        room = yield from _next_room(table, player, dungeon, source)
        table.note(MOVES, player=player, name=card_of(table, dungeon).rooms[room].name)
    _move_marker(table, dungeon, room)
    batch = Batch(table)
    batch.add(RoomEntered(player, dungeon, room))
    batch.add(ActionTaken(KeywordAction.VENTURE_INTO_THE_DUNGEON, player, dungeon))
    batch.close()


def complete(table: Table, dungeon: ObjectId) -> None:
    """Remove a dungeon from the game, so that its owner completes it (309.7)."""
    state = table.state
    obj = state.objects[dungeon]
    name = card_of(table, dungeon).name
    table.note(COMPLETES, player=obj.owner, name=name)
    batch = Batch(table)
    remember(table, dungeon)
    leave(state, obj)
    owner = table.player(obj.owner)
    table.set_player(owner.with_(completed=(*owner.completed, name)))
    table.touch()
    batch.add(DungeonCompleted(obj.owner, name))
    batch.close()


def put_dungeon(table: Table, player: PlayerId, card: DungeonCard, room: int = 0) -> ObjectId:
    """Put a dungeon into the command zone, the owner's venture marker on one of its rooms."""
    state = table.state
    obj = GameObject(
        id=state.new_object_id(),
        kind=ObjectKind.CARD,
        components=(Component(state.new_card_id(), card, player),),
        owner=player,
        controller=player,
        zone=Zone.COMMAND,
        timestamp=state.new_timestamp(),
        designations=Designations(room=room),
    )
    arrive(state, obj)
    table.touch()
    return obj.id


def _restrained(table: Table, player: PlayerId) -> bool:
    """Return whether the player has ventured this turn already and an effect says that once is enough."""
    for active in table.view().in_force(VentureOnceEachTurn):
        part = active.part
        assert isinstance(part, VentureOnceEachTurn)
        if part.restrains(context_of_part(table, active), player) and _has_ventured(table, player):
            table.note(NO_MORE, player=player)
            return True
    return False


def _has_ventured(table: Table, player: PlayerId) -> bool:
    return any(
        isinstance(event, ActionTaken)
        and event.action is KeywordAction.VENTURE_INTO_THE_DUNGEON
        and event.player == player
        for event in table.state.history
    )


def _bring(table: Table, player: PlayerId, into: DungeonType | None, source: ObjectId) -> Steps[ObjectId]:
    """Have a player choose a dungeon from outside the game and put it into the command zone (701.49a, 701.49d)."""
    words = tuple(
        Word(card.name, name.en, name.ja, place)
        for place, (name, card) in enumerate(((n, c) for n, c in DUNGEONS.items() if c.is_of(into)), 1)
    )
    chosen = yield from _one_of(table, player, words, Topic.DUNGEON, "701.49a", source)
    card = next(each for each in DUNGEONS.values() if each.name == chosen.value)
    table.note(BRINGS if into is None else BRINGS_THAT, player=player, name=card.name)
    return put_dungeon(table, player, card)


def _next_room(table: Table, player: PlayerId, dungeon: ObjectId, source: ObjectId) -> Steps[int]:
    """Have a player choose one of the rooms that arrows lead to (701.49b)."""
    card = card_of(table, dungeon)
    onward = card.rooms[table.state.objects[dungeon].designations.room].onward
    words = tuple(Word(each, card.rooms[each].name, card.rooms[each].name, n) for n, each in enumerate(onward, 1))
    chosen = yield from _one_of(table, player, words, Topic.ROOM, "701.49b", source)
    return int(chosen.value)


def _one_of(
    table: Table, player: PlayerId, words: tuple[Word, ...], topic: Topic, rule: str, source: ObjectId
) -> Steps[Word]:
    decision = Decision(player=player, kind=DecisionKind.OPTIONS, options=words, rule=rule, topic=topic, source=source)
    if len(words) > 1:
        answer = yield decision
        word: Word = answer[0]
        return word
    if table.recorder is not None:
        table.recorder.forced(table, decision)
    return words[0]


def _move_marker(table: Table, dungeon: ObjectId, room: int) -> None:
    obj = table.state.objects[dungeon]
    table.state.objects[dungeon] = obj.with_(designations=obj.designations.with_(room=room))
    table.touch()
