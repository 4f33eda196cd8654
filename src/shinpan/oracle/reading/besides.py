"""What is said of what stands around it: "loses all other abilities", "create five of those tokens instead"."""

from typing import Any

from shinpan.game.enums import CardType
from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.lasting import again_as
from shinpan.phrases.base import Modification, Phrase
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.modifications.abilities import GainAbilities, LoseAllAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.types import AddTypes, SetSubtypes, SetTypes
from shinpan.phrases.more.all_other import LoseAllOther, OtherThings
from shinpan.phrases.more.of_those import CreateOfThose, DealsThatInstead
from shinpan.phrases.references.targets import Target, TheTarget

Fields = dict[str, Any]

_ARTIFACT_CREATURE = {CardType.ARTIFACT, CardType.CREATURE}
"""The card types which an effect that gives them both leaves the others beside (205.1b)."""

_SAID = {
    OtherThings.CARD_TYPES: SetTypes,
    OtherThings.CREATURE_TYPES: SetSubtypes,
    OtherThings.COLORS: SetColors,
    OtherThings.ABILITIES: GainAbilities,
}
"""What must be said beside "all other ...": what there is to be other than."""


def types_set(fields: Fields) -> Fields | Phrase:
    """Return the change of card types that words stand for: an "artifact creature" stays what else it is (205.1b)."""
    return AddTypes(fields["types"]) if set(fields["types"]) == _ARTIFACT_CREATURE else fields


def others_lost(changes: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return changes of one thing with what they say of "all other ..." made a part of them. Raises Unfit."""
    lost = {what for each in changes if isinstance(each, LoseAllOther) for what in each.what}
    if not lost:
        return changes
    made: list[Modification] = []
    for each in changes:
        if isinstance(each, LoseAllOther):
            continue
        if isinstance(each, GainAbilities) and OtherThings.ABILITIES in lost and LoseAllAbilities() not in made:
            made.append(LoseAllAbilities())
        if isinstance(each, AddTypes) and OtherThings.CARD_TYPES in lost and set(each.types) == _ARTIFACT_CREATURE:
            made.append(SetTypes(each.types))
        else:
            made.append(each)
    if not all(any(isinstance(each, _SAID[what]) for each in made) for what in lost):
        raise Unfit
    return tuple(made)


def more_of_those(fields: Fields) -> Fields:
    """Return one thing or another with "create more of those tokens" as what the other creates. Raises Unfit."""
    effect, other = fields["effect"], fields.get("otherwise")
    if isinstance(effect, DealsThatInstead):
        if not isinstance(other, DealDamage) or other.source != effect.source:
            raise Unfit
        recipient = again_as(other.recipient) or other.recipient
        return {**fields, "effect": other.with_(amount=effect.amount, recipient=recipient)}
    if not isinstance(effect, CreateOfThose):
        return fields
    if not isinstance(other, CreateTokens | CreateCopies):
        raise Unfit
    more = other.with_(number=effect.number)
    if isinstance(other, CreateCopies) and isinstance(other.of, Target):
        more = more.with_(of=TheTarget(other.of.slot))
    return {**fields, "effect": more}
