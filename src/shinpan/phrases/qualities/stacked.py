"""Nouns and qualities of spells and abilities on the stack."""

from typing import ClassVar

from shinpan.game.characteristics import Ability
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType, Subtype
from shinpan.game.term import Term, unique
from shinpan.phrases.abilities import ActivatedAbility, Keyword, TriggeredAbility
from shinpan.phrases.base import Adjective, Quality, phrase
from shinpan.phrases.commanders import IsCommander
from shinpan.phrases.conditions import KICKERS
from shinpan.phrases.context import Queries
from shinpan.phrases.keywords import expanded
from shinpan.phrases.payments import ExhaustSelf
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.nouns import Noun
from shinpan.phrases.qualities.traits import VARIANTS

ACTIVATED = (
    "BOAST|CYCLING|EMBALM|ENCORE|EQUIP|ETERNALIZE|FORECAST|FORTIFY|LEVEL_UP|NINJUTSU|OUTLAST|RECONFIGURE|REINFORCE"
    "|SCAVENGE|TRANSMUTE|UNEARTH"
)
"""The keywords that stand for activated abilities, as wordings name them."""


@unique
class AbilitySort(Term):
    """The kinds of ability that use the stack (113.3b, 113.3c)."""

    ACTIVATED = ("activated ability", "起動型能力")
    TRIGGERED = ("triggered ability", "誘発型能力")


_CLASSES = {AbilitySort.ACTIVATED: ActivatedAbility, AbilitySort.TRIGGERED: TriggeredAbility}


@phrase(
    en=(
        "activated or triggered abilit[y|ies] @ sorts=ACTIVATED+TRIGGERED",
        "activated abilit[y|ies] @ sorts=(ACTIVATED)",
        "triggered abilit[y|ies] @ sorts=(TRIGGERED)",
    ),
    ja="{sorts:or}",
)
class Abilities(Noun):
    """Abilities on the stack (113.3): "triggered ability", "activated or triggered ability"."""

    wide: ClassVar[bool] = True
    sorts: tuple[AbilitySort, ...]
    zones: ClassVar[tuple[Zone, ...]] = (Zone.STACK,)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or found.kind is not ObjectKind.ABILITY or found.stacked is None:
            return False
        return any(isinstance(found.stacked.ability, _CLASSES[sort]) for sort in self.sorts)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        return self.fits(context, entity)


@phrase(en="spell[|s] or abilit[y|ies]", ja="呪文や能力")
class SpellsOrAbilities(Noun):
    """Whatever is on the stack: "spell or ability" (112.1, 113.3)."""

    wide: ClassVar[bool] = True
    zones: ClassVar[tuple[Zone, ...]] = (Zone.STACK,)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is on the stack."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and found.zone is Zone.STACK

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is on the stack."""
        return self.fits(context, entity)


@phrase(en="with a single target", ja="対象を1つだけ取る")
class WithSingleTarget(Quality):
    """A spell or ability for which one thing was chosen as a target, once (115.9a)."""

    wide: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it has one target."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and found.choices is not None and sum(map(len, found.choices.targets)) == 1


@phrase(
    en=("that target[s|] only {what} @ what=OneOf", "that target[s|] only a single {what}"),
    ja=("{what}のみを対象とする @ what=OneOf", "{what:a}のみを対象とする"),
)
class TargetsOnly(Quality):
    """A spell or ability all of whose targets are one and the same thing, of some description (115.9b)."""

    wide: ClassVar[bool] = True
    what: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it has targets, and that thing is the only one."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or found.choices is None:
            return False
        targets = {each for slot in found.choices.targets for each in slot}
        return len(targets) == 1 and all(self.what.holds(context, each) for each in targets)


@phrase(en="loyalty abilit[y|ies]", ja="忠誠度能力")
class LoyaltyAbilities(Noun):
    """Loyalty abilities on the stack: activated abilities with a loyalty symbol in their costs (606.2)."""

    wide: ClassVar[bool] = True
    zones: ClassVar[tuple[Zone, ...]] = (Zone.STACK,)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        ability = None if found is None or found.stacked is None else found.stacked.ability
        return isinstance(ability, ActivatedAbility) and ability.cost.loyalty is not None

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        return self.fits(context, entity)


@phrase(
    en=(
        "from another {adjectives:space} source that's not a commander @ other=True, commander=False",
        "from another {adjectives:space} source @ other=True",
        "from a {adjectives:space} source",
    ),
    ja=(
        "統率者でない他の{adjectives:space}発生源による @ other=True, commander=False",
        "他の{adjectives:space}発生源による @ other=True",
        "{adjectives:space}発生源による",
    ),
)
class FromSource(Quality):
    """An ability on the stack whose source is of some description, as it is or last was (113.7a).

    other: the source isn't that of the ability that asks. commander: it may be a commander.
    """

    wide: ClassVar[bool] = True
    adjectives: tuple[Adjective, ...]
    other: bool = False
    commander: bool = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the source of the ability is such an object."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or found.stacked is None:
            return False
        source = found.stacked.source
        if self.other and source == context.source:
            return False
        if not self.commander and IsCommander().holds(context, source):
            return False
        return all(each.holds(context, source) for each in self.adjectives)


def cast_from(context: Queries, spell: ObjectId) -> Zone | None:
    """Return the zone that a spell was cast from; of a card that isn't cast yet, that where it is; None for a copy."""
    found = context.look(spell)
    if found is None or found.zone is not Zone.STACK:
        return None if found is None else found.zone
    return None if found.choices is None else found.choices.cast_from


