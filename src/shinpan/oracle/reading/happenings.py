"""What effects leave behind for later words: what they made or moved, and how much of something there was."""

from dataclasses import dataclass, fields

from shinpan.game.enums import ObjectKind, Zone
from shinpan.oracle.reading.mentions import noun_of
from shinpan.oracle.reading.types import defaults
from shinpan.phrases.base import Effect, Reference, ReplacementPart, TriggerPhrase
from shinpan.phrases.copying.cards import ChooseAndCopy
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.effects.cards import ChooseNumber, DiscardCards, MillCards
from shinpan.phrases.effects.casting import CopyCard
from shinpan.phrases.effects.counters import RemoveAllCounters
from shinpan.phrases.effects.digging import ExileUntilFound
from shinpan.phrases.effects.discarding import DiscardUpTo
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.exiling import ExileFromTop, ExileHand
from shinpan.phrases.effects.hands import DiscardHand
from shinpan.phrases.effects.libraries import RevealTop, SearchLibrary
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.looking import LookAtTop
from shinpan.phrases.effects.some_of import ChooseSome
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import ExileObjects, PutOntoBattlefield, SacrificePermanents
from shinpan.phrases.faces.manifesting import ManifestDread
from shinpan.phrases.hidden.exiling import HideAll, HideFromHand, LookAndHide
from shinpan.phrases.hidden.from_exile import TurnUpOwnExiled
from shinpan.phrases.more.choosing import PlayersChoose
from shinpan.phrases.more.hands import DiscardAnyNumber
from shinpan.phrases.more.libraries import PutAnyFromHandOnBottom
from shinpan.phrases.qualities.nouns import Cards, Noun, Things
from shinpan.phrases.quantities import AnyNumber, Fixed
from shinpan.phrases.reach.own_zones import RevealAtRandom
from shinpan.phrases.reach.searching import FindInLibrary
from shinpan.phrases.references.objects import All, Each
from shinpan.phrases.references.players import EachOpponent, EachPlayer, EachPlayerBut, EachPoisonedOpponent
from shinpan.phrases.references.targets import Target

SEVERAL = (EachPlayer(), EachOpponent())
"""The references to several players at once."""


@dataclass(frozen=True, slots=True)
class Left:
    """What an effect leaves behind.

    of: what was moved, or None for something new. noun: what it is called now. many: there may be several of it.
    stays: it is where it can still change. amount: it is a number. counted: "that many" is how many there are.
    named: no pronoun means it, only what it is called.
    """

    of: Reference | None = None
    noun: Noun | None = None
    many: bool = False
    stays: bool = False
    amount: bool = False
    counted: bool = False
    named: bool = False


_MANY = (EachPlayer, EachOpponent, EachPlayerBut)
"""Players of whom each creates a token."""


_AMOUNTS = (
    LoseLife,
    ChooseNumber,
    DiscardUpTo,
    ExileHand,
    DiscardAnyNumber,
    RemoveAllCounters,
    PutAnyFromHandOnBottom,
)
"""The effects of which a number is spoken of: how much life, how many cards."""


def _are_many(objects: Reference) -> bool:
    """Return whether words stand for several things, so that "that many" may be how many those are."""
    return isinstance(objects, All | Each) or (isinstance(objects, Target) and objects.maximum != Fixed(1))


def _given_up(effect: Effect) -> Left | None:
    """Return what effects leave behind that players discard or sacrifice by, or reveal from their hands."""
    match effect:
        case DiscardCards(who=who) | DiscardHand(who=who) if who in SEVERAL:
            return None
        case DiscardCards(amount=number):
            many = number != Fixed(1)
            return Left(None, Cards(), many=many, stays=True, counted=many, named=True)
        case DiscardHand():
            return Left(None, Cards(), many=True, stays=True, counted=True, named=True)
        case SacrificePermanents(objects=All() | Each()):
            return Left(amount=True)
        case FindInLibrary(what=what, number=number, who=who):
            several = number != Fixed(1) or who in SEVERAL
            return Left(None, noun_of(what) or Cards(), many=several, stays=True)
        case RevealAtRandom(number=number, who=who):
            return Left(None, Cards(), many=number != Fixed(1) or who in SEVERAL, stays=True)
    return None


