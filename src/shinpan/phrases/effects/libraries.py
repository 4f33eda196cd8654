"""Effects on libraries: revealing, searching, shuffling (701.20, 701.23, 701.24)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.imprinting import note_exiled
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "<{who} >reveal[s] the top card of [who:their|their|your] library @ register=*, number=1",
        "<{who} >reveal[s] the top {number:card} of [who:their|their|your] library @ register=*",
        "reveal the top card of {who:'s} library @ register=*, number=1",
        "reveal the top {number:card} of {who:'s} library @ register=*",
    ),
    ja=(
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上のカードを公開する @ register=*, number=1",
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上から{number:card}を公開する @ register=*",
    ),
)
class RevealTop(Effect):
    """A player reveals the top cards of their library (701.20), which are then "that card", "those" of a register."""

    who: Reference = You()
    register: int = 0
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Reveal them; nothing is kept if the library is empty."""
        for player in players_among(self.who.find(context)):
            top = context.in_zone(Zone.LIBRARY, player)[: max(0, self.number.value(context))]
            context.keep(self.register, top)
            if top:
                yield from context.reveal(player, top)


@phrase(
    en="look at the top card of your library. you may reveal that card @ register=*",
    ja="あなたのライブラリーの一番上のカードを見る。あなたはそのカードを公開してもよい @ register=*",
)
class MayRevealTop(Effect):
    """The controller looks at the top card of their library and may reveal it; if they do, a register keeps it."""

    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let them look and decide."""
        top = context.in_zone(Zone.LIBRARY, context.you)[:1]
        context.keep(self.register)
        if top and (yield from context.may(context.you, top)):
            context.keep(self.register, top)
            yield from context.reveal(context.you, top)


@phrase(
    en="<{who} >shuffle[s] [who:their|their|your] hand and graveyard into [who:their|their|your] library",
    ja="<{who}は>[who:自分の|自分の|あなたの]手札と墓地を[who:自分の|自分の|あなたの]ライブラリーに加えて切り直す",
)
class ShuffleAway(Effect):
    """Players shuffle their hands and graveyards into their libraries (701.24)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Move the cards of all of them at once, then have each shuffle."""
        players = players_among(self.who.find(context))
        zones = (Zone.HAND, Zone.GRAVEYARD)
        cards = tuple(each for player in players for zone in zones for each in context.in_zone(zone, player))
        yield from context.move(cards, Zone.LIBRARY)
        for player in players:
            yield from context.shuffle(player)


_SEARCH = "<{who} >search[es|] [who:their|their|your] library for "
_CARD = f"{_SEARCH}{{number:card}}"
_PUT, _SHOW, _AWAY = ", put[who:s||] [it|them] ", ", reveal[who:s||] [it|them]", ", then shuffle[who:s||]"
_GOALS = (
    (f"{_PUT}onto the battlefield tapped{_AWAY}", "destination=BATTLEFIELD, tapped=True"),
    (f"{_PUT}onto the battlefield{_AWAY}", "destination=BATTLEFIELD"),
    (f"{_SHOW}{_PUT}into [who:their|their|your] hand{_AWAY}", "destination=HAND"),
    (f"{_PUT}into [who:their|their|your] graveyard{_AWAY}", "destination=GRAVEYARD"),
    (f", exile[who:s||] [it|them]{_AWAY}", "destination=EXILE"),
    (f"{_SHOW}{_AWAY} and put[who:s||] [that card|those cards] on top", "destination=LIBRARY"),
    (f"{_SHOW}{_AWAY} and put[who:s||] [the card|the cards] on top", "destination=LIBRARY"),
    (f"{_SHOW}{_AWAY}, put[who:s||] [it|them] on top", "destination=LIBRARY"),
    (f"{_SHOW}{_AWAY}, put[who:s||] [it|them] on top of it", "destination=LIBRARY"),
)


def _searching(what: str, settings: str = "") -> tuple[str, ...]:
    """Return the wordings for one way of saying how many cards are looked for."""
    return tuple(f"{_SEARCH}{what}{goal} @ {place}, register=*, link=*{settings}" for goal, place in _GOALS)


@phrase(
    en=(
        *_searching("{number:what}"),
        f"{_CARD}{_PUT}into [who:their|their|your] hand{_AWAY} @ destination=HAND, what=None, register=*",
        f"{_CARD}{_AWAY} and put[who:s||] that card on top @ destination=LIBRARY, what=None, register=*",
        f"{_CARD}{_AWAY}, put[who:s||] it on top @ destination=LIBRARY, what=None, register=*",
        f"{_CARD}{_AWAY}, put[who:s||] it on top of it @ destination=LIBRARY, what=None, register=*",
        f"{_CARD}{_PUT}into [who:their|their|your] graveyard{_AWAY} @ destination=GRAVEYARD, what=None, register=*",
        *_searching("up to {number:what}"),
        *_searching("any number of {what:plural}", ", number=AnyNumber"),
    ),
    ja=(
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:what}を探し、タップ状態で戦場に出し、"
            "その後ライブラリーを切り直す @ destination=BATTLEFIELD, tapped=True, register=*"
        ),
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:what}を探し、戦場に出し、"
            "その後ライブラリーを切り直す @ destination=BATTLEFIELD, register=*"
        ),
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:what}を探し、公開し、手札に加え、"
            "その後ライブラリーを切り直す @ destination=HAND, register=*"
        ),
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:card}を探し、手札に加え、"
            "その後ライブラリーを切り直す @ destination=HAND, what=None, register=*"
        ),
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:what}を探し、自分の墓地に置き、"
            "その後ライブラリーを切り直す @ destination=GRAVEYARD, register=*"
        ),
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:what}を探し、追放し、"
            "その後ライブラリーを切り直す @ destination=EXILE, register=*, link=*"
        ),
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:what}を探し、公開し、"
            "その後ライブラリーを切り直し、そのカードを一番上に置く @ destination=LIBRARY, register=*"
        ),
    ),
)
class SearchLibrary(Effect):
    """A player searches their library for cards, puts them somewhere and shuffles (701.23).

    what: a description that may be failed to be found (701.23b), or None for any card. tapped: they enter so. register:
    where what they became is kept. link: the number under which the source remembers what they exile (607.2a).
    """

    what: Quality | None
    destination: Zone
    number: Quantity = Fixed(1)
    who: Reference = You()
    tapped: bool = False
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let each of them search, take what they find, and shuffle."""
        for player in players_among(self.who.find(context)):
            library = context.searchable(player)
            fitting = (
                library if self.what is None else tuple(each for each in library if self.what.holds(context, each))
            )
            most = min(self.number.value(context), len(fitting))
            found = yield from context.choose(player, fitting, 0 if self.what is not None else most, most)
            objects = tuple(each for each in found if not isinstance(each, PlayerId))
            if self.destination in (Zone.HAND, Zone.LIBRARY) and self.what is not None and objects:
                yield from context.reveal(player, objects)
            if self.destination is Zone.LIBRARY:
                yield from context.shuffle(player)
                context.rearrange(player, (yield from context.arrange(player, objects)))
                continue
            moved = yield from context.move(
                objects,
                self.destination,
                controller=player if self.destination is Zone.BATTLEFIELD else None,
                tapped=self.tapped,
            )
            if self.destination is Zone.EXILE:
                note_exiled(context, moved, self.register, self.link)
            elif self.register is not None:
                context.keep(self.register, moved)
            yield from context.shuffle(player)


