"""Starting the game (103): decks, opening hands, mulligans, the first turn."""

from collections.abc import Sequence

from shinpan.game.characteristics import Definition
from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic, Word
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Component, GameObject
from shinpan.game.player import Player
from shinpan.game.state import GameState, Settings
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.phrases.permissions import MayBeginOnBattlefield
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.beginning import split_deck
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.entering import enter_or_move
from shinpan.rules.happening.moving import arrive, leave
from shinpan.rules.table import Table
from shinpan.rules.turn.steps import advance

MULLIGAN = cite("103.5", en="{player} takes a mulligan.", ja="{player}はマリガンを行います。")
KEEPS = cite("103.5", en="{player} keeps a hand of {number}.", ja="{player}は{number}枚の手札をキープします。")
BEGINS_ON = cite(
    "103.6a",
    en="{player} begins the game with {object} on the battlefield.",
    ja="{player}は{object}が戦場に出ている状態でゲームを開始します。",
)
carries("103.5c")
carries("903.12g")
carries("103.3")
carries("103.4")
carries("103.8")
carries("103.8a")

KEEP = Word(False, "keep", "キープ")
AGAIN = Word(True, "mulligan", "マリガン")


def new_state(
    decks: Sequence[Sequence[Definition]],
    names: Sequence[str],
    settings: Settings,
    commanders: Sequence[Sequence[Definition]] = (),
) -> GameState:
    """Return a state before the game begins: shuffled libraries, empty hands (103.3).

    commanders: for each player those of the deck that start in the command zone (903.6).
    """
    players = [
        Player(PlayerId(number), name, life=settings.starting_life, hand_size=settings.hand_size)
        for number, name in enumerate(names)
    ]
    state = GameState(settings, players)
    for player, deck in zip(players, decks, strict=True):
        chosen = commanders[player.id] if commanders else ()
        for definition, is_commander in split_deck(deck, chosen):
            zone = Zone.COMMAND if is_commander else Zone.LIBRARY
            add_card(state, definition, player.id, zone, position=-1, commander=is_commander)
        shuffle_library(state, player.id)
    return state


def add_card(
    state: GameState,
    definition: Definition,
    owner: PlayerId,
    zone: Zone,
    *,
    position: int = 0,
    commander: bool = False,
) -> ObjectId:
    """Put a card that wasn't in the game into a zone; return the object."""
    card = GameObject(
        id=state.new_object_id(),
        kind=ObjectKind.CARD,
        components=(Component(state.new_card_id(), definition, owner, commander=commander),),
        owner=owner,
        controller=owner,
        zone=zone,
        timestamp=state.new_timestamp(),
    )
    arrive(state, card, position)
    return card.id


def shuffle_library(state: GameState, player: PlayerId) -> None:
    """Put a library in a random order; no event, for before the game and mulligans."""
    ids = list(state.libraries[player])
    state.randomness().shuffle(ids)
    state.libraries[player] = tuple(ids)


def begin_game(table: Table) -> Steps[None]:
    """Draw opening hands, take mulligans, begin the first turn, until a player has priority."""
    state = table.state
    state.started = True
    deciding = list(table.turn_order(PlayerId(0)))
    for player in deciding:
        _draw_hand(state, player)
    while deciding:
        again: list[PlayerId] = []
        for player in deciding:
            if (yield from _wants_mulligan(table, player)):
                again.append(player)
            else:
                yield from _keep(table, player)
        for player in again:
            _take_mulligan(table, player)
        deciding = again
    yield from _opening_hand_actions(table)
    yield from advance(table)


def _draw_hand(state: GameState, player: PlayerId) -> None:
    for object_id in state.libraries[player][: state.settings.hand_size]:
        _put(state, object_id, Zone.HAND)


def _put(state: GameState, object_id: ObjectId, zone: Zone, position: int = 0) -> None:
    """Move a card before the game has begun: a new object, but no event."""
    obj = state.objects[object_id]
    leave(state, obj)
    moved = obj.with_(id=state.new_object_id(), zone=zone, timestamp=state.new_timestamp())
    arrive(state, moved, position)
    state.version += 1


def _wants_mulligan(table: Table, player: PlayerId) -> Steps[bool]:
    if table.player(player).mulligans >= table.state.settings.hand_size:
        return False
    answer = yield Decision(
        player=player,
        kind=DecisionKind.OPTIONS,
        options=(KEEP, AGAIN),
        rule="103.5",
        topic=Topic.MULLIGAN,
        default=KEEP,
    )
    return bool(answer[0].value)


def _take_mulligan(table: Table, player: PlayerId) -> None:
    state = table.state
    table.note(MULLIGAN, player=player)
    held = table.player(player)
    table.set_player(held.with_(mulligans=held.mulligans + 1))
    for object_id in state.hands[player]:
        _put(state, object_id, Zone.LIBRARY)
    shuffle_library(state, player)
    _draw_hand(state, player)


def _keep(table: Table, player: PlayerId) -> Steps[None]:
    """Put as many cards on the bottom as mulligans were taken, beyond the free one of a multiplayer game (103.5c).

    A Brawl game has it for two players, too (903.12g).
    """
    state = table.state
    free = 1 if len(state.players) > 2 or state.settings.brawl else 0
    number = min(max(0, table.player(player).mulligans - free), len(state.hands[player]))
    if number:
        hand = state.hands[player]
        answer = yield Decision(
            player=player,
            kind=DecisionKind.OBJECTS,
            options=tuple(Pick(each) for each in hand),
            minimum=number,
            maximum=number,
            rule="103.5",
            topic=Topic.BOTTOM,
        )
        for option in answer:
            _put(state, option.entity, Zone.LIBRARY, -1)
    table.note(KEEPS, player=player, number=len(state.hands[player]))


def _opening_hand_actions(table: Table) -> Steps[None]:
    """Let players begin the game with cards of their opening hands on the battlefield (103.6a)."""
    for player in table.turn_order(PlayerId(0)):
        for object_id in table.state.hands[player]:
            if _may_begin(table, object_id) and (yield from Choosing(table, object_id, player).may(player)):
                table.note(BEGINS_ON, player=player, object=object_id)
                yield from enter_or_move(table, (object_id,), Zone.BATTLEFIELD, controller=player)


def _may_begin(table: Table, object_id: ObjectId) -> bool:
    return any(
        isinstance(part, MayBeginOnBattlefield)
        for _, ability in index_of(table.characteristics(object_id)).statics
        for part in ability.parts
    )
