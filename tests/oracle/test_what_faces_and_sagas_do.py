"""More texts that cards with two faces have: one short game for each thing that they say."""

from reading_play import ALICE, BOB, Play, bear, made, spell
from test_what_double_faced_texts_do import attack, cast, hand, is_back, two_faced

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.combat_so_far import AttacksAlone
from shinpan.rules.context.queries import Queries

KNIGHT = "Creature — Knight"


def understood(text: str, line: str = "Artifact") -> bool:
    """Return whether a text is understood whole."""
    return compile_card(RawCard("Probe", "normal", (RawFace("Probe", "{1}", line, text),))).whole


def test_the_card_and_others_of_a_kind():
    play = Play()
    ada = play.add(ALICE, two_faced("During your turn, Ada and other Knights you control get +1/+0."))
    knight, other = play.add(ALICE, bear(line=KNIGHT)), play.add(ALICE, bear())
    assert [play.looks(each).power for each in (ada, knight, other)] == [3, 3, 2]
    play.until(Step.UPKEEP, BOB)
    assert play.looks(knight).power == 2


def test_weaker_creatures_cant_block_it():
    text = "Creatures with power less than this creature's power can't block it."
    assert bear(text).faces == bear("Creatures with power less than this creature's power can't block Bear.").faces


CRAFT = "Craft with one or more Elves {0}"


def test_crafting_with_as_many_as_one_likes():
    materials = "the exiled cards used to craft it"
    back = f"Ada's power is equal to the total power of {materials}."
    play = Play()
    ada = play.add(ALICE, two_faced(CRAFT, back))
    elf = play.add(ALICE, bear(pt=(3, 1), line="Creature — Elf"))
    buried = play.add(ALICE, bear(pt=(4, 1), line="Creature — Elf", name="Elder"), Zone.GRAVEYARD)
    play.add(ALICE, bear(), Zone.GRAVEYARD)
    play.activate(ALICE, ada, [elf, buried])
    play.resolve()
    assert is_back(play, ada)
    assert play.looks(ada).power == 7


def test_crafting_with_two():
    play = Play()
    ada = play.add(ALICE, two_faced("Craft with two creatures {0}"))
    creature = play.add(ALICE, bear())
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == ada]
    buried = play.add(ALICE, bear(name="Cub"), Zone.GRAVEYARD)
    third = play.add(BOB, bear())
    play.activate(ALICE, ada)
    play.resolve()
    assert is_back(play, ada)
    assert [play.zone(each) for each in (creature, buried, third)] == [Zone.EXILE, Zone.EXILE, Zone.BATTLEFIELD]


def test_the_colors_of_materials():
    back = "{T}: For each color among the exiled cards used to craft Ada, add one mana of that color."
    play = Play(mana=False)
    ada = play.add(ALICE, two_faced(CRAFT, back))
    green = made("", line="Creature — Elf", cost="{G}", pt=(1, 1))
    elves = [play.add(ALICE, green), play.add(ALICE, made("", line="Creature — Elf", cost="{W}{G}", pt=(1, 1)))]
    play.activate(ALICE, ada, elves)
    play.resolve()
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    play.activate(ALICE, play.now(ada))
    assert {unit.kind for unit in play.table.player(ALICE).pool.units} == {ManaKind.WHITE, ManaKind.GREEN}


def test_a_material_with_a_keyword():
    back = "Ada has flying as long as an exiled card used to craft Ada has flying."
    for keyword in ("Flying", "Reach"):
        play = Play()
        ada = play.add(ALICE, two_faced(CRAFT, back))
        elf = play.add(ALICE, bear(keyword, line="Creature — Elf"))
        play.activate(ALICE, ada)
        play.resolve()
        assert play.zone(elf) is Zone.EXILE
        keywords = [each.keyword for each in play.looks(ada).abilities if isinstance(each, Keyword)]
        assert keywords == ([KeywordAbility.FLYING] if keyword == "Flying" else [])


def test_a_card_from_anyones_graveyard():
    play = Play()
    theirs = play.add(BOB, bear(), Zone.GRAVEYARD)
    cast("You may exile a card from a graveyard. If you do, you gain 3 life.", True, play=play)
    assert (play.life(ALICE), play.zone(theirs)) == (23, Zone.EXILE)


