"""Effects made of effects: one after another, by choice, under conditions (608.2)."""

from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Condition, Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "{effects} @ effects.0=LoseLife, effects.1=GainLife, effects.1.amount=Fixed",
        (
            "{effects.0} and {effects.1:same} @ effects.0=DrawCards, effects.0.who=Target, effects.1=LoseLife, "
            "effects.1.who=TheTarget, effects.2=None"
        ),
        (
            "{effects.0:said} and {effects.1} @ effects.0=DrawCards, effects.0.who=You, effects.1=LoseLife, "
            "effects.1.who=You, effects.2=None"
        ),
        "{effects} @ effects.0=LoseLife, effects.1=CreateTokens",
        "{effects:then} @ effects.0=DrawCards, effects.1=DiscardCards",
        "{effects:then} @ effects.0=Transform, effects.1=UntapPermanents",
        "{effects:then} @ effects.0=ManifestTop, effects.1=PutCounters|AttachTo",
        "{effects.0}, then {effects.1:same} @ effects.0=ExileObjects, effects.1=ReturnTransformed, effects.2=None",
        (
            "{effects.0}. {effects.1}, then {effects.2:same} @ effects.0=ExileObjects, effects.1=CopyCard, "
            "effects.2=MayCastNow, effects.3=None"
        ),
        "{effects.0}. then {effects.1} @ effects.0=RemoveCounterOrElse, effects.1=If, effects.2=None",
        (
            "{effects.0} and {effects.1:same}. {effects.2} @ effects.0=RevealTop, effects.1=ReturnToHand, "
            "effects.2=LoseLife"
        ),
        "{effects.0} and {effects.1:said} @ effects.0=CreateTokens, effects.1=GainLife, effects.2=None",
        "{effects.0} and {effects.1:same} @ effects.0=GainLife, effects.0.who=You, effects.1=DrawCards, effects.2=None",
        "{effects:then} @ effects.0=DestroyPermanents, effects.1=Populate",
        "{effects.0}, then {effects.1:same} @ effects.0=ShuffleAway, effects.1=DrawCards, effects.2=None",
        "{effects} @ effects.0=DrawCards, effects.1=Blight, effects.2=None",
        (
            "{effects.0}, then {effects.1:same}. {effects.2} @ effects.0=ShuffleAway, effects.1=DrawCards, "
            "effects.2=If, effects.3=None"
        ),
        "{effects:sentences}",
    ),
    ja=(
        "{effects} @ effects.0=LoseLife, effects.1=GainLife, effects.1.amount=Fixed",
        (
            "{effects.0:連用}、{effects.1:same} @ effects.0=DrawCards, effects.0.who=Target, effects.1=LoseLife, "
            "effects.1.who=TheTarget, effects.2=None"
        ),
        "{effects} @ effects.0=DrawCards, effects.0.who=You, effects.1=LoseLife, effects.1.who=You, effects.2=None",
        "{effects} @ effects.0=LoseLife, effects.1=CreateTokens",
        "{effects:then} @ effects.0=DrawCards, effects.1=DiscardCards",
        "{effects.0:連用}、{effects.1:same} @ effects.0=ShuffleAway, effects.1=DrawCards, effects.2=None",
        (
            "{effects.0:連用}、{effects.1:same}。{effects.2} @ effects.0=ShuffleAway, effects.1=DrawCards, "
            "effects.2=If, effects.3=None"
        ),
        "{effects:sentences}",
    ),
)
class Sequence(Effect):
    """Several things in the order in which they are written (608.2c)."""

    effects: tuple[Effect, ...]

    def perform(self, context: Context) -> Steps[None]:
        """Do them one after another."""
        for effect in self.effects:
            yield from effect.perform(context)

    def possible(self, context: Queries) -> bool:
        """Return whether the first of them could be done."""
        return self.effects[0].possible(context)


@phrase(
    en=(
        "{who} may {effect:bare}. {then} @ then=WhenDone",
        "{who} may {effect:bare}<. if [who:they|they|you] do, {then}><. if [who:they|they|you] don't, {otherwise}>",
        "{who} may {effect:bare}. if that player does, {then}",
    ),
    ja=(
        "<{who}は>{effect:bare,て}もよい。{then} @ then=WhenDone",
        "<{who}は>{effect:bare,て}もよい<。そうしたなら、{then}><。そうしないなら、{otherwise}>",
    ),
)
class May(Effect):
    """Something that a player may do (608.2d). then: "if you do"; otherwise: "if you don't"."""

    effect: Effect
    who: Reference = You()
    then: Effect | None = None
    otherwise: Effect | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Ask each of the players, and go on as they answer."""
        for player in players_among(self.who.find(context)):
            single = context.with_each(player)
            if self.effect.possible(single) and context.action_left() and (yield from context.may(player)):
                context.took_action()
                yield from self.effect.perform(single)
                if self.then is not None:
                    yield from self.then.perform(single)
            elif self.otherwise is not None:
                yield from self.otherwise.perform(single)


@phrase(
    en=(
        (
            "{otherwise.source} deal[s] {otherwise.amount} damage to {effect.recipient}. if {condition}, it deals "
            "{effect.amount} damage instead @ condition=WasKicked, effect=DealDamage, otherwise=DealDamage, "
            "otherwise.recipient=TheTarget"
        ),
        "{effect} unless {condition.condition} @ condition=Unless",
        "{otherwise}. if {condition}, {effect} instead @ late=True",
        (
            "copy {effect.what} if {condition}. you may choose new targets for the copy @ effect=CopyOnStack, "
            "effect.new_targets=True, late=True"
        ),
        (
            "you may {effect.effect:bare} if {condition}. otherwise, {otherwise} @ effect=May, "
            "effect.otherwise=otherwise, late=True"
        ),
        "{effect} if {condition} @ late=True",
        "if {condition}, {effect}<. otherwise, {otherwise}>",
    ),
    ja=(
        (
            "{otherwise.source}は{effect.recipient}に{otherwise.amount}点のダメージを与える。{condition}なら、"
            "代わりにこれはそれに{effect.amount}点のダメージを与える @ condition=WasKicked, effect=DealDamage, "
            "otherwise=DealDamage"
        ),
        "{condition.condition:ない}かぎり、{effect} @ condition=Unless",
        "{otherwise}。{condition}なら、代わりに{effect} @ late=True",
        "{condition}なら、{effect} @ late=True",
        "{condition}なら、{effect}<。そうでないなら、{otherwise}>",
    ),
)
class If(Effect):
    """Something done under a condition, which is asked when it comes up (608.2c).

    late: the condition is said after it, so that it is none of the trigger's (603.4).
    """

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None
    late: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Ask, and do the one or the other."""
        if self.condition.holds(context):
            yield from self.effect.perform(context)
        elif self.otherwise is not None:
            yield from self.otherwise.perform(context)


