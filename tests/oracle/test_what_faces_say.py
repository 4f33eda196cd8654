"""Texts of our own in the manner of cards with several faces are read, and what they say happens."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace


def cast(text: str, *targets: object, play: Play, choose: tuple[object, ...] = (), line: str = "Sorcery") -> ObjectId:
    """Have Alice cast a spell with a text and let it resolve. targets: as it is cast; choose: as it resolves."""
    card = play.add(ALICE, made(text, line=line), Zone.HAND)
    play.cast(ALICE, card, *targets)
    play.resolve(*choose)
    return card


def flip_card(above: str, below: str) -> object:
    """Return a flip card with these texts."""
    faces = (
        RawFace("Sapling", "{1}", "Creature — Elf", above, "1", "1"),
        RawFace("Tree", "", "Legendary Creature — Treefolk", below, "5", "5"),
    )
    compiled = compile_card(RawCard("Sapling // Tree", "flip", faces))
    assert compiled.whole, [str(each) for each in compiled.misunderstandings]
    return compiled.card


def test_counters_flip_it() -> None:
    play = Play()
    text = (
        "At the beginning of the end step, if there are three or more oil counters on this creature, you may flip it."
    )
    one = play.add(ALICE, flip_card(text, "Reach"), counters=((CounterKind.OIL, 2),))
    two = play.add(ALICE, flip_card(text, "Reach"), counters=((CounterKind.OIL, 3),))
    play.until(Step.END)
    play.resolve(True)
    assert not play.table.state.stack
    assert (play.looks(one).names, play.looks(two).names) == (("Sapling",), ("Tree",))


def test_it_comes_back_flipped() -> None:
    play = Play()
    sapling = play.add(
        ALICE,
        flip_card("When this creature dies, you gain 1 life, then return it to the battlefield flipped.", "Reach"),
    )
    cast("Destroy all creatures.", play=play)
    play.resolve_all()
    assert (play.zone(sapling), play.looks(sapling).names) == (Zone.BATTLEFIELD, ("Tree",))
    assert play.obj(sapling).flipped


def test_having_a_keyword_is_a_state() -> None:
    play = Play()
    sapling = play.add(ALICE, flip_card("When this creature has lifelink, flip it.", "Reach"))
    cast("Target creature gains lifelink until end of turn.", sapling, play=play)
    play.resolve_all()
    assert play.looks(sapling).names == ("Tree",)


def test_three_deaths() -> None:
    play = Play()
    text = "At the beginning of the end step, if three or more Bears died this turn, you gain 5 life."
    play.add(ALICE, made(text))
    for _ in range(3):
        play.add(BOB, bear())
    cast("Destroy all creatures.", play=play)
    play.until(Step.END)
    play.resolve_all()
    assert play.life(ALICE) == 25


def test_the_second_spell_of_all_players() -> None:
    play = Play()
    play.add(ALICE, made("Whenever the second spell of a turn is cast, you gain 5 life."))
    cast("Scry 1.", play=play)
    assert play.life(ALICE) == 20
    instant = play.add(BOB, made("Scry 1.", line="Instant"), Zone.HAND)
    play.cast(BOB, instant)
    play.resolve_all()
    assert play.life(ALICE) == 25
    cast("Scry 1.", play=play)
    play.resolve_all()
    assert play.life(ALICE) == 25


def test_the_first_spell_is_countered() -> None:
    play = Play()
    play.add(BOB, made("Whenever an opponent casts a sorcery spell for the first time in a turn, counter that spell."))
    for expected in (20, 23):
        card = play.add(ALICE, spell("You gain 3 life."), Zone.HAND)
        play.cast(ALICE, card)
        play.resolve_all()
        assert play.life(ALICE) == expected


def test_more_damage() -> None:
    play = Play()
    play.add(
        ALICE, made("If a green source would deal damage to an opponent, it deals that much damage plus 1 instead.")
    )
    play.add(
        ALICE,
        made(
            "If an artifact source would deal noncombat damage to a player, it deals that much damage plus 2 instead."
        ),
    )
    for cost, expected in (("{1}", 19), ("{G}", 17)):
        card = play.add(ALICE, spell("Probe deals 1 damage to each opponent.", cost), Zone.HAND)
        play.cast(ALICE, card)
        play.resolve()
        assert play.life(BOB) == expected
    pinger = play.add(ALICE, made("{1}: This artifact deals 1 damage to each player."))
    play.activate(ALICE, pinger)
    play.resolve()
    assert (play.life(ALICE), play.life(BOB)) == (17, 14)


def test_fewer_cards_than_three() -> None:
    play = Play()
    text = (
        "At the beginning of each opponent's draw step, that player loses 1 life for each card fewer than four in "
        "their hand."
    )
    play.add(ALICE, made(text))
    play.add(BOB, bear(), Zone.HAND)
    play.until(Step.DRAW, BOB)
    play.resolve_all()
    assert play.life(BOB) == 18


def test_another_land_this_turn() -> None:
    play = Play()
    lands = [play.add(ALICE, "Forest", Zone.HAND) for _ in range(3)]
    cast("You gain 1 life. You may play an additional land this turn.", play=play)
    play.play_land(ALICE, lands[0])
    play.play_land(ALICE, lands[1])
    assert lands[2] not in [getattr(option, "object", None) for option in play.options(ALICE)]


# -- what is attached --------------------------------------------------------------------------------------------------


def aura(text: str = "Enchanted creature gets +1/+1.", name: str = "Ribbon") -> object:
    return made(f"Enchant creature\n{text}", line="Enchantment — Aura", name=name)


def test_an_aura_is_moved_to_another_creature() -> None:
    play = Play()
    one, two = play.add(ALICE, bear()), play.add(BOB, bear())
    ribbon = play.add(ALICE, aura(), attached_to=one)
    probe = play.add(ALICE, made("{3}, {T}: Attach target Aura attached to a creature to another creature."))
    play.activate(ALICE, probe, ribbon)
    play.resolve()
    assert play.obj(ribbon).attached_to == two


def test_two_auras_flip_it() -> None:
    play = Play()
    text = (
        "At the beginning of the end step, if this creature is enchanted by two or more Auras, flip it and draw a card."
    )
    sapling, other = play.add(ALICE, flip_card(text, "Reach")), play.add(ALICE, flip_card(text, "Reach"))
    for host in (sapling, sapling, other):
        play.add(ALICE, aura(), attached_to=host)
    play.until(Step.END)
    play.resolve_all()
    assert (play.looks(sapling).names, play.looks(other).names) == (("Tree",), ("Sapling",))


def test_a_bonus_for_what_is_attached() -> None:
    play = Play()
    text = "Other creatures you control get +2/+0 for each Aura and Equipment attached to this creature."
    lord, other = play.add(ALICE, bear(text)), play.add(ALICE, bear())
    for _ in range(2):
        play.add(ALICE, aura(), attached_to=lord)
    assert (play.looks(lord).power, play.looks(other).power) == (4, 6)


# -- Roles ------------------------------------------------------------------------------------------------------------


def test_a_role_is_created_attached() -> None:
    play = Play()
    creature = play.add(BOB, bear(pt=(4, 4)))
    cast("You lose 1 life. Create a Cursed Role token attached to up to one target Bear.", creature, play=play)
    assert (play.looks(creature).power, play.looks(creature).toughness) == (1, 1)
    (role,) = play.tokens("Cursed")
    assert play.obj(role).attached_to == creature
    assert play.table.controller(role) == ALICE


def test_only_the_newest_role_of_a_player_stays() -> None:
    play = Play()
    creature = play.add(ALICE, bear())
    for _ in range(2):
        cast("Create a Wicked Role token attached to target creature. Scry 1.", creature, play=play)
    play.resolve_all()
    assert (len(play.tokens("Wicked")), play.looks(creature).power, play.life(BOB)) == (1, 3, 19)
    assert "704.5y" in play.record.rules


def test_roles_of_two_players_stay() -> None:
    play = Play()
    creature = play.add(ALICE, bear())
    cast("Create a Monster Role token attached to target creature.", creature, play=play)
    card = play.add(BOB, made("Create a Royal Role token attached to target creature.", line="Instant"), Zone.HAND)
    play.cast(BOB, card, creature)
    play.resolve()
    assert play.looks(creature).power == 4


def test_a_role_without_a_host_isnt_created() -> None:
    play = Play()
    cast("Create a Sorcerer Role token attached to up to one target Bear.", play=play)
    assert play.tokens("Sorcerer") == []


def test_a_role_isnt_created_on_what_it_cant_enchant() -> None:
    play = Play()
    probe = play.add(ALICE, made("{1}: Create a Sorcerer Role token attached to this artifact."))
    play.activate(ALICE, probe)
    play.resolve()
    assert play.tokens("Sorcerer") == []
    assert "303.4i" in play.record.rules


# -- what was milled -------------------------------------------------------------------------------------------------


def on_top(play: Play, *cards: object) -> list[ObjectId]:
    """Put cards on top of Alice's library, the first one topmost; return them."""
    added = [play.add(ALICE, each, Zone.LIBRARY) for each in cards]
    rest = [each for each in play.table.state.libraries[ALICE] if each not in added]
    play.table.state.libraries[ALICE] = (*added, *rest)
    return added


