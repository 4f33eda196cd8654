"""State-based actions that see to it that battles are protected (704.5w-x)."""

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId
from shinpan.game.objects import Chosen
from shinpan.game.protectors import PROTECTOR
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.defending import protector
from shinpan.rules.happening.moving import put
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.state_based.sorts import DURABLE, may_have
from shinpan.rules.table import Table

UNPROTECTED = cite(
    "704.5w",
    en="Nobody can protect {object}, and it is put into its owner's graveyard.",
    ja="{object}を守ることのできるプレイヤーがいないので、それはオーナーの墓地に置かれます。",
)
PROTECTED = cite("704.5w", en="{player} protects {object} now.", ja="以後、{player}が{object}を守ります。")
carries("310.8f")
carries("310.10")
carries("704.5x")


def find(table: Table, actions: Actions) -> Steps[None]:
    """Find battles whose protector has left the game or is their controller; their controllers choose another."""
    if not may_have(table, DURABLE):
        return
    changed = table.view().changed
    objects = table.state.objects
    for each in table.state.battlefield:
        types = (changed.get(each) or objects[each].printed).types
        if CardType.BATTLE in types and not objects[each].phased_out and each not in actions.bury:
            yield from _see_to(table, actions, each)


def _see_to(table: Table, actions: Actions, battle: ObjectId) -> Steps[None]:
    controller = table.controller(battle)
    known = protector(table, battle)
    combat = table.state.combat
    attacked = combat is not None and any(attack.target == battle for attack in combat.attacks)
    if known != controller and (known is not None or attacked):
        return
    opponents = table.opponents(controller)
    if not opponents:
        table.note(UNPROTECTED, object=battle)
        actions.bury.append(battle)
        return
    new = opponents[0]
    if len(opponents) > 1:
        answer = yield Decision(
            player=controller,
            kind=DecisionKind.OBJECTS,
            options=tuple(Pick(each) for each in opponents),
            rule="310.10",
            topic=Topic.CHOICE,
            source=battle,
        )
        new = answer[0].entity
    table.note(PROTECTED, object=battle, player=new)
    actions.protectors.append((battle, new))


def perform(table: Table, actions: Actions) -> None:
    """Have the battles protected by those who were chosen; nobody else protects them any longer (310.8f)."""
    for battle, player in actions.protectors:
        obj = table.object(battle)
        if obj is not None:
            others = tuple(each for each in obj.chosen if each.key != PROTECTOR)
            put(table.state, obj.with_(chosen=(*others, Chosen(PROTECTOR, player))))
            table.touch()
