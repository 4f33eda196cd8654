"""Effects that deal damage (120)."""

from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import This
from shinpan.phrases.references.targets import Target


def source_of(context: Context, reference: Reference) -> ObjectId | None:
    """Return the object that a reference stands for as a source of damage; it may have left (608.2h)."""
    return next((each for each in reference.find(context) if not isinstance(each, PlayerId)), None)


def damageable(context: Context, entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return the entities that are still there to be dealt damage."""
    return tuple(each for each in entities if isinstance(each, PlayerId) or context.exists(each))


@phrase(
    en=(
        "{source} deal[s] {amount} damage to {recipient} @ amount=Fixed|X|EventAmount|Amount|Product",
        "{source} deal[s] damage to {recipient} equal to {amount} @ amount=HandSizeOf",
        "{source} deal[s] damage equal to {amount} to {recipient}",
        "{source} deal[s] 1 damage to {recipient} for each {amount:each}",
        "{source} deal[s] {amount.first} damage to {recipient} for each {amount.second:each} @ amount=Product",
        "{source} deal[s] damage to {recipient} equal to {amount}",
        "{source} deal[s] an amount of damage equal to {amount} to {recipient}",
        "{source} deal[s] {amount} damage to each of {recipient} @ amount=Fixed|X",
        "{source} deal[s] {amount} damage to itself @ amount=Fixed|X, recipient=source",
        "{source} deal[s] damage to itself equal to {amount} @ recipient=source",
        "{source} deal[s] damage equal to {amount} to itself @ recipient=source",
    ),
    ja=(
        "{source}は{recipient}に{amount}点のダメージを与える @ amount=Fixed|X",
        "{source}は{recipient}に、{amount}に等しい点数のダメージを与える",
    ),
)
class DealDamage(Effect):
    """A source deals the same damage to each of some recipients, all at once (120.1)."""

    amount: Quantity
    recipient: Reference
    source: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Deal it."""
        source = source_of(context, self.source)
        recipients = damageable(context, self.recipient.find(context))
        if source is not None and recipients:
            amount = self.amount.value(context)
            yield from context.deal_damage(source, tuple((each, amount) for each in recipients))


@phrase(
    en="{first} and {second.amount} damage to {second.recipient}",
    ja="{first.source}は{first.recipient}に{first.amount}点のダメージと、{second.recipient}に{second.amount}点のダメージを与える",
)
class DealBothDamage(Effect):
    """A source deals damage to different recipients in different amounts, all at once (120.1)."""

    first: DealDamage
    second: DealDamage

    def perform(self, context: Context) -> Steps[None]:
        """Deal it."""
        source = source_of(context, self.first.source)
        shares = tuple(
            (each, part.amount.value(context))
            for part in (self.first, self.second)
            for each in damageable(context, part.recipient.find(context))
        )
        if source is not None and shares:
            yield from context.deal_damage(source, shares)


@phrase(
    en="{source} deal[s] {target.divided} damage divided as you choose among {target}",
    ja="{source}は、{target.divided}点のダメージを{target}に、あなたの望むように割り振って与える",
)
class DealDividedDamage(Effect):
    """A source deals damage that was divided among its targets when they were chosen (601.2d, 120.4)."""

    target: Target
    source: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Deal each target that is still legal its share."""
        source = source_of(context, self.source)
        shares = context.shares(self.target.slot)
        if source is not None and shares:
            yield from context.deal_damage(source, shares)


@phrase(
    en="{source} deal[s] {amount} damage divided evenly, rounded down, among {target}",
    ja="{source}は、{amount}点のダメージを{target}に、均等に（端数は切り捨てて）割り振って与える",
)
class DealDamageEvenly(Effect):
    """A source deals damage in equal parts to those targets that are still legal (608.2b)."""

    amount: Quantity
    target: Target
    source: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Deal each its part; what is left over isn't dealt."""
        source = source_of(context, self.source)
        recipients = damageable(context, self.target.find(context))
        if source is not None and recipients:
            part = self.amount.value(context) // len(recipients)
            yield from context.deal_damage(source, tuple((each, part) for each in recipients))
