"""Mutate (702.140) whole: casting, an illegal target, merging, the trigger, all abilities, what follows the spell."""

import pytest
from mutate_play import MUTATE, mutate, mutating
from table_play import ALICE, BOB, Play

from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.rules.casting.ways import ways_of


def targets(play: Play, card: ObjectId) -> set[ObjectId]:
    """Return what the spell may target, as the game offers it."""
    (way,) = (number for number, each in enumerate(ways_of(play.table, ALICE, card)) if each.keywords == MUTATE)
    option = next(each for each in play.options(ALICE) if getattr(each, "object", None) == card and each.way == way)
    play.game.answer(option)
    decision = play.game.decision
    assert decision is not None
    found = {each.entity for each in decision.options}
    play.game.undo()
    return found


@pytest.mark.rule("702.140a")
def test_702_140a_an_alternative_cost_and_a_target_that_is_no_human_of_the_same_owner() -> None:
    play = Play()
    bear, human = play.add(ALICE, "Grizzly Bears"), play.add(ALICE, "White Knight")
    theirs = play.add(BOB, "Grizzly Bears")
    lent = play.add(ALICE, "Giant Spider", controller=BOB)
    borrowed = play.add(BOB, "Craw Wurm", controller=ALICE)
    card = play.add(ALICE, "Cubwarden", Zone.HAND)
    assert targets(play, card) == {bear, lent}
    assert CreatureType.HUMAN in play.looks(human).subtypes
    assert play.table.controller(borrowed) == ALICE
    assert play.zone(theirs) is Zone.BATTLEFIELD
    spell = play.cast(ALICE, card, lent, keywords=MUTATE)
    assert str(play.obj(spell).choices.targets) == str(((lent,),))


@pytest.mark.rule("702.140a")
def test_702_140a_without_a_target_it_cant_be_cast_so_but_ordinarily() -> None:
    play = Play()
    play.add(ALICE, "White Knight")
    card = play.add(ALICE, "Cubwarden", Zone.HAND)
    assert [way.keywords for way in play.ways(ALICE, card)] == [()]


@pytest.mark.rule("702.140a")
def test_702_140a_the_mutate_cost_is_paid_instead_and_the_mana_value_stays() -> None:
    play = Play(mana=False)
    bear = play.add(ALICE, "Grizzly Bears")
    for _ in range(3):
        play.add(ALICE, "Forest")
    card = play.add(ALICE, "Gemrazer", Zone.HAND)  # {3}{G}, mutate {1}{G}{G}
    assert [way.keywords for way in play.ways(ALICE, card)] == [MUTATE]
    spell = play.cast(ALICE, card, bear, keywords=MUTATE)
    assert play.looks(spell).mana_value == 4


@pytest.mark.rule("702.140b")
@pytest.mark.parametrize(("player", "answer"), [(BOB, "Lightning Bolt"), (ALICE, "Teferi's Protection")])
def test_702_140b_with_an_illegal_target_it_resolves_as_a_creature_spell(player: PlayerId, answer: str) -> None:
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears")
    response = play.add(player, answer, Zone.HAND)
    spell = mutating(play, "Dreamtail Heron", bear)
    play.cast(player, response, *([bear] if player == BOB else []))
    play.resolve()
    play.resolve()
    heron = play.obj(spell)
    assert (heron.zone, len(heron.components), heron.controller) == (Zone.BATTLEFIELD, 1, ALICE)
    assert heron.choices is not None
    assert heron.choices.keywords == ()
    assert heron.designations.mutations == 0
    assert heron.sick
    assert "702.140b" in play.record.rules
    assert not play.table.state.stack  # it didn't mutate


@pytest.mark.rule("702.140b")
def test_702_140b_a_target_that_has_changed_but_is_legal_still_merges() -> None:
    play = Play()
    bear, frog = play.add(ALICE, "Grizzly Bears"), play.add(BOB, "Turn to Frog", Zone.HAND)
    mutating(play, "Dreamtail Heron", bear)
    play.cast(BOB, frog, bear)
    play.resolve(count=2)
    looks = play.looks(bear)
    assert (looks.names, looks.power, looks.abilities) == (("Dreamtail Heron",), 1, ())
    assert not play.table.state.stack  # it has lost the ability that would trigger


@pytest.mark.rule("702.140c")
def test_702_140c_over_or_under_at_resolution() -> None:
    for how, name in (("mutate over", "Dreamtail Heron"), ("mutate under", "Grizzly Bears")):
        play = Play()
        bear = mutate(play, "Dreamtail Heron", play.add(ALICE, "Grizzly Bears"), how)
        assert play.obj(bear).id == bear
        assert play.looks(bear).names == (name,)
        assert len(play.obj(bear).components) == 2
        assert "608.3a" not in play.record.rules  # nothing enters


