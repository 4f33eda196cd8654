"""Cards exiled with a permanent, which its linked abilities speak of (607.2a): imprinted ones."""

from collections.abc import Sequence

from shinpan.game.enums import CardType, ObjectKind, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.subtypes import CreatureType, Subtype
from shinpan.phrases.base import Condition, Effect, Quality, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.places import Place
from shinpan.phrases.references.objects import EXILED
from shinpan.phrases.subtype_words import SubtypeWords


def note_exiled(context: Context, exiled: Sequence[ObjectId], register: int | None, link: int | None) -> None:
    """Remember what was exiled: for later words of the resolution, and for abilities linked to this one (607.2a)."""
    context.keep(EXILED, (*context.result(EXILED), *exiled))
    if register is not None:
        context.keep(register, exiled, len(exiled))
    if link is not None:
        context.link(link, exiled)


def exiled_with(context: Queries, number: int) -> tuple[ObjectId, ...]:
    """Return the cards that the source remembers under a number and that are still in exile.

    What was exiled to pay for the spell that the source was is among them (607.2q).
    """
    found: list[ObjectId] = []
    source = context.look(context.source)
    delved = () if source is None or source.choices is None else source.choices.delved
    for each in (*context.linked(number), *delved):
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
    en=(
        "there are {least:word} or more cards exiled with {.this} @ number=*, differing=False",
        "cards with {least:word} or more different mana values are exiled with {.this} @ number=*, differing=True",
    ),
    ja=(
        "{.this}によって追放されたカードが{least}枚以上ある @ number=*, differing=False",
        "{.this}によって追放されたカードのマナ総量が{least}種類以上ある @ number=*, differing=True",
    ),
)
class ManyExiledWith(Condition):
    """So many cards, or cards of so many mana values, are in exile that the source has exiled (607.2a)."""

    least: int
    number: int = 0
    differing: bool = False

    def holds(self, context: Queries) -> bool:
        """Return whether there are as many."""
        cards = exiled_with(context, self.number)
        if not self.differing:
            return len(cards) >= self.least
        return len({context.characteristics(each).mana_value for each in cards}) >= self.least


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
    en=(
        "return a card exiled with {.this} to its owner's hand @ number=*, whose=None",
        "put a card exiled with {.this} into its owner's hand @ number=*, whose=None",
        "return a card you own exiled with {.this} to your hand @ number=*, whose=You",
    ),
    ja=(
        "{.this}によって追放されたカード1枚をオーナーの手札に戻す @ number=*, whose=None",
        "{.this}によって追放された、あなたがオーナーであるカード1枚をあなたの手札に戻す @ number=*, whose=You",
    ),
)
class TakeOneExiledWith(Effect):
    """The controller chooses one of the cards exiled with the source, which goes to its owner's hand (607.2a).

    Of those that lie face down they choose only such as they may look at; else chance chooses from the pile (406.4).
    """

    whose: Reference | None = None
    number: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and move it."""
        you = context.you
        cards = self._cards(context)
        known = tuple(each for each in cards if context.may_look(you, each))
        pile = tuple(each for each in cards if each not in known)
        chosen = yield from context.choose(you, (*known, *pile[:1]))
        if pile and chosen == pile[:1]:
            chosen = (context.state.randomness().choice(pile),)
        yield from context.move([each for each in chosen if not isinstance(each, PlayerId)], Zone.HAND)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card."""
        return bool(self._cards(context))

    def _cards(self, context: Queries) -> tuple[ObjectId, ...]:
        owners = None if self.whose is None else self.whose.find(context)
        return tuple(
            each
            for each in exiled_with(context, self.number)
            if owners is None or ((found := context.look(each)) is not None and found.owner in owners)
        )


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


@phrase(en="exiled with {.this} @ number=*", ja="{.this}によって追放された @ number=*")
class ExiledByThis(Place):
    """A card exiled with the source: "target creature card exiled with this artifact" (607.2a)."""

    zone: Zone = Zone.EXILE
    number: int = 0

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is, and still in exile."""
        return entity in exiled_with(context, self.number)
