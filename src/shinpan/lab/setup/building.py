"""Building the state: players, cards in their zones, permanents that are simply there."""

from collections.abc import Iterator
from datetime import date

from shinpan.cards.library import Library
from shinpan.game.characteristics import Definition
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import PERMANENT_TYPES, CardType, Daytime, FaceDown, ObjectKind, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, FRONT, SIDES, Layout
from shinpan.game.mana import Mana, ManaPool
from shinpan.game.objects import Counters, Designations, GameObject
from shinpan.game.player import Player
from shinpan.game.state import GameState, Settings
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.game.turn import Turn
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.naming import Registry
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.situation import CardEntry, PlayerSetup
from shinpan.lab.notation.vocabulary import Door, FaceDownAs, FaceUp, ManaSupply, Variant
from shinpan.lab.setup.commanders import check_variant, designated, waiting_commanders
from shinpan.lab.setup.copies import be_copies
from shinpan.lab.setup.emblems import give_emblems
from shinpan.lab.setup.journeys import begin_journeys
from shinpan.lab.setup.linking import Placed, link
from shinpan.lab.setup.places import STEP_OF
from shinpan.lab.setup.representing import components_of
from shinpan.phrases.abilities import Keyword
from shinpan.rules.commander.beginning import for_commander
from shinpan.rules.happening.merging import merge_parts
from shinpan.rules.happening.moving import arrive
from shinpan.rules.table import Table

DEFAULT_CARD, DEFAULT_NUMBER = "Plains", 20
"""The library of a player for whom the file says nothing."""


class Situation:
    """A state at rest in its step, nobody having priority yet, and what the file calls the things in it."""

    def __init__(self, state: GameState, names: Registry) -> None:
        self.state = state
        self.names = names


def set_up(scenario: Scenario, library: Library, edition: date | None = None) -> Situation:
    """Return the situation of a scenario. Raises Mistake."""
    check_variant(scenario)
    names = Registry(library, tuple(setup.name for setup in scenario.players))
    settings = _settings(scenario, edition)
    state = GameState(settings, [_player(setup, names, settings) for setup in scenario.players])
    active = names.players[scenario.turn]
    state.turn = Turn(number=scenario.turn_number, active=active, step=STEP_OF[scenario.step])
    state.daytime = None if scenario.daytime is None else Daytime[scenario.daytime.name]
    placed = [_place(state, names, *where) for where in _in_file_order(scenario, library)]
    _default_libraries(state, names, scenario)
    for player in state.players:  # each card went on top of the ones before it, and the first is the top
        state.graveyards[player.id] = state.graveyards[player.id][::-1]
    for setup in scenario.players:
        give_emblems(Table(state), names, setup)
        begin_journeys(Table(state), names.players[setup.name], setup)
    be_copies(Table(state), names, placed)
    link(Table(state), names, placed)
    _settle_held(state)
    return Situation(state, names)


def _settings(scenario: Scenario, edition: date | None) -> Settings:
    wanted = edition or scenario.edition
    settings = Settings(seed=scenario.seed or 0)
    if scenario.variant is Variant.COMMANDER:
        settings = for_commander(settings)
    return settings if wanted is None else settings.with_(edition=wanted)


def _player(setup: PlayerSetup, names: Registry, settings: Settings) -> Player:
    unlimited = isinstance(setup.mana, ManaSupply)
    pool = ManaPool(() if isinstance(setup.mana, ManaSupply) else tuple(Mana(kind, 0) for kind in setup.mana))
    return Player(
        names.players[setup.name],
        setup.name,
        life=settings.starting_life if setup.life is None else setup.life,
        counters=tuple((counter.kind, counter.count) for counter in setup.counters if counter.count),
        pool=pool,
        unlimited=unlimited,
        cards_drawn=setup.cards_drawn,
        spells_cast=setup.spells_cast,
        spells_cast_last_turn=setup.spells_cast_last_turn,
        turns_begun=1,
    )


Where = tuple[PlayerSetup, Zone, CardEntry]


def _in_file_order(scenario: Scenario, library: Library) -> Iterator[Where]:
    """All entries in the order in which they stand in the file, which is that of their timestamps."""
    entries = [
        (setup, zone, entry) for setup in scenario.players for zone, entries in setup.zones() for entry in entries
    ]
    for setup in scenario.players:
        entries += [(setup, Zone.COMMAND, entry) for entry in waiting_commanders(setup, library)]
    yield from sorted(entries, key=lambda each: each[2].line)


def _default_libraries(state: GameState, names: Registry, scenario: Scenario) -> None:
    for setup in scenario.players:
        if setup.library is None:
            entry = CardEntry(card=DEFAULT_CARD, count=DEFAULT_NUMBER, line=setup.line)
            _place(state, names, setup, Zone.LIBRARY, entry)


