"""References: said in full the first time, by a pronoun when they come up again."""

from typing import TYPE_CHECKING

from shinpan.game.lang import Lang
from shinpan.phrases.base import Reference
from shinpan.phrases.references.objects import Host, This
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.wording.choosing import has_form
from shinpan.phrases.wording.features import Frame, Number, Said
from shinpan.phrases.wording.memory import HOST, THIS, Mention, group_of, is_player, key_of, noun_of
from shinpan.phrases.wording.terms import this_card

if TYPE_CHECKING:
    from shinpan.phrases.wording.scribe import Scribe


def referred(scribe: "Scribe", reference: Reference, frame: Frame) -> Said:
    """Return a reference as the object, the subject or a possessive."""
    key = key_of(reference)
    mention = None if key is None else scribe.memory.recall(key)
    if mention is not None and _is_short(scribe, mention, frame):
        return _again(scribe, mention, frame)
    if isinstance(reference, Target) and scribe.lang is Lang.JA:
        return _declared(scribe, reference, frame)
    said = _in_full(scribe, reference, frame)
    if key is not None and isinstance(reference, Target | This | Host):
        scribe.memory.note(key, group_of(reference), said.number)
    return said


def _is_short(scribe: "Scribe", mention: Mention, frame: Frame) -> bool:
    """Return whether a pronoun is clear: for the card itself and its host, only close to their last mention."""
    if mention.key == HOST:
        return "'s" in frame.forms and mention.sentence == scribe.memory.sentence
    return mention.key != THIS or scribe.memory.is_last(THIS)


def _in_full(scribe: "Scribe", reference: Reference, frame: Frame) -> Said:
    if isinstance(reference, This):
        said = Said(this_card(scribe))
    elif isinstance(reference, You):
        said = Said(scribe.phrase(reference, frame).text, Number.YOU)
    else:
        said = scribe.phrase(reference, frame)
    if "'s" in frame.forms and not has_form(reference, scribe.lang, "'s"):
        return Said(scribe.style.possessive(said.text), said.number)
    return said


def _again(scribe: "Scribe", mention: Mention, frame: Frame) -> Said:
    text = _japanese(scribe, mention, frame) if scribe.lang is Lang.JA else _english(scribe, mention, frame)
    scribe.memory.note(mention.key, mention.group, mention.number)
    return Said(text, mention.number)


def _english(scribe: "Scribe", mention: Mention, frame: Frame) -> str:
    possessive = "'s" in frame.forms
    if mention.number is not Number.ONE:
        return "their" if possessive else "they" if frame.subject else "them"
    if is_player(mention.group):
        return "that player's" if possessive else "that player"
    noun = noun_of(mention.group)
    plain = scribe.memory.is_last(mention.key) and (
        possessive or frame.subject or mention.sentence == scribe.memory.sentence
    )
    if plain or noun is None:
        return "its" if possessive else "it"
    words = f"that {scribe.say(noun).text}"
    return scribe.style.possessive(words) if possessive else words


def _declared(scribe: "Scribe", target: Target, frame: Frame) -> Said:
    """Describe a target before the sentence; in the sentence it is それ."""
    said = scribe.phrase(target, Frame())
    scribe.memory.declared.append(said.text)
    key = key_of(target)
    scribe.memory.note(key, target.group, said.number)
    mention = scribe.memory.recall(key)
    assert mention is not None
    return Said(_japanese(scribe, mention, frame), said.number)


def _japanese(scribe: "Scribe", mention: Mention, frame: Frame) -> str:
    noun = noun_of(mention.group)
    several = len(scribe.memory.declared) > 1
    if mention.key == THIS:
        words = "これ"
    elif mention.number is not Number.ONE:
        words = "それら"
    elif noun is not None and (is_player(mention.group) or several):
        words = f"その{scribe.say(noun).text}"
    else:
        words = "それ"
    return words + "の" if "'s" in frame.forms else words
