"""Effects by which keyword abilities let players cast cards, at once or later (608.2g, 601.3)."""

from shinpan.game.enums import CardType, Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.mechanics.suspending import StillControlled
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.playing import MayPlayThose
from shinpan.phrases.references.objects import Specific, This, objects_among


def offered(
    context: Context,
    player: PlayerId,
    card: ObjectId,
    cost: Cost | None = None,
    *,
    keyword: KeywordAbility | None = None,
    most: int | None = None,
) -> Steps[ObjectId | None]:
    """Let a player cast a card now, if they can and want to; return the spell.

    cost: rather than the mana cost; None for nothing. most: the highest mana value that the spell may have.
    """
    if not context.castable_now(player, card, cost=cost, keyword=keyword, most=most):
        return None
    if not (yield from context.may(player, (card,))):
        return None
    return (yield from context.cast_now(player, card, cost=cost, keyword=keyword, most=most))


@phrase(
    en="you may cast {what} by its {keyword} ability<. if you don't, {otherwise}> @ cost=*",
    ja="あなたは{what}をその{keyword}能力で唱えてもよい<。そうしないなら、{otherwise}> @ cost=*",
)
class MayCast(Effect):
    """The controller may cast cards at once (608.2g). cost: rather than the mana cost; None for nothing at all.

    otherwise: what happens if a card isn't cast. keyword: the ability that lets it be cast.
    """

    what: Reference
    keyword: KeywordAbility
    cost: Cost | None = None
    otherwise: Effect | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Ask about each of the cards in turn."""
        for each in self._cards(context):
            cast = yield from offered(context, context.you, each, self.cost, keyword=self.keyword)
            if cast is None and self.otherwise is not None:
                yield from self.otherwise.perform(context)
            if cast is not None and self.keyword is KeywordAbility.SUSPEND:
                yield from _hasten(context, cast)

    def _cards(self, context: Context) -> tuple[ObjectId, ...]:
        """Return the cards, where they are expected to be: "this card" isn't what it has become elsewhere (400.7)."""
        found = objects_among(context, self.what)
        return tuple(each for each in found if each == context.source) if isinstance(self.what, This) else found


def _hasten(context: Context, spell: ObjectId) -> Steps[None]:
    """Have a creature spell cast by suspend gain haste for as long as the player controls it (702.62a)."""
    if CardType.CREATURE in context.characteristics(spell).types:
        haste = GainAbilities((Keyword(KeywordAbility.HASTE),))
        yield from context.begin_effect((haste,), Duration.WHILE, (spell,), condition=StillControlled())


@phrase(
    en=(
        "exile {what}. its owner may cast it on a later turn for as long as it remains exiled @ later=True, keyword=*",
        "exile {what}. its owner may cast it for {cost} for as long as it remains exiled @ later=False, keyword=*",
    ),
    ja=(
        (
            "{what}を追放する。それのオーナーは、それが追放されているかぎり、後のターンにそれを唱えてもよい "
            "@ later=True, keyword=*"
        ),
        (
            "{what}を追放する。それのオーナーは、それが追放されているかぎり、{cost}でそれを唱えてもよい "
            "@ later=False, keyword=*"
        ),
    ),
)
class ExileToCast(Effect):
    """Objects are exiled, and their owners may cast the cards as long as they stay there (702.185a, 701.65a).

    cost: rather than the mana cost. later: not this turn.
    """

    what: Reference
    cost: Cost | None = None
    later: bool = False
    keyword: KeywordAbility | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, and begin an effect for each card that has come to exile."""
        exiled = yield from context.move(objects_among(context, self.what), Zone.EXILE)
        yield from let_cast(context, exiled, self.cost, later=self.later, keyword=self.keyword)


def let_cast(
    context: Context,
    cards: tuple[ObjectId, ...],
    cost: Cost | None = None,
    *,
    later: bool = False,
    keyword: KeywordAbility | None = None,
) -> Steps[None]:
    """Let the owner of each card cast it for as long as it remains exiled."""
    for each in cards:
        found = context.look(each)
        if found is not None and found.zone is Zone.EXILE and context.exists(each):
            part = MayPlayThose(Specific((found.owner,)), cost=cost, later=later, keyword=keyword)
            yield from context.begin_effect((part,), Duration.FOREVER, (each,))
