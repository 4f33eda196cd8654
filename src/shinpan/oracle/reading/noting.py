"""What a reference leaves to be spoken of again: "target creature", then "it"."""

from collections.abc import Iterator

from shinpan.game.enums import CardType
from shinpan.oracle.reading.lasting import again_as, has_owner, lasting_group
from shinpan.oracle.reading.mentions import Memory, Mention, is_player, noun_of
from shinpan.oracle.reading.nodes import Node
from shinpan.phrases.abilities import Cost
from shinpan.phrases.announced import Targets, ThoseTargeted
from shinpan.phrases.base import Effect, Phrase, Reference
from shinpan.phrases.copying.cards import ChooseAndCopy
from shinpan.phrases.copying.effects import BecomeCopy
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.costs import DiscardSome, SacrificeSome
from shinpan.phrases.effects.casting import CopyCard, TheCopy
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.some_of import SomeOf
from shinpan.phrases.effects.zones import PutIntoLibrary, ReturnToHand
from shinpan.phrases.qualities.nouns import Cards, Permanents, Spells
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All, BoundCreature, Each, Host, Paid, Result, This, Together
from shinpan.phrases.references.players import (
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    TargetedPlayer,
    ThatOneOfThem,
)
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.references.zones import TopOfGraveyard
from shinpan.phrases.this_way import Deed, WasDone, WhatWasDone


def note_owner(memory: Memory, effect: Effect) -> None:
    """Remember whose hand or library something went to, unless another player was spoken of: "that player" (108.3)."""
    if isinstance(effect, ReturnToHand | PutIntoLibrary) and not any(each.player for each in memory.mentions):
        of = again_as(effect.objects)
        if isinstance(of, TheTarget | Host):
            memory.note(Mention(OwnerOf(of), None, player=True))


def mentions_of(reference: Reference) -> Iterator[Mention]:
    """Yield what a reference mentions, the most likely to be meant by a pronoun last."""
    match reference:
        case SomeOf(group=group, most=most, register=register):
            yield Mention(Result(register), noun_of(group), most != Fixed(1))
        case Target(group=group, maximum=maximum, slot=slot):
            many = maximum != Fixed(1)
            if not many and has_owner(group):
                yield Mention(ControllerOf(TheTarget(slot)), None, player=True)
            yield Mention(TheTarget(slot), noun_of(group), many, is_player(group))
        case All(group=group) | Each(group=group) if lasting_group(group):
            yield Mention(All(group), noun_of(group), many=True)
        case Together(references=references):
            yield Mention(Together(tuple(again_as(each) or each for each in references)), None, many=True)
        case EachPlayer() | EachOpponent():
            yield Mention(ThatOneOfThem(), None, player=True)
        case TheCopy(many=many):
            yield Mention(reference, Spells(), many)
        case Host(noun=noun):
            yield Mention(reference, noun_of(noun), player=is_player(noun))
        case Paid():
            yield Mention(reference, Permanents())
        case TopOfGraveyard():
            yield Mention(reference, Cards())
        case BoundCreature():
            yield Mention(reference, Permanents((CardType.CREATURE,)))
        case ControllerOf() | DefendingPlayer() | TargetedPlayer():
            yield Mention(reference, None, player=True)


def note_paid(memory: Memory, cost: Cost) -> None:
    """Remember what a cost is paid with: "that creature's power" is that of the creature sacrificed."""
    for place, part in enumerate(cost.parts):
        if isinstance(part, SacrificeSome | DiscardSome) and part.number == Fixed(1):
            memory.note(Mention(Paid(place), noun_of(part.group), gone=True))


def note_copying(memory: Memory, node: Node, phrase: Phrase) -> None:
    """Remember what copies spells and cards, for "the copy"; what becomes a copy of the card itself is still "it".

    What a condition asks a spell to target can be spoken of, too; and "it deals" is the source, if that dealt damage.
    """
    memory.deals = memory.deals or (isinstance(phrase, DealDamage) and phrase.source == This())
    if isinstance(phrase, WasDone) and phrase.deed in (Deed.EXILED, Deed.MILLED, Deed.DISCARDED, Deed.REVEALED):
        done = WhatWasDone(phrase.what, phrase.deed)
        memory.note(Mention(done, noun_of(phrase.what)))
        memory.behind(done)  # what an effect has kept is that very thing
    if isinstance(phrase, Targets):
        memory.note(Mention(ThoseTargeted(phrase.which, phrase.what), noun_of(phrase.what), many=True))
    if node.variant.cls in (CopyOnStack, CopyCard, ChooseAndCopy):
        memory.copying.append(node)
    if isinstance(phrase, BecomeCopy) and phrase.of == This():
        memory.behind(This())
