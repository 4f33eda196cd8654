"""Effects on libraries: other players' libraries searched, things put on top or on the bottom."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.references.objects import objects_among

_ENDS = (Word(0, "top", "上", 1), Word(-1, "bottom", "下", 2))


@phrase(
    en=(
        "the owner of {objects} puts it on their choice of the top or bottom of their library",
        "{objects:'s} owner puts [it|them] on their choice of the top or bottom of their library",
    ),
    ja="{objects:'s}オーナーはそれを自分のライブラリーの一番上か一番下のうち望む方に置く",
)
class OwnersPutOnEitherEnd(Effect):
    """The owner of each of some objects puts it on top of their library or on the bottom, as they like (401)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Let the owners choose, and put it there."""
        for each in objects_among(context, self.objects):
            found = context.look(each)
            if found is not None:
                word = yield from context.choose_word(found.owner, _ENDS, Topic.CHOICE)
                yield from context.move((each,), Zone.LIBRARY, position=word.value)


@phrase(
    en="search {whose:'s} library for a card and exile it @ register=*",
    ja="{whose:'s}ライブラリーからカード1枚を探し、追放する @ register=*",
)
class ExileFromTheirLibrary(Effect):
    """The controller searches players' libraries for any card and exiles it (701.23). register: where it is kept."""

    whose: Reference
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller look and choose."""
        exiled: list[ObjectId] = []
        for player in players_among(self.whose.find(context)):
            cards = context.searchable(player, context.you)
            chosen = yield from context.choose(context.you, cards)
            exiled += yield from context.move([each for each in chosen if not isinstance(each, PlayerId)], Zone.EXILE)
        if self.register is not None:
            context.keep(self.register, exiled)


@phrase(
    en="put any number of {group:plural} from your hand on the bottom of your library @ register=*",
    ja="あなたの手札から望む数の{group}をあなたのライブラリーの一番下に置く @ register=*",
)
class PutAnyFromHandOnBottom(Effect):
    """The controller puts as many cards from their hand as they like on the bottom of their library (401.4).

    register: where it is kept how many.
    """

    group: Collection
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose and order the cards."""
        hand = context.in_zone(Zone.HAND, context.you)
        cards = tuple(each for each in hand if self.group.fits(context, each))
        chosen = yield from context.choose(context.you, cards, 0, len(cards))
        objects = tuple(each for each in chosen if not isinstance(each, PlayerId))
        yield from context.move((yield from context.arrange(context.you, objects)), Zone.LIBRARY, position=-1)
        if self.register is not None:
            context.keep(self.register, amount=len(objects))


@phrase(
    en=(
        "search your library for up to two {what:plural}, reveal them, put one onto the battlefield tapped and the "
        "other into your hand, then shuffle"
    ),
    ja=(
        "あなたのライブラリーから{what}最大2枚を探し、公開し、1枚をタップ状態で戦場に出し、もう1枚を手札に加え、"
        "その後ライブラリーを切り直す"
    ),
)
class SearchForTwoPlaces(Effect):
    """The controller searches for two cards, of which one enters tapped and the other is put into the hand (701.23)."""

    what: Collection

    def perform(self, context: Context) -> Steps[None]:
        """Let them search, and choose which goes where; a card found alone enters."""
        you = context.you
        fitting = tuple(each for each in context.searchable(you) if self.what.fits(context, each))
        found = yield from context.choose(you, fitting, 0, min(2, len(fitting)))
        cards = tuple(each for each in found if not isinstance(each, PlayerId))
        if cards:
            yield from context.reveal(you, cards)
            one = (yield from context.choose(you, cards)) if len(cards) > 1 else cards
            moves = (
                context.move((each,), Zone.BATTLEFIELD, controller=you, tapped=True)
                if each in one
                else context.move((each,), Zone.HAND)
                for each in cards
            )
            yield from context.together(moves)
        yield from context.shuffle(you)
