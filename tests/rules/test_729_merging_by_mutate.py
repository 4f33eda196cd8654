"""Merging (729; 725 in the edition of November 2023) as it comes about in games: by mutate (702.140)."""

from collections.abc import Callable, Sequence

import pytest
from mutate_play import MUTATE, mutate, mutating, names_of
from table_play import ALICE, BOB, Play

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Decision, Option
from shinpan.game.enums import Duration, FaceDown, ObjectKind, Step, Zone
from shinpan.game.events import ZoneChange
from shinpan.game.face_events import TurnedFaceUp
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.references.players import You
from shinpan.rules.context.queries import Queries
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.lasting import begin_effect
from shinpan.rules.happening.moving import put
from shinpan.rules.happening.transforming import flip, transform
from shinpan.rules.happening.turning import turn_down, turn_up


def as_token(play: Play, name: str) -> ObjectId:
    """Put a token with the characteristics of a card onto the battlefield."""
    token = play.add(ALICE, name)
    obj = play.state.objects[token]
    part = obj.components[0].with_(kind=ObjectKind.TOKEN)
    play.state.tokens_made = True
    put(play.state, obj.with_(kind=ObjectKind.TOKEN, components=(part,)))
    return token


def turned(play: Play, object_id: ObjectId, *, up: bool) -> bool:
    """Turn a permanent face up or down; return whether it was."""
    batch = Batch(play.table)
    if not up:
        done = turn_down(play.table, batch, object_id)
    else:
        steps = turn_up(play.table, batch, object_id)
        try:
            while True:
                next(steps)
        except StopIteration as stop:
            done = stop.value
    batch.close()
    return bool(done)


def by_source(name: str) -> Callable[[Decision], list[Option]]:
    """Choose the replacement effect of a source."""
    return lambda decision: [next(each for each in decision.options if name in each.en)]


def in_order(player: PlayerId, names: Sequence[str]) -> Callable[[Decision], list[Option]]:
    """Put cards in an order, as the player who has to."""

    def answer(decision: Decision) -> list[Option]:
        assert decision.player == player
        return [next(each for each in decision.options if each.en == name) for name in names]

    return answer


# -- 729.1, 729.2 (725.1, 725.2) ---------------------------------------------------------------------------------------


@pytest.mark.rule("729.1", "729.2")
@pytest.mark.old_rule("2023-11-17", "725.1", "725.2")
def test_729_1_729_2_one_permanent_of_two_components() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
    assert names_of(play, [host]) == ["Gemrazer", "Grizzly Bears"]
    assert [each for each in play.table.state.battlefield if play.table.is_creature(each)] == [host]
    assert {"729.2", "702.140c"} <= set(play.record.rules)


@pytest.mark.rule("729.2a")
@pytest.mark.old_rule("2023-11-17", "725.2a")
def test_729_2a_a_copiable_effect_with_the_timestamp_of_the_merging() -> None:
    """What a copy gets is the topmost's values and all abilities; the copy is one card or token."""
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Typhoid Rats"), "mutate under")
    play.resolve_all()
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve("yes")
    looks = play.looks(clone)
    assert (looks.names, looks.power, looks.mana_value) == (("Typhoid Rats",), 1, 1)
    for keyword in (KeywordAbility.DEATHTOUCH, KeywordAbility.REACH, KeywordAbility.TRAMPLE, KeywordAbility.MUTATE):
        assert play.table.has(play.now(clone), keyword)
    assert len(play.obj(clone).components) == 1
    assert play.obj(clone).designations.mutations == 0
    assert copiable_values(play.table, play.now(clone)) == copiable_values(play.table, host)


