"""Exchanges of control (701.12), and what comes of it if none is made."""

from typing import ClassVar

from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.references.objects import Specific, objects_among


@phrase(en="exchange control of {one} and {other}", ja="{one}と{other}のコントロールを交換する")
class ExchangeControl(Effect):
    """Two permanents' controllers exchange control of them; nothing if that can't be done whole (701.12a-b)."""

    one: Reference
    other: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Exchange it."""
        yield from exchange(context, objects_among(context, self.one), objects_among(context, self.other))


def exchange(context: Context, ones: tuple[ObjectId, ...], others: tuple[ObjectId, ...]) -> Steps[bool]:
    """Begin both effects, if both are there under different players' control; return whether they were."""
    there = context.permanents()
    if not ones or not others or ones[0] not in there or others[0] not in there:
        return False
    first, second = ones[0], others[0]
    mine, theirs = context.controller(first), context.controller(second)
    if mine == theirs:
        return False
    yield from context.begin_effect((ChangeControl(Specific((theirs,))),), Duration.FOREVER, (first,))
    yield from context.begin_effect((ChangeControl(Specific((mine,))),), Duration.FOREVER, (second,))
    return True


@phrase(
    en=(
        "exchange control of {.this} and {other}. if you don't make an exchange, sacrifice {.this}. this ability "
        "can't be countered except by spells and abilities"
    ),
    ja=(
        "{.this}と{other}のコントロールを交換する。交換しなかったなら、{.this}を生け贄に捧げる。"
        "この能力は、呪文や能力によってしか打ち消されない"
    ),
)
class TradeThisOrSacrificeIt(Effect):
    """The source is exchanged for something, or else sacrificed, even if the target has become illegal (608.2b)."""

    other: Reference
    resolves_anyway: ClassVar[bool] = True

    def perform(self, context: Context) -> Steps[None]:
        """Exchange it, or sacrifice it."""
        exchanged = yield from exchange(context, (context.source,), objects_among(context, self.other))
        if not exchanged:
            yield from context.sacrifice(context.you, (context.source,))
