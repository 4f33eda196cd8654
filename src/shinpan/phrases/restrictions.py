"""What can't be done, or must (101.2, 508.1c-d, 509.1b-c ...): parts of static abilities and of lasting effects."""

from shinpan.game.enums import Step
from shinpan.game.events import SpellCast
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Quality, Reference, StaticPart, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection, Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.references.objects import Affected, All


class Restriction(StaticPart):
    """Base of restrictions and requirements on some objects or players.

    affected: whom it concerns; for a lasting effect begun on certain objects those (`Affected`), else a description.
    """

    __slots__ = ()
    affected: Reference

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is about an object or player."""
        return self.affected.includes(context, entity)

    def concerns(self, context: Queries, asking: Queries | None) -> bool:
        """Return whether it keeps a spell or ability that wants to do something to it from that."""
        return True


class NoAttack(Restriction):
    """Family of those that keep a creature from attacking (508.1c)."""

    __slots__ = ()


class NoBlock(Restriction):
    """Family of those that keep a creature from blocking (509.1b)."""

    __slots__ = ()


@phrase(
    en=(
        "#turn {affected:some,subject} can't attack this turn @ affected=All",
        "can't attack @ affected=Affected",
        "{affected:some,subject} can't attack",
    ),
    ja=("攻撃できない @ affected=Affected", "{affected:some}は攻撃できない"),
)
class CantAttack(NoAttack):
    """Creatures can't attack (508.1c)."""

    affected: Reference = Affected()


@phrase(
    en=(
        "#turn {affected:some,subject} can't block this turn @ affected=All",
        "can't block @ affected=Affected",
        "{affected:some,subject} can't block",
    ),
    ja=("ブロックできない @ affected=Affected", "{affected:some}はブロックできない"),
)
class CantBlock(NoBlock):
    """Creatures can't block (509.1b)."""

    affected: Reference = Affected()


@phrase(
    en=(
        "#turn {affected:some,subject} can't attack or block this turn @ affected=All",
        "can't attack or block @ affected=Affected",
        "{affected:some,subject} can't attack or block",
    ),
    ja=("攻撃したりブロックしたりできない @ affected=Affected", "{affected:some}は攻撃したりブロックしたりできない"),
)
class CantAttackOrBlock(NoAttack, NoBlock):
    """Creatures can neither attack nor block (508.1c, 509.1b)."""

    affected: Reference = Affected()


@phrase(
    en=(
        "#turn {affected} attack[s] this turn if able @ affected=All",
        "attack[s] this turn if able @ affected=Affected",
        "attack[s] each combat if able @ affected=Affected",
        "{affected:some} attack[s] each combat if able",
        "{affected:every} attack each combat if able @ affected=All",
    ),
    ja=(
        "#turn {affected:some}は可能なら攻撃する",
        "可能なら攻撃する @ affected=Affected",
        "{affected:some}は、各戦闘で可能なら攻撃する",
    ),
)
class MustAttack(Restriction):
    """Creatures attack if they can (508.1d)."""

    affected: Reference = Affected()


@phrase(
    en=(
        "can't be blocked except by {by.quality:plural} @ affected=Affected, by=NoneOf",
        "{affected:some,subject} can't be blocked except by {by.quality:plural} @ by=NoneOf",
        (
            "#turn {affected:some,subject} can't be blocked this turn except by {by.quality:plural} @ "
            "affected=All, by=NoneOf"
        ),
        "#turn {affected:some,subject} can't be blocked this turn< by {by:plural}> @ affected=All",
        "can't be blocked< by {by:plural}> @ affected=Affected",
        "{affected:some,subject} can't be blocked< by {by:plural}>",
        "{by:plural} can't block {affected}",
    ),
    ja=(
        "{by}によってはブロックされない @ affected=Affected",
        "ブロックされない @ affected=Affected",
        "{affected:some}は{by}によってはブロックされない",
        "{affected:some}はブロックされない",
    ),
)
class CantBeBlocked(Restriction):
    """Creatures can't be blocked, or not by creatures with some quality (509.1b)."""

    affected: Reference = Affected()
    by: Quality | None = None

    def forbids(self, context: Queries, attacker: ObjectId, blocker: ObjectId) -> bool:
        """Return whether the one can't be blocked by the other."""
        if not self.affected.includes(context, attacker):
            return False
        return self.by is None or self.by.holds(context, blocker)


