"""Casting while a spell or ability resolves, because it says so (608.2g): cards, and copies of cards (707.12)."""

from collections.abc import Sequence
from typing import NamedTuple

from shinpan.cards.card import Card, Layout
from shinpan.cards.library import built_in
from shinpan.game.copied_values import CopiedValues
from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, FRONT
from shinpan.game.objects import Component, GameObject
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.cast import cast_in_way
from shinpan.rules.casting.permission import proposal_of, refusal_of_way
from shinpan.rules.casting.ways import Way, ways_during
from shinpan.rules.copying.tokens import made_as_copy
from shinpan.rules.costs.payable import Means
from shinpan.rules.faces import is_double_faced
from shinpan.rules.happening.moving import arrive
from shinpan.rules.refusing import CantComplete
from shinpan.rules.table import Table
from shinpan.rules.timing import split_second

COPIED_THERE = cite(
    "707.12",
    en="{player} makes a copy of {object} where it is; the copy can be cast now.",
    ja="{player}は{object}のコピーを、それがある領域で作ります。そのコピーは今、唱えることができます。",
)
COPIED_BY_NAME = cite(
    "707.13",
    en="{player} creates a copy of the card named {name} outside the game, as the card reference has it.",
    ja="{player}は、カード名が{name}であるカードのコピーを、オラクルの記載どおりにゲームの外部に生成します。",
)
COPIED_AS_NOTED = cite(
    "707.14",
    en="{player} creates a copy of {name} as it last was in the graveyard.",
    ja="{player}は、最後に墓地にあったときの{name}のコピーを生成します。",
)
NOT_NOW = cite(
    "608.2g",
    en="{player} can't cast {object} now.",
    ja="{player}は今、{object}を唱えることができません。",
)
UNDONE = cite(
    "732.1",
    en="The spell can't be cast legally after all, so that is undone.",
    ja="その呪文は結局適正に唱えられないため、取り消されます。",
)
carries("608.2g")
carries("709.3c")
carries("112.2a")


class Offer(NamedTuple):
    """How an effect lets a player cast a card: for nothing, for a cost of an ability's, or for what it costs anyway.

    most: the highest mana value that the resulting spell may have (702.85a, 701.57a). transformed: with its back face
    up, so that only a double-faced card can be cast (712.8c).
    """

    free: bool = True
    cost: Cost | None = None
    keyword: KeywordAbility | None = None
    most: int | None = None
    transformed: bool = False

    @property
    def keywords(self) -> tuple[KeywordAbility, ...]:
        """The ability by which the card is cast, if it is one."""
        return () if self.keyword is None else (self.keyword,)


def castable(table: Table, player: PlayerId, card: ObjectId, offer: Offer) -> tuple[Way, ...]:
    """Return the ways in which a player could cast a card now, in the middle of a resolution, whatever the timing.

    Nothing can be cast while a spell with split second is on the stack (702.61a).
    """
    if table.state.stack and split_second(table):
        return ()
    means = Means(table, player)
    found: list[Way] = []
    for way in ways_during(table, player, card, free=offer.free or offer.cost is not None):
        if offer.cost is not None:
            way = way._replace(cost=offer.cost)
        way = way._replace(keywords=way.keywords + offer.keywords)
        if offer.transformed:
            if not is_double_faced(table.state.objects[card]):
                continue
            way = way._replace(face=BACK)
        if offer.most is not None and _mana_value(table, player, card, way, means) > offer.most:
            continue
        if refusal_of_way(table, player, card, way, means, any_time=True) is None:
            found.append(way)
    return tuple(found)


def _mana_value(table: Table, player: PlayerId, card: ObjectId, way: Way, means: Means) -> int:
    return proposal_of(table, player, card, way, means).characteristics.mana_value


