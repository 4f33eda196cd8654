"""Double-faced cards (712): what the faces look like, casting them transformed, entering transformed, being copied."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card, face
from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.cards.many_faced import transforming
from shinpan.cards.words import cards, keyword_with_cost, spells, static
from shinpan.cards.words import spell as says
from shinpan.game.enums import CardType, Zone
from shinpan.game.face_events import Transformed, TurnedFaceDown, TurnedFaceUp
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, Layout
from shinpan.phrases.effects.zones import PutOntoBattlefield
from shinpan.phrases.faces.transforming import EntersTransformed
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.traits import OfKind
from shinpan.phrases.references.players import EachPlayer, You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.restrictions import CantCast
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.transforming import transform

GRAVE = cards(modifiers=(InZone(Zone.GRAVEYARD, You()),))
DOUBLE = [each for each in built_in() if each.layout in {Layout.TRANSFORM, Layout.MODAL, Layout.MELD}]
SIEGE = transforming(
    face("Test Siege", "{2}{W}", "Creature — Human", static(EntersTransformed()), pt=(2, 2)),
    face("Test Aftermath", None, "Sorcery"),
)
MOON = transforming(
    face("Test Cub", "{2}{G}", "Creature — Wolf", static(EntersTransformed()), pt=(2, 2)),
    face("Test Alpha", None, "Creature — Wolf", pt=(5, 5)),
)
DISTURBED = transforming(
    face("Test Living", "{2}{W}", "Creature — Human", keyword_with_cost(KeywordAbility.DISTURB, "{W}"), pt=(2, 2)),
    face("Test Ghost", None, "Enchantment"),
)


@pytest.mark.rule("712.2a", "712.2b", "712.3a", "712.3b", "712.4")
@pytest.mark.parametrize("each", DOUBLE, ids=lambda each: each.name)
def test_the_faces_of_each_card_are_told_apart(each: Card):
    """What symbols tell players is the order of the faces here: the front one first."""
    front, back = each.faces
    assert each.shown(0).names == front.names
    assert each.shown(BACK).names == back.names
    assert front.names != back.names


@pytest.mark.rule("712.2c", "712.3c")
def test_what_is_printed_of_the_other_face_is_a_reminder():
    play = Play()
    delver = play.add(ALICE, "Delver of Secrets")
    assert (play.looks(delver).power, play.looks(delver).toughness) == (1, 1)
    recovery = play.add(ALICE, "Bala Ged Recovery", Zone.HAND)
    assert CardType.LAND not in play.looks(recovery).types


@pytest.mark.rule("712.8b", "712.11")
@pytest.mark.parametrize("name", ["Graf Rats", "Midnight Scavengers"])
def test_a_meld_card_is_cast_and_stands_on_the_stack_as_its_front_face(name: str):
    play = Play()
    held = play.add(ALICE, name, Zone.HAND)
    assert play.faces(ALICE, held) == [0]
    spell = play.cast(ALICE, held)
    assert play.looks(spell).names == (name,)
    assert play.looks(spell).mana_value == built_in()[name].faces[0].mana_value


@pytest.mark.rule("712.11a", "712.8c", "712.13")
def test_cast_transformed_it_goes_on_the_stack_with_its_back_face_up():
    play = Play()
    ghost = play.add(ALICE, DISTURBED, Zone.GRAVEYARD)
    spell = play.cast(ALICE, ghost, face=BACK)
    assert play.obj(spell).components[0].face == BACK
    assert (play.looks(spell).names, play.looks(spell).mana_value) == (("Test Ghost",), 3)
    play.resolve()
    assert play.looks(ghost).names == ("Test Ghost",)


@pytest.mark.rule("712.11c", "712.11d", "601.3e")
@pytest.mark.parametrize(("kind", "faces"), [(CardType.CREATURE, [BACK]), (CardType.ENCHANTMENT, [])])
def test_only_the_face_that_will_be_up_is_judged_though_the_front_lets_it_be_cast(kind: CardType, faces: list[int]):
    play = Play()
    ghost = play.add(ALICE, DISTURBED, Zone.GRAVEYARD)
    no_such = static(CantCast(EachPlayer(), spells(adjectives=(OfKind(kind),))))
    play.add(BOB, card("Barrier", "{1}", "Artifact", no_such))
    assert play.faces(ALICE, ghost) == faces


@pytest.mark.rule("712.13", "614.1c", "616.1d")
def test_a_spell_with_its_front_face_up_may_enter_transformed():
    play = Play()
    cub = play.add(ALICE, MOON, Zone.HAND)
    spell = play.cast(ALICE, cub)
    assert play.looks(spell).names == ("Test Cub",)
    play.resolve()
    assert play.looks(cub).names == ("Test Alpha",)
    assert not any(isinstance(event, Transformed) for event in play.record.events)


@pytest.mark.rule("712.13a")
def test_what_would_enter_as_a_sorcery_goes_to_the_graveyard_instead():
    play = Play()
    play.add(ALICE, "Soul Warden")
    siege = play.add(ALICE, SIEGE, Zone.HAND)
    play.cast(ALICE, siege)
    play.resolve()
    assert play.zone(siege) is Zone.GRAVEYARD
    assert play.table.state.stack == ()
    assert "712.13a" in play.record.rules


@pytest.mark.rule("712.13a", "304.4")
def test_what_would_come_back_as_a_sorcery_stays_where_it_is():
    play = Play()
    siege = play.add(ALICE, SIEGE, Zone.GRAVEYARD)
    raise_dead = card("Raise", "{B}", "Sorcery", says(PutOntoBattlefield(Target(GRAVE))))
    play.cast(ALICE, play.add(ALICE, raise_dead, Zone.HAND), siege)
    play.resolve()
    assert play.zone(siege) is Zone.GRAVEYARD


@pytest.mark.rule("701.27b", "701.28b")
def test_transforming_is_no_turning_face_up_or_down():
    play = Play()
    play.add(ALICE, "Secret Plans")
    prowler = play.add(ALICE, "Kessig Prowler")
    for converts in (False, True):
        batch = Batch(play.table)
        for _ in transform(play.table, batch, prowler, converts=converts):
            raise AssertionError("nothing is asked")
        batch.close()
    assert not any(isinstance(event, (TurnedFaceUp, TurnedFaceDown)) for event in play.record.events)
    assert play.table.state.pending == ()
    assert play.table.state.stack == ()
