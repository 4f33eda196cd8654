"""Double-faced cards (712) without meld: which face is up where, transforming (701.27), casting and playing faces."""

from typing import Any

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card, face
from shinpan.cards.many_faced import modal, transforming
from shinpan.cards.words import ITSELF, THIS, activated, creature, pay, spell, triggered
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import PlayLand
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.face_events import Transformed
from shinpan.game.layout import BACK, FRONT
from shinpan.game.objects import Component
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.faces.transforming import IsTransformed, ReturnTransformed, Transform
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All, EventObject
from shinpan.phrases.triggers.zones import Dies
from shinpan.rules.context.queries import Queries
from shinpan.rules.context.resolution import Acting
from shinpan.rules.copying.values import copiable_values

AWAY = [Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.OUTSIDE]
TURN_ALL = card("Turn All", "{U}", "Instant", spell(Transform(All(creature()))))
EXTUS = modal(face("Test Oriq", "{1}{B}", "Creature — Human", pt=(2, 2)), face("Test Avatar", "{6}{B}{R}", "Sorcery"))


def turned(play: Play, what: Any, **status: Any) -> int:
    """Put a double-faced permanent onto the battlefield with its back face up."""
    object_id = play.add(ALICE, what, **status)
    obj = play.table.state.objects[object_id]
    from shinpan.rules.happening.moving import put, with_printed

    components = tuple(each.with_(face=BACK) for each in obj.components)
    put(play.table.state, with_printed(obj.with_(components=components)))
    return object_id


@pytest.mark.rule("712.8a", "712.1", "712.2")
@pytest.mark.parametrize("zone", AWAY)
@pytest.mark.parametrize("name", ["Huntmaster of the Fells", "Kazandu Mammoth"])
def test_off_the_battlefield_and_stack_only_the_front_face_counts(zone: Zone, name: str):
    play = Play()
    card_id = play.add(ALICE, name, zone)
    assert play.looks(card_id).names == (name,)


@pytest.mark.rule("712.8d", "712.8e", "202.3b", "712.8")
def test_a_nonmodal_back_face_has_the_mana_value_of_the_front():
    play = Play()
    front = play.add(ALICE, "Huntmaster of the Fells")
    back = turned(play, "Huntmaster of the Fells")
    assert (play.looks(front).names, play.looks(front).mana_value) == (("Huntmaster of the Fells",), 4)
    found = play.looks(back)
    assert (found.names, found.mana_cost, found.mana_value) == (("Ravager of the Fells",), None, 4)
    assert found.colors == {Color.RED, Color.GREEN}


@pytest.mark.rule("712.8f", "712.3")
def test_a_modal_back_face_has_its_own_mana_value():
    play = Play()
    land = turned(play, "Kazandu Mammoth")
    found = play.looks(land)
    assert (found.names, found.mana_value, found.types) == (("Kazandu Valley",), 0, {CardType.LAND})


@pytest.mark.rule("202.3b", "712.8e", "707.8")
def test_a_copy_of_a_back_face_has_its_own_mana_value():
    play = Play()
    back = turned(play, "Huntmaster of the Fells")
    values = copiable_values(play.table, back)
    assert (values.names, values.mana_value) == (("Ravager of the Fells",), 0)


@pytest.mark.rule("701.27a", "613.7g", "712.18")
def test_transforming_turns_the_same_object_over():
    play = Play()
    prowler = play.add(ALICE, "Kessig Prowler", tapped=True)
    before = play.obj(prowler)
    play.activate(ALICE, prowler)
    play.resolve()
    after = play.table.state.objects[prowler]
    assert play.looks(prowler).names == ("Sinuous Predator",)
    assert after.id == before.id
    assert after.timestamp > before.timestamp
    assert after.tapped


@pytest.mark.rule("701.27f")
def test_an_ability_transforms_its_source_once():
    play = Play()
    prowler = play.add(ALICE, "Kessig Prowler")
    play.activate(ALICE, prowler)
    play.activate(ALICE, prowler)
    play.resolve_all()
    assert play.looks(prowler).names == ("Sinuous Predator",)
    assert "701.27f" in play.record.rules


