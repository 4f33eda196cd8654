"""Replacement effects on the mana that permanents tapped for mana produce (106.12b, 614)."""

from typing import ClassVar

from shinpan.game.events import Event, ManaAdded
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaKind
from shinpan.phrases.base import Quality, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.players import AnyPlayer

Kinds = tuple[ManaKind, ...]


class ManaReplacement(ReplacementPart):
    """Family of those that change what a permanent tapped for mana produces (106.12b)."""

    __slots__ = ()
    what: Quality
    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (ManaAdded,)

    def concerns(self, context: Queries, player: PlayerId, source: ObjectId, kinds: Kinds) -> bool:
        """Return whether it changes the mana that such a player taps such a permanent for."""
        return self.who.includes(context, player) and self.what.holds(context, source)

    def produced(self, kinds: Kinds) -> Kinds:
        """Return what is produced instead."""
        raise NotImplementedError

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the mana is such mana, and would be other mana after that."""
        if not isinstance(event, ManaAdded) or not event.tapped or event.source is None:
            return False
        kinds = tuple(unit.kind for unit in event.mana)
        return self.concerns(context, event.player, event.source, kinds)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Put the other mana in its place; what is said of the mana stays with it (106.6a)."""
        assert isinstance(event, ManaAdded)
        yield from ()
        kinds = self.produced(tuple(unit.kind for unit in event.mana))
        return (event.with_(mana=_as(event.mana, kinds)),)


def _as(mana: tuple[Mana, ...], kinds: Kinds) -> tuple[Mana, ...]:
    return tuple(mana[min(place, len(mana) - 1)]._replace(kind=kind) for place, kind in enumerate(kinds) if mana)


@phrase(
    en=(
        "if {who} tap[s] {what:a} for mana, it produces twice as much of that mana instead @ factor=2",
        "if {who} tap[s] {what:a} for mana, it produces three times as much of that mana instead @ factor=3",
        "if {what:a} is tapped for mana, it produces twice as much of that mana instead @ factor=2, who=AnyPlayer",
    ),
    ja=(
        "{who}がマナを引き出す目的で{what:a}をタップするなら、代わりにそれは3倍のマナを生み出す @ factor=3",
        "{who}がマナを引き出す目的で{what:a}をタップするなら、代わりにそれは2倍のマナを生み出す @ factor=2",
    ),
)
class MultiplyProduced(ManaReplacement):
    """A permanent tapped for mana produces several times as much of it."""

    what: Quality
    who: Reference = AnyPlayer()
    factor: int = 2
    commutes: ClassVar[bool] = False

    def produced(self, kinds: Kinds) -> Kinds:
        """Return the mana as often."""
        return tuple(kind for kind in kinds for _ in range(self.factor))


@phrase(
    en=(
        "if {what:a} is tapped for mana, it produces {kind:symbol} instead of any other type",
        "if {what:a} is tapped for mana, it produces {kind:symbol} instead of any other type and amount @ single=True",
        "if {what:a} is tapped for mana, it produces colorless mana instead of any other type @ kind=COLORLESS",
        (
            "if {what:a} is tapped for {least:word} or more mana, it produces {kind:symbol} instead of any other type "
            "and amount @ single=True"
        ),
        "if {who} tap[s] {what:a} for mana, it produces {kind:symbol} instead of any other type",
        "if {who} tap[s] {what:a} for mana, it produces colorless mana instead of any other type @ kind=COLORLESS",
    ),
    ja=(
        (
            "{what:a}が{least}点以上のマナを引き出す目的でタップされるなら、"
            "それは他のタイプや点数のマナの代わりに{kind:symbol}を生み出す @ single=True"
        ),
        "{what:a}がマナを引き出す目的でタップされるなら、それは他のタイプのマナの代わりに{kind:symbol}を生み出す",
    ),
)
class ProducesInstead(ManaReplacement):
    """A permanent tapped for mana produces mana of one type, as much as it would. single: just one mana.

    least: only if it is tapped for so much mana.
    """

    what: Quality
    kind: ManaKind
    single: bool = False
    who: Reference = AnyPlayer()
    least: int = 1

    def concerns(self, context: Queries, player: PlayerId, source: ObjectId, kinds: Kinds) -> bool:
        """Return whether there is enough mana, and anything that it changes."""
        if len(kinds) < self.least or self.produced(kinds) == kinds:
            return False
        return self.who.includes(context, player) and self.what.holds(context, source)

    def produced(self, kinds: Kinds) -> Kinds:
        """Return mana of that type."""
        return (self.kind,) if self.single else (self.kind,) * len(kinds)
