"""What nodes stand for whatever was said before: found out once, and known before a whole reading is.

Much of a text speaks of nothing but itself: "legendary creature card", "you control", "destroy target artifact". What
it stands for is the same in every reading that it is part of. Readings of the same words that come to the same are one,
and where words can stand for nothing no reading needs to be made of them.
"""

from collections.abc import Iterator
from typing import Any

from shinpan.oracle.reading.building import fields_of
from shinpan.oracle.reading.deducing import DEDUCING
from shinpan.oracle.reading.described import Described
from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.joined import begins_with_instead
from shinpan.oracle.reading.lasting import again_as
from shinpan.oracle.reading.mentions import Unclear
from shinpan.oracle.reading.nodes import Again, Items, Node, Pair, Sign, sign_of
from shinpan.oracle.reading.noting import mentions_of
from shinpan.oracle.reading.plans import DEDUCED, Built, Changed, Child, Constant, Plan, Row, Same
from shinpan.oracle.reading.quoted import Quoted
from shinpan.oracle.reading.shaping import is_shaped, shaped
from shinpan.oracle.reading.singling import singled
from shinpan.oracle.reading.types import defaults, required
from shinpan.oracle.reading.variants import Variant
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.announced import Targets
from shinpan.phrases.base import Effect, Phrase, Reference, ReplacementPart, StaticPart, TriggerPhrase
from shinpan.phrases.circumstances import HasCounters
from shinpan.phrases.effects.among import PutTheRest
from shinpan.phrases.effects.casting import TheCopy
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.next_time import OnNext
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.places import Other
from shinpan.phrases.quantities import Amount
from shinpan.phrases.references.objects import Linked, Paid
from shinpan.phrases.references.players import TargetedPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.prevented import DamagePrevented
from shinpan.phrases.this_way import WasDone
from shinpan.phrases.wording.choosing import holds

UNFIT: Any = object()
"""Nothing can be meant, whatever was said before."""
LOST = Built(Amount, ())
"""The plan for "the life lost this way"."""
_REMEMBERED = (Effect, StaticPart, TriggerPhrase, ReplacementPart, HasCounters, Targets, WasDone)
"""What is remembered for later words, besides references."""
_WORKED_OUT = DEDUCING | {TargetedPlayer, Paid, TheCopy, Linked, PutTheRest, DamagePrevented, Later, OnNext, WhenDone}
"""The classes of which something is worked out from what was said before."""


def differing(values: list[Any]) -> list[Any]:
    """Return readings of the same words without those that can't be, and of those that come to the same only one.

    It is the one with the least to check once its phrase is made, or that is read as the phrase that it is.
    """
    made: dict[Any, Any] = {}
    for value in values:
        what = known(value)
        if what is not UNFIT and (what not in made or _is_called(value, what)):
            made[what] = value
    return [value for what, value in made.items() if not (isinstance(what, Sign) and what.plain in made)]


def _is_called(value: Any, what: Any) -> bool:
    return isinstance(value, Node) and value.name == type(what).__name__


def known(raw: Any) -> Any:
    """Return what the contents of a slot stand for, with signs in it for what depends on what was said before.

    Targets in it are numbered by where they stand, what is other is so than the card itself, and nothing in it is kept
    for later. UNFIT if it can be nothing.
    """
    match raw:
        case Node():
            if raw.known is None:
                raw.known = _known(raw)
            return raw.known
        case Quoted(items=(ability,)):
            return _sign("quoted", known(ability))
        case Items(items=items):
            return _together(items)
        case Pair(number=number, counted=counted):
            return _together((number, counted))
        case Again(word=word, noun=noun, start=start):
            return _sign("again", word, start, known(noun))
        case Described():
            return _sign("token", *raw.said(), known(raw.abilities))
    return raw


def _sign(*said: Any) -> Any:
    return UNFIT if any(each is UNFIT for each in said) else sign_of(said)


def _together(raws: tuple[Any, ...]) -> Any:
    found = tuple(known(each) for each in raws)
    return UNFIT if any(each is UNFIT for each in found) else found


def _is_vague(value: Any) -> bool:
    """Return whether something that is known has signs in it."""
    return isinstance(value, Sign) or (isinstance(value, tuple) and any(_is_vague(each) for each in value))


def _known(node: Node) -> Any:
    children = _together(node.children)
    if children is UNFIT:
        return UNFIT
    if _is_vague(children) or _is_open(node.variant):
        return _vaguely(node, children)
    try:
        fields = fields_of(node.variant.plan, children)
        if node.variant.cls is Target:
            fields["slot"] = node.start
        phrase = phrase_of(node, fields)
        if isinstance(phrase, Effect):
            phrase = singled(phrase)
        check(node, phrase)
    except Unfit:
        return UNFIT
    except Unclear:
        return _vaguely(node, children)
    node.silent = _is_silent(node, phrase)
    node.about = _about(node, children) if node.silent else None
    return phrase


