"""Cards exiled face down come back: turned up together, exchanged with those of a library, given back later (406.3)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.imprinting import exiled_with, note_exiled
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You


@phrase(
    en="{who} turn[s] face up all cards they own exiled with {.this} @ number=*, register=*",
    ja="{who}は{.this}によって追放された自分がオーナーであるすべてのカードを表向きにする @ number=*, register=*",
)
class TurnUpOwnExiled(Effect):
    """Players turn their cards that the source has exiled face up. register: where these are kept."""

    who: Reference
    number: int = 0
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Turn them up together."""
        players = players_among(self.who.find(context))
        cards = [
            each
            for each in exiled_with(context, self.number)
            if (found := context.look(each)) is not None and found.owner in players
        ]
        yield from context.turn_up(cards)
        if self.register is not None:
            context.keep(self.register, cards)


@phrase(
    en="<{who} >put[s] all {what:plural} among {objects} onto the battlefield",
    ja="<{who}は>{objects}のうちすべての{what}を戦場に出す",
)
class PutAllAmong(Effect):
    """Players put those of some cards that fit a description onto the battlefield, each player their own."""

    objects: Reference
    what: Quality
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Put all of them there together; one player alone puts them under their control, several do their own."""
        players = players_among(self.who.find(context))
        fitting = [each for each in objects_among(context, self.objects) if self.what.holds(context, each)]
        controller = players[0] if isinstance(self.who, You) and players else None
        yield from context.move(fitting, Zone.BATTLEFIELD, controller=controller)


@phrase(
    en="<{who} >put[s] {number:card} from the top of [who:their|their|your] library into [who:their|their|your] hand",
    ja="<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番上から{number:card}を手札に加える",
)
class TakeTop(Effect):
    """Players put the top cards of their libraries into their hands; that isn't drawing (121.5)."""

    number: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have all of them do so together."""
        number = max(0, self.number.value(context))
        players = players_among(self.who.find(context))
        yield from context.move(
            [each for player in players for each in context.in_zone(Zone.LIBRARY, player)[:number]], Zone.HAND
        )


@phrase(
    en="<{who} >exile[s] all but the bottom {number:word} cards of [who:their|their|your] library face down",
    ja="<{who}は>[who:自分の|自分の|あなたの]ライブラリーの一番下の{number}枚以外のすべてのカードを裏向きで追放する",
)
class HideAllButBottom(Effect):
    """Players exile their libraries face down but for some cards at the bottom (406.3)."""

    number: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, all at once."""
        kept = max(0, self.number.value(context))
        cards: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            library = context.in_zone(Zone.LIBRARY, player)
            cards += library[: max(0, len(library) - kept)]
        note_exiled(context, (yield from context.move(cards, Zone.EXILE, face_down=True)), None, None)
