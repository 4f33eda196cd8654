"""Phrases in the one shape in which the same meaning always has."""

from collections.abc import Callable
from typing import Any, cast

from shinpan.game.enums import Duration, ObjectKind, Zone
from shinpan.oracle.reading.besides import more_of_those, others_lost, types_set
from shinpan.oracle.reading.copied import with_new_targets
from shinpan.oracle.reading.functioning import (
    activated_zones,
    as_given,
    is_defining,
    static_zones,
    timing_of,
    trigger_zones,
)
from shinpan.oracle.reading.groups import Unfit, in_one_place, united, with_kinds
from shinpan.oracle.reading.limiting import with_limits, with_recipient
from shinpan.oracle.reading.mentions import Unclear, is_player
from shinpan.oracle.reading.open_x import has_open_x, known_before
from shinpan.oracle.reading.own import BY_YOU
from shinpan.oracle.reading.unfitting import has_rule, ruled_out
from shinpan.phrases.abilities import ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Effect, Phrase, Quantity, Timing, field_names, walk
from shinpan.phrases.conditions import Controls, Fits, Unless
from shinpan.phrases.copying.conditional import ExceptIf, ExceptWhen
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.effects.animating import BecomeCreatures
from shinpan.phrases.effects.cards import DrawCards, MillCards
from shinpan.phrases.effects.continuous import Apply, ApplyToGame
from shinpan.phrases.effects.each_player import EachDoes
from shinpan.phrases.effects.for_each import EachOfThese, ForEach
from shinpan.phrases.effects.investigating import Investigate
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.player_counters import GetCounters
from shinpan.phrases.effects.sequence import If, Modal, ModeFor, Sequence
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.effects.zones import PutOntoBattlefield
from shinpan.phrases.having import ControlThis
from shinpan.phrases.keywords import carried_out
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.modifications.types import SetTypes
from shinpan.phrases.qualities.groups import AnyOf, Group, OneOf
from shinpan.phrases.qualities.nouns import Cards, OpponentPlayers, Players, Things
from shinpan.phrases.qualities.places import InZone, Listed
from shinpan.phrases.quantities import Count, Fixed, HandSizeOf, Negative, Product, X
from shinpan.phrases.reach.dice import Outcome
from shinpan.phrases.references.objects import All, Each, EventCard, EventObject, This, Together
from shinpan.phrases.references.players import (
    AnyPlayer,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    ThatOneOfThem,
    You,
    YourOpponents,
)
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.replacements.zones import ExileInstead, IntoLibraryInstead
from shinpan.phrases.restrictions import Restriction

_PASSING = (Restriction, ChangePowerToughness)
"""What effects do for a while only: the duration, or "this turn", is always said."""
_ALL_OF_THEM: dict[Any, Phrase] = {Group(Players()): EachPlayer(), Group(OpponentPlayers()): EachOpponent()}
"""The groups of players with words of their own."""
Fields = dict[str, Any]


def shaped(cls: type[Phrase], fields: Fields, form: str = "") -> Phrase:
    """Return a phrase of a class, in the shape that its meaning always has. form: that of its wording.

    Raises Unfit where the words would be strange for such a phrase.
    """
    if cls is AnyOf:
        return united(fields["groups"], form)
    if "changes" in fields and isinstance(fields["changes"], tuple):
        fields = {**fields, "changes": others_lost(fields["changes"])}
    if ruled_out(cls, fields):
        raise Unfit
    shape = _SHAPES.get(cls)
    if shape is None:
        return cls(**fields)
    found = shape(fields)
    return cls(**found) if isinstance(found, dict) else found


def _keyword(fields: Fields) -> Fields:
    if not carried_out(fields["keyword"]):
        raise Unclear(f"the keyword ability {fields['keyword'].en} isn't carried out yet")
    return fields


def _counted(fields: Fields) -> Fields | Phrase:
    whose = _hand(fields["group"])
    return fields if whose is None else HandSizeOf(whose)


def _anywhere_instead(fields: Fields) -> Fields:
    thing = _anywhere(fields["what"])
    return fields if thing is None else {**fields, "what": thing}


def _one_of_all(fields: Fields) -> Fields | Phrase:
    group = fields["group"]
    return group.which if isinstance(group, OneOf) else fields


def _every(fields: Fields) -> Fields | Phrase:
    return EachPlayer() if fields["group"] == Group(Players()) else _one_of_all(fields)


def _product(fields: Fields) -> Fields | Phrase:
    """Return once, no times or minus once a number as what it is."""
    second: Phrase = fields["second"]
    match fields["first"]:
        case Fixed(number=1):
            return second
        case Fixed(number=0):
            return Fixed(0)
        case Fixed(number=-1) if isinstance(second, Quantity):
            return Negative(second)
    return fields