@phrase(
    en=("this spell can't be countered @ affected=This", "{affected:some} can't be countered"),
    ja=("この呪文は打ち消されない @ affected=This", "{affected:some}は打ち消されない"),
)
class CantBeCountered(Restriction):
    """Spells can't be countered (701.6)."""

    affected: Reference = Affected()


@phrase(
    en=("this spell can't be copied @ affected=This", "{affected:some} can't be copied"),
    ja=("この呪文はコピーされない @ affected=This", "{affected:some}はコピーされない"),
)
class CantBeCopied(Restriction):
    """Spells can't be copied (707.10)."""

    affected: Reference = Affected()


_MAIN = frozenset({Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN})


class NoActivation(Restriction):
    """Family of those that keep activated abilities from being activated (602.5). mana: mana abilities too."""

    __slots__ = ()
    mana: bool


class NoCast(Restriction):
    """Family of those that keep players from casting spells (101.2)."""

    __slots__ = ()


@phrase(
    en=(
        "#turn {who} can't cast {spells:plural} this turn",
        "{spells:plural} can't be cast @ who=EachPlayer",
        "{who} can't cast {spells:plural}",
    ),
    ja=("{spells}は唱えられない @ who=EachPlayer", "{who}は{spells}を唱えられない"),
)
class CantCast(NoCast):
    """Players can't cast spells of a description (101.2)."""

    who: Reference
    spells: Collection

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether a card, wherever it is, would be such a spell of such a player."""
        if isinstance(entity, PlayerId) or not self.spells.fits(context, entity):
            return False
        return self.who.includes(context, context.controller(entity))


@phrase(
    en="{who} can cast spells only any time they could cast a sorcery",
    ja="{who}は、自分がソーサリーを唱えられるときにしか呪文を唱えられない",
)
class CastsOnlyAsSorcery(NoCast):
    """Players can cast spells only in a main phase of their own turns while the stack is empty (307.5, 101.2)."""

    who: Reference

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether such a player couldn't cast a sorcery now; the spell itself may be on the stack already."""
        if isinstance(entity, PlayerId):
            return False
        player, state = context.controller(entity), context.state
        free = state.turn.active == player and state.turn.step in _MAIN and all(each == entity for each in state.stack)
        return self.who.includes(context, player) and not free


@phrase(
    en="{who} can't cast more than {number:word} spell[|s] each turn",
    ja="{who}は、各ターンに{number}つを超える呪文を唱えられない",
)
class CantCastMore(NoCast):
    """Players can't cast more than some spells each turn (101.2)."""

    who: Reference
    number: int

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether it would be one spell too many."""
        if isinstance(entity, PlayerId):
            return False
        player = context.controller(entity)
        cast = [each for each in context.state.history if isinstance(each, SpellCast) and each.player == player]
        return self.who.includes(context, player) and len(cast) >= self.number


@phrase(
    en=(
        "{affected:some} can't be the [target|targets] of spells or abilities @ by=None",
        "{affected:some} can't be the [target|targets] of {by:plural}",
    ),
    ja=("{affected:some}は呪文や能力の対象にならない @ by=None", "{affected:some}は{by}の対象にならない"),
)
class CantBeTargeted(Restriction):
    """Objects or players can't be targets of spells and abilities, or not of those from some sources (115)."""

    affected: Reference = Affected()
    by: Quality | None = None

    def concerns(self, context: Queries, asking: Queries | None) -> bool:
        """Return whether the source of the spell or ability that asks is one that can't target it."""
        return self.by is None or (asking is not None and self.by.holds(context, asking.source))


