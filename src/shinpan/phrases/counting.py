"""Quantities counted from counters, combat and what was spent (107.1, 122)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.events import Attacked, AttackersDeclared
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.objects import This


@phrase(
    en=("#each {kind} counter on {of}", "the number of {kind} counters on {of}"),
    ja=("#each {of:'s}上の{kind}カウンター1個", "{of:'s}上の{kind}カウンターの数"),
)
class CountersOn(Quantity):
    """How many counters of a kind are on an object, or were when it left (122.1, 608.2h)."""

    kind: CounterKind
    of: Reference = This()

    def value(self, context: Queries) -> int:
        """Return the number, over all objects and players that the words stand for."""
        total = 0
        for each in self.of.find(context):
            held = context.player(each) if isinstance(each, PlayerId) else context.look(each)
            total += held.count(self.kind) if held is not None else 0
        return total


@phrase(
    en=("#each creature blocking it beyond the first", "the number of creatures blocking it beyond the first"),
    ja=("#each それをブロックしている2体目以降のクリーチャー1体", "それをブロックしている2体目以降のクリーチャーの数"),
)
class BlockersBeyondFirst(Quantity):
    """How many creatures block the source besides one (702.23a-b)."""

    volatile: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the number as it is now."""
        combat = context.state.combat
        attack = None if combat is None else combat.attack_of(context.source)
        return 0 if attack is None else max(0, len(attack.blockers) - 1)


@phrase(
    en=("#each opponent you attacked this combat", "the number of opponents you attacked this combat"),
    ja=(
        "#each この戦闘であなたが攻撃した対戦相手1人",
        "この戦闘であなたが攻撃した対戦相手の数",
    ),
)
class OpponentsAttacked(Quantity):
    """How many opponents the controller attacked with a creature this combat (702.121a)."""

    volatile: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the number of players attacked, not of their permanents."""
        found: set[PlayerId] = set()
        for event in context.state.history:
            if isinstance(event, Attacked) and isinstance(event.target, PlayerId):
                found.add(event.target)
        return len(found & set(context.opponents(context.you)))


@phrase(
    en=("#each creature you attacked with this turn", "the number of creatures you attacked with this turn"),
    ja=("#each このターンにあなたが攻撃したクリーチャー1体", "このターンにあなたが攻撃したクリーチャーの数"),
)
class CreaturesAttackedWith(Quantity):
    """How many creatures the controller has attacked with this turn, whatever they are now (608.2i)."""

    volatile: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the number of different attackers declared by the player."""
        found = (
            event
            for event in context.state.history
            if isinstance(event, AttackersDeclared) and event.player == context.you
        )
        return len({attacker for event in found for attacker in event.attackers})


@phrase(
    en=(
        "#each color of mana spent to cast it",
        "the number of colors of mana spent to cast it",
        "the number of colors of mana spent to cast {.spell}",
        "#each color of mana spent to cast {.spell}",
    ),
    ja=("#each それを唱えるために支払われたマナの色1色", "それを唱えるために支払われたマナの色の数"),
)
class ColorsSpent(Quantity):
    """How many colors of mana were spent to cast the source (702.44a)."""

    def value(self, context: Queries) -> int:
        """Return the number; 0 if it wasn't cast."""
        source = context.look(context.source)
        choices = context.choices if source is None or source.choices is None else source.choices
        return len({unit.kind.color for unit in choices.mana_spent if unit.kind.color is not None})


@phrase(
    en=(
        "#each mana spent to cast it",
        "the amount of mana spent to cast it",
        "the amount of mana spent to cast {.spell}",
    ),
    ja=("#each それを唱えるために支払われたマナ1点", "それを唱えるために支払われたマナの点数"),
)
class AmountSpent(Quantity):
    """How much mana was spent to cast the source (601.2h)."""

    def value(self, context: Queries) -> int:
        """Return the amount; 0 if it wasn't cast."""
        source = context.look(context.source)
        choices = context.choices if source is None or source.choices is None else source.choices
        return len(choices.mana_spent)
