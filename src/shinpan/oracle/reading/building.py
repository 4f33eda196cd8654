"""Putting phrases together by their plans, and in the one shape in which the same meaning always has."""

from typing import Any

from shinpan.game.enums import CardType, Duration, ObjectKind, Supertype, Zone
from shinpan.oracle.reading.functioning import is_defining, static_zones, timing_of, trigger_zones
from shinpan.oracle.reading.groups import Unfit, united, with_kinds
from shinpan.oracle.reading.mentions import Unclear, is_player
from shinpan.oracle.reading.plans import Built, Changed, Child, Constant, Path, Plan, Row, Same
from shinpan.phrases.abilities import ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Phrase, Timing
from shinpan.phrases.conditions import Controls, Fits, Unless
from shinpan.phrases.effects.continuous import Apply, ApplyToGame
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.sequence import If, Sequence
from shinpan.phrases.faces.meanwhile import AttachToChosen
from shinpan.phrases.faces.revealing import IsCard
from shinpan.phrases.having import ControlThis
from shinpan.phrases.keywords import carried_out
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.qualities.groups import AnyOf, Group, OneOf
from shinpan.phrases.qualities.nouns import Cards, OpponentPlayers, Permanents, Players, Spells, Things
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.quantities import Count, Fixed, HandSizeOf, Product
from shinpan.phrases.references.objects import All, Each, Host, This, Together
from shinpan.phrases.references.players import EachOpponent, EachPlayer, You
from shinpan.phrases.references.targets import TheTarget
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.replacements.living import InsteadOfGaining
from shinpan.phrases.replacements.zones import ExileInstead, IntoLibraryInstead
from shinpan.phrases.restrictions import Restriction
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.wording.choosing import field_at


def fields_of(plan: Built, children: tuple[Any, ...], whole: Built | None = None) -> dict[str, Any]:
    """Return the fields of a phrase by their names.

    children: the phrases and values of the slots. whole: the plan of the phrase that it is in.
    """
    return {name: _value(inner, children, whole or plan) for name, inner in plan.fields}


def _value(plan: Plan, children: tuple[Any, ...], whole: Built) -> Any:
    match plan:
        case Child(place, part):
            child = children[place]
            return child if part is None else child[part]
        case Constant(value):
            return value
        case Same(path):
            return _at(whole, path, children, whole)
        case Built(cls, _):
            return shaped(cls, fields_of(plan, children, whole))
        case Changed(base, fields):
            changes = {name: _value(inner, children, whole) for name, inner in fields}
            return _value(base, children, whole).with_(**changes)
        case Row(items):
            return tuple(_value(each, children, whole) for each in items)


def _at(plan: Plan, path: Path, children: tuple[Any, ...], whole: Built) -> Any:
    """Return what is in a place that a plan fills."""
    if not path:
        return _value(plan, children, whole)
    match plan:
        case Built(_, fields):
            inner = dict(fields).get(path[0])
            return None if inner is None else _at(inner, path[1:], children, whole)
        case Row((only,)) if not path[0].isdigit():
            return _at(only, path, children, whole)
        case Row(items) if path[0].isdigit():
            return _at(items[int(path[0])], path[1:], children, whole)
    return field_at(_value(plan, children, whole), path)


def shaped(cls: type[Phrase], fields: dict[str, Any], form: str = "") -> Phrase:
    """Return a phrase of a class, in the shape that its meaning always has. form: that of its wording.

    Raises Unfit where the words would be strange for such a phrase.
    """
    if cls is Sequence:
        return _flat(fields["effects"])
    if cls is AnyOf:
        return united(fields["groups"], form)
    if cls is Keyword and not carried_out(fields["keyword"]):
        raise Unclear(f"the keyword ability {fields['keyword'].en} isn't carried out yet")
    if _players_wrong(cls, fields):
        raise Unfit
    if cls is Controls and fields["group"] == OneOf(This()) and fields["who"] == You():
        return ControlThis()
    if cls is Count and (whose := _hand(fields["group"])) is not None:
        return HandSizeOf(whose)
    if cls is Things and fields["sorts"] == (ObjectKind.CARD,):
        raise Unfit  # cards where they are called so; what isn't in such a zone is an exception
    if cls in (ExileInstead, IntoLibraryInstead) and (thing := _anywhere(fields["what"])) is not None:
        fields = {**fields, "what": thing}
    if cls is Apply:
        return _begun(fields)
    if cls is InsteadOfGaining and isinstance(fields["effect"], GainLife):
        raise Unfit  # more of the same is no other event
    if cls is WhenDone and not isinstance(fields["ability"].trigger, WhenYouDo):
        raise Unfit
    if cls is Together and (of_all := _all_of(fields["references"])) is not None:
        return of_all
    if cls is Permanents and not _SPELLS.isdisjoint(fields.get("kinds", ())):
        raise Unfit
    if cls in (Cards, Spells) and fields.get("kinds") and all(isinstance(each, Supertype) for each in fields["kinds"]):
        raise Unfit  # "legendary spell": an adjective
    if cls in (IsCard, Fits) and _shown(cls, fields):
        raise Unfit
    if cls is AttachToChosen and isinstance(fields["host"], OneOf):
        raise Unfit
    if cls in (All, Each) and isinstance(fields["group"], OneOf):
        return fields["group"].which
    if cls is Product and fields["first"] == Fixed(1):
        second: Phrase = fields["second"]
        return second
    if cls is TriggeredAbility and "condition" not in fields and _begins_with_if(fields["effect"]):
        raise Unfit  # a condition right after the trigger belongs to it (603.4)
    if cls is Each and fields["group"] in _ALL_OF_THEM:
        return _ALL_OF_THEM[fields["group"]]
    if cls is All and fields["group"] == Group(Players()):
        return EachPlayer()
    if cls is Group:
        fields = with_kinds(fields)
    if cls is StaticAbility:
        parts, condition = fields["parts"], fields.get("condition")
        if isinstance(condition, Unless) and len(parts) == 1 and isinstance(parts[0], EntersTapped):
            parts, condition = (EntersTapped(unless=condition.condition),), None
            fields = {**fields, "parts": parts, "condition": None}
        fields = {"zones": static_zones(parts), "defining": is_defining(parts, condition), **fields}
    elif cls is TriggeredAbility:
        fields = {"zones": trigger_zones(fields["trigger"]), **fields}
    elif cls is ActivatedAbility:
        fields = {**fields, "timing": timing_of(fields["cost"], fields.get("timing", Timing.INSTANT))}
    return cls(**fields)