@pytest.mark.rule("701.27f")
def test_what_went_on_the_stack_later_transforms_it_again():
    play = Play()
    back = face("Back", None, "Creature — Bear", activated(pay("{G}"), Transform(THIS)), pt=(3, 3))
    front = face("Front", "{G}", "Creature — Bear", activated(pay("{G}"), Transform(THIS)), pt=(1, 1))
    bear = play.add(ALICE, transforming(front, back))
    play.activate(ALICE, bear)
    play.resolve()
    play.activate(ALICE, bear)
    play.resolve()
    assert play.looks(bear).names == ("Front",)


@pytest.mark.rule("701.27f")
def test_other_sources_may_transform_it_as_often_as_they_like():
    play = Play()
    prowler = play.add(ALICE, "Kessig Prowler")
    play.activate(ALICE, prowler)
    play.cast(ALICE, play.add(ALICE, TURN_ALL, Zone.HAND))
    play.resolve()
    assert play.looks(prowler).names == ("Sinuous Predator",)
    play.cast(ALICE, play.add(ALICE, TURN_ALL, Zone.HAND))
    play.resolve()
    assert play.looks(prowler).names == ("Kessig Prowler",)
    play.resolve()  # the ability, put on the stack before both
    assert play.looks(prowler).names == ("Kessig Prowler",)


@pytest.mark.rule("712.9", "701.27c", "712.4c")
def test_nothing_happens_to_what_is_not_double_faced():
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears")
    flip = play.add(ALICE, "Nezumi Shortfang")
    play.cast(ALICE, play.add(ALICE, TURN_ALL, Zone.HAND))
    play.resolve()
    assert play.looks(bear).names == ("Grizzly Bears",)
    assert play.looks(flip).names == ("Nezumi Shortfang",)
    assert play.record.rules.count("712.9") == 2


@pytest.mark.rule("712.10", "701.27d")
def test_nothing_transforms_into_an_instant_or_sorcery():
    play = Play()
    oriq = play.add(ALICE, EXTUS)
    play.cast(ALICE, play.add(ALICE, "Moonmist", Zone.HAND))
    play.resolve()
    assert play.looks(oriq).names == ("Test Oriq",)
    assert "712.10" in play.record.rules


@pytest.mark.rule("712.9")
def test_a_modal_card_transforms_if_told_to():
    play = Play()
    mammoth = play.add(ALICE, "Kazandu Mammoth")
    play.cast(ALICE, play.add(ALICE, TURN_ALL, Zone.HAND))
    play.resolve()
    assert play.looks(mammoth).names == ("Kazandu Valley",)


@pytest.mark.rule("701.28a", "701.28c", "701.28d", "701.27e")
def test_converting_is_like_transforming():
    play = Play()
    convert = card("Convert All", "{U}", "Instant", spell(Transform(All(creature()), converts=True)))
    hunt = turned(play, "Huntmaster of the Fells")
    play.add(ALICE, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, convert, Zone.HAND))
    play.resolve()
    assert play.looks(hunt).names == ("Huntmaster of the Fells",)
    assert Transformed(hunt, converted=True) in play.record.events
    assert len(play.table.state.stack) == 1  # "transforms into" sees it
    play.resolve()
    assert play.life(ALICE) == 22


@pytest.mark.rule("701.28e", "701.28f")
def test_what_keeps_from_transforming_keeps_from_converting():
    play = Play()
    convert = card("Convert All", "{U}", "Instant", spell(Transform(All(creature()), converts=True)))
    play.add(ALICE, "Immerwolf")
    wolf = turned(play, "Daybreak Ranger")
    play.cast(ALICE, play.add(ALICE, convert, Zone.HAND))
    play.resolve()
    assert play.looks(wolf).names == ("Nightfall Predator",)


@pytest.mark.rule("701.27e", "607.1b")
def test_huntmaster_triggers_on_entering_and_on_each_return():
    play = Play()
    card_id = play.add(ALICE, "Huntmaster of the Fells", Zone.HAND)
    play.cast(ALICE, card_id)
    play.resolve_all()
    assert play.life(ALICE) == 22
    assert len(play.tokens("Wolf Token")) == 1


