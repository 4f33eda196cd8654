"""Meld cards (701.42, 712.4, 712.5, 712.21; 713 in the edition of September 2022)."""

from typing import Any

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.library import built_in
from shinpan.game.decisions import Decision, Option
from shinpan.game.enums import FaceDown, Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.layout import BACK, Layout
from shinpan.rules.context.queries import Queries
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.melding import meld
from shinpan.rules.happening.transforming import transform
from shinpan.rules.happening.turning import turn_down, turn_up
from shinpan.rules.melding import is_meld_pair


def melded(play: Play) -> ObjectId:
    """Meld Graf Rats and Midnight Scavengers at the beginning of combat; return the permanent."""
    play.until(Step.BEGINNING_OF_COMBAT)
    play.resolve()
    return next(each for each in play.table.state.battlefield if len(play.table.state.objects[each].components) == 2)


def rats(**status: Any) -> tuple[Play, ObjectId, ObjectId]:
    play = Play()
    return play, play.add(ALICE, "Graf Rats", **status), play.add(ALICE, "Midnight Scavengers")


@pytest.mark.rule("701.42a", "712.8g")
@pytest.mark.old_rule("2022-09-08", "713.3b")
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


@pytest.mark.rule("701.42c")
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


@pytest.mark.rule("712.4a")
@pytest.mark.old_rule("2022-09-08", "713.2")
def test_712_4a_both_must_be_owned_and_controlled() -> None:
    play = Play()
    play.add(ALICE, "Graf Rats")
    play.add(ALICE, "Midnight Scavengers", controller=BOB)
    play.until(Step.BEGINNING_OF_COMBAT)
    assert not play.table.state.stack


@pytest.mark.rule("712.21")
@pytest.mark.old_rule("2022-09-08", "713.4")
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


@pytest.mark.rule("712.21a")
@pytest.mark.old_rule("2022-09-08", "713.4a")
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


@pytest.mark.rule("712.16", "712.9")
@pytest.mark.old_rule("2022-09-08", "713.10", "713.1b")
def test_712_16_never_face_down_712_9_never_transformed() -> None:
    play, _, _ = rats()
    ixidron = play.add(ALICE, "Ixidron", Zone.HAND)
    host = melded(play)
    play.resolve()
    play.until(Step.POSTCOMBAT_MAIN)
    play.cast(ALICE, ixidron)
    play.resolve()
    assert play.obj(host).face_down is None


@pytest.mark.rule("712.4b")
@pytest.mark.old_rule("2022-09-08", "713.3")
def test_712_4b_a_meld_card_alone_is_its_front_face() -> None:
    play, first, _ = rats()
    assert play.looks(first).names == ("Graf Rats",)
    assert copiable_values(play.table, first).names == ("Graf Rats",)


# -- the rest of the section, by its numbers of 2022 and of today ------------------------------------------------------


@pytest.mark.rule("712.5")
@pytest.mark.old_rule("2022-09-08", "713.1a")
def test_713_1a_712_5_the_seven_pairs() -> None:
    pairs: dict[tuple[str, ...], list[str]] = {}
    for card in built_in():
        if card.layout is Layout.MELD:
            pairs.setdefault(card.faces[BACK].names, []).append(card.name)
    assert {back: sorted(fronts) for (back,), fronts in pairs.items()} == {
        "Chittering Host": ["Graf Rats", "Midnight Scavengers"],
        "Hanweir, the Writhing Township": ["Hanweir Battlements", "Hanweir Garrison"],
        "Brisela, Voice of Nightmares": ["Bruna, the Fading Light", "Gisela, the Broken Blade"],
        "Mishra, Lost to Phyrexia": ["Mishra, Claimed by Gix", "Phyrexian Dragon Engine"],
        "Urza, Planeswalker": ["The Mightstone and Weakstone", "Urza, Lord Protector"],
        "Titania, Gaea Incarnate": ["Argoth, Sanctum of Nature", "Titania, Voice of Gaea"],
        "Ragnarok, Divine Deliverance": ["Fang, Fearless l'Cie", "Vanille, Cheerful l'Cie"],
    }


@pytest.mark.rule("712.4c")
@pytest.mark.old_rule("2022-09-08", "713.1b")
def test_713_1b_712_4c_a_meld_card_never_transforms() -> None:
    play, first, _ = rats()
    for each in (first, melded(play)):
        if each in play.table.state.objects:
            batch = Batch(play.table)
            list(transform(play.table, batch, each))
            batch.close()
    (host,) = play.tokens("Chittering Host")
    assert [part.face for part in play.table.state.objects[host].components] == [BACK, BACK]
    assert "712.9" in play.record.rules


