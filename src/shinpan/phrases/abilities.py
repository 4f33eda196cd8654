"""The kinds of ability (113.3): spell, activated, triggered and static abilities, and keyword abilities.

`compiled` is a cache that the rules fill (target slots, modes ...); it is no part of the value.
"""

from dataclasses import field
from typing import Any

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.base import (
    BATTLEFIELD,
    AbilityPhrase,
    Condition,
    CostPart,
    Effect,
    Modification,
    Phrase,
    Quality,
    Quantity,
    Reference,
    StaticPart,
    Timing,
    TriggerPhrase,
    phrase,
)


@phrase(
    en=(
        "−X @ loyalty=0, parts=(RemoveOwnCounters), parts.kind=LOYALTY, parts.number=X",
        "{loyalty:loyalty}",
        "waterbend {mana} @ parts=(Waterbend)",
        "waterbend {mana}, {parts.1:sentence} @ parts.0=Waterbend, parts.2=None",
        "#bare pay {mana}<, {parts}>",
        "#bare {parts}",
        "#bare pay {mana} and {parts}",
        "#pays pay[s] {mana}<, {parts}>",
        "#pays {parts}",
        "{mana}<, {parts:comma,sentence}>",
        "{parts:comma,sentence}",
    ),
    ja=(
        "水の技{mana} @ parts=(Waterbend)",
        "水の技{mana}、{parts.1} @ parts.0=Waterbend, parts.2=None",
        "#bare {mana}を支払う",
        "#bare {parts}",
        "−X @ loyalty=0, parts=(RemoveOwnCounters), parts.kind=LOYALTY, parts.number=X",
        "{loyalty:loyalty}",
        "{mana}<、{parts:comma}>",
        "{parts:comma}",
    ),
)
class Cost(Phrase):
    """A cost (118): mana and other parts. loyalty: the change of loyalty (606.4); 0 where a part removes X of it."""

    mana: ManaCost | None = None
    parts: tuple[CostPart, ...] = ()
    loyalty: int | None = None


@phrase(en="{effect}", ja="{effect}")
class SpellAbility(AbilityPhrase):
    """What an instant or sorcery says (113.3a)."""

    effect: Effect
    compiled: Any = field(default=None, compare=False, repr=False)


