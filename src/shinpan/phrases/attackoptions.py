"""What a player may do as a creature attacks: exert it, enlist another (508.1g, 701.43, 702.154)."""

from shinpan.game.enums import CardType, Duration
from shinpan.game.ids import ObjectId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, StaticPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.index import index_of
from shinpan.phrases.restrictions import DoesntUntap


class AttackOption(StaticPart):
    """Family of the optional costs to attack (508.1g). then: what the linked ability does when it has been paid."""

    __slots__ = ()
    then: TriggeredAbility | None

    def candidates(self, context: Queries, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
        """Return with what it may be paid for the source; nothing if it can't be."""
        raise NotImplementedError

    def pay(self, context: Context, chosen: ObjectId) -> Steps[None]:
        """Pay it."""
        raise NotImplementedError


@phrase(
    en="you may exert {.this} as it attacks<. {then}>",
    ja="{.this}が攻撃するに際し、あなたはこれを督励してもよい<。{then}>",
)
class MayExert(AttackOption):
    """The creature may be exerted as it attacks: it won't untap in its controller's next untap step (701.43a, d)."""

    then: TriggeredAbility | None = None

    def candidates(self, context: Queries, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
        """Return the creature itself, whether it has been exerted before or not (701.43b)."""
        return (context.source,)

    def pay(self, context: Context, chosen: ObjectId) -> Steps[None]:
        """Exert it."""
        yield from context.begin_effect((DoesntUntap(),), Duration.NEXT_UNTAP_STEP, (chosen,))
        context.acted(KeywordAction.EXERT, context.you, chosen)


@phrase(
    en="as {.this} attacks, you may tap another creature you control that isn't attacking<. {then}>",
    ja="{.this}が攻撃するに際し、あなたは攻撃していない他のクリーチャー1体をタップしてもよい<。{then}>",
)
class MayEnlist(AttackOption):
    """Another creature that doesn't attack and isn't new, or has haste, may be tapped as this attacks (702.154a-c)."""

    then: TriggeredAbility | None = None

    def candidates(self, context: Queries, attackers: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
        """Return the creatures that may be tapped."""
        found: list[ObjectId] = []
        for each in context.permanents():
            if each in attackers or context.controller(each) != context.you:
                continue
            values, seen = context.characteristics(each), context.look(each)
            if seen is None or seen.tapped or CardType.CREATURE not in values.types:
                continue
            if not seen.sick or KeywordAbility.HASTE in index_of(values).keywords:
                found.append(each)
        return tuple(found)

    def pay(self, context: Context, chosen: ObjectId) -> Steps[None]:
        """Tap it."""
        yield from context.tap((chosen,))


def then(effect: Effect) -> TriggeredAbility:
    """Return the ability that triggers once the cost has been paid."""
    from shinpan.phrases.triggers.reflexive import WhenYouDo

    return TriggeredAbility(WhenYouDo(), effect)
