"""The vocabulary is the cards': no phrase without use, each with its rule, target slots numbered."""

import importlib
import pkgutil
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

import shinpan.phrases
from shinpan.cards.library import built_in
from shinpan.game.characteristics import Characteristics, Definition
from shinpan.game.leaf import LEAVES
from shinpan.phrases.abilities import ActivatedAbility, Keyword, SpellAbility, TriggeredAbility
from shinpan.phrases.base import AbilityPhrase, Phrase, ReplacementPart, TriggerPhrase
from shinpan.phrases.effects.sequence import Modal
from shinpan.phrases.index import index_of
from shinpan.phrases.keywords import expanded
from shinpan.phrases.reach.reflexive import WhenDoneThisWay
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.rulebook.numbers import reference_numbers

RARE = {
    "CraftedWith": "Jadeheart Attendant; 702.167c",
    "ReturnAndThen": "Vanish into Memory only",
    "TradeThisOrSacrificeIt": "Gilded Drake only",
    "ChooseExiledWith": "Valki, God of Lies only",
    "ExileRevealedUntilGone": "Valki, God of Lies only",
    "EmblemAsEnters": "Tibalt, Cosmic Impostor only",
    "MayPlayExiledWith": "Tibalt, Cosmic Impostor only",
    "CanBeCommander": "Freyalise, Llanowar's Fury; it matters before the game only (903.3a)",
    "SearchAndCast": "Sunforger, an example of the rules of 2013 (708.6c)",
    "UnattachSelf": "Sunforger only",
    "EntersFrom": "Phyrexian Dragon Engine, one of a meld pair (712.5d)",
    "CardsLeave": "Fang, Fearless l'Cie, one of a meld pair (712.5g)",
    "BoundCreature": "Wall of Stolen Identity: the one ability linked to a copy effect (707.9g)",
    "WasSpent": "Dawnglow Infusion, an example of the rules (707.10)",
    "HaveFullText": "Volrath's Shapeshifter, a card that the rules name (612.6)",
    "TopOfGraveyard": "Volrath's Shapeshifter only",
    "ChooseTarget": "Echoing Equation only",
    "AbilityIsActivated": "Illusionist's Bracers; Rings of Brighthearth are later",
    "ActivatesAbility": "Rings of Brighthearth, which are later",
    "ACardExiledIs": "Duplicant, an example of the rules (712.21b)",
    "LastCreatureExiled": "Duplicant only",
    "CreatureTypesOf": "Duplicant only",
    "ExiledByThis": "Mimic Vat only",
    "CardsExiledWith": "Prototype Portal's kin are later",
    "ReturnOthersExiled": "Mimic Vat only",
    "BattlefieldOrHand": "Illuna, Apex of Wishes, one of the creatures with mutate",
    "ExileTopFaceDownToPlay": "Mindleecher, one of the creatures with mutate",
    "TopLandOrHand": "Parcelbeast, one of the creatures with mutate",
    "SameOwnerAs": "what mutate targets, which no card writes out (702.140a)",
    "SpellsCostAtLeast": "Trinisphere; the last step of 601.2f",
    "SpellsCostBesides": "Terror of the Peaks; the one card that asks spells for a cost other than mana",
    "EscapesWithCounters": "one number of counters each; the others that escape with them are later",
    "WhenSpent": "Pyromancer's Goggles; the others speak of commanders or scry",
    "DealDamageEvenly": "Fireball only, a card that everybody asks about",
    "TargetsBeyondFirst": "Fireball only",
    "MustAttackPlayer": "Alluring Siren; the requirement is one of those that 508.1d must solve",
    "CantBlockAlone": "the half of CantAttackOrBlockAlone that single cards have",
    "AdditionalPhases": "Aggravated Assault; others ask which creatures attacked this turn",
    "SkipNext": "Meditate; Chronatog's wording is older",
    "EndTheCombatPhase": "one card does it (723.2)",
    "MonarchIsHit": "what the monarch's crown says of itself (724.2)",
    "YourRingBearer": "what the Ring says of itself, and Frodo Baggins (701.54c)",
    "ControllersSacrifice": "what the Ring says of itself (701.54c)",
    "WithGreaterPower": "what the Ring says of itself",
    "DrawAndMayCastOne": "a room of the Dungeon of the Mad Mage",
    "PutOneFromTop": "a room of Undercity",
    "MovesIntoRoom": "what each room of a dungeon says (309.4c)",
    "InitiativeIsHit": "what the initiative says of itself (725.2)",
    "TakesInitiative": "what the initiative says of itself",
    "RoomsTriggerAgain": "Dungeon Delver; Hama Pashar is later",
    "VentureOnceEachTurn": "Keen-Eared Sentry only",
    "BlocksCreature": "509.3b by Wall of Tears, an example of the rules (608.2k)",
    "CantLose": "Platinum Angel only, a card that everybody asks about",
    "CantWin": "Platinum Angel only",
    "ChooseNumber": "Void only, which shows values of X (202.3)",
    "ControlsNone": "Barbarian Outcast, a plain state trigger (603.8)",
    "CreaturesAttackedWith": "Search Party Captain, an example of the rules (608.2i)",
    "EventTriggersAgain": "Panharmonicon (603.2d)",
    "EventTriggersNothing": "Torpor Orb",
    "ExileInsteadOfDamage": "Nefarious Lich, whose draws replace life gained (616.2)",
    "ExileUntilGone": "Banisher Priest (610.3)",
    "InsteadOfGaining": "Nefarious Lich",
    "LoseGame": "Nefarious Lich",
    "MultiplyLifeLoss": "Bloodletter of Aclazotz, a life-loss replacement",
    "RevealAndDiscard": "Void only",
    "SacrificeThen": "Dark Depths",
    "WinGame": "Felidar Sovereign, an example of the rules (603.4)",
    "LifeTotalCantChange": "Teferi's Protection only, a card that everybody asks about",
    "PhasesOut": "Teferi's Imp; phasing out looks back (603.10b)",
    "ShelterPlayer": "Teferi's Protection only",
    "DoubleCounters": "a keyword action (701.10)",
    "Airbend": "a keyword action (701.65)",
    "Blight": "a keyword action (701.68)",
    "BlightOne": "a keyword action as a cost (701.68)",
    "MayPlayNow": "Fight Rigging, by which what was hidden away is played (702.75)",
    "MultiplySize": "Tifa's Limit Break, which doubles and triples (701.10, 701.11)",
    "VillainousChoice": "a keyword action (701.55)",
    "AnyoneMayBuyOff": "Worms of the Earth, an example of the rules",
    "AsBigAsExiled": "Sutured Ghoul, an example of the rules",
    "CantEnter": "Worms of the Earth, an example of the rules",
    "CantPlayLands": "Worms of the Earth, an example of the rules",
    "CardWasExiled": "Ashiok, Wicked Manipulator, an example of the rules",
    "ChangeAndRecolor": "Wild Mongrel, an example of the rules",
    "EruptOnEach": "Soulfire Eruption, an example of the rules",
    "ExileInsteadOfPaying": "Ashiok, Wicked Manipulator, an example of the rules",
    "ExileTop": "Arc-Slogger, an example of the rules",
    "ExilesAsEnters": "Sutured Ghoul, an example of the rules",
    "FightingThis": "Sisters of Stone Death, an example of the rules",
    "GainActivatedAbilities": "Quicksilver Elemental, an example of the rules",
    "ManaValueInExile": "Ashiok, Wicked Manipulator, an example of the rules",
    "PutLinkedOntoBattlefield": "Sisters of Stone Death, an example of the rules",
    "RevealsAsDrawn": "Rowen, an example of the rules",
    "RevealsFirstDraw": "Rowen, an example of the rules",
    "SpendKindAsAnyColor": "Quicksilver Elemental, an example of the rules",
    "StealFromEach": "Blatant Thievery, an example of the rules",
    "UntappedOrLost": "Coffin Queen, an example of the rules",
    "AbsorbDamage": "absorb (702.64); no card of the data has it",
    "AttacksUnblocked": "frenzy (702.68); no card of the data has it",
    "Bolster": "a keyword action (701.39) is one phrase by itself",
    "Fateseal": "a keyword action (701.29)",
    "Support": "a keyword action (701.41)",
    "CostToBlock": "the rule (509.1d) is there, its cards are later",
    "MayRevealTop": "Delver of Secrets only",
    "SearchForDifferent": "Saheeli Rai; the others with that wording do it for other zones",
    "NoteAndPutFaceDown": "Magar of the Magic Strings, the one card of 707.14",
    "CopyNoted": "Magar of the Magic Strings, the one card of 707.14",
    "SharesName": "Evil Twin; many cards of the data say it",
    "TargetedPlayer": "Ravager of the Fells only",
    "WentToGraveyard": "Werewolf Ransacker only",
    "Shortfall": "Stabwhisker the Odious only",
    "AsTransforms": "Curse of Leeches; the three others that say so do much else (712.20)",
    "AttachToChosen": "Curse of Leeches only",
    "EntersOrTransformsInto": "Huntmaster of the Fells; Archangel Avacyn and its kin are later",
    "HasAdventure": "Edgewall Innkeeper; 715.2a",
    "IsCard": "Hauntwoods Shrieker, which shows 708.12",
    "IsFaceUp": "Whisperwood Elemental only",
    "IsTransformed": "Mutagen Connoisseur; 701.27g",
    "LockOrUnlockDoor": "Keys to the House; 709.5g",
    "PutChosenOntoBattlefield": "Entering only",
    "RevealPermanents": "Hauntwoods Shrieker, which shows 708.12",
    "SameManaValue": "Counterbalance, on which split cards were asked about",
    "ShuffleInFromOutside": "Research only",
    "TurnDown": "Obscuring Aether; 708.2a",
    "TurnsDownAsEnters": "Ixidron only",
    "UnlessOpponentHasYouDraw": "Development only",
    "UnlockDoor": "Ghostly Keybearer; 709.5f",
    "UnlockedDoorsAmong": "Rampaging Soulrager; 709.5j",
    "MayLookAt": "Keeper of the Lens only, the exception to 708.5",
}
"""Phrases that fewer than two cards use, and why they are there all the same."""