@phrase(
    en=(
        "{cost.loyalty:loyalty}: {effect:sentence} @ timing=*",
        "{cost}: {effect:sentence,graveyard} @ zones=GRAVEYARD",
        "{cost}: {effect:sentence,graveyard}. activate only as a sorcery @ zones=GRAVEYARD, timing=SORCERY",
        "solved — {cost}: {effect:sentence} @ condition=IsSolved",
        "{cost}: {effect:sentence}<. activate only if {condition}>",
        "{cost}: {effect:sentence}. this ability costs {1} less to activate for each {reduction:each}",
        (
            "{cost}: {effect:sentence}. this ability costs {1} less to activate for each {reduction:each}. "
            "activate only as a sorcery @ timing=SORCERY"
        ),
        "{cost}: {effect:sentence}. this ability costs {X} less to activate, where X is {reduction}",
        "{cost}: {effect:sentence}. X is {x}",
        "{cost}: {effect:sentence}. activate only if {condition} and only as a sorcery @ timing=SORCERY",
        "{cost}: {effect:sentence}. activate only if {condition} and only once each turn @ per_turn=1",
        "{cost}: {effect:sentence}. activate only as a sorcery and only once each turn @ timing=SORCERY, per_turn=1",
        "{cost}: {effect:sentence}. activate only as a sorcery @ timing=SORCERY",
        "{cost}: {effect:sentence}. activate only if {condition} and only as a sorcery @ timing=SORCERY",
        "{cost}: {effect:sentence}. activate only as a sorcery and only if {condition} @ timing=SORCERY",
        "{cost}: {effect:sentence}. activate only once each turn @ per_turn=1",
        "{cost}: {effect:sentence}. activate only {condition:only}",
        "{cost}: {effect:sentence}. activate only {condition:only} and only once each turn @ per_turn=1",
        "{cost}: {effect:sentence}. activate no more than twice each turn @ per_turn=2",
        "{cost}: {effect:sentence}. activate no more than three times each turn @ per_turn=3",
        "{cost}: {effect:sentence}. any player may activate this ability @ any_player=True",
    ),
    ja=(
        "{cost.loyalty:loyalty}：{effect} @ timing=*",
        "{cost}：{effect:graveyard} @ zones=GRAVEYARD",
        "{cost}：{effect:graveyard}。起動はソーサリーとしてのみ行う @ zones=GRAVEYARD, timing=SORCERY",
        "解決済み — {cost}：{effect} @ condition=IsSolved",
        "{cost}：{effect}。この能力を起動するためのコストは{reduction:each}につき{1}少なくなる",
        (
            "{cost}：{effect}。この能力を起動するためのコストは{reduction:each}につき{1}少なくなる。"
            "起動はソーサリーとしてのみ行う @ timing=SORCERY"
        ),
        "{cost}：{effect}。この能力を起動するためのコストは{X}少なくなる。Xは{reduction}に等しい",
        "{cost}：{effect}<。{condition}場合にのみ起動できる>",
        "{cost}：{effect}。Xは{x}である",
        "{cost}：{effect}。{condition}場合にのみ、ソーサリーとしてのみ起動できる @ timing=SORCERY",
        "{cost}：{effect}。{condition}場合にのみ、毎ターン1回のみ起動できる @ per_turn=1",
        "{cost}：{effect}。起動はソーサリーとして、毎ターン1回のみ行う @ timing=SORCERY, per_turn=1",
        "{cost}：{effect}。起動はソーサリーとしてのみ行う @ timing=SORCERY",
        "{cost}：{effect}。{condition}場合に、ソーサリーとしてのみ起動できる @ timing=SORCERY",
        "{cost}：{effect}。起動は毎ターン1回のみ行う @ per_turn=1",
        "{cost}：{effect}。どのプレイヤーもこの能力を起動してよい @ any_player=True",
    ),
)
class ActivatedAbility(AbilityPhrase):
    """`[Cost]: [Effect]` (113.3b, 602). per_turn: how often it may be activated each turn, 0 for any number.

    zones: where it may be activated (113.6). condition: "activate only if" (602.5). any_player: any player may.
    reduction: how much generic mana less it costs (601.2f). x: what X is in it, if the text says so (107.3).
    """

    cost: Cost
    effect: Effect
    timing: Timing = Timing.INSTANT
    per_turn: int = 0
    condition: Condition | None = None
    zones: frozenset[Zone] = BATTLEFIELD
    any_player: bool = False
    reduction: Quantity | None = None
    x: Quantity | None = None
    compiled: Any = field(default=None, compare=False, repr=False)


@phrase(
    en=(
        "{trigger} — {effect:sentence} @ trigger=ChapterReached",
        (
            "to solve — {condition.condition:sentence} @ trigger=BeginningOf, trigger.step=END, trigger.whose=You, "
            "condition=StillToSolve, effect=BecomeSolved"
        ),
        "solved — {trigger:sentence}, {effect} @ condition=IsSolved",
        "{trigger} {during:only}<, if {condition}>, {effect} @ during=TurnOf",
        (
            "{trigger} {during:only}<, if {condition}>, {effect}. this ability triggers only once each turn @ "
            "during=TurnOf, once_each_turn=True"
        ),
        "{trigger}< while {during}><, if {condition}>, {effect}",
        "{trigger}<, if {condition}>, {effect}. this ability triggers only once each turn @ once_each_turn=True",
        "{trigger}<, if {condition}>, {effect}. do this only once each turn @ done_once=True, effect=May|MayPay",
    ),
    ja=(
        "{trigger} — {effect:sentence} @ trigger=ChapterReached",
        "解決条件 — {condition} @ trigger=*, effect=BecomeSolved",
        "解決済み — {trigger}、{effect} @ condition=IsSolved",
        "{during:only}に{trigger}、<{condition}なら、>{effect} @ during=TurnOf",
        (
            "{during:only}に{trigger}、<{condition}なら、>{effect}。この能力は毎ターン1回しか誘発しない @ "
            "during=TurnOf, once_each_turn=True"
        ),
        "<{during}間に>{trigger}、<{condition}なら、>{effect}",
        "{trigger}、<{condition}なら、>{effect}。この能力は毎ターン1回しか誘発しない @ once_each_turn=True",
        "{trigger}、<{condition}なら、>{effect}。これは毎ターン1回しか行えない @ done_once=True, effect=May|MayPay",
    ),
)
class TriggeredAbility(AbilityPhrase):
    """`When/Whenever/At [trigger], [effect]` (113.3c, 603). condition: an intervening "if" (603.4).

    once_each_turn: it triggers only once each turn (603.2h). during: what has to be so as the event happens, and isn't
    asked again: "while you control a creature" (603.2). done_once: it triggers only until its controller has done what
    they may do (603.2h).
    """

    trigger: TriggerPhrase
    effect: Effect
    condition: Condition | None = None
    once_each_turn: bool = False
    zones: frozenset[Zone] = BATTLEFIELD
    during: Condition | None = None
    done_once: bool = False
    compiled: Any = field(default=None, compare=False, repr=False)


