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


@phrase(
    en=(
        "<{who} >cloak[s] the top card of [who:their|their|your] library @ how=CLOAK, number=1, register=*",
        "<{who} >manifest[s] the top card of [who:their|their|your] library @ number=1, register=*",
        "<{who} >manifest[s] the top {number:word} cards of [who:their|their|your] library @ register=*",
    ),
    ja=(
        (
            "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上のカードを偽装する @ how=CLOAK, number=1, "
            "register=*"
        ),
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上のカードを予示する @ number=1, register=*",
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上からカード{number}枚を予示する @ register=*",
    ),
)
class ManifestTop(Effect):
    """Players manifest, or cloak, the top cards of their libraries, one at a time (701.40a, 701.40e, 701.58a)."""

    number: Quantity = Fixed(1)
    who: Reference = You()
    how: FaceDown = FaceDown.MANIFEST
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do so."""
        arrived: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            for _ in range(self.number.value(context)):
                top = context.in_zone(Zone.LIBRARY, player)[:1]
                arrived.extend((yield from context.manifest(player, top, self.how)))
        if self.register is not None:
            context.keep(self.register, arrived)


@phrase(en="<{who} >manifest[s] dread", ja="<{who}は>戦慄予示を行う")
class ManifestDread(Effect):
    """Players look at the top two cards of their libraries, manifest one, and put the other into the graveyard.

    It is done as far as it can be; what watches for it sees it in any case (701.62b).
    """

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them do so."""
        for player in players_among(self.who.find(context)):
            seen = context.in_zone(Zone.LIBRARY, player)[:2]
            chosen = (yield from context.choose(player, seen, topic=Topic.CHOICE)) if seen else ()
            kept = tuple(each for each in chosen if not isinstance(each, PlayerId))
            yield from context.manifest(player, kept, FaceDown.MANIFEST)
            yield from context.move([each for each in seen if each not in kept], Zone.GRAVEYARD)
            context.acted(KeywordAction.MANIFEST_DREAD, player)