def _place(state: GameState, names: Registry, setup: PlayerSetup, zone: Zone, entry: CardEntry) -> Placed:
    """Put the objects of one entry into their zone."""
    holder = names.players[setup.name]
    owner = holder if entry.owner is None else names.players[entry.owner]
    if owner != holder and zone not in {Zone.BATTLEFIELD, Zone.EXILE}:
        raise mistake(entry.line, Fault.WRONG_OWNER, found=entry.owner or "")
    made: list[GameObject] = []
    for place in range(entry.count):
        obj = _object(state, names, entry, zone, owner)
        obj = obj.with_(components=designated(obj.components, zone, entry, setup, names.library))
        if zone is Zone.BATTLEFIELD:
            obj = _permanent(obj, entry, holder)
        elif entry.companion and zone is Zone.OUTSIDE:
            obj = obj.with_(designations=Designations(given=(Designation.COMPANION,)))
        obj = arrive(state, obj, -1)
        merge_parts(state, obj)
        made.append(obj)
        if entry.names or zone is Zone.BATTLEFIELD:
            names.count(obj.components[0].definition.name)
        if entry.names:
            names.call_object(entry.names[place if len(entry.names) > 1 else 0], obj)
    return Placed(entry, holder, tuple(obj.id for obj in made))


def _object(state: GameState, names: Registry, entry: CardEntry, zone: Zone, owner: PlayerId) -> GameObject:
    face = BACK if entry.face is FaceUp.BACK else FRONT
    components = components_of(state, names.library, entry, owner, face, names.players)
    definition = components[0].definition
    if face == BACK and definition.layout not in _WITH_A_BACK:
        raise mistake(entry.line, Fault.NO_SUCH_FACE, card=definition.name)
    if zone is Zone.BATTLEFIELD and not _can_be_there(entry, definition, face):
        raise mistake(entry.line, Fault.NO_PERMANENT, card=definition.shown(face).name)
    if any(each.kind is ObjectKind.TOKEN for each in components):
        state.tokens_made = True
    return GameObject(
        id=state.new_object_id(),
        kind=components[0].kind,
        components=components,
        owner=owner,
        controller=owner,
        zone=zone,
        timestamp=state.new_timestamp(),
        counters=_counters(entry, definition, components[0].face) if zone is Zone.BATTLEFIELD else _written(entry),
        face_down=FaceDown.PLAIN if entry.face_down is not None and zone is Zone.EXILE else None,
    )


def _can_be_there(entry: CardEntry, definition: Definition, face: int) -> bool:
    """Return whether what an entry says can be a permanent: no instant or sorcery face, unless it is face down."""
    if entry.face_down is not None or entry.copy_of is not None or definition.layout is Layout.MELD:
        return True
    return bool(definition.shown(face).types & PERMANENT_TYPES)


def _permanent(obj: GameObject, entry: CardEntry, controller: PlayerId) -> GameObject:
    unlocked = tuple(sorted(tuple(Door).index(door) for door in entry.unlocked or ()))
    return obj.with_(
        controller=controller,
        face_down=None if entry.face_down is None else _lying(entry.face_down, obj.components[0].definition),
        flipped=entry.flipped,
        designations=Designations(
            unlocked=unlocked,
            level=1 if entry.level is None else entry.level,
            mutations=max(0, len(entry.merged) - 1) if entry.mutations is None else entry.mutations,
            given=(Designation.RING_BEARER,) if entry.ring_bearer else (),
        ),
        tapped=entry.tapped,
        sick=entry.sick,
        phased_out=entry.phased_out,
        phased_under=controller if entry.phased_out else None,
        damage=entry.damage,
    )


_WITH_A_BACK = SIDES | {Layout.PROTOTYPE, Layout.MELD}
"""The layouts for which `face: back` says something; that of a prototype card is its inset frame."""

_LYING = {
    FaceDownAs.MORPH: FaceDown.MORPH,
    FaceDownAs.DISGUISE: FaceDown.DISGUISE,
    FaceDownAs.MANIFEST: FaceDown.MANIFEST,
    FaceDownAs.CLOAK: FaceDown.CLOAK,
    FaceDownAs.PLAIN: FaceDown.PLAIN,
}


def _lying(how: FaceDownAs, definition: Definition) -> FaceDown:
    """Return how a card lies face down; `yes` is morph or disguise if the card has it, else manifested."""
    if how is not FaceDownAs.YES:
        return _LYING[how]
    keywords = {ability.keyword for ability in definition.faces[0].abilities if isinstance(ability, Keyword)}
    if keywords & {KeywordAbility.MORPH, KeywordAbility.MEGAMORPH}:
        return FaceDown.MORPH
    return FaceDown.DISGUISE if KeywordAbility.DISGUISE in keywords else FaceDown.MANIFEST


def _written(entry: CardEntry) -> Counters:
    return tuple((counter.kind, counter.count) for counter in entry.counters or () if counter.count)


def _counters(entry: CardEntry, definition: Definition, face: int) -> Counters:
    """The counters as written; else what a planeswalker, battle or Saga has at first."""
    if entry.counters is not None:
        return _written(entry)
    printed = definition.faces[face]
    if CardType.PLANESWALKER in printed.types and printed.loyalty:
        return ((CounterKind.LOYALTY, printed.loyalty),)
    if CardType.BATTLE in printed.types and printed.defense:
        return ((CounterKind.DEFENSE, printed.defense),)
    if EnchantmentType.SAGA in printed.subtypes:
        return ((CounterKind.LORE, 1),)
    return ()


def _settle_held(state: GameState) -> None:
    """Take the control of permanents as it is: what is simply there hasn't just changed hands."""
    controllers = Table(state).view().controllers
    state.held = {
        each: player
        for each, player in controllers.items()
        if state.objects[each].zone is Zone.BATTLEFIELD and player != state.objects[each].controller
    }
