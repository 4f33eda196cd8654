"""Of several readings of a line, the one that is meant; where nothing tells, all of them."""

from collections.abc import Callable, Iterator
from typing import Any

from shinpan.cards.card import Card
from shinpan.phrases.abilities import SpellAbility, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Phrase, field_names, walk
from shinpan.phrases.blocking import CantBlockThese
from shinpan.phrases.casting import AdditionalCostOf
from shinpan.phrases.copying.cards import CopyByName
from shinpan.phrases.copying.conditional import ExceptIf, ExceptIfMarked
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.effects.casting import CopyCard, TheCopy
from shinpan.phrases.effects.counters import RemoveCounterOrElse
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.edicts import SacrificeThen
from shinpan.phrases.effects.for_each import ForEach
from shinpan.phrases.effects.handier import TriggersFor
from shinpan.phrases.effects.handy import FlipCoin
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.sequence import If, May, Sequence
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.effects.zones import PutOntoBattlefield
from shinpan.phrases.modifications.abilities import LoseKeywords
from shinpan.phrases.more.choosing import ExileOwnCards
from shinpan.phrases.more.if_done import IfDone
from shinpan.phrases.qualities.groups import AnyOf, Group
from shinpan.phrases.qualities.traits import Either, Not, OfKind
from shinpan.phrases.quantities import PowersOf
from shinpan.phrases.reach.searching import FindInLibrary
from shinpan.phrases.references.objects import EventObject, Host, This, Together
from shinpan.phrases.references.players import ThatOneOfThem
from shinpan.phrases.triggers.states import WhenTrue


