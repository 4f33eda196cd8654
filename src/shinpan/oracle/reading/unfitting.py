"""What words can't mean: readings that are ruled out once it is known what a phrase would be made of."""

from collections.abc import Callable
from typing import Any

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, ObjectKind, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import LandType
from shinpan.oracle.reading.lasting import again_as, draws_itself, follows, is_for_objects
from shinpan.oracle.reading.mentions import is_player
from shinpan.oracle.reading.open_x import has_open_x, known_before
from shinpan.oracle.reading.strange import STRANGE, host_noun_strange, limited, sized_on_the_stack
from shinpan.phrases.abilities import StaticAbility, TriggeredAbility
from shinpan.phrases.activity import SomeAttack
from shinpan.phrases.base import CastingPart, Phrase, walk
from shinpan.phrases.casting import CastFrom
from shinpan.phrases.circumstances import WithLessPower
from shinpan.phrases.combat_so_far import EachHasLife
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import AlternativeWasPaid, Compare, ExtraWasPaid, Fits, TurnOf, Unless
from shinpan.phrases.costchanges import SpellsCostMana
from shinpan.phrases.effects.animating import BecomeCreatures
from shinpan.phrases.effects.cards import DiscardCards
from shinpan.phrases.effects.casting import CopyCard
from shinpan.phrases.effects.continuous import Apply, ApplyToGame
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.each_player import EachDoes
from shinpan.phrases.effects.each_target import StealFromEach
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.exiling_from_hand import TheyExileFromHand
from shinpan.phrases.effects.handier import ReturnChosen, ReturnFromGraveyard, TriggersFor
from shinpan.phrases.effects.handy import PutFromHand
from shinpan.phrases.effects.lasting import ApplyWhile
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.or_else import OrElse
from shinpan.phrases.effects.paying import UnlessPaid
from shinpan.phrases.effects.redirecting import ChosenSourceNext, SourceNext
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.sequence import If, May, ModeFor, Sequence
from shinpan.phrases.effects.statuses import AttachTo
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.effects.zones import ExileObjects
from shinpan.phrases.faces.meanwhile import AttachToChosen
from shinpan.phrases.faces.revealing import IsCard
from shinpan.phrases.faces.turning import TurnUpOne
from shinpan.phrases.imprinting import CardsExiledWith
from shinpan.phrases.measures import Measure, TotalOf
from shinpan.phrases.mechanics.striving import ThisCostsManaMore
from shinpan.phrases.mechanics.suspending import Suspended
from shinpan.phrases.more.choosing import PlayersChoose, PutCountersOnChosen
from shinpan.phrases.more.if_done import IfDone
from shinpan.phrases.more.sacrificing import SacrificeOneOfEach
from shinpan.phrases.playing import MayPlayFrom
from shinpan.phrases.qualities.groups import AnyOf, Group, OneOf, YouOr
from shinpan.phrases.qualities.nouns import Cards, Permanents, Players, Spells, Things
from shinpan.phrases.qualities.places import InZone, Other, OtherThan
from shinpan.phrases.qualities.said_after import OtherThanThese
from shinpan.phrases.qualities.sorts import IsBasicLand, IsEnchanted
from shinpan.phrases.qualities.states import Designated, WithAnyCounter, WithCounter
from shinpan.phrases.qualities.traits import OfAnyKind, WithOneKeyword, WithPower
from shinpan.phrases.quantities import Fixed, HandSizeOf, LifeTotalOf, PowerOf, X
from shinpan.phrases.reach.reflexive import WhenDoneThisWay
from shinpan.phrases.references.objects import All, Each, Host, This, Together
from shinpan.phrases.references.players import (
    AnOpponent,
    AnyPlayer,
    ControllerOf,
    EachOpponent,
    EachPlayer,
    EventPlayer,
    ThatOneOfThem,
    You,
    YourOpponents,
)
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.damage import RedirectDamage
from shinpan.phrases.replacements.drawing import InsteadOfDrawing
from shinpan.phrases.replacements.entering import OwnEntry
from shinpan.phrases.replacements.living import InsteadOfGaining
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.phrases.this_turn.conditions import LostLife
from shinpan.phrases.this_way import Deed, DoneThisWay, WasDone, WasntDone
from shinpan.phrases.triggers.activating import ActivatesAbility
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.chapters import ChapterReached
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.damage import LosesGame
from shinpan.phrases.triggers.playing import PlaysLand
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.triggers.zones import Dies, LeavesBattlefield

