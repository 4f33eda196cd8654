"""Activating mana abilities (605.3): they don't use the stack and resolve at once."""

from collections.abc import Sequence

from shinpan.game.decisions import Topic
from shinpan.game.events import AbilityActivated
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaKind
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.happening.batch import Batch
from shinpan.rules.mana.payment import Spent
from shinpan.rules.table import Table

ACTIVATED = cite(
    "605.3b",
    en="{player} activates the mana ability of {object}; it resolves at once, without the stack.",
    ja="{player}は{object}のマナ能力を起動します。スタックを使わず、ただちに解決されます。",
)
carries("605.3a")
carries("605.3c")


def activate_for_mana(
    table: Table,
    player: PlayerId,
    object_id: ObjectId,
    number: int,
    output: tuple[ManaKind, ...] | None = None,
    spent: Sequence[Spent] = (),
) -> Steps[None]:
    """Activate a mana ability. output: the mana it is activated for, if that has been decided already.

    spent: mana from the pool that pays the mana part of its own cost.
    """
    ability = index_of(table.characteristics(object_id)).all[number]
    assert isinstance(ability, ActivatedAbility)
    context = Acting(table, object_id, player)
    if table.recorder is not None:
        table.note(ACTIVATED, player=player, object=object_id)
    _spend(table, player, tuple(mana for each in spent for mana in each.mana))
    for part in ability.cost.parts:
        yield from part.pay(context)
    yield from _with_output(context, ability, output)
    batch = Batch(table)
    batch.add(AbilityActivated(object_id, number, player, mana=True, origin=table.origin(object_id)))
    batch.close()


def _spend(table: Table, player: PlayerId, mana: tuple[Mana, ...]) -> None:
    if mana:
        held = table.player(player)
        table.set_player(held.with_(pool=held.pool.spend(mana)))


def _with_output(context: Acting, ability: ActivatedAbility, output: tuple[ManaKind, ...] | None) -> Steps[None]:
    """Carry out the effect; a choice of color that has been made already isn't asked."""
    steps = ability.effect.perform(context)
    answer = None
    wanted = list(output or ())
    while True:
        try:
            decision = steps.send(answer)
        except StopIteration:
            return
        if output is not None and decision.topic is Topic.COLOR:
            word = next(option for option in decision.options if option.value in wanted)
            answer = [word]
        else:
            answer = yield decision
