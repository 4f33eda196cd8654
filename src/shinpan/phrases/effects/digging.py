"""Effects that exile cards from the top of a library and use those that were looked for (406.1, 701.20)."""

from shinpan.game.decisions import Word
from shinpan.game.enums import CardType, Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.permissions import MayLookAt
from shinpan.phrases.playing import MayPlayThose
from shinpan.phrases.qualities.groups import Collection, OneOf, players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Specific, objects_among
from shinpan.phrases.references.players import You

ONTO_BATTLEFIELD = Word(True, "onto the battlefield", "戦場に出す")
INTO_HAND = Word(False, "into your hand", "手札に加える")


@phrase(
    en=(
        (
            "<{who} >exile[s] cards from the top of [who:their|their|your] library until [who:they|they|you] exile "
            "{what:a} @ number=1, register=*"
        ),
        (
            "<{who} >exile[s] cards from the top of [who:their|their|your] library until [who:they|they|you] exile "
            "{number} {what:plural} @ register=*"
        ),
    ),
    ja=(
        (
            "<{who}は>{what}1枚が追放されるまで[who:自分の|自分の|あなたの]ライブラリーの一番上からカードを"
            "追放し続ける @ number=1, register=*"
        ),
        (
            "<{who}は>{what}{number}枚が追放されるまで[who:自分の|自分の|あなたの]ライブラリーの一番上からカードを"
            "追放し続ける @ register=*"
        ),
    ),
)
class ExileUntilFound(Effect):
    """Players exile cards from the tops of their libraries, one by one, until some of a description have been exiled.

    register: where those are kept. With none to be found the whole library is exiled.
    """

    what: Collection
    number: Quantity = Fixed(1)
    register: int = 0
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them exile cards, and keep what was looked for."""
        found: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            left = self.number.value(context)
            while left > 0 and (top := context.in_zone(Zone.LIBRARY, player)[:1]):
                for each in (yield from context.move(top, Zone.EXILE)):
                    if self.what.holds(context, each):
                        found.append(each)
                        left -= 1
        context.keep(self.register, found)


@phrase(
    en="put {objects:every} onto the battlefield or into your hand",
    ja="{objects:every}を戦場に出すかあなたの手札に加える",
)
class BattlefieldOrHand(Effect):
    """Put objects onto the battlefield under the controller's control, or into their owners' hands, as they choose."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Ask, and put them there."""
        objects = objects_among(context, self.objects)
        if not objects:
            return
        word = yield from context.choose_word(context.you, (ONTO_BATTLEFIELD, INTO_HAND))
        if word.value:
            yield from context.move(objects, Zone.BATTLEFIELD, controller=context.you)
        else:
            yield from context.move(objects, Zone.HAND)


@phrase(
    en=(
        "look at the top card of your library. if it's a land card, you may put it onto the battlefield. if you don't "
        "put the card onto the battlefield, put it into your hand"
    ),
    ja=(
        "あなたのライブラリーの一番上のカードを見る。それが土地カードなら、あなたはそれを戦場に出してもよい。"
        "そのカードを戦場に出さなかったなら、それをあなたの手札に加える"
    ),
)
class TopLandOrHand(Effect):
    """Look at the top card of the library: a land may go onto the battlefield, whatever doesn't goes to the hand."""

    def perform(self, context: Context) -> Steps[None]:
        """Look, ask, and put it there."""
        top = context.in_zone(Zone.LIBRARY, context.you)[:1]
        if not top:
            return
        is_land = CardType.LAND in context.characteristics(top[0]).types
        if is_land and (yield from context.may(context.you, top)):
            yield from context.move(top, Zone.BATTLEFIELD, controller=context.you)
        else:
            yield from context.move(top, Zone.HAND)


@phrase(
    en=(
        "exile the top card of {whose:'s} library face down. you may look at and play those cards for as long as they "
        "remain exiled"
    ),
    ja=(
        "{whose:'s}ライブラリーの一番上のカードを裏向きで追放する。それらのカードが追放され続けているかぎり、"
        "あなたはそれらを見てもよく、それらをプレイしてもよい"
    ),
)
class ExileTopFaceDownToPlay(Effect):
    """Exile the top card of each library face down; the controller may look at it and play it from there (406.3)."""

    whose: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, and begin the permissions."""
        players = players_among(self.whose.find(context))
        tops = tuple(each for player in players for each in context.in_zone(Zone.LIBRARY, player)[:1])
        exiled = yield from context.move(tops, Zone.EXILE, face_down=True)
        who = Specific((PlayerId(context.you),))
        for each in exiled:
            parts = (MayPlayThose(who, lands=True), MayLookAt(OneOf(Specific((each,))), who))
            yield from context.begin_effect(parts, Duration.FOREVER, (each,))
