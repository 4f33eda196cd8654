"""Commanders return to the command zone (903.9): from graveyard and exile as a state-based action, and instead of going
to their owner's hand or library.
"""

from collections.abc import Sequence
from typing import ClassVar

from shinpan.game.decisions import Decision, DecisionKind, Topic
from shinpan.game.entry import elsewhere
from shinpan.game.enums import Zone
from shinpan.game.events import Aside, Event, ZoneChange
from shinpan.game.ids import CardId, ObjectId, PlayerId
from shinpan.game.leaf import leaf
from shinpan.game.objects import GameObject
from shinpan.game.state import GameState
from shinpan.phrases.base import ReplacementPart, Steps
from shinpan.phrases.context import Context, Queries
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander.designation import is_commander
from shinpan.rules.context.choosing import NO, YES, Choosing
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.looping import interrupted
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.table import Table

RETURNS = cite(
    "903.9a",
    en="{player} puts their commander {object} into the command zone.",
    ja="{player}は自分の統率者である{object}を統率領域に置きます。",
)
STAYS = cite(
    "903.9a",
    en="{player} leaves their commander {object} where it is; state-based actions won't ask again.",
    ja="{player}は自分の統率者である{object}をその領域に残します。状況起因処理でもう一度問われることはありません。",
)
INSTEAD = cite(
    "903.9b",
    en="{player} puts their commander {name} into the command zone instead.",
    ja="{player}は代わりに自分の統率者である《{name}》を統率領域に置きます。",
)
APART = cite(
    "903.9c",
    en="Of {object} only {name}, the commander, goes to the command zone; the rest goes where it would.",
    ja="{object}を表すカードのうち統率者《{name}》だけが統率領域に置かれ、ほかの構成要素は本来の領域に置かれます。",
)
carries("704.6d")
carries("729.3d")
carries("712.21d")

ASKED = frozenset({Zone.GRAVEYARD, Zone.EXILE})
_INSTEAD_OF = (Zone.HAND, Zone.LIBRARY)
_NUMBER = -3
"""The place of the rule among the abilities of an object, of which it is none."""


# -- 903.9a: the state-based action ------------------------------------------------------------------------------------


def notice_arrival(state: GameState, obj: GameObject) -> None:
    """Remember a commander that has come to a graveyard or to exile until state-based actions are next checked."""
    if obj.zone in ASKED and is_commander(obj):
        state.wandering = (*state.wandering, obj.id)


def _asked(table: Table, owner: PlayerId, commander: ObjectId, rule: str) -> Steps[bool]:
    """Ask the owner of a commander whether they put it into the command zone."""
    interrupted(table.state)
    answer = yield Decision(
        player=owner,
        kind=DecisionKind.YES_NO,
        options=(YES, NO),
        rule=rule,
        topic=Topic.COMMANDER,
        source=commander,
        default=NO,
    )
    return bool(answer[0].value)


def find(table: Table, actions: Actions) -> Steps[None]:
    """Ask the owners of commanders that have come to a graveyard or to exile since the last check, in turn order."""
    state = table.state
    if not state.wandering:
        return
    there = [obj for each in state.wandering if (obj := state.objects.get(each)) is not None and obj.zone in ASKED]
    state.wandering = ()
    for player in table.turn_order():
        for obj in there:
            if obj.owner != player:
                continue
            wanted = yield from _asked(table, player, obj.id, "903.9a")
            table.note(RETURNS if wanted else STAYS, player=player, object=obj.id)
            if wanted:
                actions.command.append(obj.id)


# -- 903.9b-c: the replacement effect ----------------------------------------------------------------------------------


@leaf
class IntoCommandZone(ReplacementPart):
    """A commander that would go to its owner's hand or library may go to the command zone instead (903.9b).

    card: the commander, which may be one of several components (903.9c).
    """

    card: CardId
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    commutes: ClassVar[bool] = True
    repeats: ClassVar[bool] = True
    tells: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the card is still on its way to a hand or library."""
        return (
            isinstance(event, ZoneChange) and event.destination in _INSTEAD_OF and not elsewhere(event.aside, self.card)
        )

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its owner choose."""
        assert isinstance(event, ZoneChange)
        assert isinstance(context, Choosing)
        table = context.table
        obj = table.state.objects[event.object]
        own = next(each for each in obj.components if each.card == self.card)
        owner, name = own.owner, own.definition.name
        if not (yield from _asked(table, owner, obj.id, "903.9b")):
            return (event,)
        table.note(INSTEAD, player=owner, name=name)
        if len(obj.components) == 1:
            return (event.with_(destination=Zone.COMMAND),)
        table.note(APART, object=obj.id, name=name)
        return (event.with_(aside=(*event.aside, Aside(self.card, Zone.COMMAND))),)


def replacements_by_rule(table: Table, event: Event) -> list[ActivePart]:
    """Return the replacement effects that the rules of the variant have for an event: one for each commander in it."""
    if not isinstance(event, ZoneChange) or event.destination not in _INSTEAD_OF:
        return []
    obj = table.state.objects.get(event.object)
    if obj is None:
        return []
    place = _INSTEAD_OF.index(event.destination)
    return [
        ActivePart(IntoCommandZone(each.card), obj.id, obj.owner, _NUMBER, place, origin=each.card)
        for each in obj.components
        if each.commander and table.player(each.owner).lost is None
    ]


def any_commander(table: Table, events: Sequence[Event]) -> bool:
    """Return whether a commander would go to a hand or library in any of these events."""
    return any(replacements_by_rule(table, event) for event in events)