@phrase(
    en=(
        "{parts.0}, and {parts.1} @ parts.0=CantAttackOrBlock, parts.1=CantActivate, parts.2=None",
        "<as long as {condition}, >{parts.0} and {parts.1} @ parts.0=CantLose|CantWin, parts.1=CantWin|CantLose",
        (
            "<as long as {condition}, >{parts.0} and {parts.1:same} @ parts.0=Modify, "
            "parts.1=CantAttack|CantBlock|CantAttackOrBlock|CantBeBlocked|MustAttack|AttacksDespiteDefender|"
            "DoesntUntap|Goaded|BlockedByAtMost|CantAttackPlayer|MustBeBlocked, "
            "parts.1.affected=parts.0.affected, parts.2=None, defining=*"
        ),
        (
            "{parts.0} and {parts.1:same} @ parts.0=CantBlock|CantAttack|CantBeBlocked|CantAttackOrBlock, "
            "parts.1=CantBlock|CantAttack|CantBeBlocked|CantTransform, parts.1.affected=parts.0.affected, "
            "parts.2=None"
        ),
        (
            "<as long as {condition}, >{parts.0}, and {parts.1:same} @ parts.0=Modify, "
            "parts.1=CantAttack|CantBlock|CantAttackOrBlock|CantBeBlocked|MustAttack|MustBeBlocked|Goaded"
            "|BlockedByAtMost|CantAttackPlayer, parts.1.affected=parts.0.affected, parts.2=None"
        ),
        (
            "{parts.0} and {parts.1:same} @ parts.0=AssignsByToughness, parts.1=AttacksDespiteDefender, "
            "parts.1.affected=parts.0.affected, parts.2=None"
        ),
        "{parts:sentences} unless {condition.condition} @ condition=Unless, defining=*",
        "{parts:sentences} as long as {condition} @ condition=Controls|HasBlessing, defining=*",
        "{parts:sentences} as long as {condition} @ condition.quantity=UnlockedDoorsAmong, defining=*",
        "<as long as {condition}, >{parts:sentences} @ defining=*",
        "{parts:sentences} as long as {condition} @ defining=*",
        "during your turn, {parts:sentences} @ condition=TurnOf, condition.whose=You, defining=*",
        (
            "{parts} during your turn @ parts.0=CantBeTurnedUp|CantCast|PreventDamage, parts.1=None, condition=TurnOf, "
            "condition.whose=You, defining=*"
        ),
        "{parts:sentences} {condition:only} @ parts=(CantCast), condition=DuringCombat, defining=*",
        "during turns other than yours, {parts:sentences} @ condition=NotTurnOf, condition.whose=You, defining=*",
        "if {condition}, {parts:sentences} @ defining=*",
        "{parts} if {condition} @ parts=(DoesntUntap), defining=*",
        "{parts} if {condition} @ parts=(CastFrom), defining=*",
        "{parts:sentences} if {condition} @ condition=HasDevoured, defining=*",
    ),
    ja=(
        "{parts.0:連用}、{parts.1} @ parts.0=CantAttackOrBlock, parts.1=CantActivate, parts.2=None",
        (
            "{parts.0:連用}、{parts.1:same} @ parts.0=Modify, "
            "parts.1=CantAttack|CantBlock|CantAttackOrBlock|CantBeBlocked|MustAttack|Goaded|BlockedByAtMost, "
            "parts.0.affected=Host, parts.1.affected=Host, parts.2=None"
        ),
        "{condition.condition:ない}かぎり、{parts:sentences} @ condition=Unless, defining=*",
        "<{condition}かぎり、>{parts:sentences} @ defining=*",
    ),
)
class StaticAbility(AbilityPhrase):
    """Something simply true while the object is in a zone (113.3d, 604). The parts are one effect, in several layers.

    defining: it is a characteristic-defining ability (604.3), which functions everywhere. condition: "as long as".
    """

    parts: tuple[StaticPart, ...]
    condition: Condition | None = None
    defining: bool = False
    zones: frozenset[Zone] = BATTLEFIELD
    compiled: Any = field(default=None, compare=False, repr=False)