@phrase(en=("that wasn't cast", "that weren't cast"), ja="唱えられたのではない")
class NeverCast(Quality):
    """A spell that wasn't cast: a copy put onto the stack (707.10). A copy of a card is cast (707.12)."""

    wide: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is a spell that was cast from nowhere."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and found.zone is Zone.STACK and cast_from(context, found.id) is None


@phrase(en="with {X} in [its|their] mana cost[|s]", ja="マナ・コストに{X}を含む")
class WithX(Quality):
    """With {X} in its mana cost (107.3)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the mana cost has such a symbol."""
        cost = None if isinstance(entity, PlayerId) else context.characteristics(entity).mana_cost
        return cost is not None and cost.has_x


@phrase(en="kicked", ja="キッカーされた")
class IsKicked(Adjective):
    """A spell whose controller announced the intention to pay any kicker costs (702.33d); copies are kicked, too."""

    wide: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and found.choices is not None and found.choices.times_paid(*KICKERS) > 0


@phrase(
    en="that [doesn't|don't] share a creature type with {group:a}",
    ja="{group:a}と共通のクリーチャー・タイプを持たない",
)
class SharesNoType(Quality):
    """Without a creature type in common with anything of a description (205.3m)."""

    wide: ClassVar[bool] = True
    group: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether none of them, itself apart, has one of its creature types."""
        if isinstance(entity, PlayerId):
            return False
        own = _creature_types(context, entity)
        others = (each for each in self.group.each(context) if each != entity and not isinstance(each, PlayerId))
        return all(own.isdisjoint(_creature_types(context, each)) for each in others)


def _creature_types(context: Queries, entity: ObjectId) -> frozenset[Subtype]:
    return frozenset(each for each in context.characteristics(entity).subtypes if isinstance(each, CreatureType))


@phrase(en="that ha[s|ve] the same name as {group:a}", ja="{group:a}と同じ名前を持つ")
class SharesNameWith(Quality):
    """With a name in common with something of a description, itself apart (201.2a-b)."""

    wide: ClassVar[bool] = True
    group: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of them has one of its names."""
        if isinstance(entity, PlayerId):
            return False
        names = set(context.characteristics(entity).names)
        others = (each for each in self.group.each(context) if each != entity and not isinstance(each, PlayerId))
        return any(not names.isdisjoint(context.characteristics(each).names) for each in others)


@phrase(en="exhaust abilit[y|ies]", ja="消尽能力")
class ExhaustAbilities(Noun):
    """Exhaust abilities on the stack (702.177a)."""

    wide: ClassVar[bool] = True
    zones: ClassVar[tuple[Zone, ...]] = (Zone.STACK,)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        ability = None if found is None or found.stacked is None else found.stacked.ability
        if not isinstance(ability, ActivatedAbility):
            return False
        return any(type(each) is ExhaustSelf for each in ability.cost.parts)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        return self.fits(context, entity)


def comes_from(context: Queries, source: ObjectId, ability: Ability | None, keyword: KeywordAbility) -> bool:
    """Return whether an ability of an object is one that a keyword, or a variant of it, stands for."""
    kinds = VARIANTS.get(keyword, frozenset({keyword}))
    return any(
        isinstance(each, Keyword) and each.keyword in kinds and ability in expanded(each)[1:]
        for each in context.characteristics(source).abilities
    )


@phrase(
    en=f"{{keyword}} abilit[y|ies] @ keyword={ACTIVATED}",
    ja=f"{{keyword}}能力 @ keyword={ACTIVATED}",
)
class AbilitiesOfKeyword(Noun):
    """Abilities on the stack that a keyword stands for: "whenever you activate a ninjutsu ability" (702)."""

    wide: ClassVar[bool] = True
    keyword: KeywordAbility
    zones: ClassVar[tuple[Zone, ...]] = (Zone.STACK,)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or found.stacked is None:
            return False
        return comes_from(context, found.stacked.source, found.stacked.ability, self.keyword)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is such an ability on the stack."""
        return self.fits(context, entity)
