"""References: said in full the first time, by a pronoun when they come up again."""

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from shinpan.game.characteristics import Ability
from shinpan.game.lang import Lang
from shinpan.phrases.base import Effect, Phrase, Reference
from shinpan.phrases.effects.sequence import Modal
from shinpan.phrases.references.objects import Host, This
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.wording.choosing import has_form
from shinpan.phrases.wording.features import Frame, Number, Said
from shinpan.phrases.wording.memory import EVENT, HOST, THIS, Mention, group_of, is_player, key_of, noun_of
from shinpan.phrases.wording.terms import this_card

if TYPE_CHECKING:
    from shinpan.phrases.wording.scribe import Scribe


def referred(scribe: "Scribe", reference: Reference, frame: Frame) -> Said:
    """Return a reference as the object, the subject or a possessive."""
    key = key_of(reference)
    mention = None if key is None else scribe.memory.recall(key)
    if mention is not None and _is_short(scribe, mention, frame):
        return _again(scribe, mention, frame)
    said = _in_full(scribe, reference, frame)
    if key is not None and isinstance(reference, Target | This | Host):
        scribe.memory.note(key, group_of(reference), said.number)
    return said


def _is_short(scribe: "Scribe", mention: Mention, frame: Frame) -> bool:
    """Return whether a pronoun is clear: for the card itself and its host, only close to their last mention."""
    if mention.key == HOST:
        return "'s" in frame.forms and mention.sentence == scribe.memory.sentence
    return mention.key != THIS or scribe.lang is Lang.JA or scribe.memory.is_last(THIS)


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
    close = mention.sentence == scribe.memory.sentence
    # "It" as a subject would be the card itself, had that been spoken of before.
    clear = close or (frame.subject and (mention.key == THIS or scribe.memory.recall(THIS) is None))
    plain = scribe.memory.is_last(mention.key) and clear
    if plain or noun is None:
        return "its" if possessive else "it"
    words = f"that {scribe.say(noun).text}"
    return scribe.style.possessive(words) if possessive else words


def declared(scribe: "Scribe", effect: Effect) -> str:
    """Return what Japanese says of the targets of an effect before it; in the effect they are それ and its kin."""
    texts: list[str] = []
    for target in sorted(_targets(effect), key=lambda each: each.slot):
        key = key_of(target)
        if scribe.memory.recall(key) is None:
            said = scribe.phrase(target, Frame())
            texts.append(said.text)
            scribe.memory.note(key, target.group, said.number)
            scribe.memory.declared.append(key)
    return scribe.style.declared(texts)


def _targets(value: Any) -> Iterator[Target]:
    """Yield the targets in an effect, but for those of its modes, which declare their own."""
    if isinstance(value, Target):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _targets(each)
    elif isinstance(value, Phrase) and not isinstance(value, Modal | Ability):
        for field in fields(value):  # type: ignore[arg-type]
            if field.compare:
                yield from _targets(getattr(value, field.name))


def _japanese(scribe: "Scribe", mention: Mention, frame: Frame) -> str:
    words = _pronoun(scribe, mention)
    return words + "の" if "'s" in frame.forms else words


def _pronoun(scribe: "Scribe", mention: Mention) -> str:
    memory, noun = scribe.memory, noun_of(mention.group)
    if mention.key == THIS:
        return "これ"
    if mention.number is not Number.ONE:
        return "それら"
    if is_player(mention.group):
        return "そのプレイヤー"
    if mention.key == EVENT and noun is not None and not memory.is_last(EVENT):
        return f"その{scribe.say(noun).text}"
    if mention.key not in memory.declared or len(memory.declared) == 1:
        return "それ"
    nouns = [noun_of(found.group) for key in memory.declared if (found := memory.recall(key))]
    if noun is not None and nouns.count(noun) == 1:
        return f"その{scribe.say(noun).text}"
    return ("前者", "後者")[memory.declared.index(mention.key)] if len(memory.declared) == 2 else "それ"
