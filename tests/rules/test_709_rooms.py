"""Split cards with a shared type line (709.5): doors, unlocking them, what triggers on it."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import face
from shinpan.cards.many_faced import room
from shinpan.game.decisions import Special
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.layout import LEFT, RIGHT
from shinpan.game.objects import Designations
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.rules.copying.values import copiable_values

POOL = "Bottomless Pool // Locker Room"
BOTH = Designations(unlocked=(LEFT, RIGHT))


@pytest.mark.rule("709.5", "709.5c", "709.5d")
def test_without_unlocked_doors_it_has_only_its_type_line():
    play = Play()
    found = play.looks(play.add(ALICE, POOL))
    assert (found.names, found.mana_cost, found.mana_value, found.colors) == ((), None, 0, frozenset())
    assert found.abilities == ()
    assert found.types == {CardType.ENCHANTMENT}
    assert found.subtypes == {EnchantmentType.ROOM}


@pytest.mark.rule("709.5a", "709.5b", "709.3b")
def test_a_half_is_cast_with_the_type_line_of_the_card():
    play = Play()
    card = play.add(ALICE, POOL, Zone.HAND)
    assert play.looks(card).names == ("Bottomless Pool", "Locker Room")
    spell = play.cast(ALICE, card, face=RIGHT)
    found = play.looks(spell)
    assert (found.names, found.mana_value) == (("Locker Room",), 5)
    assert found.subtypes == {EnchantmentType.ROOM}
    assert found.composite is not None
    assert [each.name for each in found.composite.faces] == ["Bottomless Pool", "Locker Room"]


def test_halves_must_share_their_type_line():
    with pytest.raises(ValueError, match=r"709\.5a"):
        room(face("A", "{U}", "Enchantment — Room"), face("B", "{U}", "Enchantment"))


@pytest.mark.rule("709.5d", "709.5h")
@pytest.mark.parametrize(("half", "triggers"), [(LEFT, 1), (RIGHT, 0)])
def test_the_half_that_was_cast_enters_unlocked(half: int, triggers: int):
    play = Play()
    card = play.add(ALICE, POOL, Zone.HAND)
    bear = play.add(BOB, "Grizzly Bears")
    play.cast(ALICE, card, face=half)
    play.resolve(*([bear] if triggers else []))
    assert play.obj(card).designations.unlocked == (half,)
    assert len(play.table.state.stack) == triggers
    play.resolve_all()
    assert play.zone(bear) is (Zone.HAND if triggers else Zone.BATTLEFIELD)


@pytest.mark.rule("709.5d")
def test_put_onto_the_battlefield_it_enters_locked():
    play = Play()
    card = play.add(ALICE, POOL, Zone.GRAVEYARD)
    context = _context(play, card)
    _run(play, context.move((card,), Zone.BATTLEFIELD))
    assert play.obj(card).designations.unlocked == ()


@pytest.mark.rule("709.5e", "116.2m", "709.5h")
def test_unlocking_is_a_special_action_for_the_mana_cost_of_the_half():
    play = Play()
    card = play.add(ALICE, POOL)
    bear = play.add(BOB, "Grizzly Bears")
    play.special(ALICE, card, bear, number=LEFT)
    assert play.game.decision is not None
    assert play.game.decision.player == ALICE  # 116.3
    assert play.looks(card).names == ("Bottomless Pool",)
    play.resolve()
    assert play.zone(bear) is Zone.HAND


@pytest.mark.rule("709.5e")
def test_only_its_controller_unlocks_it_and_only_as_a_sorcery():
    play = Play()
    card = play.add(ALICE, POOL)
    bolt = play.add(ALICE, "Lightning Bolt", Zone.HAND)
    assert play.options(BOB, Special) == []
    play = Play()
    card = play.add(ALICE, POOL)
    bolt = play.add(ALICE, "Lightning Bolt", Zone.HAND)
    assert [option.object for option in play.options(ALICE, Special)] == [card, card]
    play.cast(ALICE, bolt, BOB)
    assert play.options(ALICE, Special) == []
    play = Play()
    play.add(ALICE, POOL)
    play.until(Step.UPKEEP)
    assert play.options(ALICE, Special) == []


@pytest.mark.rule("709.5e", "709.5c")
def test_an_unlocked_half_cant_be_unlocked_again():
    play = Play()
    card = play.add(ALICE, POOL, designations=Designations(unlocked=(LEFT,)))
    assert [option.number for option in play.options(ALICE, Special)] == [RIGHT]
    play = Play()
    play.add(ALICE, POOL, designations=BOTH)
    assert play.options(ALICE, Special) == []
    assert card


@pytest.mark.rule("709.5e")
def test_an_unlock_cost_has_to_be_paid():
    play = Play(mana=False)
    play.add(ALICE, POOL)
    play.add(ALICE, "Island")
    assert [option.number for option in play.options(ALICE, Special)] == [LEFT]


@pytest.mark.rule("709.5i")
def test_fully_unlocking_triggers_once():
    play = Play()
    card = play.add(ALICE, "Derelict Attic // Widow's Walk")
    play.add(ALICE, "Balemurk Leech")
    play.special(ALICE, card, number=RIGHT)
    assert len(play.table.state.stack) == 0
    play.special(ALICE, card, number=LEFT)
    assert len(play.table.state.stack) == 2
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (18, 19)


@pytest.mark.rule("709.5f", "709.5j")
def test_an_effect_unlocks_a_door():
    play = Play()
    card = play.add(ALICE, POOL, designations=Designations(unlocked=(LEFT,)))
    context = _context(play, card)
    _run(play, context.unlock(card, RIGHT, ALICE))
    assert play.looks(card).names == ("Bottomless Pool", "Locker Room")
    assert play.looks(card).mana_value == 6


@pytest.mark.rule("709.5g")
def test_keys_lock_an_open_door():
    play = Play()
    card = play.add(ALICE, POOL, designations=BOTH)
    keys = play.add(ALICE, "Keys to the House")
    play.activate(ALICE, keys, card, number=1)
    play.resolve("lock left")
    assert play.looks(card).names == ("Locker Room",)


@pytest.mark.rule("709.5g", "709.5f")
def test_keys_open_a_locked_door():
    play = Play()
    card = play.add(ALICE, POOL, designations=Designations(unlocked=(LEFT,)))
    keys = play.add(ALICE, "Keys to the House")
    play.activate(ALICE, keys, card, number=1)
    play.resolve("unlock right")
    assert play.obj(card).designations.unlocked == (LEFT, RIGHT)


@pytest.mark.rule("709.5", "707.3")
def test_what_can_be_copied_of_a_room_are_both_halves():
    play = Play()
    card = play.add(ALICE, POOL, designations=Designations(unlocked=(RIGHT,)))
    values = copiable_values(play.table, card)
    assert values.names == ("Bottomless Pool", "Locker Room")
    assert values.composite is not None


@pytest.mark.rule("709.5j")
def test_unlocked_doors_are_counted():
    play = Play()
    raging = play.add(ALICE, "Rampaging Soulrager")
    card = play.add(ALICE, POOL, designations=Designations(unlocked=(RIGHT,)))
    play.add(BOB, POOL, designations=BOTH)
    assert play.looks(raging).power == 1
    play.special(ALICE, card, number=LEFT)
    assert play.looks(raging).power == 4


def _context(play: Play, source):
    from shinpan.rules.context.resolution import Acting

    return Acting(play.table, source, ALICE)


def _run(play: Play, steps):
    for decision in steps:
        raise AssertionError(f"nothing should be asked: {decision}")
