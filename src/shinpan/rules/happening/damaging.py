"""Damage (CR 120): dealt to players, creatures, planeswalkers and battles, and its results."""

from collections.abc import Sequence

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.game.events import Damage
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import remove_counters
from shinpan.rules.happening.living import gain_life, lose_life
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.table import Table

TO_PLAYER = cite(
    "120.3a",
    en="{source} deals {amount} damage to {recipient}, who loses that much life.",
    ja="{source}は{recipient}に{amount}点のダメージを与え、{recipient}は同じ点数のライフを失います。",
)
TO_CREATURE = cite(
    "120.3e",
    en="{source} deals {amount} damage to {recipient}; it stays marked there.",
    ja="{source}は{recipient}に{amount}点のダメージを与え、{recipient}はそのダメージを負います。",
)
TO_PLANESWALKER = cite(
    "120.3c",
    en="{source} deals {amount} damage to {recipient}, which loses that many loyalty counters.",
    ja="{source}は{recipient}に{amount}点のダメージを与え、同じ数の忠誠カウンターが取り除かれます。",
)
TO_BATTLE = cite(
    "120.3h",
    en="{source} deals {amount} damage to {recipient}, which loses that many defense counters.",
    ja="{source}は{recipient}に{amount}点のダメージを与え、同じ数の守備カウンターが取り除かれます。",
)
LIFELINK = cite(
    "120.3f",
    en="{source} has lifelink: {player} gains {amount} life as part of the same event.",
    ja="{source}は絆魂を持つため、ダメージの結果として{player}は{amount}点のライフを得ます。",
)
carries("120.1")
carries("120.4")
carries("120.6")
carries("120.8")
carries("120.10")


def deal_damage(table: Table, batch: Batch, proposals: Sequence[Damage]) -> Steps[int]:
    """Deal damage together; return how much was dealt in all."""
    possible = [proposal for proposal in proposals if proposal.amount > 0 and _can_receive(table, proposal)]
    final = yield from replaced(table, possible)
    dealt = [event for event in final if isinstance(event, Damage) and event.amount > 0]
    for event in dealt:
        yield from _results(table, batch, event)
        batch.add(event)
    for event in dealt:
        if table.has(event.source, KeywordAbility.LIFELINK):
            player = table.controller(event.source)
            table.note(LIFELINK, source=event.source, player=player, amount=event.amount)
            yield from gain_life(table, batch, player, event.amount, event.source)
    if dealt:
        table.stir()
    return sum(event.amount for event in dealt)


def _can_receive(table: Table, damage: Damage) -> bool:
    """Return whether damage can be dealt to it at all (120.1)."""
    if isinstance(damage.recipient, PlayerId):
        return table.player(damage.recipient).lost is None
    return table.on_battlefield(damage.recipient) and bool(
        table.characteristics(damage.recipient).types & {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}
    )


def _results(table: Table, batch: Batch, damage: Damage) -> Steps[None]:
    """Process damage into its results (120.4b)."""
    recipient = damage.recipient
    if isinstance(recipient, PlayerId):
        table.note(TO_PLAYER, source=damage.source, amount=damage.amount, recipient=recipient)
        yield from lose_life(table, batch, recipient, damage.amount, damage.source, by_damage=True)
        return
    types = table.characteristics(recipient).types
    if CardType.CREATURE in types:
        table.note(TO_CREATURE, source=damage.source, amount=damage.amount, recipient=recipient)
        _mark(table, recipient, damage)
    if CardType.PLANESWALKER in types:
        table.note(TO_PLANESWALKER, source=damage.source, amount=damage.amount, recipient=recipient)
        yield from remove_counters(table, batch, recipient, CounterKind.LOYALTY, damage.amount)
    if CardType.BATTLE in types:
        table.note(TO_BATTLE, source=damage.source, amount=damage.amount, recipient=recipient)
        yield from remove_counters(table, batch, recipient, CounterKind.DEFENSE, damage.amount)


def _mark(table: Table, object_id: ObjectId, damage: Damage) -> None:
    obj = table.state.objects[object_id]
    deathtouched = obj.deathtouched or table.has(damage.source, KeywordAbility.DEATHTOUCH)
    table.state.objects[object_id] = obj.with_(damage=obj.damage + damage.amount, deathtouched=deathtouched)
    table.state.dubious = (*table.state.dubious, object_id)