def _tokens(fields: Fields) -> Fields:
    """Return the fields with abilities that another sentence gives the tokens among what the tokens say."""
    more = fields.get("more")
    if not more:
        return fields
    token = fields["token"]
    faces = tuple(each.with_(abilities=(*each.abilities, *more)) for each in token.faces)
    return {**fields, "token": token.with_(faces=faces), "more": ()}


def _given(fields: Fields) -> Fields:
    """Return the fields of what gives abilities, with those abilities as they are then."""
    return {**fields, "abilities": tuple(as_given(each) for each in fields.get("abilities", ()))}


def _static(fields: Fields) -> Fields:
    parts, condition = fields["parts"], fields.get("condition")
    if isinstance(condition, Unless) and len(parts) == 1 and isinstance(parts[0], EntersTapped):
        parts, condition = (EntersTapped(unless=condition.condition),), None
        fields = {**fields, "parts": parts, "condition": None}
    return {"zones": static_zones(parts, condition), "defining": is_defining(parts, condition), **fields}


def _where_activated(fields: Fields) -> Fields:
    zones = activated_zones(fields["cost"], fields.get("condition"))
    return fields if zones is None else {**fields, "zones": zones}


_MANY: dict[type[Phrase], str] = {
    CreateTokens: "number",
    DrawCards: "amount",
    GainLife: "amount",
    LoseLife: "amount",
    MillCards: "amount",
    PutCounters: "number",
    GetCounters: "number",
    AddMana: "amount",
    Investigate: "number",
}
"""The effects that a number says how often to do, with the field of that number."""


def _for_each(fields: Fields) -> Fields | Phrase:
    """Return what is done for each of some objects, or once with a number counted, if it doesn't speak of them.

    Raises Unfit for players, each of whom does something, and for targets, which would be several.
    """
    group, effect = fields["group"], fields["effect"]
    inside = tuple(walk(effect))
    if is_player(group) or isinstance(effect, CreateCopies) or any(isinstance(each, Target) for each in inside):
        raise Unfit  # copies of each of them are created together: that is said of the copying
    if any(isinstance(each, EachOfThese) for each in inside):
        return fields
    if isinstance(effect, Sequence):
        return Sequence(tuple(cast(Effect, _for_each({**fields, "effect": each})) for each in effect.effects))
    name = _MANY.get(type(effect))
    if name is None:
        raise Unfit
    number = getattr(effect, name)
    if not isinstance(number, Fixed):
        raise Unfit
    found = _product({"first": number, "second": Count(group)})
    many: Phrase = effect.with_(**{name: Product(**found) if isinstance(found, dict) else found})
    return many


_WHOSE = {EachOpponent(): YourOpponents(), EachPlayer(): AnyPlayer()}


def _by_owner(fields: Fields) -> bool:
    """Return whether something enters under its owner's control, as it would anyhow."""
    return isinstance(fields.get("under"), OwnerOf)


def _each_target(fields: Fields) -> Fields | Phrase:
    """Return what is done to a target of each of several players as one effect with as many targets (115.1).

    Raises Unfit where more than the target depends on the player.
    """
    who, effect = fields["who"], fields["effect"]
    targets = [each for each in walk(effect) if isinstance(each, Target)]
    if not any(isinstance(inner, ThatOneOfThem) for each in targets for inner in walk(each.group)):
        return fields
    whose = _WHOSE.get(who)
    if whose is None or len(targets) != 1:
        raise Unfit
    target, number = targets[0], Count(Group(OpponentPlayers() if who == EachOpponent() else Players()))
    least = Fixed(0) if target.minimum == Fixed(0) else number
    group = replaced(target.group, ThatOneOfThem(), whose)
    apart = target.with_(group=group, minimum=least, maximum=number, apart=True)
    together = replaced(effect, target, apart)
    if target.maximum != Fixed(1) or any(isinstance(each, ThatOneOfThem) for each in walk(together)):
        raise Unfit
    return cast(Phrase, together)


def _where(fields: Fields) -> Fields | Phrase:
    """Return an effect with what X is put in the place of the X of its targets: they are chosen before it resolves."""
    effect, amount = fields["effect"], fields["amount"]
    if not known_before(amount):
        return fields
    settled = _with_x_in_targets(effect, amount)
    if settled == effect:
        return fields
    return {**fields, "effect": settled} if has_open_x(settled) else settled


def _with_x_in_targets(value: Any, amount: Quantity, inside: bool = False) -> Any:
    if isinstance(value, tuple):
        return tuple(_with_x_in_targets(each, amount, inside) for each in value)
    if not isinstance(value, Phrase):
        return value
    if inside and isinstance(value, X):
        return amount
    inside = inside or isinstance(value, Target)
    changes = {
        name: after
        for name in field_names(type(value))
        if (after := _with_x_in_targets(before := getattr(value, name), amount, inside)) is not before
        and after != before
    }
    return value.with_(**changes) if changes else value