@pytest.mark.rule("729.2b")
@pytest.mark.old_rule("2023-11-17", "725.2b")
def test_729_2b_nothing_enters() -> None:
    play = Play()
    play.add(ALICE, "Soul Warden")
    before = play.life(ALICE)
    host = mutate(play, "Gemrazer", play.add(ALICE, "Mulldrifter"), "mutate over")
    changes = [each for each in play.record.events if isinstance(each, ZoneChange)]
    assert not [each for each in changes if each.destination is Zone.BATTLEFIELD]
    play.resolve_all()
    assert play.life(ALICE) == before
    assert play.zone(host) is Zone.BATTLEFIELD
    assert not names_of(play, play.table.state.stack)


@pytest.mark.rule("729.2c")
@pytest.mark.old_rule("2023-11-17", "725.2c")
def test_729_2c_the_same_object_with_all_that_is_on_it() -> None:
    play = Play()
    host = play.add(ALICE, "Grizzly Bears", tapped=True, counters=((CounterKind.PLUS_ONE_PLUS_ONE, 1),), damage=1)
    aura = play.add(ALICE, "Rancor", attached_to=host)
    sword = play.add(ALICE, "Bonesplitter", attached_to=host)
    mutate(play, "Gemrazer", host)
    obj = play.obj(host)
    assert (obj.id, obj.tapped, obj.damage, obj.sick) == (host, True, 1, False)
    assert play.looks(host).power == 4 + 1 + 2 + 2
    assert play.obj(aura).attached_to == play.obj(sword).attached_to == host


@pytest.mark.rule("729.2c")
@pytest.mark.old_rule("2023-11-17", "725.2c")
@pytest.mark.parametrize("sick", [True, False])
def test_729_2c_it_hasnt_just_come_under_control(sick: bool) -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears", sick=sick))
    play.resolve_all()
    assert play.obj(host).sick is sick


@pytest.mark.rule("729.2c")
@pytest.mark.old_rule("2023-11-17", "725.2c")
def test_729_2c_it_stays_under_the_control_of_whom_it_was() -> None:
    """The spell's controller chooses over or under; the permanent's controller has the ability that triggers."""
    play = Play()
    host = play.add(ALICE, "Grizzly Bears", controller=BOB)
    spell = mutating(play, "Dreamtail Heron", host)
    assert play.table.controller(spell) == ALICE
    hand = len(play.table.state.hands[BOB])
    play.resolve("mutate over")
    assert play.table.controller(host) == BOB
    play.resolve()
    assert len(play.table.state.hands[BOB]) == hand + 1


@pytest.mark.rule("729.2c")
@pytest.mark.old_rule("2023-11-17", "725.2c")
def test_729_2c_a_target_taken_meanwhile_still_merges() -> None:
    """Of the target, its owner has to be the same, not its controller."""
    play = Play()
    host = play.add(ALICE, "Grizzly Bears")
    mutating(play, "Dreamtail Heron", host)
    begin_effect(play.table, Queries(play.table, host, BOB), (ChangeControl(You()),), Duration.FOREVER, (host,))
    assert play.table.controller(host) == BOB
    play.resolve("mutate over")
    assert play.table.controller(host) == BOB
    assert len(play.obj(host).components) == 2


@pytest.mark.rule("729.2d")
@pytest.mark.old_rule("2023-11-17", "725.2d")
def test_729_2d_a_token_only_if_the_topmost_component_is_one() -> None:
    for how, token in (("mutate over", False), ("mutate under", True)):
        play = Play()
        host = mutate(play, "Gemrazer", as_token(play, "Grizzly Bears"), how)
        assert play.obj(host).is_token is token


@pytest.mark.rule("729.2d")
@pytest.mark.old_rule("2023-11-17", "725.2d")
def test_729_2d_what_asks_for_a_nontoken_asks_the_permanent() -> None:
    for how, triggers in (("mutate over", True), ("mutate under", False)):
        play = Play()
        vat = play.add(BOB, "Mimic Vat")
        doom = play.add(BOB, "Doom Blade", Zone.HAND)
        host = mutate(play, "Dreamtail Heron", as_token(play, "Grizzly Bears"), how)
        play.resolve_all()
        play.cast(BOB, doom, host)
        play.resolve()
        assert bool(play.table.state.stack) is triggers
        assert play.zone(vat) is Zone.BATTLEFIELD


