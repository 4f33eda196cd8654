"""Words with two meanings of which one is meant; each was once understood as the other."""

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.enums import Zone
from shinpan.phrases.base import Effect, walk
from shinpan.phrases.circumstances import ControlsBoth
from shinpan.phrases.conditions import Controls
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.handier import TriggersFor
from shinpan.phrases.effects.handy import StayTapped
from shinpan.phrases.effects.impulse import LetPlay
from shinpan.phrases.effects.one_of_each import MayTakeOneOfEach
from shinpan.phrases.effects.zones_chosen import PutLinkedOntoBattlefield
from shinpan.phrases.faces.revealing import RevealPermanents
from shinpan.phrases.qualities.traits import OfKind
from shinpan.phrases.references.objects import All, Host, Result, ThatOne, This, Together
from shinpan.phrases.references.targets import TheTarget


def phrases(card, kind):
    return [each for each in walk(card.faces[0].abilities) if isinstance(each, kind)]


@pytest.mark.parametrize("verb", ["fight", "deal 3 damage to", "deal damage equal to its power to"])
def test_what_a_player_may_have_the_host_do(verb):
    text = f"Enchant creature\nWhen this Aura enters, you may have enchanted creature {verb} target creature."
    aura = made(text, line="Enchantment — Aura")
    assert phrases(aura, Host)
    assert not phrases(aura, All)


def test_one_of_each_is_two_things():
    (condition,) = phrases(spell("If you control a Forest and a Goblin, draw a card."), ControlsBoth)
    assert condition.one != condition.other
    assert phrases(spell("If you control a Forest or a Goblin, draw a card."), Controls)
    assert phrases(spell("Forests and Goblins you control gain haste until end of turn."), All)


def test_what_is_returned_later_gains_what_it_gains_then():
    text = "Exile Probe. Return it to the battlefield at the beginning of your next upkeep. It gains haste."
    card = made("{T}: " + text, line="Creature — Elf", pt=(1, 1))
    (later,) = phrases(card, Later)
    made_then, gained = later.effect.effects
    assert gained.affected == Result(made_then.register)


def test_a_permanent_that_all_see_is_not_revealed():
    card = made(
        "At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type "
        "with Probe, you may reveal it. If you do, draw a card.",
        line="Creature — Elf",
        pt=(1, 1),
    )
    assert [each.objects for each in phrases(card, RevealPermanents)] == [Result(0)]


def test_one_of_each_is_not_one_of_either():
    text = "Reveal the top four cards of your library. You may put a Goblin card and/or a land card from among them "
    (found,) = phrases(spell(f"{text}into your hand. Put the rest into your graveyard."), MayTakeOneOfEach)
    assert len(found.kinds) == 2
    play = Play()
    lands = [play.add(ALICE, made("", line="Land"), Zone.LIBRARY) for _ in range(2)]
    goblin = play.add(ALICE, bear(line="Creature — Goblin"), Zone.LIBRARY)
    card = play.add(ALICE, spell(f"{text}into your hand. Put the rest into your graveyard."), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve((goblin,), (lands[0],))
    assert len(play.table.state.hands[ALICE]) == 2
    with pytest.raises(AssertionError):
        made("Sacrifice a Goblin, a green creature, and a land: Draw a card.")


def test_the_controller_of_what_is_protected_chooses_the_color():
    text = "Target creature gains protection from the color of its controller's choice until end of turn."
    play = Play()
    theirs = play.add(BOB, bear())
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, theirs)
    asked = []
    play.resolve(lambda decision: asked.append(decision.player) or [decision.options[0]])
    assert asked == [BOB]


def test_they_are_all_that_were_tapped_not_a_player():
    text = "When Probe enters, tap it and up to one target creature an opponent controls. They don't untap during "
    card = made(f"{text}their controllers' next untap steps.", line="Creature — Elf", pt=(1, 1))
    assert [each.objects for each in phrases(card, StayTapped)] == [Together((This(), TheTarget(0)))]


def test_an_equipment_is_not_called_that_creature():
    text = "Enchant Equipment\nWhen this Aura enters, tap enchanted Equipment. Untap that {}."
    assert phrases(made(text.format("Equipment"), line="Enchantment — Aura"), Host)
    with pytest.raises(AssertionError):
        made(text.format("creature"), line="Enchantment — Aura")


def test_what_a_delayed_ability_exiles_may_be_played_once_it_is():
    text = "Whenever a creature deals combat damage to a player this turn, exile that many cards from the top of your "
    card = spell(f"{text}library. Until the end of your next turn, you may play those cards.")
    (ability,) = phrases(card, TriggersFor)
    assert any(isinstance(each, LetPlay) for each in walk(ability))


def test_only_lands_are_played_and_not_cast():
    made("Whenever a player plays a land, draw a card.")
    made("Whenever you play an Island, draw a card.")
    with pytest.raises(AssertionError):
        made("{1}: Exile the top card of your library.\nWhenever you play a card exiled with Probe, draw a card.")


def test_cards_are_played_as_lands_and_as_spells():
    play = Play()
    play.add(ALICE, made("Whenever you play a card, you gain 1 life."))
    land, creature = (play.add(ALICE, each, Zone.HAND) for each in (made("", line="Land"), bear()))
    play.play_land(ALICE, land)
    play.resolve()
    play.cast(ALICE, creature)
    play.resolve()
    assert play.table.state.players[ALICE].life == 22


def test_a_planeswalkers_type_is_its_name_in_its_own_text():
    walker = made("0: Put a loyalty counter on Ajani.", name="Ajani Tested", line="Legendary Planeswalker — Ajani")
    assert phrases(walker, This)
    assert not phrases(walker, All)


def test_the_card_exiled_and_put_onto_the_battlefield_gains_what_it_gains():
    text = "{T}: Exile the top card of your library.\n{1}: Put a creature card exiled with Probe onto the battlefield "
    card = made(f"{text}under your control. It gains haste until end of turn.")
    (put,) = phrases(card, PutLinkedOntoBattlefield)
    assert [each.affected for each in phrases(card, Apply)] == [Result(put.register)]


def test_what_was_put_from_the_hand_is_kept_for_what_speaks_of_it():
    text = "{R}: You may put a creature card from your hand onto the battlefield. That creature gains haste. "
    card = made(f"{text}Exile that creature at the beginning of the next end step.")
    kept = {getattr(each, "register", None) for each in phrases(card, Effect)}
    assert {each.register for each in phrases(card, Result | ThatOne)} <= kept


@pytest.mark.parametrize("once_more", ["it deals 4 damage instead", "it deals 4 damage to that creature instead"])
def test_what_has_dealt_damage_deals_it_again(once_more):
    card = spell(f"Probe deals 1 damage to target creature. If you control a Forest, {once_more}.")
    assert {each.source for each in phrases(card, DealDamage)} == {This()}


def test_several_kinds_are_kinds_even_where_a_player_may_choose():
    card = spell("You may put an artifact, creature, or land card from your hand onto the battlefield.")
    assert not phrases(card, OfKind)
