"""Effects that exile cards face down (406.3): from hands, from among those looked at, whole libraries."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.looking import Rest, put_rest
from shinpan.phrases.hidden.sight import let_look
from shinpan.phrases.imprinting import note_exiled
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import AnyNumber, Fixed
from shinpan.phrases.references.objects import Bound
from shinpan.phrases.references.players import You


def _objects(entities: tuple[Entity, ...]) -> tuple[ObjectId, ...]:
    return tuple(each for each in entities if not isinstance(each, PlayerId))


@phrase(
    en=(
        (
            "<{who} >exile[s] any number of cards from [who:their|their|your] hand face down @ number=AnyNumber, "
            "register=*, link=*"
        ),
        "<{who} >exile[s] {number:card} from [who:their|their|your] hand face down @ register=*, link=*",
    ),
    ja="<{who}は>[who:自分の|自分の|あなたの]手札から{number:card}を裏向きで追放する @ register=*, link=*",
)
class HideFromHand(Effect):
    """Players exile cards of their choice from their hands face down (406.3).

    register: where what they became is kept. link: the number under which the source remembers them (607.2a).
    """

    number: Quantity = Fixed(1)
    who: Reference = You()
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose, then exile what they chose together."""
        chosen: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            number = min(self.number.value(context), len(hand))
            least = 0 if isinstance(self.number, AnyNumber) else number
            chosen += _objects((yield from context.choose(player, hand, least, number)))
        exiled = yield from context.move(chosen, Zone.EXILE, face_down=True)
        note_exiled(context, exiled, self.register, self.link)

    def possible(self, context: Queries) -> bool:
        """Return whether somebody has a card to exile."""
        return any(context.in_zone(Zone.HAND, player) for player in players_among(self.who.find(context)))