def moved_by(effect: Effect, wording: str = "") -> Left | None:
    """Return what an effect leaves behind; None for those of which nothing is said later. wording: how it is said."""
    match effect:
        case ExileObjects(objects=objects):
            return Left(objects, Cards(), counted=_are_many(objects))
        case PutOntoBattlefield(objects=objects):
            return Left(objects, Cards(), stays=True, counted=_are_many(objects))
        case DiscardCards() | DiscardHand() | SacrificePermanents() | RevealAtRandom() | FindInLibrary():
            return _given_up(effect)
        case ExileFromTop(number=number, who=who):
            several = who in SEVERAL or isinstance(who, EachPoisonedOpponent)
            return Left(None, Cards(), many=number != Fixed(1) or several, stays=True)
        case ExileUntilFound(what=what, number=number, who=who):
            return Left(None, noun_of(what) or Cards(), many=number != Fixed(1) or who in SEVERAL, stays=True)
        case MillCards(amount=number):
            return Left(None, Cards(), many=number != Fixed(1), stays=True)
        case SacrificeChosen(group=group, number=number):
            return Left(None, noun_of(group), many=number != Fixed(1), stays=True)
        case SearchLibrary(what=what, number=number):
            return Left(None, noun_of(what) or Cards(), many=number != Fixed(1), stays=True)
        case LookAtTop(number=number, whose=whose):
            return Left(None, Cards(), many=number != Fixed(1) or whose in SEVERAL, stays=True)
        case LookAndHide(take=number, whose=whose):
            return Left(None, Cards(), many=number != Fixed(1) or whose in SEVERAL, stays=True)
        case HideFromHand(number=AnyNumber()):
            return Left(None, Cards(), many=True, stays=True, counted=True)
        case HideFromHand(number=number, who=who):
            return Left(None, Cards(), many=number != Fixed(1) or who in SEVERAL, stays=True)
        case TurnUpOwnExiled():
            return Left(None, Cards(), many=True, stays=True)
        case HideAll():
            return Left(None, Cards(), many=True, stays=True, counted=True)
        case CounterObjects(objects=objects, to=Zone.EXILE):
            return Left(objects, Cards(), stays=True)
        case CounterObjects():
            return None
        case ManifestDread(times=times):
            return Left(None, Cards(), many=times != Fixed(1), stays=True)
        case RevealTop(number=number):
            return Left(None, Cards(), many=number != Fixed(1), stays=True)
        case CreateCopies(who=who) if wording.startswith("for each") or isinstance(who, _MANY):
            return Left(None, Things((ObjectKind.TOKEN,)), many=True, stays=True)
        case CreateTokens(number=number) | CreateCopies(number=number):
            return Left(None, Things((ObjectKind.TOKEN,)), many=number != Fixed(1), stays=True)
        case _ if isinstance(effect, _AMOUNTS):
            return Left(amount=True)
        case PlayersChoose(group=group, who=who):
            return Left(None, noun_of(group), many=who in SEVERAL, stays=True)
        case CopyOnStack() | CopyCard() | ChooseAndCopy():
            return None  # "it" is what was copied; the copy is called so
        case ChooseSome(group=group, most=most):
            return Left(None, noun_of(group), many=most != Fixed(1), stays=True)
        case _ if "register" in defaults(type(effect)):
            return Left(None, noun_of(getattr(effect, "group", None)) or Cards(), stays=True)
    return None


def amounts_of(cls: type[TriggerPhrase] | type[ReplacementPart]) -> bool:
    """Return whether the events that a trigger or replacement waits for have a number: damage dealt, life gained."""
    return any(each.name == "amount" for event in cls.events for each in fields(event))  # type: ignore[arg-type]
