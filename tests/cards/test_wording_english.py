"""English texts: what agreement, counting, pronouns and sentences come out as."""

import pytest

from shinpan.cards.build import face, token
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    FLYING,
    HASTE,
    TARGET_CREATURE,
    THIS,
    YOU,
    loyalty,
    pay,
    permanent,
    spell,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.lang import Lang
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType, EnchantmentType
from shinpan.phrases.abilities import ActivatedAbility, Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Effect, Phrase
from shinpan.phrases.conditions import Controls, Unless
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.sequence import May, Modal, Sequence
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents, UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.modifications.abilities import GainAbilities, LoseAllAbilities
from shinpan.phrases.modifications.colors import AddColors, SetColors
from shinpan.phrases.modifications.powers import ChangePowerToughness, SetPowerToughness
from shinpan.phrases.modifications.types import AddSubtypes, SetSubtypes
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Players
from shinpan.phrases.qualities.places import Other
from shinpan.phrases.qualities.traits import Not, OfColor, OfKind
from shinpan.phrases.quantities import Count, Fixed, Negative, PowerOf, X
from shinpan.phrases.references.objects import All, Host
from shinpan.phrases.references.players import ControllerOf, EachPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.zones import Dies, Enters
from shinpan.phrases.wording import WordingError, card_text, text_of

BEAR = face("Test Bear", "{G}", "Creature — Bear", pt=(2, 2))
TARGET_PLAYER = Target(Group(Players()))


def en(what: Phrase) -> str:
    return text_of(what, Lang.EN, BEAR)


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (DrawCards(), "draw a card"),
        (DrawCards(Fixed(3)), "draw three cards"),
        (DrawCards(X()), "draw X cards"),
        (DrawCards(Fixed(2), EachPlayer()), "each player draws two cards"),
        (DrawCards(PowerOf(THIS)), "draw cards equal to this creature's power"),
        (GainLife(Fixed(4)), "you gain 4 life"),
        (GainLife(Fixed(4), ControllerOf(TARGET_CREATURE)), "target creature's controller gains 4 life"),
        (DealDamage(Fixed(2), YOU), "this creature deals 2 damage to you"),
        (PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE, Fixed(2)), "put two +1/+1 counters on this creature"),
        (AddMana((ManaKind.RED, ManaKind.RED)), "add {R}{R}"),
        (TapPermanents(Target(CREATURE, Fixed(0), Fixed(2))), "tap up to two target creatures"),
        (TapPermanents(Target(permanent(CardType.ARTIFACT, CardType.LAND))), "tap target artifact or land"),
        (DestroyPermanents(All(permanent(CardType.ARTIFACT, CardType.LAND))), "destroy all artifacts and lands"),
        (DealDamage(Count(CREATURE_YOU_CONTROL), YOU),
         "this creature deals damage equal to the number of creatures you control to you"),
        (ReturnToHand(TARGET_CREATURE), "return target creature to its owner's hand"),
        (ReturnToHand(All(CREATURE)), "return all creatures to their owners' hands"),
    ],
)  # fmt: skip
def test_effects(effect: Effect, text: str) -> None:
    assert en(effect) == text


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ((ChangePowerToughness(Fixed(2), Fixed(0)),), "gets +2/+0"),
        ((ChangePowerToughness(Fixed(0), Fixed(-1)),), "gets -0/-1"),
        ((ChangePowerToughness(Fixed(1), Fixed(-1)),), "gets +1/-1"),
        ((ChangePowerToughness(Negative(X()), Negative(X())),), "gets -X/-X"),
        ((ChangePowerToughness(Fixed(1), Fixed(1)), GainAbilities((FLYING,))), "gets +1/+1 and gains flying"),
    ],
)
def test_changes_of_one_creature(changes: tuple[ChangePowerToughness, ...], text: str) -> None:
    assert en(Apply(TARGET_CREATURE, changes)) == f"target creature {text} until end of turn"


def test_what_shares_a_noun_is_one_clause() -> None:
    changes = (
        SetColors((Color.GREEN,)),
        SetSubtypes(Subtypes((CreatureType.OX,))),
        SetPowerToughness(Fixed(3), Fixed(4)),
    )
    assert en(Apply(TARGET_CREATURE, changes)).endswith("becomes a green Ox with base power and toughness 3/4")
    assert en(Modify(All(CREATURE), changes)) == "all creatures are green Oxen with base power and toughness 3/4"


def test_what_is_added_is_one_clause() -> None:
    changes = (AddColors((Color.RED,)), AddSubtypes(Subtypes((CreatureType.ELF,))))
    assert en(Modify(Host(CREATURE), changes)).endswith("is a red Elf in addition to its other colors and types")


def test_a_static_ability_has_where_an_effect_gains() -> None:
    gift = (GainAbilities((FLYING, HASTE)),)
    assert en(Modify(All(CREATURE_YOU_CONTROL), gift)) == "creatures you control have flying and haste"
    assert en(Apply(All(CREATURE_YOU_CONTROL), gift)) == "creatures you control gain flying and haste until end of turn"


def test_an_ability_that_is_given_is_quoted_and_has_its_own_this() -> None:
    gift = ActivatedAbility(pay("{1}", ), DealDamage(Fixed(1), EachPlayer()))  # fmt: skip
    aura = face(
        "Test Aura", "{R}", "Enchantment — Aura", StaticAbility((Modify(Host(CREATURE), (GainAbilities((gift,)),)),))
    )
    assert card_text(aura, Lang.EN) == 'Enchanted creature has "{1}: This creature deals 1 damage to each player."'


