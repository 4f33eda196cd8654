"""Who does what several clauses say, and what "other" is other than where something triggers: sentences of our own."""

import pytest

from shinpan.cards.build import face
from shinpan.cards.words import YOU
from shinpan.game.enums import Zone
from shinpan.oracle.reading.face import FaceReader, Understood
from shinpan.oracle.reading.paragraphs import paragraphs
from shinpan.phrases.base import walk
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.next_time import OnNext
from shinpan.phrases.modifications.powers import DefinePowerToughness, SetPowerToughness
from shinpan.phrases.qualities.places import InZone, Other, OtherThan
from shinpan.phrases.references.objects import EventObject, Together
from shinpan.phrases.references.players import DefendingPlayer
from shinpan.phrases.references.targets import TheTarget

_ENGINE = face("Engine of Testing", "{2}", "Artifact")
_FIEND = face("Fiend of Testing", "{2}", "Creature — Demon", pt=(1, 1))


def understood(text: str, card=_FIEND):
    (paragraph,) = paragraphs(text)
    found = FaceReader(card).read(paragraph)
    assert isinstance(found, Understood), str(found)
    return found.abilities


def the(cls, abilities):
    (found,) = [each for each in walk(abilities) if isinstance(each, cls)]
    return found


@pytest.mark.parametrize("cls", [DrawCards, LoseLife, SacrificeChosen])
def test_what_two_players_each_do_goes_on_with_both(cls):
    text = "Whenever this creature attacks, you and defending player each draw a card and lose 1 life, then sacrifice a"
    assert the(cls, understood(f"{text} creature.")).who == Together((YOU, DefendingPlayer()))


def test_a_target_among_two_players_is_the_same_one_in_the_next_clause():
    abilities = understood("When this creature enters, you and target opponent each draw a card, then discard a card.")
    assert the(DiscardCards, abilities).who == Together((YOU, TheTarget(0)))


def test_a_new_sentence_is_about_you_again():
    text = "When this creature enters, you and target opponent each draw a card. Then discard a card."
    assert the(DiscardCards, understood(text)).who == YOU


def test_others_in_a_condition_are_other_than_what_triggered_it():
    text = "Whenever an artifact you control enters, if you control two or more other artifacts, draw a card."
    assert the(OtherThan, understood(text, _ENGINE)).than == EventObject()
    text = "Whenever an artifact you control enters, if you control two or more other creatures, draw a card."
    assert the(Other, understood(text))


def test_what_triggers_as_something_leaves_in_a_turn_does_so_once():
    text = "{T}: Target creature gains flying until end of turn. When this artifact leaves the battlefield this turn,"
    later = the(OnNext, understood(f"{text} destroy that creature.", _ENGINE))
    assert later.about == TheTarget(0)


def test_what_is_given_sets_power_and_toughness_and_a_token_defines_them():
    size = '"This creature\'s power and toughness are each equal to the number of lands you control."'
    given = understood(
        f"{{2}}: Until end of turn, this artifact becomes a Golem artifact creature with {size}", _ENGINE
    )
    assert the(SetPowerToughness, given)
    assert not any(isinstance(each, DefinePowerToughness) for each in walk(given))
    assert understood(f"When this creature enters, create a green Ooze creature token with {size}")


def test_cards_that_are_targets_are_all_where_the_last_of_them_is_said_to_be():
    abilities = understood(
        "When this creature enters, return target artifact card and up to one target land card from your graveyard to "
        "your hand."
    )
    first, second = the(Together, abilities).references
    assert first.group.modifiers == second.group.modifiers == (InZone(Zone.GRAVEYARD, YOU),)
