"""Cipher (702.99): a spell card encoded on a creature, whose controller may cast copies of it."""

from shinpan.game.enums import CardType, Duration, ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Condition, Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.casting import CopyCard, MayCastNow, TheCopy
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.qualities.groups import Group, OneOf
from shinpan.phrases.qualities.nouns import Permanents, Players
from shinpan.phrases.qualities.places import ControlledBy
from shinpan.phrases.references.objects import Specific, This
from shinpan.phrases.references.players import You
from shinpan.phrases.triggers.damage import DealsDamage

_YOUR_CREATURES = Group(Permanents((CardType.CREATURE,)), modifiers=(ControlledBy(You()),))


@phrase(en="{card} is encoded @ card=*", ja="{card}が暗号化されている @ card=*")
class IsEncoded(Condition):
    """The encoded card is still in exile, as the object that it became there (702.99c)."""

    card: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        exiled = context.in_zone(Zone.EXILE)
        found = self.card.find(context)
        return bool(found) and all(each in exiled for each in found)


@phrase(
    en="if this spell is represented by a card, you may exile this card encoded on a creature you control",
    ja=(
        "この呪文がカードによって表されているなら、"  # 702.99a
        "このカードを、あなたがコントロールしているクリーチャー1体に暗号化した状態で追放してもよい"
    ),
)
class Encode(Effect):
    """The spell's controller may exile the card encoded on a creature, which lets copies of it be cast (702.99a)."""

    def perform(self, context: Context) -> Steps[None]:
        """Ask, have a creature chosen, exile the card, and begin the effect."""
        spell = context.look(context.source)
        creatures = _YOUR_CREATURES.members(context)
        if spell is None or spell.kind is not ObjectKind.CARD or spell.zone is not Zone.STACK or not creatures:
            return
        if not (yield from context.may(context.you)):
            return
        (creature,) = yield from context.choose(context.you, creatures)
        encoded = yield from context.move((context.source,), Zone.EXILE)
        if encoded and not isinstance(creature, PlayerId):
            yield from self._lasting(context, creature, encoded)

    def _lasting(self, context: Context, creature: ObjectId, encoded: tuple[ObjectId, ...]) -> Steps[None]:
        card = Specific(encoded)
        strikes = DealsDamage(OneOf(This()), Group(Players()), combat=True)
        ability = TriggeredAbility(strikes, May(CopyCard(card), then=MayCastNow(TheCopy())))
        yield from context.begin_effect(
            (GainAbilities((ability,)),), Duration.WHILE, (creature,), condition=IsEncoded(card)
        )
