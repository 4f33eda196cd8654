"""The English text of every built-in card, generated from its phrases, compared with the loaded Oracle data.

Skipped without the data (SHINPAN_TEST_DATA). Both sides are brought to one wording first: the data mix today's
wording with that of 2018, and tell of a card by its name where today's text says "this creature".
"""

import gzip
import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.game.characteristics import Characteristics
from shinpan.game.lang import Lang
from shinpan.phrases.abilities import SpellAbility
from shinpan.phrases.wording import card_text, type_line

DATA = (
    Path(os.environ.get("SHINPAN_TEST_DATA", Path(__file__).parents[3] / "shared")) / "data" / "oracle-cards.jsonl.gz"
)
needs_data = pytest.mark.skipif(not DATA.exists(), reason="no card data (SHINPAN_TEST_DATA)")

EXCEPTIONS: dict[str, str] = {
    "Stormscape Battlemage": "each kicker is a paragraph",
    "Sunscape Battlemage": "each kicker is a paragraph",
    "Fist of Suns": "spells that you cast, where other texts leave the pronoun out",
    "Pyromancer's Goggles": "copying and choosing new targets in one sentence",
    "Matter Reshaper": "the condition stands before the choice",
    "Mephitic Ooze": "the data have a wording that no other card has",
    "Divinity of Pride": "the condition stands after what it is about, unlike other life totals",
    "Nadaar, Selfless Paladin": "the condition stands after what it is about",
    "Ajani, Sleeper Agent": "a card revealed is returned to its owner's hand, and put into its owner's library",
    "Goldbug, Scrappy Scout": "two sentences",
    "Heart-Piercer Manticore": "what was sacrificed is called it; the data have a space in a cost",
    "Monstrous Rage": "the creature is called it, not that creature",
    "Ringwraiths": "when, where other triggers on the Ring say whenever",
    "Divine Offering": "'its' where other texts repeat the noun",
    "Otherworldly Journey": "the time stands first, unlike other delayed returns",
    "Rise from the Grave": "a card returned as a creature is called it, not that creature",
    "Stunt Double": "the data have an article twice",
    "Dack's Duplicate": "an older wording of the exception",
    "Gigantoplasm": "an older wording of the exception",
    "Lazav, the Multifarious": "what is targeted in a graveyard is spoken of as coming from there",
    "Feldon of the Third Path": "what is targeted in a graveyard is spoken of as coming from there",
    "Cemetery Puca": "an older wording of the exception",
    "Saheeli Rai": "a token just created is called it",
    "Mercurial Pretender": "an older wording of the exception",
    "Mirror of the Forebears": "an older order of the words",
    "Sakashima's Student": "other creature types, where others say other types",
    "Estrid's Invocation": "an older wording of the exception, and of returning",
    "Artisan of Forms": "an older wording of the exception",
    "Tilonalli's Skinshifter": "the data misspell the name",
    "Deceiver of Form": "the library is said to be its owner's, who is the same player",
    "Minion Reflector": "an older wording of the exception",
    "Riku of Two Reflections": "an older wording of entering",
    "Necroduality": "what has entered is called it",
    "Mirrorwing Dragon": "'that player' where the text has a pronoun",
    "Mizzix's Mastery": "a card that's an instant or sorcery, where others say it shortly",
    "Threaten": "two acts in one sentence",
    "Imprisoned in the Moon": "abilities as part of what it is",
    "Mycosynth Lattice": "cards are not said to be outside the battlefield",
    "March of the Machines": "a type that it has already is not named again",
    "Life and Limb": "two types in one noun",
    "Vizier of Many Faces": "the card is called the token in the middle of the sentence",
    "Anointer Priest": "the data have the place of control after the verb",
    "Briarblade Adept": "a slip of grammar of the data",
    "Vanish into Memory": "says who draws",
    "Day's Undoing": "the data name the graveyard first",
    "The Scarab God": "two numbers in one sentence",
    "Krosan Tusker": "the card revealed is called it",
    "Spin into Myth": "two acts in two sentences",
    "Panharmonicon": "the data stand between two wordings",
    "Teferi's Protection": "all permanents of a player have no article",
    "Stitched Assistant": "two acts in two sentences",
    "Knight of Grace": "any player is a player",
    "Knight of Malice": "any player is a player",
    "Fierce Retribution": "what stands in brackets isn't written",
    "Nocturnal Hunger": "the article of what is given, and the condition after its effect",
    "Cry of Contrition": "a spell that haunts is called it",
    "Fight Rigging": "one thing after another, without saying then",
    "The Mind Stone": "two acts in one sentence",
    "The Dalek Emperor": "they sacrifice, where other texts say that player",
    "Courser of Kruphix": "the data have the place of control after the verb",
    "Svogthos, the Restless Tomb": "what it becomes in one noun",
    "Animate Land": "what it still is, in the same sentence",
    "Stangg": "a token with a name of its own, and what is done with it later",
    "Coffin Queen": "the time stands first, unlike other delayed effects",
    "Rowen": "two abilities in one paragraph",
    "Blatant Thievery": "whose permanent each is, said once",
    "Soulfire Eruption": "and/or among targets",
    "Ashiok, Wicked Manipulator": "what is exiled is said first",
    "Love Song of Night and Day": "two players each do it",
    "Thunder Magic": "tiered stands for choosing, and modes have names",
    "Tifa's Limit Break": "tiered stands for choosing, and modes have names",
    "Explosive Derailment": "spree stands for choosing",
    "Phantom Interference": "spree stands for choosing",
    "Void": "the number is spoken of as that number",
    "Curse of Leeches": "a player is called they",
    "Firmament Sage": "a typing error of the data",
    "Unnatural Moonrise": "the duration stands last",
    "Bound by Moonsilver": "three restrictions in one sentence",
    "Infernal Genesis": "the number is named X afterwards",
    "False Demise": "a card returned from a graveyard that nobody mentions",
    "Dress Down": "whose turn the end step is, isn't said",
    "Palisade Giant": "other permanents one by one",
    "Skyrider Patrol": "two acts in one sentence",
    "Sorin's Thirst": "two acts in one sentence",
    "Plague Spores": "several targets taken up again together",
    "Wall of Tears": "the end of combat is no beginning of a step",
    "Lymph Sliver": "says that all are meant",
    "Frenzy Sliver": "says that all are meant",
    "Virulent Sliver": "says that all are meant",
    "Humble": "the time stands first, unlike other changes",
    "Rune of Flight": "what an Equipment would have speaks of what it equips",
    "Yixlid Jailer": "graveyards are said to be all",
    "Darksteel Colossus": "the owner's library is that library",
    "Branching Evolution": "repeats the noun, unlike Corpsejack Menace",
    "Nissa, Voice of Zendikar": "the number is named X first",
    "Case of the Crimson Pulse": "discarding a hand is counted out",
    "Case of the Shattered Pact": "the condition counts colors",
    "Atmospheric Greenhouse": "station symbols are said in words",
    "Wedgelight Rammer": "station symbols are said in words",
    "Vesuvan Doppelganger": "the data are older than copies that have abilities as exceptions",
    "Phantasmal Image": "the data are older than copies that have abilities as exceptions",
    "Progenitor Mimic": "the data are older than copies that have abilities as exceptions",
    "Cryptoplasm": "the data are older than copies that have abilities as exceptions",
    "Thespian's Stage": "the data are older than copies that have abilities as exceptions",
    "Splinter Twin": "the data are older than copies that have abilities as exceptions",
    "Quicksilver Gargantuan": "the data say that it's still so",
    "Moritte of the Frost": "the condition stands before what depends on it",
    "Spark Double": "says again when the copy could be legendary at all",
    "Double Major": "says again when the copy could be legendary at all",
    "Lazav, Dimir Mastermind": "two abilities in one clause",
    "Identity Thief": "the returned card is called the exiled one",
    "Augmenter Pugilist": "the condition stands first",
    "Echoing Equation": "speaks of the copies in the plural",
    "Dawnglow Infusion": "two conditions in one sentence",
    "Olivia Voldaren": "becomes, unlike other additions for good",
    "Fork": "speaks of the copy",
    "Precursor Golem": "mentions the spell without an article",
    "Ink-Treader Nephilim": "the data are older than conditions as part of the trigger",
    "Frontline Heroism": "two acts in one sentence",
    "Helm of the Host": "speaks of the token",
    "Rite of Replication": "the larger number is said as a replacement",
    "Second Harvest": "says for what before it says what",
    "Vesuvan Duplimancy": "repeats both types",
    "Volrath's Shapeshifter": "says again which card",
    "Wall of Stolen Identity": "two acts in one sentence",
    "Infinite Reflection": "the condition is part of the trigger",
    "Brudiclad, Telchor Engineer": "tokens are called so alone",
    "Ancestor Dragon": "one or more attack: as other texts, when you attack",
    "Cloudform": "becoming an Aura with enchant creature as one description",
    "Lightform": "becoming an Aura with enchant creature as one description",
    "Nezumi Shortfang": "if, not then if",
    "Blitz Automaton": "another dash",
    "Caretaker's Talent": "a dash after the level, not a new line",
    "Archipelagore": "the next untap step of several creatures",
    "Auspicious Starrix": "the cards in the singular, and under whose control",
    "Everquill Phoenix": "the name comes last, and put for return",
    "Insatiable Hemophage": "two sentences",
    "Pollywog Symbiote": "the condition is part of what the spells are",
    "Mishra, Claimed by Gix": "X as the number of attackers",
    "Phyrexian Dragon Engine": "your hand as a number of cards",
    "Titania, Gaea Incarnate": "put for return",
    "Argoth, Sanctum of Nature": "two sentences",
    "Ragnarok, Divine Deliverance": "two sentences",
    "Vanille, Cheerful l'Cie": "the card is chosen in a sentence of its own",
    "Momentary Blink": "two sentences, and put for return",
    "Cloudshift": "two sentences, and put for return",
    "Ghostly Flicker": "two sentences, and put for return",
    "Essence Symbiote": "the data have a reminder without parentheses",
    "Sawtusk Demolisher": "its controller, not that permanent's",
    "Snapdax, Apex of the Hunt": "two acts in one sentence",
    "Moonmist": "nonwolf where the text says other than Wolves",
    "Immerwolf": "two nouns in the plural, not one creature that is a Wolf or a Werewolf",
}
"""Cards whose generated text says the same in other words, with what is different."""