def preferred(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Return the readings that nothing speaks against, of some that differ."""
    for better in (
        _of_the_host,
        _found_and_moved,
        _spells_do,
        _of_choices,
        _all_of_the_later,
        _fewer_sequences,
        _no_statics,
        _fit_for_it,
        _most_names,
        _no_x,
        _asked_once,
        _paying,
        _inside,
        _fewest_groups,
        _kinds_together,
        _fewest_adjectives,
        _closest,
        _one_cost,
        _own_name,
        _of_attackers,
        _not_of_both,
        _meant_by_it,
        _instead_of_the_last,
        _by_each_of_them,
    ):
        if len(readings) > 1:
            readings = better(readings)
    return readings


def _walk(value: Any) -> Iterator[Phrase]:
    """Yield a phrase and all phrases inside it, those of the tokens that it creates too."""
    for each in walk(value):
        yield each
        for name in field_names(type(each)):
            inner = getattr(each, name)
            if isinstance(inner, Card):
                yield from _walk(tuple(ability for face in inner.faces for ability in face.abilities))


def _all_of_the_later(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which what follows "when you do" belongs to it, sentence after sentence (603.12)."""
    most = max(_reflexive(each) for each in readings)
    return [each for each in readings if _reflexive(each) == most]


def _reflexive(reading: tuple[Any, ...]) -> int:
    return sum(len(list(_walk(phrase))) for phrase in _walk(reading) if isinstance(phrase, WhenDone))


def _fewer_sequences(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which "and" joins what stands closest: changes of one thing rather than effects."""
    least = min(_effects(each) for each in readings)
    return [each for each in readings if _effects(each) == least]


def _effects(reading: tuple[Any, ...]) -> int:
    """Return how often one effect is joined to another; a sequence in a condition counts as though it were outside."""
    return sum(len(phrase.effects) - 1 for phrase in _walk(reading) if isinstance(phrase, Sequence))


def _no_x(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those that say what X is where it stands, if there are any."""
    counts = [sum(isinstance(phrase, WhereX) for phrase in _walk(each)) for each in readings]
    return [each for each, count in zip(readings, counts, strict=True) if count == min(counts)]


def _paying(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which what a player may do as a cost is one: what it was paid with can be spoken of (118.12)."""
    return _most(readings, MayPay)


def _inside(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which all of a sentence hangs on its condition, choice or time: "if ..., A and B"."""
    most = max(_hanging(each) for each in readings)
    return [each for each in readings if _hanging(each) == most]


_HOLDING = (
    If,
    Later,
    May,
    MayPay,
    SacrificeThen,
    ExileOwnCards,
    ExceptIf,
    ExceptIfMarked,
    ForEach,
    FlipCoin,
    IfDone,
    RemoveCounterOrElse,
    TriggersFor,
)
"""The effects that what follows in the sentence hangs on."""


def _hanging(reading: tuple[Any, ...]) -> int:
    """Return how much hangs; whether a kind is said as an adjective or among several makes no difference."""
    holding = [phrase for phrase in _walk(reading) if isinstance(phrase, _HOLDING)]
    return sum(not isinstance(each, OfKind) for phrase in holding for each in _walk(phrase))


def _fewest_groups(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which words that could be said of several kinds together are: "Elves and Goblins you control"."""
    least = min(_groups(each) for each in readings)
    return [each for each in readings if _groups(each) == least]


def _kinds_together(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which the first of several kinds is one of them: "instant, sorcery, or Wizard spell"."""
    counts = [sum(isinstance(phrase, OfKind) for phrase in _walk(each)) for each in readings]
    return [each for each, count in zip(readings, counts, strict=True) if count == min(counts)]


def _fewest_adjectives(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which adjectives joined with "or" are all of them: "red, white, or black creature"."""
    return _least(readings, lambda phrase: len(phrase.adjectives) if isinstance(phrase, Group) else 0)


def _closest(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which what follows a noun is said of the nearest: "a spell that targets a Bear you control"."""
    return _least(readings, lambda phrase: len(phrase.modifiers) ** 2 if isinstance(phrase, Group) else 0)


def _one_cost(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which what "and" joins is one cost, or one description, rather than several things."""
    return _least(readings, lambda phrase: isinstance(phrase, AdditionalCostOf | Together | AnyOf))


def _least(readings: list[tuple[Any, ...]], count: Callable[[Any], int]) -> list[tuple[Any, ...]]:
    counts = [sum(count(phrase) for phrase in _walk(each)) for each in readings]
    return [each for each, number in zip(readings, counts, strict=True) if number == min(counts)]


def _groups(reading: tuple[Any, ...]) -> int:
    return sum(isinstance(phrase, Group) for phrase in _walk(reading))


def _own_name(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which the card's own name is one, even if it consists of words for kinds."""
    return _most(readings, This)


def _most(readings: list[tuple[Any, ...]], cls: type) -> list[tuple[Any, ...]]:
    counts = [sum(isinstance(phrase, cls) for phrase in _walk(each)) for each in readings]
    return [each for each, count in zip(readings, counts, strict=True) if count == max(counts)]


def _of_choices(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which "if you do" asks whether somebody chose to, where somebody could (608.2d)."""
    return _least(readings, lambda phrase: isinstance(phrase, IfDone))


def _of_the_host(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which "equipped creature" is what the card itself is attached to, wherever it is said."""
    return _most(readings, Host)


def _not_of_both(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which "non" is said of the one word that it is part of: "noncreature or Dragon spell"."""
    return _least(readings, lambda phrase: isinstance(phrase, Not) and isinstance(phrase.quality, Either))


def _meant_by_it(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which "it" returns as what was spoken of last, rather than as what the event was about."""
    return _least(readings, lambda phrase: isinstance(phrase, PutOntoBattlefield) and phrase.objects == EventObject())


def _instead_of_the_last(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which "instead" is said of what stands closest before it, not of all that a player may do."""
    return _least(readings, lambda phrase: _size(phrase.otherwise) if isinstance(phrase, If) and phrase.late else 0)


def _size(part: Any) -> int:
    return sum(1 for _ in walk(part))


def _of_attackers(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which "A can't block B" is said of B: it comes to the same as said of A (509.1b)."""
    return _least(readings, lambda phrase: isinstance(phrase, CantBlockThese))


def _spells_do(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """On a spell, what happens "this turn" is an effect of it, not an ability of a permanent that it never is."""
    effects = [each for each in readings if isinstance(each[0], SpellAbility)]
    others = [
        each for each in readings if isinstance(each[0], TriggeredAbility) and isinstance(each[0].trigger, WhenTrue)
    ]
    return effects if effects and len(effects) + len(others) == len(readings) else readings


def _found_and_moved(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which one phrase says what is looked for and what becomes of it."""
    return _least(readings, lambda phrase: isinstance(phrase, FindInLibrary))


def _asked_once(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which two phrases that ask the same, or say it with more changes, are the plainer one."""
    return _least(readings, lambda phrase: isinstance(phrase, PowersOf | LoseKeywords))


def _by_each_of_them(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which each of several players who may do one thing "and" another does both."""
    return _most(readings, ThatOneOfThem)


def _no_statics(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """On a spell, what can be an effect is one (113.3a), not a static ability."""
    effects = [each for each in readings if isinstance(each[0], SpellAbility)]
    statics = [each for each in readings if isinstance(each[0], StaticAbility)]
    return effects if effects and statics and len(effects) + len(statics) == len(readings) else readings


def _fit_for_it(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which nothing is done to what it can't be done to, or for nothing."""
    return [each for each in readings if not _is_idle(each)] or readings


def _is_idle(reading: tuple[Any, ...]) -> bool:
    """Return whether a cost is paid for nothing, or a card copied as though it were a spell, or the other way round.

    A copy of a card is cast (707.12); of a copied spell nobody says so.
    """
    phrases = list(_walk(reading))
    unfit = CopyOnStack if any(isinstance(getattr(each, "cards", None), TheCopy) for each in phrases) else CopyCard
    return any(
        isinstance(each, unfit) or (isinstance(each, MayPay) and each.then is None and each.otherwise is None)
        for each in phrases
    )


def _most_names(readings: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Keep those in which every comma of a list of card names stands between two of them."""
    most = max(_names(each) for each in readings)
    return [each for each in readings if _names(each) == most]


def _names(reading: tuple[Any, ...]) -> int:
    return sum(len(each.names) for each in _walk(reading) if isinstance(each, CopyByName))
