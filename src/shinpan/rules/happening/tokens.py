"""Tokens are created (111, 701.7)."""

from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import Entry, TokenMade, ZoneChange
from shinpan.game.ids import ObjectId
from shinpan.game.objects import Component, GameObject
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.copying.entering import choices_of_entry, take_on, trigger_linked
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import arrive
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.table import Table

CREATED = cite("111.1", en="{player} creates {object}.", ja="{player}は{object}を生成します。")
carries("111.2")
carries("701.7a")

MOST = 4096
"""No event makes more tokens than this at once: growth is capped before it is allocated."""


def create_tokens(
    table: Table,
    batch: Batch,
    component: Component,
    number: int,
    *,
    entry: Entry = Entry(),
    source: ObjectId | None = None,
) -> Steps[tuple[ObjectId, ...]]:
    """Create tokens that a component would represent, under the control of its owner (111.2); return them."""
    if number <= 0 or table.player(component.owner).lost is not None:  # 800.4b, 800.4d
        return ()
    settled = yield from replaced(table, [TokenMade(component.owner, component, number, entry, source)])
    from shinpan.rules.hosts import settle_hosts

    final = yield from settle_hosts(table, settled)
    made: list[ObjectId] = []
    for event in final:
        if isinstance(event, TokenMade):
            made.extend(_make(table, batch, event))
    return tuple(made)


def _make(table: Table, batch: Batch, event: TokenMade) -> list[ObjectId]:
    state = table.state
    made: list[ObjectId] = []
    stamp = state.new_timestamp()
    state.tokens_made = True
    for _ in range(min(event.count, MOST)):
        token = GameObject(
            id=state.new_object_id(),
            kind=ObjectKind.TOKEN,
            components=(event.component.with_(card=state.new_card_id(), owner=event.player),),
            owner=event.player,
            controller=event.player,
            zone=Zone.BATTLEFIELD,
            timestamp=stamp,
            tapped=event.entry.tapped,
            counters=event.entry.all_counters,
            attached_to=event.entry.attached_to,
            sick=True,
            chosen=choices_of_entry(event.entry),
        )
        arrive(state, token)
        take_on(table, token.id, event.entry)
        trigger_linked(table, token.id, event.entry.copy)
        made.append(token.id)
        table.note(CREATED, player=event.player, object=token.id)
    table.touch()
    batch.add(event.with_(arrivals=tuple(made)))
    for each in made:
        batch.add(ZoneChange(each, None, Zone.BATTLEFIELD, event.player, entry=event.entry, arrivals=(each,)))
    return made
