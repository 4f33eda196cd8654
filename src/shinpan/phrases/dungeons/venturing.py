"""Venturing into dungeons and completing them (701.49, 309.7)."""

from typing import ClassVar

from shinpan.game.dungeons import DungeonName
from shinpan.game.events import Event
from shinpan.game.ids import PlayerId
from shinpan.game.player_events import DungeonCompleted
from shinpan.game.subtypes.other import DungeonType
from shinpan.phrases.base import Condition, Effect, Quantity, Reference, StaticPart, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(
    en=("<{who} >venture[s] into the dungeon @ into=None", "<{who} >venture[s] into {into}"),
    ja=("<{who}は>ダンジョン探索を行う @ into=None", "<{who}は>{into}探索を行う"),
)
class Venture(Effect):
    """Players venture into the dungeon, or into one of some quality (701.49)."""

    who: Reference = You()
    into: DungeonType | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them venture."""
        for player in players_among(self.who.find(context)):
            yield from context.venture(player, self.into)


@phrase(
    en=(
        "you've completed a dungeon @ who=You, which=None",
        "{who} ha[s|ve] completed a dungeon @ which=None",
        "you've completed {which} @ who=You",
        "{who} ha[s|ve] completed {which}",
    ),
    ja=("{who}がダンジョンを踏破したことがある @ which=None", "{who}が{which}を踏破したことがある"),
)
class HasCompleted(Condition):
    """A player has completed a dungeon in this game (309.7). which: a certain one; None for any."""

    volatile: ClassVar[bool] = True
    who: Reference = You()
    which: DungeonName | None = None

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players has."""
        done = [each for player in players_among(self.who.find(context)) for each in context.player(player).completed]
        return bool(done) if self.which is None else self.which.en in done


@phrase(
    en=("{who} ha[s|ve] not completed {which}", "{who} ha[sn't|ven't] completed {which}"),
    ja="{who}が{which}を踏破したことがない",
)
class HasNotCompleted(Condition):
    """A player hasn't completed a certain dungeon in this game (309.7)."""

    volatile: ClassVar[bool] = True
    which: DungeonName
    who: Reference = You()

    def holds(self, context: Queries) -> bool:
        """Return whether none of the players has."""
        return not HasCompleted(self.who, self.which).holds(context)


@phrase(en="whenever {who} complete[s] a dungeon", ja="{who}がダンジョンを踏破するたび")
class CompletesDungeon(TriggerPhrase):
    """ "Whenever you complete a dungeon" (309.7)."""

    who: Reference = You()
    events: ClassVar[tuple[type[Event], ...]] = (DungeonCompleted,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player completed one."""
        return isinstance(event, DungeonCompleted) and self.who.includes(context, event.player)


@phrase(
    en=(
        "#each differently named dungeon you've completed",
        "the number of differently named dungeons you've completed",
    ),
    ja=(
        "#each あなたが踏破した、それぞれ名前の異なるダンジョン1つ",
        "あなたが踏破した、それぞれ名前の異なるダンジョンの数",
    ),
)
class DungeonsCompleted(Quantity):
    """How many dungeons of different names the player has completed (309.7)."""

    volatile: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the number."""
        return len(set(context.player(context.you).completed))


@phrase(
    en="{who} can't venture into the dungeon more than once each turn",
    ja="{who}は、各ターンに1回しかダンジョン探索を行えない",
)
class VentureOnceEachTurn(StaticPart):
    """Players venture at most once each turn."""

    who: Reference

    def restrains(self, context: Queries, player: PlayerId) -> bool:
        """Return whether the player is one of them."""
        return self.who.includes(context, player)
