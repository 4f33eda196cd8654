"""Groups: a noun with all that is said of it, and the entities that it fits."""

from collections.abc import Iterator

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Adjective, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.nouns import Noun
from shinpan.phrases.qualities.places import Listed, Place


class Collection(Quality):
    """Base of qualities that can list what they are true of."""

    __slots__ = ()

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is true but for where the entity is: of a card in hand, say, as the spell it would be."""
        raise NotImplementedError

    def members(self, context: Queries) -> tuple[Entity, ...]:
        """Return all entities in the game of which it is true, players first, then zone by zone."""
        raise NotImplementedError

    def each(self, context: Queries) -> Iterator[Entity]:
        """Yield the members one by one, for questions that one of them answers."""
        yield from self.members(context)


@phrase(
    en=(
        (
            "#target [another|other] target <{adjectives.1} >{noun}< {modifiers:space,from}> @ adjectives.0=Other, "
            "adjectives.2=None"
        ),
        "#target [any |]<{adjectives:space} >target[|s] @ noun=AnyTarget",
        "#target target <{adjectives:space} >{noun}< {modifiers:space,from}>",
        "#from <{adjectives:space} >{noun}< {modifiers:space,from}>",
        "#each each <{adjectives:space} >{noun}< {modifiers:space}>",
        "token[|s]< {modifiers:space}> @ adjectives=(IsToken), noun=Permanents, noun.kinds=()",
        "{noun:singular} token[|s]< {modifiers:space}> @ adjectives=(IsToken)",
        "commander[|s]< {modifiers:space}> @ adjectives=(IsCommander), noun=Permanents, noun.kinds=()",
        "<{adjectives:space} >{noun}< {modifiers:space}>",
    ),
    ja=(
        "#is <{modifiers:space}><{adjectives:space}>{noun}である",
        "#each <{modifiers:space}><{adjectives:space}>各{noun}",
        "#every <{modifiers:space}><{adjectives:space}>すべての{noun:plural}",
        "<{modifiers:space}>トークン @ adjectives=(IsToken), noun=Permanents, noun.kinds=()",
        "<{modifiers:space}>{noun}・トークン @ adjectives=(IsToken)",
        "<{modifiers:space}>統率者 @ adjectives=(IsCommander), noun=Permanents, noun.kinds=()",
        "<{modifiers:space}><{adjectives:space}>{noun}",
    ),
)
class Group(Collection):
    """ "nonblack creature an opponent controls": adjectives before the noun, modifiers after it."""

    noun: Noun
    adjectives: tuple[Adjective, ...] = ()
    modifiers: tuple[Quality, ...] = ()

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether noun, adjectives and modifiers are all true of the entity."""
        return self.noun.holds(context, entity) and self._rest(context, entity)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether they are but for the zone that the noun implies."""
        return self.noun.fits(context, entity) and self._rest(context, entity)

    def _rest(self, context: Queries, entity: Entity) -> bool:
        for each in self.adjectives:
            if not each.holds(context, entity):
                return False
        for modifier in self.modifiers:  # noqa: SIM110 - asked all the time, and faster than all() with a generator
            if not modifier.holds(context, entity):
                return False
        return True

    def members(self, context: Queries) -> tuple[Entity, ...]:
        """Return what fits: players in APNAP order, then objects in the order of their zones."""
        return tuple(self.each(context))

    def each(self, context: Queries) -> Iterator[Entity]:
        """Yield the members one by one."""
        noun, plain = self.noun, not self.adjectives and not self.modifiers
        for modifier in self.modifiers:
            if isinstance(modifier, Listed):
                yield from (each for each in modifier.listed(context) if self.holds(context, each))
                return
        for entity in self._candidates(context):
            if noun.holds_here(context, entity) and (plain or self._rest(context, entity)):
                yield entity

    def _candidates(self, context: Queries) -> Iterator[Entity]:
        if self.noun.players:
            yield from context.players()
        zones = self.noun.zones
        for modifier in self.modifiers:
            if isinstance(modifier, Place):
                zones = tuple(zone for zone in zones if zone is modifier.zone)
        for zone in zones:
            yield from context.permanents() if zone is Zone.BATTLEFIELD else context.in_zone(zone)


_ONE = (
    "This|Host|TheTarget|EventObject|EventRecipient|EventPlayer|Bound|Result|Paid|Linked|Affected|Specific|"
    "YourRingBearer"
)


@phrase(
    en=(f"#a {{which}} @ which={_ONE}", f"{{which}} @ which={_ONE}"),
    ja=("#a {which}", "{which}"),
)
class OneOf(Collection):
    """One of those that a reference stands for: "this creature", "that creature", "enchanted creature"."""

    which: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is one of them."""
        return self.which.includes(context, entity)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is one of them."""
        return self.which.includes(context, entity)

    def members(self, context: Queries) -> tuple[Entity, ...]:
        """Return them."""
        return self.which.find(context)


@phrase(
    en=("#a {groups:or,a}", "#a a {groups:or}", "#target target {groups:or}", "#each {groups:each}", "{groups:or}"),
    ja=("#a {groups:or,a}", "#each {groups:each}", "#every {groups:every}", "#is {groups:or}である", "{groups:or}"),
)
class AnyOf(Collection):
    """Any of several groups: "creature or player", "Forests and Saprolings"."""

    groups: tuple[Collection, ...]

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity belongs to one of the groups."""
        return any(group.holds(context, entity) for group in self.groups)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of the groups fits but for the zone."""
        return any(group.fits(context, entity) for group in self.groups)

    def members(self, context: Queries) -> tuple[Entity, ...]:
        """Return what fits one of the groups, each once."""
        return tuple(dict.fromkeys(entity for group in self.groups for entity in group.members(context)))


@phrase(
    en=("#a you or {group:a}", "you or {group:a}", "you and/or {group:plural}"),
    ja=("#a あなたか{group:a}", "あなたか{group}"),
)
class YouOr(Collection):
    """The controller, or something of a description: "you or a permanent you control"."""

    group: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is the controller, or such a thing."""
        return entity == context.you or self.group.holds(context, entity)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is the controller, or such a thing but for the zone."""
        return entity == context.you or self.group.fits(context, entity)

    def members(self, context: Queries) -> tuple[Entity, ...]:
        """Return the controller and those things."""
        return (context.you, *(each for each in self.group.members(context) if each != context.you))


def players_among(entities: tuple[Entity, ...]) -> tuple[PlayerId, ...]:
    """Return the players among some entities."""
    return tuple(entity for entity in entities if isinstance(entity, PlayerId))


@phrase(en="anything but {quality}", ja="{quality}以外")
class NoneOf(Quality):
    """Everything that isn't of a description: "except by Walls"."""

    quality: Quality

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity isn't of it."""
        return not self.quality.holds(context, entity)