def test_adjectives_that_exclude_are_set_off_and_keep_capitals() -> None:
    group = permanent(adjectives=(Not(OfColor(Color.BLACK)), Not(OfKind(EnchantmentType.AURA))))
    assert en(DestroyPermanents(Target(group))) == "destroy target nonblack, non-Aura permanent"


def test_another_and_other() -> None:
    others = permanent(CardType.CREATURE, adjectives=(Other(),))
    assert en(Enters(others)) == "whenever another creature enters"
    assert en(DestroyPermanents(Target(others))) == "destroy another target creature"
    assert en(DestroyPermanents(All(others))) == "destroy all other creatures"


def test_a_target_comes_up_again_as_a_pronoun() -> None:
    effect = Sequence((UntapPermanents(TARGET_CREATURE), Apply(TheTarget(), (GainAbilities((HASTE,)),))))
    assert text_of(spell(effect), Lang.EN) == "Untap target creature. It gains haste until end of turn."
    harm = Sequence((TapPermanents(TARGET_CREATURE), LoseLife(PowerOf(TheTarget()))))
    assert text_of(spell(harm), Lang.EN).endswith("You lose life equal to that creature's power.")


def test_the_card_comes_up_again_as_it_unless_something_else_was_spoken_of() -> None:
    hit = DealDamage(Fixed(1), Target(ANY_TARGET))
    assert en(TriggeredAbility(Dies(OneOf(THIS)), hit)) == "When this creature dies, it deals 1 damage to any target."
    other = TriggeredAbility(Enters(CREATURE), hit)
    assert en(other) == "Whenever a creature enters, this creature deals 1 damage to any target."


@pytest.mark.parametrize(
    ("type_line", "own"),
    [
        ("Artifact — Equipment", "this Equipment"),
        ("Enchantment — Aura", "this Aura"),
        ("Artifact Creature — Golem", "this creature"),
        ("Land", "this land"),
        ("Instant", "Test, the Card"),
        ("Legendary Creature — Elf", "Test"),
    ],
)
def test_what_a_card_calls_itself(type_line: str, own: str) -> None:
    card = face("Test, the Card", "{1}", type_line)
    assert text_of(DealDamage(Fixed(1), YOU), Lang.EN, card).startswith(own + " deals")


def test_what_a_player_may_do() -> None:
    assert en(May(DrawCards())) == "you may draw a card"
    assert en(May(GainLife(Fixed(1)))) == "you may gain 1 life"
    assert en(May(DealDamage(Fixed(1), YOU))) == "you may have this creature deal 1 damage to you"
    assert en(May(DiscardCards(Fixed(1)), then=DrawCards())) == "you may discard a card. if you do, draw a card"


def test_costs_loyalty_and_restrictions_on_activating() -> None:
    assert en(ActivatedAbility(pay("{2}"), DrawCards(), per_turn=1)) == (
        "{2}: Draw a card. Activate only once each turn."
    )
    assert en(loyalty(-3, DrawCards())) == "−3: Draw a card."
    assert en(loyalty(0, DrawCards())) == "0: Draw a card."


def test_conditions_of_static_abilities_and_their_opposite() -> None:
    change = (Modify(THIS, (ChangePowerToughness(Fixed(1), Fixed(0)),)),)
    land = Controls(YOU, permanent(CardType.LAND))
    assert en(StaticAbility(change, land)) == "This creature gets +1/+0 as long as you control a land."
    assert en(StaticAbility(change, Unless(land))) == "This creature gets +1/+0 unless you control a land."


def test_modes_stand_one_a_line() -> None:
    text = text_of(spell(Modal((DrawCards(), GainLife(Fixed(2))))), Lang.EN)
    assert text.split("\n") == ["Choose one —", "• Draw a card.", "• You gain 2 life."]


def test_tokens_are_described() -> None:
    bird = token("Creature — Bird", FLYING, colors=(Color.WHITE, Color.BLUE), pt=(1, 1))
    assert en(CreateTokens(bird)) == "create a 1/1 white and blue Bird creature token with flying"
    assert en(CreateTokens(token("Creature — Ox", pt=(8, 8)), Fixed(2), tapped=True)) == (
        "create two tapped 8/8 colorless Ox creature tokens"
    )
    named = token("Creature — Human", colors=(Color.RED,), pt=(1, 1), name="Nobody")
    assert en(CreateTokens(named)).endswith("token named Nobody")


def test_keywords_share_a_line_unless_they_have_costs() -> None:
    card = face("Test", "{1}", "Creature — Bird", FLYING, HASTE, Keyword(KeywordAbility.EQUIP, pay("{1}")), pt=(1, 1))
    assert card_text(card, Lang.EN) == "Flying, haste\nEquip {1}"


def test_a_phrase_is_never_said_in_part() -> None:
    """What no wording mentions must have its default value."""

    assert en(Modify(THIS, (LoseAllAbilities(),))) == "this creature loses all abilities"
    with pytest.raises(WordingError, match="keep unsaid"):
        en(Modify(THIS, (LoseAllAbilities((FLYING,)),)))


def test_supertypes_are_adjectives() -> None:
    assert en(DestroyPermanents(Target(permanent(CardType.LAND, adjectives=(Not(OfKind(Supertype.BASIC)),))))) == (
        "destroy target nonbasic land"
    )
