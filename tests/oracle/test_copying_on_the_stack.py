"""Texts of our own that copy spells and abilities (707.10): what they say happens."""

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell
from table_play import as_answer

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
            "{2}, {T}: Copy target activated ability you control from an artifact source. You may choose "
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
        "When you next cast an instant spell this turn, copy that spell.",
        "When you cast your next instant spell this turn, copy that spell and may choose new targets for the copy.",
        (
            "Copy the next instant spell with mana value 2 or less you cast this turn when you cast it. "
            "You may choose new targets for the copy."
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
    cast(play, "When you next cast an instant spell this turn, copy that spell twice.")
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
        "When you cast this spell, copy it for each other instant spell you've cast this turn.\n"
        "Probe deals 1 damage to any target.",
        BOB,
    )
    cast(play, gain)
    play.resolve()
    play.resolve_all()
    assert play.life(BOB) == 17  # one cast before it and one in response to the trigger


def test_other_spells_cast_before_it():
    play = Play()
    text = "Whenever you cast an instant spell, copy it for each other instant spell you've cast before it this turn."
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
        "When you cast this spell, copy it for each time "
        "you've cast your commander from the command zone this game.\n"
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
        "Copy target instant spell you control, then return it to its owner's hand. "
        "You may choose new targets for the copy."
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
        "When you cast this spell, copy it if you gained 3 or more life this turn. "
        "You may choose new targets for the copy.\n" + BOLT,
        BOB,
    )
    cast(play, "You gain 3 life.")
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


@pytest.mark.rule("707.10d")
def test_a_copy_for_each_other_thing_that_could_be_targeted():
    play = Play()
    bears = [play.add(ALICE, bear()) for _ in range(2)]
    growth = cast(play, "Put a +1/+1 counter on target creature or player.", bears[0])
    cast(
        play,
        "Choose target instant spell that targets only a single permanent or player. Copy that "
        "spell for each other permanent or player the spell could target. "
        "Each copy targets a different one of those permanents and players.",
        growth,
    )
    play.resolve()
    targets = [play.obj(each).choices.targets for each in copies(play)]
    assert sorted(targets) == [((ALICE,),), ((BOB,),), ((bears[1],),)]


@pytest.mark.rule("707.10d")
def test_other_is_said_of_what_the_spell_targets():
    play = Play()
    text = (
        "Whenever a player casts an instant spell that targets only a single Ogre, that player copies that "
        "spell for each other Ogre that spell could target. "
        "Each copy targets a different one of those Ogres."
    )
    watching = play.add(ALICE, bear(text, line="Creature — Ogre"))
    others = [play.add(BOB, bear(line="Creature — Ogre")) for _ in range(2)]
    cast(play, "Put a +1/+1 counter on target creature.", others[0])
    play.resolve_all()
    assert [play.looks(each).power for each in (watching, *others)] == [3, 3, 3]


@pytest.mark.rule("707.10d", "115.9b")
def test_an_ability_is_copied_for_each_other_creature():
    play = Play()
    text = (
        "Whenever this creature becomes the target of an ability "
        "that targets only it, you may pay {2}. If you do, "
        "copy that ability for each other creature you control that "
        "ability could target. Each copy targets a "
        "different one of those creatures."
    )
    creature, friend, foe = play.add(ALICE, bear(text)), play.add(ALICE, bear()), play.add(BOB, bear())
    play.activate(ALICE, play.add(ALICE, made("{T}: Put a +1/+1 counter on target creature.")), creature)
    play.resolve(True)
    play.resolve_all()
    assert [play.looks(each).power for each in (creature, friend, foe)] == [3, 3, 2]


@pytest.mark.rule("118.12", "707.10c")
def test_a_chain_goes_on_as_long_as_somebody_pays():
    play = Play()
    chain = (
        "Probe deals 3 damage to any target. Then that player or "
        "that permanent's controller may pay {R}{G}. If the player does, "
        "they may copy this spell and may choose "
        "a new target for that copy."
    )
    cast(play, spell(chain), BOB)
    play.resolve(True, True, True, ALICE)
    (copy,) = copies(play)
    assert play.obj(copy).controller == BOB
    play.resolve(False)
    assert (play.life(ALICE), play.life(BOB)) == (17, 17)