def test_one_of_the_milled_cards_is_taken() -> None:
    play = Play()
    land, creature, _ = on_top(play, "Forest", bear(), bear())
    text = "Mill three cards, then put a creature or enchantment card from among the milled cards into your hand."
    cast(text, play=play, choose=(lambda asked: [each for each in asked.options if each.entity == play.now(creature)],))
    assert (play.zone(creature), play.zone(land)) == (Zone.HAND, Zone.GRAVEYARD)
    assert len(play.table.state.hands[ALICE]) == 1


def test_all_of_a_kind_are_taken_and_no_others() -> None:
    play = Play()
    play.add(ALICE, bear(), Zone.GRAVEYARD)
    cards = on_top(play, bear(), "Forest", bear())
    cast("Mill four cards. Then put all creature cards from among them onto the battlefield.", play=play)
    assert [play.zone(each) for each in cards] == [Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.BATTLEFIELD]
    assert len(play.tokens("Bear")) == 2


def test_up_to_two_may_be_none() -> None:
    play = Play()
    (card,) = on_top(play, bear())
    cast("Mill two cards, then return up to two creature cards from among them to your hand.", play=play, choose=([],))
    assert play.zone(card) is Zone.GRAVEYARD


def test_counting_what_was_milled() -> None:
    play = Play()
    play.add(ALICE, "Forest", Zone.GRAVEYARD)
    on_top(play, bear(), "Forest", "Forest")
    cast("Mill three cards. You gain 2 life for each land card milled this way.", play=play)
    assert play.life(ALICE) == 24


def test_whether_such_a_card_was_milled() -> None:
    for card, expected in (("Forest", 23), (bear(), 20)):
        play = Play()
        on_top(play, card)
        cast("Mill a card. If a Forest card was milled this way, you gain 3 life.", play=play)
        assert play.life(ALICE) == expected


def test_counting_what_was_destroyed() -> None:
    play = Play()
    for text in ("", "", "Indestructible"):
        play.add(BOB, bear(text))
    cast("Destroy all creatures. You gain 2 life for each creature destroyed this way.", play=play)
    assert play.life(ALICE) == 24
