"""What texts of our own say of copies, read and carried out: exceptions, tokens for each, becoming copies."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import DecisionKind
from shinpan.game.enums import CardType, Color, Step, Supertype, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.subtypes import ArtifactType, CreatureType
from shinpan.oracle.reading.tokens import tokenised
from shinpan.phrases.attacking import Goaded
from shinpan.rules.listing import PASS


def cast(play: Play, text: str, *targets: object, answers: tuple[object, ...] = (), player=ALICE) -> None:
    """Have a player cast an instant with a text, and let it resolve."""
    card = play.add(player, made(text, line="Instant"), Zone.HAND)
    play.cast(player, card, *targets)
    play.resolve(*answers)


def attack(play: Play, attacker: ObjectId) -> None:
    """Go on to the declaration of attackers, and have one creature attack."""
    play.until(Step.BEGINNING_OF_COMBAT)
    play.game.answer(PASS)
    while play.game.decision is not None and play.game.decision.kind is not DecisionKind.ATTACKERS:
        play.game.answer(PASS)
    options = play.game.decision.options if play.game.decision is not None else ()
    play.game.answer(next(each for each in options if [one for one, _ in each.pairs] == [attacker]))
    play.answer()


def tokens(play: Play) -> list[ObjectId]:
    return [each for each in play.table.state.battlefield if play.obj(each).is_token]


def test_exceptions_are_said_of_it_however_the_copy_is_called():
    plain = tokenised("A thing becomes a copy of it, except it has haste, it isn't legendary, and it has this ability.")
    named = tokenised("A thing becomes a copy of it except she has haste, isn't legendary, and has this ability.")
    assert named.words == plain.words
    other = tokenised("Tokens are copies of it, except that they have haste, the tokens aren't legendary, and it has "
                      "this ability.")  # fmt: skip
    assert other.words[6:] == plain.words[8:]


def test_words_outside_exceptions_stay():
    line = tokenised('It becomes a copy of it, except it has "They have their own." They have their own.')
    assert line.words.count("they") == 2
    assert line.words.count("their") == 2
    assert "he" in tokenised("It can't be blocked except by what he has.").words


def test_a_size_with_what_goes_with_it_replaces_types_of_the_same_sets():
    play = Play()
    golem = play.add(BOB, made("", line="Legendary Artifact Creature — Golem Equipment", pt=(5, 5)))
    cast(
        play,
        "Create a token that's a copy of target Golem, except it's a 1/2 green Frog creature with flying.",
        golem,
    )
    found = play.looks(tokens(play)[0])
    assert (found.power, found.toughness, found.colors) == (1, 2, frozenset({Color.GREEN}))
    assert found.types == {CardType.CREATURE}
    assert found.subtypes == {CreatureType.FROG}
    assert found.supertypes == {Supertype.LEGENDARY}
    assert len(found.abilities) == 1


def test_colors_and_types_in_addition_are_added():
    play = Play()
    golem = play.add(ALICE, made("", line="Artifact Creature — Golem", cost="{U}", pt=(5, 5)))
    text = (
        "Create a token that's a copy of target Golem, except it's a 1/1 red Frog in addition to its other colors "
        "and types and it isn't legendary."
    )
    cast(play, text, golem)
    found = play.looks(tokens(play)[0])
    assert found.colors == {Color.BLUE, Color.RED}
    assert found.subtypes == {CreatureType.FROG, CreatureType.GOLEM}
    assert found.types == {CardType.ARTIFACT, CardType.CREATURE}


def test_all_other_card_types_are_lost():
    play = Play()
    creature = play.add(ALICE, bear())
    text = "Create a token that's a copy of target Bear, except it's a Vehicle artifact and loses all other card types."
    cast(play, text, creature)
    found = play.looks(tokens(play)[0])
    assert (found.types, found.subtypes) == ({CardType.ARTIFACT}, {ArtifactType.VEHICLE})


def test_a_token_has_another_loyalty():
    play = Play()
    walker = made("+1: You gain 1 life.", line="Legendary Planeswalker — Ugin").faces[0].with_(loyalty=5)
    loyal = ((CounterKind.LOYALTY, 5),)
    original = play.add(ALICE, made("", line="Artifact").with_(faces=(walker,)), counters=loyal)
    text = (
        "Create a token that's a copy of target planeswalker, except it's not legendary and its starting loyalty is 2."
    )
    cast(play, text, original)
    assert play.obj(tokens(play)[0]).count(CounterKind.LOYALTY) == 2


def test_tokens_for_each_of_a_group_are_created_together():
    play = Play()
    play.add(ALICE, bear(name="One"))
    play.add(ALICE, bear(name="Two"))
    play.add(BOB, bear(name="Three"))
    play.add(ALICE, made("Whenever one or more tokens you control enter, you gain 1 life."))
    text = (
        "For each creature you control, create a tapped token that's a copy of that creature. Those tokens gain haste."
    )
    cast(play, text)
    play.resolve_all()
    assert sorted(play.looks(each).name for each in tokens(play)) == ["One", "Two"]
    assert all(play.obj(each).tapped and play.looks(each).abilities for each in tokens(play))
    assert play.life(ALICE) == 21


def test_controllers_create_the_tokens():
    play = Play()
    play.add(ALICE, bear(name="One"))
    play.add(BOB, bear(name="Two"))
    cast(play, "For each creature, its controller creates two tokens that are copies of that creature.")
    assert [(play.looks(each).name, play.table.controller(each)) for each in tokens(play)] == [
        ("One", ALICE),
        ("One", ALICE),
        ("Two", BOB),
        ("Two", BOB),
    ]


def test_each_of_several_targets_is_copied_x_times():
    play = Play()
    one, two = play.add(BOB, bear(name="One")), play.add(BOB, bear(name="Two"))
    card = play.add(
        ALICE,
        spell("For each of X target creatures, create X tokens that are copies of that creature.", "{X}"),
        Zone.HAND,
    )
    play.cast(ALICE, card, 2, [one, two])
    play.resolve()
    assert sorted(play.looks(each).name for each in tokens(play)) == ["One", "One", "Two", "Two"]


def test_cards_exiled_this_way_are_copied():
    play = Play()
    dead = [play.add(ALICE, bear(name=name), Zone.GRAVEYARD) for name in ("One", "Two")]
    text = (
        "Exile two target Bear cards from your graveyard. For each creature card exiled this way, "
        "create a tapped token that's a "
        "copy of that card, except it's a 4/4 black Zombie."
    )
    cast(play, text, dead)
    assert sorted(play.looks(each).name for each in tokens(play)) == ["One", "Two"]
    assert all(play.looks(each).power == 4 for each in tokens(play))


def test_what_was_exiled_is_copied_as_it_was():
    play = Play()
    original, clone = play.add(BOB, bear(name="One")), play.add(BOB, bear(name="Two"))
    cast(play, "Target creature becomes a copy of another target creature.", clone, original)
    text = (
        "Exile target creature. If it wasn't a Wall, create a token that's a copy of it, except it's a 2/3 blue Spirit."
    )
    cast(play, text, clone)
    assert [play.looks(each).name for each in tokens(play)] == ["One"]
    wall = play.add(BOB, bear(name="Wall", line="Creature — Wall"))
    cast(play, text, wall)
    assert len(tokens(play)) == 1


def test_a_copy_until_the_next_turn_of_what_lies_in_exile_with_a_counter():
    play = Play()
    dead = play.add(BOB, bear(name="Dead", pt=(5, 5)), Zone.GRAVEYARD)
    creature = play.add(ALICE, bear())
    cast(play, "Exile target creature card from a graveyard with a hit counter on it.", dead)
    (exiled,) = play.table.state.exile
    assert play.obj(exiled).counters
    text = (
        "Until your next turn, target creature you control becomes a copy of target card in exile with a hit "
        "counter on it."
    )
    cast(play, text, creature, exiled)
    assert play.looks(creature).name == "Dead"
    play.until(Step.UPKEEP, BOB)
    assert play.looks(creature).name == "Dead"
    play.until(Step.UPKEEP, ALICE)
    assert play.looks(creature).name == "Bear"


def test_the_monarch_creates_a_token():
    play = Play()
    probe = made(
        "At the beginning of your upkeep, if you're the monarch, create a token that's a copy of this artifact."
    )
    play.add(ALICE, probe)
    play.add(BOB, probe)
    cast(play, "You become the monarch.")
    play.until(Step.UPKEEP, BOB)
    play.until(Step.UPKEEP, ALICE)
    play.resolve_all()
    assert [play.table.controller(each) for each in tokens(play)] == [ALICE]


def test_tokens_that_entered_this_turn_are_copied_whatever_was_created_before():
    play = Play()
    play.add(ALICE, made("Create a 5/5 red Wall creature token.", line="Sorcery"), Zone.GRAVEYARD)
    cast(play, "Create a 3/3 green Elephant creature token.")
    play.until(Step.PRECOMBAT_MAIN, BOB)
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    text = "Create a 1/1 white Cat creature token. For each creature token you control that entered this turn, create "
    cast(play, text + "a tapped token that's a copy of it.")
    assert sorted(play.looks(each).power for each in tokens(play)) == [1, 1, 3]


def test_tokens_enter_attacking_and_gain_what_is_said_of_them():
    play = Play()
    text = (
        "Whenever this creature attacks, for each attacking creature you control, create a tapped and attacking token "
        "that's a copy of that creature. Those tokens have flying. Exile those tokens at end of combat."
    )
    attacker = play.add(ALICE, bear(text))
    attack(play, attacker)
    play.resolve_all()
    (token,) = tokens(play)
    assert play.obj(token).tapped
    combat = play.table.state.combat
    assert combat is not None
    assert combat.attack_of(token) is not None
    assert len(play.looks(token).abilities) == 2
    cast(play, "Create a token that's a copy of target creature.", token)
    assert len(play.looks(tokens(play)[1]).abilities) == 1  # what it gained isn't copied
    play.until(Step.POSTCOMBAT_MAIN)
    assert len(tokens(play)) == 1


def test_a_condition_after_instead_is_asked_on_resolution():
    play = Play()
    text = (
        "Landfall — Whenever a land you control enters, create a 1/2 black Wall creature token. If you control two "
        "or more lands, create a token that's a copy of this creature instead."
    )
    play.add(ALICE, bear(text, pt=(4, 4)))
    play.play_land(ALICE, play.add(ALICE, "Forest", Zone.HAND))
    play.resolve_all()
    assert [play.looks(each).power for each in tokens(play)] == [1]
    play.add(ALICE, "Forest")
    play.until(Step.PRECOMBAT_MAIN, BOB)
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    play.play_land(ALICE, play.add(ALICE, "Forest", Zone.HAND))
    play.resolve_all()
    assert sorted(play.looks(each).power for each in tokens(play)) == [1, 4]


def test_this_ability_goes_on_with_others():
    play = Play()
    text = (
        "{1}: This creature becomes a copy of target creature, except its name is Foo and it has flying and this "
        "ability."
    )
    shifter = play.add(ALICE, bear(text))
    play.activate(ALICE, shifter, play.add(BOB, bear(name="One", pt=(1, 1))))
    play.resolve()
    found = play.looks(shifter)
    assert (found.name, found.power, len(found.abilities)) == ("Foo", 1, 2)
    play.activate(ALICE, shifter, play.add(BOB, bear(name="Two", pt=(6, 6))))
    play.resolve()
    assert (play.looks(shifter).power, len(play.looks(shifter).abilities)) == (6, 2)


def test_what_is_copied_may_be_chosen_on_resolution():
    play = Play()
    probe = play.add(ALICE, made("{T}: Create a token that's a copy of a nonlegendary creature you control."))
    play.add(ALICE, bear(name="Legend", line="Legendary Creature — Bear"))
    play.add(BOB, bear(name="Other"))
    play.add(ALICE, bear(name="One"))
    two = play.add(ALICE, bear(name="Two"))
    play.activate(ALICE, probe)
    play.resolve(two)
    assert [play.looks(each).name for each in tokens(play)] == ["Two"]


def test_a_creature_becomes_a_copy_of_another_never_of_itself():
    play = Play()
    text = "{1}: Until end of turn, this creature becomes a copy of another creature you control."
    shifter = play.add(ALICE, bear(text))
    play.activate(ALICE, shifter)
    play.resolve()
    assert play.looks(shifter).name == "Bear"
    play.add(ALICE, bear(name="One"))
    play.activate(ALICE, shifter)
    play.resolve()
    assert play.looks(shifter).name == "One"


def test_it_is_what_was_chosen_and_not_what_becomes_the_copy():
    play = Play()
    text = (
        "{1}: Choose up to one other target artifact. If you're the monarch, create a token that's a copy of it. If "
        "you're not the monarch, this artifact becomes a copy of it, except it has this ability."
    )
    probe, stone = play.add(ALICE, made(text)), play.add(BOB, made("{T}: Add {C}.", name="Stone"))
    play.activate(ALICE, probe, stone)
    play.resolve()
    assert play.looks(probe).name == "Stone"
    cast(play, "You become the monarch.")
    play.activate(ALICE, probe, stone, number=1)
    play.resolve()
    assert [play.looks(each).name for each in tokens(play)] == ["Stone"]


def test_cards_exiled_with_something_are_targets():
    play = Play()
    text = (
        "{1}: Exile target card from a graveyard.\n{2}: Create a token that's a copy of target creature card "
        "exiled with "
    )
    probe = play.add(ALICE, made(text + "this artifact."))
    dead, other = play.add(BOB, bear(name="Dead"), Zone.GRAVEYARD), play.add(BOB, bear(name="Other"), Zone.EXILE)
    play.activate(ALICE, probe, dead, number=0)
    play.resolve()
    play.activate(ALICE, probe, play.now(dead), number=1)
    play.resolve()
    assert [play.looks(each).name for each in tokens(play)] == ["Dead"]
    assert play.zone(other) is Zone.EXILE


def test_the_creature_exiled_for_a_while_is_copied():
    play = Play()
    text = (
        "When this creature enters, exile another target creature you control until this creature leaves the "
        "battlefield.\nWhenever this creature attacks, create a tapped and attacking "
        "token that's a copy of the exiled creature. Sacrifice that token at end of combat."
    )
    play.add(ALICE, bear(name="One", pt=(5, 5)))
    steed = play.add(ALICE, bear(text, name="Steed"), Zone.HAND)
    play.cast(ALICE, steed)
    play.resolve_all()
    play.until(Step.PRECOMBAT_MAIN, BOB)
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    attack(play, play.now(steed))
    play.resolve_all()
    assert [play.looks(each).name for each in tokens(play)] == ["One"]
    play.until(Step.POSTCOMBAT_MAIN)
    assert tokens(play) == []


def test_all_but_the_controller_of_what_was_exiled_create_a_token():
    play = Play()
    creature = play.add(BOB, bear(name="One"))
    cast(
        play,
        "Exile target creature. Each player other than its controller creates a tapped token that's a copy of it.",
        creature,
    )
    assert [play.table.controller(each) for each in tokens(play)] == [ALICE]


def test_only_what_was_not_cast_is_copied():
    play = Play()
    text = (
        "Whenever another nontoken Bear you control enters, if it wasn't cast, create a tapped token "
        "that's a copy of it."
    )
    play.add(ALICE, made(text))
    play.cast(ALICE, play.add(ALICE, bear(name="Cast"), Zone.HAND))
    play.resolve_all()
    assert tokens(play) == []
    cast(play, "Return target creature card from your graveyard to the battlefield.",
         play.add(ALICE, bear(name="Dead"), Zone.GRAVEYARD))  # fmt: skip
    play.resolve_all()
    assert [play.looks(each).name for each in tokens(play)] == ["Dead"]


def test_a_condition_before_a_later_effect_is_one_of_the_trigger():
    play = Play()
    text = (
        "if it had three or more +1/+1 counters on it, create a tapped token that's a copy of it at the beginning of "
        "the next end step."
    )
    counters = ((CounterKind.PLUS_ONE_PLUS_ONE, 3),)
    for status in ({"counters": counters}, {}):
        creature = play.add(ALICE, bear("When this creature dies, " + text), **status)
        cast(play, "Destroy target creature.", creature)
        play.resolve_all()
    assert len(play.table.state.delayed) == 1
    play.until(Step.END)
    play.resolve_all()
    assert len(tokens(play)) == 1


def test_mana_spent_on_another_spell():
    play = Play()
    text = "Whenever you cast an instant spell, if three or more mana was spent to cast that spell, you gain 1 life."
    play.add(ALICE, made(text))
    for cost in ("{2}", "{3}"):
        play.cast(ALICE, play.add(ALICE, made("Draw a card.", line="Instant", cost=cost), Zone.HAND))
        play.resolve_all()
    assert play.life(ALICE) == 21


def test_what_was_destroyed_this_way_is_copied_as_it_was():
    play = Play()
    one, other = play.add(BOB, made("{T}: Add {C}.", name="One")), play.add(BOB, made("Indestructible", name="Two"))
    text = (
        "Destroy up to two target artifacts. For each artifact destroyed this way, create a tapped token "
        "that's a copy of it."
    )
    cast(play, text, [one, other])
    assert [play.looks(each).name for each in tokens(play)] == ["One"]


EQUIP = "\nEquip {1}"
MAY_COPY = "You may have this creature enter as a copy of any Bear creature on the battlefield"


def test_the_equipped_creature_is_a_copy_while_it_is_equipped():
    play = Play()
    text = (
        "Whenever this Equipment becomes attached to a Bear creature, for as long as this Equipment remains attached "
        "to it, you may have that creature become a copy "
        "of another target Bear creature you control."
    )
    blade = play.add(ALICE, made(text + EQUIP, line="Artifact — Equipment"))
    one, two = play.add(ALICE, bear(name="One")), play.add(ALICE, bear(name="Two", pt=(4, 4)))
    play.activate(ALICE, blade, one)
    play.resolve(two)
    play.resolve(True)
    assert play.looks(one).name == "Two"
    play.activate(ALICE, blade, two)
    play.resolve(one)
    assert play.looks(one).name == "One"  # the effect has ended before the ability resolves


def test_a_copy_for_as_long_as_the_original_is_tapped():
    play = Play()
    text = "{1}: Tap another target permanent. This creature becomes a copy of that permanent for as long as "
    shifter, other = play.add(ALICE, bear(text + "that permanent remains tapped.")), play.add(BOB, bear(name="One"))
    play.activate(ALICE, shifter, other)
    play.resolve()
    assert play.looks(shifter).name == "One"
    cast(play, "Untap target creature.", other)
    assert play.looks(shifter).name == "Bear"


def test_the_first_tokens_of_a_turn_may_be_copies():
    play = Play()
    text = (
        "The first time you would create one or more tokens "
        "each turn, you may instead create that many "
        "tokens that are copies of enchanted permanent."
    )
    creature = play.add(ALICE, bear(name="One"))
    play.add(ALICE, made("Enchant creature\n" + text, line="Enchantment — Aura"), attached_to=creature)
    cast(play, "Create two 1/1 white Cat creature tokens.", answers=(True,))
    cast(play, "Create a 1/1 white Cat creature token.")
    assert [play.looks(each).name for each in tokens(play)] == ["One", "One", "Cat Token"]


def test_the_first_tokens_of_ones_own_turn_may_be_copies_of_something_chosen():
    play = Play()
    text = (
        "The first time you would create one or more tokens "
        "during each of your turns, you may instead choose a "
        "creature other than this creature and create that many tokens that are copies of that creature."
    )
    play.add(ALICE, bear(text, name="Self"))
    play.add(BOB, bear(name="One"))
    play.until(Step.PRECOMBAT_MAIN, BOB)
    cast(play, "Create a 1/1 white Cat creature token.")
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    cast(play, "Create a tapped 1/1 white Cat creature token.", answers=(True,))
    assert [play.looks(each).name for each in tokens(play)] == ["Cat Token", "One"]
    assert play.obj(tokens(play)[1]).tapped


def entered(text: str, *, player=ALICE, answers: tuple[object, ...] = (True,), **original: object):
    """Have Alice cast a creature that may enter as a copy of a creature of a player; return both."""
    play = Play()
    copied = play.add(player, bear("Vanishing 5" if original.pop("vanishing", False) else "", name="One"), **original)
    clone = play.add(ALICE, bear(MAY_COPY + text), Zone.HAND)
    play.cast(ALICE, clone)
    play.resolve(*answers)
    return play, play.now(clone), copied


def test_an_exception_that_depends_on_what_is_copied():
    text = ", except it has vanishing 3 if that creature doesn't have vanishing."
    play, clone, _ = entered(text)
    assert (len(play.looks(clone).abilities), play.obj(clone).count(CounterKind.TIME)) == (1, 3)
    play, clone, _ = entered(text, vanishing=True)
    assert (len(play.looks(clone).abilities), play.obj(clone).count(CounterKind.TIME)) == (1, 5)
    text = ", except it enters with two shield counters on it if you control that creature."
    for player, number in ((ALICE, 2), (BOB, 0)):
        play, clone, _ = entered(text, player=player)
        assert play.obj(clone).count(CounterKind.SHIELD) == number


def test_a_copy_until_end_of_turn_from_entering_on():
    play = Play()
    original = play.add(BOB, bear("When this creature enters, you gain 2 life.", name="One"))
    text = "As this artifact enters, you may have it become a copy of any Bear on the battlefield until end of turn."
    mirror = play.add(ALICE, made(text), Zone.HAND)
    play.cast(ALICE, mirror)
    play.resolve(True)
    play.resolve_all()
    assert (play.looks(play.now(mirror)).name, play.life(ALICE)) == ("One", 22)
    play.until(Step.UPKEEP, BOB)
    assert play.looks(play.now(mirror)).name == "Probe"
    assert play.looks(original).name == "One"


def test_the_card_that_something_entered_as_a_copy_of_is_exiled():
    play = Play()
    dead = play.add(BOB, bear(name="Dead", pt=(1, 1)), Zone.GRAVEYARD)
    text = (
        "You may have this creature enter as a copy of any Bear card in a graveyard, except it's a 4/4 Hero in "
        "addition to its other types. When you do, exile that card."
    )
    clone = play.add(ALICE, bear(text), Zone.HAND)
    play.cast(ALICE, clone)
    play.resolve(True)
    play.resolve_all()
    found = play.looks(play.now(clone))
    assert (found.name, found.power, play.zone(dead)) == ("Dead", 4, Zone.EXILE)


def test_the_mana_spent_limits_what_may_be_copied():
    limit = "the amount of mana spent to cast this creature."
    text = " with mana value less than or equal to " + limit
    play, clone, _ = entered(text)
    assert play.looks(clone).name == "One"
    play = Play()
    play.add(BOB, made("", line="Creature — Bear", cost="{5}", name="Five", pt=(5, 5)))
    card = play.add(ALICE, bear(MAY_COPY + text), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve()
    assert play.looks(play.now(card)).name == "Bear"


def test_tokens_are_goaded_for_good():
    play = Play()
    text = "When this creature enters, each opponent creates a token that's a copy of target creature. The tokens are "
    play.add(ALICE, bear(name="One"))
    play.cast(ALICE, play.add(ALICE, bear(text + "goaded for the rest of the game."), Zone.HAND))
    play.resolve_all()
    (token,) = tokens(play)
    assert play.table.controller(token) == BOB
    play.until(Step.PRECOMBAT_MAIN, BOB)
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    play.until(Step.UPKEEP, BOB)
    assert [each.affected for each in play.table.state.effects if isinstance(each.parts[0], Goaded)] == [(token,)]


def test_a_copy_until_it_is_turned_face_down():
    play = Play()
    text = (
        "As this creature enters or is turned face up, you may choose another creature "
        "on the battlefield. If you do, "
        "until this creature is turned face down, it becomes a copy "
        'of that creature and gains "{1}: Turn this '
        'creature face down."'
    )
    one, two = play.add(BOB, bear(name="One")), play.add(BOB, bear(name="Two", pt=(5, 5)))
    mask = play.add(ALICE, bear(text + "\nMorph {1}"), Zone.HAND)
    play.cast(ALICE, mask)
    play.resolve(True, one)
    assert (play.looks(play.now(mask)).name, len(play.looks(play.now(mask)).abilities)) == ("One", 1)
    play.activate(ALICE, play.now(mask))
    play.resolve()
    assert (play.looks(play.now(mask)).names, play.looks(play.now(mask)).abilities) == ((), ())
    play.special(ALICE, play.now(mask), True, two)
    assert (play.looks(play.now(mask)).name, play.looks(play.now(mask)).power) == ("Two", 5)


def test_others_than_whoever_cast_it_copy_a_spell():
    play = Play()
    text = "Whenever a player casts an instant spell, each other player copies that spell."
    play.add(ALICE, made(text, line="Enchantment"))
    card = play.add(BOB, made("You gain 1 life.", line="Instant"), Zone.HAND)
    play.cast(BOB, card)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (21, 21)


def test_a_card_that_was_put_there_this_turn_is_copied():
    play = Play()
    play.add(BOB, bear(name="Old"), Zone.GRAVEYARD)
    creature = play.add(BOB, bear(name="New"))
    text = "You may have this creature enter as a copy of any Bear card in a graveyard that was put there from the "
    clone = play.add(ALICE, bear(text + "battlefield this turn."), Zone.HAND)
    cast(play, "Destroy target creature.", creature)
    play.cast(ALICE, clone)
    play.resolve(True)
    assert play.looks(play.now(clone)).name == "New"


def test_the_only_target_of_a_spell_is_copied():
    play = Play()
    text = "Whenever you cast an instant spell that targets only a single artifact or Bear you control, "
    copied = "create a token that's a copy of that artifact or Bear."
    play.add(ALICE, made(text + copied, line="Enchantment"))
    one = play.add(ALICE, bear(name="One"))
    cast(play, "Target creature gets +1/+1 until end of turn.", one)
    play.resolve_all()
    assert [play.looks(each).name for each in tokens(play)] == ["One"]


def test_a_token_of_another_name_is_copied():
    play = Play()
    cast(play, "Create a 1/1 white Cat creature token. Create a 2/2 white Dog creature token.")
    cat, dog = tokens(play)
    text = "Create a token that's a copy of target creature token you control not named Dog Token."
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, cat)
    play.resolve()
    assert [play.looks(each).name for each in tokens(play)] == ["Cat Token", "Dog Token", "Cat Token"]
    assert play.looks(dog).power == 2


def test_kinds_joined_with_and_or_after_a_comma():
    play = Play()
    for line in ("Creature — Crab", "Creature — Ooze", "Creature — Bear"):
        play.add(ALICE, bear(line=line))
    cast(play, "You gain 1 life for each Crab, Ooze, and/or Horror you control.")
    assert play.life(ALICE) == 22