def test_a_total_mana_value():
    text = (
        "Return any number of target creature cards with total mana value 5 or less from your graveyard to the "
        "battlefield."
    )
    play = Play()
    cubs = [play.add(ALICE, made("", line="Creature — Bear", cost="{4}", pt=(9, 9)), Zone.GRAVEYARD) for _ in range(2)]
    cheap = play.add(ALICE, made("", line="Creature — Bear", cost="{1}", pt=(9, 9)), Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND), [cubs[0], cheap])
    play.resolve()
    assert [play.zone(each) for each in (*cubs, cheap)] == [Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.BATTLEFIELD]


def test_what_x_is_counts_for_targets():
    text = "Destroy target creature with power X or less, where X is the number of Plains you control."
    play = Play()
    play.add(ALICE, "Plains")
    small, big = play.add(BOB, bear(pt=(1, 1))), play.add(BOB, bear())
    card = play.add(ALICE, spell(text), Zone.HAND)
    offered = []
    play.cast(
        ALICE, card, lambda decision: offered.extend(each.entity for each in decision.options) or [decision.options[0]]
    )
    play.resolve()
    assert offered == [small]
    assert (play.zone(small), play.zone(big)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_what_something_is():
    play = Play()
    play.add(ALICE, made("Each creature you control that's a Knight or an Elf gets +1/+1."))
    play.add(ALICE, made("Each creature you control that isn't a Bear gets +3/+0."))
    knight, cub = play.add(ALICE, bear(line=KNIGHT)), play.add(ALICE, bear())
    assert (play.looks(knight).power, play.looks(cub).power) == (6, 2)


def test_how_many_colors_it_has():
    play = Play()
    play.add(ALICE, made("Whenever you cast a spell that's exactly two colors, you gain 1 life."))
    play.add(ALICE, made("Whenever you cast a spell that's one or more colors, you gain 10 life."))
    for cost, life in (("{W}{U}", 31), ("{W}", 41), ("{3}", 41)):
        play.cast(ALICE, play.add(ALICE, made("Draw a card.", line="Sorcery", cost=cost), Zone.HAND))
        play.resolve_all()
        assert play.life(ALICE) == life


def test_a_creature_type_in_common():
    text = "Put a +1/+1 counter on each other creature you control that shares a creature type with target creature."
    play = Play()
    knight, other, cub = (play.add(ALICE, bear(line=line)) for line in (KNIGHT, KNIGHT, "Creature — Bear"))
    cast(text, play=play, target=knight)
    assert [play.looks(each).power for each in (other, cub)] == [3, 2]


def test_a_double_faced_card():
    text = "Reveal the top card of your library. If it's a Plains or double-faced card, you gain 3 life."
    for card, life in ((two_faced(""), 23), (bear(), 20)):
        play = Play()
        play.table.state.libraries[ALICE] = [play.add(ALICE, card, Zone.LIBRARY)]
        assert cast(text, play=play).life(ALICE) == life


def test_so_many_cards_exiled_with_it():
    text = "{0}: Exile target creature. Then if there are two or more cards exiled with Ada, transform it."
    play = Play()
    ada = play.add(ALICE, two_faced(text))
    for done in (False, True):
        play.activate(ALICE, ada, play.add(BOB, bear()))
        play.resolve()
        assert is_back(play, ada) is done


def test_mana_values_among_cards_exiled_with_it():
    text = (
        "{0}: Exile target creature. If cards with two or more different mana values are exiled with Ada, transform it."
    )
    play = Play()
    ada = play.add(ALICE, two_faced(text))
    for cost, done in (("{1}", False), ("{1}", False), ("{2}", True)):
        play.activate(ALICE, ada, play.add(BOB, made("", line="Creature — Bear", cost=cost, pt=(1, 1))))
        play.resolve()
        assert is_back(play, ada) is done


def test_all_of_a_library_but_one_card():
    play = Play()
    bottom = play.table.state.libraries[BOB][-1]
    cast("Exile all but the bottom card of target player's library.", play=play, target=BOB)
    assert list(play.table.state.libraries[BOB]) == [bottom]


def test_a_hand_for_a_new_one():
    play = Play()
    cards = [play.add(ALICE, "Plains", Zone.HAND) for _ in range(2)]
    cast("Exile all cards from your hand, then draw that many cards.", play=play)
    assert {play.zone(each) for each in cards} == {Zone.EXILE}
    assert len(hand(play)) == 2


def test_it_attacks_alone():
    for others, life in ((0, 18), (1, 16)):
        play = Play()
        first = play.add(ALICE, bear("Bear can't be blocked as long as it's attacking alone."))
        attackers = [first, *(play.add(ALICE, bear(name="Cub")) for _ in range(others))]
        attack(play, *attackers)

        assert AttacksAlone().holds(Queries(play.table, first, ALICE)) is (others == 0)
        play.until(Step.END_OF_COMBAT)
        assert play.life(BOB) == life


def test_it_didnt_attack():
    text = "At the beginning of your end step, if Ada didn't attack this turn, transform Ada."
    for attacks in (True, False):
        play = Play()
        ada = play.add(ALICE, two_faced(text))
        if attacks:
            attack(play, ada)
        play.until(Step.UPKEEP, BOB)
        assert is_back(play, ada) is not attacks


def test_how_much_it_has_dealt():
    text = (
        "{0}: Ada deals 2 damage to any target.\n{0}: Transform Ada. Activate only if Ada has dealt 3 or more damage "
        "this turn."
    )
    play = Play()
    ada = play.add(ALICE, two_faced(text))
    play.activate(ALICE, ada, BOB, number=0)
    play.resolve()
    assert len([each for each in play.options(ALICE) if getattr(each, "object", None) == ada]) == 1
    play.activate(ALICE, ada, ALICE, number=0)
    play.resolve()
    assert len([each for each in play.options(ALICE) if getattr(each, "object", None) == ada]) == 2


def test_how_much_one_player_was_dealt():
    text = (
        "Whenever Ada deals damage to a player, if it has dealt 3 or more damage to that player this turn, they lose "
        "the game."
    )
    play = Play()
    ada = play.add(ALICE, two_faced("{0}: Ada deals 2 damage to any target.\n" + text))
    for target, over in ((ALICE, False), (BOB, False), (BOB, True)):
        play.activate(ALICE, ada, target)
        play.resolve_all()
        assert play.game.over is over


def test_combat_damage_to_a_player_this_turn():
    text = "If a player was dealt 3 or more combat damage this turn, draw a card."
    for power, drawn in ((3, 1), (2, 0)):
        play = Play()
        attack(play, play.add(ALICE, bear(pt=(power, 1))))
        play.until(Step.POSTCOMBAT_MAIN)
        cast(text, play=play)
        assert len(hand(play)) == drawn


def test_each_player_has_little_life():
    text = "If each player has 10 or less life, draw a card."
    for lives, drawn in (((10, 9), 1), ((10, 11), 0)):
        play = Play()
        for player, life in zip((ALICE, BOB), lives, strict=True):
            play.state.players[player] = play.state.players[player].with_(life=life)
        cast(text, play=play)
        assert len(hand(play)) == drawn


def test_any_opponent_may_pay():
    text = "Any opponent may sacrifice a creature. If no one does, draw a card."
    for pays in (True, False):
        play = Play()
        theirs = play.add(BOB, bear())
        cast(text, pays, play=play)
        assert len(hand(play)) == (not pays)
        assert (play.zone(theirs) is Zone.GRAVEYARD) is pays


def test_everyone_gets_their_own_back():
    play = Play()
    theirs = play.add(BOB, bear(), controller=ALICE)
    cast("Each player gains control of all permanents they own.", play=play)
    assert play.table.controller(theirs) == BOB


def test_another_land_this_turn():
    play = Play()
    lands = [play.add(ALICE, "Plains", Zone.HAND) for _ in range(3)]
    cast("You may play an additional land this turn.", play=play)
    for each in lands[:2]:
        play.play_land(ALICE, each)
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == lands[2]]