@pytest.mark.rule("712.11")
@pytest.mark.old_rule("2022-09-08", "713.1b", "713.7")
def test_713_1b_712_11_the_back_face_isnt_cast() -> None:
    play = Play()
    card = play.add(ALICE, "Graf Rats", Zone.HAND)
    assert play.faces(ALICE, card) == [0]


@pytest.mark.rule("712.8a", "712.8b")
@pytest.mark.old_rule("2022-09-08", "713.3a")
def test_713_3a_712_8a_712_8b_elsewhere_it_is_its_front_face() -> None:
    play = Play()
    card = play.add(ALICE, "Graf Rats", Zone.HAND)
    in_library, in_yard = play.add(ALICE, "Graf Rats", Zone.LIBRARY), play.add(ALICE, "Graf Rats", Zone.GRAVEYARD)
    spell = play.cast(ALICE, card)
    for each in (spell, in_library, in_yard):
        looks = play.looks(each)
        assert (looks.names, looks.mana_value, looks.power) == (("Graf Rats",), 2, 2)


@pytest.mark.old_rule("2022-09-08", "713.3c")
def test_713_3c_a_copy_of_the_melded_permanent_has_mana_value_0() -> None:
    play, _, _ = rats()
    host = melded(play)
    play.resolve_all()
    play.until(Step.POSTCOMBAT_MAIN)
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve("yes")
    assert (play.looks(clone).names, play.looks(clone).mana_value) == (("Chittering Host",), 0)
    assert len(play.obj(clone).components) == 1
    assert play.looks(host).mana_value == 7


@pytest.mark.rule("712.21b")
@pytest.mark.old_rule("2022-09-08", "713.4b")
def test_713_4b_712_21b_who_exiles_it_orders_the_timestamps() -> None:
    play, _, _ = rats()
    swords = play.add(BOB, "Swords to Plowshares", Zone.HAND)
    host = melded(play)
    play.resolve_all()
    play.cast(BOB, swords, host)
    asked: list[object] = []

    def answer(decision: Decision) -> list[Option]:
        asked.append(decision.player)
        return list(reversed(decision.options))

    play.resolve(answer)
    assert asked == [BOB]
    objects = play.table.state.objects
    exiled = sorted(play.table.state.exile, key=lambda each: objects[each].timestamp)
    assert [objects[each].components[0].definition.name for each in exiled] == ["Midnight Scavengers", "Graf Rats"]


@pytest.mark.rule("712.21c")
@pytest.mark.old_rule("2022-09-08", "713.4c")
def test_713_4c_712_21c_a_flickered_permanent_comes_back_as_two_cards() -> None:
    play, _, _ = rats()
    shift = play.add(ALICE, "Cloudshift", Zone.HAND)
    host = melded(play)
    play.resolve_all()
    play.cast(ALICE, shift, host)
    play.resolve()
    for name in ("Graf Rats", "Midnight Scavengers"):
        (found,) = play.tokens(name)
        assert play.table.state.objects[found].components[0].face == 0
    assert not play.tokens("Chittering Host")


@pytest.mark.rule("712.21e")
@pytest.mark.old_rule("2022-09-08", "713.4e")
def test_713_4e_712_21e_one_object_and_two_cards() -> None:
    play, _, _ = rats()
    lazav, artist = play.add(BOB, "Lazav, Dimir Mastermind"), play.add(BOB, "Blood Artist")
    doom = play.add(BOB, "Doom Blade", Zone.HAND)
    host = melded(play)
    play.resolve_all()
    play.cast(BOB, doom, host)
    play.resolve()
    sources = [play.table.state.objects[each].stacked.source for each in play.table.state.stack]  # type: ignore[union-attr]
    assert sorted(sources) == sorted([lazav, lazav, artist])


@pytest.mark.rule("712.6")
@pytest.mark.old_rule("2022-09-08", "713.5")
def test_713_5_712_6_both_players_see_which_cards_are_melded() -> None:
    play, _, _ = rats()
    host = melded(play)
    for player in (ALICE, BOB):
        (seen,) = (each for each in play.game.view(player).battlefield if each.id == host)
        assert sorted(seen.components) == ["Graf Rats", "Midnight Scavengers"]


@pytest.mark.rule("712.14")
@pytest.mark.old_rule("2022-09-08", "713.8")
def test_713_8_712_14_it_enters_with_its_front_face_up() -> None:
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Graf Rats", Zone.HAND))
    play.resolve()
    assert play.looks(spell).names == ("Graf Rats",)


