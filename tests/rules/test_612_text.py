"""Words of text changed (612)."""

import pytest
from table_play import ALICE, Play

from shinpan.game.decisions import DecisionKind
from shinpan.game.enums import Color, Zone
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.index import index_of
from shinpan.phrases.rewording import reworded


def _offered(play: Play) -> set[object]:
    decision = play.game.decision
    assert decision is not None
    assert decision.kind is DecisionKind.OPTIONS
    return {option.value for option in decision.options}


@pytest.mark.rule("612.2")
def test_the_new_word_is_another_one_and_never_wall():
    play = Play()
    king = play.add(ALICE, "Goblin King")
    evolution = play.add(ALICE, "Artificial Evolution", Zone.HAND)
    play.cast(ALICE, evolution, king)
    while play.game.decision.kind is not DecisionKind.OPTIONS:
        play.game.answer(play.game.decision.options[0])
    words = {option.value: option for option in play.game.decision.options}
    assert {CreatureType.WALL, CreatureType.GOBLIN} <= set(words)
    play.game.answer(words[CreatureType.GOBLIN])
    assert _offered(play) == set(CreatureType) - {CreatureType.GOBLIN, CreatureType.WALL}


@pytest.mark.rule("612.2")
def test_what_does_not_say_the_word_stays_as_it_is():
    play = Play()
    printed = play.state.objects[play.add(ALICE, "White Knight")].printed
    abilities = printed.abilities
    assert reworded(abilities, Color.RED, Color.BLUE) is abilities
    changed = reworded(abilities, Color.BLACK, Color.GREEN)
    assert changed is not abilities
    assert [one is other for one, other in zip(abilities, changed, strict=True)].count(False) == 1
    assert index_of(printed.with_(abilities=changed, index=None)) is not index_of(printed)


@pytest.mark.rule("612.2")
def test_a_word_changed_and_changed_back():
    play = Play()
    abilities = play.state.objects[play.add(ALICE, "Goblin King")].printed.abilities
    there = reworded(abilities, CreatureType.GOBLIN, CreatureType.ELF)
    assert reworded(there, CreatureType.ELF, CreatureType.GOBLIN) == abilities