def phrase_of(node: Node, fields: dict[str, Any]) -> Phrase:
    """Return the phrase of a node with some fields. Raises Unfit and Unclear."""
    variant = node.variant
    if variant.cls is TriggeredAbility and begins_with_instead(node):
        fields.setdefault("condition", None)  # what is asked there is no condition of the ability (603.4)
    return shaped(variant.cls, fields, variant.wording.form)


def check(node: Node, phrase: Phrase) -> None:
    """Raise Unfit if a phrase isn't what the settings of its wording ask for."""
    variant = node.variant
    if variant.cls is Apply and not isinstance(phrase, Apply):
        return  # what goes for all is another phrase
    if not all(holds(phrase, path, written) for path, written in variant.conditions):
        raise Unfit


_OPEN: dict[Variant, bool] = {}


def _is_open(variant: Variant) -> bool:
    """Return whether what is said before decides about phrases of a wording, whatever is in its slots."""
    found = _OPEN.get(variant)
    if found is None:
        found = _OPEN[variant] = (
            variant.cls in _WORKED_OUT
            or bool(variant.subject)
            or "half" in required(variant.cls)
            or any(plan == LOST for _, plan in variant.plan.fields)
        )
    return found


# -- what depends on what was said before ----------------------------------------------------------------------------


def _vaguely(node: Node, children: tuple[Any, ...]) -> Sign:
    """Return a sign of what a node says, the same for the same."""
    variant = node.variant
    cls = variant.cls
    fields = dict(_symbols(variant.plan.fields, children))
    if is_shaped(cls):
        fields["wording"] = variant.wording.form
    else:
        fields = {**_unsaid(cls), **fields}
    own = tuple(child for child, paths in zip(children, variant.paths, strict=True) if not paths)
    said = (cls, frozenset(fields.items()), own, variant.subject, variant.number if variant.subject else 2)
    return sign_of(said, variant.conditions)


def _symbol(plan: Plan, children: tuple[Any, ...]) -> Any:
    match plan:
        case Child(place, part):
            return children[place] if part is None else children[place][part]
        case Constant(value):
            return value
        case Same(path):
            return sign_of(("same", path))
        case Built(cls, fields):
            inside = _symbols(fields, children)
            if is_shaped(cls) or any(_is_vague(each) for _, each in inside):
                return sign_of((cls, inside))
            return cls(**dict(inside))
        case Changed(base, fields):
            return sign_of((_symbol(base, children), _symbols(fields, children)))
        case Row(items):
            return tuple(_symbol(each, children) for each in items)


def _symbols(fields: tuple[tuple[str, Plan], ...], children: tuple[Any, ...]) -> frozenset[tuple[str, Any]]:
    return frozenset((name, _symbol(plan, children)) for name, plan in fields)


_UNSAID: dict[type[Phrase], dict[str, Any]] = {}


def _unsaid(cls: type[Phrase]) -> dict[str, Any]:
    """Return the fields of a phrase that no words need to say."""
    found = _UNSAID.get(cls)
    if found is None:
        known = defaults(cls)
        found = _UNSAID[cls] = {name: known[name] for name in known if name not in DEDUCED | required(cls)}
    return found


# -- what nothing is remembered of -----------------------------------------------------------------------------------


_MAYBE_SILENT: dict[Variant, bool] = {}


def may_be_silent(variant: Variant) -> bool:
    """Return whether there may be phrases of a wording of which nothing is remembered."""
    found = _MAYBE_SILENT.get(variant)
    if found is None:
        found = _MAYBE_SILENT[variant] = (
            not issubclass(variant.cls, _REMEMBERED)
            and not _is_open(variant)
            and all(variant.paths)
            and all(path != ("cost",) for paths in variant.paths for path in paths)
        )
    return found


def _is_silent(node: Node, phrase: Phrase) -> bool:
    """Return whether nothing of a node is remembered: it needn't be gone through again in each reading."""
    if not may_be_silent(node.variant) or isinstance(phrase, _REMEMBERED) or not all(map(_is_quiet, node.children)):
        return False
    if isinstance(phrase, Group):
        return Other() not in phrase.adjectives  # what it is other than depends on what was said before
    return not isinstance(phrase, Reference) or not any(True for _ in mentions_of(phrase))


def _is_quiet(raw: Any) -> bool:
    if isinstance(raw, Node):
        return bool(raw.silent)
    return all(map(_is_quiet, _inside(raw)))


def _inside(raw: Any) -> tuple[Any, ...]:
    if isinstance(raw, Items):
        return raw.items
    return (raw.number, raw.counted) if isinstance(raw, Pair) else ()


def _about(node: Node, children: tuple[Any, ...]) -> Reference | None:
    """Return whom or what the words of a node are about in the end, if they are about anything."""
    about: Reference | None = None
    for place, raw in enumerate(node.children):
        about = next(_abouts(raw), about)
        if place == 0 and 0 in node.variant.wording.subjects and isinstance(children[0], Reference):
            about = again_as(children[0])
    return about


def _abouts(raw: Any) -> Iterator[Reference]:
    """Yield what words are about, the last first."""
    if isinstance(raw, Node):
        if raw.about is not None:
            yield raw.about
        return
    for each in reversed(_inside(raw)):
        yield from _abouts(each)