AHEAD = (
    "shinpan.phrases.hidden.",
    "shinpan.phrases.faces.entering_or_turning",
    "shinpan.phrases.effects.token_counters",
    "shinpan.phrases.qualities.said_after",
    "shinpan.phrases.triggers.losing_control",
    "shinpan.phrases.triggers.opponents_turn",
    "shinpan.phrases.faces.turning",
    "shinpan.phrases.effects.choosing_changes",
    "shinpan.phrases.copying.",
    "shinpan.phrases.more.",
    "shinpan.phrases.this_way",
    "shinpan.phrases.comparing",
    "shinpan.phrases.effects.exiling_from_hand",
    "shinpan.phrases.lately",
    "shinpan.phrases.triggers.playing",
    "shinpan.phrases.effects.choosing_words",
    "shinpan.phrases.effects.for_each",
    "shinpan.phrases.effects.several_tokens",
    "shinpan.phrases.mana_spent",
    "shinpan.phrases.qualities.described",
    "shinpan.phrases.triggers.crimes",
    "shinpan.phrases.effects.among",
    "shinpan.phrases.qualities.attached",
    "shinpan.phrases.replacements.more_damage",
    "shinpan.phrases.mechanics.",
    "shinpan.phrases.triggers.mutating",
    "shinpan.phrases.effects.each_player",
    "shinpan.phrases.effects.handier",
    "shinpan.phrases.effects.handy",
    "shinpan.phrases.effects.hands",
    "shinpan.phrases.effects.impulse",
    "shinpan.phrases.effects.looking",
    "shinpan.phrases.effects.next_time",
    "shinpan.phrases.effects.player_counters",
    "shinpan.phrases.effects.discarding",
    "shinpan.phrases.effects.or_else",
    "shinpan.phrases.effects.reclaiming",
    "shinpan.phrases.effects.some_of",
    "shinpan.phrases.effects.random_cards",
    "shinpan.phrases.effects.where",
    "shinpan.phrases.library_sight",
    "shinpan.phrases.measures",
    "shinpan.phrases.qualities.sorts",
    "shinpan.phrases.qualities.this_turn",
    "shinpan.phrases.reach.",
    "shinpan.phrases.this_turn.",
    "shinpan.phrases.coven",
    "shinpan.phrases.this_way",
    "shinpan.phrases.combat_so_far",
    "shinpan.phrases.qualities.being",
    "shinpan.phrases.times",
    "shinpan.phrases.triggers.counted",
    "shinpan.phrases.triggers.either",
    "shinpan.phrases.triggers.origins",
)
"""Modules whose cards are in the data: they are read from texts (tests/oracle/test_what_texts_do.py)."""