@phrase(
    en=(
        "protection from {quality:noun} @ keyword=PROTECTION",
        "protection from instants @ keyword=PROTECTION, quality=OfKind, quality.kind=INSTANT",
        "protection from sorceries @ keyword=PROTECTION, quality=OfKind, quality.kind=SORCERY",
        "hexproof from {quality:noun} @ keyword=HEXPROOF",
        "{quality:lower} landwalk @ keyword=LANDWALK, quality=OfKind, quality.kind=LEGENDARY|SNOW|ARTIFACT",
        "{quality:lower}walk @ keyword=LANDWALK, quality=OfKind|Not",
        "enchant {quality} @ keyword=ENCHANT, quality=Group|AnyOf",
        "{quality:lower}cycling {cost} @ keyword=TYPECYCLING, quality=OfKind|IsBasicLand",
        "partner with {quality.name} @ keyword=PARTNER_WITH, quality=Named",
        "{keyword}—{quality.name} @ keyword=PARTNER, quality=Named",
        "{keyword} {quality:a} @ keyword=CHAMPION",
        "{keyword} {number}—{cost}. X can't be 0 @ keyword=SUSPEND, number=X",
        "{keyword} {number}—{cost} @ keyword=REINFORCE|AWAKEN|IMPENDING|SUSPEND",
        "{keyword} {cost} @ keyword=CLEAVE, ability=*",
        "{keyword} {quality:lower} {number} @ keyword=DEVOUR, quality=Group",
        "{keyword} X, where X is {number} @ keyword=FIREBENDING, number=Count|PowerOf",
        "{quality} {keyword} @ keyword=OFFERING, quality=Group",
        "{keyword} onto {quality} {cost} @ keyword=SPLICE, quality=OfKind",
        "{keyword} onto {quality}—{cost} @ keyword=SPLICE, quality=OfKind",
        "{keyword} onto {quality.kinds:or} {cost} @ keyword=SPLICE, quality=OfAnyKind",
        (
            "{keyword} a card @ keyword=GIFT, ability=SpellAbility, ability.effect=DrawCards, "
            "ability.effect.amount=1, ability.effect.who=PromisedPlayer"
        ),
        (
            "{keyword} a tapped {ability.effect.token:singular} @ keyword=GIFT, ability.effect.tapped=True, "
            "ability.effect.who=PromisedPlayer"
        ),
        "{keyword} an extra turn @ keyword=GIFT, ability=SpellAbility, ability.effect=ExtraTurn",
        "{keyword} a {ability.effect.token:singular} @ keyword=GIFT, ability.effect.who=PromisedPlayer",
        "{keyword} — {ability}",
        "affinity for {quality:plural} @ keyword=AFFINITY",
        "bands with other {quality:plural} @ keyword=BANDS_WITH_OTHER",
        "{keyword} with {number.number:word} or more {quality:plural} {cost} @ keyword=CRAFT, number=AtLeast",
        "{keyword} with {number.number:word} or more {cost} @ keyword=CRAFT, number=AtLeast, quality=None",
        "{keyword} with {number:word} {quality:plural} {cost} @ keyword=CRAFT, number=Fixed, quality=Group",
        "{keyword} with {quality:lower} {cost} @ keyword=CRAFT",
        "{keyword}—{cost}. @ keyword=ESCAPE",
        (
            "{keyword}—{ability.effect} @ keyword=CUMULATIVE_UPKEEP, ability=SpellAbility, "
            "ability.effect=AddMana|DrawCards|PutCounters"
        ),
        "{keyword}—{cost:bare} @ keyword=CUMULATIVE_UPKEEP, cost.parts=PayLife",
        "{keyword}—{cost} @ cost.mana=None",
        "{keyword}—{cost} @ keyword=EQUIP, cost.parts=PayLife",
        "{keyword}< {number}>< {cost}>",
        "{keyword}—{cost}",
    ),
    ja=(
        "{quality:noun}渡り @ keyword=LANDWALK",
        "{quality:noun}サイクリング{cost} @ keyword=TYPECYCLING",
        "{quality.name}との共闘 @ keyword=PARTNER_WITH, quality=Named",
        "{keyword}―{quality.name} @ keyword=PARTNER, quality=Named",
        "{keyword}（{quality}） @ keyword=CHAMPION",
        "{keyword}{number}―{cost} @ keyword=REINFORCE|AWAKEN|IMPENDING|SUSPEND",
        "{keyword}{cost} @ keyword=CLEAVE, ability=*",
        "{quality:noun}{keyword}{number} @ keyword=DEVOUR, quality=Group",
        "{keyword}X。Xは{number}に等しい @ keyword=FIREBENDING, number=Count|PowerOf",
        "{quality}への{keyword} @ keyword=OFFERING",
        "{quality:noun}への{keyword}{cost} @ keyword=SPLICE",
        "{keyword}（カード） @ keyword=GIFT, ability.effect=DrawCards, ability.effect.who=PromisedPlayer",
        "{keyword}（タップ状態の{ability.effect.token}） @ keyword=GIFT, ability.effect.tapped=True",
        "{keyword}（追加の1ターン） @ keyword=GIFT, ability.effect=ExtraTurn",
        "{keyword}（{ability.effect.token}） @ keyword=GIFT, ability.effect.who=PromisedPlayer",
        "{keyword}―{ability}",
        "{quality}への親和 @ keyword=AFFINITY",
        "他の{quality}とのバンド @ keyword=BANDS_WITH_OTHER",
        "{keyword}―{cost} @ keyword=ESCAPE",
        "{keyword}―{ability.effect} @ keyword=CUMULATIVE_UPKEEP, ability=SpellAbility",
        "{keyword}―{cost} @ cost.mana=None",
        "{keyword}<{number}><{cost}><（{quality:noun}）>",
    ),
)
class Keyword(AbilityPhrase):
    """A keyword ability (702). cost, number, quality: its parameters: equip {2}, toxic 1, protection from red.

    ability: the ability that a keyword such as boast stands before.
    What it stands for is worked out in `phrases.keywords`.
    """

    keyword: KeywordAbility
    cost: Cost | None = None
    number: Quantity | None = None
    quality: Quality | None = None
    ability: Ability | None = None
    compiled: Any = field(default=None, compare=False, repr=False)

    def check(self) -> None:
        """Raise ValueError if it lacks a cost, number or quality that its keyword has."""
        from shinpan.phrases.keywords import expanded  # it is made of abilities

        expanded(self)


