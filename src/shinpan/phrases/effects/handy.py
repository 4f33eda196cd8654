"""Effects that many cards have and no other module is about: tap or untap, coins, colors and types of one's choice."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Color, Duration, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.qualities.groups import Collection, OneOf
from shinpan.phrases.qualities.traits import OfColor
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Affected, objects_among
from shinpan.phrases.replacements.zones import ExileInstead
from shinpan.phrases.restrictions import DoesntUntap

_TAP = Word(True, "tap", "タップ", 1)
_UNTAP = Word(False, "untap", "アンタップ", 2)
_COLORS = tuple(Word(color, color.en, color.ja, number) for number, color in enumerate(Color, 1))


@phrase(en="tap or untap {objects}", ja="{objects}をタップまたはアンタップする")
class TapOrUntap(Effect):
    """Tap something or untap it, as the controller chooses (701.26)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose for each of them."""
        for each in objects_among(context, self.objects):
            word = yield from context.choose_word(context.you, (_TAP, _UNTAP), Topic.CHOICE)
            yield from context.tap((each,)) if word.value else context.untap((each,))

    def possible(self, context: Queries) -> bool:
        """Return whether there is anything to tap or untap."""
        return bool(objects_among(context, self.objects))


@phrase(
    en=(
        "flip a coin<. if you win the flip, {won}><. if you lose the flip, {lost}>",
        "flip a coin<. if you lose the flip, {lost}>",
        "flip a coin. if you lose the flip, {lost}. if you win the flip, {won}",
        "flip a coin<. if you win the flip, {won}><. otherwise, {lost}>",
        "flip a coin. if it comes up heads, {won}<. if it comes up tails, {lost}> @ called=False",
    ),
    ja=(
        "コイン投げをする。それが表なら、{won}<。それが裏なら、{lost}> @ called=False",
        "コイン投げをする<。あなたが勝ったなら、{won}><。負けたなら、{lost}>",
    ),
)
class FlipCoin(Effect):
    """Flip a coin, and do one thing or the other (705.1). called: False if it matters which side comes up (705.2)."""

    won: Effect | None = None
    lost: Effect | None = None
    called: bool = True

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller call it, and chance decide (705.2)."""
        sides = (Word(True, "heads", "表", 1), Word(False, "tails", "裏", 2))
        call = (yield from context.choose_word(context.you, sides, Topic.CHOICE)) if self.called else sides[0]
        side = context.state.randomness().random() < 0.5
        effect = self.won if bool(call.value) is side else self.lost
        if effect is not None:
            yield from effect.perform(context)


@phrase(
    en=(
        "{affected} gain[s] protection from the color of your choice {duration}",
        "{affected} gain[s] protection from the color of [its|their] controller's choice {duration} @ theirs=True",
    ),
    ja=(
        "{duration}、{affected}はあなたが選んだ色1色からのプロテクションを得る",
        "{duration}、{affected}はそのコントローラーが選んだ色1色からのプロテクションを得る @ theirs=True",
    ),
)
class ProtectFromColor(Effect):
    """Objects gain protection from a color that somebody chooses (702.16). theirs: the controller of the objects."""

    affected: Reference
    duration: Duration = Duration.END_OF_TURN
    theirs: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Choose the color, and begin the effect."""
        objects = objects_among(context, self.affected)
        who = context.controller(objects[0]) if self.theirs and objects else context.you
        word = yield from context.choose_word(who, _COLORS, Topic.COLOR)
        protection = Keyword(KeywordAbility.PROTECTION, quality=OfColor(word.value))
        if objects:
            yield from context.begin_effect((GainAbilities((protection,)),), self.duration, objects)


@phrase(
    en="{affected} become[s] the color of your choice {duration}",
    ja="{duration}、{affected}はあなたが選んだ色1色になる",
)
class BecomeChosenColor(Effect):
    """Objects become a color that the controller chooses (105.3)."""

    affected: Reference
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Choose the color, and begin the effect."""
        objects = objects_among(context, self.affected)
        word = yield from context.choose_word(context.you, _COLORS, Topic.COLOR)
        if objects:
            yield from context.begin_effect((SetColors((word.value,)),), self.duration, objects)


@phrase(
    en=(
        (
            "{objects:subject} [doesn't|don't] untap during [its controller's next untap step|"
            "their controllers' next untap steps]"
        ),
        "{objects:subject} [doesn't|don't] untap during [its controller's|their controller's] next untap step",
        "{objects:subject} [doesn't|don't] untap during [its controller's|their controllers'] next untap step",
        "{objects:subject} [doesn't|don't] untap during your next untap step",
    ),
    ja="{objects}は、コントローラーの次のアンタップ・ステップにアンタップしない",
)
class StayTapped(Effect):
    """Permanents don't untap during their controllers' next untap steps (502.3)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin an effect on each of them, since their controllers' untap steps come at different times."""
        for each in objects_among(context, self.objects):
            yield from context.begin_effect((DoesntUntap(),), Duration.NEXT_UNTAP_STEP, (each,))