READ = {
    "PlaysCard",
    "CantSearch",
    "SearchesTop",
    "MayTakeOneOfEach",
    "WithoutAnyCounter",
    "DamageAsThough",
    "AssignsByToughness",
    "CastsInOwnTurn",
    "ActsInOwnTurn",
    "CantCastOrActivate",
    "InsteadOfDrawing",
    "ExileUncast",
    "CantEnterFromAfar",
    "CantGetCounters",
    "NoCountersOn",
    "AllCreatureTypes",
    "CastsOnlyAsSorcery",
    "LoseCreatureTypes",
    "WhatWasDone",
    "ThoseTargeted",
    "MoreTokens",
    "YouOr",
    "DiesOrGoesToExile",
    "TransformsIntoSome",
    "BlockingThis",
    "FirstSpell",
    "NextSpellCosts",
    "NextSpellFlash",
    "NextSpellHas",
    "NextSpellSafe",
    "ControlsBoth",
    "PickFromHand",
    "DamageStopsAt",
    "NoLossForLife",
    "LifeTotalBecomes",
    "EntersIfDiscarded",
    "OpponentHasThisDiscarded",
    "CantCastFrom",
    "TappedForMana",
    "LandAddsChosenColor",
    "AddManaOfTypeProduced",
    "MultiplyProduced",
    "ProducesInstead",
    "PreventSome",
    "InsteadOfDamage",
    "DamagePrevented",
    "RedirectNextDamage",
    "RedirectAllDamage",
    "ChosenSourceNext",
    "ChosenSourceAll",
    "SourceNext",
    "OfAnyKind",
    "AddManaOfChosenColorOr",
    "CantBeRegenerated",
    "CantHave",
    "Everything",
    "RemoveEveryCounter",
    "UntapsWithOthers",
    "CastsLimited",
    "DrawsLimited",
    "MustPay",
    "UntapsLimited",
    "WithOneKeyword",
    "TriggersAgain",
    "EventAttackers",
    "SpellsCostMana",
    "HasAnyCounter",
    "OpponentsAndTheirs",
    "AbilitiesOfKeyword",
    "BandedWith",
    "CastInMain",
    "ConvokedIt",
    "ExertSelf",
    "Repeated",
    "TakesActionWith",
    "KeywordAbilitiesCost",
    "OthersEnterWithCounters",
    "OwnerOf",
    "ExiledWith",
    "JustExiled",
    "TakeOneExiledWith",
    "HasInitiative",
    "TemptedOften",
    "IsMonarch",
    "DungeonsCompleted",
    "RingBearers",
    "ChoseAnother",
    "ChoosesRingBearer",
    "CompletesDungeon",
    "HasNotCompleted",
    "EachPoisonedOpponent",
    "WhoseTurn",
    "CantCastMore",
    "ButNotOwned",
    "ButNotControlled",
    "AddManaInCombination",
    "AsThoughFlash",
    "AttacksWithOthers",
    "BesidesThis",
    "ControlsAtMost",
    "CommanderCasts",
    "SomeAttack",
    "SacrificedToActivate",
    "CommitsCrime",
    "CastingTriggersAgain",
    "CyclesAny",
    "Designated",
    "IsGoaded",
    "ForEachVote",
    "VotesFor",
    "VotesMore",
    "DefinePower",
    "DefineToughness",
    "NeverCast",
    "WasntCast",
    "FirstTokensAreCopies",
    "BecomesAttached",
    "IsntMonarch",
    "EachPlayerBut",
    "RemainsAttached",
    "HasEnteredThisTurn",
    "NotNamed",
    "PutThereThisTurn",
    "Was",
    "InEitherZone",
    "IsThere",
    "ManaSpentOn",
    "NoneOf",
    "OthersCast",
    "PowersOf",
    "PreventFromChosen",
    "SearchLibraryAndGraveyard",
    "BlocksOrBecomesBlockedBy",
    "CastElsewhere",
    "DiscardAtRandomCost",
    "DiscardHandCost",
    "EventOpponent",
    "FromSource",
    "GoesToTheirGraveyard",
    "LoyaltyAbilities",
    "ManaOfColorSpent",
    "ManaSpent",
    "RemoveAllCounters",
    "RevealSome",
    "StartingLifeTotal",
    "ThatOneOfThem",
    "Transforms",
    "WasCast",
    "WithAnyCounter",
    "LosesGame",
    "ManyExiledWith",
    "AMaterialHas",
    "AnyOpponentMayPay",
    "AtLeast",
    "ExileHand",
    "PowerOfMaterials",
    "FirstSpellCosts",
    "ColorsOfMaterials",
    "AddManaOfMaterials",
    "ExileAllButBottom",
    "Colored",
    "AmountSpent",
    "CantBeCopied",
    "ChooseNewTargets",
    "ExhaustAbilities",
    "IsKicked",
    "ReturnThis",
    "SharesNameWith",
    "SharesNoType",
    "WithX",
}
"""Phrases beside those of the pool whose cards are in the data."""