def test_it_transforms_or_dies():
    back = "When this creature transforms into Ada, Proven or dies, draw a card."
    play = Play()
    ada = play.add(ALICE, two_faced("{0}: Transform Ada.", back))
    play.activate(ALICE, ada)
    play.resolve_all()
    assert len(hand(play)) == 1
    cast("Destroy target creature.", play=play, target=ada)
    play.resolve_all()
    assert len(hand(play)) == 2


def test_it_comes_back_from_the_graveyard_transformed():
    text = "{0}: Return this card from your graveyard to the battlefield transformed."
    play = Play()
    ada = play.add(ALICE, two_faced(text), Zone.GRAVEYARD)
    play.activate(ALICE, ada)
    play.resolve()
    assert is_back(play, ada)


def test_cards_in_graveyards_cant_be_targeted():
    text = "Return target creature card from your graveyard to your hand."
    for there in (True, False):
        play = Play()
        play.add(ALICE, bear(), Zone.GRAVEYARD)
        if there:
            play.add(ALICE, made("Cards in graveyards can't be the targets of spells or abilities."))
        card = play.add(ALICE, spell(text), Zone.HAND)
        assert bool(play.faces(ALICE, card)) is not there


def test_cards_come_into_graveyards():
    play = Play()
    play.add(ALICE, made("Whenever one or more Bear cards are put into graveyards from anywhere, draw a card."))
    play.add(ALICE, bear())
    play.add(BOB, bear())
    cast("Destroy all creatures.", play=play)
    play.resolve_all()
    assert len(hand(play)) == 1