@phrase(
    en=(
        "if {objects.group:a} would die this turn, exile it instead @ objects=All",
        "if {objects} would die this turn, exile [it|them] instead",
        "if {objects} would be put into a graveyard this turn, exile [it|them] instead",
        (
            "if {objects.group:a} would die this turn, exile it instead @ objects=All, "
            "objects.group.modifiers=DoneThisWay"
        ),
    ),
    ja="{objects}がこのターンに死亡するなら、代わりにそれを追放する",
)
class ExileIfDying(Effect):
    """Should objects die this turn, they are exiled instead (614.1a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin the replacement effect on them, wherever damage may already have doomed them."""
        objects = objects_among(context, self.objects)
        if objects:
            part = ExileInstead(OneOf(Affected()), origin=Zone.BATTLEFIELD)
            yield from context.begin_effect((part,), Duration.END_OF_TURN, objects)


@phrase(
    en=(
        "put {number:group} from your hand onto the battlefield @ tapped=False, register=*",
        "put up to {number:group} from your hand onto the battlefield @ up_to=True, register=*",
        "put up to {number:group} from your hand onto the battlefield tapped @ up_to=True, tapped=True, register=*",
        (
            "put any number of {group:plural} from your hand onto the battlefield @ number=AnyNumber, up_to=True, "
            "register=*"
        ),
        (
            "put any number of {group:plural} from your hand onto the battlefield tapped @ number=AnyNumber, "
            "up_to=True, tapped=True, register=*"
        ),
        "put {number:group} from your hand onto the battlefield face up @ tapped=False, register=*",
        "put {number:group} from your hand onto the battlefield tapped @ tapped=True, register=*",
        (
            "put {number:group} from your hand onto the battlefield tapped and attacking @ tapped=True, "
            "attacking=True, register=*"
        ),
    ),
    ja=(
        (
            "あなたの手札から{number:group}をタップ状態で攻撃している状態で戦場に出す @ tapped=True, attacking=True, "
            "register=*"
        ),
        (
            "あなたの手札から望む数の{group}をタップ状態で戦場に出す @ number=AnyNumber, up_to=True, tapped=True, "
            "register=*"
        ),
        "あなたの手札から望む数の{group}を戦場に出す @ number=AnyNumber, up_to=True, register=*",
        "あなたの手札から{number:group,最大}をタップ状態で戦場に出す @ up_to=True, tapped=True, register=*",
        "あなたの手札から{number:group,最大}を戦場に出す @ up_to=True, register=*",
        "あなたの手札から{number:group}をタップ状態で戦場に出す @ tapped=True, register=*",
        "あなたの手札から{number:group}を戦場に出す @ register=*",
    ),
)
class PutFromHand(Effect):
    """The controller puts cards of a description from their hand onto the battlefield (110.2).

    attacking: they enter attacking (508.4). up_to: as few of them as the player likes.
    """

    group: Collection
    number: Quantity = Fixed(1)
    tapped: bool = False
    up_to: bool = False
    register: int | None = None
    attacking: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and put them there."""
        hand = context.in_zone(Zone.HAND, context.you)
        cards = tuple(each for each in hand if self.group.fits(context, each))
        number = min(self.number.value(context), len(cards))
        chosen = yield from context.choose(context.you, cards, 0 if self.up_to else number, number)
        objects = tuple(each for each in chosen if not isinstance(each, PlayerId))
        arrived = yield from context.move(objects, Zone.BATTLEFIELD, controller=context.you, tapped=self.tapped)
        if self.attacking:
            yield from context.put_attacking(arrived)
        if self.register is not None:
            context.keep(self.register, arrived)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card in hand."""
        return any(self.group.fits(context, each) for each in context.in_zone(Zone.HAND, context.you))


@phrase(
    en=(
        "put {number:group} from your hand on top of your library in any order",
        "put {number:group} from your hand on top of your library",
        "put {number:group} from your hand on the bottom of your library @ number=1, bottom=True",
        "put {number:group} from your hand on the bottom of your library in any order @ bottom=True",
    ),
    ja=(
        "あなたの手札から{number:group}をライブラリーの一番上に望む順番で置く",
        "あなたの手札から{number:group}をライブラリーの一番下に望む順番で置く @ bottom=True",
    ),
)
class PutBackFromHand(Effect):
    """The controller puts cards from their hand on top of their library, or on the bottom (401.4)."""

    group: Collection
    number: Quantity = Fixed(1)
    bottom: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose and order the cards."""
        cards = tuple(e for e in context.in_zone(Zone.HAND, context.you) if self.group.fits(context, e))
        number = min(self.number.value(context), len(cards))
        chosen = yield from context.choose(context.you, cards, number, number)
        objects = tuple(each for each in chosen if not isinstance(each, PlayerId))
        ordered = yield from context.arrange(context.you, objects)
        yield from context.move(ordered, Zone.LIBRARY, position=-1 if self.bottom else 0)
