"""Describing tokens: "1/1 white Soldier creature token with flying"."""

from typing import TYPE_CHECKING

from shinpan.game.characteristics import Characteristics, Definition
from shinpan.game.enums import CardType
from shinpan.game.lang import Lang
from shinpan.game.subtypes import ArtifactType, EnchantmentType
from shinpan.phrases.abilities import StaticAbility
from shinpan.phrases.role_tokens import JAPANESE, ROLES
from shinpan.phrases.tokens import XToken
from shinpan.phrases.wording.features import Number
from shinpan.phrases.wording.type_line import ordered_subtypes, ordered_types

if TYPE_CHECKING:
    from shinpan.phrases.wording.scribe import Scribe


_PREDEFINED = frozenset(
    {
        ArtifactType.BLOOD,
        ArtifactType.CLUE,
        ArtifactType.FOOD,
        ArtifactType.GOLD,
        ArtifactType.JUNK,
        ArtifactType.LANDER,
        ArtifactType.MAP,
        ArtifactType.POWERSTONE,
        ArtifactType.TREASURE,
        EnchantmentType.SHARD,
    }
)
"""The subtypes of tokens that the rules describe (111.10): a text only names them."""


_WALKER = "Walker"
"""The one predefined token of another name than its subtypes that is no Role (111.10d)."""


def described(scribe: "Scribe", definition: Definition, number: Number) -> str:
    """Return the description of a token without article, in the singular or the plural."""
    face = definition.faces[0]
    known = next((each for each in face.subtypes if each in _PREDEFINED), None)
    if EnchantmentType.ROLE in face.subtypes and face.name in ROLES:
        plural = "" if number is Number.ONE else "s"
        return f"{JAPANESE[face.name]}・役割・トークン" if scribe.lang is Lang.JA else f"{face.name} Role token{plural}"
    if known is not None and CardType.CREATURE not in face.types:
        if scribe.lang is Lang.JA:
            return f"{known.ja}・トークン"
        return f"{known.en} token{'' if number is Number.ONE else 's'}"
    if face.names == (_WALKER,):
        plural = "" if number is Number.ONE else "s"
        return f"{scribe.name(_WALKER)}・トークン" if scribe.lang is Lang.JA else f"{_WALKER} token{plural}"
    by_x = isinstance(definition, XToken)
    return _japanese(scribe, face, by_x) if scribe.lang is Lang.JA else _english(scribe, face, number, by_x)


def _english(scribe: "Scribe", face: Characteristics, number: Number, by_x: bool) -> str:
    adjectives = _adjectives(scribe, face)
    first = adjectives[: len(face.supertypes)]
    words = list(first)
    if face.power is not None and not _defines_itself(face):
        words.append("X/X" if by_x else f"{face.power}/{face.toughness}")
    words += adjectives[len(first) :]
    words += [each.en for each in (*ordered_subtypes(face), *ordered_types(face))]
    words.append("token" if number is Number.ONE else "tokens")
    text = " ".join(words)
    if face.abilities:
        text += " with " + scribe.style.listed(
            [scribe.ability(each, face) for each in face.abilities], "and", clauses=False
        )
    if not _called_after_subtypes(face):
        text += f" named {face.name}"
    return text


def _japanese(scribe: "Scribe", face: Characteristics, by_x: bool) -> str:
    kinds = "・".join(each.ja for each in (*ordered_subtypes(face), *ordered_types(face)))
    text = f"{kinds}・トークン"
    if face.power is not None and not _defines_itself(face):
        text = f"X/Xの{text}" if by_x else f"{face.power}/{face.toughness}の{text}"
    text = "".join(f"{each}の" for each in _adjectives(scribe, face)) + text
    if face.abilities:
        text = "と".join(scribe.ability(each, face) for each in face.abilities) + "を持つ" + text
    if not _called_after_subtypes(face):
        text = f"{scribe.name(face.name)}という名前の{text}"
    return text


def _adjectives(scribe: "Scribe", face: Characteristics) -> list[str]:
    supertypes = [scribe.lang.term(each).removesuffix("の") for each in sorted(face.supertypes)]
    colors = [scribe.lang.term(each) for each in sorted(face.colors)]
    if not colors and CardType.CREATURE in face.types:
        colors = ["colorless" if scribe.lang is Lang.EN else "無色"]
    joint = [scribe.style.listed(colors, "and", clauses=False)] if colors else []
    return supertypes + joint


def _defines_itself(face: Characteristics) -> bool:
    """Return whether an ability says what the power and toughness are (208.2)."""
    return any(isinstance(each, StaticAbility) and each.defining for each in face.abilities)


def _called_after_subtypes(face: Characteristics) -> bool:
    return not face.name or set(face.name.removesuffix(" Token").split()) <= {
        word for each in face.subtypes for word in each.en.split()
    }