@pytest.mark.rule("712.15")
@pytest.mark.old_rule("2022-09-08", "713.9")
def test_713_9_712_15_face_down_it_is_what_made_it_so_and_comes_up_as_its_front_face() -> None:
    play = Play()
    down = play.add(ALICE, "Graf Rats", face_down=FaceDown.MANIFEST)
    assert (play.looks(down).names, play.looks(down).power) == ((), 2)
    batch = Batch(play.table)
    list(turn_up(play.table, batch, down))
    batch.close()
    assert play.looks(down).names == ("Graf Rats",)


@pytest.mark.old_rule("2022-09-08", "713.9")
def test_713_9_a_face_down_card_of_a_pair_is_no_counterpart() -> None:
    play = Play()
    play.add(ALICE, "Graf Rats")
    play.add(ALICE, "Midnight Scavengers", face_down=FaceDown.MANIFEST)
    play.until(Step.BEGINNING_OF_COMBAT)
    assert not play.table.state.stack


@pytest.mark.rule("712.16")
@pytest.mark.old_rule("2022-09-08", "713.10")
def test_713_10_712_16_a_meld_card_alone_isnt_turned_face_down_either() -> None:
    play, first, second = rats()
    for each in (first, second):
        batch = Batch(play.table)
        assert not turn_down(play.table, batch, each)
    assert "712.16" in play.record.rules


@pytest.mark.rule("712.19")
@pytest.mark.old_rule("2022-09-08", "713.11")
def test_713_11_712_19_either_name_may_be_chosen() -> None:
    play, first, _ = rats()
    names = {word.value for word in Queries(play.table, first, ALICE).card_names(ALICE)}
    assert {"Graf Rats", "Midnight Scavengers", "Chittering Host"} <= names
    host = melded(play)
    assert play.looks(host).names == ("Chittering Host",)


@pytest.mark.rule("712.4")
@pytest.mark.old_rule("2022-09-08", "713.1", "713.2")
def test_713_1_712_4_two_cards_with_half_a_face_each() -> None:
    """The face that they have in common belongs to neither of them alone."""
    rats_card, scavengers = built_in()["Graf Rats"], built_in()["Midnight Scavengers"]
    assert rats_card.faces[BACK] == scavengers.faces[BACK]
    assert (rats_card.name, scavengers.name) == ("Graf Rats", "Midnight Scavengers")


@pytest.mark.rule("701.42b")
def test_701_42b_only_two_cards_of_one_pair_meld() -> None:
    for other in ("Gisela, the Broken Blade", "Grizzly Bears", "Graf Rats"):
        play = Play()
        first, second = play.add(ALICE, "Graf Rats", Zone.EXILE), play.add(ALICE, other, Zone.EXILE)
        assert not is_meld_pair(play.obj(first).components + play.obj(second).components)
        list(meld(play.table, (first, second), ALICE, first))
        assert {play.zone(first), play.zone(second)} == {Zone.EXILE}


@pytest.mark.rule("712.21d")
@pytest.mark.old_rule("2022-09-08", "713.4d")
@pytest.mark.parametrize(("chosen", "zone"), [("Leyline", Zone.EXILE), ("Wheel", Zone.LIBRARY)])
def test_713_4d_712_21d_one_replacement_effect_moves_both_cards(chosen: str, zone: Zone) -> None:
    play, first, second = rats()
    doom = play.add(BOB, "Doom Blade", Zone.HAND)
    play.add(BOB, "Leyline of the Void")
    play.add(BOB, "Wheel of Sun and Moon", attached_to=ALICE)
    host = melded(play)
    play.resolve_all()
    play.cast(BOB, doom, host)
    asked: list[object] = []

    def answer(decision: Decision) -> list[Option]:
        asked.append(decision.player)
        return [next(option for option in decision.options if chosen in option.en)]

    play.resolve(answer)
    assert asked == [ALICE]  # the controller of the affected permanent chooses, once
    assert (play.zone(first), play.zone(second)) == (zone, zone)


@pytest.mark.rule("712.7")
@pytest.mark.old_rule("2022-09-08", "713.6")
def test_713_6_712_7_in_a_hidden_zone_it_is_like_any_other_card() -> None:
    seen = []
    for name in ("Graf Rats", "Grizzly Bears"):
        play = Play()
        play.add(ALICE, name, Zone.HAND)
        play.add(ALICE, name, Zone.LIBRARY)
        seen.append(play.game.view(BOB))
    assert seen[0] == seen[1]
