"""What stands in the gaps of a citation: objects, players, terms and numbers, in words of both languages."""

from collections.abc import Mapping
from typing import Any

from shinpan.cards.pool.names_ja import japanese_names
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.game.subtypes import find_subtype
from shinpan.game.term import Term
from shinpan.lab.explain.said import ZONES, Said, of_term, plain
from shinpan.lab.naming import Registry
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.rules.table import Table

ENTITIES = frozenset({"object", "source", "target", "host", "recipient", "attacker", "blocker", "player", "spell"})
"""The parameters of citations that are objects or players."""

NOTHING = Said("an effect", "効果")
"""The source of what a `do` step does."""


def said_parameters(table: Table, names: Registry, parameters: Mapping[str, Any]) -> dict[str, Said]:
    """Return the parameters of a citation in words, as things are now."""
    return {key: _said(table, names, key, value) for key, value in parameters.items()}


def _said(table: Table, names: Registry, key: str, value: Any) -> Said:
    if isinstance(value, PlayerId):
        return plain(table.player(value).name)
    if key in ENTITIES and isinstance(value, int):
        return said_entity(table, names, ObjectId(value))
    if key == "half" and isinstance(value, int):
        return (Said("left", "左"), Said("right", "右"))[value]
    if key == "name" and isinstance(value, str):
        return Said(value, japanese_name(value).strip("《》"))
    if isinstance(value, Zone):
        return ZONES[value]
    if isinstance(value, Term):
        return of_term(value)
    return plain(value)


def japanese_name(name: str) -> str:
    """Return a card's name as Japanese texts write it, in brackets; the English one if no Japanese one is known."""
    return f"《{japanese_names().get(name, name)}》"


_TOKEN = " Token"
"""What the name of a token ends with that is named after its subtypes (111.4)."""


def said_name(name: str) -> Said:
    """Return a card's name, or that of a token: in Japanese its subtypes, where the name is made of them (111.4)."""
    if name.endswith(_TOKEN):
        types = [find_subtype(word) for word in name.removesuffix(_TOKEN).split()]
        if types and None not in types:
            return Said(name, f"{'・'.join(each.ja for each in types if each is not None)}・トークン")
    return Said(name, japanese_name(name))


def said_entity(table: Table, names: Registry, entity: Entity) -> Said:
    """Return an object or player in words."""
    if isinstance(entity, PlayerId):
        return plain(table.player(entity).name)
    obj = table.object(entity)
    if obj is None:
        return NOTHING
    if obj.stacked is not None:
        return _ability(table, names, obj)
    return _object(table, names, obj)


def _ability(table: Table, names: Registry, obj: GameObject) -> Said:
    assert obj.stacked is not None
    of = said_entity(table, names, obj.stacked.source)
    if isinstance(obj.stacked.ability, TriggeredAbility):
        return Said(f"the triggered ability of {of.en}", f"{of.ja}の誘発型能力")
    return Said(f"the activated ability of {of.en}", f"{of.ja}の起動型能力")


def _object(table: Table, names: Registry, obj: GameObject) -> Said:
    if obj.face_down is not None and obj.zone is Zone.BATTLEFIELD:
        return _with_handle(names, obj, Said("the face-down permanent", "裏向きのパーマネント"), "")
    name = table.characteristics(obj.id).name or names.name_of(table, obj)
    said = _token(table, obj, name) if obj.kind is ObjectKind.TOKEN else said_name(name)
    if obj.kind is ObjectKind.COPY and obj.zone is Zone.STACK:
        said = Said(f"the copy of {said.en}", f"{said.ja}のコピー")
    return _with_handle(names, obj, said, name)


def _with_handle(names: Registry, obj: GameObject, said: Said, name: str) -> Said:
    """Add the handle where the name alone doesn't tell which is meant."""
    handle = names.handle_of(obj)
    if handle is None or handle == name or not names.shares_name(obj, name):
        return said
    return Said(f"{said.en} [{handle}]", f"{said.ja}［{handle}］")


def _token(table: Table, obj: GameObject, name: str) -> Said:
    """Return a token: in Japanese by its subtypes where it has no name of its own (111.4)."""
    if not name.endswith(_TOKEN):
        return said_name(name)
    types = "・".join(each.ja for each in sorted(table.characteristics(obj.id).subtypes))
    return Said(f"the {name}", f"{types}・トークン" if types else "トークン")
