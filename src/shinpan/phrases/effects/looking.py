"""Effects that look at, or reveal, the top of a library and sort what is seen there (701.20, 406)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.hidden.sight import note_looked
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@unique
class Rest(Term):
    """Where the cards go that nobody took."""

    BOTTOM_RANDOM = (
        "on the bottom of your library in a random order",
        "あなたのライブラリーの一番下に無作為の順番で置く",
    )
    BOTTOM = ("on the bottom of your library in any order", "あなたのライブラリーの一番下に望む順番で置く")
    BOTTOM_ONE = ("on the bottom of your library", "あなたのライブラリーの一番下に置く")
    GRAVEYARD = ("into your graveyard", "あなたの墓地に置く")
    TOP = ("back on top of your library in any order", "あなたのライブラリーの一番上に望む順番で戻す")
    TOP_PLAIN = ("on top of your library in any order", "あなたのライブラリーの一番上に望む順番で置く")
    TOP_ONE = ("on top of your library", "あなたのライブラリーの一番上に置く")
    HAND = ("into your hand", "あなたの手札に加える")
    EXILE = ("into exile", "追放する")
    EITHER_END = ("on the top or bottom of your library", "あなたのライブラリーの一番上か一番下に置く")


@unique
class Goal(Term):
    """Where the cards go that a player takes."""

    HAND = ("into your hand", "手札に加える")
    BATTLEFIELD = ("onto the battlefield", "戦場に出す")
    BATTLEFIELD_TAPPED = ("onto the battlefield tapped", "タップ状態で戦場に出す")
    GRAVEYARD = ("into your graveyard", "墓地に置く")
    TOP = ("on top of your library", "ライブラリーの一番上に置く")
    BOTTOM = ("on the bottom of your library", "ライブラリーの一番下に置く")


_ZONES = {
    Goal.HAND: Zone.HAND,
    Goal.BATTLEFIELD: Zone.BATTLEFIELD,
    Goal.BATTLEFIELD_TAPPED: Zone.BATTLEFIELD,
    Goal.GRAVEYARD: Zone.GRAVEYARD,
    Goal.TOP: Zone.LIBRARY,
    Goal.BOTTOM: Zone.LIBRARY,
}
_ENDS = (Word(Rest.TOP_ONE, "on top", "一番上"), Word(Rest.BOTTOM_ONE, "on the bottom", "一番下"))
_UP = frozenset({Rest.TOP, Rest.TOP_PLAIN, Rest.TOP_ONE})
_DOWN = frozenset({Rest.BOTTOM_RANDOM, Rest.BOTTOM, Rest.BOTTOM_ONE})


def put_rest(context: Context, player: PlayerId, cards: tuple[ObjectId, ...], rest: Rest) -> Steps[None]:
    """Put what is left of the cards seen where it goes."""
    left = tuple(each for each in cards if each in context.in_zone(Zone.LIBRARY, player))
    if rest is Rest.EITHER_END:
        rest = (yield from context.choose_word(player, _ENDS)).value if left else Rest.BOTTOM_ONE
    if rest is Rest.BOTTOM_RANDOM:
        mixed = list(left)
        context.state.randomness().shuffle(mixed)
        context.rearrange(player, (), tuple(mixed))
    elif rest in _DOWN:
        context.rearrange(player, (), (yield from context.arrange(player, left)))
    elif rest in _UP:
        context.rearrange(player, (yield from context.arrange(player, left)))
    elif left:
        zones = {Rest.GRAVEYARD: Zone.GRAVEYARD, Rest.HAND: Zone.HAND, Rest.EXILE: Zone.EXILE}
        yield from context.move(left, zones[rest])


def put_taken(context: Context, player: PlayerId, cards: tuple[ObjectId, ...], goal: Goal) -> Steps[None]:
    """Put the cards that a player took where they go."""
    zone = _ZONES[goal]
    if zone is Zone.LIBRARY:
        ordered = yield from context.arrange(player, cards)
        context.rearrange(player, ordered if goal is Goal.TOP else (), () if goal is Goal.TOP else ordered)
    elif cards:
        yield from context.move(
            cards,
            zone,
            controller=player if zone is Zone.BATTLEFIELD else None,
            tapped=goal is Goal.BATTLEFIELD_TAPPED,
        )


LOOK = "<{who} >look[s] at the top {number:card} of [who:their|their|your] library"
REVEAL = "<{who} >reveal[s] the top {number:card} of [who:their|their|your] library"
LOOK_JA = "<{who}は>ライブラリーの一番上から{number:card}を見る"
REVEAL_JA = "<{who}は>ライブラリーの一番上から{number:card}を公開する"


@phrase(
    en=(
        f"{LOOK}. put {{take:word}} of them {{goal}} and the rest {{rest}} @ what=None, revealed=False",
        f"{LOOK}. put {{take:word}} of them {{goal}} and the other {{rest}} @ what=None, revealed=False",
        f"{LOOK}. put {{take:word}} of those cards {{goal}} and the rest {{rest}} @ what=None, revealed=False",
        f"{LOOK}. put {{take:word}} {{goal}} and the other {{rest}} @ what=None, revealed=False",
        f"{LOOK}, then put {{take:word}} of them {{goal}} and the rest {{rest}} @ what=None, revealed=False",
        f"{LOOK}, then put {{take:word}} of those cards {{goal}} and the rest {{rest}} @ what=None, revealed=False",
        f"{LOOK}. put {{take:word}} of them {{goal}} @ number=2, take=1, rest=TOP_ONE, what=None, revealed=False",
        (
            f"{LOOK}. exile one of them and put the other {{goal}} "
            "@ number=2, take=1, rest=EXILE, what=None, revealed=False"
        ),
        f"{REVEAL}. put {{take:word}} of them {{goal}} and the rest {{rest}} @ what=None, revealed=True",
        f"{REVEAL}. put {{take:word}} of those cards {{goal}} and the rest {{rest}} @ what=None, revealed=True",
    ),
    ja=(
        f"{REVEAL_JA}。そのうち{{take}}枚を{{goal}}。残りを{{rest}} @ what=None, revealed=True",
        f"{LOOK_JA}。そのうち{{take}}枚を{{goal}}。残りを{{rest}} @ what=None, revealed=False",
    ),
)
class TakeFromTop(Effect):
    """A player looks at the top cards of their library, puts some of them somewhere and the rest elsewhere."""

    number: Quantity
    take: Quantity
    goal: Goal
    rest: Rest
    who: Reference = You()
    what: Quality | None = None
    revealed: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them look, take and put away."""
        number = max(0, self.number.value(context))
        for player in players_among(self.who.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:number]
            if self.revealed and seen:
                yield from context.reveal(player, seen)
            fitting = seen if self.what is None else tuple(e for e in seen if self.what.holds(context, e))
            most = min(self.take.value(context), len(fitting))
            chosen = yield from context.choose(player, fitting, most, most)
            taken = tuple(each for each in chosen if not isinstance(each, PlayerId))
            yield from put_taken(context, player, taken, self.goal)
            yield from put_rest(context, player, tuple(each for each in seen if each not in taken), self.rest)


