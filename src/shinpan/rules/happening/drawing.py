"""Cards are drawn (121), discarded (701.9) and milled (701.17); libraries are shuffled (701.24)."""

from collections.abc import Sequence

from shinpan.game.enums import Zone
from shinpan.game.events import Discard, Draw, Event, Shuffled, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.phrases.expanding.miracles import is_miracle
from shinpan.phrases.limits import DrawsLimited
from shinpan.phrases.permissions import RevealsFirstDraw
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import change_zones, perform_zone_changes, zone_change
from shinpan.rules.happening.revealing import reveal
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

DRAWN = cite("121.1", en="{player} draws a card.", ja="{player}はカードを1枚引きます。")
EMPTY = cite(
    "704.5b",
    en="{player} can't draw from an empty library and will lose when state-based actions are next checked.",
    ja="{player}のライブラリーは空で引けないため、次の状況起因処理の確認時に敗北します。",
)
NO_MORE = cite(
    "101.2",
    en="{player} can't draw more cards this turn.",
    ja="{player}はこのターン、これ以上カードを引けません。",
)
DISCARDED = cite("701.9a", en="{player} discards {object}.", ja="{player}は{object}を捨てます。")
SHUFFLED = cite(
    "701.24a",
    en="{player} shuffles their library.",
    ja="{player}はライブラリーを切り直します。",
)
carries("121.2")
carries("701.17a")
carries("701.17b")


def draw(table: Table, player: PlayerId, number: int, source: ObjectId | None = None) -> Steps[None]:
    """Have a player draw cards, one at a time; each is an event of its own (121.2)."""
    for _ in range(number):
        if _drawn_all(table, player):
            return  # what can't happen can't be replaced (614.17)
        final = yield from replaced(table, [Draw(player, source)])
        for event in final:
            if isinstance(event, Draw):
                yield from _draw_one(table, event)
            elif isinstance(event, ZoneChange):
                batch = Batch(table)
                perform_zone_changes(table, batch, [event])
                batch.close()


def _drawn_all(table: Table, player: PlayerId) -> bool:
    """Return whether a player has drawn as many cards as they can in this turn, and say so."""
    if DrawsLimited not in table.view().parts or not forbidden(table, DrawsLimited, player):
        return False
    table.note(NO_MORE, player=player)
    return True


def _draw_one(table: Table, event: Draw) -> Steps[None]:
    player = table.player(event.player)
    if player.lost is not None or _drawn_all(table, event.player):
        return
    library = table.state.libraries[event.player]
    if not library:
        table.note(EMPTY, player=event.player)
        table.set_player(player.with_(drawn_from_empty=True))
        table.stir()
        return
    batch = Batch(table)
    move = zone_change(table, library[0], Zone.HAND)
    arrivals = yield from change_zones(table, batch, [move] if move is not None else [])
    table.set_player(player.with_(cards_drawn=player.cards_drawn + 1))
    table.note(DRAWN, player=event.player)
    batch.add(event.with_(object=arrivals[0] if arrivals else None))
    batch.close()
    if not player.cards_drawn and arrivals:
        if RevealsFirstDraw in table.view().parts:
            _reveal_first(table, event.player, arrivals[0])
        miracle = next((each for each in table.characteristics(arrivals[0]).abilities if is_miracle(each)), None)
        if miracle is not None:
            from shinpan.rules.happening.miracles import may_reveal

            yield from may_reveal(table, event.player, arrivals[0], miracle)


def _reveal_first(table: Table, player: PlayerId, card: ObjectId) -> None:
    """Have a player reveal the first card drawn in a turn, if an effect of theirs says so (603.11)."""
    if any(active.controller == player for active in table.view().in_force(RevealsFirstDraw)):
        batch = Batch(table)
        reveal(table, batch, player, (card,))
        batch.close()


def discard(
    table: Table, batch: Batch, player: PlayerId, objects: Sequence[ObjectId], source: ObjectId | None = None
) -> Steps[tuple[ObjectId, ...]]:
    """Have a player discard cards from their hand together; return what they became."""
    final = yield from replaced(
        table, [Discard(each, player, source) for each in objects if each in table.state.objects]
    )
    moves: list[Event] = [event for event in final if not isinstance(event, Discard)]
    discards = [event for event in final if isinstance(event, Discard)]
    for event in discards:
        table.note(DISCARDED, player=event.player, object=event.object)
        move = zone_change(table, event.object, Zone.GRAVEYARD, cause=source)
        if move is not None:
            moves.append(move.with_(discarded=True))
    settled = yield from replaced(table, moves)
    arrivals = perform_zone_changes(table, batch, settled)
    for event in discards:
        batch.add(event.with_(arrivals=table.state.successors.get(event.object, ())))
    return arrivals


def mill(
    table: Table, batch: Batch, player: PlayerId, number: int, source: ObjectId | None = None
) -> Steps[tuple[ObjectId, ...]]:
    """Have a player mill cards: as many as there are (701.17b); return what they became."""
    top = table.state.libraries[player][: max(0, number)]
    moves = [move for each in top if (move := zone_change(table, each, Zone.GRAVEYARD, cause=source)) is not None]
    return (yield from change_zones(table, batch, moves))


def shuffle(table: Table, player: PlayerId) -> None:
    """Shuffle a player's library. Its cards become new objects for nobody, since nobody may see the order (701.24)."""
    ids = list(table.state.libraries[player])
    table.state.randomness().shuffle(ids)
    table.state.libraries[player] = tuple(ids)
    table.note(SHUFFLED, player=player)
    table.stir()
    batch = Batch(table)
    batch.add(Shuffled(player))
    batch.close()
