"""More effects that many cards have: bounces of one's own, counters divided, tokens with X, chosen keywords."""

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword, TriggeredAbility
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.qualities.groups import Collection, OneOf, players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Bound, objects_among
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.zones import Dies

_UP_OR_DOWN = (Word(False, "face up", "表向き"), Word(True, "face down", "裏向き"))


@phrase(
    en=(
        "<{who} >return[s] {number:group} to [its owner's hand|their owners' hands]",
        "<{who} >return[s] {number:group} to [its|their] owner's hand",
    ),
    ja="<{who}は>{number:group}をオーナーの手札に戻す",
)
class ReturnChosen(Effect):
    """Players return permanents of their own choice, of a description, to their owners' hands."""

    group: Collection
    number: Quantity = Fixed(1)
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose among what they control, and return it."""
        for player in players_among(self.who.find(context)):
            members = tuple(each for each in self.group.members(context) if not isinstance(each, PlayerId))
            own = tuple(each for each in members if context.controller(each) == player)
            number = min(self.number.value(context), len(own))
            chosen = yield from context.choose(player, own, number, number)
            yield from context.move(tuple(each for each in chosen if not isinstance(each, PlayerId)), Zone.HAND)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a permanent."""
        return bool(self.group.members(context))


@phrase(
    en=(
        "return {number:group} from your graveyard to your hand @ zone=HAND",
        "return {number:group} from your graveyard to the battlefield @ zone=BATTLEFIELD",
        "return {number:group} from your graveyard to the battlefield tapped @ zone=BATTLEFIELD, tapped=True",
        (
            "return {number:group} from your graveyard to the battlefield with a {counter} counter on it @ "
            "zone=BATTLEFIELD"
        ),
        "return {number:group} at random from your graveyard to your hand @ zone=HAND, at_random=True",
        "return {number:group} at random from your graveyard to the battlefield @ zone=BATTLEFIELD, at_random=True",
        "return up to {number:group} from your graveyard to your hand @ zone=HAND, optional=True",
    ),
    ja=(
        "あなたの墓地から{number:group}を手札に戻す @ zone=HAND",
        "あなたの墓地から{number:group}をタップ状態で戦場に戻す @ zone=BATTLEFIELD, tapped=True",
        "{counter}カウンター1個が置かれた状態で、あなたの墓地から{number:group}を戦場に戻す @ zone=BATTLEFIELD",
        "あなたの墓地から{number:group}を無作為に選び、手札に戻す @ zone=HAND, at_random=True",
        "あなたの墓地から{number:group}を無作為に選び、戦場に戻す @ zone=BATTLEFIELD, at_random=True",
        "あなたの墓地から{number:group}を戦場に戻す @ zone=BATTLEFIELD",
    ),
)
class ReturnFromGraveyard(Effect):
    """The controller returns cards of a description, chosen as it resolves, from their graveyard.

    counter: what each enters with. at_random: chance chooses.
    """

    group: Collection
    zone: Zone
    number: Quantity = Fixed(1)
    tapped: bool = False
    optional: bool = False
    register: int | None = None
    counter: CounterKind | None = None
    at_random: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and return the cards."""
        there = context.in_zone(Zone.GRAVEYARD, context.you)
        cards = tuple(each for each in there if self.group.fits(context, each))
        number = min(self.number.value(context), len(cards))
        objects: tuple[ObjectId, ...]
        if self.at_random:
            objects = tuple(context.state.randomness().sample(cards, number))
        else:
            chosen = yield from context.choose(context.you, cards, 0 if self.optional else number, number)
            objects = tuple(each for each in chosen if not isinstance(each, PlayerId))
        controller = context.you if self.zone is Zone.BATTLEFIELD else None
        counters = () if self.counter is None else ((self.counter, 1),)
        moved = yield from context.move(
            objects, self.zone, controller=controller, tapped=self.tapped, counters=counters
        )
        if self.register is not None:
            context.keep(self.register, moved)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card."""
        return any(self.group.fits(context, each) for each in context.in_zone(Zone.GRAVEYARD, context.you))


