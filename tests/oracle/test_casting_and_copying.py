"""Texts of our own about casting, copying and targeting: crimes, other players, modes chosen once, one more time."""

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.cards.card import Card
from shinpan.game.decisions import Attackers, Cast, DecisionKind
from shinpan.game.enums import ObjectKind, Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.rules.listing import PASS

BOLT = "Probe deals 1 damage to target player."


def cast(play: Play, text: str | Card, *answers: object) -> ObjectId:
    """Have Alice cast an instant; nothing resolves yet."""
    card = made(text, line="Instant") if isinstance(text, str) else text
    return play.cast(ALICE, play.add(ALICE, card, Zone.HAND), *answers)


def watching(play: Play, text: str) -> ObjectId:
    """Give Alice an enchantment with a text."""
    return play.add(ALICE, made(text, line="Enchantment"))


def attack(play: Play, creature: ObjectId) -> None:
    """Have a creature of Alice's attack Bob and deal its damage."""
    while play.game.decision.kind is not DecisionKind.ATTACKERS:
        play.game.answer(PASS)
    play.game.answer(Attackers(((creature, BOB),)))
    while play.life(BOB) == 20:
        decision = play.game.decision
        play.game.answer(PASS if PASS in decision.options else (decision.default or decision.options[0]))


@pytest.mark.rule("700.13")
def test_a_crime_is_committed_once_for_each_spell():
    play = Play()
    watching(play, "Whenever you commit a crime, you gain 1 life.")
    foes = [play.add(BOB, bear()) for _ in range(2)]
    cast(play, BOLT, ALICE)
    assert len(play.table.state.stack) == 1
    play.resolve_all()
    cast(play, "Tap target creature. Tap another target creature.", *foes)
    assert len(play.table.state.stack) == 2
    play.resolve_all()
    assert play.life(ALICE) == 20  # 1 damage, 1 life


@pytest.mark.rule("700.13")
def test_cards_in_graveyards_and_abilities():
    play = Play()
    watching(play, "Whenever you commit a crime, you gain 1 life.")
    theirs, own = play.add(BOB, bear(), Zone.GRAVEYARD), play.add(ALICE, bear(), Zone.GRAVEYARD)
    cast(play, "Exile target card from a graveyard.", own)
    play.resolve_all()
    assert play.life(ALICE) == 20
    play.activate(ALICE, play.add(ALICE, made("{T}: Exile target card from a graveyard.")), theirs)
    play.resolve_all()
    assert play.life(ALICE) == 21


@pytest.mark.rule("700.13", "707.10")
def test_a_copy_is_no_crime():
    play = Play()
    bolt = cast(play, BOLT, BOB)
    watching(play, "Whenever you commit a crime, you gain 1 life.")
    cast(play, "Copy target instant spell you control. You may choose new targets for the copy.", bolt)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (20, 18)


@pytest.mark.rule("707.10c")
def test_each_other_player_copies_it():
    play = Play()
    watching(
        play,
        "Whenever a player casts an instant spell, each other player copies that spell. Each of those "
        "players may choose new targets for their copy.",
    )
    cast(play, BOLT, BOB)
    play.resolve(True, ALICE)
    (copy,) = (each for each in play.table.state.stack if play.obj(each).kind is ObjectKind.COPY)
    assert play.obj(copy).controller == BOB
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (19, 19)


@pytest.mark.rule("603.2d")
def test_casting_makes_abilities_trigger_again():
    play = Play()
    watching(
        play,
        "If you casting or copying an instant spell causes a triggered ability of a permanent you control "
        "to trigger, that ability triggers an additional time.",
    )
    watching(play, "Whenever you cast or copy an instant spell, you gain 1 life.")
    watching(play, "Whenever you draw a card, you gain 5 life.")
    cast(play, "Draw a card.")
    play.resolve_all()
    assert play.life(ALICE) == 27


@pytest.mark.rule("603.2d")
def test_abilities_of_some_permanents_trigger_again():
    play = Play()
    watching(
        play, "If a triggered ability of an artifact you control triggers, that ability triggers an additional time."
    )
    play.add(ALICE, made("Whenever you cast an instant spell, you gain 1 life."))
    watching(play, "Whenever you cast an instant spell, you gain 5 life.")
    cast(play, "Draw a card.")
    play.resolve_all()
    assert play.life(ALICE) == 27


