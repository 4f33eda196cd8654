"""Effects that single keyword abilities have: aura swap, backup, firebending (702.65, 702.165, 702.189)."""

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import EnchantmentType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.references.objects import objects_among


@phrase(
    en="you may exchange {.this} with an Aura card in your hand",
    ja="あなたは{.this}を、あなたの手札にあるオーラ・カードと交換してもよい",
)
class SwapAuras(Effect):
    """The Aura is exchanged with one in hand, which comes attached to the same thing (702.65a-b)."""

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose; nothing happens unless both halves can be done."""
        source = context.look(context.source)
        if source is None or not context.exists(context.source) or source.attached_to is None:
            return
        host = source.attached_to
        if source.owner != context.you or context.controller(context.source) != context.you:
            return
        hand = context.in_zone(Zone.HAND, context.you)
        cards = [each for each in hand if _is_aura(context, each) and context.could_enchant(each, host)]
        chosen = yield from context.choose(context.you, cards, 0, 1)
        for each in chosen:
            if not isinstance(each, PlayerId):
                yield from context.move((context.source,), Zone.HAND)
                yield from context.move((each,), Zone.BATTLEFIELD, controller=context.you, attached_to=host)


def _is_aura(context: Queries, card: ObjectId) -> bool:
    values = context.characteristics(card)
    return CardType.ENCHANTMENT in values.types and EnchantmentType.AURA in values.subtypes


@phrase(
    en="put {number:kind} counter[|s] on {on}. if that's another creature, it gains the abilities below",
    ja="{on:'s}上に{kind}カウンター{number}個を置く。それが他のクリーチャーなら、それは以下の能力を得る",
)
class BackUp(Effect):
    """Counters for a creature; another one also gains what is printed below the backup ability (702.165a, 702.165c)."""

    on: Reference
    kind: CounterKind
    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Put the counters, and have another creature gain the abilities until end of turn."""
        for each in objects_among(context, self.on):
            yield from context.put_counters(each, self.kind, self.number.value(context))
            if each == context.source:
                continue
            printed = context.copiable_values(context.source).abilities
            place = next((n for n, a in enumerate(printed) if _is_backup(a)), len(printed))
            below = tuple(ability for ability in printed[place + 1 :] if not _is_backup(ability))
            yield from context.begin_effect((GainAbilities(below),), Duration.END_OF_TURN, (each,))


def _is_backup(ability: object) -> bool:
    return isinstance(ability, Keyword) and ability.keyword is KeywordAbility.BACKUP


@phrase(
    en="add {number:times} {R}. until end of combat, you don't lose this mana as steps and phases end",
    ja="{R}を{number}点加える。戦闘終了時まで、ステップやフェイズが終わってもあなたはこのマナを失わない",
)
class Firebend(Effect):
    """Red mana that stays until combat is over (702.189a, 106.4)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Add it."""
        kinds = (ManaKind.RED,) * max(0, self.number.value(context))
        yield from context.add_mana(context.you, kinds, until=Duration.END_OF_COMBAT)
