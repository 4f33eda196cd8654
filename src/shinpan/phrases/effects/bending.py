"""Airbending, earthbending and blighting (701.65, 701.66, 701.68)."""

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic
from shinpan.game.enums import CardType, Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost, Keyword, TriggeredAbility
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.offering import let_cast
from shinpan.phrases.effects.zones import PutOntoBattlefield
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.modifications.types import AddTypes
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import ControlledBy
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Bound, objects_among
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.exiled import DiesOrIsExiled

_TWO = Cost(ManaCost.parse("{2}"))
_NOTHING = Fixed(0)
_LAND = Group(Permanents((CardType.LAND,)), modifiers=(ControlledBy(You()),))


@phrase(en="airbend {objects}", ja="{objects}に気の技を行う")
class Airbend(Effect):
    """Objects are exiled, and their owners may cast the cards for {2} as long as they stay exiled (701.65a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, spells too, and let the owners cast them."""
        exiled = yield from context.move(objects_among(context, self.objects), Zone.EXILE)
        yield from let_cast(context, exiled, _TWO)
        context.acted(KeywordAction.AIRBEND, context.you, None, len(exiled))


@phrase(en="earthbend {number} @ target=*", ja="土の技{number}を行う @ target=*")
class Earthbend(Effect):
    """A land becomes a 0/0 creature with haste and gets counters; it comes back once it dies or is exiled (701.66a)."""

    number: Quantity
    target: Target = Target(_LAND)

    def perform(self, context: Context) -> Steps[None]:
        """Do it to the target, if it is legal."""
        for land in objects_among(context, self.target):
            haste = GainAbilities((Keyword(KeywordAbility.HASTE),))
            parts = (AddTypes((CardType.CREATURE,)), haste, SetPowerToughness(_NOTHING, _NOTHING))
            yield from context.begin_effect(parts, Duration.FOREVER, (land,))
            yield from context.put_counters(land, CounterKind.PLUS_ONE_PLUS_ONE, self.number.value(context))
            back = PutOntoBattlefield(Bound(), under=You(), tapped=True)
            context.delay(TriggeredAbility(DiesOrIsExiled(), back), (land,))
            context.acted(KeywordAction.EARTHBEND, context.you, land)


@phrase(en="blight {number}", ja="枯朽{number}を行う")
class Blight(Effect):
    """The controller puts -1/-1 counters on a creature of theirs (701.68a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose one, and put the counters there."""
        own = own_creatures(context)
        chosen = (yield from context.choose(context.you, own, topic=Topic.CHOICE)) if own else ()
        for each in chosen:
            yield from context.put_counters(each, CounterKind.MINUS_ONE_MINUS_ONE, self.number.value(context))
        context.acted(KeywordAction.BLIGHT, context.you)

    def possible(self, context: Queries) -> bool:
        """Return whether there is a creature to put them on (701.68b)."""
        return bool(own_creatures(context))


def own_creatures(context: Queries) -> tuple[ObjectId, ...]:
    """Return the creatures that the player controls."""
    return tuple(
        each
        for each in context.permanents()
        if not isinstance(each, PlayerId)
        and context.controller(each) == context.you
        and CardType.CREATURE in context.characteristics(each).types
    )
