"""What a card says of how it itself may be cast: other costs, more costs, other zones (118.8, 118.9, 601.2b, 601.3)."""

from shinpan.game.enums import Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import CastingPart, Condition, phrase


@phrase(
    en=(
        (
            "<if {condition}, >you may cast this spell without paying its mana cost @ cost.mana={0}, cost.parts=(), "
            "keyword=*, zone=*"
        ),
        (
            "you may cast this card converted by paying {cost} rather than its mana cost @ keyword=*, zone=*, "
            "transformed=True"
        ),
        "<if {condition}, >you may {cost:bare} rather than pay this spell's mana cost @ keyword=*, zone=*",
    ),
    ja=(
        (
            "<{condition}なら、>あなたはこの呪文をマナ・コストを支払わずに唱えてもよい @ cost.mana={0}, cost.parts=(), "
            "keyword=*, zone=*"
        ),
        (
            "あなたはこのカードを、マナ・コストを支払うのではなく{cost}を支払うことで、転換した状態で唱えてもよい "
            "@ keyword=*, zone=*, transformed=True"
        ),
        "<{condition}なら、>あなたはこの呪文のマナ・コストを支払うのではなく{cost:て}もよい @ keyword=*, zone=*",
    ),
)
class AlternativeCost(CastingPart):
    """A cost that may be paid rather than the mana cost (118.9).

    condition: when. keyword: the ability that stands for it. zone: the one zone from which it may be paid; None for
    every zone from which the card may be cast. transformed: the back face is cast (712.8c).
    """

    cost: Cost
    condition: Condition | None = None
    keyword: KeywordAbility | None = None
    zone: Zone | None = None
    transformed: bool = False


@phrase(
    en=(
        (
            "you may cast this card transformed from your {zone} by paying {cost} rather than its mana cost "
            "@ keyword=*, transformed=True"
        ),
        "you may cast this card from your {zone} by paying {cost} rather than paying its mana cost @ keyword=*",
        "if {condition}, you may cast this card from your {zone} by paying {cost} instead @ keyword=MAYHEM",
        "you may cast this half of this split card from your {zone} @ keyword=AFTERMATH",
        "you may cast this card from your {zone} using its {using} ability",
        "as an additional cost to cast this card from your {zone}, {additional:bare} @ keyword=*",
        "you may cast this card from your {zone}",
        "you may cast {.this} from your {zone}",
        "you may cast {.this} from exile @ zone=EXILE",
        "you may cast {.this} from your {zone} if {condition}",
        "you may cast {.this} from your {zone} by {additional:bare} in addition to paying its other costs",
    ),
    ja=(
        (
            "あなたはこのカードを、マナ・コストを支払うのではなく{cost}を支払うことで、変身した状態であなたの{zone}から"
            "唱えてもよい @ keyword=*, transformed=True"
        ),
        (
            "あなたはこのカードを、マナ・コストを支払うのではなく{cost}を支払うことで、あなたの{zone}から唱えてもよい"
            " @ keyword=*"
        ),
        (
            "{condition}なら、あなたはこのカードを、代わりに{cost}を支払うことで、あなたの{zone}から唱えてもよい "
            "@ keyword=MAYHEM"
        ),
        "あなたはこの分割カードのこちらの半分をあなたの{zone}から唱えてもよい @ keyword=AFTERMATH",
        "あなたはあなたの{zone}にあるこのカードを、これの{using}能力を使って唱えてもよい",
        "このカードをあなたの{zone}から唱えるための追加コストとして、{additional:bare} @ keyword=*",
        "{condition}かぎり、あなたはこのカードをあなたの{zone}から唱えてもよい",
        "あなたはこのカードをあなたの{zone}から唱えてもよい",
    ),
)
class CastFrom(CastingPart):
    """The card may be cast from a zone other than the hand (601.3).

    cost: what must be paid rather than the mana cost; None for the mana cost, or any other alternative cost.
    additional: what must be paid besides. condition: when. keyword: the ability that stands for it. transformed: the
    back face is cast (712.8c). using: the one ability for whose alternative cost it is cast from there.
    """

    zone: Zone
    cost: Cost | None = None
    additional: Cost | None = None
    condition: Condition | None = None
    keyword: KeywordAbility | None = None
    transformed: bool = False
    using: KeywordAbility | None = None