@pytest.mark.rule("701.27g")
def test_a_transformed_permanent_has_its_back_face_up():
    play = Play()
    front = play.add(ALICE, "Huntmaster of the Fells")
    back = turned(play, "Huntmaster of the Fells")
    context = Queries(play.table, front, ALICE)
    assert not IsTransformed().holds(context, front)
    assert IsTransformed().holds(context, back)
    obj = play.table.state.objects[back]
    merged = obj.with_(
        components=(*obj.components, Component(obj.components[0].card, obj.components[0].definition, ALICE))
    )
    play.table.state.objects[back] = merged
    assert not IsTransformed().holds(context, back)


@pytest.mark.rule("712.11", "712.8c")
def test_a_nonmodal_card_is_cast_with_its_front_face_up():
    play = Play()
    card_id = play.add(ALICE, "Huntmaster of the Fells", Zone.HAND)
    assert play.faces(ALICE, card_id) == [FRONT]


@pytest.mark.rule("712.11b", "712.11c", "712.3")
def test_either_face_of_a_modal_card_is_cast_by_what_it_is_alone():
    play = Play()
    card_id = play.add(ALICE, EXTUS, Zone.HAND)
    assert play.faces(ALICE, card_id) == [FRONT, BACK]
    spell_id = play.cast(ALICE, card_id, face=BACK)
    found = play.looks(spell_id)
    assert (found.names, found.mana_value) == (("Test Avatar",), 8)
    play.resolve()
    assert play.looks(card_id).names == ("Test Oriq",)
    assert play.zone(card_id) is Zone.GRAVEYARD


@pytest.mark.rule("712.11b", "305.9")
def test_a_land_face_isnt_cast():
    play = Play()
    card_id = play.add(ALICE, "Kazandu Mammoth", Zone.HAND)
    assert play.faces(ALICE, card_id) == [FRONT]


@pytest.mark.rule("712.12")
def test_a_land_face_is_played():
    play = Play()
    card_id = play.add(ALICE, "Kazandu Mammoth", Zone.HAND)
    pathway = play.add(ALICE, "Brightclimb Pathway", Zone.HAND)
    assert play.options(ALICE, PlayLand) == [
        PlayLand(card_id, BACK),
        PlayLand(pathway, FRONT),
        PlayLand(pathway, BACK),
    ]
    play.do(PlayLand(card_id, BACK))
    found = play.obj(card_id)
    assert play.looks(card_id).names == ("Kazandu Valley",)
    assert found.tapped
    assert play.options(ALICE, PlayLand) == []


@pytest.mark.rule("712.13")
def test_a_spell_enters_with_the_face_that_was_up_on_the_stack():
    play = Play()
    both = modal(face("One", "{U}", "Creature — Bear", pt=(1, 1)), face("Other", "{W}", "Creature — Cat", pt=(2, 2)))
    card_id = play.add(ALICE, both, Zone.HAND)
    play.cast(ALICE, card_id, face=BACK)
    play.resolve()
    assert play.looks(card_id).names == ("Other",)


@pytest.mark.rule("712.14")
def test_from_elsewhere_it_enters_with_its_front_face_up():
    play = Play()
    card_id = play.add(ALICE, "Huntmaster of the Fells", Zone.GRAVEYARD)
    run(Acting(play.table, card_id, ALICE).move((card_id,), Zone.BATTLEFIELD))
    assert play.looks(card_id).names == ("Huntmaster of the Fells",)


@pytest.mark.rule("712.14a")
def test_a_card_is_put_onto_the_battlefield_transformed():
    play = Play()
    card_id = play.add(ALICE, "Huntmaster of the Fells", Zone.GRAVEYARD)
    bear = play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD)
    run(Acting(play.table, card_id, ALICE).move((card_id, bear), Zone.BATTLEFIELD, transformed=True))
    assert play.looks(card_id).names == ("Ravager of the Fells",)
    assert play.zone(bear) is Zone.GRAVEYARD
    assert "712.14a" in play.record.rules


