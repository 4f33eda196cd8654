"""Copies of double-faced objects where more is to think of, and of merged ones (707.8a)."""

from datetime import date
from typing import Any

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import activated, creature, pay, permanent, spell
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Color, FaceDown, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.layout import BACK
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.effects.zones import SacrificePermanents
from shinpan.phrases.faces.transforming import Transform
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.targets import Target
from shinpan.rules.copying.derivation import Cause, derive
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.merging import merge
from shinpan.rules.happening.moving import put, with_printed

TURN_ALL = card("Turn All", "{U}", "Instant", spell(Transform(All(permanent()))))
DOUBLE = card("Double", "{U}", "Instant", spell(CreateCopies(Target(creature()))))


def back_up(play: Play, name: str) -> ObjectId:
    """Put a double-faced permanent onto the battlefield with its back face up."""
    object_id = play.add(ALICE, name)
    obj = play.table.state.objects[object_id]
    components = tuple(each.with_(face=BACK) for each in obj.components)
    put(play.table.state, with_printed(obj.with_(components=components)))
    return object_id


def carry_out(play: Play, what: Any, *targets: ObjectId) -> None:
    """Cast a card and let everything on the stack resolve."""
    play.cast(ALICE, play.add(ALICE, what, Zone.HAND), *targets)
    play.resolve_all()


def newest(play: Play) -> ObjectId:
    return max(play.table.state.battlefield)


def doubled(play: Play, original: ObjectId, by: Any = DOUBLE) -> ObjectId:
    """Create a token that is a copy of a creature."""
    before = set(play.table.state.battlefield)
    play.cast(ALICE, play.add(ALICE, by, Zone.HAND), original)
    play.resolve()
    (token,) = (each for each in play.table.state.battlefield if each not in before)
    return token


def sides(play: Play, object_id: ObjectId) -> tuple[Characteristics, Characteristics]:
    """Return what something is, and what it is once everything has transformed."""
    first = play.looks(object_id)
    carry_out(play, TURN_ALL)
    return first, play.looks(object_id)


@pytest.mark.rule("707.8a", "707.3")
def test_a_copy_of_the_token_has_both_faces_too():
    play = Play()
    token = doubled(play, doubled(play, back_up(play, "Kessig Prowler")))
    assert [each.name for each in sides(play, token)] == ["Sinuous Predator", "Kessig Prowler"]


@pytest.mark.rule("707.8a")
def test_a_card_elsewhere_is_copied_with_both_faces():
    play = Play()
    god = play.add(ALICE, "The Scarab God")
    play.activate(ALICE, god, play.add(BOB, "Kessig Prowler", Zone.GRAVEYARD))
    play.resolve()
    for looks in sides(play, newest(play)):
        assert (looks.power, looks.toughness, looks.colors) == (4, 4, {Color.BLACK})
        assert looks.subtypes == {CreatureType.ZOMBIE}


@pytest.mark.rule("707.8a", "608.2h")
def test_what_has_left_is_copied_as_it_was():
    dying = card(
        "Dying Spore",
        "{G}",
        "Creature — Fungus",
        activated(pay("{G}"), SacrificePermanents(All(creature())), CreateCopies(Target(creature()))),
        pt=(1, 1),
    )
    play = Play()
    prowler = back_up(play, "Kessig Prowler")
    play.activate(ALICE, play.add(ALICE, dying), prowler)
    play.resolve()
    assert play.zone(play.now(prowler)) is Zone.GRAVEYARD
    assert [each.name for each in sides(play, newest(play))] == ["Sinuous Predator", "Kessig Prowler"]


@pytest.mark.rule("707.8a", "712.15")
def test_of_a_face_down_one_both_faces_are_what_it_looks_like():
    play = Play()
    hidden = play.add(ALICE, "Kessig Prowler", face_down=FaceDown.MANIFEST)
    for looks in sides(play, doubled(play, hidden)):
        assert (looks.names, looks.power, looks.toughness) == ((), 2, 2)


@pytest.mark.rule("712.10", "707.8a")
def test_a_token_with_a_sorcery_on_its_back_does_not_transform():
    play = Play()
    pugilist = play.add(ALICE, "Augmenter Pugilist")
    first, second = sides(play, doubled(play, pugilist))
    assert first == second
    assert first.name == "Augmenter Pugilist"


@pytest.mark.rule("707.8a")
@pytest.mark.parametrize(
    ("edition", "name", "both"),
    [
        (date(2022, 11, 18), "Kessig Prowler", False),
        (date(2023, 4, 14), "Kessig Prowler", True),
        (date(2023, 11, 17), "Augmenter Pugilist", False),
        (date(2025, 9, 19), "Augmenter Pugilist", True),
    ],
)
def test_older_editions_gave_fewer_tokens_both_faces(edition: date, name: str, both: bool):
    play = Play(edition=edition)
    token = doubled(play, play.add(ALICE, name))
    assert (len(play.obj(token).components[0].definition.faces) == 2) is both


@pytest.mark.rule("707.2", "729.2a", "729.2i")
def test_a_merged_permanent_is_copied_as_it_is_and_says_why():
    play = Play()
    host = play.add(ALICE, "Kessig Prowler")
    merging = play.cast(ALICE, play.add(ALICE, "Hill Giant", Zone.HAND))
    batch = Batch(play.table)
    merge(play.table, batch, merging, host, over=True)
    batch.close()
    play.answer()
    values = copiable_values(play.table, host)
    assert (values.name, len(values.abilities)) == ("Hill Giant", 1)
    assert [step.cause for step in derive(play.table, host).steps] == [Cause.PRINTED, Cause.MERGED]
    token = doubled(play, host)
    assert copiable_values(play.table, token) == values
    assert len(play.obj(token).components[0].definition.faces) == 1