@phrase(
    en=(
        (
            "you may pay an additional {cost} any number of times as you cast this spell @ optional=True, "
            "repeatable=True, keyword=*"
        ),
        "you may pay an additional {cost} as you cast this spell @ optional=True, cost.parts=(), keyword=*",
        "as an additional cost to cast this spell, you may {cost:bare} @ optional=True, keyword=*",
        "as an additional cost to cast this spell, {cost:bare}",
    ),
    ja=(
        (
            "この呪文を唱えるに際し、あなたは追加で{cost}を望む回数支払ってもよい @ optional=True, "
            "repeatable=True, keyword=*"
        ),
        "この呪文を唱えるに際し、あなたは追加で{cost}を支払ってもよい @ optional=True, cost.parts=(), keyword=*",
        "この呪文を唱えるための追加コストとして、あなたは{cost:て}もよい @ optional=True, keyword=*",
        "この呪文を唱えるための追加コストとして、{cost:bare}",
    ),
)
class AdditionalCost(CastingPart):
    """A cost to pay besides the others (118.8).

    optional: it may be paid (118.8b), repeatable: any number of times. keyword: the ability that stands for it.
    """

    cost: Cost
    optional: bool = False
    repeatable: bool = False
    keyword: KeywordAbility | None = None


@phrase(
    en="as an additional cost to cast this spell, {costs:bare,or} @ costs.1=Cost",
    ja="この呪文を唱えるための追加コストとして、{costs:bare,or} @ costs.1=Cost",
)
class AdditionalCostOf(CastingPart):
    """One of several costs, of the player's choice, to pay besides the others (118.8): "discard a card or pay {2}"."""

    costs: tuple[Cost, ...]


@phrase(
    en=(
        "cast this spell only {condition:only} @ condition=DuringStep|DuringCombat|BeforeAttackers",
        "cast this spell only {condition.first:only} and only if {condition.second} @ condition=BothHold",
        "cast this spell only if {condition}",
    ),
    ja=(
        "この呪文は{condition:only}にのみ唱えられる @ condition=DuringStep",
        "この呪文は{condition.first:only}で{condition.second}場合にのみ唱えられる @ condition=BothHold",
        "この呪文は{condition}場合にのみ唱えられる",
    ),
)
class CastOnly(CastingPart):
    """The spell can be cast only under a condition (601.3)."""

    condition: Condition


@phrase(en="for each mode beyond the first, you pay {cost}", ja="2つ目以降のモード1つにつき、{cost}を支払う")
class CostForMoreModes(CastingPart):
    """An additional cost for each mode chosen beyond the first (702.120a)."""

    cost: Cost


@phrase(
    en="you may cast this spell any time you could cast an instant if you {cost:bare} as an additional cost",
    ja="追加コストとして{cost:bare}なら、あなたはこの呪文をインスタントを唱えられるときならいつでも唱えてもよい",
)
class OfferingCost(CastingPart):
    """An additional cost that may be paid; if it is, the spell may be cast as though it had flash (702.48a)."""

    cost: Cost


@phrase(
    en=(
        "if {condition}, you may cast this spell as though it had flash",
        "you may cast this spell as though it had flash if {condition}",
        "you may cast this spell as though it had flash @ condition=None",
    ),
    ja=(
        "{condition}なら、あなたはこの呪文を瞬速を持っているかのように唱えてもよい",
        "あなたはこの呪文を瞬速を持っているかのように唱えてもよい @ condition=None",
    ),
)
class AsThoughFlash(CastingPart):
    """The spell may be cast as though it had flash (601.3b). condition: when."""

    condition: Condition | None = None
