"""Day and night (730), daybound and nightbound (702.145)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import spell as says
from shinpan.cards.words import static, triggered
from shinpan.game.enums import Daytime, Step, Zone
from shinpan.game.face_events import DaytimeChanged
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.faces.day_night import BecomeDaytime, DayAsEnters, DaytimeChanges

NIGHTFALL = card("Nightfall", "{B}", "Instant", says(BecomeDaytime(Daytime.NIGHT)))
DAWN = card("Daylight", "{W}", "Instant", says(BecomeDaytime(Daytime.DAY)))


def night(play: Play) -> None:
    play.cast(ALICE, play.add(ALICE, NIGHTFALL, Zone.HAND))
    play.resolve()


@pytest.mark.rule("730.1", "730.2c")
def test_a_game_begins_with_neither():
    play = Play()
    assert play.table.state.daytime is None
    play.until(Step.UPKEEP)
    assert play.table.state.daytime is None


@pytest.mark.rule("702.145d")
def test_daybound_makes_it_day():
    play = Play()
    watch = play.add(ALICE, "Village Watch", Zone.HAND)
    play.cast(ALICE, watch)
    assert play.table.state.daytime is None
    play.resolve()
    assert play.table.state.daytime is Daytime.DAY
    assert DaytimeChanged(Daytime.DAY, None) in play.record.events
    assert play.looks(watch).names == ("Village Watch",)


@pytest.mark.rule("730.2", "730.2a", "702.145b", "502.2", "730.1a")
def test_a_turn_without_spells_brings_the_night():
    play = Play()
    watch = play.add(ALICE, "Village Watch")
    play.cast(ALICE, play.add(ALICE, "Lightning Bolt", Zone.HAND), BOB)
    play.resolve()
    play.until(Step.UPKEEP)
    assert play.table.state.daytime is Daytime.DAY
    play.until(Step.UPKEEP)
    assert play.table.state.daytime is Daytime.NIGHT
    assert play.looks(watch).names == ("Village Reavers",)
    assert DaytimeChanged(Daytime.NIGHT, Daytime.DAY) in play.record.events


@pytest.mark.rule("730.2a")
def test_only_spells_of_the_active_player_count():
    play = Play()
    play.add(ALICE, "Village Watch")
    play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), ALICE)
    play.resolve()
    play.until(Step.UPKEEP)
    assert play.table.state.daytime is Daytime.NIGHT


@pytest.mark.rule("730.2b", "702.145e")
@pytest.mark.parametrize(("spells", "daytime"), [(1, Daytime.NIGHT), (2, Daytime.DAY)])
def test_two_spells_bring_the_day(spells: int, daytime: Daytime):
    play = Play()
    watch = play.add(ALICE, "Village Watch")
    night(play)
    assert play.looks(watch).names == ("Village Reavers",)
    play.until(Step.UPKEEP)
    for _ in range(spells):
        play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), ALICE)
        play.resolve()
    play.until(Step.UPKEEP)
    assert play.table.state.daytime is daytime
    assert play.looks(watch).names == (("Village Watch",) if daytime is Daytime.DAY else ("Village Reavers",))


@pytest.mark.rule("702.145b", "616.1d", "614.12")
def test_by_night_it_enters_transformed():
    play = Play()
    night(play)
    watch = play.add(ALICE, "Village Watch", Zone.HAND)
    play.cast(ALICE, watch)
    play.resolve()
    assert play.looks(watch).names == ("Village Reavers",)
    assert not any(type(event).__name__ == "Transformed" for event in play.record.events)


@pytest.mark.rule("702.145b", "702.145e")
def test_nothing_else_transforms_it():
    play = Play()
    watch = play.add(ALICE, "Village Watch")
    play.cast(ALICE, play.add(ALICE, "Moonmist", Zone.HAND))
    play.resolve()
    assert play.looks(watch).names == ("Village Watch",)
    night(play)
    assert play.looks(watch).names == ("Village Reavers",)


@pytest.mark.rule("702.145c")
def test_front_face_up_by_night_it_transforms_at_once():
    play = Play()
    night(play)
    watch = play.add(ALICE, "Village Watch")  # simply there
    play.cast(ALICE, play.add(ALICE, "Lightning Bolt", Zone.HAND), BOB)
    assert play.looks(watch).names == ("Village Reavers",)


@pytest.mark.rule("702.145f", "702.145e")
def test_as_it_becomes_day_it_turns_back():
    play = Play()
    watch = play.add(ALICE, "Village Watch")
    night(play)
    play.cast(ALICE, play.add(ALICE, DAWN, Zone.HAND))
    play.resolve()
    assert play.looks(watch).names == ("Village Watch",)


@pytest.mark.rule("702.145g")
def test_nightbound_alone_makes_it_night():
    from shinpan.game.layout import BACK
    from shinpan.rules.happening.moving import put, with_printed

    play = Play()
    watch = play.add(ALICE, "Village Watch")
    obj = play.state.objects[watch]
    put(play.state, with_printed(obj.with_(components=(obj.components[0].with_(face=BACK),))))
    play.cast(ALICE, play.add(ALICE, "Lightning Bolt", Zone.HAND), BOB)
    assert play.table.state.daytime is Daytime.NIGHT


@pytest.mark.rule("702.145a", "702.145b")
def test_a_werewolf_that_lost_its_abilities_stays_as_it_is():
    play = Play()
    watch = play.add(ALICE, "Village Watch")
    play.cast(ALICE, play.add(ALICE, "Turn // Burn", Zone.HAND), watch)
    play.resolve()
    night(play)
    assert (play.looks(watch).power, play.obj(watch).components[0].face) == (0, 0)


@pytest.mark.rule("730.1", "730.1a", "614.1c")
def test_what_watches_the_change():
    sage = card(
        "Test Sage",
        "{U}",
        "Creature — Human",
        static(DayAsEnters()),
        triggered(DaytimeChanges(), DrawCards()),
        pt=(1, 1),
    )
    play = Play()
    card_id = play.add(ALICE, sage, Zone.HAND)
    play.cast(ALICE, card_id)
    play.resolve()
    assert play.table.state.daytime is Daytime.DAY
    assert play.table.state.stack == ()  # it became day from neither
    night(play)
    assert len(play.table.state.stack) == 1


@pytest.mark.rule("712.20", "303.4f", "704.5p")
def test_what_a_face_says_to_do_as_it_comes_up_is_done_meanwhile():
    """A Horror that turns back into a Curse is attached as it does; nobody could ever see it unattached."""
    play = Play()
    curse = play.add(ALICE, "Curse of Leeches", attached_to=BOB)
    night(play)
    assert play.looks(curse).names == ("Leeching Lurker",)
    assert play.obj(curse).attached_to is None
    play.cast(ALICE, play.add(ALICE, DAWN, Zone.HAND))
    play.resolve(ALICE)
    assert play.looks(curse).names == ("Curse of Leeches",)
    assert play.obj(curse).attached_to == ALICE
    assert play.zone(curse) is Zone.BATTLEFIELD