def test_mana_that_it_produced():
    text = "{T}: Add {C}.\nWhenever you cast an artifact spell using mana produced by Probe, you gain 3 life."
    for other, life in ((False, 23), (True, 20)):
        play = Play(mana=False)
        probe = play.add(ALICE, made(text))
        source = play.add(ALICE, made("{T}: Add {C}.")) if other else probe
        play.activate(ALICE, source)
        play.cast(ALICE, play.add(ALICE, made("", cost="{1}"), Zone.HAND))
        play.resolve_all()
        assert play.life(ALICE) == life


def test_the_first_such_spell_costs_less():
    text = "The first artifact spell you cast each turn costs {2} less to cast."
    play = Play(mana=False)
    play.add(ALICE, made(text))
    first, second = (play.add(ALICE, made("", cost="{2}"), Zone.HAND) for _ in range(2))
    play.cast(ALICE, first)
    play.resolve()
    assert not play.faces(ALICE, second)


def test_spells_cost_less_for_each():
    play = Play(mana=False)
    drawn = "card your opponents have drawn this turn"
    play.add(ALICE, made(f"Spells you cast cost {{2}} less to cast for each {drawn}."))
    card = play.add(ALICE, made("", cost="{4}"), Zone.HAND)
    assert not play.faces(ALICE, card)
    drawing = made("Draw two cards.", line="Instant", cost="{0}")
    play.cast(BOB, play.add(BOB, drawing, Zone.HAND))
    play.resolve()
    assert play.faces(ALICE, card)


def test_a_name_in_an_ability_that_something_else_has_isnt_its_own():
    assert not understood('Equipped creature has "{T}: Tap Probe."', "Artifact — Equipment")
    assert understood('Equipped creature has "{T}: Tap this creature."', "Artifact — Equipment")
    assert understood('{1}: Probe gains "{T}: Untap Probe" until end of turn.')


def test_what_isnt_carried_out_isnt_understood():
    assert not understood("This artifact deals 1 damage to any target. If you can't, draw a card.")


def test_players_attack_with_creatures():
    play = Play()
    curse = made("Enchant player\nWhenever enchanted player attacks, they lose 3 life.", line="Enchantment — Aura")
    play.add(BOB, curse, attached_to=ALICE)
    attack(play, play.add(ALICE, bear()))
    assert play.life(ALICE) == 17


def test_it_comes_back_from_the_graveyard_as_a_sorcery_would():
    text = (
        "{0}: Return this card from your graveyard to the battlefield transformed. You gain 2 life. "
        "Activate only as a sorcery."
    )
    play = Play()
    ada = play.add(ALICE, two_faced(text), Zone.GRAVEYARD)
    play.until(Step.END)
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == ada]


def test_one_thing_another_and_then_a_third():
    assert spell("Draw a card, you gain 2 life, then mill a card.").faces == (
        spell("Draw a card. You gain 2 life. Mill a card.").faces
    )


def test_attacking_with_exactly_so_many():
    for number, drawn in ((1, 0), (2, 1), (3, 0)):
        play = Play()
        play.add(ALICE, made("Whenever you attack with exactly two creatures, draw a card."))
        attack(play, *(play.add(ALICE, bear()) for _ in range(number)))
        assert len(hand(play)) == drawn


def test_who_attacks_you():
    play = Play()
    play.add(BOB, made("Whenever a creature attacks you or a planeswalker you control, you gain 3 life."))
    play.add(ALICE, made("Whenever a creature attacks you, you gain 5 life."))
    attack(play, play.add(ALICE, bear()))
    assert (play.life(ALICE), play.life(BOB)) == (20, 23)


def test_tokens_of_two_kinds():
    play = Play()
    play.add(ALICE, made("Whenever one or more creatures you control enter, draw a card."))
    cast("Create a 1/1 white Bird creature token with flying and two 2/2 black Zombie creature tokens.", play=play)
    play.resolve_all()
    assert (len(play.tokens("Bird Token")), len(play.tokens("Zombie Token"))) == (1, 2)
    assert len(hand(play)) == 1  # all of them enter at once


def test_remove_them():
    play = Play()
    text = "{0}: If Ada has one or more omen counters on it, remove them and transform Ada."
    ada = play.add(ALICE, two_faced(text), counters=((CounterKind.OMEN, 2),))
    play.activate(ALICE, ada)
    play.resolve()
    assert (is_back(play, ada), play.obj(ada).count(CounterKind.OMEN)) == (True, 0)


