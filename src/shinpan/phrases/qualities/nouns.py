"""Nouns: what a group is called, which says where its members are (109.2)."""

from typing import ClassVar

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, ObjectKind, Supertype, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.game.subtypes import Subtype
from shinpan.phrases.base import Quality, phrase
from shinpan.phrases.context import Queries

Kind = CardType | Subtype | Supertype
"""A word of a type line."""

ANYWHERE = (Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE, Zone.COMMAND)
"""The zones of the game, those that are looked at most first."""


def is_any(characteristics: Characteristics, kinds: tuple[Kind, ...]) -> bool:
    """Return whether an object with these characteristics is of one of the kinds."""
    types, subtypes, supertypes = characteristics.types, characteristics.subtypes, characteristics.supertypes
    for kind in kinds:  # noqa: SIM110 - asked all the time, and faster than any() with a generator
        if kind in types or kind in subtypes or kind in supertypes:
            return True
    return False


class Noun(Quality):
    """Base of nouns. zones: where things called so are to be found. players: whether players can be called so."""

    __slots__ = ()
    zones: ClassVar[tuple[Zone, ...]] = ()
    players: ClassVar[bool] = False

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is of the kind, wherever it is: a card in hand fits "creature spell"."""
        raise NotImplementedError

    def holds_here(self, context: Queries, entity: Entity) -> bool:
        """Return whether it holds of an entity that is known to be in one of the zones."""
        return self.holds(context, entity)


class KindNoun(Noun):
    """Base of nouns that name kinds of objects, any of which will do; without kinds all objects will."""

    __slots__ = ()
    kinds: tuple[Kind, ...]

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is of one of the kinds."""
        if isinstance(entity, PlayerId):
            return False
        return not self.kinds or is_any(context.characteristics(entity), self.kinds)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is of one of the kinds and in one of the zones."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        if found is None or found.zone not in self.zones or not self._sort(found):
            return False
        return not self.kinds or is_any(context.characteristics(entity), self.kinds)

    def _sort(self, found: GameObject) -> bool:
        return True


@phrase(en=("permanent[|s] @ kinds=()", "{kinds:or,noun}"), ja=("パーマネント @ kinds=()", "{kinds:or}"))
class Permanents(KindNoun):
    """Permanents of any of some kinds: "creature", "artifact or enchantment", "Forest"; without kinds "permanent".

    A type without "card", "spell" or "source" means a permanent (109.2).
    """

    kinds: tuple[Kind, ...] = ()
    zones: ClassVar[tuple[Zone, ...]] = (Zone.BATTLEFIELD,)

    def holds_here(self, context: Queries, entity: Entity) -> bool:
        """Return whether a permanent is of one of the kinds."""
        return not self.kinds or is_any(context.characteristics(ObjectId(entity)), self.kinds)


@phrase(
    en=("permanent spell[|s] @ kinds=ARTIFACT+BATTLE+CREATURE+ENCHANTMENT+LAND+PLANESWALKER", "<{kinds:or} >spell[|s]"),
    ja=(
        "呪文 @ kinds=()",
        "パーマネント呪文 @ kinds=ARTIFACT+BATTLE+CREATURE+ENCHANTMENT+LAND+PLANESWALKER",
        "{kinds}呪文 @ kinds.1=None",
        "{kinds:or}である呪文",
    ),
)
class Spells(KindNoun):
    """Spells of any of some kinds (112): "spell", "creature spell", "instant or sorcery spell" (109.2b)."""

    wide: ClassVar[bool] = True
    kinds: tuple[Kind, ...] = ()
    zones: ClassVar[tuple[Zone, ...]] = (Zone.STACK,)

    def _sort(self, found: GameObject) -> bool:
        return found.kind is not ObjectKind.ABILITY


@phrase(
    en=("permanent card[|s] @ kinds=ARTIFACT+BATTLE+CREATURE+ENCHANTMENT+LAND+PLANESWALKER", "<{kinds:or} >card[|s]"),
    ja=(
        "カード @ kinds=()",
        "パーマネント・カード @ kinds=ARTIFACT+BATTLE+CREATURE+ENCHANTMENT+LAND+PLANESWALKER",
        "{kinds}・カード @ kinds.1=None",
        "{kinds:or}であるカード",
    ),
)
class Cards(KindNoun):
    """Cards of any of some kinds, in zones that are said with them (109.2a): "creature card", "card"."""

    wide: ClassVar[bool] = True
    kinds: tuple[Kind, ...] = ()
    zones: ClassVar[tuple[Zone, ...]] = tuple(zone for zone in ANYWHERE if zone not in {Zone.BATTLEFIELD, Zone.STACK})

    def _sort(self, found: GameObject) -> bool:
        return found.kind is ObjectKind.CARD


@phrase(en="{sorts:or,noun}", ja="{sorts:or}")
class Things(Noun):
    """Objects by what they are apart from characteristics, wherever they are (109.1): "card", "card or token"."""

    wide: ClassVar[bool] = True
    sorts: tuple[ObjectKind, ...]
    zones: ClassVar[tuple[Zone, ...]] = ANYWHERE

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is of one of the sorts."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        return found is not None and found.kind in self.sorts

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is of one of the sorts."""
        return self.fits(context, entity)


@phrase(en="source[|s]", ja="発生源")
class Sources(Noun):
    """Sources of damage (120.7): whatever it is, and wherever."""

    wide: ClassVar[bool] = True
    zones: ClassVar[tuple[Zone, ...]] = ANYWHERE

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is an object."""
        return not isinstance(entity, PlayerId)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is an object."""
        return self.fits(context, entity)


@phrase(en="player[|s]", ja="プレイヤー")
class Players(Noun):
    """Any player in the game (102.1)."""

    players: ClassVar[bool] = True

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is a player in the game."""
        return isinstance(entity, PlayerId) and context.player(entity).lost is None

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is a player in the game."""
        return self.fits(context, entity)


@phrase(en="opponent[|s]", ja="対戦相手")
class OpponentPlayers(Noun):
    """Any opponent of the ability's controller (102.2)."""

    players: ClassVar[bool] = True

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is an opponent in the game."""
        return isinstance(entity, PlayerId) and entity in context.opponents(context.you)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is an opponent in the game."""
        return self.fits(context, entity)


_DAMAGEABLE = frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


@phrase(en="target[|s]", ja="対象")
class AnyTarget(Noun):
    """Creature, player, planeswalker or battle (115.4)."""

    zones: ClassVar[tuple[Zone, ...]] = (Zone.BATTLEFIELD,)
    players: ClassVar[bool] = True

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is of a kind that damage can be dealt to."""
        if isinstance(entity, PlayerId):
            return context.player(entity).lost is None
        return not _DAMAGEABLE.isdisjoint(context.characteristics(entity).types)

    def holds_here(self, context: Queries, entity: Entity) -> bool:
        """Return whether a permanent or player is of a kind that damage can be dealt to."""
        return self.fits(context, entity)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is such a player or permanent."""
        if not isinstance(entity, PlayerId):
            found = context.look(entity)
            if found is None or found.zone is not Zone.BATTLEFIELD:
                return False
        return self.fits(context, entity)