TYPE_EXCEPTIONS = {
    "Barbarian Outcast": "printed in another order than by the alphabet",
    "Bloodletter of Aclazotz": "printed in another order than by the alphabet",
    "Brisela, Voice of Nightmares": "printed in another order than by the alphabet",
    "Overlord of the Boilerbilges": "printed in another order than by the alphabet",
    "Overlord of the Floodpits": "printed in another order than by the alphabet",
    "Spider-Man, Web-Slinger": "printed in another order than by the alphabet",
    "Watchful Naga": "the data have a type that is no more",
    "Earth Village Ruffians": "printed in another order than by the alphabet",
    "Eyetwitch": "printed in another order than by the alphabet",
    "Wild Mongrel": "the data have a type that is no more",
    "Breeding Pool": "printed in another order than by the alphabet",
    "Skitter Eel": "printed in another order than by the alphabet",
    "Saber-Tooth Moose-Lion": "printed in another order than by the alphabet",
    "Coiling Oracle": "printed in another order than other Elves",
    "Vedalken Ghoul": "printed in another order than other Zombies",
    "Fungusaur": "printed in another order than other Dinosaurs",
    "Dryad of the Ilysian Grove": "printed in another order than by the alphabet",
    "Fresh-Faced Recruit": "a typing error of the data",
    "Elesh Norn, Grand Cenobite": "the data are older than the type Phyrexian",
    "Psychosis Crawler": "the data are older than the type Phyrexian",
    "Phyrexian Revoker": "the data are older than the type Phyrexian",
    "Phyrexian Metamorph": "the data are older than the type Phyrexian",
    "Spellbook": "the data are newer than the pool",
    "Salt Road Ambushers": "the data are older than the change of Hounds to Dogs",
    "Daybreak Ranger": "printed in another order than by the alphabet",
    "Bird Admirer": "printed in another order than by the alphabet",
    "Kessig Prowler": "printed in another order than by the alphabet",
    "Hauntwoods Shrieker": "printed in another order than by the alphabet",
    "Mutagen Connoisseur": "printed in another order than by the alphabet",
    "Brokkos, Apex of Forever": "printed in another order than other Nightmares",
    "Illuna, Apex of Wishes": "printed in another order than other Elementals",
    "Nethroi, Apex of Death": "printed in another order than other Nightmares",
    "Vadrok, Apex of Thunder": "printed in another order than by the alphabet",
    "Necropanther": "printed in another order than other Nightmares",
    "Regal Leosaur": "printed in another order than by the alphabet",
    "Snapdax, Apex of the Hunt": "printed in another order than other Nightmares",
    "Vulpikeet": "printed in another order than by the alphabet",
    "Shiko, Paragon of the Way": "printed in another order than by the alphabet",
}

