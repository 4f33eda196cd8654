"""An object's characteristics in the making, as the layers change them."""

from collections.abc import Sequence

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import GameObject
from shinpan.game.subtypes import Subtype
from shinpan.rules.layers.intrinsic import intrinsic_abilities, with_intrinsic, without_intrinsic


class Draft:
    """One object while the layers are applied; ends as `Characteristics`.

    granted: the timestamp that each ability has by the effect that gave it, None for one of its own (613.7a).
    current: the timestamp of the effect being applied. origin: that of the copy effect by which it has its own
    abilities, 0 for those that it says itself. Setting an attribute makes the frozen value stale.
    """

    __slots__ = (
        "_frozen",
        "abilities_with_times",
        "banned",
        "color_indicator",
        "colors",
        "composite",
        "controller",
        "current",
        "defense",
        "id",
        "intrinsic_lost",
        "loyalty",
        "mana_cost",
        "mana_value",
        "names",
        "origin",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    def __init__(self, obj: GameObject) -> None:
        self.id: ObjectId = obj.id
        self.controller: PlayerId = obj.controller
        self.current: int | None = None
        self.origin = 0
        self.banned: frozenset[KeywordAbility] = frozenset()
        self.load(obj.printed)

    def load(self, base: Characteristics) -> None:
        """Take over whole characteristics (printed ones, or copiable values in layer 1)."""
        self.names = base.names
        self.mana_cost = base.mana_cost
        self.mana_value = base.mana_value
        self.colors: frozenset[Color] = base.colors
        self.color_indicator = base.color_indicator
        self.supertypes: frozenset[Supertype] = base.supertypes
        self.types: frozenset[CardType] = base.types
        self.subtypes: frozenset[Subtype] = base.subtypes
        self.abilities_with_times: tuple[tuple[Ability, int | None], ...] = tuple(
            (ability, None) for ability in without_intrinsic(base).abilities
        )
        self.intrinsic_lost = False
        self.power: int | None = base.power
        self.toughness: int | None = base.toughness
        self.loyalty = base.loyalty
        self.defense = base.defense
        self.composite = base.composite
        self._frozen: Characteristics | None = base

    def load_values(self, values: Characteristics) -> None:
        """Take over copiable values whole (707.2)."""
        self.load(with_intrinsic(values))

    def become_copy(self, values: Characteristics) -> None:
        """Take over copiable values by the copy effect being applied."""
        self.load_values(values)
        self.origin = self.current or 0

    def values(self) -> Characteristics:
        """Return the characteristics so far without the intrinsic abilities."""
        return without_intrinsic(self.frozen())

    def copy(self) -> "Draft":
        """Return an independent copy, for trying an effect out."""
        new = object.__new__(Draft)
        for name in Draft.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities that it has so far: its own and granted ones in order, then intrinsic ones."""
        own = tuple(ability for ability, _ in self.abilities_with_times)
        return own if self.intrinsic_lost else own + intrinsic_abilities(self.types, self.subtypes)

    def add_abilities(self, abilities: Sequence[Ability]) -> None:
        """Give it abilities with the timestamp of the effect being applied."""
        self.abilities_with_times += tuple(
            (ability, self.current) for ability in abilities if not (self.banned and self._is_banned(ability))
        )

    def ban(self, keywords: frozenset[KeywordAbility]) -> None:
        """Take some keyword abilities away for good: no later effect or counter gives them (113.11)."""
        self.banned |= keywords
        self.abilities_with_times = tuple(pair for pair in self.abilities_with_times if not self._is_banned(pair[0]))

    def _is_banned(self, ability: Ability) -> bool:
        return getattr(ability, "keyword", None) in self.banned

    def add_own_abilities(self, abilities: Sequence[Ability]) -> None:
        """Give it abilities as part of its copiable values."""
        self.abilities_with_times += tuple((ability, None) for ability in abilities)

    def remove_abilities(self, keep: Sequence[Ability] = ()) -> None:
        """Take all abilities away, intrinsic ones too, but those that are kept."""
        self.abilities_with_times = tuple(pair for pair in self.abilities_with_times if pair[0] in keep)
        self.intrinsic_lost = True

    def replace_abilities(self, abilities: Sequence[Ability]) -> None:
        """Put exactly these in place of the abilities that aren't intrinsic."""
        times = dict(self.abilities_with_times)
        intrinsic = {id(each) for each in intrinsic_abilities(self.types, self.subtypes)}
        own = (each for each in abilities if id(each) not in intrinsic or each in times)
        self.abilities_with_times = tuple((ability, times.get(ability)) for ability in own)

    def lose_rules_text(self) -> None:
        """Take away its own abilities; those that other effects granted stay (305.7)."""
        self.abilities_with_times = tuple(pair for pair in self.abilities_with_times if pair[1] is not None)

    def changed(self) -> None:
        """Forget the frozen value."""
        self._frozen = None

    def frozen(self) -> Characteristics:
        """Return the characteristics as they are so far."""
        if self._frozen is None:
            self._frozen = Characteristics(
                names=self.names,
                mana_cost=self.mana_cost,
                mana_value=self.mana_value,
                colors=self.colors,
                color_indicator=self.color_indicator,
                supertypes=self.supertypes,
                types=self.types,
                subtypes=self.subtypes,
                abilities=self.abilities,
                power=self.power,
                toughness=self.toughness,
                loyalty=self.loyalty,
                defense=self.defense,
                composite=self.composite,
            )
        return self._frozen
