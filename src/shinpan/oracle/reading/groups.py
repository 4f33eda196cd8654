"""Groups in the one shape in which the same description always has: which words belong to which noun."""

from typing import Any

from shinpan.game.enums import CardType, ObjectKind, Supertype
from shinpan.phrases.base import Quality
from shinpan.phrases.qualities.groups import AnyOf, Collection, Group
from shinpan.phrases.qualities.nouns import Cards, Noun, Permanents, Spells, Things
from shinpan.phrases.qualities.places import ControlledBy, InZone, IsToken, NotControlledBy, OwnedBy
from shinpan.phrases.qualities.traits import Either, OfKind, WithKeyword, WithoutKeyword, WithPower, WithToughness
from shinpan.phrases.references.targets import Target

_OF_CREATURES = (WithKeyword, WithoutKeyword, WithPower, WithToughness)
"""What is said of creatures only."""


_OF_ALL = (ControlledBy, NotControlledBy, OwnedBy, InZone)
"""What is said of everything before it."""


class Unfit(Exception):  # noqa: N818 - it reads as a sentence
    """A reading that is ruled out once it is known what its parts are."""


def with_kinds(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a group with each word where it belongs.

    A kind that stands before "card" or "spell" is the noun's: "Elf card", "instant or sorcery spell"; "creature token"
    is a creature that is a token. Raises Unfit for what can be said of creatures only, of something else.
    """
    noun, adjectives = fields["noun"], fields.get("adjectives", ())
    if noun == Things((ObjectKind.TOKEN,)) and not any(_kinds(each) for each in adjectives[-1:]):
        return {**fields, "noun": Permanents(), "adjectives": (*adjectives, IsToken())}
    if isinstance(noun, Permanents) and _only_last(noun.kinds, fields.get("modifiers", ())):
        raise Unfit
    kinds = _kinds(adjectives[-1]) if adjectives else ()
    if isinstance(noun, Permanents) and len(noun.kinds) > 1 and any(_is_card_type(each) for each in adjectives):
        raise Unfit  # "artifact, nonland permanent, or creature" isn't one group
    if adjectives and _mixed(adjectives[-1], noun):
        raise Unfit
    if not kinds:
        return fields
    if isinstance(noun, Cards | Spells) and not noun.kinds:
        return {**fields, "noun": type(noun)(kinds), "adjectives": adjectives[:-1]}
    if noun == Things((ObjectKind.TOKEN,)) and len(adjectives) == 1:
        return {**fields, "noun": Permanents(kinds), "adjectives": (IsToken(),)}
    return fields


def _mixed(adjective: Any, noun: Any) -> bool:
    """Return whether an adjective joins a card type with something else: "land or nonblack creature" is two groups."""
    if not isinstance(adjective, Either) or not isinstance(noun, Permanents) or not noun.kinds:
        return False
    types = [isinstance(each, OfKind) and isinstance(each.kind, CardType) for each in adjective.qualities]
    return any(types) and not all(types)


def _is_card_type(adjective: Any) -> bool:
    return isinstance(adjective, OfKind) and isinstance(adjective.kind, CardType)


def _kinds(adjective: Any) -> tuple[Any, ...]:
    """Return the kinds that an adjective names, if it names any but supertypes."""
    match adjective:
        case OfKind(kind=kind) if not isinstance(kind, Supertype):
            return (kind,)
        case Either(qualities=qualities):
            found = [_kinds(each) for each in qualities]
            return tuple(kind for each in found for kind in each) if all(found) else ()
    return ()


def _only_last(kinds: tuple[Any, ...], modifiers: tuple[Quality, ...]) -> bool:
    """Return whether a description must be one of the last kind only: "artifact or creature with flying"."""
    if len(kinds) < 2 or CardType.CREATURE not in kinds or not modifiers:
        return False
    return isinstance(modifiers[0], _OF_CREATURES) and any(
        isinstance(kind, CardType) and kind is not CardType.CREATURE for kind in kinds
    )


def united(groups: tuple[Any, ...], form: str) -> Collection:
    """Return any of several groups; those that differ in their kinds only make one. form: "a" if each has an article.

    Raises Unfit where what is said before the first or after the last is said of all of them.
    """
    if all(isinstance(each, Group) for each in groups):
        nouns = [each.noun for each in groups]
        if isinstance(nouns[-1], Cards | Spells) and any(
            isinstance(each.noun, Permanents) and not each.modifiers for each in groups[:-1]
        ):
            raise Unfit  # "artifact or creature card": one noun for all
        alike = isinstance(nouns[0], Permanents | Cards | Spells) and all(
            type(each) is type(nouns[0]) and each.kinds for each in nouns
        )
        kinds = tuple(kind for each in nouns for kind in each.kinds) if alike else ()
        if alike and not any(each.adjectives or each.modifiers for each in groups):
            return Group(type(nouns[0])(kinds))
        if alike and form != "a" and _shared(groups) and not _only_last(kinds, groups[-1].modifiers):
            raise Unfit
    return AnyOf(groups if form == "a" else _of_all(groups))


def _of_all(groups: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return groups with what is said after the last of whose they are, or where, said of all: "X or Y you control"."""
    if not all(isinstance(each, Group) for each in groups) or any(each.modifiers for each in groups[:-1]):
        return groups
    whose = tuple(each for each in groups[-1].modifiers if isinstance(each, _OF_ALL))
    if not whose or len({_sort(each.noun) for each in groups}) > 1:
        return groups
    return (*(each.with_(modifiers=whose) for each in groups[:-1]), groups[-1])


def _sort(noun: Noun) -> type[Noun]:
    """Return what sort of thing a noun is for; spells and abilities are of one sort: what is on the stack."""
    return Spells if noun == Things((ObjectKind.ABILITY,)) else type(noun)


def _shared(groups: tuple[Group, ...]) -> bool:
    """Return whether the words around groups could be said of all of them."""
    return not any(each.adjectives for each in groups[1:]) and not any(each.modifiers for each in groups[:-1])


def in_one_place(references: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return targets with the zone that is said after the last of them said of all that are cards, if none is there."""
    last = references[-1]
    where = _zones(last) if isinstance(last, Target) else ()
    if not where:
        return references
    return tuple(
        each.with_(group=each.group.with_(modifiers=(*each.group.modifiers, *where)))
        if isinstance(each, Target)
        and isinstance(each.group, Group)
        and isinstance(each.group.noun, Cards)
        and not _zones(each)
        else each
        for each in references
    )


def _zones(target: Target) -> tuple[InZone, ...]:
    modifiers = target.group.modifiers if isinstance(target.group, Group) else ()
    return tuple(each for each in modifiers if isinstance(each, InZone))
