"""What restricts, requires or costs attacking, beyond "can't attack" and "attacks if able" (508.1c-d, 508.1h)."""

from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.objects import Affected
from shinpan.phrases.restrictions import Restriction


def against(context: Queries, target: Entity, whom: Reference | None, planeswalkers: bool = False) -> bool:
    """Return whether attacking something is attacking some players, or, if so asked, one of their planeswalkers."""
    if whom is None:
        return True
    if isinstance(target, PlayerId):
        return whom.includes(context, target)
    if not planeswalkers or CardType.PLANESWALKER not in context.characteristics(target).types:
        return False
    return whom.includes(context, context.controller(target))


@phrase(
    en=(
        "can't attack {whom} or planeswalkers {whom} control[s] @ affected=Affected, planeswalkers=True",
        "can't attack {whom} @ affected=Affected",
        "{affected:some,subject} can't attack {whom} or planeswalkers {whom} control[s] @ planeswalkers=True",
        "{affected:some} can't attack {whom}",
    ),
    ja=(
        (
            "{whom}や{whom}がコントロールしているプレインズウォーカーを攻撃できない @ affected=Affected, "
            "planeswalkers=True"
        ),
        "{whom}を攻撃できない @ affected=Affected",
        "{affected:some}は{whom}や{whom}がコントロールしているプレインズウォーカーを攻撃できない @ planeswalkers=True",
        "{affected:some}は{whom}を攻撃できない",
    ),
)
class CantAttackPlayer(Restriction):
    """Creatures can't attack some players (508.1c). planeswalkers: nor planeswalkers that those control."""

    whom: Reference
    affected: Reference = Affected()
    planeswalkers: bool = False

    def forbids(self, context: Queries, target: Entity) -> bool:
        """Return whether it is about attacking this player or planeswalker."""
        return against(context, target, self.whom, self.planeswalkers)


class NoAttackAlone(Restriction):
    """Family of those that keep a creature from being the only attacker (506.5, 508.1c)."""

    __slots__ = ()


class NoBlockAlone(Restriction):
    """Family of those that keep a creature from being the only blocker (506.5, 509.1b)."""

    __slots__ = ()


@phrase(en="{affected:some} can't attack alone", ja="{affected:some}は単独では攻撃できない")
class CantAttackAlone(NoAttackAlone):
    """Creatures can attack only along with another one (508.1c)."""

    affected: Reference = Affected()


@phrase(en="{affected:some} can't block alone", ja="{affected:some}は単独ではブロックできない")
class CantBlockAlone(NoBlockAlone):
    """Creatures can block only along with another one (509.1b)."""

    affected: Reference = Affected()


@phrase(
    en="{affected:some} can't attack or block alone", ja="{affected:some}は単独では攻撃したりブロックしたりできない"
)
class CantAttackOrBlockAlone(NoAttackAlone, NoBlockAlone):
    """Creatures can attack, and block, only along with another one (508.1c, 509.1b)."""

    affected: Reference = Affected()


@phrase(
    en=(
        "no more than {number:word} creature[|s] can attack {whom} each combat",
        "no more than {number:word} creature[|s] can attack each combat",
    ),
    ja=(
        "各戦闘で{whom}を攻撃できるクリーチャーは{number}体までである",
        "各戦闘で攻撃できるクリーチャーは{number}体までである",
    ),
)
class AttackersLimited(Restriction):
    """Only so many creatures can attack, or attack some players, in one combat (508.1c)."""

    number: int
    whom: Reference | None = None

    def limits(self, context: Queries, target: Entity) -> bool:
        """Return whether it counts the creatures that attack this."""
        return against(context, target, self.whom)


@phrase(
    en=(
        "attack[s] {whom} this turn if able @ affected=Affected",
        "{affected:some} attack[s] {whom} each combat if able",
    ),
    ja=("可能なら{whom}を攻撃する @ affected=Affected", "{affected:some}は、各戦闘で可能なら{whom}を攻撃する"),
)
class MustAttackPlayer(Restriction):
    """Creatures attack one of some players if they can (508.1d)."""

    whom: Reference
    affected: Reference = Affected()

    def obeyed(self, context: Queries, target: Entity) -> bool:
        """Return whether attacking this is what it demands."""
        return against(context, target, self.whom)


@phrase(
    en=("[is|are] goaded @ affected=Affected", "{affected} [is|are] goaded"),
    ja=("使嗾されている @ affected=Affected", "{affected}は使嗾されている"),
)
class Goaded(Restriction):
    """Goaded creatures attack if they can, and a player other than the one who goaded them if they can (701.15b).

    That player is the controller of the ability that says so, or of the effect that the keyword action begins.
    """

    affected: Reference = Affected()


class CombatCost(Restriction):
    """Family of those that make attacking or blocking cost something (508.1h, 509.1d)."""

    __slots__ = ()
    cost: Cost

    def charges(self, context: Queries, target: Entity) -> bool:
        """Return whether attacking this player or permanent, or blocking this attacker, costs something."""
        return True


@phrase(
    en=(
        (
            "{affected:some} can't attack {whom} unless [its|their] controller pays {cost} for each creature they "
            "control that's attacking {whom} @ planeswalkers=False"
        ),
        (
            "{affected:some} can't attack {whom} or planeswalkers {whom} control[s] unless [affected:its|their] "
            "controller pays {cost} for each of those creatures"
        ),
        (
            "{affected:some} can't attack unless [its|their] controller pays {cost} for each of those creatures @ "
            "planeswalkers=*"
        ),
    ),
    ja=(
        (
            "{affected:some}は、コントローラーが、"
            "自分がコントロールしていて{whom}を攻撃しているクリーチャー1体につき{cost}を支払わないかぎり、"
            "{whom}を攻撃できない @ planeswalkers=False"
        ),
        (
            "{affected:some}は、コントローラーがそのクリーチャー1体につき{cost}を支払わないかぎり、"
            "{whom}や{whom}がコントロールしているプレインズウォーカーを攻撃できない"
        ),
        (
            "{affected:some}は、コントローラーがそのクリーチャー1体につき{cost}を支払わないかぎり、攻撃できない @ "
            "planeswalkers=*"
        ),
    ),
)
class CostToAttack(CombatCost):
    """Each creature that attacks, or attacks some players, costs its controller something (508.1h)."""

    cost: Cost
    affected: Reference
    whom: Reference | None = None
    planeswalkers: bool = True

    def charges(self, context: Queries, target: Entity) -> bool:
        """Return whether attacking this costs something."""
        return against(context, target, self.whom, self.planeswalkers)


@phrase(
    en=(
        "can attack this turn as though [it|they] didn't have defender @ affected=Affected",
        "{affected:some,subject} can attack as though [it|they] didn't have defender",
    ),
    ja=("防衛を持たないかのように攻撃できる @ affected=Affected", "{affected}は防衛を持たないかのように攻撃できる"),
)
class AttacksDespiteDefender(Restriction):
    """Creatures with defender can attack nevertheless (702.3b, 609.4)."""

    affected: Reference = Affected()


@phrase(
    en=(
        "assign[s] combat damage equal to [its|their] toughness rather than [its|their] power @ affected=Affected",
        "{affected:some} assign[s] combat damage equal to [its|their] toughness rather than [its|their] power",
    ),
    ja=(
        "パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る @ affected=Affected",
        "{affected:some}は、パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る",
    ),
)
class AssignsByToughness(Restriction):
    """Creatures assign as much combat damage as their toughness says (510.1a)."""

    affected: Reference = Affected()