@phrase(
    en=(
        "return {.this} from your graveyard to your hand @ zone=HAND",
        "return this card from your graveyard to your hand @ zone=HAND",
        "return {.this} from your graveyard to the battlefield @ zone=BATTLEFIELD",
        "return this card from your graveyard to the battlefield @ zone=BATTLEFIELD",
        "return {.this} from your graveyard to the battlefield tapped @ zone=BATTLEFIELD, tapped=True",
        "return this card from your graveyard to the battlefield tapped @ zone=BATTLEFIELD, tapped=True",
        *(
            f"return {words} from your graveyard to the battlefield {how} @ zone=BATTLEFIELD{settings}"
            for words in ("{.this}", "this card")
            for how, settings in (
                ("with a {counter} counter on it", ""),
                ("attached to {attached}", ""),
                ("tapped and attacking", ", tapped=True, attacking=True"),
            )
        ),
        (
            "return {.this} from your graveyard to the battlefield face up or face down @ zone=BATTLEFIELD, "
            "either_way=True"
        ),
    ),
    ja=(
        "このカードをあなたの墓地から手札に戻す @ zone=HAND",
        "このカードを{counter}カウンター1個が置かれた状態であなたの墓地から戦場に戻す @ zone=BATTLEFIELD",
        "このカードを{attached}につけられた状態であなたの墓地から戦場に戻す @ zone=BATTLEFIELD",
        (
            "このカードをタップ状態で攻撃している状態であなたの墓地から戦場に戻す @"
            " zone=BATTLEFIELD, tapped=True, attacking=True"
        ),
        "このカードをあなたの墓地からタップ状態で戦場に戻す @ zone=BATTLEFIELD, tapped=True",
        "このカードをあなたの墓地から表向きか裏向きで戦場に戻す @ zone=BATTLEFIELD, either_way=True",
        "このカードをあなたの墓地から戦場に戻す @ zone=BATTLEFIELD",
    ),
)
class ReturnSelf(Effect):
    """The card returns itself from its owner's graveyard, if it is there; the ability functions there (113.6).

    counter: one that it enters with. attacking: it enters so (508.4). attached: what it enters attached to (303.4f).
    either_way: face up or face down, as its owner chooses (708.2a).
    """

    zone: Zone
    tapped: bool = False
    counter: CounterKind | None = None
    attacking: bool = False
    attached: Reference | None = None
    either_way: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Return it, wherever it became what it is there."""
        there = context.in_zone(Zone.GRAVEYARD, context.you)
        found = tuple(each for each in context.followed(context.source) if each in there)
        on_battlefield = self.zone is Zone.BATTLEFIELD
        host = None if self.attached is None else next(iter(self.attached.find(context)), None)
        if self.attached is not None and (
            host is None or (not isinstance(host, PlayerId) and not context.exists(host))
        ):
            return
        down = False
        if self.either_way and found:
            down = (yield from context.choose_word(context.you, _UP_OR_DOWN)).value
        entered = yield from context.move(
            found,
            self.zone,
            controller=context.you if on_battlefield else None,
            tapped=self.tapped,
            counters=() if self.counter is None else ((self.counter, 1),),
            attached_to=host,
            face_down=down,
        )
        if self.attacking:
            yield from context.put_attacking(entered)

    def possible(self, context: Queries) -> bool:
        """Return whether it is there."""
        there = context.in_zone(Zone.GRAVEYARD, context.you)
        return any(each in there for each in context.followed(context.source))


@phrase(
    en="distribute {target.divided:kind} counters among {target}",
    ja="{target}の上に{kind}カウンターを{target.divided}個、望むように割り振って置く",
)
class DistributeCounters(Effect):
    """Counters are divided among targets as it is announced (601.2d)."""

    kind: CounterKind
    target: Target

    def perform(self, context: Context) -> Steps[None]:
        """Put on each target what was divided to it."""
        for each, share in context.shares(self.target.slot):
            yield from context.put_counters(each, self.kind, share)


@phrase(
    en="{affected} gain[s] your choice of {keywords:or} {duration}",
    ja="{duration}、{affected}は{keywords:or}のうち、あなたが選んだ1つを得る",
)
class GainChosenKeyword(Effect):
    """Objects gain one of some keywords, of the controller's choice."""

    affected: Reference
    keywords: tuple[KeywordAbility, ...]
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Choose, and begin the effect."""
        objects = objects_among(context, self.affected)
        words = tuple(Word(each, each.en, each.ja, place) for place, each in enumerate(self.keywords, 1))
        word = yield from context.choose_word(context.you, words, Topic.CHOICE)
        if objects:
            part = GainAbilities((Keyword(word.value),))
            yield from context.begin_effect((part,), self.duration, objects)


@phrase(
    en=("when {objects} die[s] this turn, {effect}", "whenever {objects} die[s] this turn, {effect}"),
    ja="このターン、{objects}が死亡したとき、{effect}",
)
class OnDeath(Effect):
    """Something that happens when certain permanents die this turn (603.7)."""

    objects: Reference
    effect: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Create the delayed triggered ability about what the words stand for now."""
        objects = objects_among(context, self.objects)
        if objects:
            ability = TriggeredAbility(Dies(OneOf(Bound())), self.effect)
            context.delay(ability, objects, duration=Duration.END_OF_TURN)
        yield from ()


@phrase(
    en=(
        "put {number:kind} counter[|s] on {on} and {second_number:second_kind} counter[|s] on {second_on}",
        "put {number:kind} counter[|s] and {second_number:second_kind} counter[|s] on {on} @ second_on=on",
    ),
    ja="{on:'s}上に{kind}カウンター{number}個、{second_on:'s}上に{second_kind}カウンター{second_number}個を置く",
)
class PutTwoLots(Effect):
    """Two lots of counters are put on two things, or of two kinds on one (122.6)."""

    on: Reference
    kind: CounterKind
    second_on: Reference
    second_kind: CounterKind
    number: Quantity = Fixed(1)
    second_number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Put both."""
        lots = ((self.on, self.kind, self.number), (self.second_on, self.second_kind, self.second_number))
        for on, kind, number in lots:
            for each in on.find(context):
                yield from context.put_counters(each, kind, number.value(context))


@phrase(
    en=(
        "{duration}, {ability}",
        "{ability.trigger} this turn, {ability.effect} @ duration=END_OF_TURN, ability=TriggeredAbility",
    ),
    ja="{duration}、{ability}",
)
class TriggersFor(Effect):
    """An ability that triggers whenever something happens, for a while (603.7c)."""

    ability: TriggeredAbility
    duration: Duration = Duration.END_OF_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Create the delayed triggered ability, which may trigger again and again."""
        context.delay(self.ability, duration=self.duration, once=False)
        yield from ()
