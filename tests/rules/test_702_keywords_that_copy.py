"""Keywords that copy: populate (701.36), cipher (702.99), embalm (702.128), eternalize (702.129), encore (702.141)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.game.decisions import Activate
from shinpan.game.enums import Color, Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.subtypes import CreatureType
from shinpan.rules.combat.attacking import attack_refusal


def from_graveyard(play: Play, name: str, *answers: object) -> tuple[ObjectId, list[ObjectId]]:
    """Activate the ability of a card in the graveyard and let it resolve; return the card and its tokens."""
    card = play.add(ALICE, name, Zone.GRAVEYARD)
    play.activate(ALICE, card)
    play.resolve(*answers)
    return card, play.tokens(name)


@pytest.mark.rule("701.36a", "701.36b")
def test_populating_copies_a_creature_token_that_one_controls():
    play = Play()
    play.add(ALICE, "Hill Giant")
    defenses = [play.add(ALICE, "Rootborn Defenses", Zone.HAND) for _ in range(2)]
    play.cast(ALICE, defenses[0])
    play.resolve()
    assert len(play.tokens("Hill Giant")) == 1
    play.cast(ALICE, play.add(ALICE, "Dragon Fodder", Zone.HAND))
    play.resolve()
    goblins = play.tokens("Goblin Token")
    play.cast(ALICE, defenses[1])
    play.resolve(goblins[1])
    assert len(play.tokens("Goblin Token")) == 3


@pytest.mark.rule("702.128a", "707.9b")
def test_an_embalmed_card_comes_back_as_a_white_zombie_without_mana_cost():
    play = Play()
    card, cats = from_graveyard(play, "Sacred Cat")
    assert play.zone(card) is Zone.EXILE
    looks = play.looks(cats[0])
    assert looks.colors == {Color.WHITE}
    assert looks.subtypes == {CreatureType.CAT, CreatureType.ZOMBIE}
    assert (looks.mana_cost, looks.mana_value) == (None, 0)
    assert (looks.power, looks.toughness) == (1, 1)


@pytest.mark.rule("702.128a")
def test_one_embalms_only_as_a_sorcery():
    play = Play()
    card = play.add(ALICE, "Sacred Cat", Zone.GRAVEYARD)
    assert [option.object for option in play.options(ALICE, Activate)] == [card]
    play.until(Step.UPKEEP, BOB)
    play.pass_to(ALICE)
    assert not play.options(ALICE, Activate)


@pytest.mark.rule("702.128b", "707.9f")
def test_only_an_embalmed_vizier_copies_with_the_exception():
    play = Play()
    play.add(BOB, "Hill Giant")
    cast = play.cast(ALICE, play.add(ALICE, "Vizier of Many Faces", Zone.HAND))
    play.resolve(True)
    assert play.looks(play.now(cast)).colors == {Color.RED}
    vizier = play.add(ALICE, "Vizier of Many Faces", Zone.GRAVEYARD)
    play.activate(ALICE, vizier)
    play.resolve(True, play.tokens("Hill Giant")[0])
    embalmed = max(play.tokens("Hill Giant"))
    looks = play.looks(embalmed)
    assert (looks.name, looks.power, looks.mana_cost) == ("Hill Giant", 3, None)
    assert looks.colors == {Color.WHITE}
    assert looks.subtypes == {CreatureType.GIANT, CreatureType.ZOMBIE}


@pytest.mark.rule("702.128b", "707.2", "707.3")
def test_what_copies_an_embalmed_copy_has_the_exception_too():
    """A Vizier that enters as a copy of the token isn't embalmed, but the exception is in what it copies."""
    play = Play()
    from_graveyard(play, "Sacred Cat")
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True)
    assert play.looks(play.now(clone)).subtypes == {CreatureType.CAT, CreatureType.ZOMBIE}


@pytest.mark.rule("702.129a")
def test_an_eternalized_card_is_a_black_4_4():
    play = Play()
    _, pouncers = from_graveyard(play, "Adorned Pouncer")
    looks = play.looks(pouncers[0])
    assert looks.colors == {Color.BLACK}
    assert (looks.power, looks.toughness) == (4, 4)
    assert looks.subtypes == {CreatureType.CAT, CreatureType.ZOMBIE}


@pytest.mark.rule("702.141a")
def test_encore_makes_an_attacker_for_each_opponent_until_the_end_step():
    play = Play()
    card, adepts = from_graveyard(play, "Briarblade Adept")
    assert play.zone(card) is Zone.EXILE
    assert len(adepts) == 1
    assert attack_refusal(play.table, ALICE, ()) is not None
    assert attack_refusal(play.table, ALICE, ((adepts[0], BOB),)) is None
    play.until(Step.UPKEEP, BOB)
    assert not play.tokens("Briarblade Adept")


@pytest.mark.rule("603.7c")
def test_the_scarab_god_comes_back_to_the_hand():
    play = Play()
    god = play.add(ALICE, "The Scarab God")
    play.cast(ALICE, play.add(ALICE, "Murder", Zone.HAND), god)
    play.resolve_all()
    play.until(Step.END)
    assert play.zone(play.now(god)) is Zone.GRAVEYARD
    play.resolve_all()
    assert play.zone(play.now(god)) is Zone.HAND


@pytest.mark.rule("702.99a")
def test_a_spell_that_no_card_represents_is_not_encoded():
    play = Play()
    play.add(ALICE, "Grizzly Bears")
    slice_ = play.cast(ALICE, play.add(ALICE, "Shadow Slice", Zone.HAND), BOB)
    play.cast(ALICE, play.add(ALICE, "Twincast", Zone.HAND), slice_)
    play.resolve(False)
    play.resolve()  # the copy: nothing is asked
    assert play.table.state.exile == ()
    play.resolve(True)
    assert len(play.table.state.exile) == 1


@pytest.mark.rule("702.99a")
def test_without_a_creature_nothing_is_encoded():
    play = Play()
    slice_ = play.cast(ALICE, play.add(ALICE, "Shadow Slice", Zone.HAND), BOB)
    play.resolve()
    assert play.zone(slice_) is Zone.GRAVEYARD


@pytest.mark.rule("702.99c")
def test_a_card_stays_encoded_on_a_creature_that_another_player_controls():
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Shadow Slice", Zone.HAND), BOB)
    play.resolve(True)
    assert len(play.looks(bear).abilities) == 1
    play.until(Step.PRECOMBAT_MAIN, BOB)
    play.cast(BOB, play.add(BOB, "Act of Treason", Zone.HAND), bear)
    play.resolve()
    assert play.table.controller(bear) == BOB
    assert len(play.looks(bear).abilities) == 2  # and haste