@pytest.mark.rule("712.14a", "400.7")
def test_dying_and_coming_back_transformed():
    play = Play()
    front = face(
        "Witch",
        "{B}",
        "Creature — Human",
        triggered(Dies(ITSELF), ReturnTransformed(EventObject(), yours=True)),
        pt=(1, 1),
    )
    back = face("Ghost", None, "Creature — Spirit", pt=(2, 2), indicator=(Color.BLACK,))
    witch = play.add(ALICE, transforming(front, back))
    bolt = play.add(BOB, "Lightning Bolt", Zone.HAND)
    play.cast(BOB, bolt, witch)
    play.resolve_all()
    assert play.looks(witch).names == ("Ghost",)


@pytest.mark.rule("712.14b", "304.4")
def test_a_card_whose_front_isnt_a_permanent_stays_where_it_is():
    play = Play()
    card_id = play.add(ALICE, "Bala Ged Recovery", Zone.GRAVEYARD)
    run(Acting(play.table, card_id, ALICE).move((card_id,), Zone.BATTLEFIELD))
    assert play.zone(card_id) is Zone.GRAVEYARD


@pytest.mark.rule("712.15", "701.40a", "712.15a", "701.40b")
def test_face_down_a_double_faced_card_is_like_any_other():
    from shinpan.game.enums import FaceDown

    play = Play()
    card_id = play.add(ALICE, "Huntmaster of the Fells", face_down=FaceDown.MANIFEST)
    assert (play.looks(card_id).names, play.looks(card_id).power) == ((), 2)
    play.cast(ALICE, play.add(ALICE, TURN_ALL, Zone.HAND))
    play.resolve()
    assert "712.15a" in play.record.rules
    play.special(ALICE, card_id)
    assert play.looks(card_id).names == ("Huntmaster of the Fells",)
    assert play.table.state.stack == ()  # it hasn't entered, nor transformed