UNSPOKEN = {
    "WaitsForDamage",
    "ChooseProtector",
    "ExileToCastTransformed",
    "MayPlayThose",
    "NextCast",
    "ReturnsWhenGone",
    "BeCopy",
    "BelowMaxSpeed",
    "DiesOrIsExiled",
    "OpponentsLoseLife",
    "Paired",
    "SpeedUp",
    "ChangeWord",
    "GainText",
    "Goaded",
    "HaveText",
    "Merged",
    "MergedValues",
    "Done",
    "PreventionShield",
    "RegenerationShield",
    "SourceShield",
    "Specific",
}
"""Phrases that no text says: effects make them."""


def phrase_classes() -> list[type[Phrase]]:
    for module in pkgutil.walk_packages(shinpan.phrases.__path__, "shinpan.phrases."):
        importlib.import_module(module.name)
    found = [each for each in LEAVES.values() if issubclass(each, Phrase)]
    return [each for each in found if each.__module__.startswith("shinpan.phrases.")]


def inside(value: Any) -> Iterator[Phrase]:
    """Every phrase in a value, those of keywords spelled out and of tokens included."""
    if isinstance(value, tuple):
        for item in value:
            yield from inside(item)
    elif isinstance(value, Characteristics):
        yield from inside(index_of(value).all)
    elif isinstance(value, (Phrase, Definition)):
        if isinstance(value, Phrase):
            yield value
        for each in fields(value):  # type: ignore[arg-type]
            if each.compare:
                yield from inside(getattr(value, each.name))


