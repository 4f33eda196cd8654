"""Objects that are tapped or exiled rather than mana paid: convoke, improvise, delve (702.51, 702.126, 702.66).

They apply once the total cost is determined, and are neither additional nor alternative costs.
"""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost, ManaKind, SymbolForm
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means
from shinpan.rules.mana.payment import find_payment
from shinpan.rules.mana.source import GENERIC_ONLY, ManaSource, bit, stand_in
from shinpan.rules.refusing import CantComplete, Refusal
from shinpan.rules.table import Table

TAPPED = cite(
    "702.51a",
    en="{player} taps {object} rather than pay one mana.",
    ja="{player}はマナ1点を支払うかわりに{object}をタップします。",
)
EXILED = cite(
    "702.66a",
    en="{player} exiles {object} rather than pay one generic mana.",
    ja="{player}は不特定マナ1点を支払うかわりに{object}を追放します。",
)
carries("702.51b")
carries("702.51c")
carries("702.51d")
carries("607.2q")
carries("702.66b")
carries("702.66c")
carries("702.126a")
carries("702.126b")
carries("702.126c")
carries("701.67a")

KEYWORDS = (KeywordAbility.CONVOKE, KeywordAbility.IMPROVISE, KeywordAbility.DELVE)


def stand_ins(table: Table, player: PlayerId, spell: ObjectId) -> list[ManaSource]:
    """Return what may stand in for mana in the cost of a spell: creatures, artifacts, cards in the graveyard."""
    keywords = index_of(table.characteristics(spell)).keywords
    if keywords.isdisjoint(KEYWORDS):
        return []
    found: list[ManaSource] = []
    for each in table.controlled(player):
        if table.state.objects[each].tapped:
            continue
        characteristics = table.characteristics(each)
        if KeywordAbility.CONVOKE in keywords and CardType.CREATURE in characteristics.types:
            colors = sum(bit(ManaKind.of(color), False) for color in characteristics.colors)
            found.append(stand_in(each, colors | GENERIC_ONLY, 2))
        elif KeywordAbility.IMPROVISE in keywords and CardType.ARTIFACT in characteristics.types:
            found.append(stand_in(each, GENERIC_ONLY, 2))
    if KeywordAbility.DELVE in keywords:
        found.extend(stand_in(each, GENERIC_ONLY, 4) for each in table.state.graveyards[player] if each != spell)
    return found


def waterbenders(table: Table, player: PlayerId) -> list[ManaSource]:
    """Return what may be tapped for the generic mana of a waterbend cost: artifacts and creatures (701.67a)."""
    return [
        stand_in(each, GENERIC_ONLY, 2)
        for each in table.controlled(player)
        if not table.state.objects[each].tapped
        and table.characteristics(each).types & {CardType.ARTIFACT, CardType.CREATURE}
    ]


def choose_stand_ins(
    table: Table, context: Acting, mana: ManaCost, means: Means
) -> Steps[tuple[ManaCost, tuple[ManaSource, ...]]]:
    """Have the player choose what stands in for mana; return the mana that is left to pay, and the objects.

    What is tapped is chosen first, then what is exiled. means: with all that could stand in.
    """
    chosen: tuple[ManaSource, ...] = ()
    for zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        offered = [each for each in means.sources() if each.stands and _zone(table, each) is zone]
        if not offered:
            continue
        others = [each for each in means.sources() if each not in offered]
        picked = yield from _choose(table, context, mana, means, offered, others)
        rest = _without(means.of_sources(_unused(others, picked)), mana, picked)
        if rest is None:
            raise CantComplete(UNPAYABLE)
        mana, chosen = rest, chosen + picked
        means = means.of_sources(_unused(others, picked))
    return mana, chosen


def convoking(table: Table, spell: ObjectId, stood: Sequence[ObjectId]) -> tuple[ObjectId, ...]:
    """Return the creatures among what stood in for mana that convoked a spell (702.51c)."""
    if not stood or KeywordAbility.CONVOKE not in index_of(table.characteristics(spell)).keywords:
        return ()
    there = (each for each in stood if table.on_battlefield(each))
    return tuple(each for each in there if CardType.CREATURE in table.characteristics(each).types)


