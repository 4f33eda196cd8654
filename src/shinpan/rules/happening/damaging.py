"""Damage (CR 120): dealt to players, creatures, planeswalkers and battles, and its results."""

from collections.abc import Sequence

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType
from shinpan.game.events import Damage
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Steps
from shinpan.phrases.damage_results import DamageAsThough
from shinpan.phrases.restrictions import DamageCantBePrevented
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.damaging import count_damage
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import put_counters, remove_counters
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
INFECTED = cite(
    "120.3b",
    en="{source} deals {amount} damage to {recipient}, who gets that many poison counters instead of losing life.",
    ja="{source}は{recipient}に{amount}点のダメージを与え、{recipient}はライフを失う代わりに同じ数の毒カウンターを得ます。",
)
TOXIC = cite(
    "120.3g",
    en="{source} has toxic: {recipient} also gets {amount} poison counter(s).",
    ja="{source}は毒性を持つため、{recipient}はさらに毒カウンター{amount}個を得ます。",
)
WITHERS = cite(
    "120.3d",
    en="{source} deals {amount} damage to {recipient} in the form of -1/-1 counters.",
    ja="{source}は{recipient}に{amount}点のダメージを-1/-1カウンターの形で与えます。",
)
carries("615.12")
carries("120.1")
carries("702.15b")
carries("702.80a")
carries("702.90b")
carries("702.90c")
carries("702.164c")
carries("120.4")
carries("120.6")
SHIELD = cite(
    "122.1c",
    en="{object} has a shield counter; the damage is prevented and one is removed.",
    ja="{object}の上に盾カウンターがあるため、ダメージが軽減されて1個取り除かれます。",
)
carries("120.8")
carries("120.10")


def deal_damage(table: Table, batch: Batch, proposals: Sequence[Damage]) -> Steps[int]:
    """Deal damage together; return how much was dealt in all."""
    possible = [proposal for proposal in proposals if proposal.amount > 0 and _can_receive(table, proposal)]
    if possible and DamageCantBePrevented in table.view().parts:
        possible = [proposal.with_(preventable=False) for proposal in possible]
    final = yield from replaced(table, (yield from _unshielded(table, batch, possible)))
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


def _unshielded(table: Table, batch: Batch, damage: Sequence[Damage]) -> Steps[list[Damage]]:
    """Return the damage that no shield counter prevents; the counters are removed (122.1c)."""
    left: list[Damage] = []
    spared: set[ObjectId] = set()
    for each in damage:
        recipient = each.recipient
        obj = None if isinstance(recipient, PlayerId) else table.state.objects.get(recipient)
        if obj is None or not obj.counters or not each.preventable or not obj.count(CounterKind.SHIELD):
            left.append(each)
        elif obj.id not in spared:
            spared.add(obj.id)
    for object_id in spared:
        table.note(SHIELD, object=object_id)
        yield from remove_counters(table, batch, object_id, CounterKind.SHIELD, 1)
    return left


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
        yield from _hurt_player(table, batch, damage, recipient)
        return
    types = table.characteristics(recipient).types
    if CardType.CREATURE in types:
        yield from _hurt_creature(table, batch, damage, recipient)
    if CardType.PLANESWALKER in types:
        table.note(TO_PLANESWALKER, source=damage.source, amount=damage.amount, recipient=recipient)
        yield from remove_counters(table, batch, recipient, CounterKind.LOYALTY, damage.amount)
    if CardType.BATTLE in types:
        table.note(TO_BATTLE, source=damage.source, amount=damage.amount, recipient=recipient)
        yield from remove_counters(table, batch, recipient, CounterKind.DEFENSE, damage.amount)


def _hurt_player(table: Table, batch: Batch, damage: Damage, player: PlayerId) -> Steps[None]:
    """Damage has a player lose life, or by infect get poison counters; toxic adds some to combat damage (120.3a-g)."""
    if _deals_with(table, damage, KeywordAbility.INFECT):
        table.note(INFECTED, source=damage.source, amount=damage.amount, recipient=player)
        yield from _poison(table, batch, damage, player, damage.amount)
    else:
        table.note(TO_PLAYER, source=damage.source, amount=damage.amount, recipient=player)
        yield from lose_life(table, batch, player, damage.amount, damage.source, by_damage=True)
    if damage.combat and table.state.settings.commander:
        count_damage(table, damage, player)
    toxic = _toxicity(table, damage.source) if damage.combat else 0
    if toxic:
        table.note(TOXIC, source=damage.source, amount=toxic, recipient=player)
        yield from _poison(table, batch, damage, player, toxic)


def _deals_with(table: Table, damage: Damage, keyword: KeywordAbility) -> bool:
    """Return whether damage has the results of a keyword: its source has it, or an effect says as though (609.4)."""
    if table.has(damage.source, keyword):
        return True
    for active in table.view().in_force(DamageAsThough):
        part, context = active.part, context_of_part(table, active)
        assert isinstance(part, DamageAsThough)
        so = active.condition is None or active.condition.holds(context)
        if so and part.keyword is keyword and part.concerns(context, damage):
            return True
    return False


def _toxicity(table: Table, source: ObjectId) -> int:
    """Return the total toxic value of an object: that of all its toxic abilities together (702.164b)."""
    characteristics = table.characteristics(source)
    if not characteristics.abilities or not table.has(source, KeywordAbility.TOXIC):
        return 0
    context = Queries(table, source, table.controller(source))
    return sum(
        each.number.value(context)
        for each in characteristics.abilities
        if isinstance(each, Keyword) and each.keyword is KeywordAbility.TOXIC and each.number is not None
    )


def _poison(table: Table, batch: Batch, damage: Damage, player: PlayerId, amount: int) -> Steps[int]:
    giver = table.controller(damage.source)
    kind, source = CounterKind.POISON, damage.source
    return put_counters(table, batch, player, kind, amount, player=giver, source=source, by_effect=False)


def _hurt_creature(table: Table, batch: Batch, damage: Damage, creature: ObjectId) -> Steps[None]:
    """Damage is marked on a creature, or by wither and infect becomes -1/-1 counters (120.3d-e)."""
    withers = _deals_with(table, damage, KeywordAbility.WITHER) or _deals_with(table, damage, KeywordAbility.INFECT)
    _mark(table, creature, damage, 0 if withers else damage.amount)
    if not withers:
        table.note(TO_CREATURE, source=damage.source, amount=damage.amount, recipient=creature)
        return
    table.note(WITHERS, source=damage.source, amount=damage.amount, recipient=creature)
    kind, giver = CounterKind.MINUS_ONE_MINUS_ONE, table.controller(damage.source)
    source, amount = damage.source, damage.amount
    yield from put_counters(table, batch, creature, kind, amount, player=giver, source=source, by_effect=False)


def _mark(table: Table, object_id: ObjectId, damage: Damage, amount: int) -> None:
    obj = table.state.objects[object_id]
    deathtouched = obj.deathtouched or table.has(damage.source, KeywordAbility.DEATHTOUCH)
    table.state.objects[object_id] = obj.with_(damage=obj.damage + amount, deathtouched=deathtouched)
    table.state.dubious = (*table.state.dubious, object_id)