@pytest.mark.rule("712.16")
def test_a_double_faced_permanent_isnt_turned_face_down():
    play = Play()
    hunt = turned(play, "Huntmaster of the Fells")
    bear = play.add(BOB, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Ixidron", Zone.HAND))
    play.resolve()
    assert play.looks(hunt).names == ("Ravager of the Fells",)
    assert play.looks(bear).names == ()
    assert "712.16" in play.record.rules


@pytest.mark.rule("712.17", "406.3a")
def test_exiled_face_down_it_has_no_characteristics():
    from shinpan.game.enums import FaceDown

    play = Play()
    card_id = play.add(ALICE, "Huntmaster of the Fells", Zone.EXILE, face_down=FaceDown.PLAIN)
    assert play.looks(card_id).names == ()
    assert play.game.view(ALICE).exile[0].characteristics.names == ()


@pytest.mark.rule("712.6", "712.7")
def test_its_back_is_no_secret_and_in_a_library_it_is_like_any_card():
    play = Play()
    play.add(ALICE, "Huntmaster of the Fells", Zone.HAND)
    seen = play.game.view(ALICE).hand[0].characteristics
    assert seen.composite is not None
    assert [each.name for each in seen.composite.faces] == ["Huntmaster of the Fells", "Ravager of the Fells"]
    assert play.game.view(BOB).players[0].hand == 1


@pytest.mark.rule("712.18")
def test_effects_go_on_after_it_transforms():
    play = Play()
    prowler = play.add(ALICE, "Kessig Prowler")
    growth = play.add(ALICE, "Giant Growth", Zone.HAND)
    play.cast(ALICE, growth, prowler)
    play.resolve()
    play.activate(ALICE, prowler)
    play.resolve()
    assert (play.looks(prowler).power, play.looks(prowler).toughness) == (7, 7)


@pytest.mark.rule("712.2", "601.2a")
def test_delver_looks_reveals_and_transforms():
    play = Play()
    delver = play.add(ALICE, "Delver of Secrets")
    bolt = play.add(ALICE, "Lightning Bolt", Zone.LIBRARY)
    play.until(Step.UPKEEP, BOB)
    play.until(Step.UPKEEP, ALICE)
    assert play.obj(bolt).zone is Zone.LIBRARY
    while play.game.at_rest:
        from shinpan.rules.listing import PASS

        play.game.answer(PASS)
    decision = play.game.decision
    assert decision is not None
    sight = play.game.view(ALICE).decision
    assert sight is not None
    assert [each.characteristics.name for each in sight.shown] == ["Lightning Bolt"]
    other = play.game.view(BOB).decision
    assert other is not None
    assert other.shown == ()
    play.answer(True)
    assert play.looks(delver).names == ("Insectile Aberration",)


@pytest.mark.rule("712.2")
def test_delver_stays_if_nothing_is_revealed():
    play = Play()
    delver = play.add(ALICE, "Delver of Secrets")
    play.add(ALICE, "Lightning Bolt", Zone.LIBRARY)
    play.until(Step.UPKEEP, BOB)
    play.until(Step.UPKEEP, ALICE)
    play.resolve(False)
    assert play.looks(delver).names == ("Delver of Secrets",)


@pytest.mark.rule("301.5", "712.8d")
def test_a_land_becomes_a_demon():
    play = Play()
    abbey = play.add(ALICE, "Westvale Abbey")
    for _ in range(5):
        play.add(ALICE, "Grizzly Bears")
    play.activate(ALICE, abbey, number=2)
    play.resolve()
    assert play.looks(abbey).names == ("Ormendahl, Profane Prince",)
    assert not play.obj(abbey).tapped
    assert play.looks(abbey).mana_value == 0


@pytest.mark.rule("603.4", "712.2")
def test_werewolves_of_old_look_at_the_last_turn():
    play = Play()
    ranger = play.add(ALICE, "Daybreak Ranger")
    play.until(Step.UPKEEP, BOB)
    play.resolve_all()
    assert play.looks(ranger).names == ("Nightfall Predator",)
    bear = play.add(BOB, "Grizzly Bears")
    ranger_fights = play.table.state.turn.active
    assert ranger_fights == BOB
    play.activate(ALICE, ranger, bear)
    play.resolve()
    assert play.zone(bear) is Zone.GRAVEYARD
    for _ in range(2):
        play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), ALICE)
        play.resolve()
    play.until(Step.UPKEEP, ALICE)
    play.resolve_all()
    assert play.looks(ranger).names == ("Daybreak Ranger",)


def run(steps: Any) -> None:
    for decision in steps:
        raise AssertionError(f"nothing should be asked: {decision}")


def test_gaining_life_and_transforming_in_one_effect():
    play = Play()
    both = card("Both", "{G}", "Instant", spell(Sequence((GainLife(Fixed(1)), Transform(All(creature()))))))
    prowler = play.add(ALICE, "Kessig Prowler")
    play.cast(ALICE, play.add(ALICE, both, Zone.HAND))
    play.resolve()
    assert play.life(ALICE) == 21
    assert play.looks(prowler).names == ("Sinuous Predator",)


@pytest.mark.rule("701.53a", "701.53b", "111.10i")
def test_an_incubator_is_a_double_faced_token_with_counters():
    play = Play()
    play.cast(ALICE, play.add(ALICE, "Eyes of Gitaxias", Zone.HAND))
    play.resolve()
    (incubator,) = play.tokens("Incubator Token")
    assert play.obj(incubator).counters == ((CounterKind.PLUS_ONE_PLUS_ONE, 3),)
    assert CardType.CREATURE not in play.looks(incubator).types
    play.activate(ALICE, incubator)
    play.resolve()
    assert play.looks(incubator).names == ("Phyrexian Token",)
    assert (play.looks(incubator).power, play.looks(incubator).toughness) == (3, 3)


@pytest.mark.rule("701.27a", "701.28f", "101.2")
def test_moonsilver_keeps_a_werewolf_from_transforming():
    play = Play()
    prowler = play.add(ALICE, "Kessig Prowler")
    play.add(BOB, "Bound by Moonsilver", attached_to=prowler)
    play.activate(ALICE, prowler)
    play.resolve()
    assert play.looks(prowler).names == ("Kessig Prowler",)