@phrase(
    en=(
        "{affected:'s} {changes} @ changes=(DefinePowerToughness)",
        "{affected:'s} {changes} @ changes=(AsBigAsExiled)",
        "{affected:'s} {changes} @ changes=(DefinePower)",
        "{affected:'s} {changes} @ changes=(DefineToughness)",
        "{changes.who} control[s] {affected} @ changes=(ChangeControl)",
        (
            "{affected.group.groups.0:plural} {changes}. the same is true for {affected.group.groups.1:plural} and "
            "{affected.group.groups.2:plural} that aren't on the battlefield @ affected=All, affected.group=AnyOf, "
            "affected.group.groups.1.noun=Spells, affected.group.groups.2.noun=Cards"
        ),
        (
            "{affected} [has|have] the power, toughness, and creature types of {changes.1.power.of}. it's still "
            "{changes.0.subtypes.still:types,a} @ changes.0=SetSubtypes, changes.0.subtypes=CreatureTypesOf, "
            "changes.1=SetPowerToughness, changes.1.power=PowerOf, changes.0.subtypes.of=changes.1.power.of, "
            "changes.1.toughness=ToughnessOf, changes.1.toughness.of=changes.1.power.of"
        ),
        "{affected} {changes}",
    ),
    ja=(
        (
            "{affected}は{changes.1.power.of:'s}パワーとタフネスとクリーチャー・タイプを持つ。"
            "これは{changes.0.subtypes.still:types}でもある @ changes.0=SetSubtypes, "
            "changes.0.subtypes=CreatureTypesOf, changes.1=SetPowerToughness, changes.1.power=PowerOf"
        ),
        "{affected:'s}{changes} @ changes=(DefinePowerToughness)",
        "{affected:'s}{changes} @ changes=(AsBigAsExiled)",
        "{affected:'s}{changes} @ changes=(DefinePower)",
        "{affected:'s}{changes} @ changes=(DefineToughness)",
        "{changes.who}は{affected}をコントロールする @ changes=(ChangeControl)",
        (
            "{affected.group.groups.0}は{changes}。{affected.group.groups.1}と、戦場以外にある、"
            "{affected.group.groups.2}についても同様である @ affected.group.groups.1.noun=Spells, "
            "affected.group.groups.2.noun=Cards"
        ),
        "{affected}は{changes}",
    ),
)
class Modify(StaticPart):
    """A change of characteristics of some objects by a static ability, or by an effect with a fixed set.

    affected: "creatures you control", "enchanted creature", "this creature". The parts may be of several layers; they
    are one effect (613.6).
    """

    affected: Reference
    changes: tuple[Modification, ...]