@phrase(
    en=(
        (
            f"{LOOK}. you may reveal {{what:a}} from among them and put it {{goal}}. put the rest {{rest}} @ "
            "take=1, shown=True"
        ),
        f"{LOOK}. you may put {{what:a}} from among them {{goal}}. put the rest {{rest}} @ take=1",
        f"{REVEAL}. you may put {{what:a}} from among them {{goal}}. put the rest {{rest}} @ take=1, revealed=True",
        (
            f"{LOOK}. you may reveal up to {{take:word}} {{what:plural}} from among them and put them {{goal}}. "
            "put the rest {rest} @ shown=True"
        ),
        f"{LOOK}. you may put up to {{take:word}} {{what:plural}} from among them {{goal}}. put the rest {{rest}}",
        (
            f"{REVEAL}. you may put up to {{take:word}} {{what:plural}} from among them {{goal}}. "
            "put the rest {rest} @ revealed=True"
        ),
        (
            f"{LOOK}. you may reveal any number of {{what:plural}} from among them and put them {{goal}}. "
            "put the rest {rest} @ take=AnyNumber, shown=True"
        ),
        (
            f"{REVEAL}. you may put any number of {{what:plural}} from among them {{goal}}. "
            "put the rest {rest} @ take=AnyNumber, revealed=True"
        ),
        (
            f"{LOOK}. you may put any number of {{what:plural}} from among them {{goal}}. "
            "put the rest {rest} @ take=AnyNumber"
        ),
        (
            f"{LOOK}. you may reveal {{what:a}} from among them and put it {{goal}}. then put the rest {{rest}} @ "
            "take=1, shown=True"
        ),
        (
            f"{LOOK}. you may reveal {{what:a}} from among those cards and put it {{goal}}. put the rest {{rest}} @ "
            "take=1, shown=True"
        ),
        f"{LOOK}. you may put {{what:a}} from among them {{goal}} and the rest {{rest}} @ take=1",
        (
            f"{REVEAL}. you may put {{what:a}} from among those cards {{goal}}. put the rest {{rest}} @ "
            "take=1, revealed=True"
        ),
        (
            f"{LOOK}. you may reveal {{what:a}} from among them and put that card {{goal}}. put the rest {{rest}} "
            "@ take=1, shown=True"
        ),
        (
            f"{LOOK}. you may reveal {{what:a}} from among them, put it {{goal}}, then put the rest {{rest}} "
            "@ take=1, shown=True"
        ),
    ),
    ja=(
        f"{REVEAL_JA}。その中から{{what}}{{take}}枚までを{{goal}}。残りを{{rest}} @ revealed=True",
        f"{LOOK_JA}。その中から{{what}}{{take}}枚までを公開し、{{goal}}。残りを{{rest}} @ shown=True",
        f"{LOOK_JA}。その中から{{what}}{{take}}枚までを{{goal}}。残りを{{rest}}",
    ),
)
class MayTakeFromTop(Effect):
    """A player looks at the top cards of their library and may take some of a description; the rest goes elsewhere.

    shown: what is taken is revealed. revealed: all of the cards are.
    """

    number: Quantity
    what: Quality
    take: Quantity
    goal: Goal
    rest: Rest
    who: Reference = You()
    shown: bool = False
    revealed: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them look, take and put away."""
        number = max(0, self.number.value(context))
        for player in players_among(self.who.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:number]
            if self.revealed and seen:
                yield from context.reveal(player, seen)
            fitting = tuple(each for each in seen if self.what.holds(context, each))
            most = min(self.take.value(context), len(fitting))
            chosen = yield from context.choose(player, fitting, 0, most)
            taken = tuple(each for each in chosen if not isinstance(each, PlayerId))
            if self.shown and taken:
                yield from context.reveal(player, taken)
            yield from put_taken(context, player, taken, self.goal)
            yield from put_rest(context, player, tuple(each for each in seen if each not in taken), self.rest)


@phrase(
    en=(
        f"{REVEAL}. put all {{what:plural}} revealed this way {{goal}} and the rest {{rest}}",
        f"{REVEAL}. put all {{what:plural}} from among them {{goal}} and the rest {{rest}}",
        f"{REVEAL}. put all {{what:plural}} revealed this way {{goal}}. put the rest {{rest}}",
    ),
    ja=f"{REVEAL_JA}。その中の{{what}}をすべて{{goal}}。残りを{{rest}}",
)
class TakeAllFromTop(Effect):
    """A player reveals the top cards of their library and takes all of a description."""

    number: Quantity
    what: Quality
    goal: Goal
    rest: Rest
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them reveal, take and put away."""
        number = max(0, self.number.value(context))
        for player in players_among(self.who.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:number]
            if seen:
                yield from context.reveal(player, seen)
            taken = tuple(each for each in seen if self.what.holds(context, each))
            yield from put_taken(context, player, taken, self.goal)
            yield from put_rest(context, player, tuple(each for each in seen if each not in taken), self.rest)


