"""Words that stand for players."""

from shinpan.game.counters import CounterKind
from shinpan.game.events import Attacked, BecameBlocked, BecameUnblocked, Blocked
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.happened import event_player


@phrase(en=("#'s your", "you"), ja="あなた")
class You(Reference):
    """The controller of the spell or ability (109.5)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return that player."""
        return (context.you,)


@phrase(en="each player", ja="各プレイヤー")
class EachPlayer(Reference):
    """Every player in the game, in APNAP order (101.4)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the players."""
        return context.players()


@phrase(en="each opponent", ja="各対戦相手")
class EachOpponent(Reference):
    """Every opponent of the ability's controller, in APNAP order (101.4)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the opponents."""
        return context.opponents(context.you)


@phrase(en="an opponent", ja="対戦相手")
class AnOpponent(Reference):
    """Any opponent, in descriptions: "a creature an opponent controls"."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return all opponents, any of whom fits."""
        return context.opponents(context.you)


@phrase(en="your opponents[+]", ja="あなたの対戦相手")
class YourOpponents(Reference):
    """The opponents taken together: "creatures your opponents control"."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the opponents."""
        return context.opponents(context.you)


@phrase(en="a player", ja="プレイヤー")
class AnyPlayer(Reference):
    """Any player, in descriptions: "whenever a player casts a spell"."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return all players, any of whom fits."""
        return context.players()


@phrase(en="that player", ja="そのプレイヤー")
class EventPlayer(Reference):
    """The player that the event which triggered the ability, or is being replaced, happened to (603.2)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return that player."""
        player = event_player(context)
        return () if player is None else (player,)


@phrase(en=("#'s their", "that player"), ja="そのプレイヤー")
class ThatOneOfThem(Reference):
    """The one of several players that an effect is at: "each opponent ... that player" (101.4)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return that player."""
        return context.singled


@phrase(en="defending player", ja="防御プレイヤー")
class DefendingPlayer(Reference):
    """The player whom the creature in question attacks, or whose permanent it attacks (506.2, 508.5)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the defender of the attack in the event, else of the creature of the event, else of the source."""
        event = context.event
        if isinstance(event, (Attacked, BecameUnblocked)):
            return (event.defender,)
        combat = context.state.combat
        if combat is None:
            return ()
        creature = event.attacker if isinstance(event, (Blocked, BecameBlocked)) else context.source
        attack = combat.attack_of(creature)
        return () if attack is None else (attack.defender,)


@phrase(
    en=(
        "that player or that planeswalker's controller @ slot=*",
        "that player or that permanent's controller @ slot=*, permanent=True",
    ),
    ja=(
        "そのプレイヤーかそのプレインズウォーカーのコントローラー @ slot=*",
        "そのプレイヤーかそのパーマネントのコントローラー @ slot=*, permanent=True",
    ),
)
class TargetedPlayer(Reference):
    """The player targeted, or the controller of the permanent targeted in their stead. slot: of that target.

    permanent: it may be any, not only a planeswalker.
    """

    slot: int = 0
    permanent: bool = False

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the player, nothing if the target is illegal."""
        found = context.targets(self.slot)
        return tuple(each if isinstance(each, PlayerId) else context.controller(each) for each in found)


@phrase(
    en=("{of:'s} controller", "the controller of {of} @ of=Target"),
    ja="{of:'s}コントローラー",
)
class ControllerOf(Reference):
    """The controllers of objects (109.4), as they last were if they have left."""

    of: Reference

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return each controller once."""
        found = self.of.find(context)
        return tuple(dict.fromkeys(context.controller(each) for each in found if not isinstance(each, PlayerId)))


@phrase(en="{of:'s} owner", ja="{of:'s}オーナー")
class OwnerOf(Reference):
    """The owners of objects (108.3), as they last were if they have left."""

    of: Reference

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return each owner once."""
        found = (context.look(each) for each in self.of.find(context) if not isinstance(each, PlayerId))
        return tuple(dict.fromkeys(each.owner for each in found if each is not None))


@phrase(en="that player", ja="そのプレイヤー")
class WhoseTurn(Reference):
    """The active player (102.1): "during each opponent's turn, ... that player"."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the player whose turn it is."""
        return (context.state.turn.active,)


@phrase(
    en="each opponent who has {number:word} or more poison counters",
    ja="毒カウンターを{number}個以上持つ各対戦相手",
)
class EachPoisonedOpponent(Reference):
    """Every opponent with some poison counters, in APNAP order (122.1f)."""

    number: int

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the opponents."""
        opponents = context.opponents(context.you)
        return tuple(each for each in opponents if context.player(each).count(CounterKind.POISON) >= self.number)


@phrase(en="the chosen player", ja="選ばれたプレイヤー")
class PromisedPlayer(Reference):
    """The opponent who was promised a gift as the spell was cast (702.174b)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return that player, if they are still in the game."""
        source = context.look(context.source)
        promised = None if source is None or source.choices is None else source.choices.promised
        return () if promised is None or promised not in context.players() else (promised,)


@phrase(en="each player other than {than}", ja="{than}以外の各プレイヤー")
class EachPlayerBut(Reference):
    """Every player but some, in APNAP order: "each player other than its controller" (101.4)."""

    than: Reference

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the players."""
        others = self.than.find(context)
        return tuple(each for each in context.players() if each not in others)
