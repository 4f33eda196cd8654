"""What a player may see (400.2, 402.3, 708.5): built up from what may be seen, never by striking out of the whole."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, get_args, get_type_hints

from shinpan.game.decisions import Decision, Pick
from shinpan.game.enums import HIDDEN_ZONES, Zone
from shinpan.game.events import Event, ManaAdded, ZoneChange
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaPool
from shinpan.game.objects import Choices, GameObject
from shinpan.game.player import Player
from shinpan.game.sight import UNKNOWN, SeenDecision, SeenObject, SeenPlayer, Sight
from shinpan.phrases.dungeons.rooms import DungeonCard
from shinpan.phrases.library_sight import MayLookAtOwnTop, PlaysWithTopRevealed
from shinpan.phrases.permissions import Looking
from shinpan.rulebook.citations import carries
from shinpan.rules.commander.designation import commanders_of
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.faces import IN_SIGHT, face_up
from shinpan.rules.table import Table

carries("400.2")
carries("401.2")
carries("402.3")
carries("406.3")
carries("708.5")


def may_see(table: Table, player: PlayerId, object_id: ObjectId) -> bool:
    """Return whether a player may look at the face of an object, as it is or last was.

    Public zones are for all (400.2), hands and what is outside of the game for their owners; libraries for nobody
    (401.2) but for a top card that an effect shows. A face-down permanent or spell is for its controller (708.5), a
    face-down card in exile for those whom an effect lets look at it (406.3).
    """
    obj = table.object(object_id)
    if obj is None:
        return False
    if not _in_sight(obj, player):
        return obj.zone is Zone.LIBRARY and object_id in _tops(table, player)
    if obj.face_down is None or table.state.over:
        return True
    if obj.zone not in IN_SIGHT:
        return _is_shown(table, player, object_id)
    return table.controller(object_id) == player or _is_shown(table, player, object_id)


def _is_shown(table: Table, player: PlayerId, object_id: ObjectId) -> bool:
    """Return whether an effect lets a player look at a face-down object."""
    for active in table.view().in_force(Looking):
        part = active.part
        assert isinstance(part, Looking)
        context = context_of_part(table, active)
        met = active.condition is None or active.condition.holds(context)
        if met and part.allows(context, object_id, player):
            return True
    return False


def _in_sight(obj: GameObject, player: PlayerId) -> bool:
    """Return whether a player can tell the object from others, face up or not."""
    if obj.zone is Zone.LIBRARY:
        return False
    return obj.owner == player if obj.zone in {Zone.HAND, Zone.OUTSIDE} else True


def sight(table: Table, player: PlayerId, decision: Decision | None) -> Sight:
    """Return all that a player may know of the present moment. decision: what is to be decided now."""
    state = table.state
    viewer = _Viewer(table, player)
    return Sight(
        viewer=player,
        turn=state.turn,
        players=tuple(viewer.seen_player(each) for each in state.players),
        hand=viewer.objects(state.hands[player]),
        battlefield=viewer.objects(state.battlefield),
        stack=viewer.objects(state.stack),
        graveyards=tuple(viewer.objects(ids) for ids in state.graveyards),
        exile=viewer.objects(state.exile),
        command=viewer.objects(state.command),
        outside=viewer.objects(state.outsides[player]),
        combat=state.combat,
        decision=viewer.decision(decision),
        events=tuple(viewer.event(event) for event in state.history),
        over=state.over,
        winner=state.winner,
        tops=viewer.objects(_tops(table, player)),
    )


def _tops(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the top cards of libraries that effects let a player see."""
    owners = [active.controller for active in table.view().in_force(PlaysWithTopRevealed)]
    owners += [each.controller for each in table.view().in_force(MayLookAtOwnTop) if each.controller == player]
    return tuple(dict.fromkeys(each for owner in owners for each in table.state.libraries[owner][:1]))