def test_a_chain_through_a_sacrifice():
    play = Play()
    land, creature = play.add(BOB, "Plains"), play.add(BOB, bear())
    chain = (
        "Return target creature to its owner's hand. Then that "
        "creature's controller may sacrifice a Plains of their choice. If the player does, they may copy "
        "this spell and may choose a new target for that copy."
    )
    cast(play, chain, creature)
    play.resolve(True, True)
    assert play.zone(land) is Zone.GRAVEYARD
    assert len(copies(play)) == 1


@pytest.mark.rule("115.9")
def test_a_spell_that_targets_you_and_one_that_was_not_cast():
    play = Play()
    bolt = cast(play, BOLT, ALICE)
    other = cast(play, BOLT, BOB)
    mirror = made(
        "Copy target instant spell you control that targets you. You may choose new targets for the copy.",
        line="Instant",
    )
    cast(play, mirror, lambda decision: _only(decision, [bolt]))
    play.resolve(True, BOB)
    (copy,) = copies(play)
    again = made("Copy target spell you control that wasn't cast.", line="Instant")
    cast(play, again, lambda decision: _only(decision, [copy]))
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (17, 11)
    assert play.zone(other) is Zone.GRAVEYARD


@pytest.mark.rule("113.6g", "101.2")
def test_what_cannot_be_copied():
    play = Play()
    card = made("This spell can't be copied.\nYou gain 1 life.", line="Instant")
    spell_ = cast(play, card)
    cast(play, "Copy target instant spell.", spell_)
    play.resolve_all()
    assert play.life(ALICE) == 21


@pytest.mark.rule("603.2h")
def test_what_is_done_only_once_each_turn():
    play = Play()
    text = "Whenever you cast an instant spell, you may copy it. Do this only once each turn."
    play.add(ALICE, made(text, line="Enchantment"))
    gain = made("You gain 1 life.", line="Instant")
    cast(play, gain)
    play.resolve(False)  # not done, so that it triggers again
    play.resolve_all()
    cast(play, gain)
    play.resolve(True)
    play.resolve_all()
    assert play.life(ALICE) == 23
    cast(play, gain)
    assert len(play.table.state.stack) == 1
    play.resolve_all()
    assert play.life(ALICE) == 24
    play.until(Step.UPKEEP)
    cast(play, gain)
    assert len(play.table.state.stack) == 2


@pytest.mark.rule("603.2h")
def test_what_has_triggered_twice_is_done_once():
    play = Play()
    text = "Whenever a creature you control enters, you may draw a card. Do this only once each turn."
    play.add(ALICE, made(text, line="Enchantment"))
    play.cast(ALICE, play.add(ALICE, spell("Create two 1/1 green Bear creature tokens."), Zone.HAND))
    play.resolve()
    assert len(play.table.state.stack) == 2
    play.resolve(True)
    play.resolve()
    assert len(play.table.state.hands[ALICE]) == 1


@pytest.mark.rule("700.2d")
def test_the_same_mode_more_than_once():
    play = Play()
    text = (
        "Choose three. You may choose the same mode more than once.\n• You gain 1 life.\n"
        "• Probe deals 2 damage to target player."
    )
    cast(play, text, ["mode 1 (1)", "mode 2 (1)", "mode 2 (2)"], BOB, ALICE)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (19, 18)


@pytest.mark.rule("700.2")
@pytest.mark.parametrize("many", [False, True])
def test_both_modes_under_a_condition(many):
    play = Play()
    if many:
        play.add(ALICE, bear())
    text = "Choose one. If you control a creature, you may choose both.\n• You gain 1 life.\n• Draw a card."
    cast(play, text, (lambda decision: list(decision.options)) if many else "mode 1")
    play.resolve_all()
    assert (play.life(ALICE), len(play.table.state.hands[ALICE])) == (21, int(many))


