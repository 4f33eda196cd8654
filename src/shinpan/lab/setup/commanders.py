"""Commanders of a situation (903.3): in the command zone unless the file has them elsewhere."""

from collections.abc import Iterator

from shinpan.cards.card import Card
from shinpan.cards.library import Library
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.objects import Component
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.situation import CardEntry, PlayerSetup
from shinpan.lab.setup.definitions import card_named


def check_variant(scenario: Scenario) -> None:
    """Raise Mistake if commanders are named in a file without the variant that has them."""
    if scenario.variant is not None:
        return
    for setup in scenario.players:
        if setup.commanders:
            raise mistake(setup.line, Fault.NO_VARIANT)
        for _, entry in _entries(setup):
            if _is_marked(entry):
                raise mistake(entry.line, Fault.NO_VARIANT)


def waiting_commanders(setup: PlayerSetup, library: Library) -> Iterator[CardEntry]:
    """Yield entries of the command zone for the commanders that are in no entry of the file."""
    placed = [card for zone, entry in _entries(setup) for card in _commanders_in(zone, entry, setup, library)]
    for name in setup.commanders:
        if card_named(library, name, setup.line) not in placed:
            yield CardEntry(line=setup.line, card=name, commander=True)


def designated(
    components: tuple[Component, ...], zone: Zone, entry: CardEntry, setup: PlayerSetup, library: Library
) -> tuple[Component, ...]:
    """Return what represents an object of an entry, with its commanders marked as the file has it."""
    wanted = _commanders_in(zone, entry, setup, library)
    marked = {place for place, part in enumerate(entry.merged) if part.commander}
    if entry.commander and not marked and not any(each.definition in wanted for each in components):
        marked.add(0)
    found = tuple(
        each.with_(commander=True) if place in marked or each.definition in wanted else each
        for place, each in enumerate(components)
    )
    for each in found:
        if each.commander and each.kind is not ObjectKind.CARD:
            raise mistake(entry.line, Fault.TOKEN_COMMANDER, found=each.definition.name)
    return found


def _entries(setup: PlayerSetup) -> Iterator[tuple[Zone, CardEntry]]:
    for zone, entries in setup.zones():
        for entry in entries:
            yield zone, entry


def _is_marked(entry: CardEntry) -> bool:
    return entry.commander or any(part.commander for part in entry.merged)


def _commanders_in(zone: Zone, entry: CardEntry, setup: PlayerSetup, library: Library) -> list[Card]:
    """Return the player's commanders that an entry holds: those it marks, or lists in the command zone.

    A mark on a permanent of several cards means those that the player's `commanders` name, or else the one that
    stands as `card`.
    """
    if not _is_marked(entry) and zone is not Zone.COMMAND:
        return []
    named = [card_named(library, name, setup.line) for name in setup.commanders]
    marked = [part.card for part in entry.merged if part.commander and part.card is not None]
    if marked:
        return [card_named(library, name, entry.line) for name in marked]
    whole = [entry.card] if entry.card is not None else []
    cards = [card_named(library, name, entry.line) for name in (*whole, *(part.card or "" for part in entry.merged))]
    melded = [each for each in named for card in cards if _meld_together(each, card)]
    return [card for card in cards if card in named] or melded


def _meld_together(one: Card, other: Card) -> bool:
    return len(one.faces) > 1 and len(other.faces) > 1 and one.layout is other.layout and one.faces[1] == other.faces[1]