def _card_of_event(fields: Fields) -> Fields:
    """Return a question about the object of an event as a card as one about what that has become."""
    match fields:
        case {"which": EventObject(), "quality": Group(noun=Cards())}:
            return {**fields, "which": EventCard()}
    return fields


_SHAPES: dict[type[Phrase], Callable[[Fields], Any]] = {
    **BY_YOU,
    EachDoes: lambda fields: _each_target(fields),
    PutOntoBattlefield: lambda fields: {**fields, "under": None} if _by_owner(fields) else fields,
    ForEach: lambda fields: _for_each(fields),
    WhereX: lambda fields: _where(fields),
    ExceptWhen: lambda fields: ExceptIf(fields["types"], (fields["exception"],)),
    Sequence: lambda fields: _flat(fields["effects"]),
    Modal: lambda fields: {"maximum": len(fields["modes"]), **fields},  # "choose one or more"
    CreateTokens: lambda fields: _tokens(fields),
    SetTypes: types_set,
    If: lambda fields: more_of_those(with_recipient(fields)),
    GainAbilities: lambda fields: _given(fields),
    BecomeCreatures: lambda fields: _given(fields),
    Keyword: _keyword,
    Controls: lambda fields: ControlThis() if fields["group"] == OneOf(This()) and fields["who"] == You() else fields,
    Count: _counted,
    Fits: _card_of_event,
    ExileInstead: _anywhere_instead,
    IntoLibraryInstead: _anywhere_instead,
    Apply: lambda fields: _begun(fields),
    Together: lambda fields: _all_of(fields["references"]) or {"references": in_one_place(fields["references"])},
    All: _every,
    Each: lambda fields: _ALL_OF_THEM.get(fields["group"]) or _one_of_all(fields),
    Product: lambda fields: _product(fields),
    Group: lambda fields: with_kinds(fields),
    StaticAbility: _static,
    TriggeredAbility: lambda fields: {
        "zones": trigger_zones(fields["trigger"], fields["effect"], fields.get("condition")),
        **fields,
    },
    ActivatedAbility: lambda fields: {
        **_where_activated(with_limits(fields)),
        "timing": timing_of(fields["cost"], fields.get("timing", Timing.INSTANT)),
    },
}
"""For some classes, another phrase or other fields than the words would make by themselves."""


def is_shaped(cls: type[Phrase]) -> bool:
    """Return whether phrases of a class are anything but what the words say field by field, or aren't always that."""
    return cls is AnyOf or cls in _SHAPES or has_rule(cls)


def replaced(value: Any, old: Phrase, new: Phrase) -> Any:
    """Return a phrase with another put in the place of one inside it."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(replaced(each, old, new) for each in value)
    if not isinstance(value, Phrase) or not any(each == old for each in walk(value)):
        return value
    return value.with_(**{name: replaced(getattr(value, name), old, new) for name in field_names(type(value))})


def _all_of(references: tuple[Any, ...]) -> Phrase | None:
    """Return all of several descriptions as one; None if some of the references are something else."""
    named = {EachPlayer(): Each(Group(Players())), EachOpponent(): Each(Group(OpponentPlayers()))}
    known = [named.get(each, each) for each in references]
    for kind in (All, Each):
        if all(isinstance(each, kind) for each in known):
            return kind(united(tuple(each.group for each in known), "a"))
    return None


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
    if not isinstance(affected, All | Each) or any(isinstance(each, Listed) for each in walk(affected)):
        return Apply(**fields)
    restrictions = [each for each in changes if isinstance(each, Restriction)]
    if not restrictions:
        return Apply(**fields)
    if len(restrictions) < len(changes) or fields.get("duration", Duration.END_OF_TURN) is not Duration.END_OF_TURN:
        raise Unfit
    return ApplyToGame(tuple(each.with_(affected=affected) for each in restrictions))


def _flat(effects: tuple[Any, ...]) -> Phrase:
    """Return effects one after another: sequences within a sequence are no more than that."""
    flat: list[Any] = []
    for each in effects:
        flat.extend(each.effects if isinstance(each, Sequence) else (each,))
    flat = list(with_new_targets(tuple(flat)))
    if len(flat) > 1 and any(isinstance(each, ModeFor | Outcome) for each in flat):
        raise Unfit  # what is paid for, or stands beside a result, is the whole of it
    last = flat[-1]
    if isinstance(last, WhereX) and has_open_x(tuple(flat[:-1])):
        inner = last.effect.effects if isinstance(last.effect, Sequence) else (last.effect,)
        return WhereX(Sequence((*flat[:-1], *inner)), last.amount)
    return flat[0] if len(flat) == 1 else Sequence(tuple(flat))
