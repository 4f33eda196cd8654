"""How copiable values come about: each step with what it changed and its rule."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.game.enums import CardType, ObjectKind, Zone
from shinpan.game.ids import ObjectId
from shinpan.phrases.copying.conditional import ExceptIf
from shinpan.phrases.copying.exceptions import ExceptCounters, ExceptPowerToughness, ExceptTypesToo
from shinpan.rules.copying.derivation import Cause, derive
from shinpan.rules.copying.values import copiable_values


def enter(play: Play, name: str, *answers: object) -> ObjectId:
    spell = play.cast(ALICE, play.add(ALICE, name, Zone.HAND))
    play.resolve(*answers)
    return play.now(spell)


@pytest.mark.rule("707.2", "613.2c")
def test_what_is_no_copy_says_what_it_is_itself():
    play = Play()
    found = derive(play.table, play.add(ALICE, "Forest"))
    assert found.is_plain
    assert [step.cause for step in found.steps] == [Cause.PRINTED]
    assert found.result.abilities == ()


@pytest.mark.rule("707.2", "707.9b", "707.9d")
def test_each_exception_is_a_step():
    play = Play()
    goyf = play.add(BOB, "Tarmogoyf")
    giant = enter(play, "Quicksilver Gargantuan", True)
    found = derive(play.table, giant)
    assert [step.cause for step in found.steps] == [Cause.PRINTED, Cause.COPY, Cause.EXCEPTION]
    printed, copied, exception = found.steps
    assert (printed.after.name, copied.original, copied.after.name) == ("Quicksilver Gargantuan", goyf, "Tarmogoyf")
    assert copied.rules == ("707.2", "613.2a")
    assert isinstance(exception.exception, ExceptPowerToughness)
    assert (exception.before.power, len(exception.before.abilities)) == (0, 1)
    assert (exception.after.power, exception.after.abilities) == (7, ())
    assert exception.rules == ("707.9b", "707.9d")
    assert found.result == copiable_values(play.table, giant)


@pytest.mark.rule("707.9f")
def test_conditional_exceptions_say_their_condition():
    play = Play()
    play.add(ALICE, "Grizzly Bears")
    steps = derive(play.table, enter(play, "Moritte of the Frost", True)).steps
    made = [step.exception for step in steps if step.exception is not None]
    assert [type(each) for each in made] == [ExceptTypesToo, ExceptIf, ExceptIf]
    assert isinstance(made[1], ExceptIf)
    assert (made[1].types, type(made[1].exceptions[0])) == ((CardType.CREATURE,), ExceptCounters)
    assert steps[-1].rules == ("707.9f",)


@pytest.mark.rule("707.3")
def test_a_chain_shows_only_what_was_copied_last():
    play = Play()
    giant = play.add(BOB, "Hill Giant")
    first = enter(play, "Clone", True)
    second = enter(play, "Clone", True, first)
    found = derive(play.table, second)
    assert [step.original for step in found.steps] == [None, first]
    assert derive(play.table, first).steps[-1].original == giant


@pytest.mark.rule("707.2")
def test_a_token_says_what_it_was_made_as_a_copy_of():
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Cackling Counterpart", Zone.HAND), bear)
    play.resolve()
    (token,) = [each for each in play.table.state.battlefield if play.obj(each).kind is ObjectKind.TOKEN]
    found = derive(play.table, token)
    assert [(step.cause, step.original) for step in found.steps] == [(Cause.COPY, bear)]


@pytest.mark.rule("707.4")
def test_effects_that_do_not_copy_are_no_steps():
    play = Play()
    play.add(ALICE, "Glorious Anthem")
    bear = play.add(ALICE, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Giant Growth", Zone.HAND), bear)
    play.resolve()
    assert derive(play.table, bear).is_plain


@pytest.mark.rule("707.2", "613.2a")
def test_a_shape_is_a_step():
    play = Play()
    clay = enter(play, "Primal Clay", "1/6")
    printed, shape = derive(play.table, clay).steps
    assert (printed.after.toughness, shape.cause, shape.after.toughness) == (0, Cause.SHAPE, 6)
