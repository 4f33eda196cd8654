"""Target slots: each "target" in the text of a spell or ability, with what may be chosen for it (115.1)."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Choices
from shinpan.game.subtypes.creature import CreatureType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import AbilityPhrase, Effect, Phrase, Quantity, walk
from shinpan.phrases.conditions import AnnouncedCondition
from shinpan.phrases.effects.sequence import If, Modal
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.groups import Collection, Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import SameOwnerAs
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.objects import This
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.rulebook.citations import carries

carries("115.1")
carries("115.1e")
carries("115.3")
carries("303.4a")
carries("601.2c")
carries("702.33g")
carries("702.140a")


class Slots(NamedTuple):
    """The target slots of a spell or ability in order, and where those of each part begin.

    mode_offsets: for each chosen mode, the number of its first slot. offsets: the same for each spell ability, where
    there are several (a fused spell, 702.102d; a spliced one).
    """

    targets: tuple[Target, ...] = ()
    mode_offsets: tuple[int, ...] = ()
    offsets: tuple[int, ...] = ()


_NONE = Slots()
_HOST = Group(
    Permanents((CardType.CREATURE,)),
    adjectives=(Not(OfKind(CreatureType.HUMAN)),),
    modifiers=(SameOwnerAs(This()),),
)
_MUTATING = Slots((Target(_HOST),))
"""What a creature spell cast for its mutate cost targets (702.140a)."""
_LEFT_OUT = Target(Group(Permanents()), Fixed(0), Fixed(0))
"""Stands in the place of a target that isn't chosen, so that the others keep their places (702.33g)."""
_NO_CHOICES = Choices()
_Key = tuple[tuple[int, ...], tuple[bool, ...]]
_MADE: dict[int, tuple[Any, tuple[AnnouncedCondition, ...], dict[_Key, Slots]]] = {}


def slots_of_effect(effect: Effect, choices: Choices | None = None) -> Slots:
    """Return the slots of an effect, given what has been chosen: modes, and what was announced (601.2b-c).

    Worked out once for each effect and set of choices that matter.
    """
    kept = _MADE.get(id(effect))
    if kept is None or kept[0] is not effect:
        conditions = tuple(each for each in _inside(effect) if isinstance(each, AnnouncedCondition))
        kept = _MADE[id(effect)] = (effect, conditions, {})
    if choices is None:
        choices = _NO_CHOICES
    key = (choices.modes, tuple(condition.was(choices) for condition in kept[1]) if kept[1] else ())
    found = kept[2].get(key)
    if found is None:
        found = kept[2][key] = _collect(effect, choices)
    return found


def slots_of_spell(characteristics: Characteristics, choices: Choices | None = None) -> Slots:
    """Return the slots of a spell: those of its spell abilities, of an Aura's enchant ability (303.4a), of mutate."""
    if choices is not None and is_mutating(choices):
        return _MUTATING
    spells = index_of(characteristics).spells
    if len(spells) == 1:
        return slots_of_effect(spells[0][1].effect, choices)
    if spells:
        return _joined([ability.effect for _, ability in spells], choices or _NO_CHOICES)
    target = enchant_target(characteristics)
    return Slots((target,)) if target is not None else _NONE


def is_mutating(choices: Choices) -> bool:
    """Return whether a spell is a mutating creature spell: it was cast for its mutate cost (702.140a)."""
    return KeywordAbility.MUTATE in choices.keywords


def _joined(effects: list[Effect], choices: Choices) -> Slots:
    """Return the slots of several effects one after another; the modes are those of the first that has any."""
    targets: tuple[Target, ...] = ()
    mode_offsets: tuple[int, ...] = ()
    offsets: list[int] = []
    for effect in effects:
        has_modes = modal_of(effect) is not None and not mode_offsets
        slots = slots_of_effect(effect, choices if has_modes else choices.with_(modes=()))
        mode_offsets = mode_offsets or tuple(len(targets) + each for each in slots.mode_offsets)
        offsets.append(len(targets))
        targets += slots.targets
    return Slots(targets, mode_offsets, tuple(offsets))


_MODAL: dict[int, tuple[Effect, Modal | None]] = {}


def modal_of(effect: Effect) -> Modal | None:
    """Return the choice of modes in an effect, if it has one (700.2)."""
    known = _MODAL.get(id(effect))
    if known is None or known[0] is not effect:
        found = next((each for each in _inside(effect) if isinstance(each, Modal)), None)
        known = _MODAL[id(effect)] = (effect, found)
    return known[1]


def enchant_target(characteristics: Characteristics) -> Target | None:
    """Return what an Aura spell targets by its enchant ability (702.5a)."""
    for ability in characteristics.abilities:
        if isinstance(ability, Keyword) and ability.keyword is KeywordAbility.ENCHANT:
            quality = ability.quality
            assert isinstance(quality, Collection)
            return Target(quality)
    return None


def _collect(effect: Effect, choices: Choices) -> Slots:
    modal = modal_of(effect)
    if modal is None:
        return Slots(_in_order(effect, choices))
    targets: list[Target] = []
    offsets: list[int] = []
    for mode in choices.modes:
        offsets.append(len(targets))
        targets.extend(_in_order(modal.modes[mode], choices))
    return Slots(tuple(targets), tuple(offsets))


def _in_order(effect: Effect, choices: Choices) -> tuple[Target, ...]:
    """Return the targets of an effect by slot; nothing is chosen for those that aren't asked for with these choices."""
    by_slot: dict[int, Target] = {}
    again: set[int] = set()
    for each in _inside(effect, choices):
        if isinstance(each, Target):
            by_slot.setdefault(each.slot, each)
        elif isinstance(each, TheTarget):
            again.add(each.slot)
    missing = again - by_slot.keys()
    if missing:  # "it" in one branch may mean the target that another branch names
        for each in _inside(effect):
            if isinstance(each, Target) and each.slot in missing:
                by_slot.setdefault(each.slot, each)
    return tuple(by_slot.get(slot, _LEFT_OUT) for slot in range(max(by_slot, default=-1) + 1))


def _inside(value: Any, choices: Choices | None = None) -> Iterator[Phrase]:
    """Yield the phrases of an effect, but not those of abilities that it gives or creates: their targets are theirs.

    choices: leave out what was announced otherwise.
    """
    if isinstance(value, tuple):
        for item in value:
            yield from _inside(item, choices)
    elif isinstance(value, WhereX):
        yield value
        for inner in _inside(value.effect, choices):
            yield _with_x(inner, value.amount) if isinstance(inner, Target) else inner
    elif isinstance(value, Phrase) and not isinstance(value, AbilityPhrase):
        yield value
        if choices is not None and isinstance(value, If) and isinstance(value.condition, AnnouncedCondition):
            yield from _inside(value.effect if value.condition.was(choices) else value.otherwise, choices)
            return
        for each in fields(value):  # type: ignore[arg-type]
            if each.compare:
                yield from _inside(getattr(value, each.name), choices)


def _with_x(target: Target, amount: Quantity) -> Target:
    """Return a target with the X that the text defines worked out as it is chosen: "up to X target creatures"."""
    found: Target = _replaced(target, amount)
    return found


def _replaced(value: Any, amount: Quantity) -> Any:
    if isinstance(value, X):
        return amount
    if isinstance(value, tuple):
        return tuple(_replaced(each, amount) for each in value)
    if not isinstance(value, Phrase) or not any(isinstance(each, X) for each in walk(value)):
        return value
    names = [each.name for each in fields(value) if each.compare]  # type: ignore[arg-type]
    return value.with_(**{name: _replaced(getattr(value, name), amount) for name in names})