SELF = re.compile(
    r"\bthis (creature|land|artifact|enchantment|planeswalker|aura|equipment|vehicle|siege|permanent|spell|card|"
    r"token)\b"
)
OLD_WORDING = (
    (r"\([^)]*\)", ""),
    (r"[Tt]otem armor", "Umbra armor"),
    (r"([Aa])mass (\d)", r"\1mass Zombies \2"),
    (r"enters the battlefield", "enters"),
    (r"enter the battlefield", "enter"),
    (r"converted mana cost", "mana value"),
    (r" to your mana pool", ""),
    (
        r"puts? the top (\w+) cards of (?:their|your|his or her) library into (?:their|your|his or her) graveyard",
        r"mills \1 cards",
    ),
    (r"exile all cards from ([\w' ]+) graveyard", r"exile \1 graveyard"),
    (r" of their choice", ""),
    (r"put that card", "put it"),
    (r"put a on", "put on"),
    (r'"\.', '."'),
    (r"then shuffle your library", "then shuffle"),
    (r"puts (that many cards) from the top of their library into \w+ graveyard", r"mills \1"),
    (r"(?m)^A deck can have any number of cards named.*$", ""),
    (r"tokens enter under your control", "tokens you control enter"),
    (r"(?m)^(?!Choose|•)[A-Z][\w' ]+ — ", ""),
    (r"\[([+−-]?\d+)\]:", r"\1:"),
    (r"[−–]", "-"),
    (r"’", "'"),
)


