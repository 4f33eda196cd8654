"""State-based actions that concern Auras, Equipment and Fortifications (704.5m-p)."""

from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.attaching import can_be_attached
from shinpan.rules.happening.attaching import unattach
from shinpan.rules.happening.batch import Batch
from shinpan.rules.resolving.bestowing import is_bestowed
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.state_based.sorts import ATTACHMENT, may_have
from shinpan.rules.table import Table

AURA = cite(
    "704.5m",
    en="The Aura {object} is attached to nothing legal and is put into its owner's graveyard.",
    ja="オーラの{object}は適正なものにつけられていないため、オーナーの墓地に置かれます。",
)
EQUIPMENT = cite(
    "704.5n",
    en="{object} is attached to something illegal and becomes unattached; it stays on the battlefield.",
    ja="{object}は不適正なものにつけられているため、はずれます。戦場には残ります。",
)
BESTOWED = cite(
    "702.103f",
    en="The bestowed Aura {object} is attached to nothing legal: it becomes unattached, and is a creature.",
    ja="授与されたオーラの{object}は適正なものにつけられていないため、はずれてクリーチャーになります。",
)
ROLE = cite(
    "704.5y",
    en="{player} controls a newer Role on the same permanent: {object} is put into its owner's graveyard.",
    ja="{player}は同じパーマネントにより新しい役割をつけているため、{object}はオーナーの墓地に置かれます。",
)
carries("303.7a")
carries("704.5p")
carries("303.4c")


def find(table: Table, actions: Actions) -> None:
    """Find Auras without a legal host, and other permanents attached to what they can't be attached to."""
    if not may_have(table, ATTACHMENT):
        return
    state = table.state
    changed = table.view().changed
    roles: dict[tuple[Entity, PlayerId], list[ObjectId]] = {}
    for each in state.battlefield:
        obj = state.objects[each]
        if obj.phased_out:
            continue
        characteristics = changed.get(each) or obj.printed
        aura = EnchantmentType.AURA in characteristics.subtypes and CardType.ENCHANTMENT in characteristics.types
        if obj.attached_to is None and not aura:
            continue
        if obj.attached_to is not None and can_be_attached(table, each, obj.attached_to):
            if EnchantmentType.ROLE in characteristics.subtypes:
                roles.setdefault((obj.attached_to, table.controller(each)), []).append(each)
            continue
        if aura and not is_bestowed(table, each):
            table.note(AURA, object=each)
            actions.bury.append(each)
        else:
            table.note(BESTOWED if aura else EQUIPMENT, object=each)
            actions.unattach.append(each)
    for (_, player), found in roles.items():
        if len(found) > 1:
            _older_roles(table, actions, player, found)


def _older_roles(table: Table, actions: Actions, player: PlayerId, roles: list[ObjectId]) -> None:
    """Find all of a player's Roles on one permanent but the newest (704.5y)."""
    newest = max(reversed(roles), key=lambda each: table.state.objects[each].timestamp)
    for each in roles:
        if each != newest and each not in actions.bury:
            table.note(ROLE, object=each, player=player)
            actions.bury.append(each)


def perform(table: Table, batch: Batch, actions: Actions) -> Steps[None]:
    """Have attachments come off."""
    for each in actions.unattach:
        unattach(table, batch, each)
    return
    yield  # nobody is asked anything, but it is a step like all others