def test_protection_from_each_color():
    play = Play()
    knight = play.add(ALICE, bear("Protection from each color"))
    for cost, can in (("{R}", False), ("{1}", True)):
        card = play.add(
            ALICE, made("Target creature gets +1/+1 until end of turn.", line="Sorcery", cost=cost), Zone.HAND
        )
        assert bool(play.faces(ALICE, card)) is can
    assert play.looks(knight).power == 2


def test_card_types_among_what_was_discarded():
    play = Play()
    play.add(ALICE, "Plains", Zone.HAND)
    play.add(BOB, bear(), Zone.HAND)
    cast(
        "Each player discards a card. Then you gain 3 life for each card type among cards discarded this way.",
        play=play,
    )
    assert play.life(ALICE) == 26


def test_crafting_with_anything():
    play = Play()
    ada = play.add(ALICE, two_faced("Craft with one or more {0}"))
    land = play.add(ALICE, "Plains")
    buried = play.add(ALICE, spell("Draw a card."), Zone.GRAVEYARD)
    play.activate(ALICE, ada, [land, buried])
    play.resolve()
    assert is_back(play, ada)
    assert {play.zone(each) for each in (land, buried)} == {Zone.EXILE}


def test_it_enters_or_becomes_a_target():
    play = Play()
    text = "Whenever this creature enters or becomes the target of an instant spell, you gain 2 life."
    creature = play.add(ALICE, bear(text), Zone.HAND)
    play.cast(ALICE, creature)
    play.resolve_all()
    card = play.add(ALICE, made("Untap target creature.", line="Instant"), Zone.HAND)
    play.cast(ALICE, card, play.now(creature))
    play.resolve_all()
    assert play.life(ALICE) == 24


def test_what_happens_when_that_mana_is_spent():
    play = Play(mana=False)
    text = "{T}: Add {G}. When that mana is spent to cast a sorcery spell, copy that spell."
    land = play.add(ALICE, made(text))
    card = play.add(ALICE, made("You gain 3 life.", line="Sorcery", cost="{1}"), Zone.HAND)
    play.activate(ALICE, land)
    play.cast(ALICE, card)
    play.resolve_all()
    assert play.life(ALICE) == 26


def test_another_beginning_phase():
    play = Play()
    text = "There is an additional beginning phase after this phase."
    cast(text, play=play)
    cards = len(hand(play))
    play.until(Step.DRAW, ALICE)
    assert (play.table.state.turn.number, len(hand(play))) == (1, cards + 1)


def test_three_times_as_many_tokens():
    play = Play()
    text = (
        "If one or more tokens would be created under your control, "
        "three times that many of those tokens are created instead."
    )
    play.add(ALICE, made(text))
    cast("Create two Treasure tokens.", play=play)
    assert len(play.tokens("Treasure Token")) == 6


def test_a_face_speaks_of_what_the_other_has_exiled():
    front = "{0}: Exile target creature. Transform Ada."
    back = "{0}: Put a Bear card exiled with this permanent onto the battlefield under your control."
    play = Play()
    ada = play.add(ALICE, two_faced(front, back))
    theirs = play.add(BOB, bear())
    play.activate(ALICE, ada, theirs)
    play.resolve()
    play.activate(ALICE, ada)
    play.resolve()
    assert play.table.controller(play.now(theirs)) == ALICE


def test_nothing_speaks_of_what_no_face_exiles():
    text = "{0}: Put a Bear card exiled with this artifact onto the battlefield under your control."
    assert not understood(text)
    faces = (RawFace("A", "{1}", "Artifact", text), RawFace("B", "", "Artifact", "{T}: Draw a card."))
    assert not compile_card(RawCard("A // B", "transform", faces)).whole


def test_all_of_a_sentence_is_done_for_each():
    for text in (
        "For each creature you control, each opponent loses 1 life and you gain 2 life.",
        "For each creature you control, each opponent loses 1 life, then you gain 2 life.",
    ):
        play = Play()
        for _ in range(3):
            play.add(ALICE, bear())
        cast(text, play=play)
        assert (play.life(ALICE), play.life(BOB)) == (26, 17)


def test_x_isnt_known_before_what_is_counted_is_done():
    text = (
        "Tap any number of untapped creatures you control. When you do, destroy target creature with power X or less, "
        "where X is the number of creatures tapped this way."
    )
    assert not understood(text, "Sorcery")