@pytest.mark.rule("700.2", "603.3c")
def test_modes_that_have_not_been_chosen():
    play = Play()
    text = (
        "Whenever you cast an instant spell, choose one that hasn't been chosen —\n• You gain 1 life.\n• Draw a card."
    )
    watching(play, text)
    cast(play, "Draw a card.", "mode 2")
    play.resolve_all()
    assert (play.life(ALICE), len(play.table.state.hands[ALICE])) == (20, 2)
    cast(play, "Draw a card.")
    play.resolve_all()
    assert (play.life(ALICE), len(play.table.state.hands[ALICE])) == (21, 3)
    cast(play, "Draw a card.")
    assert len(play.table.state.stack) == 1


@pytest.mark.rule("601.3b", "702.8a")
def test_sorceries_as_though_they_had_flash_this_turn():
    play = Play()
    sorcery = play.add(ALICE, spell("You gain 1 life."), Zone.HAND)
    cast(play, "You may cast Aura and sorcery spells this turn as though they had flash.")
    play.resolve()
    cast(play, "Draw a card.")
    assert sorcery in [option.object for option in play.options(ALICE, Cast)]
    play.resolve_all()
    play.until(Step.UPKEEP)
    assert sorcery not in [option.object for option in play.options(ALICE, Cast)]


@pytest.mark.rule("601.3")
@pytest.mark.parametrize("line", ["Sorcery", "Artifact"])
def test_the_top_card_if_it_is_of_a_kind(line):
    play = Play()
    condition = "if it's an instant or sorcery card."
    watching(play, "You may cast the top card of your library " + condition)
    text = "You gain 1 life." if line == "Sorcery" else "{T}: Add {C}."
    top = play.add(ALICE, made(text, line=line), Zone.LIBRARY)
    play.table.state.libraries[ALICE] = [top, *(each for each in play.table.state.libraries[ALICE] if each != top)]
    assert (top in [option.object for option in play.options(ALICE, Cast)]) is (line == "Sorcery")


@pytest.mark.rule("603.4", "608.2c")
@pytest.mark.parametrize("gained", [False, True])
def test_something_instead_is_no_condition_of_the_trigger(gained):
    play = Play()
    watching(
        play,
        "Whenever you cast your second spell each turn, copy it. If you gained life this turn, copy that spell twice "
        "instead. You may choose new targets for the copies.",
    )
    cast(play, "You gain 1 life." if gained else "Draw a card.")
    play.resolve_all()
    cast(play, BOLT, BOB)
    play.resolve_all()
    assert play.life(BOB) == (17 if gained else 18)


@pytest.mark.rule("603.4", "115.9b")
def test_whether_a_spell_targets_only_this():
    play = Play()
    text = (
        "Whenever a player casts an instant spell, if that spell targets only this creature, copy the spell "
        "for each other creature that spell could target. Each copy "
        "targets a different one of those creatures."
    )
    creature, other = play.add(ALICE, bear(text)), play.add(BOB, bear())
    cast(play, "Put a +1/+1 counter on target creature.", other)
    assert len(play.table.state.stack) == 1
    play.resolve_all()
    cast(play, "Put a +1/+1 counter on target creature.", creature)
    play.resolve_all()
    assert (play.looks(creature).power, play.looks(other).power) == (3, 4)


def test_the_next_spell_after_a_creature_has_done_something():
    play = Play()
    text = (
        "Whenever a creature you control enters, you gain 1 life. When you next cast an instant spell this turn, copy "
        "that spell."
    )
    watching(play, text)
    play.cast(ALICE, play.add(ALICE, bear(), Zone.HAND))
    play.resolve_all()
    cast(play, BOLT, BOB)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (21, 18)


def test_a_card_that_is_of_a_kind():
    play = Play()
    play.add(ALICE, bear(), Zone.GRAVEYARD)
    card = play.add(ALICE, made("You gain 1 life.", line="Instant"), Zone.GRAVEYARD)
    text = (
        "Exile target card that's an instant or enchantment from your graveyard. For each card exiled this way, copy "
        "it, and you "
        "may cast the copy without paying its mana cost."
    )
    cast(play, text)
    assert play.obj(play.table.state.stack[0]).choices.targets == ((card,),)
    play.resolve(True)
    play.resolve_all()
    assert play.life(ALICE) == 21


@pytest.mark.rule("603.7c")
def test_whenever_something_happens_this_turn():
    play = Play()
    creature = play.add(ALICE, bear())
    cast(play, "Whenever a Bear you control deals combat damage to a player this turn, you gain 3 life.")
    play.resolve()
    attack(play, creature)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (23, 18)