PLAYERS = ("who", "whose", "whom", "under")
"""Fields that hold players."""
_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})
Fields = dict[str, Any]


def ruled_out(cls: type[Phrase], fields: Fields) -> bool:
    """Return whether a phrase of a class can't be what the words mean, or is said by another phrase."""
    if not _HOLDS_PLAYERS.isdisjoint(fields) and _players_wrong(cls, fields):
        return True
    if cls not in _CHOOSING and any(isinstance(each, CardsExiledWith) for each in fields.values()):
        return True
    rule = _RULES.get(cls)
    return rule is not None and rule(fields)


def has_rule(cls: type[Phrase]) -> bool:
    """Return whether there are words that phrases of a class can't mean, besides those for players."""
    return cls in _RULES


_CHOOSING = (CopyCard,)
"""The effects that let a player choose when they are told "a card exiled with ..."."""
_EXTRAS = frozenset(
    {
        KeywordAbility.BARGAIN,
        KeywordAbility.BUYBACK,
        KeywordAbility.CASUALTY,
        KeywordAbility.CONSPIRE,
        KeywordAbility.ENTWINE,
        KeywordAbility.GIFT,
        KeywordAbility.OFFSPRING,
        KeywordAbility.REPLICATE,
        KeywordAbility.SQUAD,
    }
)
"""The keywords whose costs are paid in addition; those of others are paid instead of the mana cost."""
_HOLDS_PLAYERS = frozenset(PLAYERS)


def _players_wrong(cls: type[Phrase], fields: dict[str, Any]) -> bool:
    """Return whether something stands where a player should."""
    return any(isinstance(fields.get(name), This | Host | All) and not _has_players(fields[name]) for name in PLAYERS)


def _has_players(reference: Any) -> bool:
    if isinstance(reference, Host):
        return is_player(reference.noun)
    return isinstance(reference, All) and is_player(reference.group)


def _has_x(effect: Any, amount: Any) -> bool:
    """Return whether an effect speaks of X; targets are chosen before the text's own X is known, as a rule."""
    if known_before(amount):
        return has_open_x(effect)
    if any(isinstance(each, X) for target in walk(effect) if isinstance(target, Target) for each in walk(target)):
        return False
    return has_open_x(effect)


def _shown(cls: type[Phrase], fields: dict[str, Any]) -> bool:
    """Return whether a question about a card is the other one's: what a permanent is face up, or what a card is."""
    permanent = isinstance(fields["which"], TheTarget)
    if cls is IsCard:
        return not permanent
    match fields["quality"]:
        case Group(noun=Cards(kinds=(*kinds,)), adjectives=(), modifiers=()) if kinds:
            return permanent and all(isinstance(each, CardType) for each in kinds)
    return False


def _compares(by: Any) -> bool:
    """Return whether creatures are described by comparing them with the source."""
    return isinstance(by, Group) and any(isinstance(each, WithLessPower) for each in by.modifiers)


def _kinds(group: Any) -> tuple[Any, ...]:
    """Return the kinds that the members of a description are of, if it has any."""
    return getattr(getattr(group, "noun", None), "kinds", ())


def _over_sentences(fields: Fields) -> bool:
    """Return whether "unless" would be said of more than the sentence that it stands in."""
    return isinstance(fields["condition"], Unless) and getattr(fields["effect"], "then", None) is not None