@phrase(
    en=(
        "search your library for up to {number:word} {what:plural} with different names, put them onto the "
        "battlefield, then shuffle"
    ),
    ja="あなたのライブラリーから名前の異なる{what:plural}を最大{number}枚まで探し、戦場に出し、その後ライブラリーを切り直す",
)
class SearchForDifferent(Effect):
    """The controller puts cards from their library onto the battlefield, no two of which share a name (701.23)."""

    what: Quality
    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Let them take one after the other, then shuffle."""
        you = context.you
        found: list[ObjectId] = []
        left = [each for each in context.searchable(you) if self.what.holds(context, each)]
        while left and len(found) < self.number.value(context):
            chosen = [each for each in (yield from context.choose(you, left, 0, 1)) if not isinstance(each, PlayerId)]
            if not chosen:
                break
            found += chosen
            taken = {name for each in chosen for name in context.characteristics(each).names}
            left = [each for each in left if taken.isdisjoint(context.characteristics(each).names)]
        yield from context.move(tuple(found), Zone.BATTLEFIELD)
        yield from context.shuffle(you)


@phrase(
    en="choose up to {number:word} cards you own from outside the game and shuffle them into your library",
    ja="ゲームの外部にあるあなたがオーナーであるカードを最大{number}枚選び、あなたのライブラリーに加えて切り直す",
)
class ShuffleInFromOutside(Effect):
    """Cards from outside of the game are shuffled into the library (400.11b)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose, and shuffle."""
        there = context.in_zone(Zone.OUTSIDE, context.you)
        chosen: tuple[Entity, ...] = ()
        if there:
            most = min(len(there), self.number.value(context))
            chosen = yield from context.choose(context.you, there, 0, most)
        yield from context.move([each for each in chosen if not isinstance(each, PlayerId)], Zone.LIBRARY)
        yield from context.shuffle(context.you)


@phrase(
    en=(
        "search your graveyard and/or library for {what:a}, reveal it, put it into your hand, then shuffle",
        (
            "search your graveyard and/or library for {what:a}, put it onto the battlefield, then shuffle @ "
            "zone=BATTLEFIELD"
        ),
    ),
    ja=(
        "あなたのライブラリーや墓地から{what:a}を探し、戦場に出し、その後ライブラリーを切り直す @ zone=BATTLEFIELD",
        "あなたのライブラリーや墓地から{what:a}を探し、公開し、手札に加え、その後ライブラリーを切り直す",
    ),
)
class SearchLibraryAndGraveyard(Effect):
    """The controller looks for a card in their library, their graveyard, or both (701.23)."""

    what: Quality
    zone: Zone = Zone.HAND

    def perform(self, context: Context) -> Steps[None]:
        """Let them look in either, and take what they find; the library is shuffled."""
        seen = (*context.in_zone(Zone.GRAVEYARD, context.you), *context.searchable(context.you))
        fitting = tuple(each for each in seen if self.what.holds(context, each))
        chosen = yield from context.choose(context.you, fitting, 0, 1)
        objects = tuple(each for each in chosen if not isinstance(each, PlayerId))
        if objects and self.zone is Zone.HAND:
            yield from context.reveal(context.you, objects)
        yield from context.move(objects, self.zone, controller=context.you if self.zone is Zone.BATTLEFIELD else None)
        yield from context.shuffle(context.you)
