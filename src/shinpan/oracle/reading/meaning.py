"""Which of the things mentioned words can mean, by what stands around them."""

from typing import Any

from shinpan.oracle.reading.mentions import Memory, Mention
from shinpan.oracle.reading.nodes import Again
from shinpan.oracle.reading.unfitting import PLAYERS
from shinpan.phrases.activity import RemainsAttached
from shinpan.phrases.base import Phrase, Reference
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.entering import EntersAsCopy
from shinpan.phrases.copying.lasting import BECOMING
from shinpan.phrases.effects.among import PutTheRest
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.statuses import AttachTo, PutCounters, TapPermanents, UntapPermanents
from shinpan.phrases.faces.revealing import RevealPermanents
from shinpan.phrases.more.of_those import DealsThatInstead
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.reach.instead import DealsSoMuch
from shinpan.phrases.references.objects import All, BoundCreature, Each, This

PLAIN = (All, Each, OneOf)
"""The phrases around a mention that are nothing more than it."""

_NOT_ITSELF = (RemainsAttached, RevealPermanents)
"""The phrases that aren't said of the source itself."""

_STILL_THERE = (Apply, PutCounters, TapPermanents, UntapPermanents)
"""What is done to permanents: not to those that a cost was paid with, which are gone."""

_DEALING = (DealDamage, DealsSoMuch, DealsThatInstead)
"""What a source that has dealt damage does again: "it deals 4 damage instead"."""

Around = tuple[tuple[str, ...], type[Phrase] | None]
"""Where words stand: what the field is called, and the class of the phrase that it is in."""


def mentioned(
    memory: Memory, again: Again, noun: Any, around: Around, subject: Reference | None, attached: Reference | None
) -> Mention:
    """Return what was mentioned before. subject, attached: what a clause is about, or attaches. Raises Unclear.

    Nothing is attached to itself, or becomes a copy of itself or of a copy that was just created; a permanent that
    everybody sees isn't revealed; what a cost was paid with is gone.
    """
    path, cls = around
    player = None if not path else True if path[-1] in PLAYERS else False if path[-1] == "objects" else None
    apart = attached if cls is AttachTo else This() if cls in _NOT_ITSELF else None
    if cls is DealDamage and path == ("recipient",) and again.word == "it":
        apart = subject  # it would be "itself"
    if cls in BECOMING and path == ("of",):
        memory, apart = memory.without_made(CreateCopies), subject
    elif cls is PutTheRest:
        memory = memory.of_makers()
    if cls in _STILL_THERE:
        memory = memory.copy()
        memory.mentions = [each for each in memory.mentions if not each.gone]
    if memory.deals and cls in _DEALING and path == ("source",) and again.word == "it":
        memory.note(Mention(This(), None))
        return next(each for each in memory.mentions if each.reference == This())
    return memory.find(again, noun, player, subject, apart)


def note_copied(memory: Memory, cls: type[Phrase], values: list[Any]) -> None:
    """Remember what something enters as a copy of, for the ability linked to that (603.11). values: said so far."""
    group = next((each for each in values if isinstance(each, Group)), None)
    if cls is EntersAsCopy and group is not None:
        memory.note(Mention(BoundCreature(), group.noun))
