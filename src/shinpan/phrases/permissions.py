"""What players may do that the rules don't allow by themselves (101.1)."""

from shinpan.game.enums import Phase, Step
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import Quantity, Reference, StaticPart, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "#turn {who} may play an additional land this turn @ number=1",
        "#turn {who} may play {number:word} additional lands this turn",
        "#turn {who} may play up to {number:word} additional lands this turn",
        "{who} may play an additional land on each of [who:its|their|your] turns @ number=1",
        "{who} may play {number:word} additional lands on each of [who:its|their|your] turns",
    ),
    ja=(
        "#turn {who}は追加の土地{number}つをプレイしてもよい",
        "{who}は、[who:自分の|自分の|あなたの]各ターンに追加の土地{number}つをプレイしてもよい",
    ),
)
class AdditionalLandPlays(StaticPart):
    """A player may play more lands each turn (305.2)."""

    number: Quantity = Fixed(1)
    who: Reference = You()


@phrase(en="{.this} can be your commander", ja="{.this}は統率者として使用できる")
class CanBeCommander(StaticPart):
    """The card can be a commander though it is no legendary creature (903.3a); it counts before the game only."""


@phrase(
    en=(
        "#turn {who} may cast {spells:plural} this turn as though they had flash",
        "{who} may cast {spells:plural} as though they had flash",
    ),
    ja="{who}は{spells}を、それが瞬速を持っているかのように唱えてもよい",
)
class CastAsThoughFlash(StaticPart):
    """A player may cast spells of a description whenever they could cast an instant (702.8, 601.3b)."""

    spells: Collection
    who: Reference = You()

    def allows(self, context: Queries, spell: ObjectId, player: PlayerId) -> bool:
        """Return whether the player may cast the card so."""
        return self.who.includes(context, player) and self.spells.fits(context, spell)


@phrase(
    en=(
        (
            "players may spend mana as though "  # 609.4b
            "it were mana of any color @ who=EachPlayer"
        ),
        (
            "{who} may spend mana as though "  # 609.4b
            "it were mana of any color"
        ),
    ),
    ja="{who}はマナを望む色のマナであるかのように支払ってもよい",
)
class SpendAsAnyColor(StaticPart):
    """Players may spend mana as though it were of any color (609.4b)."""

    who: Reference = You()


class Looking(StaticPart):
    """Family of those that let players look at face-down objects (406.3, 708.5)."""

    __slots__ = ()

    def allows(self, context: Queries, object_id: ObjectId, player: PlayerId) -> bool:
        """Return whether a player may look at an object."""
        raise NotImplementedError


@phrase(en="{who} may look at {what:plural} any time", ja="{who}は{what}をいつでも見てもよい")
class MayLookAt(Looking):
    """A player may look at face-down permanents that they couldn't look at otherwise (708.5)."""

    what: Collection
    who: Reference = You()

    def allows(self, context: Queries, object_id: ObjectId, player: PlayerId) -> bool:
        """Return whether the player may look at the object."""
        return self.who.includes(context, player) and self.what.holds(context, object_id)


@phrase(
    en=(
        "if this card is in your opening hand, "  # 103.6a
        "you may begin the game with it on the battlefield"
    ),
    ja="このカードがあなたのゲーム開始時の手札にあるなら、あなたはこれが戦場に出ている状態でゲームを開始してもよい",
)
class MayBeginOnBattlefield(StaticPart):
    """A card that its owner may begin the game with on the battlefield (103.6a). It functions in the opening hand."""


@phrase(
    en=("players[+] skip their {what:noun} @ who=AnyPlayer", "skip your {what} @ who=You"),
    ja=("プレイヤーは自分の{what}を飛ばす @ who=AnyPlayer", "あなたの{what}を飛ばす @ who=You"),
)
class SkipsStep(StaticPart):
    """A player skips each of their steps or phases of a kind (500.11, 614.10)."""

    what: Step | Phase
    who: Reference = You()


@phrase(
    en="reveal the first card you draw each turn",
    ja="あなたは各ターンに最初に引くカードを公開する",
)
class RevealsFirstDraw(StaticPart):
    """The player reveals the first card that they draw in each turn (603.11)."""


@phrase(
    en="you may spend {kind} mana as though it were mana of any color to pay the activation costs of {.this:'s} "
    "abilities",
    ja="あなたは、{.this:'s}能力の起動コストを支払うために、{kind}のマナを望む色のマナであるかのように支払ってもよい",
)
class SpendKindAsAnyColor(StaticPart):
    """Mana of one kind may be spent as though it were of any color on the source's abilities (609.4b)."""

    kind: ManaKind


@phrase(
    en="you may activate the loyalty abilities of {.this} twice each turn rather than only once",
    ja="あなたは{.this}の忠誠度能力を、各ターンに1回だけではなく2回起動してもよい",
)
class LoyaltyTwice(StaticPart):
    """The loyalty abilities of the source can be activated twice each turn (606.3)."""
