"""Texts of our own about crimes, mana spent, words chosen, what is attached, and how things come back."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Cast
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId


def cast(
    text: str, *answers: object, play: Play | None = None, targets: tuple[object, ...] = (), cost: str = "{1}"
) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text, cost), Zone.HAND)
    play.cast(ALICE, card, *targets)
    play.resolve(*answers)
    return play


def hand(play: Play, player: int = 0) -> list[ObjectId]:
    return list(play.table.state.hands[player])


def test_a_color_chosen_on_the_way():
    play = Play()
    creature = play.add(ALICE, bear())
    cast(
        "Choose a color. Creatures you control gain trample and protection from the chosen color until end of turn.",
        "red",
        play=play,
    )
    shock = play.add(BOB, made("Probe deals 2 damage to target creature.", line="Instant", cost="{R}"), Zone.HAND)
    push = play.add(BOB, made("Destroy target creature.", line="Instant", cost="{B}"), Zone.HAND)
    play.pass_to(BOB)
    assert shock not in [option.object for option in play.options(BOB, Cast)]
    play.cast(BOB, push, creature)
    play.resolve()
    assert play.zone(creature) is Zone.GRAVEYARD


def test_a_creature_type_chosen_anew_each_time():
    play = Play()
    bear_, elf = play.add(ALICE, bear()), play.add(ALICE, bear(line="Creature — Elf"))
    probe = play.add(
        ALICE, made("{1}: Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn.")
    )
    for kind in ("Bear", "Elf", "Elf"):
        play.activate(ALICE, probe)
        play.resolve(kind)
    assert (play.looks(bear_).power, play.looks(elf).power) == (3, 4)


def test_a_crime_is_committed_once_for_each_spell():
    play = Play()
    play.add(ALICE, made("Whenever you commit a crime, you gain 1 life."))
    play.add(BOB, made("Whenever an opponent commits a crime, you gain 1 life."))
    mine, first, second = play.add(ALICE, bear()), play.add(BOB, bear()), play.add(BOB, bear())
    for targets, life in (((mine,), 20), (([first, second],), 21), ((BOB,), 22)):
        several = "up to two target creatures" if isinstance(targets[0], list) else "target creature"
        text = "Target player loses 0 life." if targets == (BOB,) else f"Tap {several}."
        card = play.add(ALICE, spell(text), Zone.HAND)
        play.cast(ALICE, card, *targets)
        play.resolve_all()
        assert (play.life(ALICE), play.life(BOB)) == (life, life)


def test_mana_spent_over_the_turn_and_on_one_spell():
    play = Play()
    play.add(ALICE, made("Whenever you expend 4, you gain 1 life."))
    play.add(
        ALICE,
        made(
            "Whenever you cast an instant or sorcery spell, draw a card. If five or more mana was spent to cast that "
            "spell, draw two cards instead."
        ),
    )
    for cost, life, cards in (("{2}", 20, 1), ("{1}", 20, 2), ("{5}", 21, 4), ("{4}", 21, 5)):
        card = play.add(ALICE, spell("You gain 0 life.", cost), Zone.HAND)
        play.cast(ALICE, card)
        play.resolve_all()
        assert (play.life(ALICE), len(hand(play))) == (life, cards)


def test_targets_from_a_single_graveyard():
    play = Play()
    mine, theirs = (
        [play.add(player, bear(), Zone.GRAVEYARD) for player in (ALICE, BOB)],
        play.add(BOB, bear(), Zone.GRAVEYARD),
    )
    card = play.add(ALICE, spell("Exile up to two target cards from a single graveyard."), Zone.HAND)
    play.cast(ALICE, card, [mine[1], theirs])
    play.resolve()
    assert [play.zone(each) for each in (*mine, theirs)] == [Zone.GRAVEYARD, Zone.EXILE, Zone.EXILE]


def test_coming_back_with_counters_attached_or_under_its_owners_control():
    play = Play()
    dead = play.add(ALICE, bear(), Zone.GRAVEYARD)
    cast(
        "Return target Bear card from your graveyard to the battlefield tapped with three +1/+1 counters on it.",
        play=play,
        targets=(dead,),
    )
    found = play.obj(play.now(dead))
    assert (found.tapped, found.count(CounterKind.PLUS_ONE_PLUS_ONE)) == (True, 3)
    aura = play.add(
        ALICE,
        made(
            (
                "Enchant creature\nWhen a creature enters, you may return this card from your graveyard to the "
                "battlefield attached to that creature."
            ),
            line="Enchantment — Aura",
        ),
        Zone.GRAVEYARD,
    )
    card = play.add(ALICE, bear(), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve()
    play.resolve(True)
    assert play.obj(play.now(aura)).attached_to == play.now(card)


def test_what_is_attached_is_counted_and_what_something_is_said_in_a_clause():
    play = Play()
    text = (
        "This creature gets +1/+0 for each Equipment attached to it.\n{1}: Tap target creature that's "
        "an Elf or a Human."
    )
    creature = play.add(ALICE, bear(text))
    elf, other = play.add(BOB, bear(line="Creature — Elf")), play.add(BOB, bear())
    axe = play.add(ALICE, made("Equip {1}", line="Artifact — Equipment"))
    play.activate(ALICE, axe, creature)
    play.resolve()
    assert play.looks(creature).power == 3
    play.activate(ALICE, creature, elf)
    play.resolve()
    assert (play.obj(elf).tapped, play.obj(other).tapped) == (True, False)


def test_where_a_spell_was_cast_from():
    play = Play()
    play.add(ALICE, made("Whenever you cast a spell from your graveyard, you gain 1 life."))
    play.add(ALICE, made("Whenever you cast a sorcery spell from anywhere other than your hand, you gain 2 life."))
    card = play.add(ALICE, made("You gain 4 life.\nFlashback {1}", line="Sorcery"), Zone.GRAVEYARD)
    play.cast(ALICE, card)
    play.resolve_all()
    cast("You gain 4 life.", play=play)
    play.resolve_all()
    assert play.life(ALICE) == 31


def test_being_the_monarch_is_asked_for():
    play = cast("You become the monarch. If you're the monarch, you gain 1 life.")
    assert play.life(ALICE) == 21


def test_untapping_lands_of_ones_choice():
    play = Play()
    lands = [play.add(ALICE, "Forest", tapped=True) for _ in range(3)]
    cast("Untap up to two lands.", [lands[0], lands[2]], play=play)
    assert [play.obj(each).tapped for each in lands] == [False, True, False]


def test_sharing_a_color():
    play = Play()
    green, other, white = (
        play.add(BOB, made("", line="Creature — Bear", cost=cost, pt=(2, 2))) for cost in ("{G}", "{1}{G}", "{W}")
    )
    cast("Destroy target Bear and each other creature that shares a color with it.", play=play, targets=(green,))
    assert [play.zone(each) for each in (green, other, white)] == [Zone.GRAVEYARD, Zone.GRAVEYARD, Zone.BATTLEFIELD]


def test_damage_to_and_by_one_creature_is_prevented():
    play = Play()
    attacker = play.add(ALICE, bear())
    kind = "combat"
    cast(
        f"Prevent all {kind} damage that would be dealt to and dealt by target Bear this turn.",
        play=play,
        targets=(attacker,),
    )
    (effect,) = play.table.state.effects
    assert effect.parts[0].both
