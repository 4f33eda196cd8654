"""What permanents of a situation have to do with each other: attachments, exiled cards, choices, combat."""

from collections.abc import Sequence
from typing import NamedTuple

from shinpan.cards.library import Library
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Color, Step
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import Chosen
from shinpan.game.subtypes import subtype
from shinpan.game.term import Term
from shinpan.game.turn import Attack, Combat
from shinpan.lab.faults import Fault, mistake, not_supported
from shinpan.lab.naming import Registry
from shinpan.lab.notation.situation import CardEntry
from shinpan.lab.notation.values import Answer, Reference, Word
from shinpan.lab.setup.definitions import card_named
from shinpan.phrases.base import walk
from shinpan.phrases.choices import NAMES, Choosable
from shinpan.phrases.effects.zones import ExileObjects
from shinpan.phrases.replacements.entering import ChooseAsEnters
from shinpan.rules.combat.defending import defender
from shinpan.rules.happening.moving import put
from shinpan.rules.table import Table

_COMBAT_STEPS = frozenset(
    {
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    }
)
_BLOCKS_DECLARED = _COMBAT_STEPS - {Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS}


class Placed(NamedTuple):
    """The objects that one entry became, in whose list it stands."""

    entry: CardEntry
    holder: PlayerId
    objects: tuple[ObjectId, ...]


def link(table: Table, names: Registry, placed: Sequence[Placed]) -> None:
    """Carry out the keys that speak of other objects, once all are there."""
    for each in placed:
        for object_id in each.objects:
            if each.entry.attached_to is not None:
                _attach(table, object_id, names.one(table, each.entry.attached_to))
            if each.entry.exiled_with is not None:
                _exiled_with(table, names, object_id, each.entry.exiled_with)
            if each.entry.chosen:
                _choose(table, names, object_id, each.entry)
    _begin_combat(table, names, placed)


def _attach(table: Table, object_id: ObjectId, host: Entity) -> None:
    put(table.state, table.state.objects[object_id].with_(attached_to=host))
    table.touch()


def _exiled_with(table: Table, names: Registry, object_id: ObjectId, reference: Reference) -> None:
    """Have the object that exiled a card remember it for its linked ability (607.2a)."""
    source = names.one(table, reference)
    obj = None if isinstance(source, PlayerId) else table.state.objects.get(source)
    numbers = (
        []
        if obj is None
        else [
            phrase.link
            for phrase in walk(table.characteristics(obj.id).abilities)
            if isinstance(phrase, ExileObjects) and phrase.link is not None
        ]
    )
    if obj is None or not numbers:
        raise mistake(reference.line, Fault.NOTHING_LINKED, card=str(reference))
    held = dict(obj.links)
    key = (table.origin(obj.id), numbers[0])
    held[key] = (*held.get(key, ()), object_id)
    put(table.state, obj.with_(links=tuple(held.items())))


def _choose(table: Table, names: Registry, object_id: ObjectId, entry: CardEntry) -> None:
    """Note the choices made as the permanent entered (614.12a)."""
    obj = table.state.objects[object_id]
    characteristics = table.characteristics(object_id)
    wanted = _choices_of(characteristics)
    if not wanted:
        raise mistake(entry.line, Fault.NOTHING_CHOSEN, card=characteristics.name)
    origin = table.origin(object_id)
    chosen = tuple(
        Chosen(what.key, _value(names, what, answer, characteristics.name), origin)
        for what, answer in zip(wanted, entry.chosen, strict=False)
    )
    put(table.state, obj.with_(chosen=chosen))
    table.touch()


def _choices_of(characteristics: Characteristics) -> list[Choosable]:
    return [phrase.what for phrase in walk(characteristics.abilities) if isinstance(phrase, ChooseAsEnters)]


def _value(names: Registry, what: Choosable, answer: Answer, card: str) -> Term | str:
    found = answer.text if isinstance(answer, Word) else str(answer)
    if what in NAMES:
        return _card_name(names.library, found, answer.line)
    terms: dict[str, Term] = {}
    if what is Choosable.COLOR:
        terms = {name.casefold(): color for color in Color for name in (color.en, color.ja, color.letter)}
    if found.casefold() in terms:
        return terms[found.casefold()]
    if what is Choosable.CREATURE_TYPE:
        try:
            return subtype(found)
        except ValueError:
            pass
    raise mistake(answer.line, Fault.NOT_A_CHOICE, found=found, card=card)


def _card_name(library: Library, found: str, line: int) -> str:
    """Return the name, in English, of the card, half or face that is meant (201.2)."""
    card = card_named(library, found, line)
    place = library.names_face(card, found)
    return card.faces[place].name if place is not None else card.name


def _begin_combat(table: Table, names: Registry, placed: Sequence[Placed]) -> None:
    """Put creatures that are attacking or blocking into combat (508.1k, 509.1g)."""
    step = table.state.turn.step
    if step in _COMBAT_STEPS:
        table.state.combat = Combat()
    fighting = [each for each in placed if each.entry.attacking is not None or each.entry.blocking]
    if not fighting:
        return
    if step not in _COMBAT_STEPS or step is Step.BEGINNING_OF_COMBAT:
        raise mistake(fighting[0].entry.line, Fault.NO_COMBAT)
    attacks = [
        _attack(table, object_id, names.one(table, each.entry.attacking), each.entry)
        for each in fighting
        if each.entry.attacking is not None
        for object_id in each.objects
    ]
    for each in fighting:
        for reference in each.entry.blocking:
            _block(table, names, attacks, each, reference)
    table.state.combat = Combat(tuple(attacks), blocks_declared=step in _BLOCKS_DECLARED, attacked=bool(attacks))


def _attack(table: Table, attacker: ObjectId, target: Entity, entry: CardEntry) -> Attack:
    player = defender(table, target)
    if player is None:
        raise not_supported(entry.line, "attacking: this can't be attacked")
    return Attack(attacker, target, player)


def _block(table: Table, names: Registry, attacks: list[Attack], blocking: Placed, reference: Reference) -> None:
    attacker = names.one(table, reference)
    for place, attack in enumerate(attacks):
        if attack.attacker == attacker:
            attacks[place] = attack.with_(blocked=True, blockers=(*attack.blockers, *blocking.objects))
            return
    raise mistake(reference.line, Fault.NOT_ATTACKING, found=str(reference))
