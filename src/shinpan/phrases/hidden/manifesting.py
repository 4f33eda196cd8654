"""Cards are manifested or cloaked from hands, from among those looked at, from shuffled piles (701.40, 701.58)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import FaceDown, ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.looking import Rest, put_rest
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You

_HOW = (("manifest", "予示する", ""), ("cloak", "偽装する", "how=CLOAK, "))
"""The two keyword actions, with the setting that says which one is meant."""


@phrase(
    en=tuple(
        f"<{{who}} >{verb}[s] {{number:card}} from [who:their|their|your] hand @ {how}register=*"
        for verb, _, how in _HOW
    ),
    ja=tuple(
        f"<{{who}}は>[who:自分の|自分の|あなたの]手札から{{number:card}}を{verb} @ {how}register=*"
        for _, verb, how in _HOW
    ),
)
class ManifestFromHand(Effect):
    """Players manifest, or cloak, cards of their choice from their hands (701.40a, 701.58a).

    register: where what they became is kept.
    """

    number: Quantity = Fixed(1)
    who: Reference = You()
    how: FaceDown = FaceDown.MANIFEST
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose and do so."""
        arrived: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            number = min(self.number.value(context), len(hand))
            chosen = yield from context.choose(player, hand, number, number)
            cards = [each for each in chosen if not isinstance(each, PlayerId)]
            arrived += yield from context.manifest(player, cards, self.how)
        if self.register is not None:
            context.keep(self.register, arrived)

    def possible(self, context: Queries) -> bool:
        """Return whether somebody has a card for it."""
        return any(context.in_zone(Zone.HAND, player) for player in players_among(self.who.find(context)))


def _looking() -> tuple[str, ...]:
    """Return the wordings: "of them" or "of those cards", "the rest" or "the other"."""
    look = "look at the top {number:card} of your library"
    return tuple(
        f"{look}{joint}{verb} {{take:word}} of {them}{second}put the {rest} {{rest}} @ {how}register=*"
        for joint in (". ", ", ")
        for verb, _, how in _HOW
        for them in ("them", "those cards")
        for second in (", then ", ", and ", " and ")
        for rest in ("rest", "other")
    )


@phrase(
    en=_looking(),
    ja=tuple(
        f"あなたのライブラリーの一番上から{{number:card}}を見る。そのうち{{take}}枚を{verb}。残りを{{rest}} "
        f"@ {how}register=*"
        for _, verb, how in _HOW
    ),
)
class LookAndManifest(Effect):
    """The controller looks at the top cards of the library, manifests or cloaks some, and puts the rest away.

    register: where what they became is kept.
    """

    number: Quantity
    take: Quantity
    rest: Rest
    how: FaceDown = FaceDown.MANIFEST
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them look and choose; cards of a library go one at a time (701.40e, 701.58e)."""
        you = context.you
        seen = context.in_zone(Zone.LIBRARY, you)[: max(0, self.number.value(context))]
        most = min(self.take.value(context), len(seen))
        chosen = (yield from context.choose(you, seen, most, most, Topic.CHOICE)) if seen else ()
        arrived: list[ObjectId] = []
        for each in chosen:
            if not isinstance(each, PlayerId):
                arrived += yield from context.manifest(you, (each,), self.how)
        yield from put_rest(context, you, tuple(each for each in seen if each not in chosen), self.rest)
        if self.register is not None:
            context.keep(self.register, arrived)


def _piling() -> tuple[str, ...]:
    """Return the wordings: with cards of the library or without, entering tapped or not."""
    piles = (
        ("any number of {some:plural}", "objects=None, top=None"),
        ("{objects:every}", "top=None"),
        ("all {objects.group:from,plural}", "objects=All, top=None"),
        ("{objects:every} and the top card of your library", "top=1"),
        ("{objects:every} and the top {top:card} of your library", ""),
    )
    found: list[str] = []
    for pile, said in piles:
        for verb, _, how in _HOW:
            for them in ("those cards", "them"):
                for enter, tapped in ((". they enter tapped", "tapped=True"), ("", "")):
                    settings = ", ".join(each for each in (said, tapped, f"{how}register=*") if each)
                    then = f"shuffle that pile, then {verb} {them}{enter}"
                    found.append(f"exile {pile} in a face-down pile, {then} @ {settings}")
    return tuple(found)


@phrase(
    en=_piling(),
    ja=tuple(
        f"望む数の{{some}}を裏向きの束にして追放し、その束を切り直し、その後それらのカードを{verb} @ "
        f"{how}objects=None, top=None, register=*"
        for _, verb, how in _HOW
    )
    + tuple(
        f"{{objects:every}}{top}を裏向きの束にして追放し、その束を切り直し、その後それらのカードを{enter}{verb} @ "
        f"{how}{said}register=*"
        for top, more in (("", "top=None, "), ("とあなたのライブラリーの一番上から{top:card}", ""))
        for enter, tapped in (("タップ状態で", "tapped=True, "), ("", ""))
        for _, verb, how in _HOW
        for said in (more + tapped,)
    ),
)
class PileAndManifest(Effect):
    """Objects are exiled as a face-down pile that is shuffled; its cards are manifested or cloaked (701.40a, 701.58a).

    some: any number of a description, as the controller chooses. top: how many cards of the controller's library go
    with them. Nobody can tell afterwards which card is which.
    register: where what they became is kept.
    """

    objects: Reference | None = None
    some: Collection | None = None
    top: Quantity | None = None
    how: FaceDown = FaceDown.MANIFEST
    tapped: bool = False
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, shuffle them, and put them onto the battlefield."""
        you = context.you
        number = 0 if self.top is None else self.top.value(context)
        objects = () if self.objects is None else objects_among(context, self.objects)
        if self.some is not None:
            fitting = self.some.members(context)
            chosen = yield from context.choose(you, fitting, 0, len(fitting))
            objects = tuple(each for each in chosen if not isinstance(each, PlayerId))
        cards = (*objects, *context.in_zone(Zone.LIBRARY, you)[:number])
        exiled = yield from context.move(cards, Zone.EXILE, face_down=True)
        pile = [each for each in exiled if _is_card(context, each)]
        context.state.randomness().shuffle(pile)
        arrived = yield from context.manifest(you, pile, self.how, tapped=self.tapped)
        if self.register is not None:
            context.keep(self.register, arrived)


def _is_card(context: Context, object_id: ObjectId) -> bool:
    found = context.look(object_id)
    return found is not None and context.exists(object_id) and found.kind is ObjectKind.CARD
