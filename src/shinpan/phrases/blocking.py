"""What restricts, requires, allows or costs blocking, beyond "can't block" and "can't be blocked" (509.1b-d)."""

from shinpan.game.ids import Entity
from shinpan.phrases.abilities import Cost
from shinpan.phrases.attacking import CombatCost
from shinpan.phrases.base import Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.objects import Affected
from shinpan.phrases.restrictions import Restriction


@phrase(
    en=(
        "can block only {attackers:plural} @ affected=Affected, only=True",
        "can't block {attackers:plural} @ affected=Affected",
        "{affected:some} can block only {attackers:plural} @ only=True",
        "{affected:some} can't block {attackers:plural}",
    ),
    ja=(
        "{attackers}しかブロックできない @ affected=Affected, only=True",
        "{attackers}をブロックできない @ affected=Affected",
        "{affected:some}は{attackers}しかブロックできない @ only=True",
        "{affected:some}は{attackers}をブロックできない",
    ),
)
class CantBlockThese(Restriction):
    """Creatures can't block attackers of a description, or, with only, can block no others (509.1b)."""

    attackers: Quality
    affected: Reference = Affected()
    only: bool = False

    def forbids(self, context: Queries, attacker: Entity) -> bool:
        """Return whether it is about blocking this attacker."""
        return self.attackers.holds(context, attacker) is not self.only


@phrase(
    en=(
        "can't be blocked except by {number:word} or more creatures @ affected=Affected",
        "{affected:some} can't be blocked except by {number:word} or more creatures",
    ),
    ja=(
        "{number}体以上のクリーチャーによってしかブロックされない @ affected=Affected",
        "{affected:some}は{number}体以上のクリーチャーによってしかブロックされない",
    ),
)
class BlockedByAtLeast(Restriction):
    """An attacker can be blocked only by so many creatures together (509.1b); menace says two (702.111b)."""

    number: int
    affected: Reference = Affected()


@phrase(
    en=(
        "can't be blocked by more than {number:word} creature[|s] @ affected=Affected",
        "{affected:some,subject} can't be blocked by more than {number:word} creature[|s]",
    ),
    ja=(
        "{number}体を超えるクリーチャーによってはブロックされない @ affected=Affected",
        "{affected:some}は{number}体を超えるクリーチャーによってはブロックされない",
    ),
)
class BlockedByAtMost(Restriction):
    """An attacker can be blocked only by so many creatures at once (509.1b)."""

    number: int = 1
    affected: Reference = Affected()


@phrase(
    en=(
        "{affected:some} can block any number of creatures @ number=None",
        "{affected:some} can block an additional creature each combat",
        "{affected:some} can block an additional {number:word} creatures each combat",
    ),
    ja=(
        "{affected:some}は望む数のクリーチャーをブロックできる @ number=None",
        "{affected:some}は、各戦闘で追加のクリーチャー{number}体をブロックできる",
    ),
)
class BlocksMore(Restriction):
    """Creatures can block more attackers than one (509.1a). number: how many more; None for any number."""

    number: int | None = 1
    affected: Reference = Affected()


@phrase(
    en="no more than {number:word} creature[|s] can block each combat",
    ja="各戦闘でブロックできるクリーチャーは{number}体までである",
)
class BlockersLimited(Restriction):
    """Only so many creatures can block in one combat (509.1b)."""

    number: int


@phrase(
    en=(
        "block[s] {attacker} this turn if able @ affected=Affected",
        "block[s] this turn if able @ affected=Affected",
        "{affected:some} block[s] {attacker} each combat if able",
        "{affected:some} block[s] each combat if able",
    ),
    ja=(
        "可能なら{attacker}をブロックする @ affected=Affected",
        "可能ならブロックする @ affected=Affected",
        "{affected:some}は、各戦闘で可能なら{attacker}をブロックする",
        "{affected:some}は、各戦闘で可能ならブロックする",
    ),
)
class MustBlock(Restriction):
    """Creatures block if they can, or block a certain attacker if they can (509.1c)."""

    affected: Reference = Affected()
    attacker: Reference | None = None

    def obeyed(self, context: Queries, attacker: Entity) -> bool:
        """Return whether blocking this attacker is what it demands."""
        return self.attacker is None or self.attacker.includes(context, attacker)


@phrase(
    en=("must be blocked this turn if able @ affected=Affected", "{affected:some} must be blocked if able"),
    ja=(
        "可能ならブロックされなければならない @ affected=Affected",
        "{affected:some}は、可能ならブロックされなければならない",
    ),
)
class MustBeBlocked(Restriction):
    """At least one creature blocks an attacker if one can (509.1c)."""

    affected: Reference = Affected()


@phrase(
    en="all creatures able to block {affected} do so",
    ja="{affected}をブロックできるクリーチャーは、すべてそれをブロックする",
)
class Lures(Restriction):
    """Every creature that can block an attacker does (509.1c)."""

    affected: Reference = Affected()


@phrase(
    en="{affected:some} can't block unless [its|their] controller pays {cost} for each of those creatures",
    ja="{affected:some}は、コントローラーがそのクリーチャー1体につき{cost}を支払わないかぎり、ブロックできない",
)
class CostToBlock(CombatCost):
    """Each creature that blocks costs its controller something (509.1d)."""

    cost: Cost
    affected: Reference
