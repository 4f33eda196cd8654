"""Reading sentences: what each means, and what is said of those that aren't understood. The sentences are our own."""

import pytest

from shinpan.cards.build import face
from shinpan.cards.words import CREATURE, FLYING, TARGET_CREATURE, TARGET_PLAYER, YOU, plus
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Step
from shinpan.game.subtypes import CreatureType
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.oracle.reading.face import FaceReader, Misunderstanding, Understood
from shinpan.oracle.reading.paragraphs import paragraphs, without_ability_word
from shinpan.oracle.reading.tokens import tokenised
from shinpan.phrases.abilities import SpellAbility, TriggeredAbility
from shinpan.phrases.base import EVERYWHERE, Effect, walk
from shinpan.phrases.effects.cards import DiscardCards, DrawCards, MillCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.fights import Fight
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import May, Modal, Sequence
from shinpan.phrases.effects.statuses import AttachTo, PutCounters, TapPermanents, UntapPermanents
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, PutOntoBattlefield, SacrificePermanents
from shinpan.phrases.qualities.groups import AnyOf, Group, OneOf
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import ControlledBy, Other, OtherThan
from shinpan.phrases.qualities.sorts import IsEnchanted
from shinpan.phrases.qualities.traits import WithKeyword
from shinpan.phrases.quantities import Fixed, PowerOf
from shinpan.phrases.references.objects import Bound, EventObject, Host, Result, This
from shinpan.phrases.references.players import ControllerOf, You
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_WIDGET = face("Widget of Testing", "{2}", "Artifact Creature — Construct", pt=(1, 1))
_SPELL = face("Test Bolt", "{R}", "Instant")


def understood(text: str, card=_SPELL):
    found = FaceReader(card).read(text)
    assert isinstance(found, Understood), str(found)
    return found.abilities


def effect(text: str) -> Effect:
    (ability,) = understood(text)
    assert isinstance(ability, SpellAbility)
    return ability.effect


def misunderstood(text: str, card=_SPELL) -> Misunderstanding:
    found = FaceReader(card).read(text)
    assert isinstance(found, Misunderstanding), found
    return found


def test_tokens_are_small_and_short_forms_long():
    assert tokenised("It's another nonblack Elf, isn't it?").words == (
        *("it", "is", "a", "other", "non", "black", "elf", ",", "isn't", "it", "?"),
    )
    assert tokenised("{T}: +1/+1, −2: islandwalk").words == (
        "{t}",
        ":",
        "+1",
        "/",
        "+1",
        ",",
        "-2",
        ":",
        "island",
        "walk",
    )


def test_old_wordings_are_made_new():
    new = tokenised("When a thing enters, mana value 3.").words
    assert tokenised("When a thing enters the battlefield, converted mana cost 3.").words == new


def test_a_token_knows_where_it_stood():
    line = tokenised("Whenever it enters the battlefield, stop.")
    assert line.text[line.word_at(line.words.index("stop")) :] == "stop."


def test_reminder_text_and_ability_words_mean_nothing():
    assert list(paragraphs("Flying (It flies (high).)\nReach")) == ["Flying", "Reach"]
    assert without_ability_word("Bravery — Whenever you blink, blink.") == "Whenever you blink, blink."
    assert without_ability_word("Forecast — {1}: Draw.").startswith("Forecast")
    assert without_ability_word("I, II — Draw a card.").startswith("I, II")


def test_modes_belong_to_the_line_before():
    assert list(paragraphs("Choose one —\n• Draw a card.\n• You gain 2 life.")) == [
        "Choose one —\n• Draw a card.\n• You gain 2 life."
    ]
    found = effect("Choose one —\n• Draw a card.\n• Tap target creature.")
    assert found == Modal((DrawCards(), TapPermanents(TARGET_CREATURE)))


def test_keywords_stand_in_lines_or_lists():
    assert understood("Flying", _WIDGET) == (FLYING,)
    assert len(understood("Flying, vigilance, trample", _WIDGET)) == 3


@pytest.mark.parametrize(
    "text",
    [
        "When Widget of Testing enters, draw a card.",
        "When Widget of Testing enters the battlefield, draw a card.",
        "When this creature enters, draw a card.",
    ],
)
def test_a_card_calls_itself_by_its_name(text):
    assert understood(text, _WIDGET) == (TriggeredAbility(Enters(OneOf(This())), DrawCards()),)