@phrase(
    en=(
        (
            "activated abilities of {affected.group:plural} can't be activated unless they're mana abilities "
            "@ affected=All, mana=False"
        ),
        "activated abilities of {affected.group:plural} can't be activated @ affected=All",
        "{affected:'s} activated abilities can't be activated unless they're mana abilities @ mana=False",
        "{affected:'s} activated abilities can't be activated",
    ),
    ja=(
        "{affected:'s}起動型能力は、それがマナ能力でないかぎり起動できない @ mana=False",
        "{affected:'s}起動型能力は起動できない",
    ),
)
class CantActivate(NoActivation):
    """The activated abilities of objects can't be activated (602.5). mana: mana abilities neither."""

    affected: Reference = Affected()
    mana: bool = True


@phrase(
    en=(
        "#turn players can't gain life this turn @ affected=EachPlayer",
        "#turn {affected:some} can't gain life this turn",
        "players can't gain life @ affected=EachPlayer",
        "{affected:some} can't gain life",
    ),
    ja=("プレイヤーはライフを得られない @ affected=EachPlayer", "{affected:some}はライフを得られない"),
)
class CantGainLife(Restriction):
    """Players can't gain life (119.7)."""

    affected: Reference


@phrase(en="{affected:'s} life total can't change", ja="{affected:'s}ライフの総量は変化しない")
class LifeTotalCantChange(Restriction):
    """Players can neither gain nor lose life (119.7, 119.8)."""

    affected: Reference


@phrase(
    en=("#turn {affected:some} can't lose the game this turn", "{affected:some} can't lose the game"),
    ja="{affected:some}はゲームに敗北しない",
)
class CantLose(Restriction):
    """Players can't lose the game (101.2, 104.3)."""

    affected: Reference


@phrase(
    en=("#turn {affected:some} can't win the game this turn", "{affected:some} can't win the game"),
    ja="{affected:some}はゲームに勝利しない",
)
class CantWin(Restriction):
    """Players can't win the game (101.2, 104.2)."""

    affected: Reference


@phrase(
    en=("#turn damage can't be prevented this turn", "damage can't be prevented"),
    ja=("#turn ダメージは軽減されない", "ダメージは軽減されない"),
)
class DamageCantBePrevented(StaticPart):
    """No damage can be prevented (615.12)."""


@phrase(
    en=(
        (
            "#lasting [doesn't|don't] untap during [its controller's untap step|their controllers' untap steps] "
            "@ affected=*"
        ),
        (
            "{affected:some,subject} [doesn't|don't] untap during "
            "[its controller's untap step|their controllers' untap steps]"
        ),
        "{affected:some,subject} [doesn't|don't] untap during your untap step",
    ),
    ja=(
        "#lasting コントローラーのアンタップ・ステップにアンタップしない @ affected=*",
        "{affected}は、[それ|それら]のコントローラーのアンタップ・ステップにアンタップしない",
    ),
)
class DoesntUntap(Restriction):
    """Permanents don't untap during their controllers' untap steps (502.3)."""

    affected: Reference = Affected()


@phrase(en="{affected} ha[s|ve] no maximum hand size", ja="{affected:'s}手札の上限はなくなる")
class NoMaximumHandSize(Restriction):
    """Players have no maximum hand size (402.2)."""

    affected: Reference


@phrase(
    en=(
        'the "legend rule" doesn\'t apply',
        'the "legend rule" doesn\'t apply to {affected}',
    ),
    ja=(
        "「レジェンド・ルール」は適用されない",
        "「レジェンド・ルール」は{affected}には適用されない",
    ),
)
class NoLegendRule(Restriction):
    """Permanents that the legend rule doesn't count (704.5j)."""

    affected: Reference = All(Group(Permanents()))


@phrase(
    en=("can't be regenerated @ affected=Affected", "{affected:some,subject} can't be regenerated"),
    ja=("再生できない @ affected=Affected", "{affected:some}は再生できない"),
)
class CantBeRegenerated(Restriction):
    """Permanents can't be regenerated: a shield doesn't save them (701.19c)."""

    affected: Reference = Affected()


@phrase(en="{affected:some,subject} can't transform", ja="{affected:some}は変身できない")
class CantTransform(Restriction):
    """Permanents can't transform or convert (701.27, 701.28f)."""

    affected: Reference = Affected()
