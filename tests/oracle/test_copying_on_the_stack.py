"""Texts of our own that copy spells and abilities (707.10): what they say happens."""

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.cards.card import Card
from shinpan.game.counters import CounterKind
from shinpan.game.enums import ObjectKind, Step, Zone
from shinpan.game.events import BecameTarget
from shinpan.game.ids import CardId, ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword

LOYAL = ((CounterKind.LOYALTY, 3),)
PINGER = made("{T}: Probe deals 1 damage to target player.", name="Probe")


def copies(play: Play) -> list[ObjectId]:
    """What is on the stack and was made by copying a spell."""
    state = play.table.state
    return [each for each in state.stack if state.objects[each].kind is ObjectKind.COPY]


def cast(play: Play, text: str | Card, *answers: object) -> ObjectId:
    """Have Alice cast an instant; nothing resolves yet."""
    card = made(text, line="Instant") if isinstance(text, str) else text
    return play.cast(ALICE, play.add(ALICE, card, Zone.HAND), *answers)


BOLT = "Probe deals 3 damage to target player."


@pytest.mark.rule("707.10", "113.7a")
def test_abilities_from_a_source_of_a_kind():
    play = Play()
    mirror = play.add(
        ALICE,
        made(
            "{2}, {T}: Copy target activated or triggered ability you control from an artifact source. You may choose "
            "new targets for the copy."
        ),
    )
    pinger = play.add(ALICE, PINGER)
    other = play.add(ALICE, bear("{0}: You gain 1 life."))
    play.activate(ALICE, other)
    play.activate(ALICE, pinger, BOB)
    stack = play.table.state.stack
    ping = stack[0] if play.obj(stack[0]).stacked.source == pinger else stack[-1]
    play.activate(ALICE, mirror, lambda decision: _only(decision, [ping]))
    play.resolve(True, ALICE)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (20, 19)


def _only(decision, expected):
    """Answer with the one option there is; it must be the one expected."""
    assert [option.entity for option in decision.options] == expected
    return list(decision.options)


@pytest.mark.rule("603.7b")
@pytest.mark.parametrize(
    "text",
    [
        "When you next cast an instant or sorcery spell this turn, copy that spell.",
        "When you cast your next instant or sorcery spell this turn, copy it and may choose new targets for the copy.",
        (
            "Copy the next instant or sorcery spell you cast this turn when you cast it. You may choose new targets "
            "for the copy."
        ),
    ],
)
def test_the_next_spell_of_this_turn_is_copied_once(text):
    play = Play()
    cast(play, text)
    play.resolve()
    play.cast(ALICE, play.add(ALICE, bear(), Zone.HAND))
    play.resolve()
    for _ in range(2):
        cast(play, BOLT, BOB)
        play.resolve_all()
    assert play.life(BOB) == 11


def test_the_next_spell_of_another_turn_is_not_copied():
    play = Play()
    cast(play, "When you next cast an instant or sorcery spell this turn, copy that spell twice.")
    play.resolve()
    play.until(Step.UPKEEP)
    cast(play, BOLT, BOB)
    play.resolve_all()
    assert play.life(BOB) == 17


@pytest.mark.rule("107.3")
def test_as_many_copies_as_x():
    play = Play()
    cast(
        play,
        made("When you next cast a sorcery spell this turn, copy that spell X times.", line="Instant", cost="{X}"),
        2,
    )
    play.resolve()
    play.cast(ALICE, play.add(ALICE, spell("You gain 1 life."), Zone.HAND))
    play.resolve_all()
    assert play.life(ALICE) == 23


@pytest.mark.rule("602.2", "605.1a")
def test_activating_what_is_no_mana_ability():
    play = Play()
    text = "Whenever you activate an ability of an artifact that isn't a mana ability, copy that ability."
    play.add(ALICE, made(text, line="Enchantment"))
    rock = play.add(ALICE, made("{T}: Add {C}."))
    life = play.add(ALICE, made("{0}: You gain 1 life."))
    living = play.add(ALICE, bear("{0}: You gain 5 life."))
    play.activate(ALICE, rock)
    assert not play.table.state.stack
    play.activate(ALICE, living)
    play.activate(ALICE, life)
    play.resolve_all()
    assert play.life(ALICE) == 27


@pytest.mark.rule("606.2")
def test_activating_a_loyalty_ability():
    play = Play()
    play.add(ALICE, made("Whenever you activate a loyalty ability, copy that ability.", line="Enchantment"))
    life = play.add(ALICE, made("{0}: You gain 1 life."))
    walker = play.add(ALICE, made("+1: You gain 3 life.", line="Legendary Planeswalker — Jace"), counters=LOYAL)
    play.activate(ALICE, life)
    play.resolve_all()
    play.activate(ALICE, walker)
    play.resolve_all()
    assert play.life(ALICE) == 27


def test_casting_or_activating_what_targets_only_this():
    play = Play()
    text = (
        "Whenever you cast an instant or sorcery spell that targets only this creature or activate an ability that "
        "targets only this creature, copy that spell or ability."
    )
    creature = play.add(ALICE, bear(text))
    growing = play.add(ALICE, made("{T}: Put a +1/+1 counter on target creature."))
    play.activate(ALICE, growing, creature)
    play.resolve_all()
    assert play.looks(creature).power == 4
    cast(play, "Put a +1/+1 counter on target creature.", creature)
    play.resolve_all()
    assert play.looks(creature).power == 6


