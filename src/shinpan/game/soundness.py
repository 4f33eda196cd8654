"""What is true of every state whatever the rules: each object in one place, identities unique, references in range."""

from collections import Counter
from collections.abc import Iterator

from shinpan.game.effects import ContinuousEffect, DelayedTrigger, PendingTrigger
from shinpan.game.enums import PRIVATE_ZONES, CardType, ObjectKind, Zone
from shinpan.game.ids import FIRST_OBJECT, CardId, ObjectId
from shinpan.game.objects import Counters, GameObject
from shinpan.game.state import GameState

MOST_PLAYERS = int(FIRST_OBJECT)
"""The ids below the first object's are for players."""


def faults(state: GameState) -> Iterator[str]:
    """Yield what is wrong with a state, each fault in a sentence; nothing for a sound one."""
    listed = list(_listing_faults(state))
    yield from listed
    if listed and listed[0].startswith("players"):
        return  # nothing else can be asked
    yield from _zone_faults(state)
    for key, obj in state.objects.items():
        for fault in _object_faults(state, key, obj):
            yield f"object {key}: {fault}"
    yield from _card_faults(state)
    yield from _reference_faults(state)


def census(state: GameState) -> Counter[int]:
    """Return how many cards each player owns in the game, outside included; tokens and copies are not cards.

    Dungeons aren't counted: they come into the game and leave it (309.2, 309.7).
    """
    return Counter(
        int(component.owner)
        for obj in state.objects.values()
        if obj.kind is not ObjectKind.ABILITY
        for component in obj.components
        if component.kind is ObjectKind.CARD and CardType.DUNGEON not in component.definition.faces[0].types
    )


def _listing_faults(state: GameState) -> Iterator[str]:
    number = len(state.players)
    if not 1 <= number <= MOST_PLAYERS:
        yield f"players: {number}, not 1 to {MOST_PLAYERS}"
        return
    for name in ("libraries", "hands", "graveyards", "outsides"):
        if len(getattr(state, name)) != number:
            yield f"players: {number}, but {len(getattr(state, name))} {name}"
            return
    for place, player in enumerate(state.players):
        if player.id != place:
            yield f"player in place {place} has the id {player.id}"
        if min(player.lands_played, player.cards_drawn, player.spells_cast, player.mulligans, player.hand_size) < 0:
            yield f"player {place} has a negative count"
        yield from (f"player {place}: {fault}" for fault in _counter_faults(player.counters))


def _zone_faults(state: GameState) -> Iterator[str]:
    places: Counter[ObjectId] = Counter()
    for zone, owner, ids in state.all_zones():
        for each in ids:
            places[each] += 1
            obj = state.objects.get(each)
            if obj is None:
                yield f"object {each} is listed in the {zone.en} but doesn't exist"
            elif obj.zone is not zone:
                yield f"object {each} is listed in the {zone.en} but says that it is in the {obj.zone.en}"
            elif zone in PRIVATE_ZONES and obj.owner != owner:
                yield f"object {each} is in a {zone.en} of player {owner} but owned by player {obj.owner}"
    for each in state.objects:
        if places[each] != 1:
            yield f"object {each} is listed in {places[each]} places"


def _object_faults(state: GameState, key: ObjectId, obj: GameObject) -> Iterator[str]:
    number = len(state.players)
    if obj.id != key:
        yield f"it calls itself {obj.id}"
    if not FIRST_OBJECT <= key < state.next_object:
        yield f"its id is not from {FIRST_OBJECT} to {state.next_object - 1}"
    if not (0 <= obj.owner < number and 0 <= obj.controller < number):
        yield f"owner {obj.owner} or controller {obj.controller} doesn't exist"
    if obj.damage < 0:
        yield f"it has {obj.damage} damage"
    if obj.timestamp >= state.clock:
        yield "its timestamp is in the future"
    if not obj.components and obj.kind is not ObjectKind.ABILITY and obj.kind is not ObjectKind.EMBLEM:
        yield "nothing represents it"
    if obj.kind is ObjectKind.ABILITY and (obj.zone is not Zone.STACK or obj.stacked is None):
        yield "it is an ability, but not on the stack"
    for component in obj.components:
        if not component.definition.has_face(component.face):
            yield f"{component.definition.name} has no face {component.face}"
        if component.commander and component.kind is not ObjectKind.CARD:
            yield f"{component.definition.name} is a commander but no card"
        if not 0 <= component.owner < number:
            yield f"the owner {component.owner} of a component doesn't exist"
    if obj.components and obj.components[0].owner != obj.owner:
        yield f"it is owned by player {obj.owner}, its first component by player {obj.components[0].owner}"
    yield from _counter_faults(obj.counters)


def _counter_faults(counters: Counters) -> Iterator[str]:
    if any(amount <= 0 for _, amount in counters):
        yield f"counters must be positive: {counters}"
    if len({kind for kind, _ in counters}) != len(counters):
        yield f"a kind of counter is listed twice: {counters}"


def _card_faults(state: GameState) -> Iterator[str]:
    found: Counter[CardId] = Counter(
        component.card
        for obj in state.objects.values()
        if obj.kind is not ObjectKind.ABILITY
        for component in obj.components
    )
    for card, number in found.items():
        if number > 1:
            yield f"card {card} is in {number} places"
        if not 0 < card < state.next_card:
            yield f"card {card} was never given out"


def _reference_faults(state: GameState) -> Iterator[str]:
    number = len(state.players)
    turn = state.turn
    if not 0 <= turn.active < number or (turn.priority is not None and not 0 <= turn.priority < number):
        yield f"the turn names a player who doesn't exist: {turn}"
    elif turn.priority is not None and not state.over and state.players[turn.priority].lost is not None:
        yield f"player {turn.priority} has priority but has left the game"
    if state.winner is not None and not 0 <= state.winner < number:
        yield f"the winner {state.winner} doesn't exist"
    lasting: tuple[ContinuousEffect | DelayedTrigger, ...] = (*state.effects, *state.delayed)
    for effect in lasting:
        if not 0 < effect.id < state.next_effect:
            yield f"effect {effect.id} was never given out"
    waiting: tuple[ContinuousEffect | DelayedTrigger | PendingTrigger, ...] = (*lasting, *state.pending)
    for waiter in waiting:
        if not 0 <= waiter.controller < number:
            yield f"an effect is controlled by player {waiter.controller}, who doesn't exist"
    for key, past in state.pasts.items():
        if key in state.objects:
            yield f"object {key} has last-known information but still exists"
        if not isinstance(past.object, GameObject) or past.object.id != key:
            yield f"the last-known information of object {key} is another's"
    for key in (*state.notable, *state.usable, *state.special):
        if key not in state.objects:
            yield f"object {key} is noted as one that counts but doesn't exist"
    if state.combat is not None:
        for attack in state.combat.attacks:
            for fighter in (attack.attacker, *attack.blockers):
                if fighter not in state.battlefield:
                    yield f"object {fighter} is in combat but not on the battlefield"