@cache
def oracle() -> dict[str, dict[str, Any]]:
    cards: dict[str, dict[str, Any]] = {}
    with gzip.open(DATA, "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            for face in (card, *card.get("card_faces", [])):
                cards.setdefault(face["name"], face)
    return cards


def is_one_spell(face: Characteristics) -> bool:
    """Whether the data may split what the face says into lines as they please: a spell without modes."""
    return len(face.abilities) == 1 and isinstance(face.abilities[0], SpellAbility)


def normalised(text: str, name: str, one_spell: bool = False) -> list[str]:
    """The paragraphs in one wording and in a fixed order, keywords one by one, the card itself as ~."""
    for pattern, replacement in OLD_WORDING:
        text = re.sub(pattern, replacement, text)
    if one_spell and "•" not in text:
        text = text.replace("\n", " ")
    for own in sorted({name, name.partition(", ")[0], name.partition(" of ")[0]}, key=len, reverse=True):
        text = text.replace(own, "~")
    text = SELF.sub("~", text.lower())
    paragraphs: list[str] = []
    for line in text.split("\n"):
        line = " ".join(line.split())
        if line and not line.endswith((".", '"')) and ":" not in line and "—" not in line and "•" not in line:
            paragraphs += line.split(", ")
        elif line:
            first, tilde, rest = line.partition("~")
            paragraphs.append(first + tilde + rest.replace("~'s", "its").replace("~", "it"))
    return sorted(paragraphs)


def faces() -> list[tuple[Card, Characteristics]]:
    return [(card, face) for card in built_in() for face in card.faces]


@needs_data
@pytest.mark.parametrize(("card", "face"), faces(), ids=lambda value: getattr(value, "name", ""))
def test_english_text_is_the_oracle_text(card: Card, face: Characteristics) -> None:
    if face.name not in oracle():
        pytest.skip("not in the data")
    written = normalised(card_text(face, Lang.EN), face.name, is_one_spell(face))
    expected = normalised(oracle()[face.name].get("oracle_text") or "", face.name, is_one_spell(face))
    if face.name in EXCEPTIONS:
        assert written != expected, "no exception any more: take it off the list"
    else:
        assert written == expected


@needs_data
@pytest.mark.parametrize(("card", "face"), faces(), ids=lambda value: getattr(value, "name", ""))
def test_english_type_line_is_the_printed_one(card: Card, face: Characteristics) -> None:
    if face.name not in oracle():
        pytest.skip("not in the data")
    written, expected = type_line(face, Lang.EN), oracle()[face.name]["type_line"]
    if face.name in TYPE_EXCEPTIONS:
        assert written != expected, "no exception any more: take it off the list"
    else:
        assert written == expected