@pytest.mark.rule("601.2a", "707.10")
@pytest.mark.parametrize(
    ("where", "there"),
    [
        ("from your graveyard", True),
        ("from your hand", False),
        ("from exile", False),
        ("from anywhere other than your hand", True),
    ],
)
def test_where_a_spell_was_cast_from(where, there):
    play = Play()
    play.add(ALICE, made(f"Whenever you cast an instant spell {where}, you gain 1 life.", line="Enchantment"))
    card = made("Draw a card.\nFlashback {1}", line="Instant")
    play.cast(ALICE, play.add(ALICE, card, Zone.GRAVEYARD))
    play.resolve_all()
    assert play.life(ALICE) == (21 if there else 20)
    before = play.life(ALICE)
    cast(play, card)
    play.resolve_all()
    assert play.life(ALICE) == before + (where == "from your hand")


def test_the_first_spell_from_a_place():
    play = Play()
    text = "Whenever you cast your first instant spell from your graveyard each turn, copy that spell."
    play.add(ALICE, made(text, line="Enchantment"))
    card = made("You gain 1 life.\nFlashback {1}", line="Instant")
    cast(play, card)
    play.resolve_all()
    for expected in (23, 24):
        play.cast(ALICE, play.add(ALICE, card, Zone.GRAVEYARD))
        play.resolve_all()
        assert play.life(ALICE) == expected


def test_other_spells_cast_this_turn():
    play = Play()
    gain = made("You gain 1 life.", line="Instant")
    cast(play, gain)
    play.resolve_all()
    play.cast(ALICE, play.add(ALICE, bear(), Zone.HAND))
    play.resolve_all()
    cast(
        play,
        "When you cast this spell, copy it for each other instant or sorcery spell you've cast this turn.\n"
        "Probe deals 1 damage to any target.",
        BOB,
    )
    cast(play, gain)
    play.resolve()
    play.resolve_all()
    assert play.life(BOB) == 17  # one cast before it and one in response to the trigger


def test_other_spells_cast_before_it():
    play = Play()
    text = (
        "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast "
        "before it this turn."
    )
    play.add(ALICE, made(text, line="Enchantment"))
    gain = made("You gain 1 life.", line="Instant")
    for expected in (21, 23, 26):
        cast(play, gain)
        play.resolve_all()
        assert play.life(ALICE) == expected


@pytest.mark.rule("903.8")
def test_commanders_cast_from_the_command_zone():
    play = Play()
    player = play.state.players[ALICE]
    play.state.players[ALICE] = player.with_(commander_casts=((CardId(1), 2), (CardId(2), 1)))
    cast(
        play,
        "When you cast this spell, copy it for each time you've cast your commander from the command zone this game.\n"
        "You gain 1 life.",
    )
    play.resolve_all()
    assert play.life(ALICE) == 24


@pytest.mark.rule("603.2")
def test_while_is_asked_as_it_is_cast_and_not_again():
    play = Play()
    text = "When you cast this spell while you control a creature, copy this spell.\nYou gain 1 life."
    cast(play, text)
    play.resolve_all()
    assert play.life(ALICE) == 21
    creature = play.add(ALICE, bear())
    first = cast(play, text)
    cast(play, "Destroy target creature.", creature)
    play.resolve()
    assert play.zone(creature) is Zone.GRAVEYARD
    play.resolve_all()
    assert play.life(ALICE) == 23
    assert play.zone(first) is Zone.GRAVEYARD


@pytest.mark.rule("707.10c")
def test_new_targets_are_chosen_before_the_copy_is_on_the_stack():
    play = Play()
    bolt = cast(play, BOLT, BOB)
    text = (
        "Copy target instant or sorcery spell, then return it to its owner's hand. You may choose new targets for the "
        "copy."
    )
    cast(play, text, bolt)
    play.record.events.clear()
    play.resolve(True, ALICE)
    assert play.zone(bolt) is Zone.HAND
    (copy,) = copies(play)
    named = [event for event in play.record.events if isinstance(event, BecameTarget)]
    assert [(event.target, event.by) for event in named] == [(ALICE, copy)]
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (17, 20)


@pytest.mark.rule("603.4")
def test_a_condition_after_the_effect_is_asked_on_resolution_only():
    play = Play()
    cast(
        play,
        "When you cast this spell, copy it if you gained life this turn. You may choose new targets for the copy.\n"
        + BOLT,
        BOB,
    )
    cast(play, "You gain 1 life.")
    play.resolve()
    play.resolve(True, BOB)
    play.resolve_all()
    assert play.life(BOB) == 14


@pytest.mark.rule("400.7a", "707.10f")
def test_what_a_copy_gains_stays_with_the_token():
    play = Play()
    text = "Whenever you cast a creature spell, copy it. If the copy is a permanent spell, it gains haste."
    play.add(ALICE, made(text, line="Enchantment"))
    original = play.cast(ALICE, play.add(ALICE, bear(), Zone.HAND))
    play.resolve_all()
    token, card = sorted(play.tokens("Bear"), key=lambda each: each == play.now(original))
    haste = Keyword(KeywordAbility.HASTE)
    assert haste in play.looks(token).abilities
    assert haste not in play.looks(card).abilities
