"""Effects that exile cards from libraries and whole graveyards (406)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.imprinting import note_exiled
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You

_EN = (
    ("exile the top card of each player's library", "number=1, who=EachPlayer"),
    ("<{who} >exile[s] the top card of [who:their|their|your] library", "number=1"),
    ("<{who} >exile[s] the top {number:card} of [who:their|their|your] library", ""),
    ("<{who} >exile[s] {number:card} from the top of [who:their|their|your] library", ""),
    ("exile the top card of {who:'s} library", "number=1"),
    ("exile the top {number:card} of {who:'s} library", ""),
)
_ONE_EACH = "exile a card from the top of your library face down for each {number:each}"
_JA = (
    ("各プレイヤーのライブラリーの一番上のカードを{}追放する", "number=1, who=EachPlayer"),
    ("<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上のカードを{}追放する", "number=1"),
    ("<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上から{number:card}を{}追放する", ""),
)


def _settings(*settings: str) -> str:
    return ", ".join((*(each for each in settings if each), "register=*", "link=*"))


@phrase(
    en=(
        f"{_ONE_EACH} @ {_settings('number=OpponentsYouHave', 'face_down=True', 'who=You')}",
        *(f"{words} face down @ {_settings(said, 'face_down=True')}" for words, said in _EN),
        *(f"{words} @ {_settings(said)}" for words, said in _EN),
    ),
    ja=(
        *(f"{words.replace('{}', '裏向きで')} @ {_settings(said, 'face_down=True')}" for words, said in _JA),
        *(f"{words.replace('{}', '')} @ {_settings(said)}" for words, said in _JA),
    ),
)
class ExileFromTop(Effect):
    """Players exile cards from the top of their libraries (406.1), face up or face down, without looking (406.3).

    register: where what they became is kept. link: the number under which the source remembers them (607.2a).
    """

    number: Quantity = Fixed(1)
    who: Reference = You()
    register: int | None = None
    link: int | None = None
    face_down: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them exile as many as there are."""
        number = max(0, self.number.value(context))
        all_exiled: tuple[ObjectId, ...] = ()
        for player in players_among(self.who.find(context)):
            cards = context.in_zone(Zone.LIBRARY, player)[:number]
            exiled = yield from context.move(cards, Zone.EXILE, face_down=self.face_down)
            all_exiled += exiled
        note_exiled(context, all_exiled, self.register, self.link)


@phrase(
    en=(
        "exile all cards from all graveyards @ whose=EachPlayer, link=0",
        "exile all graveyards @ whose=EachPlayer, link=*",
        "exile {whose:'s} graveyard @ link=*",
        "exile all cards from {whose:'s} graveyard @ link=*",
    ),
    ja=("すべての墓地を追放する @ whose=EachPlayer, link=*", "{whose:'s}墓地を追放する @ link=*"),
)
class ExileGraveyards(Effect):
    """Exile all cards from the graveyards of some players: "exile target player's graveyard".

    link: as for `ExileObjects`.
    """

    whose: Reference
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, all at once."""
        players = players_among(self.whose.find(context))
        cards = tuple(each for player in players for each in context.in_zone(Zone.GRAVEYARD, player))
        note_exiled(context, (yield from context.move(cards, Zone.EXILE)), None, self.link)


@phrase(
    en="exile all but the bottom card of {whose:'s} library @ link=*",
    ja="{whose:'s}ライブラリーの一番下のカード以外をすべて追放する @ link=*",
)
class ExileAllButBottom(Effect):
    """Exile a library but for the card at its bottom (406.1)."""

    whose: Reference
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, all at once."""
        players = players_among(self.whose.find(context))
        cards = tuple(each for player in players for each in context.in_zone(Zone.LIBRARY, player)[:-1])
        exiled = yield from context.move(cards, Zone.EXILE)
        if self.link is not None:
            context.link(self.link, exiled)


@phrase(
    en=(
        "exile your hand @ register=*, link=*",
        "exile all cards from your hand @ register=*, link=*",
    ),
    ja="あなたの手札をすべて追放する @ register=*, link=*",
)
class ExileHand(Effect):
    """The controller exiles all cards in their hand (406.1). register: where they are kept, with their number."""

    register: int | None = None
    link: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, all at once."""
        exiled = yield from context.move(context.in_zone(Zone.HAND, context.you), Zone.EXILE)
        if self.register is not None:
            context.keep(self.register, exiled, amount=len(exiled))
        if self.link is not None:
            context.link(self.link, exiled)
