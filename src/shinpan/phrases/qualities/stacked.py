"""Nouns and qualities of spells and abilities on the stack."""

from typing import ClassVar

from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.term import Term, unique
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.base import Adjective, Quality, phrase
from shinpan.phrases.commanders import IsCommander
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.nouns import Noun


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