def test_two_cards_use_each_phrase():
    used = defaultdict(set)
    for card in built_in():
        for phrase in inside(card):
            used[type(phrase).__name__].add(card.name)
        for ability in (each for face in card.faces for each in index_of(face).all):
            if isinstance(ability, Keyword):  # what a keyword stands for is a use of its own
                for phrase in inside(expanded(ability)[1:]):
                    used[type(phrase).__name__].add(ability.keyword.en)
    classes = [each for each in phrase_classes() if not each.__module__.startswith(AHEAD)]
    lonely = {each.__name__ for each in classes if len(used[each.__name__]) < 2} - READ
    assert lonely == set(RARE) | UNSPOKEN


@pytest.mark.parametrize("phrase", phrase_classes(), ids=lambda each: each.__name__)
def test_a_phrase_names_rules_that_exist(phrase: type[Phrase]):
    text = phrase.__doc__ or ""
    numbers = re.findall(r"(?<![\w.])(\d{3}(?:\.\d+[a-z]?)?)(?![\w.]*\d)", text)
    assert text.strip()
    known = reference_numbers()
    sections = {number.split(".")[0] for number in known}
    assert [each for each in numbers if each not in known and each not in sections] == []


def test_what_waits_for_events_says_for_which():
    for each in phrase_classes():
        if issubclass(each, (TriggerPhrase, ReplacementPart)) and each not in (WhenYouDo, WhenDoneThisWay):
            assert each.events, each.__name__


def targets(value: Any) -> Iterator[Target]:
    """The targets of an effect, without those of abilities inside it."""
    if isinstance(value, tuple):
        for item in value:
            yield from targets(item)
    elif isinstance(value, Phrase) and not isinstance(value, AbilityPhrase):
        if isinstance(value, Target):
            yield value
        for each in fields(value):  # type: ignore[arg-type]
            if each.compare:
                yield from targets(getattr(value, each.name))


def test_target_slots_are_numbered_from_0_in_each_mode():
    for card in built_in():
        for ability in (each for face in card.faces for each in index_of(face).all):
            if not isinstance(ability, (SpellAbility, ActivatedAbility, TriggeredAbility)):
                continue
            modal = next((each for each in inside(ability) if isinstance(each, Modal)), None)
            for effect in (ability.effect,) if modal is None else modal.modes:
                slots = {each.slot for each in targets(effect)}
                assert slots == set(range(len(slots))), card.name