@phrase(
    en=(
        "look at the top {number:card} of {whose:'s} library, then put them back in any order",
        "look at the top {number:card} of {whose:'s} library. put them back in any order",
    ),
    ja="{whose:'s}ライブラリーの一番上から{number:card}を見て、それらを望む順番で戻す",
)
class ReorderTop(Effect):
    """The controller looks at the top cards of a library and puts them back in any order."""

    number: Quantity
    whose: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller put them in an order."""
        number = max(0, self.number.value(context))
        for player in players_among(self.whose.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:number]
            context.rearrange(player, (yield from context.arrange(context.you, seen)))


@phrase(
    en=(
        "look at the top card of {whose:'s} library. you may put that card {rest}",
        "look at the top card of {whose:'s} library. you may put it {rest}",
    ),
    ja="{whose:'s}ライブラリーの一番上のカードを見る。あなたはそれを{rest}てもよい",
)
class MayPutTopAway(Effect):
    """The controller looks at the top card of a library and may put it somewhere else, its owner's."""

    whose: Reference
    rest: Rest

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller look and decide."""
        for player in players_among(self.whose.find(context)):
            top = context.in_zone(Zone.LIBRARY, player)[:1]
            if top and (yield from context.may(context.you, top)):
                yield from put_rest(context, player, top, self.rest)


@phrase(
    en=(
        "look at the top card of {whose:'s} library @ number=1, register=*",
        "look at the top {number:card} of {whose:'s} library @ register=*",
    ),
    ja="{whose:'s}ライブラリーの一番上から{number:card}を見る @ register=*",
)
class LookAtTop(Effect):
    """The controller looks at the top cards of a library; nothing else happens."""

    number: Quantity
    whose: Reference
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Show the cards to the controller alone, as a choice of none of them."""
        number = max(0, self.number.value(context))
        all_seen: tuple[ObjectId, ...] = ()
        for player in players_among(self.whose.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:number]
            all_seen = (*all_seen, *seen)
            if seen:
                yield from context.choose(context.you, seen, 0, 0, Topic.CHOICE)
        note_looked(context, all_seen)
        if self.register is not None:
            context.keep(self.register, all_seen)