@pytest.mark.rule("107.3")
def test_x_that_the_text_defines():
    play = Play(mana=False)
    text = (
        "When this artifact enters, you may exile an instant card from your hand.\n"
        "{X}, {T}: Copy the exiled card. You may cast the "
        "copy without paying its mana cost. X is the mana value "
        "of the exiled card."
    )
    for _ in range(3):
        play.add(ALICE, "Plains")
    card = play.add(ALICE, made("You gain 5 life.", line="Instant", cost="{2}"), Zone.HAND)
    scepter = play.add(ALICE, made(text, cost="{0}"), Zone.HAND)
    probe = play.cast(ALICE, scepter)
    play.resolve()
    play.resolve(True)
    assert play.zone(card) is Zone.EXILE
    play.activate(ALICE, play.now(probe))
    assert sum(play.obj(each).tapped for each in play.tokens("Plains")) == 2
    play.resolve(True)
    play.resolve_all()
    assert play.life(ALICE) == 25


@pytest.mark.rule("707.12")
def test_random_cards_are_exiled_and_copies_cast():
    play = Play()
    text = (
        "Whenever you cast your first creature spell each turn, exile an instant card at random from your graveyard. "
        "Then copy each card exiled with this enchantment. You may cast any number of the copies without paying their "
        "mana costs."
    )
    play.add(ALICE, made(text, line="Enchantment"))
    play.add(ALICE, made("You gain 3 life.", line="Instant", name="Gain"), Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, bear(), Zone.HAND))
    play.resolve(True)
    play.resolve_all()
    assert play.life(ALICE) == 23
    assert not play.table.state.graveyards[ALICE]


@pytest.mark.rule("707.12")
def test_three_copies_of_a_card():
    play = Play()
    card = play.add(BOB, made("You gain 3 life.", line="Instant", name="Gain"), Zone.GRAVEYARD)
    text = (
        "Exile target instant card from an opponent's graveyard. Copy that card three times. You may cast the copies "
        "without paying their mana costs."
    )
    cast(play, text, card)
    first = as_answer(lambda decision: decision.options[0])
    play.resolve(True, first, True, first, False)
    play.resolve_all()
    assert play.life(ALICE) == 26


@pytest.mark.rule("115.7d")
def test_new_targets_for_a_spell_of_somebody_else():
    play = Play()
    enemy = play.add(BOB, made("Destroy target creature you control.", line="Instant"), Zone.HAND)
    first, second, own = play.add(BOB, bear()), play.add(BOB, bear()), play.add(ALICE, bear())
    play.pass_to(BOB)
    bolt = play.cast(BOB, enemy, first)
    cast(play, "You may choose new targets for target spell.", bolt)
    play.record.events.clear()
    play.resolve(True, second)
    named = [(event.target, event.by) for event in play.record.events if isinstance(event, BecameTarget)]
    assert named == [(second, bolt)]
    play.resolve_all()
    assert [play.zone(each) for each in (first, second, own)] == [Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.BATTLEFIELD]


def test_copying_triggers():
    play = Play()
    creature = play.add(ALICE, bear("Whenever you copy an instant spell, put a +1/+1 counter on this creature."))
    gain = cast(play, "You gain 1 life.")
    cast(play, "Copy target instant spell twice.", gain)
    play.resolve_all()
    assert (play.looks(creature).power, play.life(ALICE)) == (4, 23)


def test_if_something_was_exiled():
    play = Play()
    text = "Exile up to one target instant card from a graveyard. If you do, copy it. You may cast the copy."
    cast(play, text)
    play.resolve_all()
    card = play.add(ALICE, made("You gain 3 life.", line="Instant", name="Gain"), Zone.GRAVEYARD)
    cast(play, text, card)
    play.resolve(True)
    play.resolve_all()
    assert play.life(ALICE) == 23


def test_names_and_creature_types_in_common():
    play = Play()
    play.add(
        ALICE,
        bear(
            "Whenever you cast a creature spell that doesn't share "
            "a creature type with a creature you control, you gain 2 life."
        ),
    )
    play.add(
        ALICE,
        made(
            "Whenever you cast a permanent spell that has the same name as a creature card in your graveyard, "
            "you gain 5 life.",
            line="Enchantment",
        ),
    )
    play.cast(ALICE, play.add(ALICE, bear(), Zone.HAND))
    play.resolve_all()
    assert play.life(ALICE) == 20
    play.add(ALICE, bear(name="Elf", line="Creature — Elf"), Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, bear(name="Elf", line="Creature — Elf"), Zone.HAND))
    play.resolve_all()
    assert play.life(ALICE) == 27