# -- 729.2e-g: face up and face down -----------------------------------------------------------------------------------


@pytest.mark.rule("729.2e")
@pytest.mark.old_rule("2023-11-17", "725.2e")
def test_729_2e_over_a_face_down_permanent_it_is_face_up_but_wasnt_turned() -> None:
    play = Play()
    host = play.add(ALICE, "Typhoid Rats", face_down=FaceDown.MANIFEST)
    mutate(play, "Gemrazer", host)
    assert play.obj(host).face_down is None
    assert play.looks(host).names == ("Gemrazer",)
    assert not play.table.has(host, KeywordAbility.DEATHTOUCH)  # of a component that lies face down, nothing counts
    assert not [each for each in play.record.events if isinstance(each, TurnedFaceUp)]
    for player in (ALICE, BOB):
        (seen,) = (each for each in play.game.view(player).battlefield if each.id == host)
        assert seen.components == ("Gemrazer", "")


@pytest.mark.rule("729.2e")
@pytest.mark.old_rule("2023-11-17", "725.2e")
def test_729_2e_under_a_face_down_permanent_it_is_face_down() -> None:
    play = Play()
    host = play.add(ALICE, "Typhoid Rats", face_down=FaceDown.MANIFEST)
    mutate(play, "Gemrazer", host, "mutate under")
    looks = play.looks(host)
    assert (looks.names, looks.power, looks.toughness, looks.abilities) == ((), 2, 2, ())
    assert not play.table.state.stack  # it has no ability that could trigger


@pytest.mark.rule("729.2e")
@pytest.mark.old_rule("2023-11-17", "725.2e")
def test_729_2e_each_component_keeps_its_side() -> None:
    """Face down, face up under it, and then something face up on top: only the face-down one contributes nothing."""
    play = Play()
    host = play.add(ALICE, "Typhoid Rats", face_down=FaceDown.MANIFEST)
    mutate(play, "Gemrazer", host, "mutate under")
    play.resolve_all()
    mutate(play, "Cubwarden", host, "mutate over")
    play.resolve_all()
    assert play.looks(host).names == ("Cubwarden",)
    assert play.table.has(host, KeywordAbility.REACH)
    assert not play.table.has(host, KeywordAbility.DEATHTOUCH)


@pytest.mark.rule("729.2f")
@pytest.mark.old_rule("2023-11-17", "725.2f")
def test_729_2f_all_components_are_turned_together() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Typhoid Rats"))
    play.resolve_all()
    assert turned(play, host, up=False)
    assert (play.looks(host).names, play.looks(host).power, play.looks(host).abilities) == ((), 2, ())
    assert turned(play, host, up=True)
    assert play.looks(host).names == ("Gemrazer",)
    assert play.table.has(host, KeywordAbility.DEATHTOUCH)


@pytest.mark.rule("729.2f")
@pytest.mark.old_rule("2023-11-17", "725.2f")
def test_729_2f_a_face_down_component_below_is_turned_up_with_the_rest() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Typhoid Rats", face_down=FaceDown.MANIFEST))
    play.resolve_all()
    assert turned(play, host, up=False)
    assert turned(play, host, up=True)
    assert play.table.has(host, KeywordAbility.DEATHTOUCH)


@pytest.mark.rule("729.2g")
@pytest.mark.old_rule("2023-11-17", "725.2g")
@pytest.mark.parametrize("card", ["Shock", "Divination"])
def test_729_2g_with_an_instant_or_sorcery_it_stays_face_down_and_is_revealed(card: str) -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, card, face_down=FaceDown.MANIFEST), "mutate under")
    assert not turned(play, host, up=True)
    assert play.obj(host).face_down is not None
    assert "701.40g" in play.record.rules
    assert not [each for each in play.record.events if isinstance(each, TurnedFaceUp)]


