"""Melding, mutating, copying, flickering, stealing and killing: no component is lost or doubled (712.21, 729.3).

Every card that was there is there afterwards, once, and off the battlefield as an object of its own in a zone of its
owner's; no token is left anywhere but on the battlefield.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from shinpan.cards.library import built_in
from shinpan.game.enums import PRIVATE_ZONES, Duration, FaceDown, ObjectKind, Zone
from shinpan.game.events import ZoneChange
from shinpan.game.ids import CardId, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, Layout
from shinpan.game.objects import Choices
from shinpan.game.soundness import census
from shinpan.game.state import GameState, Settings
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.references.objects import Specific
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.context.queries import Queries
from shinpan.rules.context.resolution import Acting
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.stack import copy_on_stack
from shinpan.rules.copying.tokens import create_copies
from shinpan.rules.copying.values import copied_values
from shinpan.rules.entering import enter_or_move
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.lasting import begin_effect
from shinpan.rules.happening.melding import meld
from shinpan.rules.happening.moving import perform_zone_changes
from shinpan.rules.happening.transforming import transform
from shinpan.rules.happening.turning import turn_down, turn_up
from shinpan.rules.resolving.resolve import resolve_top
from shinpan.rules.state_based.check import perform_state_based_actions
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import legal_targets
from shinpan.rules.targeting.slots import slots_of_spell
from shinpan.testing.answering import random_answer
from shinpan.testing.states import check_state

ALICE, BOB = PlayerId(0), PlayerId(1)
CREATURES = (
    "Graf Rats",
    "Midnight Scavengers",
    "Bruna, the Fading Light",
    "Gisela, the Broken Blade",
    "Grizzly Bears",
    "Typhoid Rats",
    "Kessig Prowler",
    "Orochi Eggwatcher",
    "Clone",
    "Duplicant",
)
MUTATING = ("Gemrazer", "Cubwarden", "Dreamtail Heron", "Vulpikeet", "Sawtusk Demolisher", "Trumpeting Gnarr")
OTHERS = ("Leyline of the Void", "Rest in Peace", "Blood Artist", "Oblivion Ring", "Glorious Anthem", "Mimic Vat")


class Board:
    """A table with cards of two players, to which things are done at random."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        state = new_state([(), ()], ("Alice", "Bob"), Settings(seed=seed))
        for player in (ALICE, BOB):
            for name in self.rng.sample(CREATURES, 6):
                add_card(state, built_in()[name], player, Zone.BATTLEFIELD)
            for name in self.rng.sample(MUTATING, 4):
                add_card(state, built_in()[name], player, Zone.HAND)
            for name in self.rng.sample(OTHERS, 1):
                add_card(state, built_in()[name], player, Zone.BATTLEFIELD)
            for _ in range(5):
                add_card(state, built_in()["Forest"], player, Zone.LIBRARY)
        self.table = Table(state)
        self.table.touch()
        self.cards = components(state)
        self.census = census(state)

    def drive(self, steps: Steps[Any]) -> Any:
        """Carry something out, answering at random."""
        try:
            decision = next(steps)
            while True:
                decision = steps.send(random_answer(decision, self.rng, self.table))
        except StopIteration as stop:
            return stop.value

    def one_of(self, zone: Zone, *, fits: Callable[[ObjectId], bool] = lambda _: True) -> ObjectId | None:
        """Pick an object in a zone that fits."""
        found = [each for each, obj in self.table.state.objects.items() if obj.zone is zone and fits(each)]
        return self.rng.choice(found) if found else None

    def creature(self) -> ObjectId | None:
        """Pick a creature that is phased in."""
        table = self.table
        return self.one_of(Zone.BATTLEFIELD, fits=lambda each: table.on_battlefield(each) and table.is_creature(each))


def components(state: GameState) -> Counter[CardId]:
    """Count the cards, of whatever objects they are components."""
    return Counter(
        part.card for obj in state.objects.values() for part in obj.components if part.kind is ObjectKind.CARD
    )


# -- what is done ------------------------------------------------------------------------------------------------------


def melding(board: Board) -> None:
    """Exile the two cards of a pair from the battlefield and meld them; with others, nothing melds."""
    table, state = board.table, board.table.state
    cards: dict[tuple[PlayerId, tuple[str, ...]], list[ObjectId]] = {}
    for each in table.permanents():
        obj = state.objects[each]
        definition = obj.components[0].definition
        if len(obj.components) == 1 and definition.layout is Layout.MELD:
            cards.setdefault((obj.owner, definition.faces[BACK].names), []).append(each)
    pairs = [ids for ids in cards.values() if len(ids) == 2]
    if pairs:
        pair = board.rng.choice(pairs)
        exiled = board.drive(enter_or_move(table, pair, Zone.EXILE, cause=pair[0]))
        board.drive(meld(table, exiled, state.objects[exiled[0]].owner, exiled[0]))