PLAYERS = ("who", "whose", "whom", "under")
"""Fields that hold players."""
_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})
_PASSING = (Restriction, ChangePowerToughness)
"""What effects do for a while only: the duration, or "this turn", is always said."""
_ALL_OF_THEM: dict[Any, Phrase] = {Group(Players()): EachPlayer(), Group(OpponentPlayers()): EachOpponent()}
"""The groups of players with words of their own."""


def _all_of(references: tuple[Any, ...]) -> Phrase | None:
    """Return all of several descriptions as one; None if some of the references are something else."""
    named = {EachPlayer(): Each(Group(Players())), EachOpponent(): Each(Group(OpponentPlayers()))}
    known = [named.get(each, each) for each in references]
    for kind in (All, Each):
        if all(isinstance(each, kind) for each in known):
            return kind(united(tuple(each.group for each in known), "a"))
    return None


def _players_wrong(cls: type[Phrase], fields: dict[str, Any]) -> bool:
    """Return whether something stands where a player should."""
    return any(isinstance(fields.get(name), This | Host | All) and not _has_players(fields[name]) for name in PLAYERS)


def _has_players(reference: Any) -> bool:
    return isinstance(reference, All) and is_player(reference.group)


def _shown(cls: type[Phrase], fields: dict[str, Any]) -> bool:
    """Return whether a question about a card is the other one's: what a permanent is face up, or what a card is."""
    permanent = isinstance(fields["which"], TheTarget)
    if cls is IsCard:
        return not permanent
    match fields["quality"]:
        case Group(noun=Cards(kinds=(*kinds,)), adjectives=(), modifiers=()) if kinds:
            return permanent and all(isinstance(each, CardType) for each in kinds)
    return False


def _hand(group: Any) -> Any:
    """Return whose hand a group of cards is all of; None if it is no such group."""
    match group:
        case Group(noun=Cards(kinds=()), adjectives=(), modifiers=(InZone(zone=Zone.HAND, whose=whose),)):
            return whose
    return None


def _anywhere(what: Any) -> Any:
    """Return a description of cards as one of cards wherever they are, on the battlefield too; None for others."""
    match what:
        case Group(noun=Cards(kinds=()), modifiers=()):
            return what.with_(noun=Things((ObjectKind.CARD,)))
        case AnyOf(groups=groups):
            found = [_anywhere(each) for each in groups]
            changed = tuple(new or old for new, old in zip(found, groups, strict=True))
            return None if changed == groups else AnyOf(changed)
    return None


def _begun(fields: dict[str, Any]) -> Phrase:
    """Return the effect of changing things for a while.

    What only restricts a description, without changing any characteristics, goes for what comes later, too (611.2c).
    """
    affected, changes = fields["affected"], fields["changes"]
    if fields.get("duration") is Duration.FOREVER and any(isinstance(each, _PASSING) for each in changes):
        raise Unfit
    if not isinstance(affected, All | Each):
        return Apply(**fields)
    restrictions = [each for each in changes if isinstance(each, Restriction)]
    if not restrictions:
        return Apply(**fields)
    if len(restrictions) < len(changes) or fields.get("duration", Duration.END_OF_TURN) is not Duration.END_OF_TURN:
        raise Unfit
    return ApplyToGame(tuple(each.with_(affected=affected) for each in restrictions))


def _begins_with_if(effect: Any) -> bool:
    first = effect.effects[0] if isinstance(effect, Sequence) else effect
    return isinstance(first, If) and not isinstance(first.condition, Unless)


def _flat(effects: tuple[Any, ...]) -> Phrase:
    """Return effects one after another: sequences within a sequence are no more than that."""
    flat: list[Any] = []
    for each in effects:
        flat.extend(each.effects if isinstance(each, Sequence) else (each,))
    return Sequence(tuple(flat))
