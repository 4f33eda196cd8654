"""What becomes of an instant or sorcery spell that has resolved (608.2n), an Adventure (715.3d), an Omen (720.3d)."""

from shinpan.game.enums import Duration, Zone
from shinpan.game.events import ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.layout import OTHERWISE, Layout
from shinpan.phrases.base import Steps
from shinpan.phrases.playing import MayPlayThose
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.faces import inset
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.drawing import shuffle
from shinpan.rules.happening.lasting import begin_effect
from shinpan.rules.happening.moving import change_zones, zone_change
from shinpan.rules.table import Table

TO_GRAVEYARD = cite(
    "608.2n",
    en="{object} is put into its owner's graveyard.",
    ja="{object}はオーナーの墓地に置かれます。",
)
ON_AN_ADVENTURE = cite(
    "715.3d",
    en="{object} was cast as an Adventure: it is exiled as it resolves, and {player} may play it from exile, not as an "
    "Adventure.",
    ja="{object}は出来事として唱えられたため、解決に際して追放されます。{player}はそれを、出来事としてではなく、追放領域から"
    "プレイできます。",
)
OMEN = cite(
    "720.3d",
    en="{object} was cast as an Omen: {player} shuffles it into its owner's library as it resolves.",
    ja="{object}は前兆として唱えられたため、{player}は解決に際してそれをオーナーのライブラリーに加えて切り直します。",
)
carries("715.3c")
carries("720.3c")


def put_away(table: Table, object_id: ObjectId, *, resolved: bool = False) -> Steps[None]:
    """Put a spell that has resolved, or didn't, where it belongs, if it is still on the stack.

    What happens as it resolves has the spell itself for its cause, so that buyback and its kin know it (702.27a).
    """
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.STACK:
        return
    layout = inset(table.characteristics(object_id)) if resolved else None
    controller = table.controller(object_id)
    if layout is Layout.ADVENTURE:
        table.note(ON_AN_ADVENTURE, object=object_id, player=controller)
        yield from _move(table, zone_change(table, object_id, Zone.EXILE, cause=object_id))
        _let_play(table, object_id, controller)
    elif layout is Layout.OMEN:
        table.note(OMEN, object=object_id, player=controller)
        yield from _move(table, zone_change(table, object_id, Zone.LIBRARY, cause=object_id))
        shuffle(table, obj.owner)
    else:
        table.note(TO_GRAVEYARD, object=object_id)
        cause = object_id if resolved else None
        yield from _move(table, zone_change(table, object_id, Zone.GRAVEYARD, cause=cause))


def _move(table: Table, change: ZoneChange | None) -> Steps[None]:
    batch = Batch(table)
    yield from change_zones(table, batch, [change] if change is not None else [])
    batch.close()


def _let_play(table: Table, spell: ObjectId, player: PlayerId) -> None:
    """Let the player play the card for as long as it remains exiled, if that is where it has gone."""
    objects = table.state.objects
    exiled = [each for each in table.state.successors.get(spell, ()) if each in objects]
    exiled = [each for each in exiled if objects[each].zone is Zone.EXILE]
    if exiled:
        permission = MayPlayThose(lands=True, never_as=OTHERWISE)
        begin_effect(table, Queries(table, exiled[0], player), (permission,), Duration.FOREVER, exiled)