def _begins_with_if(effect: Any) -> bool:
    first = effect.effects[0] if isinstance(effect, Sequence) else effect
    if isinstance(first, Later):
        return _begins_with_if(first.effect)  # "if ..., do that at the beginning of the next end step"
    return isinstance(first, If) and not first.late and not isinstance(first.condition, Unless)


def _kinds_are_supertypes(fields: Fields) -> bool:
    """Return whether a noun's kinds are supertypes alone: "legendary spell" has an adjective."""
    kinds = fields.get("kinds", ())
    return bool(kinds) and all(isinstance(each, Supertype) for each in kinds)


def _condition_elsewhere(fields: Fields) -> bool:
    """Return whether a static ability's condition has a place inside its part."""
    if fields.get("condition") is None:
        return False
    first = fields["parts"][0]
    return isinstance(first, OwnEntry | CastingPart) and hasattr(first, "condition") and not isinstance(first, CastFrom)


def _strange_adjectives(noun: Any, adjectives: tuple[Any, ...]) -> bool:
    """Return whether adjectives say what something else says: a kind of cycling; the player that an Aura is on."""
    return IsBasicLand() in adjectives or (isinstance(noun, Players) and IsEnchanted() in adjectives)


def _half_targeted(fields: Fields) -> bool:
    """Return whether only the first of some things are targets, or each of them, where that is said of all."""
    references = fields["references"]
    if any(isinstance(each, Each) for each in references) and any(isinstance(each, All) for each in references):
        return True  # "each artifact and enchantment you control": what is said after the last is said of both
    return any(isinstance(each, Target) and each.maximum != Fixed(1) for each in references) and any(
        isinstance(each, EachPlayer)
        or (isinstance(each, All | Each) and isinstance(each.group, Group) and not each.group.modifiers)
        for each in references
    )


def _of_several(fields: Fields) -> bool:
    """Return whether one number is asked of several players: "each player has 10 or less life" compares each."""
    quantity = fields["quantity"]
    return isinstance(quantity, LifeTotalOf | HandSizeOf) and isinstance(quantity.whose, EachPlayer | EachOpponent)


def _said_elsewhere(fields: Fields) -> bool:
    """Return whether a condition is the ability's own, or whose turn it has to be is the trigger's."""
    if isinstance(fields.get("during"), TurnOf) and hasattr(fields["trigger"], "during"):
        return True
    return (
        "condition" not in fields
        and not isinstance(fields["trigger"], ChapterReached)  # a chapter has a condition of its own (714.2b)
        and _begins_with_if(fields["effect"])
    )


def _leaves_something_out(fields: Fields) -> bool:
    """Return whether what is done "instead" changes the same target in fewer ways: the others may still go for it.

    The same for "unless" if it would be said of more than the sentence that it stands in.
    """
    if _over_sentences(fields):
        return True
    effect, otherwise = fields["effect"], fields.get("otherwise")
    return (
        isinstance(effect, Apply)
        and isinstance(otherwise, Apply)
        and isinstance(effect.affected, TheTarget)
        and len(effect.changes) < len(otherwise.changes)
    )


_OF_PLAYERS = (You, EachPlayer, EachOpponent, AnOpponent, YourOpponents, EventPlayer, ThatOneOfThem, ControllerOf)


def _is_of_players(reference: Any) -> bool:
    """Return whether words stand for players, or for some among others."""
    if isinstance(reference, Together):
        return any(_is_of_players(each) for each in reference.references)
    if isinstance(reference, Target | All | Each):
        return is_player(reference.group)
    return isinstance(reference, _OF_PLAYERS)


def _one_dies(trigger: Any) -> bool:
    """Return whether a trigger is about the death of one certain thing, or about its leaving."""
    return isinstance(trigger, Dies | LeavesBattlefield) and isinstance(trigger.what, OneOf)


def _is_other(group: Any) -> bool:
    """Return whether a description is of other things than something: where that is told by the phrase around."""
    return isinstance(group, Group) and any(isinstance(each, Other | OtherThan) for each in group.adjectives)


_TELLS_WHETHER = (SacrificeChosen, DiscardCards, ReturnFromGraveyard, ReturnChosen, PutFromHand)
"""The effects that know of themselves whether a player can do them."""