def test_a_pronoun_is_the_last_thing_that_fits():
    assert effect("Untap target creature. It gets +1/+1 until end of turn.") == Sequence(
        (UntapPermanents(TARGET_CREATURE), Apply(TheTarget(), (plus(1, 1),)))
    )
    assert effect("Target player mills two cards. That player loses 2 life.") == Sequence(
        (MillCards(Fixed(2), TARGET_PLAYER), LoseLife(Fixed(2), TheTarget()))
    )


def test_its_characteristics_are_those_it_last_had():
    assert effect("Exile target creature. You gain life equal to its power.") == Sequence(
        (ExileObjects(TARGET_CREATURE), GainLife(PowerOf(TheTarget())))
    )


def test_what_was_moved_is_what_it_became():
    found = effect("Exile target Wall, then return it to the battlefield under its owner's control.")
    wall = Target(Group(Permanents((CreatureType.WALL,))))
    assert found == Sequence((ExileObjects(wall, register=0), PutOntoBattlefield(Result(0))))


def test_a_delayed_ability_keeps_what_it_is_about():
    found = effect(
        "Create a 3/6 green Turtle creature token with reach. Sacrifice it at the beginning of the next end step."
    )
    assert isinstance(found, Sequence)
    assert found.effects[1] == Later(BeginningOf(Step.END), SacrificePermanents(Bound()), about=Result(0))


def test_targets_are_numbered_in_the_order_of_the_text():
    found = effect("Tap target creature. Untap another target creature.")
    assert isinstance(found, Sequence)
    assert [each.objects.slot for each in found.effects] == [0, 1]


def test_a_clause_shares_the_subject_of_the_one_before():
    assert effect("Target player draws two cards, then discards a card.") == Sequence(
        (DrawCards(Fixed(2), TARGET_PLAYER), DiscardCards(Fixed(1), TheTarget()))
    )
    assert effect("You draw a card and lose 1 life.") == Sequence((DrawCards(), LoseLife(Fixed(1))))


def test_you_may_do_it():
    assert effect("You may draw a card. If you do, discard a card.") == May(DrawCards(), then=DiscardCards(Fixed(1)))
    assert effect("You may have target player lose 3 life.") == May(LoseLife(Fixed(3), TARGET_PLAYER))


def test_what_is_said_of_creatures_only_goes_with_the_creature():
    found = effect("Destroy target artifact or creature with flying.")
    flier = Group(Permanents((CardType.CREATURE,)), modifiers=(WithKeyword(FLYING.keyword),))
    assert found == DestroyPermanents(Target(AnyOf((Group(Permanents((CardType.ARTIFACT,))), flier))))


def test_the_object_of_the_event():
    assert understood("Whenever a creature dies, its controller loses 1 life.", _WIDGET) == (
        TriggeredAbility(Dies(CREATURE), LoseLife(Fixed(1), ControllerOf(EventObject()))),
    )


def test_a_sentence_that_isnt_understood_is_named_with_its_word():
    found = misunderstood("Draw a card. Target creature dances until end of turn.")
    assert found.sentence == "Target creature dances until end of turn."
    assert found.word == "dances"
    assert "gains" in found.expected
    assert (found.sentences, found.before) == (2, 1)


def test_a_pronoun_without_anything_to_stand_for():
    found = misunderstood("Destroy it.")
    assert found.word == "it."
    assert "clear" in found.reason


def test_a_keyword_that_nothing_carries_out_is_not_understood():
    assert "hidden agenda" in misunderstood("Hidden agenda", _WIDGET).reason


def test_nothing_is_skipped():
    for text in ("Draw a card quickly.", "Draw a card and", "Draw", "draw a card. (", "Destroy target"):
        misunderstood(text)


def test_a_card_compiles_whole_or_says_what_isnt_understood():
    raw = RawCard(
        "Test Bolt", "normal", (RawFace("Test Bolt", "{R}", "Instant", "Test Bolt deals 3 damage to any target."),)
    )
    compiled = compile_card(raw)
    assert compiled.whole
    assert compiled.card is not None
    assert (compiled.sentences, compiled.understood) == (1, 1)
    odd = RawCard("Odd", "normal", (RawFace("Odd", "{R}", "Instant", "Test the odd. Draw a card."),))
    compiled = compile_card(odd)
    assert not compiled.whole
    assert [each.word for each in compiled.misunderstandings] == ["Test"]


def test_two_faces_make_a_card_of_their_layout():
    left = RawFace("Left", "{R}", "Instant", "Left deals 2 damage to target creature.")
    right = RawFace("Right", "{U}", "Sorcery", "Draw two cards.")
    compiled = compile_card(RawCard("Left // Right", "split", (left, right)))
    assert compiled.whole
    assert compiled.card is not None
    assert compiled.card.name == "Left // Right"
    assert compiled.card.faces[0].abilities == (SpellAbility(DealDamage(Fixed(2), TARGET_CREATURE)),)


