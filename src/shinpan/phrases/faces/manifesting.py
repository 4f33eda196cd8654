"""Cards are put onto the battlefield face down: manifested, cloaked (701.40, 701.58, 701.62)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import FaceDown, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You

_ANOTHERS = "whose=EventPlayer|ThatOneOfThem|TheTarget|Target"


@phrase(
    en=(
        "<{who} >cloak[s] the top card of [who:their|their|your] library @ how=CLOAK, number=1, register=*",
        "<{who} >manifest[s] the top card of [who:their|their|your] library @ number=1, register=*",
        (
            "<{who} >manifest[s] a number of cards from the top of [who:their|their|your] library equal to {number} "
            "@ number=AllCountersOn|CountersOn, register=*"
        ),
        "<{who} >manifest[s] the top {number:word} cards of [who:their|their|your] library @ register=*",
        f"<{{who}} >cloak[s] the top card of {{whose:'s}} library @ how=CLOAK, number=1, {_ANOTHERS}, register=*",
        f"<{{who}} >manifest[s] the top card of {{whose:'s}} library @ number=1, {_ANOTHERS}, register=*",
    ),
    ja=(
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上のカードを偽装する @ how=CLOAK, number=1, "
            "register=*"
        ),
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上のカードを予示する @ number=1, register=*",
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上からカード{number}枚を予示する @ register=*",
        f"<{{who}}は>{{whose:'s}}ライブラリーの一番上のカードを偽装する @ how=CLOAK, number=1, {_ANOTHERS}, register=*",
        f"<{{who}}は>{{whose:'s}}ライブラリーの一番上のカードを予示する @ number=1, {_ANOTHERS}, register=*",
    ),
)
class ManifestTop(Effect):
    """Players manifest, or cloak, the top cards of their libraries, one at a time (701.40a, 701.40e, 701.58a).

    whose: the libraries, if they aren't their own.
    """

    number: Quantity = Fixed(1)
    who: Reference = You()
    whose: Reference | None = None
    how: FaceDown = FaceDown.MANIFEST
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do so."""
        arrived: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            libraries = (player,) if self.whose is None else players_among(self.whose.find(context))
            for library in libraries:
                for _ in range(self.number.value(context)):
                    top = context.in_zone(Zone.LIBRARY, library)[:1]
                    arrived.extend((yield from context.manifest(player, top, self.how)))
        if self.register is not None:
            context.keep(self.register, arrived)


@phrase(
    en=(
        "<{who} >manifest[s] dread @ times=1, register=*",
        "<{who} >manifest[s] dread twice @ times=2, register=*",
        "<{who} >manifest[s] dread {times:word} times @ register=*",
    ),
    ja=(
        "<{who}は>戦慄予示を行う @ times=1, register=*",
        "<{who}は>戦慄予示を{times}回行う @ register=*",
    ),
)
class ManifestDread(Effect):
    """Players look at the top two cards of their libraries, manifest one, and put the other into the graveyard.

    It is done as far as it can be; what watches for it sees it in any case (701.62b). register: what they manifested.
    """

    who: Reference = You()
    times: Quantity = Fixed(1)
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do so, as often as is said."""
        arrived: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            for _ in range(self.times.value(context)):
                arrived += yield from _dread(context, player)
        if self.register is not None:
            context.keep(self.register, arrived)


def _dread(context: Context, player: PlayerId) -> Steps[tuple[ObjectId, ...]]:
    """Have a player manifest dread once (701.62a); return what they manifested."""
    seen = context.in_zone(Zone.LIBRARY, player)[:2]
    chosen = (yield from context.choose(player, seen, topic=Topic.CHOICE)) if seen else ()
    kept = tuple(each for each in chosen if not isinstance(each, PlayerId))
    arrived = yield from context.manifest(player, kept, FaceDown.MANIFEST)
    yield from context.move([each for each in seen if each not in kept], Zone.GRAVEYARD)
    context.acted(KeywordAction.MANIFEST_DREAD, player)
    return arrived
