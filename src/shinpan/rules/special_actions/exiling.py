"""Special actions that exile a card from the hand: suspend, foretell, plot (116.2f-k, 702.62, 702.143, 702.170)."""

from collections.abc import Iterator
from typing import NamedTuple

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Special, SpecialAction
from shinpan.game.enums import Duration, FaceDown, Zone
from shinpan.game.events import Entry
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.base import StaticPart, Steps
from shinpan.phrases.permissions import MayLookAt
from shinpan.phrases.playing import MayPlayThose
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.quantities import X
from shinpan.phrases.references.objects import Specific
from shinpan.rulebook.citations import Citation, carries, cite
from shinpan.rules.casting.numbers import choose_x_of_action, payable_together
from shinpan.rules.casting.permission import refusal_to_begin
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.queries import Queries
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import Paying, pay
from shinpan.rules.costs.total import total_of_action
from shinpan.rules.entering import enter_or_move
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table
from shinpan.rules.timing import NOT_ACTIVE, sorcery_timing

SUSPENDS = cite(
    "116.2f",
    en="{player} suspends {object}: a special action.",
    ja="{player}は{object}を待機させます。これは特別な処理です。",
)
FORETELLS = cite(
    "116.2h",
    en="{player} foretells a card, which is exiled face down: a special action.",
    ja="{player}はカード1枚を予顕し、裏向きで追放します。これは特別な処理です。",
)
PLOTS = cite(
    "116.2k",
    en="{player} plots {object}, which is exiled: a special action.",
    ja="{player}は{object}を計画し、追放します。これは特別な処理です。",
)
NOT_IN_HAND = Refusal(
    cite(
        "116.2",
        en="The card isn't in the player's hand, or doesn't have the ability.",
        ja="そのカードが自分の手札にないか、その能力を持っていません。",
    )
)
carries("702.62a")
carries("702.62c")
carries("702.143a")
carries("702.143b")
carries("702.143c")
carries("702.170a")
carries("702.170b")
carries("702.170d")
carries("702.170e")
carries("406.3")

_FOR_TWO = Cost(ManaCost.parse("{2}"))


class _Kind(NamedTuple):
    keyword: KeywordAbility
    note: Citation


_KINDS = {
    SpecialAction.SUSPEND: _Kind(KeywordAbility.SUSPEND, SUSPENDS),
    SpecialAction.FORETELL: _Kind(KeywordAbility.FORETELL, FORETELLS),
    SpecialAction.PLOT: _Kind(KeywordAbility.PLOT, PLOTS),
}


def _ability(table: Table, object_id: ObjectId, action: SpecialAction) -> Keyword | None:
    wanted = _KINDS[action].keyword
    for ability in table.characteristics(object_id).abilities:
        if isinstance(ability, Keyword) and ability.keyword is wanted:
            return ability
    return None


def options(table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> Iterator[Special]:
    """Yield the ways in which a player may exile a card from their hand now."""
    for action in _KINDS:
        option = Special(object_id, action)
        if refusal(table, player, option, means) is None:
            yield option


def refusal(table: Table, player: PlayerId, option: Special, means: Means) -> Refusal | None:
    """Return why a player can't exile a card in this way now, or None."""
    if option.object not in table.state.hands[player]:
        return NOT_IN_HAND
    ability = _ability(table, option.object, option.action)
    if ability is None:
        return NOT_IN_HAND
    late = _late(table, player, option)
    if late is not None:
        return late
    total = total_of_action(_cost(ability), _least(ability))
    if not payable_together(Queries(table, option.object, player), total.mana, total.parts, means):
        return UNPAYABLE
    return None


def _late(table: Table, player: PlayerId, option: Special) -> Refusal | None:
    match option.action:
        case SpecialAction.FORETELL:
            return None if table.state.turn.active == player else NOT_ACTIVE
        case SpecialAction.PLOT:
            return sorcery_timing(table, player)
        case _:
            return refusal_to_begin(table, player, option.object)


def _cost(ability: Keyword) -> Cost:
    """Return what the action costs: the cost of the ability, but always {2} for foretelling."""
    if ability.keyword is KeywordAbility.FORETELL:
        return _FOR_TWO
    assert ability.cost is not None
    return ability.cost


def _least(ability: Keyword) -> int:
    """Return the least value of X: cards that are suspended with X time counters say that it can't be 0."""
    return 1 if ability.keyword is KeywordAbility.SUSPEND and isinstance(ability.number, X) else 0


def take(table: Table, player: PlayerId, option: Special, *, by_hand: bool) -> Steps[None]:
    """Pay the cost and exile the card; what may be done with it there is an effect that lasts as long as it stays."""
    card = option.object
    ability = _ability(table, card, option.action)
    assert ability is not None
    table.note(_KINDS[option.action].note, player=player, object=card)
    context = Acting(table, card, player)
    cost = _cost(ability)
    x = yield from choose_x_of_action(table, context, cost, Means(table, player), _least(ability))
    context.choices = context.choices.with_(x=x)
    yield from pay(table, context, total_of_action(cost, x), Paying(by_hand=by_hand, wish=option.spend))
    exiled = yield from enter_or_move(table, (card,), Zone.EXILE, entry=_entry(context, ability), cause=card)
    for each in exiled:
        parts = _parts(each, player, ability)
        if parts:
            begin = Acting(table, each, player)
            yield from begin.begin_effect(parts, Duration.FOREVER, (each,))


def _entry(context: Queries, ability: Keyword) -> Entry:
    if ability.keyword is KeywordAbility.FORETELL:
        return Entry(face_down=FaceDown.PLAIN)
    if ability.keyword is KeywordAbility.SUSPEND:
        number = ability.number.value(context) if ability.number is not None else 0
        return Entry(counters=((CounterKind.TIME, number),) if number else ())
    return Entry()


def _parts(card: ObjectId, player: PlayerId, ability: Keyword) -> tuple[StaticPart, ...]:
    who = Specific((player,))
    if ability.keyword is KeywordAbility.FORETELL:
        cast = MayPlayThose(who, cost=ability.cost, later=True, keyword=KeywordAbility.FORETELL)
        return cast, MayLookAt(OneOf(Specific((card,))), who)
    if ability.keyword is KeywordAbility.PLOT:
        return (MayPlayThose(who, free=True, later=True, slowly=True, keyword=KeywordAbility.PLOT),)
    return ()
