"""Three cards that nobody had in mind when copying was built, each written in a few lines of phrases.

They were picked afterwards from the card list, and needed no change of the rules and no new phrase; since then they are
in the pool, in `cards.pool.copied_others`.
"""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.library import built_in
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.lang import Lang
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.wording import card_text

IMPERSONATOR = built_in()["Clever Impersonator"]
PRETENDER = built_in()["Mercurial Pretender"]
MIRROR = built_in()["Mirror of the Forebears"]


@pytest.mark.rule("707.5", "707.6")
def test_the_impersonator_copies_any_permanent_but_lands():
    play = Play()
    anthem = play.add(BOB, "Glorious Anthem")
    play.add(BOB, "Treetop Village")
    spell = play.cast(ALICE, play.add(ALICE, IMPERSONATOR, Zone.HAND))
    play.resolve(True)
    found = play.looks(spell)
    assert (found.name, found.types) == ("Glorious Anthem", {CardType.ENCHANTMENT})
    assert play.zone(anthem) is Zone.BATTLEFIELD


@pytest.mark.rule("707.9a")
def test_the_pretender_has_an_ability_besides():
    play = Play()
    play.add(ALICE, "Hill Giant")
    spell = play.cast(ALICE, play.add(ALICE, PRETENDER, Zone.HAND))
    play.resolve(True)
    assert play.looks(spell).power == 3
    play.activate(ALICE, play.now(spell))
    play.resolve()
    assert play.zone(spell) is Zone.HAND


@pytest.mark.rule("707.4", "707.9b", "607.2d")
def test_the_mirror_becomes_a_creature_of_the_chosen_type_until_end_of_turn():
    play = Play()
    goblin, elf = play.add(ALICE, "Raging Goblin"), play.add(ALICE, "Llanowar Elves")
    spell = play.cast(ALICE, play.add(ALICE, MIRROR, Zone.HAND))
    play.resolve(lambda decision: [option for option in decision.options if option.value is CreatureType.GOBLIN])
    mirror = play.now(spell)
    play.activate(ALICE, mirror, goblin)
    play.resolve()
    assert play.looks(mirror).types == {CardType.ARTIFACT, CardType.CREATURE}
    assert play.looks(mirror).name == "Raging Goblin"
    assert play.zone(elf) is Zone.BATTLEFIELD
    play.until(Step.UPKEEP, BOB)
    assert play.looks(mirror).name == "Mirror of the Forebears"
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    play.activate(ALICE, mirror, goblin)  # the choice is there again, and only the Goblin fits it
    play.resolve()
    assert play.looks(mirror).name == "Raging Goblin"


@pytest.mark.parametrize("made", [IMPERSONATOR, PRETENDER, MIRROR], ids=lambda made: made.name)
def test_they_have_a_text_in_both_languages(made):
    for language in Lang:
        assert card_text(made.faces[0], language)
