"""State-based actions that concern creatures (704.5f-h)."""

from shinpan.game.enums import CardType
from shinpan.game.events import Destroy
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.state import GameState
from shinpan.rulebook.citations import cite
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.table import Table

NO_TOUGHNESS = cite(
    "704.5f",
    en="{object} has toughness {toughness} and is put into its owner's graveyard; that isn't destruction.",
    ja="{object}はタフネスが{toughness}なので、オーナーの墓地に置かれます。これは破壊ではありません。",
)
LETHAL = cite(
    "704.5g",
    en="{object} has {damage} damage marked on it, no less than its toughness of {toughness}: it is destroyed.",
    ja="{object}は{damage}点のダメージを負っており、タフネス{toughness}以上なので、破壊されます。",
)
DEATHTOUCH = cite(
    "704.5h",
    en="{object} was dealt damage by a source with deathtouch and is destroyed.",
    ja="{object}は接死を持つ発生源からダメージを与えられたため、破壊されます。",
)
KEEPS = KeywordAbility.INDESTRUCTIBLE


def find(table: Table, actions: Actions) -> None:
    """Find creatures with no toughness, lethal damage, or damage from deathtouch.

    Unless continuous effects may have changed something, only those that have arrived or been hurt can be. Either way
    they are found in one order, that of the battlefield.
    """
    state = table.state
    changed = table.view().changed
    objects = state.objects
    for each in state.battlefield if state.checked_version != state.version else _dubious(state):
        obj = objects[each]
        characteristics = changed.get(each) or obj.printed
        toughness = characteristics.toughness
        if toughness is None or CardType.CREATURE not in characteristics.types or obj.phased_out:
            continue
        if toughness <= 0:
            table.note(NO_TOUGHNESS, object=each, toughness=toughness)
            actions.bury.append(each)
        elif obj.damage >= toughness:
            if not table.has(each, KEEPS):
                table.note(LETHAL, object=each, damage=obj.damage, toughness=toughness)
                actions.destroy.append(Destroy(each, by_damage=True))
        elif obj.deathtouched and not table.has(each, KEEPS):
            table.note(DEATHTOUCH, object=each)
            actions.destroy.append(Destroy(each, by_damage=True))


def _dubious(state: GameState) -> tuple[ObjectId, ...]:
    dubious = frozenset(state.dubious)
    return tuple(each for each in state.battlefield if each in dubious) if dubious else ()