def _is_elsewhere(objects: Any) -> bool:
    """Return whether a description is one of what is neither on the battlefield nor in exile: it has no counters."""
    group = getattr(objects, "group", None)
    return isinstance(group, Group) and any(
        isinstance(each, InZone) and each.zone not in (Zone.BATTLEFIELD, Zone.EXILE) for each in group.modifiers
    )


def _counters_are_elsewhere(fields: Fields) -> bool:
    """Return whether counters would be on cards that have none yet, or be put on what had them as a permanent."""
    objects = fields["objects"]
    kind = fields.get("kind")
    if kind is not None:  # only time counters are put on what had others, or none, on the battlefield
        several = isinstance(objects, Target | All | Each)
        return kind is not CounterKind.TIME and several and not _is_elsewhere(objects)
    return _is_elsewhere(objects) and any(isinstance(each, WithCounter | WithAnyCounter) for each in walk(objects))


def _no_ability(what: Any) -> bool:
    """Return whether what is activated is any ability, which needn't be said, or something that is none."""
    if isinstance(what, Group):
        return not what.modifiers and what.noun == Things((ObjectKind.ABILITY,))
    return what is not None


_NEVER_PERMANENTS = frozenset({CardType.INSTANT, CardType.SORCERY})

_RULES: dict[type[Phrase], Callable[[Fields], bool]] = {
    **STRANGE,
    # without a size it is read as changes, with which an artifact creature stays what else it is (205.1b)
    BecomeCreatures: lambda fields: fields["power"] is None and CardType.ARTIFACT in fields["types"],
    PlaysLand: lambda fields: (
        not any(  # other cards are cast
            each is CardType.LAND or isinstance(each, LandType) for each in _kinds(fields["what"])
        )
    ),
    RedirectDamage: lambda fields: any(isinstance(getattr(each, "group", None), YouOr) for each in fields["to"]),
    OfAnyKind: lambda fields: _NEVER_PERMANENTS.isdisjoint(fields["kinds"]),  # of permanents: ThatIs
    WithOneKeyword: lambda fields: len(fields["keywords"]) < 2,  # one alone is `WithKeyword`
    OrElse: lambda fields: (
        not isinstance(fields["effect"], _TELLS_WHETHER)
        or getattr(fields["effect"], "who", You()) != You()
        or getattr(fields["effect"], "optional", False)
    ),
    Compare: _of_several,
    WithPower: lambda fields: (  # "less than this creature's power" is another phrase's: WithLessPower
        fields.get("comparison") in (Comparison.LESS, Comparison.GREATER) and fields["bound"] == PowerOf(This())
    ),
    Together: _half_targeted,
    StealFromEach: lambda _: True,  # a target for each opponent is said by other phrases, for every effect
    EachDoes: lambda fields: not _is_of_players(fields["who"]),
    LosesGame: lambda fields: not isinstance(fields["who"], AnyPlayer | AnOpponent),
    EachHasLife: lambda fields: not isinstance(fields["who"], EachPlayer | EachOpponent),
    Host: lambda fields: host_noun_strange(fields["noun"]),
    May: lambda fields: isinstance(fields["effect"], IfDone),  # what is done then is done if they do
    MayPlayFrom: lambda fields: fields.get("what") == OneOf(This()),  # the card itself may be cast: CastFrom
    AttachTo: lambda fields: fields["host"] in (fields["what"], again_as(fields["what"]), AnyPlayer()),
    # cards where they are called so; what isn't in such a zone is an exception
    Things: lambda fields: bool(fields["sorts"] == (ObjectKind.CARD,)),
    InsteadOfGaining: lambda fields: isinstance(fields["effect"], GainLife),  # more of the same is no other event
    WhenDone: lambda fields: not isinstance(fields["ability"].trigger, WhenYouDo | WhenDoneThisWay),
    # what is exiled from elsewhere with a counter on it has that in exile; a permanent had it before
    ExileObjects: lambda fields: _counters_are_elsewhere(fields),
    Permanents: lambda fields: not _SPELLS.isdisjoint(fields.get("kinds", ())),
    Cards: _kinds_are_supertypes,
    Spells: _kinds_are_supertypes,
    StaticAbility: _condition_elsewhere,
    ExtraWasPaid: lambda fields: fields["keyword"] not in _EXTRAS,
    AlternativeWasPaid: lambda fields: fields["keyword"] in _EXTRAS,
    Group: lambda fields: (
        _strange_adjectives(fields["noun"], fields.get("adjectives", ())) or sized_on_the_stack(fields)
    ),
    # it is something that can't block
    CantBeBlocked: lambda fields: isinstance(fields.get("by"), OneOf) or _compares(fields.get("by")),
    Apply: lambda fields: _is_of_players(fields["affected"]),  # what is done to objects isn't done to players
    ApplyWhile: lambda fields: _is_of_players(fields["affected"]),
    TheyExileFromHand: lambda fields: fields["who"] == You(),  # that is linked: ExileFromHand
    SpellsCostMana: lambda fields: not fields["mana"].colors,  # generic mana alone is said by another phrase
    WasDone: lambda fields: isinstance(fields["what"], OneOf),  # of one thing another condition asks
    WasntDone: lambda fields: isinstance(fields["what"], OneOf),
    All: lambda fields: (  # several references are said to be that: Together
        isinstance(fields["group"], AnyOf) and any(isinstance(each, OneOf) for each in fields["group"].groups)
    ),
    Attacks: lambda fields: is_player(fields["what"]),  # players attack with creatures: AttacksWith
    Casts: lambda fields: bool(fields["what"] == OneOf(This())),
    ActivatesAbility: lambda fields: _no_ability(fields.get("what")),
    SomeAttack: lambda fields: isinstance(fields["what"], OneOf),  # one thing is attacking, not something like it
    LostLife: lambda fields: bool(fields["who"] == AnOpponent()),
    TotalOf: lambda fields: fields["what"] is Measure.POWER,
    If: _leaves_something_out,
    ThisCostsManaMore: lambda fields: not fields["mana"].colors,  # generic mana is another phrase's
    UnlessPaid: lambda fields: isinstance(fields["effect"], ModeFor),
    WhereX: lambda fields: isinstance(fields["effect"], ModeFor) or not _has_x(fields["effect"], fields["amount"]),
    IsCard: lambda fields: _shown(IsCard, fields),
    Fits: lambda fields: (
        (isinstance(fields["quality"], Designated | Suspended) or _shown(Fits, fields))
        or fields["quality"] == DoneThisWay(Deed.PUT_INTO_GRAVEYARD)
    ),
    TriggersFor: lambda fields: _one_dies(fields["ability"].trigger),  # it triggers once: OnDeath, OnNext
    SacrificeOneOfEach: lambda fields: len(fields["groups"]) < 2,
    PutCountersOnChosen: lambda fields: isinstance(fields["group"], OneOf),  # it needs no choice
    PlayersChoose: lambda fields: isinstance(fields["group"], OneOf) or fields["who"] == You(),
    AttachToChosen: lambda fields: isinstance(fields["host"], OneOf) or _is_other(fields["host"]),
    OtherThanThese: lambda fields: isinstance(fields["what"], OneOf),  # than this creature
    TurnUpOne: lambda fields: isinstance(fields["group"], OneOf),  # nothing is chosen
    # a condition right after the trigger belongs to it (603.4)
    TriggeredAbility: lambda fields: _said_elsewhere(fields) or limited(fields["effect"]),
    InsteadOfDrawing: draws_itself,
    ChosenSourceNext: lambda fields: not follows(fields.get("then")),
    SourceNext: lambda fields: not follows(fields.get("then")),
    ApplyToGame: lambda fields: any(is_for_objects(each) for each in fields["parts"]),
}
"""For some classes, what speaks against a phrase of theirs."""