@pytest.mark.rule("702.140d")
def test_702_140d_the_trigger_of_what_mutated_and_of_what_watches() -> None:
    play = Play()
    bear, symbiote = play.add(ALICE, "Grizzly Bears"), play.add(ALICE, "Essence Symbiote")
    before, hand = play.life(ALICE), len(play.table.state.hands[ALICE])
    mutate(play, "Dreamtail Heron", bear)
    assert len(play.table.state.stack) == 2
    play.resolve_all()
    assert play.life(ALICE) == before + 2
    assert len(play.table.state.hands[ALICE]) == hand + 1
    assert play.looks(bear).power == 4
    assert play.zone(symbiote) is Zone.BATTLEFIELD


@pytest.mark.rule("702.140d")
def test_702_140d_a_creature_that_enters_doesnt_mutate() -> None:
    play = Play()
    play.cast(ALICE, play.add(ALICE, "Dreamtail Heron", Zone.HAND), keywords=())
    play.resolve()
    assert not play.table.state.stack


@pytest.mark.rule("702.140e")
def test_702_140e_the_abilities_of_all_the_rest_of_the_topmost() -> None:
    play = Play()
    host = play.add(ALICE, "Typhoid Rats")
    for name, how in (("Cubwarden", "mutate over"), ("Gemrazer", "mutate under")):
        mutate(play, name, host, how)
        play.resolve_all()
    looks = play.looks(host)
    assert (looks.names, looks.power, looks.toughness, looks.mana_value) == (("Cubwarden",), 3, 5, 4)
    for keyword in (KeywordAbility.DEATHTOUCH, KeywordAbility.LIFELINK, KeywordAbility.REACH, KeywordAbility.TRAMPLE):
        assert play.table.has(host, keyword)
    assert play.obj(host).designations.mutations == 2


@pytest.mark.rule("702.140e")
def test_702_140e_every_trigger_of_every_component_each_time() -> None:
    play = Play()
    host = mutate(play, "Vulpikeet", play.add(ALICE, "Mysterious Egg"))
    play.resolve_all()
    assert play.looks(host).power == 4  # 2/3 and two counters
    mutate(play, "Glowstone Recluse", host, "mutate under")
    assert len(play.table.state.stack) == 3
    play.resolve_all()
    assert play.looks(host).power == 8


@pytest.mark.rule("702.140f")
def test_702_140f_what_applied_to_the_spell_applies_to_the_permanent() -> None:
    play = Play()
    host = play.add(ALICE, "Grizzly Bears")
    spell = mutating(play, "Dreamtail Heron", host)
    from shinpan.game.effects import ContinuousEffect
    from shinpan.game.enums import Duration
    from shinpan.phrases.abilities import Keyword
    from shinpan.phrases.modifications.abilities import GainAbilities

    state = play.table.state
    state.effects += (
        ContinuousEffect(
            id=state.new_effect_id(),
            source=spell,
            controller=ALICE,
            timestamp=state.new_timestamp(),
            duration=Duration.END_OF_TURN,
            parts=(GainAbilities((Keyword(KeywordAbility.HASTE),)),),
            affected=(spell,),
            turn=1,
        ),
    )
    state.version += 1
    play.resolve("mutate under")
    assert play.table.has(host, KeywordAbility.HASTE)
    assert state.successors[spell] == (host,)


@pytest.mark.rule("702.140a")
def test_702_140a_a_copy_of_a_mutating_creature_spell_mutates_too() -> None:
    """707.10: it is no cast spell, but a mutating one with the same target; what merges is a token (729.2d)."""
    play = Play()
    bear, fork = play.add(ALICE, "Grizzly Bears"), play.add(ALICE, "Double Major", Zone.HAND)
    spell = mutating(play, "Dreamtail Heron", bear)
    play.cast(ALICE, fork, spell)
    play.resolve()
    copy = play.table.state.stack[0]
    assert play.table.state.objects[copy].kind is ObjectKind.COPY
    play.resolve("mutate over")
    assert play.obj(bear).is_token
    assert [each.kind for each in play.obj(bear).components] == [ObjectKind.TOKEN, ObjectKind.CARD]
    play.resolve()  # its trigger
    play.resolve("mutate over")
    assert not play.obj(bear).is_token
    assert len(play.obj(bear).components) == 3
    assert play.obj(bear).designations.mutations == 2


@pytest.mark.rule("702.140a")
def test_702_140a_a_copy_by_another_player_finds_no_legal_target() -> None:
    """The copy's owner is who controls the effect that made it, so it resolves as a creature spell (702.140b)."""
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears")
    spell = mutating(play, "Dreamtail Heron", bear)
    from shinpan.rules.copying.stack import copy_on_stack
    from shinpan.rules.copying.values import copied_values

    for _ in copy_on_stack(play.table, copied_values(play.table, spell), BOB):
        raise AssertionError("nothing is asked")
    play.resolve()
    (token,) = play.tokens("Dreamtail Heron")
    assert play.table.controller(token) == BOB
    assert play.table.state.objects[token].is_token
    assert len(play.obj(bear).components) == 1