class _Viewer:
    """One player looking at the table."""

    def __init__(self, table: Table, player: PlayerId) -> None:
        self.table = table
        self.player = player

    def seen_player(self, player: Player) -> SeenPlayer:
        """Return what is seen of a player."""
        state = self.table.state
        return SeenPlayer(
            id=player.id,
            name=player.name,
            life=player.life,
            hand=len(state.hands[player.id]),
            library=len(state.libraries[player.id]),
            counters=player.counters,
            pool=ManaPool(self._mana(player.pool.units)),
            lands_played=player.lands_played,
            mulligans=player.mulligans,
            lost=player.lost,
            commander_casts=player.commander_casts,
            commander_damage=player.commander_damage,
            completed=player.completed,
            tempted=player.tempted,
        )

    def objects(self, ids: Iterable[ObjectId]) -> tuple[SeenObject, ...]:
        """Return what is seen of objects in a zone that the viewer sees."""
        return tuple(self.object(self.table.state.objects[each]) for each in ids)

    def object(self, obj: GameObject) -> SeenObject:
        """Return what is seen of one object in such a zone."""
        stacked = obj.stacked
        return SeenObject(
            id=obj.id,
            zone=obj.zone,
            kind=obj.kind,
            owner=obj.owner,
            controller=self.table.controller(obj.id),
            characteristics=self.table.characteristics(obj.id),
            tapped=obj.tapped,
            flipped=obj.flipped,
            face_down=obj.face_down,
            face=face_up(obj) if obj.face_down is not None and may_see(self.table, self.player, obj.id) else None,
            components=_components(obj) if len(obj.components) > 1 and obj.face_down is None else (),
            phased_out=obj.phased_out,
            counters=obj.counters,
            damage=obj.damage,
            sick=obj.sick,
            attached_to=None if obj.attached_to is None else self.known(obj.attached_to),
            chosen=obj.chosen,
            choices=None if obj.choices is None else self._choices(obj.choices),
            ability=None if stacked is None else stacked.ability,
            source=None if stacked is None else self.known(stacked.source),
            number=0 if stacked is None else stacked.number,
            commanders=commanders_of(obj),
            given=obj.designations.given,
            room=_room(obj),
        )

    def known(self, entity: Any) -> Any:
        """Return a player or object as the viewer knows it: `UNKNOWN` for one that they can't tell from others."""
        if isinstance(entity, PlayerId):
            return entity
        obj = self.table.object(entity)
        return entity if obj is not None and _in_sight(obj, self.player) else UNKNOWN

    def _all_known(self, entities: Iterable[Entity]) -> tuple[Any, ...]:
        return tuple(self.known(each) for each in entities)

    def _mana(self, units: Iterable[Mana]) -> tuple[Mana, ...]:
        return tuple(unit._replace(source=self.known(unit.source)) for unit in units)

    def _choices(self, choices: Choices) -> Choices:
        return choices.with_(
            targets=tuple(self._all_known(each) for each in choices.targets),
            paid=tuple(self._all_known(each) for each in choices.paid),
            mana_spent=self._mana(choices.mana_spent),
        )

    def decision(self, decision: Decision | None) -> SeenDecision | None:
        """Return what the viewer knows of a decision."""
        if decision is None:
            return None
        if decision.player != self.player:
            return SeenDecision(decision.player, decision.kind)
        return SeenDecision(decision.player, decision.kind, decision, self.objects(self._shown(decision)))

    def _shown(self, decision: Decision) -> Iterable[ObjectId]:
        """Yield the cards in hidden zones that a player looks at as they decide (701.23a)."""
        yield from (each for each in decision.looks if each in self.table.state.objects)
        for option in decision.options:
            if isinstance(option, Pick) and not isinstance(option.entity, PlayerId):
                obj = self.table.state.objects.get(option.entity)
                if obj is not None and obj.zone in HIDDEN_ZONES and not _in_sight(obj, self.player):
                    yield obj.id

    def event(self, event: Event) -> Event:
        """Return an event with the objects in it as the viewer knows them."""
        cls: Any = type(event)
        changes = {name: self._known_field(getattr(event, name)) for name in _naming_fields(cls)}
        if isinstance(event, ZoneChange) and event.choices is not None:
            changes["choices"] = self._choices(event.choices)
        if isinstance(event, ManaAdded):
            changes["mana"] = self._mana(event.mana)
        return event.with_(**changes) if changes else event

    def _known_field(self, value: Any) -> Any:
        if value is None:
            return None
        return self._all_known(value) if isinstance(value, tuple) else self.known(value)


@lru_cache(maxsize=512)
def _naming_fields(cls: Any) -> tuple[str, ...]:
    """Return the fields of a class of events that name objects."""
    return tuple(name for name, hint in get_type_hints(cls).items() if _names_objects(hint))


def _names_objects(hint: Any) -> bool:
    return hint is ObjectId or any(_names_objects(each) for each in get_args(hint))


def _room(obj: GameObject) -> str:
    """Return the name of the room of a dungeon in which the venture marker is."""
    definition = obj.components[0].definition if obj.components else None
    return definition.rooms[obj.designations.room].name if isinstance(definition, DungeonCard) else ""


def _components(obj: GameObject) -> tuple[str, ...]:
    """Return the names of the components of a face-up permanent; of one that lies face down none (729.2e)."""
    return tuple("" if each.down else each.definition.name for each in obj.components)