@phrase(
    en=(
        (
            "<{who} >reveal[s] cards from the top of [who:their|their|your] library until [who:they|they|you] "
            "reveal {what:a}. put that card {goal} and the rest {rest}"
        ),
        (
            "<{who} >reveal[s] cards from the top of [who:their|their|your] library until [who:they|they|you] "
            "reveal {what:a}. put that card {goal} and all other cards revealed this way {rest}"
        ),
        (
            "<{who} >reveal[s] cards from the top of [who:their|their|your] library until [who:they|they|you] "
            "reveal {what:a}. put that card {goal}, then put the rest {rest}"
        ),
        (
            "<{who} >reveal[s] cards from the top of [who:their|their|your] library until [who:they|they|you] "
            "reveal {what:a}. <{who} >put[s] that card {goal} and the rest {rest}"
        ),
        (
            "<{who} >reveal[s] cards from the top of [who:their|their|your] library until [who:they|they|you] "
            "reveal {what:a}, then put[s] those cards into [who:their|their|your] graveyard @ goal=GRAVEYARD, "
            "rest=GRAVEYARD"
        ),
        (
            "<{who} >reveal[s] cards from the top of [who:their|their|your] library until [who:they|they|you] "
            "reveal {what:a}, then put[s] all cards revealed this way into [who:their|their|your] graveyard @ "
            "goal=GRAVEYARD, rest=GRAVEYARD"
        ),
    ),
    ja=(
        "<{who}は>{what}が公開されるまで自分のライブラリーの一番上からカードを公開し続ける。"
        "そのカードを{goal}。残りを{rest}"
    ),
)
class RevealUntil(Effect):
    """A player reveals cards from the top of their library until one of a description comes, and takes that."""

    what: Quality
    goal: Goal
    rest: Rest
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them reveal, take and put away."""
        for player in players_among(self.who.find(context)):
            library = context.in_zone(Zone.LIBRARY, player)
            place = next((n for n, each in enumerate(library) if self.what.holds(context, each)), None)
            seen = library if place is None else library[: place + 1]
            if seen:
                yield from context.reveal(player, seen)
            taken = () if place is None else seen[-1:]
            if self.goal is Goal.GRAVEYARD and self.rest is Rest.GRAVEYARD:
                yield from context.move(seen, Zone.GRAVEYARD)
                continue
            yield from put_taken(context, player, taken, self.goal)
            yield from put_rest(context, player, tuple(each for each in seen if each not in taken), self.rest)
