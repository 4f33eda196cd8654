"""Merging with permanents (729; 725 in the edition of November 2023)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import FaceDown, ObjectKind, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.merging import merge
from shinpan.rules.happening.turning import turn_up


def merged(play: Play, host: ObjectId, name: str, *, over: bool) -> ObjectId:
    """Cast a creature, and have the spell merge with a permanent instead of resolving."""
    spell = play.cast(ALICE, play.add(ALICE, name, Zone.HAND))
    batch = Batch(play.table)
    merge(play.table, batch, spell, host, over=over)
    batch.close()
    play.answer()
    return host


def copied(play: Play, name: str) -> CopiedValues:
    """Put a creature onto the battlefield, and return its copiable values."""
    original = play.add(BOB, name)
    return CopiedValues(original, copiable_values(play.table, original))


@pytest.mark.rule("729.2a", "702.140e")
@pytest.mark.old_rule("2023-11-17", "725.2a")
def test_729_2a_the_topmost_decides_and_702_140e_all_abilities_stay() -> None:
    for over, name, size in ((True, "Air Elemental", 4), (False, "Typhoid Rats", 1)):
        play = Play()
        host = merged(play, play.add(ALICE, "Typhoid Rats"), "Air Elemental", over=over)
        looks = play.table.characteristics(host)
        assert (looks.names, looks.power) == ((name,), size)
        assert play.table.has(host, KeywordAbility.FLYING)
        assert play.table.has(host, KeywordAbility.DEATHTOUCH)
        assert copiable_values(play.table, host) == looks


@pytest.mark.rule("729.2c")
@pytest.mark.old_rule("2023-11-17", "725.2c")
def test_729_2c_the_same_object_keeps_what_is_on_it() -> None:
    play = Play()
    host = play.add(ALICE, "Typhoid Rats", damage=0, tapped=True)
    giant = play.add(ALICE, "Giant Growth", Zone.HAND)
    play.cast(ALICE, giant, host)
    play.resolve()
    merged(play, host, "Air Elemental", over=True)
    obj = play.obj(host)
    assert obj.id == host
    assert obj.tapped
    assert not obj.sick
    assert play.looks(host).power == 7


@pytest.mark.rule("729.2d")
@pytest.mark.old_rule("2023-11-17", "725.2d")
def test_729_2d_a_token_only_if_the_topmost_is_one() -> None:
    for over in (True, False):
        play = Play()
        token = play.add(ALICE, "Typhoid Rats")
        obj = play.state.objects[token]
        part = obj.components[0].with_(kind=ObjectKind.TOKEN)
        play.state.objects[token] = obj.with_(kind=ObjectKind.TOKEN, components=(part,))
        play.state.tokens_made = True
        host = merged(play, token, "Air Elemental", over=over)
        assert play.obj(host).is_token is not over


@pytest.mark.rule("729.2e", "729.2f")
@pytest.mark.old_rule("2023-11-17", "725.2e", "725.2f")
def test_729_2e_face_down_below_contributes_nothing_and_729_2f_turns_up() -> None:
    play = Play()
    below = play.add(ALICE, "Typhoid Rats", face_down=FaceDown.MANIFEST)
    host = merged(play, below, "Air Elemental", over=True)
    assert play.obj(host).face_down is None
    assert not play.table.has(host, KeywordAbility.DEATHTOUCH)
    assert "708.8" not in play.record.rules  # it wasn't turned face up
    play = Play()
    below = play.add(ALICE, "Typhoid Rats", face_down=FaceDown.MANIFEST)
    host = merged(play, below, "Air Elemental", over=False)
    assert play.looks(host).names == ()
    assert (play.looks(host).power, play.looks(host).abilities) == (2, ())
    batch = Batch(play.table)
    for _ in turn_up(play.table, batch, host):
        pass
    batch.close()
    assert play.looks(host).names == ("Typhoid Rats",)
    assert play.table.has(host, KeywordAbility.FLYING)


@pytest.mark.rule("729.2g")
@pytest.mark.old_rule("2023-11-17", "725.2g")
def test_729_2g_with_an_instant_it_stays_face_down() -> None:
    play = Play()
    below = play.add(ALICE, "Shock", face_down=FaceDown.MANIFEST)
    host = merged(play, below, "Air Elemental", over=False)
    batch = Batch(play.table)
    for _ in turn_up(play.table, batch, host):
        pass
    batch.close()
    assert play.obj(host).face_down is not None


@pytest.mark.rule("729.2i")
@pytest.mark.old_rule("2023-11-17", "725.2i")
def test_729_2i_transforming_turns_each_double_faced_component() -> None:
    play = Play()
    below = play.add(ALICE, "Delver of Secrets")
    host = merged(play, below, "Air Elemental", over=True)
    from shinpan.rules.happening.transforming import transform

    batch = Batch(play.table)
    assert not list(transform(play.table, batch, host))  # asks nothing
    batch.close()
    assert [each.face for each in play.obj(host).components] == [0, 1]
    assert play.looks(host).names == ("Air Elemental",)


@pytest.mark.rule("729.2j")
@pytest.mark.old_rule("2023-11-17", "725.2j")
def test_729_2j_a_double_faced_component_keeps_it_face_up() -> None:
    play = Play()
    host = merged(play, play.add(ALICE, "Delver of Secrets"), "Air Elemental", over=True)
    from shinpan.rules.happening.turning import turn_down

    batch = Batch(play.table)
    assert not turn_down(play.table, batch, host)


@pytest.mark.rule("729.3")
@pytest.mark.old_rule("2023-11-17", "725.3")
def test_729_3_one_leaves_each_component_arrives() -> None:
    play = Play()
    below, doom = play.add(ALICE, "Grizzly Bears"), play.add(BOB, "Doom Blade", Zone.HAND)
    play.add(BOB, "Zulaport Cutthroat")
    host = merged(play, below, "Air Elemental", over=True)
    play.cast(BOB, doom, host)
    play.resolve(["Grizzly Bears", "Air Elemental"])
    objects = play.table.state.objects
    yard = [objects[each].components for each in play.table.state.graveyards[ALICE]]
    assert [[each.definition.name for each in parts] for parts in yard] == [["Grizzly Bears"], ["Air Elemental"]]
    assert not any(each.merged for parts in yard for each in parts)


@pytest.mark.rule("613.2a")
def test_613_2a_a_later_copy_effect_hides_the_merging_an_earlier_one_lies_below() -> None:
    from shinpan.rules.copying.becoming import become

    play = Play()
    host = merged(play, play.add(ALICE, "Typhoid Rats"), "Air Elemental", over=True)
    become(play.table, (host,), copied(play, "Grizzly Bears"))
    assert play.looks(host).names == ("Grizzly Bears",)
    assert play.looks(host).abilities == ()
    play = Play()
    host = play.add(ALICE, "Grizzly Bears")
    become(play.table, (host,), copied(play, "Typhoid Rats"))
    merged(play, host, "Air Elemental", over=True)
    assert play.looks(host).names == ("Air Elemental",)
    assert play.table.has(host, KeywordAbility.DEATHTOUCH)