def cast_during(
    table: Table, player: PlayerId, card: ObjectId, offer: Offer, *, source: ObjectId
) -> Steps[ObjectId | None]:
    """Have a player cast a card as part of a resolution; return the spell, None if it can't be cast.

    It goes on the stack above what is resolving.
    """
    ways = castable(table, player, card, offer)
    while ways:
        place = yield from _choose(table, player, card, ways, source)
        before = table.state.fork()
        try:
            return (yield from cast_in_way(table, player, card, ways[place]))
        except CantComplete as reason:
            table.state.restore(before)
            table.note(UNDONE)
            table.note(reason.refusal.citation, **dict(reason.refusal.parameters))
            ways = ways[:place] + ways[place + 1 :]
    table.note(NOT_NOW, player=player, object=card)
    return None


def _choose(table: Table, player: PlayerId, card: ObjectId, ways: Sequence[Way], source: ObjectId) -> Steps[int]:
    """Have the player choose the half or face, and the cost if there are several (601.2b, 709.3, 712.11b)."""
    if len(ways) == 1:
        return 0
    component = table.state.objects[card].components[0]
    options = tuple(_option(component, place, way) for place, way in enumerate(ways))
    answer = yield Decision(
        player=player,
        kind=DecisionKind.OPTIONS,
        options=options,
        rule="601.2b",
        topic=Topic.WAY,
        source=source,
        looks=(card,),
    )
    place: int = answer[0].value
    return place


def _option(component: Component, place: int, way: Way) -> Word:
    from shinpan.cards.pool.names_ja import japanese_names

    name = component.definition.shown(way.face).name
    japanese = japanese_names().get(name, name)
    word = None if way.free else way.word
    if word is not None:
        return Word(place, f"{name} ({word[0]})", f"{japanese}（{word[1]}）", way.face + 1)
    return Word(place, name, japanese, way.face + 1)


def copy_to_cast(table: Table, player: PlayerId, copied: CopiedValues) -> ObjectId | None:
    """Make a copy of a card in the zone where it is, for a player to cast (707.12); a split one has both halves."""
    obj = table.object(copied.original) if copied.original is not None else None
    if obj is None or not obj.components:
        return None
    table.note(COPIED_THERE, player=player, object=obj.id)
    return _create(table, _component(table, copied, player), player, obj.zone)


def copy_of_named(table: Table, player: PlayerId, name: str) -> ObjectId | None:
    """Make a copy of the card of a name outside the game (707.13); None if no card of that name is known."""
    card = built_in().find(name)
    if card is None:
        return None
    table.note(COPIED_BY_NAME, player=player, name=card.name)
    copied = CopiedValues(None, card.shown(FRONT))
    component = Component(table.state.new_card_id(), card, player, ObjectKind.COPY, copied=copied)
    return _create(table, component, player, Zone.OUTSIDE)


def copy_of_noted(table: Table, player: PlayerId, copied: CopiedValues) -> ObjectId:
    """Make a copy of a card that was noted in a graveyard, as it last was there (707.14, 608.2h)."""
    table.note(COPIED_AS_NOTED, player=player, name=copied.name)
    return _create(table, _component(table, copied, player), player, Zone.GRAVEYARD)


def _create(table: Table, component: Component, player: PlayerId, zone: Zone) -> ObjectId:
    state = table.state
    state.tokens_made = True
    copy = GameObject(
        id=state.new_object_id(),
        kind=ObjectKind.COPY,
        components=(component,),
        owner=player,
        controller=player,
        zone=zone,
        timestamp=state.new_timestamp(),
    )
    arrive(state, copy)
    table.touch()
    return copy.id


def _component(table: Table, copied: CopiedValues, player: PlayerId) -> Component:
    made = made_as_copy(copied, table.state.new_card_id(), player, ObjectKind.COPY)
    composite = copied.result.composite
    if composite is None or made.definition.layout is not Layout.TOKEN:
        return made
    name = " // ".join(each.name for each in composite.faces)
    return made.with_(definition=Card(name, composite.faces, composite.layout))