def test_what_a_spell_has_exiled_is_not_known_later():
    text = (
        "Exile target instant card from your graveyard. Whenever a creature dies this turn, copy the exiled card. You "
        "may cast the copy."
    )
    raw = RawCard("Probe", "normal", (RawFace("Probe", "{1}", "Instant", text, None, None),))
    assert not compile_card(raw).whole


@pytest.mark.rule("602.2b")
def test_an_ability_for_which_something_was_sacrificed():
    play = Play()
    watching(
        play,
        "Whenever you activate an ability of an artifact that isn't a mana ability, if one or more "
        "permanents were sacrificed to activate it, you may copy that ability.",
    )
    play.activate(ALICE, play.add(ALICE, made("{T}: You gain 1 life.")))
    play.resolve_all()
    play.activate(ALICE, play.add(ALICE, made("{T}, Sacrifice this artifact: You gain 5 life.")))
    play.resolve(True)
    play.resolve_all()
    assert play.life(ALICE) == 31


@pytest.mark.rule("106.6", "603.7a")
def test_mana_that_has_a_spell_copied():
    play = Play(mana=False)
    rock = play.add(
        ALICE,
        made(
            "{T}: Add {U}. When that mana is spent to cast a blue instant spell, copy that spell and you may "
            "choose new targets for the copy."
        ),
    )
    play.activate(ALICE, rock)
    cast(play, made(BOLT, line="Instant", cost="{U}"), BOB)
    play.resolve_all()
    assert play.life(BOB) == 18


def test_an_enchanted_player():
    play = Play()
    aura = made(
        "Enchant player\nWhenever enchanted player casts an instant spell, each other player may copy that "
        "spell and may choose new targets for the copy they control.",
        line="Enchantment — Aura Curse",
    )
    play.cast(ALICE, play.add(ALICE, aura, Zone.HAND), ALICE)
    play.resolve()
    cast(play, BOLT, BOB)
    play.resolve(True, True, ALICE)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (19, 19)


@pytest.mark.rule("508.1k")
def test_equipment_and_attackers_as_conditions():
    play = Play()
    text = "Equipped creature has flying as long as two or more Equipment are attached to it.\nEquip {1}"
    swords = [play.add(ALICE, made(text, line="Artifact — Equipment")) for _ in range(2)]
    creature = play.add(ALICE, bear())
    for place, sword in enumerate(swords):
        play.activate(ALICE, sword, creature)
        play.resolve()
        assert bool(play.looks(creature).abilities) is bool(place)


@pytest.mark.rule("603.7a")
def test_a_time_said_last_is_that_of_the_last_sentence():
    play = Play()
    creature = play.add(ALICE, bear())
    text = (
        "You may exile target Bear. If you do, return that card to the battlefield tapped under its owner's "
        "control at the beginning of the next end step."
    )
    cast(play, text, creature)
    play.resolve(True)
    assert play.obj(play.now(creature)).zone is Zone.EXILE


@pytest.mark.rule("115.1")
def test_who_has_made_something_a_target_is_that_player():
    play = Play()
    text = (
        "Whenever a Bear you control becomes the target of a spell or "
        "ability an opponent controls, that player loses 2 life."
    )
    play.add(BOB, made(text, line="Enchantment"))
    creature = play.add(BOB, bear())
    cast(play, "Tap target creature.", creature)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (18, 20)


@pytest.mark.rule("603.7c")
def test_what_a_spell_has_exiled_is_not_copied_later():
    text = (
        "Exile target instant card from your graveyard. Whenever a creature you control deals combat damage to a "
        "player this turn, copy the exiled card. You may cast "
        "the copy without paying its mana cost."
    )
    compiled = compile_card(RawCard("Probe", "normal", (RawFace("Probe", "{1}", "Sorcery", text, None, None),)))
    assert not compiled.whole


@pytest.mark.rule("608.2d")
def test_it_is_what_becomes_a_copy_and_not_what_is_copied():
    play = Play()
    text = (
        "When this creature enters, put two +1/+1 counters on another target creature. If it's a creature, it becomes "
        "a copy of this creature. If it's a creature, tap it."
    )
    other = play.add(ALICE, bear())
    probe = play.cast(ALICE, play.add(ALICE, bear(text), Zone.HAND))
    play.resolve()
    play.resolve_all()
    assert (play.obj(other).tapped, play.obj(play.now(probe)).tapped) == (True, False)
