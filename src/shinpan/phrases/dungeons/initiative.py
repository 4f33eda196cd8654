"""The initiative (725): taking it, having it, losing it in combat."""

from typing import ClassVar

from shinpan.game.designations import PlayerDesignation
from shinpan.game.enums import CardType
from shinpan.game.events import Damage, Event
from shinpan.game.player_events import InitiativeTaken
from shinpan.phrases.base import Condition, Effect, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(en="{who} take[s] the initiative", ja="{who}はイニシアチブを得る")
class TakeInitiative(Effect):
    """A player takes the initiative (725.1)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Give it to the player, the last of them if there are several."""
        for player in players_among(self.who.find(context)):
            context.take_initiative(player)
        yield from ()


@phrase(en="{who} ha[s|ve] the initiative", ja="{who}がイニシアチブを得ている")
class HasInitiative(Condition):
    """A player has the initiative (725.1)."""

    volatile: ClassVar[bool] = True
    who: Reference = You()

    def holds(self, context: Queries) -> bool:
        """Return whether it is one of the players who has it."""
        return context.holder(PlayerDesignation.INITIATIVE) in self.who.find(context)


@phrase(en="whenever {who} take[s] the initiative", ja="{who}がイニシアチブを得るたび")
class TakesInitiative(TriggerPhrase):
    """A player takes the initiative (725.2)."""

    who: Reference = You()
    events: ClassVar[tuple[type[Event], ...]] = (InitiativeTaken,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player took it."""
        return isinstance(event, InitiativeTaken) and self.who.includes(context, event.player)


@phrase(
    en="whenever one or more creatures a player controls deal combat damage to the player who has the initiative",
    ja="プレイヤーがコントロールしている1体以上のクリーチャーがイニシアチブを得ているプレイヤーに戦闘ダメージを与えるたび",
)
class InitiativeIsHit(TriggerPhrase):
    """Creatures deal combat damage to the player with the initiative, who controls the ability (725.2)."""

    one_or_more: bool = True
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether a creature dealt combat damage to that player."""
        if not isinstance(event, Damage) or not event.combat or event.recipient != context.you:
            return False
        return CardType.CREATURE in context.characteristics(event.source).types
