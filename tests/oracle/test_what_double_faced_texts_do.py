"""Texts that cards with two faces have are read, and what they say happens: one short game for each."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.cards.card import Card
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Attackers, DecisionKind
from shinpan.game.enums import Step, Zone
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
    text = "{0}: He deals 1 damage to target Bear. That creature deals damage equal to its power to him."
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
        half = "half your starting life total"
        text = f"If your life total is less than or equal to {half}, draw a card."
        play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND))
        play.resolve()
        assert len(hand(play)) == drawn


def test_life_above_the_starting_life_total():
    for life, drawn in ((29, 1), (28, 0)):
        play = Play()
        play.state.players[ALICE] = play.state.players[ALICE].with_(life=life)
        text = "If you have at least 9 life more than your starting life total, draw a card."
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


def cast(text: str, *answers: object, play: Play | None = None, target: object = None) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, *(() if target is None else (target,)))
    play.resolve(*answers)
    return play


def test_any_number_of_them_is_chosen():
    play = Play()
    first, second, third = (play.add(ALICE, bear()) for _ in range(3))
    cast("Tap any number of untapped creatures you control. You gain that much life.", [first, third], play=play)
    assert [play.obj(each).tapped for each in (first, second, third)] == [True, False, True]
    assert play.life(ALICE) == 22


def test_up_to_so_many_are_chosen():
    play = Play()
    lands = [play.add(ALICE, "Plains", tapped=True) for _ in range(3)]
    cast("Untap up to two lands you control.", lands[1:], play=play)
    assert [play.obj(each).tapped for each in lands] == [True, False, False]


def test_any_number_of_ones_own_is_sacrificed():
    play = Play()
    own, _, theirs = play.add(ALICE, bear()), play.add(ALICE, bear()), play.add(BOB, bear())
    text = "You may sacrifice any number of creatures. If you do, draw that many cards."
    cast(text, True, [own], play=play)
    assert len(hand(play)) == 1
    assert play.zone(theirs) is Zone.BATTLEFIELD


def test_nothing_can_be_dealt_to_some_of_a_group():
    text = "This spell deals 2 damage to any number of creatures."
    assert not compile_card(RawCard("Probe", "normal", (RawFace("Probe", "{1}", "Sorcery", text),))).whole


def test_discard_as_many_as_one_likes():
    play = Play()
    cards = [play.add(ALICE, "Plains", Zone.HAND) for _ in range(3)]
    cast("Discard up to two cards, then draw that many cards plus one.", cards[:1], play=play)
    assert len(hand(play)) == 4
    play = Play()
    cards = [play.add(ALICE, "Plains", Zone.HAND) for _ in range(3)]
    cast("Discard any number of cards, then draw that many cards.", cards, play=play)
    assert not {play.now(each) for each in cards} & set(hand(play))
    assert len(hand(play)) == 3


def test_what_was_milled_discarded_or_exiled_this_way():
    text = "Mill a card. If a creature card was milled this way, you gain 3 life."
    for top, life in ((bear(), 23), ("Plains", 20)):
        play = Play()
        card = play.add(ALICE, top, Zone.LIBRARY)
        play.table.state.libraries[ALICE] = [card]
        assert cast(text, play=play).life(ALICE) == life
    play = Play()
    cub = play.add(ALICE, bear(), Zone.HAND)
    text = "Discard a card. If a creature card is discarded this way, you gain 3 life."
    assert cast(text, play=play).life(ALICE) == 23
    assert play.zone(cub) is Zone.GRAVEYARD
    play = Play()
    cub = play.add(BOB, bear(), Zone.GRAVEYARD)
    text = "Exile target card from a graveyard. If a Bear card was exiled this way, you gain 3 life."
    assert cast(text, play=play, target=cub).life(ALICE) == 23


def test_powers_that_differ():
    text = "If you control four or more creatures with different powers, draw a card."
    for third, drawn in ((3, 1), (2, 0)):
        play = Play()
        for power in (1, 2, 5, third):
            play.add(ALICE, bear(pt=(power, 4)))
        cast(text, play=play)
        assert len(hand(play)) == drawn


def test_more_toughness_than_power():
    text = "If you control two or more creatures that each have toughness greater than their power, draw a card."
    for size, drawn in (((2, 3), 1), ((3, 3), 0)):
        play = Play()
        play.add(ALICE, bear(pt=(1, 4)))
        play.add(ALICE, bear(pt=size))
        cast(text, play=play)
        assert len(hand(play)) == drawn


def test_it_attacks_beside_one_of_a_kind():
    text = "Whenever this creature and at least one Elf attack, draw a card."
    for line, drawn in (("Creature — Elf", 1), ("Creature — Bear", 0)):
        play = Play()
        first, second = play.add(ALICE, bear(text)), play.add(ALICE, bear(line=line))
        attack(play, first, second)
        assert len(hand(play)) == drawn


def test_a_spell_cast_from_the_graveyard():
    play = Play()
    play.add(ALICE, made("Whenever you cast a spell from your graveyard, you gain 4 life."))
    cast("You gain 1 life.", play=play)
    assert play.life(ALICE) == 21
    card = play.add(ALICE, made("You gain 1 life.\nFlashback {1}", line="Sorcery"), Zone.GRAVEYARD)
    play.cast(ALICE, card)
    play.resolve_all()
    assert play.life(ALICE) == 26


def test_spells_from_the_graveyard_cost_less():
    text = "Spells you cast from your graveyard cost {2} less to cast."
    flashback = made("You gain 1 life.\nFlashback {2}", line="Sorcery")
    for zone, can in ((Zone.GRAVEYARD, True), (Zone.HAND, False)):
        play = Play(mana=False)
        play.add(ALICE, made(text))
        card = play.add(ALICE, flashback, zone)
        assert bool(play.faces(ALICE, card)) is can


def test_in_whose_turn_a_spell_is_cast():
    play = Play()
    play.add(ALICE, made("Whenever an opponent casts a spell during their turn, you gain 1 life."))
    play.add(ALICE, made("Whenever an opponent casts a spell during your turn, you gain 5 life."))
    bolt = made("Draw a card.", line="Instant")
    play.cast(BOB, play.add(BOB, bolt, Zone.HAND))
    play.resolve_all()
    assert play.life(ALICE) == 25
    play.until(Step.PRECOMBAT_MAIN, BOB)
    play.cast(BOB, play.add(BOB, bolt, Zone.HAND))
    play.resolve_all()
    assert play.life(ALICE) == 26


def test_life_lost_in_a_turn_of_ones_own():
    play = Play()
    play.add(ALICE, made("Whenever an opponent loses life during your turn, you gain that much life."))
    cast("Each opponent loses 2 life.", play=play)
    play.resolve_all()
    assert play.life(ALICE) == 22


def test_a_chapter_begins_with_a_condition_of_its_own():
    text = "I — If you have no cards in hand, draw two cards. Otherwise, scry 1, then draw a card."
    play = Play()
    play.cast(ALICE, play.add(ALICE, made(text, line="Enchantment — Saga"), Zone.HAND))
    play.resolve_all()
    assert len(hand(play)) == 2


def test_it_comes_back_tapped_and_transformed_with_counters():
    text = (
        "When Ada dies, return it to the battlefield tapped and transformed "
        "under its owner's control with three time counters on it."
    )
    play = Play()
    ada = play.add(ALICE, two_faced(text))
    cast("Destroy target creature.", play=play, target=ada)
    play.resolve_all()
    assert is_back(play, ada)
    assert (play.obj(ada).tapped, play.obj(ada).count(CounterKind.TIME)) == (True, 3)


def test_it_comes_back_as_an_aura_on_what_was_targeted():
    text = "When Ada dies, return her to the battlefield transformed under your control attached to target opponent."
    aura = "Enchant player\nAt the beginning of enchanted player's upkeep, they lose 2 life and you gain 1 life."
    play = Play()
    ada = play.add(ALICE, two_faced(text, aura, back_line="Enchantment — Aura"))
    cast("Destroy target creature.", play=play, target=ada)
    play.resolve_all()
    assert play.obj(ada).attached_to == BOB
    play.until(Step.DRAW, BOB)
    assert (play.life(ALICE), play.life(BOB)) == (21, 18)


def test_an_aura_comes_back_after_its_creature():
    front = (
        "Enchant creature\nWhen enchanted creature dies, return Ada to the battlefield transformed under your control "
        "attached to target opponent."
    )
    back = "Enchant player\nCreatures enchanted player controls enter tapped."
    play = Play()
    creature = play.add(ALICE, bear())
    card = two_faced(front, back, line="Enchantment — Aura", back_line="Enchantment — Aura")
    ada = play.add(ALICE, card, attached_to=creature)
    cast("Destroy target creature.", play=play, target=creature)
    play.resolve_all()
    assert (is_back(play, ada), play.obj(ada).attached_to) == (True, BOB)


def test_what_happens_where_something_cant_be_done():
    text = "Sacrifice a creature. If you can't, you lose 3 life."
    assert cast(text).life(ALICE) == 17
    play = Play()
    own = play.add(ALICE, bear())
    assert cast(text, play=play).life(ALICE) == 20
    assert play.zone(own) is Zone.GRAVEYARD


def test_mana_that_stays_until_the_end_of_the_turn():
    play = Play(mana=False)
    kept = "you don't lose this mana as steps and phases end"
    land = play.add(ALICE, made(f"{{T}}: Add {{R}}. Until end of turn, {kept}."))
    play.activate(ALICE, land)
    play.until(Step.END)
    assert len(play.table.player(ALICE).pool.units) == 1
    play.until(Step.UPKEEP, BOB)
    assert not play.table.player(ALICE).pool.units


def test_who_controlled_what_died():
    text = "If a creature died under an opponent's control this turn, draw a card."
    for player, drawn in ((ALICE, 0), (BOB, 1)):
        play = Play()
        play.add(player, bear())
        cast("Destroy all creatures.", play=play)
        cast(text, play=play)
        assert len(hand(play)) == drawn


def test_permanent_types_in_the_graveyard():
    text = "If there are two or more permanent types among cards in your graveyard, draw a card."
    for other, drawn in (("Plains", 1), (spell("Draw a card."), 0)):
        play = Play()
        play.add(ALICE, bear(), Zone.GRAVEYARD)
        play.add(ALICE, other, Zone.GRAVEYARD)
        cast(text, play=play)
        assert len(hand(play)) == drawn


def test_when_what_it_equips_transforms():
    play = Play()
    ada = play.add(ALICE, two_faced("{0}: Transform Ada."))
    play.add(
        ALICE, made("When equipped creature transforms, draw a card.", line="Artifact — Equipment"), attached_to=ada
    )
    play.activate(ALICE, ada)
    play.resolve_all()
    assert len(hand(play)) == 1


def test_mana_spent_to_cast_it():
    play = Play()
    text = "Whenever you cast a spell, if at least three mana was spent to cast it, draw a card."
    play.add(ALICE, made(text))
    for cost, drawn in (("{2}", 0), ("{3}", 1)):
        play.cast(ALICE, play.add(ALICE, made("You gain 1 life.", line="Sorcery", cost=cost), Zone.HAND))
        play.resolve_all()
        assert len(hand(play)) == drawn


def test_spells_this_turn_cost_less():
    play = Play(mana=False)
    walker = play.add(ALICE, made("{0}: Artifact spells you cast this turn cost {2} less to cast."))
    card = play.add(ALICE, made("", cost="{2}"), Zone.HAND)
    assert not play.faces(ALICE, card)
    play.activate(ALICE, walker)
    play.resolve()
    assert play.faces(ALICE, card)
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    assert not play.faces(ALICE, card)


def test_a_cost_of_mana_and_cards():
    play = Play()
    buried = [play.add(ALICE, "Plains", Zone.GRAVEYARD) for _ in range(2)]
    cast("You may pay {1} and exile two cards from your graveyard. If you do, you gain 4 life.", True, play=play)
    assert play.life(ALICE) == 24
    assert {play.zone(each) for each in buried} == {Zone.EXILE}


def test_total_power():
    text = (
        "Creatures you control gain haste until end of turn. If those creatures have total power 5 or greater, draw a "
        "card."
    )
    for power, drawn in ((3, 1), (2, 0)):
        play = Play()
        play.add(ALICE, bear())
        play.add(ALICE, bear(pt=(power, 1)))
        cast(text, play=play)
        assert len(hand(play)) == drawn


def test_all_cards_of_a_kind_come_back_tapped():
    play = Play()
    lands = [play.add(ALICE, "Plains", Zone.GRAVEYARD) for _ in range(2)]
    cub = play.add(ALICE, bear(), Zone.GRAVEYARD)
    cast("Return all land cards from your graveyard to the battlefield tapped.", play=play)
    assert [(play.zone(each), play.obj(each).tapped) for each in lands] == [(Zone.BATTLEFIELD, True)] * 2
    assert play.zone(cub) is Zone.GRAVEYARD


def test_one_of_two_goes_to_the_graveyard():
    play = Play()
    first, second = play.table.state.libraries[ALICE][:2]
    two = "the top two cards of your library"
    cast(f"Look at {two}. Put one of them into your graveyard.", first, play=play)
    assert play.table.state.libraries[ALICE][0] == second
    assert play.zone(first) is Zone.GRAVEYARD
