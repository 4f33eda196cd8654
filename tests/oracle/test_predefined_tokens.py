"""Tokens that the rules describe are read by their names, and written so (111.10)."""

import pytest

from shinpan.cards.build import face
from shinpan.game.characteristics import Definition
from shinpan.game.lang import Lang
from shinpan.oracle.reading.face import FaceReader, Understood
from shinpan.oracle.writing import card_text
from shinpan.phrases import named_tokens
from shinpan.phrases.abilities import SpellAbility
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.role_tokens import ROLES

_SPELL = face("Test Bolt", "{R}", "Instant")
ARTIFACTS = ("Treasure", "Food", "Gold", "Clue", "Blood", "Powerstone", "Incubator", "Map", "Junk", "Lander", "Shard")


def created(text: str) -> Definition:
    found = FaceReader(_SPELL).read(text)
    assert isinstance(found, Understood), str(found)
    (ability,) = found.abilities
    assert isinstance(ability, SpellAbility)
    assert isinstance(ability.effect, CreateTokens)
    written = _SPELL.with_(abilities=found.abilities)
    assert card_text(written, Lang.EN) == text
    assert card_text(written, Lang.JA)
    return ability.effect.token


@pytest.mark.parametrize("name", [each for each in ARTIFACTS if each != "Incubator"])
def test_a_token_called_by_its_subtype(name: str) -> None:
    assert created(f"Create two {name} tokens.") == getattr(named_tokens, name.upper())


def test_a_walker() -> None:
    assert created("Create three Walker tokens.") == named_tokens.WALKER
    (walker,) = named_tokens.WALKER.faces
    assert (walker.name, walker.power, walker.toughness) == ("Walker", 2, 2)


@pytest.mark.parametrize("name", ROLES)
def test_a_role(name: str) -> None:
    assert created(f"Create a {name} Role token attached to target creature you control.") == ROLES[name]
    assert ROLES[name].faces[0].names == (name,)
