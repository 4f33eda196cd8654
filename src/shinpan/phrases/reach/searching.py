"""Searching without saying in the same breath what becomes of what is found; several zones at once (701.23)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You

_OWN = "<{who} >search[es|] [who:their|their|your] library for "
_THEIRS = "search {whose:'s} library for "


_OTHERS = "Target|ControllerOf|OwnerOf|EventPlayer|ThatOneOfThem|TheTarget|DefendingPlayer|Host|AnOpponent"
_WHAT = (
    ("{number:what}", ""),
    ("up to {number:what}", "up_to=True, "),
    ("any number of {what:plural}", "up_to=True, number=AnyNumber, "),
    ("{number:card}", "what=None, "),
    ("up to {number:card}", "what=None, up_to=True, "),
    ("up to {number:word} {what:plural} with different names", "up_to=True, differ=True, "),
)
_SHOWN = (("", ""), (", reveal[who:s||] [it|them]", "shown=True, "))
_FINDING = tuple(
    f"{whose}{what}{show} @ {owner}{fields}{shown}register=*"
    for whose, owner in ((_OWN, "whose=None, "), (_THEIRS, f"whose={_OTHERS}, "))
    for what, fields in _WHAT
    for show, shown in _SHOWN
)


def _cards(entities: tuple[Entity, ...]) -> tuple[ObjectId, ...]:
    return tuple(each for each in entities if not isinstance(each, PlayerId))


@phrase(
    en=_FINDING,
    ja=(
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:card}を探す @ whose=None, what=None, register=*",
        "<{who}は>[who:自分の|自分の|あなたの]ライブラリーから{number:what}を探す @ whose=None, register=*",
        "{whose:'s}ライブラリーから{number:card}を探す @ what=None, register=*",
        "{whose:'s}ライブラリーから{number:what}を探す @ register=*",
    ),
)
class FindInLibrary(Effect):
    """A player looks for cards in a library (701.23); later words say what is done with them, and that it is shuffled.

    what: a description, with which cards may be failed to be found (701.23b), or None for any. whose: whose library it
    is, if not their own. up_to: fewer will do. differ: no two share a name. shown: what is found is revealed.
    register: where what was found is kept.
    """

    what: Quality | None
    number: Quantity = Fixed(1)
    who: Reference = You()
    whose: Reference | None = None
    up_to: bool = False
    differ: bool = False
    shown: bool = False
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let each of them look through the library."""
        found: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            for owner in (player,) if self.whose is None else players_among(self.whose.find(context)):
                library = context.in_zone(Zone.LIBRARY, owner)
                fitting = tuple(each for each in library if self.what is None or self.what.holds(context, each))
                chosen = yield from self._chosen(context, player, fitting)
                if chosen and self.shown:
                    yield from context.reveal(player, chosen)
                found += chosen
        if self.register is not None:
            context.keep(self.register, tuple(found))

    def _chosen(self, context: Context, player: PlayerId, cards: tuple[ObjectId, ...]) -> Steps[tuple[ObjectId, ...]]:
        most = min(self.number.value(context), len(cards))
        least = 0 if self.up_to or self.what is not None else most
        if not self.differ:
            return _cards((yield from context.choose(player, cards, least, most)))
        found: tuple[ObjectId, ...] = ()
        while cards and len(found) < most:
            more = _cards((yield from context.choose(player, cards, 0, 1)))
            if not more:
                break
            found += more
            taken = {name for each in found for name in context.characteristics(each).names}
            cards = tuple(each for each in cards if taken.isdisjoint(context.characteristics(each).names))
        return found


_EVERYWHERE = "search {whose:'s} graveyard, hand, and library for "


@phrase(
    en=(
        f"{_EVERYWHERE}any number of {{what:plural}} and exile them @ number=AnyNumber, every=False, register=*",
        f"{_EVERYWHERE}up to {{number:word}} {{what:plural}} and exile them @ every=False, register=*",
        f"{_EVERYWHERE}all {{what:plural}} and exile them @ number=AnyNumber, every=True, register=*",
    ),
    ja=(
        "{whose:'s}墓地、手札、ライブラリーから{what}をすべて探し、追放する @ number=AnyNumber, every=True, register=*",
        "{whose:'s}墓地、手札、ライブラリーから{what}を望む数追放する @ number=AnyNumber, every=False, register=*",
        "{whose:'s}墓地、手札、ライブラリーから{what}を最大{number}枚まで探し、追放する @ every=False, register=*",
    ),
)
class ExileFromEverywhere(Effect):
    """The controller exiles cards of a description from a player's graveyard, hand and library (701.23).

    What is in the graveyard is seen by all: told to find every card, the player can't fail to find those there
    (701.23b-c).
    """

    whose: Reference
    what: Quality
    number: Quantity
    every: bool = False
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them look and choose, and exile all of it together."""
        exiled: list[ObjectId] = []
        for player in players_among(self.whose.find(context)):
            seen = [each for each in context.in_zone(Zone.GRAVEYARD, player) if self.what.holds(context, each)]
            hidden = [
                each
                for zone in (Zone.HAND, Zone.LIBRARY)
                for each in context.in_zone(zone, player)
                if self.what.holds(context, each)
            ]
            if self.every:
                exiled += seen
                chosen = yield from context.choose(context.you, hidden, 0, len(hidden))
            else:
                both = (*seen, *hidden)
                chosen = yield from context.choose(context.you, both, 0, min(self.number.value(context), len(both)))
            exiled += _cards(chosen)
        moved = yield from context.move(tuple(exiled), Zone.EXILE)
        if self.register is not None:
            context.keep(self.register, moved)


__all__ = ["ExileFromEverywhere", "FindInLibrary"]
