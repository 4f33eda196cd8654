"""Cards exiled with a permanent, which its linked abilities speak of (607.2a): imprinted ones."""

from shinpan.game.enums import CardType, ObjectKind, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.subtypes import CreatureType, Subtype
from shinpan.phrases.base import Condition, Effect, Quality, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.subtype_words import SubtypeWords


def exiled_with(context: Queries, number: int) -> tuple[ObjectId, ...]:
    """Return the cards that the source remembers under a number and that are still in exile."""
    found: list[ObjectId] = []
    for each in context.linked(number):
        obj = None if isinstance(each, PlayerId) or not context.exists(each) else context.look(each)
        if obj is not None and obj.zone is Zone.EXILE and obj.kind is ObjectKind.CARD:
            found.append(obj.id)
    return tuple(found)


@phrase(
    en="a card exiled with {.this} is {quality:a} @ number=*",
    ja="{.this}によって追放されたカードが{quality:is} @ number=*",
)
class ACardExiledIs(Condition):
    """One of the cards exiled with the source has a quality."""

    quality: Quality
    number: int = 0

    def holds(self, context: Queries) -> bool:
        """Return whether one has."""
        return any(self.quality.holds(context, each) for each in exiled_with(context, self.number))


@phrase(
    en="the last creature card exiled with it @ number=*",
    ja="{.this}によって最後に追放されたクリーチャー・カード @ number=*",
)
class LastCreatureExiled(Reference):
    """The creature card exiled with the source that has the latest timestamp (613.7m, 712.21b)."""

    number: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return it, if there is one."""
        cards = [
            each
            for each in exiled_with(context, self.number)
            if CardType.CREATURE in context.characteristics(each).types
        ]
        return (max(cards, key=lambda each: context.state.objects[each].timestamp),) if cards else ()


@phrase(en="the creature types of {of} @ still=*", ja="{of:'s}クリーチャー・タイプ @ still=*")
class CreatureTypesOf(SubtypeWords):
    """The creature types of something else. still: what it is besides."""

    of: Reference
    still: tuple[Subtype, ...] = ()

    def listed(self, context: Queries) -> tuple[Subtype, ...]:
        """Return them in a fixed order."""
        found: dict[Subtype, None] = {}
        for each in self.of.find(context):
            if not isinstance(each, PlayerId):
                types = (kind for kind in context.characteristics(each).subtypes if isinstance(kind, CreatureType))
                found.update(dict.fromkeys(sorted(types, key=lambda kind: kind.en)))
        return (*found, *self.still)


@phrase(
    en="return each other card exiled with {.this} to its owner's graveyard @ number=*, register=*",
    ja="{.this}によって追放された他の各カードをオーナーの墓地に戻す @ number=*, register=*",
)
class ReturnOthersExiled(Effect):
    """Put the cards exiled with the source into their owners' graveyards, but for those just exiled.

    register: where those are kept.
    """

    number: int = 0
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Return them."""
        kept = context.result(self.register)
        others = tuple(each for each in exiled_with(context, self.number) if each not in kept)
        yield from context.move(others, Zone.GRAVEYARD)


@phrase(en="a card exiled with {.this} @ number=*", ja="{.this}によって追放されたカード1枚 @ number=*")
class CardsExiledWith(Reference):
    """The cards exiled with the source, one of which is chosen."""

    number: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return all that may be chosen."""
        return exiled_with(context, self.number)


@phrase(
    en="create a token that's a copy of {of} @ register=*",
    ja="{of:'s}コピーであるトークン1つを生成する @ register=*",
)
class CreateCopyOfOne(Effect):
    """The controller chooses one of several objects, and creates a token that is a copy of it (707.2)."""

    of: CardsExiledWith
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and create the token."""
        found = self.of.find(context)
        chosen = (yield from context.choose(context.you, found)) if found else ()
        for each in chosen:
            if not isinstance(each, PlayerId):
                tokens = yield from context.create_copies(context.you, context.copied_values(each))
                if self.register is not None:
                    context.keep(self.register, tokens)
