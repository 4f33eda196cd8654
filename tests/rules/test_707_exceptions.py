"""Exceptions that give a copy a size, colors and types at once (707.9b, 707.9d)."""

import pytest
from table_play import ALICE, Play

from shinpan.cards.build import card
from shinpan.cards.words import permanent, spell
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.exceptions import CopyException, ExceptBeing
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.targets import Target

ONE = Fixed(1)
SOLDIER = (CreatureType.SOLDIER,)


def copied(what: str, *exceptions: CopyException) -> Characteristics:
    """A token that is a copy of a permanent with exceptions."""
    play = Play()
    original = play.add(ALICE, what)
    maker = card("Maker", "{U}", "Sorcery", spell(CreateCopies(Target(permanent()), exceptions)))
    before = set(play.table.state.battlefield)
    play.cast(ALICE, play.add(ALICE, maker, Zone.HAND), original)
    play.resolve()
    (token,) = set(play.table.state.battlefield) - before
    return play.table.characteristics(token)


@pytest.mark.rule("707.9b", "707.9d")
def test_types_in_addition_keep_those_copied_and_what_defines_them():
    found = copied("Chimeric Staff", ExceptBeing(ONE, ONE, (), SOLDIER, (CardType.CREATURE,), in_addition=True))
    assert found.types == {CardType.ARTIFACT, CardType.CREATURE}
    assert (found.power, found.toughness, found.subtypes) == (1, 1, {CreatureType.SOLDIER})
    changeling = copied("Woodland Changeling", ExceptBeing(ONE, ONE, (), SOLDIER, in_addition=True))
    assert changeling.subtypes > {CreatureType.GOBLIN, CreatureType.SOLDIER}
    assert changeling.colors == {Color.GREEN}


@pytest.mark.rule("707.9d")
def test_types_instead_drop_what_defines_types_and_a_size_what_defines_it():
    changeling = copied("Woodland Changeling", ExceptBeing(ONE, ONE, (Color.BLACK,), SOLDIER))
    assert (changeling.subtypes, changeling.abilities) == ({CreatureType.SOLDIER}, ())
    assert changeling.colors == {Color.BLACK}
    goyf = copied("Tarmogoyf", ExceptBeing(ONE, ONE, (), SOLDIER, in_addition=True))
    assert (goyf.power, goyf.abilities) == (1, ())
    assert goyf.subtypes == {CreatureType.LHURGOYF, CreatureType.SOLDIER}
