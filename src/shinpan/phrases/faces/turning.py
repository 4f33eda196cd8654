"""More about permanents that are turned face up or down (708): who does it, which of them, and what keeps them down."""

from typing import ClassVar

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, FaceDown, Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.game.face_events import TurnedFaceUp
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import FACE_DOWN_AS
from shinpan.game.subtypes import LandType
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Condition, Effect, Quality, Reference, StaticPart, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import Affected, objects_among
from shinpan.phrases.restrictions import Restriction

MORPHS = frozenset({KeywordAbility.MORPH, KeywordAbility.MEGAMORPH})
"""The keyword abilities that are morph abilities (702.37a-b)."""


@phrase(en=("with a morph ability", "with morph abilities"), ja="変異能力を持つ")
class WithMorph(Quality):
    """Having morph, or megamorph, which is a variant of it (702.37b)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has such an ability; face down it has none."""
        if isinstance(entity, PlayerId):
            return False
        return not MORPHS.isdisjoint(index_of(context.characteristics(entity)).keywords)


@phrase(en="turn {group:a} face up", ja="{group:a}を表向きにする")
class TurnUpOne(Effect):
    """The controller chooses a face-down permanent of some description and turns it face up (708.7)."""

    group: Collection

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and turn it up."""
        down = self._down(context)
        chosen = (yield from context.choose(context.you, down)) if down else ()
        yield from context.turn_up([each for each in chosen if not isinstance(each, PlayerId)])

    def possible(self, context: Queries) -> bool:
        """Return whether there is one."""
        return bool(self._down(context))

    def _down(self, context: Queries) -> tuple[Entity, ...]:
        members = ((each, context.look(each)) for each in self.group.members(context) if not isinstance(each, PlayerId))
        return tuple(each for each, found in members if found is not None and found.face_down is not None)


@phrase(
    en="{affected:some,subject} can't be turned face up",
    ja="{affected:some}は表向きにならない",
)
class CantBeTurnedUp(Restriction):
    """Face-down permanents can't be turned face up (101.2, 708.7)."""

    affected: Reference = Affected()


@phrase(en="whenever {who} turn[s] {what:a} face up", ja="{who}が{what:a}を表向きにするたび")
class TurnsUp(TriggerPhrase):
    """ "Whenever you turn a permanent face up": by the special action, or as an effect of theirs says (708.8)."""

    who: Reference
    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (TurnedFaceUp,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player turned up such a permanent, as it is just after that."""
        if not isinstance(event, TurnedFaceUp) or event.player is None or not self.who.includes(context, event.player):
            return False
        return self.what.holds(context, event.object)


@phrase(en="that was turned face up this turn", ja="このターンに表向きになった")
class WasTurnedUp(Quality):
    """Turned face up this turn (708.8)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the permanent was."""
        return any(isinstance(each, TurnedFaceUp) and each.object == entity for each in context.state.history)


@phrase(en="you turned a permanent face up this turn", ja="このターンにあなたがパーマネントを表向きにした")
class TurnedSomethingUp(Condition):
    """The player turned a permanent face up this turn, by the special action or as an effect of theirs said."""

    def holds(self, context: Queries) -> bool:
        """Return whether they did."""
        return any(isinstance(each, TurnedFaceUp) and each.player == context.you for each in context.state.history)


@phrase(en="{which} [is|are] face down", ja="{which}が裏向きである")
class IsDown(Condition):
    """Something is face down (708.2)."""

    which: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether all that the words stand for is."""
        found = [context.look(each) for each in self.which.find(context) if not isinstance(each, PlayerId)]
        return bool(found) and all(each is not None and each.face_down is not None for each in found)


@phrase(en="all morph costs cost {amount.mana} more", ja="すべての変異コストは{amount.mana}多くなる")
class MorphCostsMore(StaticPart):
    """What is paid to turn a permanent face up by a morph ability is increased (702.37e, 118.7)."""

    amount: Cost


@phrase(
    en="return {objects} to the battlefield face down under its owner's control. it's a {kind} land",
    ja="{objects}を裏向きでオーナーのコントロール下で戦場に戻す。それは{kind}の土地である",
)
class ReturnAsLand(Effect):
    """Cards come back as face-down lands of a basic land type, and are nothing else (708.2)."""

    objects: Reference
    kind: LandType

    def perform(self, context: Context) -> Steps[None]:
        """Put each there under its owner's control, with what the effect lists as its characteristics (708.2a)."""
        listed = Characteristics(types=frozenset({CardType.LAND}), subtypes=frozenset({self.kind}))
        for each in objects_among(context, self.objects):
            found = context.look(each)
            if found is not None:
                yield from context.manifest(found.owner, (each,), FaceDown.PLAIN, ((FACE_DOWN_AS, listed),))


@phrase(
    en="a permanent entered face down under your control this turn",
    ja="このターンにパーマネントがあなたのコントロール下で裏向きで戦場に出た",
)
class EnteredFaceDown(Condition):
    """A permanent entered the battlefield face down under the player's control this turn (708.3)."""

    def holds(self, context: Queries) -> bool:
        """Return whether one did; its controller is that of the moment at which it entered."""
        return any(
            isinstance(each, ZoneChange)
            and each.destination is Zone.BATTLEFIELD
            and each.entry.face_down is not None
            and each.controller == context.you
            for each in context.state.history
        )


@phrase(en="{first} or {second} @ first=EnteredFaceDown", ja="{first}か、または{second} @ first=EnteredFaceDown")
class EitherHappenedFaceDown(Condition):
    """One of two things that happened this turn to face-down permanents."""

    first: Condition
    second: Condition

    def holds(self, context: Queries) -> bool:
        """Return whether one of them is true."""
        return self.first.holds(context) or self.second.holds(context)
