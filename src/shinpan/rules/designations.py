"""The monarch and the initiative (724, 725): designations of a player, with triggered abilities of no source."""

from shinpan.cards.card import Card, Layout
from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.designations import PlayerDesignation
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.player_events import InitiativeTaken
from shinpan.game.subtypes.other import DungeonType
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, TriggerPhrase
from shinpan.phrases.dungeons.initiative import InitiativeIsHit, TakeInitiative, TakesInitiative
from shinpan.phrases.dungeons.venturing import Venture
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.designations import BecomeMonarch
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EventObject
from shinpan.phrases.references.players import ControllerOf, You
from shinpan.phrases.triggers.monarchy import MonarchIsHit
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.emblems import put_into_command_zone
from shinpan.rules.happening.moving import leave
from shinpan.rules.holding import NAMES, held, holder
from shinpan.rules.table import Table

BECOMES = cite("724.1", en="{player} becomes the monarch.", ja="{player}は統治者になります。")
TAKES = cite("725.1", en="{player} takes the initiative.", ja="{player}はイニシアチブを得ます。")
HAS_ALREADY = cite(
    "725.5",
    en="{player} has the initiative already and takes it again.",
    ja="{player}はすでにイニシアチブを得ていますが、再びそれを得ます。",
)
carries("724.2")
carries("724.3")
carries("724.4")
carries("725.2")
carries("725.3")
carries("725.4")


def _ability(trigger: TriggerPhrase, effect: Effect) -> TriggeredAbility:
    return TriggeredAbility(trigger, effect, zones=frozenset({Zone.COMMAND}))


def _standing_for(which: PlayerDesignation, *abilities: Ability) -> Card:
    return Card(NAMES[which], (Characteristics(names=(NAMES[which],), abilities=abilities),), Layout.TOKEN)


_INTO_UNDERCITY = Venture(into=DungeonType.UNDERCITY)
_HITTER = ControllerOf(EventObject())
CARDS = {
    PlayerDesignation.MONARCH: _standing_for(
        PlayerDesignation.MONARCH,
        _ability(BeginningOf(Step.END, You()), DrawCards(Fixed(1))),
        _ability(MonarchIsHit(), BecomeMonarch(_HITTER)),
    ),
    PlayerDesignation.INITIATIVE: _standing_for(
        PlayerDesignation.INITIATIVE,
        _ability(BeginningOf(Step.UPKEEP, You()), _INTO_UNDERCITY),
        _ability(InitiativeIsHit(), TakeInitiative(_HITTER)),
        _ability(TakesInitiative(), _INTO_UNDERCITY),
    ),
}
"""What the objects say that stand for the designations."""


def monarch(table: Table) -> PlayerId | None:
    """Return who is the monarch, None if nobody is."""
    return holder(table.state, PlayerDesignation.MONARCH)


def become_monarch(table: Table, player: PlayerId) -> None:
    """Have a player become the monarch; whoever was ceases to be (724.3)."""
    if table.player(player).lost is None and monarch(table) != player:
        table.note(BECOMES, player=player)
        give(table, player, PlayerDesignation.MONARCH)


def take_initiative(table: Table, player: PlayerId) -> None:
    """Have a player take the initiative from whoever has it (725.3); the one who has it may take it again (725.5)."""
    if table.player(player).lost is not None:
        return
    if holder(table.state, PlayerDesignation.INITIATIVE) == player:
        table.note(HAS_ALREADY, player=player)
    else:
        table.note(TAKES, player=player)
        give(table, player, PlayerDesignation.INITIATIVE)
    batch = Batch(table)
    batch.add(InitiativeTaken(player))
    batch.close()


def give(table: Table, player: PlayerId, which: PlayerDesignation) -> None:
    """Give a designation to a player; nobody else has it any longer. Nothing triggers on that by itself."""
    former = held(table.state, which)
    if former is not None:
        leave(table.state, former)
    put_into_command_zone(table, player, CARDS[which])


def pass_on(table: Table, leaving: PlayerId) -> None:
    """As a player leaves the game, have the active player, or the next in order, get what they had (724.4, 725.4)."""
    order = [player for player in table.turn_order() if player != leaving]
    if not order:
        return
    if monarch(table) == leaving:
        become_monarch(table, order[0])
    if holder(table.state, PlayerDesignation.INITIATIVE) == leaving:
        take_initiative(table, order[0])
