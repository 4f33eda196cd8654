"""What the checks of a scenario found, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from shinpan.game.enums import Zone
from shinpan.game.objects import GameObject
from shinpan.lab.explain.facts import GONE, object_facts, player_facts, sentence, zone_fact
from shinpan.lab.explain.said import ZONES, Said, counted, listed, plain
from shinpan.lab.explain.values import said_entity, said_name
from shinpan.lab.naming import Registry
from shinpan.lab.notation.keys import ObjectKey, PlayerCheckKey
from shinpan.lab.notation.values import Reference
from shinpan.rules.table import Table


def object_finding(
    table: Table,
    names: Registry,
    reference: Reference,
    objects: Sequence[GameObject],
    values: Mapping[ObjectKey, Any],
    *,
    tell_zone: bool,
) -> Said:
    """Return what was found out about an object, or about several that are alike in it."""
    if not objects:
        return sentence(_gone(table, names, reference), [GONE])
    facts = object_facts(values)
    zones = {obj.zone for obj in objects}
    if len(zones) == 1 and (tell_zone or not facts):
        facts.insert(0, zone_fact(objects[0].zone))
    if len(objects) > 1:
        name = _written(names, reference)
        subject = Said(
            f"Each of the {counted(len(objects), 'object')} called {name.en}",
            f"{name.ja}と呼ばれるオブジェクト{len(objects)}個はそれぞれ",
        )
        return sentence(subject, facts) if facts else _number(len(objects), name)
    return sentence(said_entity(table, names, objects[0].id), facts)


def _gone(table: Table, names: Registry, reference: Reference) -> Said:
    """Return what a reference was to, as it last was."""
    last = max((each for each in table.state.pasts if names.fits(table, reference, each)), default=None)
    return _written(names, reference) if last is None else said_entity(table, names, last)


def _written(names: Registry, reference: Reference) -> Said:
    return plain(f'"{reference}"') if reference.text in names.handles else said_name(reference.text)


def _number(number: int, name: Said) -> Said:
    return Said(f"There are {counted(number, 'object')} called {name.en}.", f"{name.ja}は{number}個あります。")


def player_finding(name: str, values: Mapping[PlayerCheckKey, Any]) -> Said:
    """Return what was found out about a player."""
    return sentence(plain(name), player_facts(values))


def zone_finding(
    table: Table, names: Registry, zone: Zone, player: str | None, objects: Sequence[GameObject], *, ordered: bool
) -> Said:
    """Return what is in a zone."""
    place = ZONES[zone]
    if player is not None:
        place = Said(f"{player}'s {zone.en}", f"{player}の{zone.ja}")
    if zone is Zone.BATTLEFIELD and player is not None:
        place = Said(f"{player}'s side of the battlefield", f"{player}のコントロールする戦場")
    subject = Said(place.en[0].upper() + place.en[1:] if player is None else place.en, place.ja)
    if not objects:
        return Said(f"{subject.en} is empty.", f"{subject.ja}は空です。")
    if len(objects) > _MOST_NAMED:
        return Said(f"{subject.en} holds {len(objects)} cards.", f"{subject.ja}には{len(objects)}枚あります。")
    cards = listed(said_name(names.name_of(table, obj)) for obj in objects)
    order = Said(" from the top", "上から順に") if ordered else Said("", "")
    return Said(f"{subject.en} holds{order.en} {cards.en}.", f"{subject.ja}には{order.ja}{cards.ja}があります。")


_MOST_NAMED = 12
"""Larger zones are told by their number only."""


def stack_finding(table: Table, names: Registry, objects: Sequence[GameObject]) -> Said:
    """Return what is on the stack."""
    if not objects:
        return Said("The stack is empty.", "スタックは空です。")
    found = [said_entity(table, names, obj.id) for obj in objects]
    return Said(
        f"On the stack, from the top: {', '.join(said.en for said in found)}.",
        f"スタックには上から順に{'、'.join(said.ja for said in found)}があります。",
    )


def triggered_finding(names: Registry, reference: Reference, count: int) -> Said:
    """Return how often abilities of a source triggered."""
    name = _written(names, reference)
    if count == 0:
        return Said(f"No ability of {name.en} has triggered.", f"{name.ja}の能力は誘発していません。")
    times = {1: "once", 2: "twice"}.get(count, f"{count} times")
    return Said(f"Abilities of {name.en} have triggered {times}.", f"{name.ja}の能力は{count}回誘発しました。")


def game_finding(table: Table) -> Said:
    """Return how the game has ended."""
    state = table.state
    if not state.over:
        return Said("The game goes on.", "ゲームは続いています。")
    if state.winner is None:
        return Said("The game is a draw.", "ゲームは引き分けです。")
    name = table.player(state.winner).name
    return Said(f"{name} has won the game.", f"{name}がゲームに勝利しました。")
