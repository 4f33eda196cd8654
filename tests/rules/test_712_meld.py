"""Meld cards (701.42, 712.4, 712.5, 712.21; 713 in the edition of September 2022)."""

from typing import Any

from table_play import ALICE, BOB, Play

from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.rules.copying.values import copiable_values


def melded(play: Play) -> ObjectId:
    """Meld Graf Rats and Midnight Scavengers at the beginning of combat; return the permanent."""
    play.until(Step.BEGINNING_OF_COMBAT)
    play.resolve()
    return next(each for each in play.table.state.battlefield if len(play.table.state.objects[each].components) == 2)


def rats(**status: Any) -> tuple[Play, ObjectId, ObjectId]:
    play = Play()
    return play, play.add(ALICE, "Graf Rats", **status), play.add(ALICE, "Midnight Scavengers")


def test_701_42a_712_8g_one_permanent_with_the_combined_back_face() -> None:
    play, _, _ = rats()
    host = melded(play)
    looks = play.table.characteristics(host)
    assert looks.names == ("Chittering Host",)
    assert (looks.power, looks.toughness, looks.mana_value) == (5, 6, 7)
    assert not looks.colors
    assert copiable_values(play.table, host).mana_value == 0
    assert {"701.42a", "400.7"} <= set(play.record.rules)
    play.resolve()  # its own trigger on entering, once
    assert not play.table.state.stack


def test_701_42c_what_cant_be_melded_stays_exiled() -> None:
    play = Play()
    play.add(ALICE, "Graf Rats")
    token = play.add(ALICE, "Midnight Scavengers")
    obj = play.state.objects[token]
    from shinpan.game.enums import ObjectKind
    from shinpan.rules.happening.moving import put

    part = obj.components[0].with_(kind=ObjectKind.TOKEN)
    play.state.tokens_made = True
    put(play.state, obj.with_(kind=ObjectKind.TOKEN, components=(part,)))
    play.until(Step.BEGINNING_OF_COMBAT)
    play.resolve()
    assert [play.table.state.objects[each].components[0].definition.name for each in play.table.state.exile] == [
        "Graf Rats"
    ]
    assert not play.tokens("Chittering Host")


def test_712_4a_both_must_be_owned_and_controlled() -> None:
    play = Play()
    play.add(ALICE, "Graf Rats")
    play.add(ALICE, "Midnight Scavengers", controller=BOB)
    play.until(Step.BEGINNING_OF_COMBAT)
    assert not play.table.state.stack


def test_712_21_one_permanent_leaves_and_two_cards_arrive() -> None:
    play, first, second = rats()
    watcher = play.add(ALICE, "Zulaport Cutthroat")
    doom = play.add(BOB, "Doom Blade", Zone.HAND)
    host = melded(play)
    play.resolve()
    before = play.life(BOB)
    play.cast(BOB, doom, host)
    play.resolve()
    assert (play.zone(first), play.zone(second)) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    play.resolve_all()
    assert play.life(BOB) == before - 1  # a creature died once
    assert play.zone(watcher) is Zone.BATTLEFIELD


def test_712_21a_the_owner_arranges_the_cards() -> None:
    for wanted in (("Graf Rats", "Midnight Scavengers"), ("Midnight Scavengers", "Graf Rats")):
        play, _, _ = rats()
        doom = play.add(BOB, "Doom Blade", Zone.HAND)
        host = melded(play)
        play.resolve()
        play.cast(BOB, doom, host)
        play.resolve(list(wanted))
        cards = [play.table.state.objects[each] for each in play.table.state.graveyards[ALICE]]
        assert tuple(obj.components[0].definition.name for obj in cards) == wanted


def test_712_16_never_face_down_712_9_never_transformed() -> None:
    play, _, _ = rats()
    ixidron = play.add(ALICE, "Ixidron", Zone.HAND)
    host = melded(play)
    play.resolve()
    play.until(Step.POSTCOMBAT_MAIN)
    play.cast(ALICE, ixidron)
    play.resolve()
    assert play.obj(host).face_down is None


def test_712_4b_a_meld_card_alone_is_its_front_face() -> None:
    play, first, _ = rats()
    assert play.looks(first).names == ("Graf Rats",)
    assert copiable_values(play.table, first).names == ("Graf Rats",)