@pytest.mark.rule("729.2g")
@pytest.mark.old_rule("2023-11-17", "725.2g")
def test_729_2g_on_top_of_such_a_card_it_is_face_up_and_then_cant_come_back_up() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Shock", face_down=FaceDown.MANIFEST))
    play.resolve_all()
    assert play.looks(host).names == ("Gemrazer",)
    assert turned(play, host, up=False)
    assert not turned(play, host, up=True)


# -- 729.2h-j: flip cards and double-faced cards -----------------------------------------------------------------------


@pytest.mark.rule("729.2h")
@pytest.mark.old_rule("2023-11-17", "725.2h")
@pytest.mark.parametrize("how", ["mutate over", "mutate under"])
def test_729_2h_flipped_the_flip_cards_alternative_characteristics_are_used(how: str) -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Orochi Eggwatcher"), how)
    play.resolve_all()
    batch = Batch(play.table)
    assert flip(play.table, batch, host)
    batch.close()
    looks = play.looks(host)
    assert looks.names == (("Gemrazer",) if how == "mutate over" else ("Shidako, Broodmistress",))
    texts = [ability for ability in looks.abilities if "Sacrifice" in type(ability).__name__ or "cost" in repr(ability)]
    assert texts
    assert play.obj(host).flipped


@pytest.mark.rule("729.2i")
@pytest.mark.old_rule("2023-11-17", "725.2i")
def test_729_2i_each_double_faced_component_turns() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Kessig Prowler"), "mutate under")
    play.resolve_all()
    batch = Batch(play.table)
    assert not list(transform(play.table, batch, host))
    batch.close()
    assert play.looks(host).names == ("Sinuous Predator",)
    assert play.looks(host).power == 4
    assert play.table.has(host, KeywordAbility.REACH)
    assert [each.face for each in play.obj(host).components] == [1, 0]


@pytest.mark.rule("729.2i")
@pytest.mark.old_rule("2023-11-17", "725.2i")
def test_729_2i_without_a_double_faced_component_nothing_turns() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
    play.resolve_all()
    batch = Batch(play.table)
    list(transform(play.table, batch, host))
    batch.close()
    assert "712.9" in play.record.rules


@pytest.mark.rule("729.2j")
@pytest.mark.old_rule("2023-11-17", "725.2j")
def test_729_2j_a_double_faced_component_keeps_it_face_up() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Kessig Prowler"))
    play.resolve_all()
    assert not turned(play, host, up=False)
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Graf Rats"))
    play.resolve_all()
    assert not turned(play, host, up=False)


# -- 729.3 (725.3): leaving --------------------------------------------------------------------------------------------