def mutating(board: Board) -> None:
    """Cast a creature for its mutate cost with a legal target; perhaps copy it, perhaps kill the target; resolve."""
    table, state = board.table, board.table.state
    mutate = KeywordAbility.MUTATE
    card = board.one_of(Zone.HAND, fits=lambda each: mutate in index_of(state.objects[each].printed).keywords)
    if card is None:
        return
    choices = Choices(keywords=(mutate,), cast_from=Zone.HAND)
    owner = state.objects[card].owner
    (slot,) = slots_of_spell(state.objects[card].printed, choices).targets
    legal = legal_targets(table, Queries(table, card, owner, choices=choices), slot)
    if not legal:
        return
    target = board.rng.choice(legal)
    batch = Batch(table)
    change = ZoneChange(card, Zone.HAND, Zone.STACK, owner, choices=choices.with_(targets=((target,),)))
    (spell,) = perform_zone_changes(table, batch, [change])
    batch.close()
    if board.rng.random() < 0.3:
        player = board.rng.choice((ALICE, BOB))
        board.drive(copy_on_stack(table, copied_values(table, spell), player, new_targets=True))
    if board.rng.random() < 0.2:
        killing(board)
    while state.stack:
        board.drive(resolve_top(table))


def copying(board: Board) -> None:
    """Create a token that is a copy of a permanent, or have another one become a copy."""
    table = board.table
    original, other = board.creature(), board.creature()
    if original is None or other is None:
        return
    if board.rng.random() < 0.5:
        batch = Batch(table)
        board.drive(create_copies(table, batch, board.rng.choice((ALICE, BOB)), copied_values(table, original), 1))
        batch.close()
    else:
        become(
            table, (other,), copied_values(table, original), board.rng.choice((Duration.FOREVER, Duration.END_OF_TURN))
        )


def flickering(board: Board) -> None:
    """Exile a permanent and return what became of it."""
    found = board.creature()
    if found is not None:
        exiled = board.drive(enter_or_move(board.table, (found,), Zone.EXILE, cause=found))
        board.drive(enter_or_move(board.table, exiled, Zone.BATTLEFIELD, cause=found))


def stealing(board: Board) -> None:
    """Give control of a permanent to a player."""
    found = board.creature()
    if found is not None:
        change = ChangeControl(Specific((board.rng.choice((ALICE, BOB)),)))
        begin_effect(board.table, Queries(board.table, found, ALICE), (change,), Duration.FOREVER, (found,))


def killing(board: Board) -> None:
    """Destroy a permanent."""
    found = board.creature()
    if found is not None:
        context = Acting(board.table, found, ALICE)
        board.drive(context.destroy((found,), True))


def sending(board: Board) -> None:
    """Put a permanent into its owner's hand or library, or into exile."""
    found = board.creature()
    if found is not None:
        zone = board.rng.choice((Zone.HAND, Zone.LIBRARY, Zone.EXILE))
        board.drive(enter_or_move(board.table, (found,), zone, position=board.rng.choice((0, -1)), cause=found))


def turning(board: Board) -> None:
    """Turn a permanent over, face down or face up."""
    found = board.one_of(Zone.BATTLEFIELD, fits=board.table.on_battlefield)
    if found is None:
        return
    batch = Batch(board.table)
    if board.table.state.objects[found].face_down is not None:
        board.drive(turn_up(board.table, batch, found))
    elif board.rng.random() < 0.5:
        turn_down(board.table, batch, found)
    else:
        board.drive(transform(board.table, batch, found))
    batch.close()


def manifesting(board: Board) -> None:
    """Put a card from a library onto the battlefield face down."""
    found = board.one_of(Zone.LIBRARY)
    if found is not None:
        owner = board.table.state.objects[found].owner
        context = Acting(board.table, found, owner)
        board.drive(context.manifest(owner, (found,), FaceDown.MANIFEST))


DEEDS = (
    melding,
    mutating,
    mutating,
    copying,
    flickering,
    stealing,
    killing,
    sending,
    turning,
    manifesting,
)


# -- what holds --------------------------------------------------------------------------------------------------------


def settle(board: Board) -> None:
    """Check state-based actions until none is left. What triggered doesn't matter here."""
    while board.drive(perform_state_based_actions(board.table)):
        pass
    board.table.state.pending = ()


def assert_whole(board: Board) -> None:
    state = board.table.state
    assert components(state) == board.cards  # each once, none lost, none doubled
    for obj in state.objects.values():
        if obj.zone in PRIVATE_ZONES:
            assert obj.id in state.zone(obj.zone, obj.components[0].owner)
        if obj.zone is not Zone.BATTLEFIELD:
            assert len(obj.components) == 1
            assert obj.kind is ObjectKind.CARD
            assert not obj.components[0].merged
            assert not obj.components[0].down
            assert obj.components[0].face == 0 or obj.zone is Zone.STACK
        elif obj.components[0].kind is ObjectKind.TOKEN:
            assert obj.is_token
        else:
            assert not obj.is_token
    if board.rng.random() < 0.2:
        check_state(state, board.census)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32 - 1), st.lists(st.sampled_from(DEEDS), min_size=4, max_size=24))
def test_components_in_are_components_out(seed: int, deeds: list[Callable[[Board], None]]) -> None:
    board = Board(seed)
    for deed in deeds:
        deed(board)
        settle(board)
        assert_whole(board)
    for each in list(board.table.state.battlefield):  # at last everything goes
        if each in board.table.state.objects:
            board.drive(enter_or_move(board.table, (each,), Zone.GRAVEYARD, cause=each))
    settle(board)
    assert components(board.table.state) == board.cards
    assert not [
        each for each in board.table.state.objects.values() if each.zone is Zone.BATTLEFIELD and not each.is_token
    ]
