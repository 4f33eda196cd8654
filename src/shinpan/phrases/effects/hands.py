"""Effects on hands: revealing, choosing from them, discarding at random or all (402, 701.9, 701.20)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.imprinting import note_exiled
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en="{who} reveal[s] [who:their|their|your] hand",
    ja="{who}は手札を公開する",
)
class RevealHand(Effect):
    """Players show their hands to all players (701.20)."""

    who: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them reveal."""
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            if hand:
                yield from context.reveal(player, hand)


@phrase(en="look at {whose:'s} hand", ja="{whose:'s}手札を見る")
class LookAtHand(Effect):
    """The controller looks at hands."""

    whose: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Show the cards to the controller alone, as a choice of none of them."""
        for player in players_among(self.whose.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            if hand:
                yield from context.choose(context.you, hand, 0, 0, Topic.CHOICE)


_SHOW = "{who} reveal[s] [who:their|their|your] hand"


@phrase(
    en=(
        f"{_SHOW}. you choose {{what:a}} from it. that player discards that card @ number=1, exile=False",
        f"{_SHOW}. you choose {{what:a}} from it. exile that card @ number=1, exile=True, link=*",
        f"{_SHOW}. you choose {{number:what}} from it. that player discards [that card|those cards] @ exile=False",
        f"{_SHOW}. choose {{what:a}} from it. that player discards that card @ number=1, exile=False",
        "look at {who:'s} hand and choose {what:a} from it. that player discards that card @ number=1, exile=False",
        (
            f"{_SHOW}. you may choose {{what:a}} from it. if you do, that player discards that card @ "
            "number=1, optional=True"
        ),
        f"{_SHOW}. you may choose {{what:a}} from it. that player discards that card @ number=1, optional=True",
        (
            f"{_SHOW}. you may choose a {{what.noun}} from it {{what.modifiers:space}}. that player discards that card "
            "@ number=1, optional=True, what=Group, what.adjectives=()"
        ),
    ),
    ja=(
        "{who}は手札を公開する。あなたはその中から{what:a}を選ぶ。そのカードを追放する @ number=1, exile=True, link=*",
        "{who}は手札を公開する。あなたはその中から{what:a}を選ぶ。そのプレイヤーはそのカードを捨てる @ number=1",
        (
            "{who}は手札を公開する。あなたはその中から{what:a}を選んでもよい。そのプレイヤーはそのカードを捨てる @ "
            "number=1, optional=True"
        ),
        "{who}は手札を公開する。あなたはその中から{number:what}を選ぶ。そのプレイヤーはそれらを捨てる",
    ),
)
class ChooseFromHand(Effect):
    """A player reveals their hand, and the controller chooses what they discard, or what is exiled, of it.

    link: the number under which the source remembers what it exiles (607.2a).
    """

    who: Reference
    what: Quality
    number: Quantity = Fixed(1)
    exile: bool = False
    optional: bool = False
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them reveal, choose, and have them discard."""
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            if hand:
                yield from context.reveal(player, hand)
            fitting = tuple(each for each in hand if self.what.holds(context, each))
            number = min(self.number.value(context), len(fitting))
            chosen = yield from context.choose(context.you, fitting, 0 if self.optional else number, number)
            cards = tuple(each for each in chosen if not isinstance(each, PlayerId))
            if self.exile:
                note_exiled(context, (yield from context.move(cards, Zone.EXILE)), None, self.link)
            else:
                yield from context.discard(player, cards)


