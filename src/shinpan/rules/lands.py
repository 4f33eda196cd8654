"""Playing lands (305): a special action (116.2a), once a turn unless an effect allows more."""

from shinpan.game.enums import CardType, Zone
from shinpan.game.events import LandPlayed
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.phrases.barring import CantPlayLands
from shinpan.phrases.base import Steps
from shinpan.phrases.permissions import AdditionalLandPlays
from shinpan.phrases.playing import PlayPermission
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.halves import castable_faces
from shinpan.rules.casting.proposing import proposed
from shinpan.rules.casting.ways import permissions, was_used
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.entering import enter_or_move
from shinpan.rules.happening.batch import Batch
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table
from shinpan.rules.timing import sorcery_timing

PLAYS = cite(
    "305.1",
    en="{player} plays {object}: a special action that doesn't use the stack.",
    ja="{player}は{object}をプレイします。これは特別な処理で、スタックを使いません。",
)
NO_MORE = Refusal(
    cite(
        "305.2b",
        en="The player has already played as many lands this turn as they may.",
        ja="このターンにプレイできる土地の数をすでに使い切っています。",
    )
)
NO_LANDS = Refusal(
    cite("101.2", en="An effect says that the player can't play lands.", ja="土地のプレイを禁じる効果があります。")
)
carries("116.2a")
carries("305.2")
carries("305.3")
carries("712.12")


def land_refusal(table: Table, player: PlayerId) -> Refusal | None:
    """Return why a player can't play a land now, or None."""
    late = sorcery_timing(table, player)
    if late is not None:
        return late
    if forbidden(table, CantPlayLands, player):
        return NO_LANDS
    return None if has_land_play(table, player) else NO_MORE


def has_land_play(table: Table, player: PlayerId) -> bool:
    """Return whether it is a player's turn and they may play another land in it (305.2b, 305.3)."""
    if table.state.turn.active != player:
        return False
    return table.player(player).lands_played < 1 + _additional(table, player)


def _additional(table: Table, player: PlayerId) -> int:
    number = 0
    for active in table.view().in_force(AdditionalLandPlays):
        part = active.part
        assert isinstance(part, AdditionalLandPlays)
        context = context_of_part(table, active)
        if player in part.who.find(context):
            number += part.number.value(context)
    return number


def land_faces(obj: GameObject) -> tuple[int, ...]:
    """Return the faces of a card that it may be played as (712.12): those that are lands."""
    if not obj.components:
        return ()
    definition = obj.components[0].definition
    faces = castable_faces(definition.layout)
    return tuple(face for face in faces if CardType.LAND in definition.shown(face).types)


def may_play_land(table: Table, player: PlayerId, card: ObjectId) -> ActivePart | None:
    """Return the effect that lets a player play a land from another zone than the hand now, or None (305.1)."""
    faces = land_faces(table.state.objects[card])
    if not faces or land_refusal(table, player) is not None:
        return None
    seen = proposed(table, card, faces[0])
    return next((each for each in permissions(table, player, card, seen) if _lets_play(table, each)), None)


def _lets_play(table: Table, active: ActivePart) -> bool:
    assert isinstance(active.part, PlayPermission)
    return active.part.lands and not (active.part.once and was_used(table, active))


def play_land(table: Table, player: PlayerId, object_id: ObjectId, face: int = 0) -> Steps[None]:
    """Play a land with a face up, from the hand or from where an effect allows it."""
    obj = table.state.objects[object_id]
    permit = None if obj.zone is Zone.HAND else may_play_land(table, player, object_id)
    held = table.player(player)
    table.note(PLAYS, player=player, object=object_id)
    table.set_player(held.with_(lands_played=held.lands_played + 1))
    arrivals = yield from enter_or_move(table, (object_id,), Zone.BATTLEFIELD, controller=player, face=face or None)
    batch = Batch(table)
    for each in arrivals:
        batch.add(LandPlayed(each, player, permit.key if permit is not None else None))
    batch.close()
