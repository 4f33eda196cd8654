"""Dungeons, the initiative and the Ring where a scenario can't show it: what may be chosen, seen and saved."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.dungeons import DUNGEONS
from shinpan.game.decisions import Topic, Word
from shinpan.game.designations import PlayerDesignation
from shinpan.game.dungeons import DungeonName
from shinpan.game.enums import Zone
from shinpan.game.lang import Lang
from shinpan.game.subtypes.other import DungeonType
from shinpan.oracle.writing import card_text
from shinpan.phrases.dungeons.rooms import DungeonCard
from shinpan.phrases.ring.emblem import the_ring
from shinpan.rules.designations import give
from shinpan.rules.game import Game
from shinpan.rules.happening.venturing import dungeon_of, put_dungeon, where_is
from shinpan.rules.listing import PASS
from shinpan.rules.seeing import sight

TOMB = DUNGEONS[DungeonName.TOMB_OF_ANNIHILATION]


def offered(game: Game) -> list[str]:
    decision = game.decision
    assert decision is not None
    return [option.en for option in decision.options if isinstance(option, Word)]


def venture(play: Play) -> None:
    """Cast a Gargoyle and let its ability resolve, up to the first decision."""
    play.cast(ALICE, play.add(ALICE, "Cloister Gargoyle", Zone.HAND))
    for _ in range(4):
        play.game.answer(PASS)


@pytest.mark.rule("309.2", "309.2a", "701.49a")
def test_any_dungeon_but_the_undercity_may_be_chosen() -> None:
    play = Play()
    venture(play)
    decision = play.game.decision
    assert decision is not None
    assert (decision.player, decision.topic) == (ALICE, Topic.DUNGEON)
    assert offered(play.game) == [each.en for each in DungeonName if each is not DungeonName.UNDERCITY]


@pytest.mark.rule("309.5a", "701.49b")
def test_only_rooms_that_an_arrow_leads_to_may_be_chosen() -> None:
    play = Play()
    put_dungeon(play.table, ALICE, TOMB)
    venture(play)
    assert play.game.decision is not None
    assert play.game.decision.topic is Topic.ROOM
    assert offered(play.game) == ["Veils of Fear", "Oubliette"]


@pytest.mark.rule("309.5a")
def test_a_single_arrow_is_followed_without_asking() -> None:
    play = Play()
    put_dungeon(play.table, ALICE, TOMB, 1)
    venture(play)
    assert where_is(play.table, ALICE) == ("Tomb of Annihilation", "Sandfall Cell")
    assert where_is(play.table, BOB) == (None, None)


@pytest.mark.rule("309.3", "309.4c")
def test_each_player_has_a_dungeon_of_their_own() -> None:
    play = Play()
    own = put_dungeon(play.table, ALICE, TOMB)
    other = put_dungeon(play.table, BOB, TOMB)
    assert dungeon_of(play.table, ALICE) == own
    assert dungeon_of(play.table, BOB) == other
    assert play.table.controller(other) == BOB


@pytest.mark.rule("309.2c")
def test_a_dungeon_is_no_permanent_and_cannot_be_cast() -> None:
    play = Play()
    dungeon = put_dungeon(play.table, ALICE, TOMB)
    assert dungeon not in play.table.permanents()
    assert all(getattr(option, "object", None) != dungeon for option in play.options(ALICE))


@pytest.mark.rule("309.4")
@pytest.mark.parametrize("card", DUNGEONS.values(), ids=lambda card: card.name)
def test_every_room_is_reached_and_leads_downwards(card: DungeonCard) -> None:
    """Arrows point to later rooms only, each room but the first has one that leads to it, and there is one end."""
    reached = {0}
    for place, room in enumerate(card.rooms):
        assert all(each > place for each in room.onward)
        reached.update(room.onward)
    assert reached == set(range(len(card.rooms)))
    assert [place for place in range(len(card.rooms)) if card.is_last(place)] == [len(card.rooms) - 1]
    assert len(card.faces[0].abilities) == len(card.rooms)
    for lang in Lang:
        assert card_text(card.faces[0], lang).count("\n") == len(card.rooms) - 1


@pytest.mark.rule("701.49d")
def test_only_the_undercity_is_entered_by_its_name() -> None:
    assert [card.name for card in DUNGEONS.values() if card.is_of(DungeonType.UNDERCITY)] == ["Undercity"]


@pytest.mark.rule("309.4", "400.2")
def test_everybody_sees_where_the_marker_is_and_what_was_completed() -> None:
    play = Play()
    put_dungeon(play.table, ALICE, TOMB, 3)
    give(play.table, ALICE, PlayerDesignation.INITIATIVE)
    play.table.set_player(play.table.player(ALICE).with_(completed=("Undercity",), tempted=2))
    seen = sight(play.table, BOB, None)
    assert [(each.characteristics.name, each.room) for each in seen.command] == [
        ("Tomb of Annihilation", "Oubliette"),
        ("The Initiative", ""),
    ]
    assert (seen.players[ALICE].completed, seen.players[ALICE].tempted) == (("Undercity",), 2)


@pytest.mark.rule("309.4")
def test_a_game_with_a_dungeon_is_saved_and_loaded() -> None:
    play = Play()
    put_dungeon(play.table, ALICE, TOMB, 1)
    play.cast(ALICE, play.add(ALICE, "Frodo Baggins", Zone.HAND))
    play.resolve()
    play.resolve()
    again = Game.from_json(play.game.to_json())
    assert again.state == play.game.state
    assert where_is(again.table, ALICE) == ("Tomb of Annihilation", "Veils of Fear")
    assert again.state.players[ALICE].tempted == 1


@pytest.mark.rule("701.54c")
@pytest.mark.parametrize(("tempted", "abilities"), [(1, 1), (2, 2), (3, 3), (4, 4), (9, 4)])
def test_the_ring_grows(tempted: int, abilities: int) -> None:
    ring = the_ring(tempted)
    assert ring.faces[0].names == ("The Ring",)
    assert len(ring.faces[0].abilities) == abilities
    for lang in Lang:
        assert card_text(ring.faces[0], lang)


@pytest.mark.rule("701.54a")
def test_only_a_creature_of_ones_own_may_be_chosen() -> None:
    play = Play()
    bear, wurm = play.add(ALICE, "Runeclaw Bear"), play.add(ALICE, "Craw Wurm")
    play.add(ALICE, "Sol Ring")
    play.add(BOB, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Birthday Escape", Zone.HAND))
    for _ in range(2):
        play.game.answer(PASS)
    decision = play.game.decision
    assert decision is not None
    assert decision.topic is Topic.RING_BEARER
    assert [option.entity for option in decision.options] == [bear, wurm]
