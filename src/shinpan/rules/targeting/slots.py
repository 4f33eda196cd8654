"""Target slots: each "target" in the text of a spell or ability, with what may be chosen for it (115.1)."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NamedTuple

from shinpan.game.characteristics import Characteristics
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import AbilityPhrase, Effect, Phrase
from shinpan.phrases.effects.sequence import Modal
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.targets import Target
from shinpan.rulebook.citations import carries

carries("115.1")
carries("115.3")
carries("303.4a")


class Slots(NamedTuple):
    """The target slots of a spell or ability in order, and for each chosen mode the number of its first slot.

    offsets: the number of the first slot of each spell ability, where there are several (a fused spell, 702.102d).
    """

    targets: tuple[Target, ...] = ()
    mode_offsets: tuple[int, ...] = ()
    offsets: tuple[int, ...] = ()


_NONE = Slots()
_MADE: dict[int, tuple[Any, dict[tuple[int, ...], Slots]]] = {}


def slots_of_effect(effect: Effect, modes: tuple[int, ...] = ()) -> Slots:
    """Return the slots of an effect with the modes chosen. Worked out once for each effect and choice of modes."""
    kept = _MADE.get(id(effect))
    if kept is None or kept[0] is not effect:
        kept = _MADE[id(effect)] = (effect, {})
    found = kept[1].get(modes)
    if found is None:
        found = kept[1][modes] = _collect(effect, modes)
    return found


def slots_of_spell(characteristics: Characteristics, modes: tuple[int, ...] = ()) -> Slots:
    """Return the slots of a spell: those of its spell abilities, or of an Aura's enchant ability (303.4a)."""
    spells = index_of(characteristics).spells
    if len(spells) == 1:
        return slots_of_effect(spells[0][1].effect, modes)
    if spells:
        return _joined([ability.effect for _, ability in spells], modes)
    target = enchant_target(characteristics)
    return Slots((target,)) if target is not None else _NONE


def _joined(effects: list[Effect], modes: tuple[int, ...]) -> Slots:
    """Return the slots of several effects one after another; the modes are those of the first that has any."""
    targets: tuple[Target, ...] = ()
    mode_offsets: tuple[int, ...] = ()
    offsets: list[int] = []
    for effect in effects:
        chosen = modes if modal_of(effect) is not None and not mode_offsets else ()
        slots = slots_of_effect(effect, chosen)
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


def _collect(effect: Effect, modes: tuple[int, ...]) -> Slots:
    modal = modal_of(effect)
    if modal is None:
        return Slots(_in_order(each for each in _inside(effect) if isinstance(each, Target)))
    targets: list[Target] = []
    offsets: list[int] = []
    for mode in modes:
        offsets.append(len(targets))
        targets.extend(_in_order(each for each in _inside(modal.modes[mode]) if isinstance(each, Target)))
    return Slots(tuple(targets), tuple(offsets))


def _in_order(targets: Iterator[Target]) -> tuple[Target, ...]:
    by_slot: dict[int, Target] = {}
    for target in targets:
        by_slot.setdefault(target.slot, target)
    return tuple(by_slot[slot] for slot in sorted(by_slot))


def _inside(value: Any) -> Iterator[Phrase]:
    """Yield the phrases of an effect, but not those of abilities that it gives or creates: their targets are theirs."""
    if isinstance(value, tuple):
        for item in value:
            yield from _inside(item)
    elif isinstance(value, Phrase) and not isinstance(value, AbilityPhrase):
        yield value
        for each in fields(value):  # type: ignore[arg-type]
            if each.compare:
                yield from _inside(getattr(value, each.name))
