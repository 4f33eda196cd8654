"""The monarch (724): a designation of a player, with triggered abilities that have no source.

They are held by an object in the command zone that is no card, token or emblem of the game but stands for the
designation itself, and goes with it from player to player.
"""

from shinpan.cards.card import Card, Layout
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import ObjectKind, Step, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.objects import Component, GameObject
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.designations import BecomeMonarch
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EventObject
from shinpan.phrases.references.players import ControllerOf, You
from shinpan.phrases.triggers.monarchy import MonarchIsHit
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.moving import arrive, leave
from shinpan.rules.table import Table

BECOMES = cite("724.1", en="{player} becomes the monarch.", ja="{player}は統治者になります。")
carries("724.2")
carries("724.3")
carries("724.4")

NAME = "The Monarch"

MONARCH = Card(
    name=NAME,
    faces=(
        Characteristics(
            names=(NAME,),
            abilities=(
                TriggeredAbility(BeginningOf(Step.END, You()), DrawCards(Fixed(1)), zones=frozenset({Zone.COMMAND})),
                TriggeredAbility(
                    MonarchIsHit(), BecomeMonarch(ControllerOf(EventObject())), zones=frozenset({Zone.COMMAND})
                ),
            ),
        ),
    ),
    layout=Layout.TOKEN,
)


def monarch(table: Table) -> PlayerId | None:
    """Return who is the monarch, None if nobody is."""
    held = _designation(table)
    return held.controller if held is not None else None


def become_monarch(table: Table, player: PlayerId) -> None:
    """Have a player become the monarch; whoever was ceases to be (724.3)."""
    held = _designation(table)
    if table.player(player).lost is not None or (held is not None and held.controller == player):
        return
    state = table.state
    if held is not None:
        leave(state, held)
    table.note(BECOMES, player=player)
    arrive(
        state,
        GameObject(
            id=state.new_object_id(),
            kind=ObjectKind.EMBLEM,
            components=(Component(state.new_card_id(), MONARCH, player, ObjectKind.EMBLEM),),
            owner=player,
            controller=player,
            zone=Zone.COMMAND,
            timestamp=state.new_timestamp(),
        ),
    )
    table.touch()


def pass_on(table: Table, leaving: PlayerId) -> None:
    """As the monarch leaves the game, have the active player become it, or the next player in turn order (724.4)."""
    if monarch(table) == leaving:
        order = [player for player in table.turn_order() if player != leaving]
        if order:
            become_monarch(table, order[0])


def _designation(table: Table) -> GameObject | None:
    for each in table.state.command:
        obj = table.state.objects[each]
        if obj.kind is ObjectKind.EMBLEM and obj.components and obj.components[0].definition.name == NAME:
            return obj
    return None