def use_up(table: Table, context: Acting, chosen: Sequence[ManaSource]) -> Steps[None]:
    """Tap or exile what stands in for mana, as the cost is paid (601.2h)."""
    objects = tuple(ObjectId(each.object) for each in chosen)
    tapped = tuple(each for each in objects if table.on_battlefield(each))
    exiled = tuple(each for each in objects if each not in tapped)
    for each in objects:
        table.note(TAPPED if each in tapped else EXILED, player=context.you, object=each)
    if tapped:
        yield from context.tap(tapped)
    if exiled:
        gone = yield from context.move(exiled, Zone.EXILE)
        context.choices = context.choices.with_(delved=gone)


def _zone(table: Table, source: ManaSource) -> Zone:
    return table.state.objects[ObjectId(source.object)].zone


def _unused(sources: Sequence[ManaSource], picked: Sequence[ManaSource]) -> list[ManaSource]:
    """Return the sources left once some objects are tapped or exiled: not their other abilities that need {T}."""
    taken = {each.object for each in picked}
    return [each for each in sources if each.group not in taken]


def _choose(
    table: Table,
    context: Acting,
    mana: ManaCost,
    means: Means,
    offered: list[ManaSource],
    others: list[ManaSource],
) -> Steps[tuple[ManaSource, ...]]:
    by_object = {ObjectId(each.object): each for each in offered}

    def refusal(options: Sequence[Pick]) -> Refusal | None:
        picked = [by_object[option.entity] for option in options if not isinstance(option.entity, PlayerId)]
        return None if _without(means.of_sources(_unused(others, picked)), mana, picked) is not None else UNPAYABLE

    default = tuple(Pick(each) for each in _needed(table, context.you, mana, means, offered, others))
    answer = yield Decision(
        player=context.you,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in by_object),
        minimum=0,
        maximum=min(len(by_object), mana.mana_value),
        rule="601.2h",
        topic=Topic.SUBSTITUTE,
        source=context.source,
        default=default,
        check=refusal,
    )
    return tuple(by_object[option.entity] for option in answer)


def _needed(
    table: Table,
    player: PlayerId,
    mana: ManaCost,
    means: Means,
    offered: list[ManaSource],
    others: list[ManaSource],
) -> tuple[ObjectId, ...]:
    """Return what has to stand in, since the mana at hand doesn't suffice; nothing if it does."""
    if means.of_sources(others).can_pay(mana):
        return ()
    pool = table.player(player).pool
    payment = find_payment(mana, pool, means.sources(), means.spend, means.life)
    if payment is None:
        raise CantComplete(UNPAYABLE)
    used = {activation.source.object for activation in payment.activations if activation.source.stands}
    return tuple(ObjectId(each.object) for each in offered if each.object in used)


def _without(means: Means, mana: ManaCost, picked: Sequence[ManaSource]) -> ManaCost | None:
    """Return what is left of a cost if each of some objects stands in for one mana; None if it can't be paid then."""
    costs = {mana: None}
    for source in picked:
        costs = {rest: None for cost in costs for rest in _reduced(cost, source.stands)}
    return next((cost for cost in costs if means.can_pay(cost)), None)


def _reduced(cost: ManaCost, bits: int) -> list[ManaCost]:
    """Return what a cost may be once something has stood in for one mana of it."""
    found: list[ManaCost] = []
    for place, symbol in enumerate(cost.symbols):
        if symbol.form is SymbolForm.GENERIC:
            if symbol.generic and bits & GENERIC_ONLY:
                found.append(cost.reduced(1))
        elif any(bit(kind, False) & bits for kind in symbol.kinds):
            found.append(ManaCost.of(cost.symbols[:place] + cost.symbols[place + 1 :]))
    return found