@pytest.mark.rule("729.3")
@pytest.mark.old_rule("2023-11-17", "725.3")
def test_729_3_one_permanent_leaves_and_each_component_arrives() -> None:
    play = Play()
    host = mutate(play, "Cubwarden", mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears")))
    play.resolve_all()
    unsummon = play.add(BOB, "Unsummon", Zone.HAND)
    play.cast(BOB, unsummon, host)
    play.resolve()
    assert set(names_of(play, play.table.state.hands[ALICE])) >= {"Cubwarden", "Gemrazer", "Grizzly Bears"}
    moves = [each for each in play.record.events if isinstance(each, ZoneChange) and each.object == host]
    assert [len(each.arrivals) for each in moves] == [3]


@pytest.mark.rule("729.3")
@pytest.mark.old_rule("2023-11-17", "725.3")
def test_729_3_a_token_component_ceases_to_exist() -> None:
    for how in ("mutate over", "mutate under"):
        play = Play()
        host = mutate(play, "Gemrazer", as_token(play, "Grizzly Bears"), how)
        play.resolve_all()
        play.cast(BOB, play.add(BOB, "Unsummon", Zone.HAND), host)
        play.resolve()
        hand = names_of(play, play.table.state.hands[ALICE])
        assert hand.count("Gemrazer") == 1
        assert "Grizzly Bears" not in hand


@pytest.mark.rule("729.3a")
@pytest.mark.old_rule("2023-11-17", "725.3a")
def test_729_3a_the_owner_arranges_and_in_the_library_nobody_else_learns_how() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
    play.resolve_all()
    ebb = play.add(ALICE, "Time Ebb", Zone.HAND)
    play.cast(ALICE, ebb, host)
    play.resolve(["Grizzly Bears", "Gemrazer"])
    top = play.table.state.libraries[ALICE][:2]
    assert names_of(play, top) == ["Grizzly Bears", "Gemrazer"]
    assert "Grizzly Bears" not in str(play.game.view(BOB))


@pytest.mark.rule("729.3b")
@pytest.mark.old_rule("2023-11-17", "725.3b")
def test_729_3b_who_exiles_it_determines_the_timestamps() -> None:
    for order in (["Grizzly Bears", "Gemrazer"], ["Gemrazer", "Grizzly Bears"]):
        play = Play()
        host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
        play.resolve_all()
        swords = play.add(BOB, "Swords to Plowshares", Zone.HAND)
        play.cast(BOB, swords, host)
        play.resolve(in_order(BOB, order))
        exiled = sorted(play.table.state.exile, key=lambda each: play.table.state.objects[each].timestamp)
        assert names_of(play, exiled) == order


@pytest.mark.rule("729.3c")
@pytest.mark.old_rule("2023-11-17", "725.3c")
def test_729_3c_an_effect_that_finds_it_finds_all_and_treats_each() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
    play.resolve_all()
    blink = play.add(ALICE, "Otherworldly Journey", Zone.HAND)
    play.cast(ALICE, blink, host)
    play.resolve()
    play.until(Step.END)
    play.resolve_all()
    for name in ("Gemrazer", "Grizzly Bears"):
        (found,) = play.tokens(name)
        obj = play.table.state.objects[found]
        assert (obj.counters, len(obj.components), obj.sick) == (((CounterKind.PLUS_ONE_PLUS_ONE, 1),), 1, True)


@pytest.mark.rule("729.3d")
@pytest.mark.old_rule("2023-11-17", "725.3d")
def test_729_3d_a_replacement_effect_applied_to_it_applies_to_all() -> None:
    for chosen, zone in (("Rest in Peace", Zone.EXILE), ("Wheel of Sun and Moon", Zone.LIBRARY)):
        play = Play()
        host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
        play.resolve_all()
        play.add(BOB, "Rest in Peace")
        play.add(BOB, "Wheel of Sun and Moon", attached_to=ALICE)
        play.cast(BOB, play.add(BOB, "Doom Blade", Zone.HAND), host)
        play.resolve(by_source(chosen))
        found = play.table.state.exile if zone is Zone.EXILE else play.table.state.libraries[ALICE][-2:]
        assert set(names_of(play, found)) >= {"Gemrazer", "Grizzly Bears"}


@pytest.mark.rule("729.3")
@pytest.mark.old_rule("2023-11-17", "725.3")
def test_729_3_dies_triggers_once_a_card_is_put_triggers_for_each() -> None:
    play = Play()
    lazav, artist = play.add(BOB, "Lazav, Dimir Mastermind"), play.add(BOB, "Blood Artist")
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
    play.resolve_all()
    play.cast(BOB, play.add(BOB, "Doom Blade", Zone.HAND), host)
    play.resolve()
    sources = [play.table.state.objects[each].stacked.source for each in play.table.state.stack]
    assert sorted(sources) == sorted([lazav, lazav, artist])


# -- hosts of every kind -----------------------------------------------------------------------------------------------


def test_merging_on_a_melded_permanent() -> None:
    play = Play()
    play.add(ALICE, "Graf Rats")
    play.add(ALICE, "Midnight Scavengers")
    play.until(Step.BEGINNING_OF_COMBAT)
    play.resolve()
    play.resolve_all()
    (host,) = play.tokens("Chittering Host")
    play.until(Step.POSTCOMBAT_MAIN)
    mutate(play, "Gemrazer", host, "mutate under")
    play.resolve_all()
    looks = play.looks(host)
    assert (looks.names, looks.mana_value, len(play.obj(host).components)) == (("Chittering Host",), 7, 3)
    assert play.table.has(host, KeywordAbility.REACH)
    assert play.table.has(host, KeywordAbility.MENACE)
    play.cast(BOB, play.add(BOB, "Unsummon", Zone.HAND), host)
    play.resolve()
    assert set(names_of(play, play.table.state.hands[ALICE])) >= {"Graf Rats", "Midnight Scavengers", "Gemrazer"}


def test_merging_on_a_copy() -> None:
    """The copy effect lies below: over it the new values count, and its abilities as a copy stay."""
    play = Play()
    play.add(BOB, "Typhoid Rats")
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve("yes")
    host = play.now(clone)
    mutate(play, "Gemrazer", host, "mutate under")
    play.resolve_all()
    assert play.looks(host).names == ("Typhoid Rats",)
    assert play.table.has(host, KeywordAbility.REACH)
    mutate(play, "Cubwarden", host, "mutate over")
    play.resolve_all()
    assert play.looks(host).names == ("Cubwarden",)
    assert play.table.has(host, KeywordAbility.DEATHTOUCH)
    play.cast(BOB, play.add(BOB, "Unsummon", Zone.HAND), host)
    play.resolve()
    assert set(names_of(play, play.table.state.hands[ALICE])) >= {"Clone", "Gemrazer", "Cubwarden"}


def test_merging_with_a_phased_out_creature_isnt_possible_and_a_merged_one_phases_whole() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears"))
    play.resolve_all()
    play.cast(ALICE, play.add(ALICE, "Teferi's Protection", Zone.HAND))
    play.resolve()
    assert play.obj(host).phased_out
    card = play.add(ALICE, "Cubwarden", Zone.HAND)
    assert all(way.keywords != MUTATE for way in play.ways(ALICE, card))
    play.until(Step.UPKEEP, BOB)
    play.until(Step.UPKEEP, ALICE)
    assert not play.obj(host).phased_out
    assert (play.looks(host).names, len(play.obj(host).components)) == (("Gemrazer",), 2)
    assert play.obj(host).designations.mutations == 1


def test_a_stolen_merged_creature_goes_to_its_owners_zones() -> None:
    play = Play()
    host = mutate(play, "Gemrazer", play.add(ALICE, "Grizzly Bears", controller=BOB))
    play.resolve_all()
    play.cast(ALICE, play.add(ALICE, "Unsummon", Zone.HAND), host)
    play.resolve()
    assert set(names_of(play, play.table.state.hands[ALICE])) >= {"Gemrazer", "Grizzly Bears"}
    assert not play.table.state.hands[BOB]


@pytest.mark.rule("729.3e")
@pytest.mark.old_rule("2023-11-17", "725.3e")
@pytest.mark.parametrize(("how", "exiled"), [("mutate under", ["Gemrazer"]), ("mutate over", ["Gemrazer"])])
def test_729_3e_an_effect_on_cards_and_a_token_component(how: str, exiled: list[str]) -> None:
    """On top, the card makes it no token: all of it is moved. Under a token, only the card is, and the token dies."""
    play = Play()
    artist = play.add(BOB, "Blood Artist")
    host = mutate(play, "Gemrazer", as_token(play, "Grizzly Bears"), how)
    play.resolve_all()
    play.add(BOB, "Leyline of the Void")
    play.cast(BOB, play.add(BOB, "Doom Blade", Zone.HAND), host)
    play.resolve()
    assert names_of(play, play.table.state.exile) == exiled
    assert not play.table.state.graveyards[ALICE]
    died = [play.table.state.objects[each].stacked.source for each in play.table.state.stack]
    assert died == ([artist] if how == "mutate under" else [])