@phrase(
    en="<{who} >discard[s] {amount:card} at random",
    ja="<{who}は>無作為に選んだ{amount:card}を捨てる",
)
class DiscardAtRandom(Effect):
    """Players discard cards chosen at random (701.9b)."""

    amount: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have chance choose for each of them, then have them discard together."""
        chosen: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            number = min(self.amount.value(context), len(hand))
            chosen.append((player, tuple(context.state.randomness().sample(list(hand), number))))
        yield from context.together(context.discard(player, objects) for player, objects in chosen)

    def possible(self, context: Queries) -> bool:
        """Return whether someone has as many cards to discard."""
        number = self.amount.value(context)
        players = players_among(self.who.find(context))
        return any(len(context.in_zone(Zone.HAND, player)) >= number for player in players)


@phrase(
    en="<{who} >discard[s] [who:their|their|your] hand @ register=*",
    ja="<{who}は>手札をすべて捨てる @ register=*",
)
class DiscardHand(Effect):
    """Players discard all the cards in their hands (701.9). register: where those of one player are kept."""

    who: Reference = You()
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have them discard together."""
        players = players_among(self.who.find(context))
        hands = tuple(each for player in players for each in context.in_zone(Zone.HAND, player))
        yield from context.together(context.discard(each, context.in_zone(Zone.HAND, each)) for each in players)
        if self.register is not None:
            context.keep(self.register, tuple(now for each in hands for now in context.followed(each)))


@phrase(
    en=("<{who} >shuffle[s] [who:their|their|your] library", "shuffle @ who=You", "{who} shuffle[s]"),
    ja="<{who}は>ライブラリーを切り直す",
)
class ShuffleLibrary(Effect):
    """Players shuffle their libraries (701.24)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them shuffle."""
        for player in players_among(self.who.find(context)):
            yield from context.shuffle(player)


@phrase(
    en=(
        "shuffle {objects:every} into [its owner's library|their owners' libraries]",
        "shuffle {objects:every} into your library",
        "the owner of {objects} shuffles it into their library",
        "{objects:'s} owner shuffles [it|them] into their library",
        (
            "put {objects:every} into [its owner's library|their owners' libraries]. then [that player "
            "shuffles|they shuffle]"
        ),
    ),
    ja="{objects:every}をオーナーのライブラリーに加えて切り直す",
)
class ShuffleInto(Effect):
    """Objects are shuffled into their owners' libraries (701.24)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Move them, and have their owners shuffle, even if nothing went there (701.24c)."""
        objects = tuple(each for each in self.objects.find(context) if not isinstance(each, PlayerId))
        owners = tuple(dict.fromkeys(found.owner for each in objects if (found := context.look(each)) is not None))
        yield from context.move(objects, Zone.LIBRARY)
        for player in owners:
            yield from context.shuffle(player)


@phrase(
    en=(
        "<{who} >shuffle[s] [who:their|their|your] graveyard into [who:their|their|your] library",
        "<{who} >shuffle[s] all cards from [who:their|their|your] graveyard into [who:their|their|your] library",
    ),
    ja="<{who}は>墓地をライブラリーに加えて切り直す",
)
class ShuffleGraveyard(Effect):
    """Players shuffle their graveyards into their libraries (701.24)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Move the cards of all of them at once, then have each shuffle."""
        players = players_among(self.who.find(context))
        cards = tuple(each for player in players for each in context.in_zone(Zone.GRAVEYARD, player))
        yield from context.move(cards, Zone.LIBRARY)
        for player in players:
            yield from context.shuffle(player)


@phrase(
    en=(
        f"{_SHOW}. you choose {{what:a}} from it @ register=*",
        f"{_SHOW}. choose {{what:a}} from it @ register=*",
        "look at {who:'s} hand and choose {what:a} from it @ register=*",
        "look at {who:'s} hand. you may choose {what:a} from it @ register=*, optional=True",
        f"{_SHOW}. you may choose {{what:a}} from it @ register=*, optional=True",
    ),
    ja=(
        "{who}は手札を公開する。あなたはその中から{what:a}を選んでもよい @ optional=True, register=*",
        "{who}は手札を公開する。あなたはその中から{what:a}を選ぶ @ register=*",
    ),
)
class PickFromHand(Effect):
    """A player reveals their hand, and the controller chooses a card in it; what is said next is done to that card.

    register: where it is kept.
    """

    who: Reference
    what: Quality
    optional: bool = False
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them reveal, and choose."""
        picked: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            if hand:
                yield from context.reveal(player, hand)
            fitting = tuple(each for each in hand if self.what.holds(context, each))
            least = 0 if self.optional or not fitting else 1
            chosen = yield from context.choose(context.you, fitting, least, min(1, len(fitting)))
            picked += [each for each in chosen if not isinstance(each, PlayerId)]
        if self.register is not None:
            context.keep(self.register, tuple(picked))