@phrase(
    en=(
        "<{who} >exile[s] all cards from [who:their|their|your] {zone} face down @ register=*, link=*",
        "<{who} >exile[s] all the cards from [who:their|their|your] {zone} face down @ register=*, link=*",
    ),
    ja="<{who}は>[who:自分の|自分の|あなたの]{zone}にあるすべてのカードを裏向きで追放する @ register=*, link=*",
)
class HideAll(Effect):
    """Players exile all the cards of a zone of theirs face down (406.3).

    register: where what they became is kept, with their number. link: as for `HideFromHand`.
    """

    zone: Zone
    who: Reference = You()
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, all at once."""
        cards = tuple(
            each for player in players_among(self.who.find(context)) for each in context.in_zone(self.zone, player)
        )
        exiled = yield from context.move(cards, Zone.EXILE, face_down=True)
        note_exiled(context, exiled, self.register, self.link)


_PLACES = (
    ("on the bottom of {} in a random order", "ライブラリーの一番下に無作為の順番で", "BOTTOM_RANDOM"),
    ("on the bottom of {} in any order", "ライブラリーの一番下に望む順番で", "BOTTOM"),
    ("on the bottom of {}", "ライブラリーの一番下に", "BOTTOM_ONE"),
)
_LOOK = "look at the top {number:card} of {whose:'s} library"
_LINKED = "register=*, link=*"


def _resting(words: str) -> tuple[str, ...]:
    """Return the wordings of something said before "put the rest ...", with every place where it may go."""
    found = [f"{words} {{rest}} @ whose=You, {_LINKED}"]
    for library in ("their library", "that library"):
        for place, _, name in _PLACES:
            found.append(f"{words} {place.replace('{}', library)} @ rest={name}, {_LINKED}")
    found.append(f"{words} into their graveyard @ rest=GRAVEYARD, {_LINKED}")
    return tuple(found)


@phrase(
    en=(
        *_resting(f"{_LOOK}, exile {{take:word}} of them face down, then put the rest"),
        *_resting(f"{_LOOK}, exile {{take:word}} face down, then put the rest"),
        *_resting(f"{_LOOK}. exile {{take:word}} of them face down and put the rest"),
        *_resting(f"{_LOOK}. exile {{take:word}} of them face down and put the other"),
        *_resting(f"{_LOOK}. exile {{take:word}} face down and put the rest"),
    ),
    ja=(
        *(
            f"{{whose:'s}}ライブラリーの一番上から{{number:card}}を見る。そのうち{{take}}枚を裏向きで追放し、"
            f"残りを{place}置く @ rest={name}, {_LINKED}"
            for _, place, name in _PLACES
        ),
        "{whose:'s}ライブラリーの一番上から{number:card}を見る。そのうち{take}枚を裏向きで追放し、残りを墓地に置く "
        f"@ rest=GRAVEYARD, {_LINKED}",
    ),
)
class LookAndHide(Effect):
    """The controller looks at the top cards of a library, exiles some face down and puts the rest away.

    They may go on looking at what they have exiled (406.3). register, link: as for `HideFromHand`.
    """

    number: Quantity
    take: Quantity
    rest: Rest
    whose: Reference = You()
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them look and choose, exile the cards, and put away what is left."""
        you = context.you
        all_exiled: tuple[ObjectId, ...] = ()
        for player in players_among(self.whose.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[: max(0, self.number.value(context))]
            most = min(self.take.value(context), len(seen))
            chosen = (yield from context.choose(you, seen, most, most, Topic.CHOICE)) if seen else ()
            exiled = yield from context.move(_objects(chosen), Zone.EXILE, face_down=True)
            yield from let_look(context, exiled, (you,))
            all_exiled += exiled
            left = tuple(each for each in seen if each not in chosen)
            if self.rest is Rest.BOTTOM:  # whoever looked puts them there, whosever library it is
                context.rearrange(player, (), (yield from context.arrange(you, left)))
            else:
                yield from put_rest(context, player, left, self.rest)
        note_exiled(context, all_exiled, self.register, self.link)


@phrase(
    en=(
        "search {whose:'s} library for {number:card} and exile it face down. then that player shuffles their "
        "library @ register=*, link=*",
        "search {whose:'s} library for {number:card}, exile it face down, then shuffle @ register=*, link=*",
    ),
    ja=(
        "{whose:'s}ライブラリーから{number:card}を探し、裏向きで追放し、その後そのライブラリーを切り直す "
        "@ register=*, link=*"
    ),
)
class SearchAndHide(Effect):
    """The controller searches a library for cards and exiles them face down, and may go on looking at them (406.3).

    register, link: as for `HideFromHand`.
    """

    whose: Reference
    number: Quantity = Fixed(1)
    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them search and exile what they find; whoever's library it is shuffles it."""
        you = context.you
        for player in players_among(self.whose.find(context)):
            library = context.searchable(player, you)
            most = min(self.number.value(context), len(library))
            found = (yield from context.choose(you, library, most, most)) if library else ()
            exiled = yield from context.move(_objects(found), Zone.EXILE, face_down=True)
            yield from let_look(context, exiled, (you,))
            note_exiled(context, exiled, self.register, self.link)
            yield from context.shuffle(player)


@phrase(
    en="<{who} >return[s] to [who:their|their|your] hand each card [who:they|they|you] exiled this way @ about=*",
    ja="<{who}は>これにより自分が追放した各カードを[who:自分の|自分の|あなたの]手札に戻す @ about=*",
)
class ReturnOwnExiled(Effect):
    """Players take the cards back that the same ability has exiled from their hands before (603.7c).

    about: the cards that are meant.
    """

    who: Reference = You()
    about: Reference = Bound()

    def perform(self, context: Context) -> Steps[None]:
        """Return what is still exiled, to its owners."""
        exiled = context.in_zone(Zone.EXILE)
        players = players_among(self.who.find(context))
        owned = ((each, context.look(each)) for each in _objects(self.about.find(context)) if each in exiled)
        own = [each for each, found in owned if found is not None and found.owner in players]
        yield from context.move(own, Zone.HAND)


@phrase(
    en="put any of {objects:every} you didn't play into [its owner's graveyard|your graveyard]",
    ja="{objects:every}のうちあなたがプレイしなかったものをオーナーの墓地に置く",
)
class BuryUnplayed(Effect):
    """The exiled cards that weren't played go to their owners' graveyards: those that are still there (400.7)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Put them there."""
        exiled = context.in_zone(Zone.EXILE)
        yield from context.move(
            [each for each in _objects(self.objects.find(context)) if each in exiled], Zone.GRAVEYARD
        )


@phrase(
    en="exile {objects} from your graveyard @ objects=EventObject",
    ja="あなたの墓地から{objects}を追放する @ objects=EventObject",
)
class ExileFromGraveyard(Effect):
    """Exile a card if it has come to the controller's graveyard, and nowhere else (400.7)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Exile it."""
        there = context.in_zone(Zone.GRAVEYARD, context.you)
        found = [now for each in _objects(self.objects.find(context)) for now in context.followed(each)]
        yield from context.move([each for each in found if each in there], Zone.EXILE)
