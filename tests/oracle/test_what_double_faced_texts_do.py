"""Texts that cards with two faces have are read, and what they say happens: one short game for each."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.cards.card import Card
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Attackers, DecisionKind
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.rules.listing import PASS

HUMAN = "Legendary Creature — Human"


def two_faced(front: str, back: str = "", line: str = HUMAN, back_line: str = HUMAN, cost: str = "{1}") -> Card:
    """Return a transforming card with these texts; it must be understood whole."""
    faces = (
        _face("Ada, Probe", cost, line, front),
        _face("Ada, Proven", "", back_line, back),
    )
    compiled = compile_card(RawCard("Ada, Probe // Ada, Proven", "transform", faces))
    assert compiled.whole, [str(each) for each in compiled.misunderstandings]
    assert compiled.card is not None
    return compiled.card


def _face(name: str, cost: str, line: str, text: str) -> RawFace:
    size = "2" if "Creature" in line else None
    return RawFace(name, cost, line, text, size, size)


def hand(play: Play) -> list[ObjectId]:
    return list(play.table.state.hands[ALICE])


def attack(play: Play, *attackers: ObjectId) -> None:
    """Have Alice attack Bob with creatures, and let what triggers resolve."""
    while play.game.at_rest:
        play.game.answer(PASS)
    decision = play.game.decision
    assert decision is not None
    assert decision.kind is DecisionKind.ATTACKERS
    play.game.answer(Attackers(tuple((each, BOB) for each in attackers)))
    play.answer()
    play.resolve_all()


def is_back(play: Play, permanent: ObjectId) -> bool:
    return play.obj(permanent).components[0].face == 1


def test_she_is_the_card_whatever_else_was_mentioned():
    play = Play()
    text = (
        "Whenever another creature you control dies, exile Ada, then return her to the battlefield transformed "
        "under her owner's control."
    )
    ada = play.add(ALICE, two_faced(text))
    other = play.add(ALICE, bear())
    card = play.add(ALICE, spell("Destroy target creature."), Zone.HAND)
    play.cast(ALICE, card, other)
    play.resolve_all()
    assert is_back(play, ada)
    assert play.zone(other) is Zone.GRAVEYARD


def test_damage_to_him_is_damage_to_the_card():
    play = Play()
    text = "{0}: He deals 1 damage to target creature. That creature deals damage equal to its power to him."
    ada = play.add(ALICE, two_faced(text))
    other = play.add(BOB, bear(pt=(1, 4)))
    play.activate(ALICE, ada, other)
    play.resolve()
    assert (play.obj(ada).damage, play.obj(other).damage) == (1, 1)


def test_those_counters_are_the_ones_counted():
    play = Play()
    text = (
        "{0}: Put an omen counter on Ada. Then if there are two or more omen counters on it, remove those counters "
        "and transform it."
    )
    ada = play.add(ALICE, two_faced(text), counters=((CounterKind.CHARGE, 1),))
    play.activate(ALICE, ada)
    play.resolve()
    assert (is_back(play, ada), play.obj(ada).count(CounterKind.OMEN)) == (False, 1)
    play.activate(ALICE, ada)
    play.resolve()
    assert (is_back(play, ada), play.obj(ada).count(CounterKind.OMEN)) == (True, 0)
    assert play.obj(ada).count(CounterKind.CHARGE) == 1


def test_what_follows_and_hangs_on_the_condition_in_a_later_sentence_too():
    play = Play()
    text = "Draw a card. Then if you control a creature, you gain 3 life and draw a card."
    play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND))
    play.resolve()
    assert (play.life(ALICE), len(hand(play))) == (20, 1)


def test_those_counters_have_to_be_known():
    face = _face("Probe", "{1}", HUMAN, "{0}: Remove those counters.")
    assert not compile_card(RawCard("Probe", "normal", (face,))).whole


def test_few_counters():
    play = Play()
    text = "{0}: Transform Ada. Activate only if Ada has one or fewer omen counters on it."
    ada = play.add(ALICE, two_faced(text), counters=((CounterKind.OMEN, 2),))
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == ada]
    play = Play()
    ada = play.add(ALICE, two_faced(text), counters=((CounterKind.OMEN, 1),))
    play.activate(ALICE, ada)
    play.resolve()
    assert is_back(play, ada)


def test_a_chapter_has_a_flavor_word():
    saga = made("I — Great Probe — Draw a card.\nII, III — Small Probe — You gain 2 life.", line="Enchantment — Saga")
    plain = made("I — Draw a card.\nII, III — You gain 2 life.", line="Enchantment — Saga")
    assert saga.faces == plain.faces


def test_it_comes_back_attacking():
    play = Play()
    raider = play.add(
        ALICE,
        bear(
            "Whenever this creature attacks, return target creature card from your graveyard to the battlefield "
            "tapped and attacking."
        ),
    )
    buried = play.add(ALICE, bear(name="Cub"), Zone.GRAVEYARD)
    attack(play, raider)
    combat = play.table.state.combat
    assert combat is not None
    assert {attack.attacker for attack in combat.attacks} == {raider, play.now(buried)}
    assert play.obj(buried).tapped


def test_damage_to_a_player_or_battle():
    play = Play()
    play.add(ALICE, made("Whenever a creature you control deals damage to a player or battle, draw a card."))
    pinger = play.add(ALICE, bear("{0}: This creature deals 1 damage to any target."))
    play.activate(ALICE, pinger, BOB)
    play.resolve_all()
    assert len(hand(play)) == 1
    play.activate(ALICE, pinger, pinger)
    play.resolve_all()
    assert len(hand(play)) == 1


def test_an_ability_in_an_ability_in_quotation_marks():
    play = Play()
    creature = play.add(ALICE, bear())
    text = "You get an emblem with \"Creatures you control have '{0}: You gain 1 life.'\""
    play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND))
    play.resolve()
    play.activate(ALICE, creature)
    play.resolve()
    assert play.life(ALICE) == 21


def test_half_the_starting_life_total():
    for life, drawn in ((10, 1), (11, 0)):
        play = Play()
        play.state.players[ALICE] = play.state.players[ALICE].with_(life=life)
        text = "If your life total is less than or equal to half your starting life total, draw a card."
        play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND))
        play.resolve()
        assert len(hand(play)) == drawn


def test_life_above_the_starting_life_total():
    for life, drawn in ((30, 1), (29, 0)):
        play = Play()
        play.state.players[ALICE] = play.state.players[ALICE].with_(life=life)
        text = "If you have at least 10 life more than your starting life total, draw a card."
        play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND))
        play.resolve()
        assert len(hand(play)) == drawn


def test_there_is_such_a_card():
    text = "If there is a creature card in your graveyard, draw a card."
    for buried in (False, True):
        play = Play()
        if buried:
            play.add(ALICE, bear(), Zone.GRAVEYARD)
        play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND))
        play.resolve()
        assert len(hand(play)) == buried


def test_it_has_a_toughness():
    for toughness, drawn in ((4, 1), (3, 0)):
        play = Play()
        creature = play.add(ALICE, bear(pt=(9, toughness)))
        text = "Untap target creature. Then if that creature has toughness 4 or greater, draw a card."
        play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND), creature)
        play.resolve()
        assert len(hand(play)) == drawn
