"""What can be spoken of again: whose something is, and which descriptions stay true while something is done."""

from typing import Any

from shinpan.oracle.reading.mentions import Memory, Mention, Unclear, is_player
from shinpan.phrases.abilities import Modify
from shinpan.phrases.base import (
    CastingPart,
    Modification,
    Phrase,
    Quality,
    Quantity,
    Reference,
    walk,
)
from shinpan.phrases.circumstances import Was
from shinpan.phrases.copying.effects import BecomeCopy, CreateCopies
from shinpan.phrases.costs import DiscardSome, SacrificeSome
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.hidden.playing import PlayExiledWith
from shinpan.phrases.objectcosts import ExileSome
from shinpan.phrases.permissions import MayLookAt
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Cards, Noun, Permanents, Spells
from shinpan.phrases.qualities.places import ControlledBy, IsToken, Other, OtherThan, OwnedBy
from shinpan.phrases.qualities.stacked import Abilities, SpellsOrAbilities
from shinpan.phrases.qualities.states import IsAttacking, IsBlocking
from shinpan.phrases.qualities.traits import Not, OfColor, OfKind, WithKeyword
from shinpan.phrases.quantities import EventAmount, Fixed
from shinpan.phrases.references.objects import (
    Affected,
    EventObject,
    EventRecipient,
    Host,
    Paid,
    Result,
    ThatOne,
    This,
    Together,
)
from shinpan.phrases.references.players import (
    AnOpponent,
    AnyPlayer,
    ControllerOf,
    EventPlayer,
    You,
    YourOpponents,
)
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import OwnEntry
from shinpan.phrases.restrictions import NoMaximumHandSize, Restriction


def has_owner(group: Quality | None) -> bool:
    """Return whether a description says that some player of several controls it: "a creature an opponent controls"."""
    several = (AnOpponent(), AnyPlayer(), YourOpponents())
    return isinstance(group, Group) and any(
        isinstance(each, ControlledBy) and each.who in several for each in group.modifiers
    )


_LASTING = (Other, OfKind, OfColor, Not, IsToken, IsAttacking, IsBlocking, ControlledBy, OwnedBy, WithKeyword)
"""What is said of a group that stays true while something is done to it."""


def lasting_group(group: Quality) -> bool:
    """Return whether a group is the same after something was done to all of it, so that "they" can be asked anew."""
    if not isinstance(group, Group) or not isinstance(group.noun, Permanents):
        return False
    return all(isinstance(each, _LASTING) for each in (*group.adjectives, *group.modifiers))


def again_as(reference: Reference | None) -> Reference | None:
    """Return what stands for something when it is mentioned again."""
    match reference:
        case Target(slot=slot):
            return TheTarget(slot)
        case ThatOne(register=register):
            return Result(register)
        case Together(references=references):
            return Together(tuple(again_as(each) or each for each in references))
    return reference


def exiled_as_cost(paid: tuple[Any, ...]) -> Paid | None:
    """Return "the exiled card" where a cost has it exiled, not an effect (608.2h). paid: the parts of the cost."""
    places = (place for place, part in enumerate(paid) if isinstance(part, ExileSome))
    return next((Paid(place) for place in places if paid[place].number == Fixed(1)), None)


_STACKED = (Spells, SpellsOrAbilities, Abilities)
"""What permanents and players can't be other than: what is on the stack."""


def other_than(group: Group, memory: Memory) -> Group:
    """Return a description in which "other" is said of what was targeted before, if anything was (115.3)."""
    if Other() not in group.adjectives:
        return group
    targets = tuple(
        each.reference
        for each in memory.mentions
        if isinstance(each.reference, TheTarget) and not each.player and not isinstance(each.noun, _STACKED)
    )
    if not targets:
        return group
    than = targets[0] if len(targets) == 1 else Together(tuple(sorted(targets, key=str)))
    return group.with_(adjectives=tuple(OtherThan(than) if each == Other() else each for each in group.adjectives))


def part_paid(paid: tuple[Any, ...], place: int) -> int:
    """Return the place of the part of a cost that something was sacrificed or discarded for. Raises Unclear."""
    for part, each in enumerate(paid):
        if isinstance(each, SacrificeSome | DiscardSome):
            return part
    raise Unclear("nothing was sacrificed to pay a cost", place)


def speaks_of_past(
    around: type[Phrase] | None, path: tuple[str, ...], mention: Mention, noun: Noun | Phrase | None
) -> bool:
    """Return whether words mean something as it was before an effect moved it, rather than what it became (608.2h).

    around, path: the phrase around it and the field there. noun: what it is called. What is asked of a number or
    controller is; a permanent that is copied is, unless it is called a card by now.
    """
    if around is None:
        return False
    if around in (BecomeCopy, CreateCopies) and path == ("of",):
        return isinstance(mention.noun, Permanents) and not isinstance(noun, Cards)
    return issubclass(around, Quantity) or around in (ControllerOf, Was)


def is_for_objects(part: Any) -> bool:
    """Return whether an effect for a while is one on certain objects, or only a card can say it of itself."""
    if isinstance(part, _OTHERWISE_SAID):
        return True
    affected = getattr(part, "affected", None)
    if not isinstance(part, Restriction):
        return False
    return isinstance(affected, _CERTAIN) or (isinstance(affected, Target) and not is_player(affected.group))


_OTHERWISE_SAID = (Modify, Modification, CastingPart, OwnEntry, MayLookAt, PlayExiledWith, NoMaximumHandSize)
"""What is said by effects of their own, or only by cards of themselves."""

_CERTAIN = (This, Host, Affected, TheTarget, Result, ThatOne, EventObject, EventRecipient)
"""References to certain objects, which are changed rather than the game."""


def follows(then: Any) -> bool:
    """Return whether all of what would be done because of damage prevented speaks of it: else it is done anyway."""
    effects = getattr(then, "effects", (then,))
    return then is None or all(any(isinstance(each, EventAmount) for each in walk(effect)) for effect in effects)


def draws_itself(fields: dict[str, Any]) -> bool:
    """Return whether a player would draw instead of drawing: another number of cards is said by another phrase."""
    effect = fields["effect"]
    return isinstance(effect, DrawCards) and effect.who in (fields.get("who", You()), EventPlayer())
