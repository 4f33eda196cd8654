"""What stands in the gaps of a citation: objects, players, terms and numbers, in words of both languages."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from shinpan.cards.pool.names_ja import japanese_names
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.game.term import Term
from shinpan.lab.naming import Registry
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.rulebook.language import Language
from shinpan.rules.table import Table

ENTITIES = frozenset({"object", "source", "target", "host", "recipient", "attacker", "blocker", "player", "spell"})
"""The parameters of citations that are objects or players."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A value in words."""

    en: str
    ja: str

    def text(self, language: Language) -> str:
        """Return the words in a language."""
        return self.ja if language is Language.JA else self.en


def shown_parameters(table: Table, names: Registry, parameters: Mapping[str, Any]) -> dict[str, Shown]:
    """Return the parameters of a citation in words, as they are now."""
    return {key: _shown(table, names, key, value) for key, value in parameters.items()}


def _shown(table: Table, names: Registry, key: str, value: Any) -> Shown:
    if isinstance(value, PlayerId):
        name = table.player(value).name
        return Shown(name, name)
    if key in ENTITIES and isinstance(value, int):
        return entity_shown(table, names, ObjectId(value))
    if key == "name" and isinstance(value, str):
        return Shown(value, japanese_name(value).strip("《》"))
    if isinstance(value, Term):
        return Shown(value.en, value.ja)
    return Shown(str(value), str(value))


def japanese_name(name: str) -> str:
    """Return a card's name as Japanese texts write it, in brackets; the English one if no Japanese one is known."""
    return f"《{japanese_names().get(name, name)}》"


def entity_shown(table: Table, names: Registry, entity: Entity) -> Shown:
    """Return an object or player in words."""
    if isinstance(entity, PlayerId):
        name = table.player(entity).name
        return Shown(name, name)
    obj = table.object(entity)
    if obj is None:
        return Shown("it", "それ")
    if obj.stacked is not None:
        return _ability(table, names, obj)
    return _named(table, names, obj)


def _ability(table: Table, names: Registry, obj: GameObject) -> Shown:
    assert obj.stacked is not None
    source = table.object(obj.stacked.source)
    of = _named(table, names, source) if source is not None else Shown("something", "発生源")
    if isinstance(obj.stacked.ability, TriggeredAbility):
        return Shown(f"the triggered ability of {of.en}", f"{of.ja}の誘発型能力")
    return Shown(f"the activated ability of {of.en}", f"{of.ja}の起動型能力")


def _named(table: Table, names: Registry, obj: GameObject) -> Shown:
    name = table.characteristics(obj.id).name or names.name_of(table, obj)
    if obj.face_down is not None and obj.zone is Zone.BATTLEFIELD:
        return Shown("a face-down permanent", "裏向きのパーマネント")
    token = obj.kind is ObjectKind.TOKEN
    shown_ja = _token_name(table, obj, name) if token else japanese_name(name)
    handle = names.handle_of(obj)
    if handle is not None and handle != name and _shared(table, names, obj, name):
        return Shown(f"{name} [{handle}]", f"{shown_ja}［{handle}］")
    return Shown(name, shown_ja)


def _token_name(table: Table, obj: GameObject, name: str) -> str:
    """Return a token's name in Japanese: its subtypes where it has no name of its own (111.4)."""
    characteristics = table.characteristics(obj.id)
    if name.endswith(" Token"):
        types = "・".join(each.ja for each in sorted(characteristics.subtypes))
        return f"{types}・トークン" if types else "トークン"
    return japanese_name(name)


def _shared(table: Table, names: Registry, obj: GameObject, name: str) -> bool:
    """Return whether other things of the file go by the same name, so that the handle has to tell them apart."""
    return any(other != obj.id and _same_name(table, names, each, name) for other, each in _things(table, names))


def _things(table: Table, names: Registry) -> Iterator[tuple[ObjectId, GameObject]]:
    for each, obj in table.state.objects.items():
        if obj.components and (obj.zone is not Zone.LIBRARY or names.handle_of(obj) is not None):
            yield each, obj


def _same_name(table: Table, names: Registry, obj: GameObject, name: str) -> bool:
    return names.name_of(table, obj) == name