def test_what_is_printed_wrongly_is_said():
    for one in (
        RawFace("A", "{R}", "Creature — Nonsense"),
        RawFace("A", "{Q/Q}", "Creature"),
        RawFace("A", "{R}", "Creature", power="?", toughness="1"),
        RawFace("A", "", "Vanguard"),
    ):
        compiled = compile_card(RawCard("A", "normal", (one,)))
        assert not compiled.whole
        assert compiled.misunderstandings


def test_counters_and_who_has_them():
    assert understood("{1}: Put a +1/+1 counter on Widget of Testing.", _WIDGET)[0].effect == PutCounters(
        This(), CounterKind.PLUS_ONE_PLUS_ONE
    )
    assert LoseLife(Fixed(1)).who == YOU


def test_another_is_other_than_the_target_before_it():
    found = effect("Target creature fights another target creature.")
    other = Group(Permanents((CardType.CREATURE,)), (OtherThan(TheTarget(0)),))
    assert found == Fight(TARGET_CREATURE, Target(other, slot=1))
    found = effect("Target creature deals damage equal to its power to each other creature.")
    assert any(each == OtherThan(TheTarget(0)) for each in walk(found))
    found = effect("Each other creature becomes a copy of target creature until end of turn.")
    assert any(each == OtherThan(TheTarget(0)) for each in walk(found))
    (ability,) = understood("{T}: Tap another target creature.", _WIDGET)
    assert any(isinstance(each, Other) for each in walk(ability))


def test_each_other_player_is_not_you():
    found = effect("You draw two cards, then each other player draws a card.")
    assert any(each == OtherThan(You()) for each in walk(found))


def test_it_is_not_what_is_attached_to_it():
    (ability,) = understood(
        "When Widget of Testing enters, create a 1/1 white Cat creature token, then attach Widget of Testing to it.",
        _WIDGET,
    )
    assert any(each == AttachTo(This(), Result(0)) for each in walk(ability))


def test_what_is_exiled_instead_from_anywhere_is_so_everywhere():
    (ability,) = understood(
        "If Widget of Testing would be put into a graveyard from anywhere, exile it instead.", _WIDGET
    )
    assert ability.zones == EVERYWHERE


def test_a_prototype_has_its_inset_frame():
    face = RawFace("Widget", "{7}", "Artifact Creature — Construct", "Prototype {2}{W} — 1/1\nFlying", "3", "4")
    card = compile_card(RawCard("Widget", "prototype", (face,))).card
    assert card is not None
    assert [(each.power, each.toughness, str(each.mana_cost)) for each in card.faces] == [
        (3, 4, "{7}"),
        (1, 1, "{2}{W}"),
    ]


def test_whose_they_are_is_said_of_all():
    found = effect("Destroy target Saga or enchantment creature you control.")
    assert all(ControlledBy(YOU) in each.modifiers for each in walk(found) if isinstance(each, Group))


def test_creatures_with_an_aura_are_not_the_host():
    (ability,) = understood("Enchanted creatures you control have shroud.", _WIDGET)
    assert any(isinstance(each, IsEnchanted) for each in walk(ability))


def test_what_may_not_have_been_done_is_no_group_afterwards():
    text = "If you have 7 or less life, tap all green creatures. Those creatures don't untap during their "
    assert "clear" in misunderstood(f"{text}controller's next untap step.").reason


def test_one_number_is_not_asked_of_several_players():
    misunderstood("If each player has two or more cards in hand, draw a card.")


def test_on_an_aura_other_creatures_are_other_than_its_host():
    aura = face("Test Aura", "{B}", "Enchantment — Aura")
    for text in (
        "Other creatures you control get -1/-1.",
        "Enchanted creature gets +1/+1 for each other Elf you control.",
    ):
        (ability,) = understood(text, aura)
        assert any(isinstance(each, OtherThan) and isinstance(each.than, Host) for each in walk(ability))


def test_a_target_for_each_of_several_players_is_not_one_target():
    text = (
        "When Widget of Testing enters, for each opponent, untap up to one target creature that player controls and "
        "that player draws a card."
    )
    misunderstood(text, _WIDGET)


def test_a_level_bar_may_have_its_ability_beside_it():
    lines = ["When this Class becomes level 2, draw a card.", "Creatures you control have flying."]
    apart = list(paragraphs("{1}: Level 2\n" + "\n".join(lines)))
    assert list(paragraphs("{1}: Level 2 — " + "\n".join(lines))) == apart
    assert len(apart) == 1
