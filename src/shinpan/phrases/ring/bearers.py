"""Ring-bearers, and what asks for them (701.54b, 701.54e)."""

from typing import ClassVar

from shinpan.game.designations import Designation
from shinpan.game.enums import Zone
from shinpan.game.events import Event
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.player_events import RingTempted
from shinpan.phrases.base import Condition, Effect, Quality, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.qualities.nouns import Noun
from shinpan.phrases.references.players import You


def is_bearer(context: Queries, entity: Entity) -> bool:
    """Return whether an object is a Ring-bearer on the battlefield, whoever's."""
    if isinstance(entity, PlayerId):
        return False
    found = context.look(entity)
    return found is not None and found.zone is Zone.BATTLEFIELD and Designation.RING_BEARER in found.designations.given


@phrase(en="Ring-bearer[|s]", ja="指輪所持者")
class RingBearers(Noun):
    """Permanents that are Ring-bearers (701.54b)."""

    zones: ClassVar[tuple[Zone, ...]] = (Zone.BATTLEFIELD,)

    def fits(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is one."""
        return is_bearer(context, entity)

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is one."""
        return is_bearer(context, entity)


@phrase(en="your Ring-bearer", ja="あなたの指輪所持者")
class YourRingBearer(Reference):
    """The Ring-bearer of the player: it is so only under their control, on the battlefield (701.54a, 701.54e)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return it, if there is one on the battlefield."""
        you = context.you
        return tuple(
            each for each in context.permanents() if is_bearer(context, each) and context.controller(each) == you
        )


@phrase(en="the Ring tempts {who}", ja="指輪が{who}を誘惑する")
class RingTempts(Effect):
    """The Ring tempts players: each has a creature of theirs become their Ring-bearer (701.54a)."""

    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them be tempted."""
        for player in players_among(self.who.find(context)):
            yield from context.tempt(player)


@phrase(en="whenever the Ring tempts {who}", ja="指輪が{who}を誘惑するたび")
class RingTemptsTrigger(TriggerPhrase):
    """ "Whenever the Ring tempts you" (701.54d): also if no creature could be chosen."""

    who: Reference = You()
    events: ClassVar[tuple[type[Event], ...]] = (RingTempted,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the Ring tempted such a player."""
        return isinstance(event, RingTempted) and self.who.includes(context, event.player)


@phrase(
    en="whenever you choose {what:a} as your Ring-bearer",
    ja="あなたがあなたの指輪所持者として{what:a}を選ぶたび",
)
class ChoosesRingBearer(TriggerPhrase):
    """ "Whenever you choose a creature as your Ring-bearer" (701.54a), be it the one that is it already."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (RingTempted,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the player chose such a creature."""
        if not isinstance(event, RingTempted) or event.bearer is None or event.player != context.you:
            return False
        return self.what.holds(context, event.bearer)


@phrase(
    en="you chose a creature other than {.this} as your Ring-bearer",
    ja="あなたがあなたの指輪所持者として{.this}以外のクリーチャーを選んだ",
)
class ChoseAnother(Condition):
    """As the Ring tempted the player, they chose another creature than the source (701.54a)."""

    def holds(self, context: Queries) -> bool:
        """Return whether they did, in the event that the ability triggered on."""
        event = context.event
        return isinstance(event, RingTempted) and event.bearer is not None and event.bearer != context.source


@phrase(
    en=(
        "the Ring has tempted you {number:word} or more times this game",
        "the Ring has tempted you {number:word} or more times",
    ),
    ja="このゲームで、指輪があなたを{number}回以上誘惑している",
)
class TemptedOften(Condition):
    """How often the Ring has tempted the player in this game (701.54c)."""

    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether it was so often."""
        return context.player(context.you).tempted >= self.number
