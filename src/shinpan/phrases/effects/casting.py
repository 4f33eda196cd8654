"""Effects that have players cast cards, or copies of cards, while something resolves (608.2g, 707.12)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.imprinting import CardsExiledWith, note_exiled
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Linked, objects_among


@phrase(
    en=("the copy @ register=*", "that copy @ register=*", "the copies @ register=*, many=True"),
    ja=("そのコピー @ register=*", "それらのコピー @ register=*, many=True"),
)
class TheCopy(Reference):
    """The copy of a card or spell that an earlier effect of the same resolution made (707.10, 707.12); or copies."""

    register: int = 0
    many: bool = False

    def find(self, context: Queries) -> tuple[ObjectId | PlayerId, ...]:
        """Return it, if it was made."""
        return context.result(self.register)


@phrase(
    en=(
        "you may cast {cards} without paying its mana cost<. if you do, {then}> @ free=True",
        "you may cast {cards} without paying their mana costs @ free=True",
        "you may cast any number of {cards} without paying their mana costs @ free=True, cards=TheCopy",
        "you may cast {cards} by paying {cost} rather than paying its mana cost @ free=False",
        "you may cast {cards}<. if you do, {then}> @ free=False",
    ),
    ja=(
        "あなたは{cards}を、そのマナ・コストを支払うことなく唱えてもよい<。そうしたなら、{then}> @ free=True",
        "あなたは{cards}を、そのマナ・コストではなく{cost}を支払うことで唱えてもよい @ free=False",
        "あなたは{cards}を唱えてもよい<。そうしたなら、{then}> @ free=False",
    ),
)
class MayCastNow(Effect):
    """The controller may cast cards as part of the resolution, whatever the timing (608.2g).

    cost: what is paid rather than the mana cost (118.9). then: "if you do", once however many were cast.
    """

    cards: Reference
    free: bool = True
    cost: Cost | None = None
    then: Effect | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Ask about those that could be cast, and have them cast."""
        cards = objects_among(context, self.cards)
        done = yield from cast_some(context, cards, free=self.free, cost=self.cost)
        if done and self.then is not None:
            yield from self.then.perform(context)


def cast_some(
    context: Context, cards: tuple[ObjectId, ...], *, free: bool, optional: bool = True, cost: Cost | None = None
) -> Steps[bool]:
    """Have the controller cast some cards, one after the other, in an order of their choice; all that can be cast,
    unless they may leave some. Return whether any was cast."""
    you, done = context.you, False
    while possible := tuple(each for each in cards if context.castable_now(you, each, free=free, cost=cost)):
        if optional and not (yield from context.may(you)):
            break
        (chosen,) = possible if len(possible) == 1 else (yield from context.choose(you, possible))
        cards = tuple(each for each in cards if each != chosen)
        spell = yield from context.cast_now(you, ObjectId(chosen), free=free, cost=cost)
        done = done or spell is not None
    return done


@phrase(
    en=(
        "search your library for {what:a} and cast that card without paying its mana cost. then shuffle",
        "search your library for {what:a} and cast that card without paying its mana cost, then shuffle",
    ),
    ja="あなたのライブラリーから{what:a}を探し、そのカードをそのマナ・コストを支払うことなく唱える。その後ライブラリーを切り直す",
)
class SearchAndCast(Effect):
    """The controller finds a card in their library and casts it from there (701.23b, 608.2g)."""

    what: Collection

    def perform(self, context: Context) -> Steps[None]:
        """Let them search, cast what they find, and shuffle; what can't be cast stays where it is."""
        you = context.you
        fitting = tuple(each for each in context.searchable(you) if self.what.holds(context, each))
        found = yield from context.choose(you, fitting, 0, 1)
        for each in found:
            if not isinstance(each, PlayerId):
                yield from context.cast_now(you, each, free=True)
        yield from context.shuffle(you)


@phrase(
    en=(
        "copy {card} @ register=*",
        "copy {card} twice @ register=*, number=2",
        "copy {card} {number:word} times @ register=*, number=X|3|4|5",
    ),
    ja=("{card}をコピーする @ register=*", "{card}を{number}回コピーする @ register=*"),
)
class CopyCard(Effect):
    """A copy of a card is made in the zone where the card is; it ceases to exist unless it is cast (707.12)."""

    card: Reference
    register: int = 0
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Make copies of each, of cards exiled with the source one that the player chooses, and keep them."""
        found: tuple[Entity, ...] = objects_among(context, self.card)
        if isinstance(self.card, Linked):  # what isn't in exile any more isn't exiled
            found = tuple(each for each in found if each in context.in_zone(Zone.EXILE))
        if found and isinstance(self.card, CardsExiledWith):
            found = yield from context.choose(context.you, found)
        cards = [each for each in found if not isinstance(each, PlayerId) for _ in range(self.number.value(context))]
        made = (context.copy_to_cast(each, context.you) for each in cards)
        context.keep(self.register, [each for each in made if each is not None])

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card."""
        return any(context.exists(each) for each in objects_among(context, self.card))


@phrase(
    en="exile {what:a} from your hand @ link=*",
    ja="あなたの手札から{what:a}を追放する @ link=*",
)
class ExileFromHand(Effect):
    """The controller exiles a card of some description from their hand; the source remembers it (607.2a)."""

    what: Collection
    link: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and exile it."""
        chosen = yield from context.choose(context.you, self._fitting(context))
        objects = [each for each in chosen if not isinstance(each, PlayerId)]
        note_exiled(context, (yield from context.move(objects, Zone.EXILE)), None, self.link)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card; a player who has none needn't say so."""
        return bool(self._fitting(context))

    def _fitting(self, context: Queries) -> tuple[ObjectId, ...]:
        return tuple(each for each in context.in_zone(Zone.HAND, context.you) if self.what.holds(context, each))