@phrase(en="{cost} — {effect:sentence}", ja="{cost} ― {effect}")
class ModeFor(Effect):
    """A mode with a cost of its own, to be paid if it is chosen (702.172a, 702.183a)."""

    cost: Cost
    effect: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do what the mode says."""
        yield from self.effect.perform(context)


@phrase(
    en=(
        "choose {minimum:word} —{modes:bullets} @ maximum=minimum",
        (
            "choose {minimum:word}. you may choose the same mode more than once.{modes:bullets} @ maximum=minimum, "
            "repeats=True"
        ),
        "choose one that hasn't been chosen —{modes:bullets} @ minimum=1, maximum=1, fresh=True",
        (
            "choose one that hasn't been chosen this turn —{modes:bullets} @ minimum=1, maximum=1, fresh=True, "
            "this_turn=True"
        ),
        "choose one. if {more}, you may choose both.{modes:bullets} @ minimum=1, maximum=1, modes.2=None",
        "choose one. if {more}, you may choose both instead.{modes:bullets} @ minimum=1, maximum=1, modes.2=None",
        "choose one. if {more} as you cast this spell, you may choose both.{modes:bullets} @ modes.2=None",
        "choose one. if {more} as you cast this spell, you may choose both instead.{modes:bullets} @ modes.2=None",
        "choose one. if {more}, choose both instead.{modes:bullets} @ least=2, modes.2=None",
        "choose one. if {more}, choose any number instead.{modes:bullets} @ least=0",
        "choose one or both —{modes:bullets} @ minimum=1, maximum=2, modes.2=None",
        "choose one or two —{modes:bullets} @ minimum=1, maximum=2",
        "choose any number —{modes:bullets} @ minimum=0, maximum=*",
        "choose one or more —{modes:bullets} @ minimum=1, maximum=*",
        "choose up to {maximum:word} —{modes:bullets} @ minimum=0",
    ),
    ja=(
        "以下から{minimum}つを選ぶ。{modes:bullets} @ maximum=minimum",
        "以下から1つか2つを選ぶ。{modes:bullets} @ minimum=1, maximum=2",
        "以下から{minimum}つを選ぶ。同じモードを2回以上選んでもよい。{modes:bullets} @ maximum=minimum, repeats=True",
        "以下からこのターンにまだ選ばれていない1つを選ぶ。{modes:bullets} @ fresh=True, this_turn=True",
        "以下からまだ選ばれていない1つを選ぶ。{modes:bullets} @ fresh=True",
        "以下から1つを選ぶ。{more}なら、代わりに両方を選んでもよい。{modes:bullets} @ modes.2=None",
        "以下から1つを選ぶ。{more}なら、代わりに両方を選ぶ。{modes:bullets} @ least=2, modes.2=None",
        "以下から1つを選ぶ。{more}なら、代わりに望む数だけ選ぶ。{modes:bullets} @ least=0",
        "以下から{minimum}つ以上を選ぶ。{modes:bullets} @ minimum=1, maximum=*",
        "以下から最大{maximum}つを選ぶ。{modes:bullets} @ minimum=0",
    ),
)
class Modal(Effect):
    """Choose among modes when casting, activating or putting a trigger on the stack (700.2).

    The target slots of each mode are numbered from 0. repeats: the same mode may be chosen several times (700.2d).
    more: if this is so as the modes are chosen, all of them may be; least: how few then, if not as few. fresh: none
    may be chosen that the same ability of the same object has chosen before; this_turn: before in the turn.
    """

    modes: tuple[Effect, ...]
    minimum: int = 1
    maximum: int = 1
    repeats: bool = False
    more: Condition | None = None
    fresh: bool = False
    least: int | None = None
    this_turn: bool = False

    def bounds(self, context: Queries) -> tuple[int, int]:
        """Return how few and how many modes may be chosen."""
        if self.more is not None and self.more.holds(context):
            return self.minimum if self.least is None else self.least, len(self.modes)
        return self.minimum, self.maximum

    @property
    def costs(self) -> tuple[Cost, ...]:
        """For each mode what choosing it costs besides (702.172a, 702.183a); empty if they cost nothing."""
        return tuple(mode.cost for mode in self.modes if isinstance(mode, ModeFor))

    def perform(self, context: Context) -> Steps[None]:
        """Do what the modes chosen say, in the order in which they are written (700.2a)."""
        for place, mode in enumerate(context.choices.modes):
            yield from self.modes[mode].perform(context.of_mode(place))
