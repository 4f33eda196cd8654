"""Effects that add mana (106)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.deed_events import ManaProduced
from shinpan.game.enums import Duration
from shinpan.game.ids import PlayerId
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.choices import Choosable, chosen
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.manause import ManaRider, SpendOnly
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You

_COLORED = tuple(kind for kind in ManaKind if kind.color is not None)


@phrase(
    en=(
        "<{who} >add[s] {kinds:symbols}. {riders} @ amount=1, riders=WhenSpent, only=None",
        "<{who} >add[s] {kinds:symbols}. {until}, you don't lose this mana as steps and phases end @ amount=1",
        "<{who} >add[s] {kinds:symbols} for each {amount:each} @ amount=CountersOn",
        "<{who} >add[s] {kinds:symbols}<. {only}><, and {riders}> @ amount=1",
        "<{who} >add[s] an amount of {kinds:symbols} equal to {amount}",
        "<{who} >add[s] {kinds:symbols} for each {amount:each}",
        "<{who} >add[s] an additional {kinds:symbols} @ amount=1",
        "<{who} >add[s] an additional {kinds:symbols} for each {amount:each}",
    ),
    ja=(
        "<{who}は>{kinds:symbols}を加える。{riders} @ amount=1, riders=WhenSpent, only=None",
        (
            "<{who}は>{kinds:symbols}を加える。{until}、ステップやフェイズが終わってもあなたはこのマナを失わない @ "
            "amount=1, until=*"
        ),
        "<{who}は>{amount:each}につき{kinds:symbols}を加える @ amount=CountersOn",
        "<{who}は>{kinds:symbols}を加える<。{only}><。{riders}> @ amount=1",
    ),
)
class AddMana(Effect):
    """Add mana of given kinds, as often as the amount says (106.4).

    only: what it may be spent on; riders: what else happens when it is spent (106.6). until: how long it stays as steps
    and phases end (106.4).
    """

    kinds: tuple[ManaKind, ...]
    amount: Quantity = Fixed(1)
    who: Reference = You()
    only: SpendOnly | None = None
    riders: tuple[ManaRider, ...] = ()
    until: Duration | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Add it to the pools of the players."""
        for player in self.who.find(context):
            if isinstance(player, PlayerId):
                kinds = self.kinds * self.amount.value(context)
                yield from context.add_mana(player, kinds, self.only, self.riders, self.until)


@phrase(
    en=(
        "<{who} >add[s] one mana of the chosen color",
        "<{who} >add[s] an additional one mana of the chosen color",
        "<{who} >add[s] an additional one mana of that color",
        "<{who} >add[s] one additional mana of that color",
    ),
    ja="<{who}は>選ばれた色のマナ1点を加える",
)
class AddManaOfChosenColor(Effect):
    """Add mana of the color that was chosen for the source; none if no color was (607.5a)."""

    who: Reference = You()

    def kinds(self, context: Queries) -> tuple[ManaKind, ...]:
        """Return the kind of mana, if there is one."""
        color = chosen(context, Choosable.COLOR)
        return tuple(kind for kind in _COLORED if kind.color is color)

    def perform(self, context: Context) -> Steps[None]:
        """Add it."""
        kinds = self.kinds(context)
        for player in self.who.find(context):
            if kinds and isinstance(player, PlayerId):
                yield from context.add_mana(player, kinds)


@phrase(
    en="add {kind:symbol} or one mana of the chosen color",
    ja="{kind:symbol}か、選ばれた色のマナ1点を加える",
)
class AddManaOfChosenColorOr(Effect):
    """Add mana of a kind, or of the color that was chosen for the source (607.2d)."""

    kind: ManaKind

    def kinds(self, context: Queries) -> tuple[ManaKind, ...]:
        """Return the kinds to choose from."""
        color = chosen(context, Choosable.COLOR)
        return tuple(dict.fromkeys((self.kind, *(kind for kind in _COLORED if kind.color is color))))

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose, and add it."""
        yield from AddManaOfOneColor(Fixed(1), kinds=self.kinds(context)).perform(context)


@phrase(
    en=(
        "add one mana of any color<. {only}><, and {riders}> @ amount=1",
        "add {amount:word} mana of any one color",
        "add {kinds:symbol,or}. {until}, you don't lose this mana as steps and phases end @ amount=1",
        "add one mana of any color. {riders} @ amount=1, riders=WhenSpent, only=None",
        "add {amount:word} mana of any one color. {only}",
        ("add {amount:word} mana of any one color. {until}, you don't lose this mana as steps and phases end"),
        "add {kinds:symbol,or}. {only} @ amount=1",
        "add {kinds:symbol,or} @ amount=1",
        "<{who} >add[s] one mana of any color @ amount=1",
        "<{who} >add[s] an additional one mana of any color @ amount=1",
        "<{who} >add[s] {amount:word} mana of any one color",
    ),
    ja=(
        (
            "好きな色1色のマナ{amount}点を加える。"
            "ターン終了時まで、ステップやフェイズの終了に際してあなたはこのマナを失わない @ until=END_OF_TURN"
        ),
        "<{who}は>好きな色1色のマナ{amount}点を加える<。{only}><。{riders}>",
        "{kinds:symbol,or}を加える<。{only}> @ amount=1",
        (
            "{kinds:symbol,or}を加える。{until}、ステップやフェイズが終わってもあなたはこのマナを失わない @ "
            "amount=1, until=*"
        ),
    ),
)
class AddManaOfOneColor(Effect):
    """Add mana of one of some kinds that the player chooses: "one mana of any color" (106.1b). until: as above."""

    amount: Quantity = Fixed(1)
    kinds: tuple[ManaKind, ...] = _COLORED
    only: SpendOnly | None = None
    riders: tuple[ManaRider, ...] = ()
    until: Duration | None = None
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Let each of the players choose a kind and add it."""
        words = tuple(Word(kind, kind.en, kind.ja, number) for number, kind in enumerate(self.kinds, 1))
        for player in self.who.find(context):
            if isinstance(player, PlayerId):
                word = yield from context.choose_word(player, words, Topic.COLOR)
                kinds = (word.value,) * self.amount.value(context)
                yield from context.add_mana(player, kinds, self.only, self.riders, self.until)


@phrase(
    en=(
        "<{who} >add[s] {amount:word} mana in any combination of colors",
        (
            "<{who} >add[s] {amount:word} mana in any combination of colors. {until}, you don't lose this mana as "
            "steps and phases end"
        ),
        "<{who} >add[s] an additional {amount:word} mana in any combination of colors",
        "<{who} >add[s] {amount:word} mana in any combination of {kinds:symbol}",
        (
            "<{who} >add[s] {kinds.0:symbol}{kinds.0:symbol}, {kinds.0:symbol}{kinds.1:symbol}, or "
            "{kinds.1:symbol}{kinds.1:symbol} @ amount=2"
        ),
    ),
    ja=(
        "<{who}は>{kinds:symbol}の好きな組み合わせのマナ{amount}点を加える",
        "<{who}は>好きな色の組み合わせのマナ{amount}点を加える",
        (
            "<{who}は>好きな色の組み合わせのマナ{amount}点を加える。{until}、ステップやフェイズが終わっても"
            "あなたはこのマナを失わない"
        ),
    ),
)
class AddManaInCombination(Effect):
    """Add mana of some kinds, each chosen by the player (106.1b). until: as above."""

    amount: Quantity
    kinds: tuple[ManaKind, ...] = _COLORED
    who: Reference = You()
    until: Duration | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let the players choose the kinds one by one, and add the mana together."""
        words = tuple(Word(kind, kind.en, kind.ja, number) for number, kind in enumerate(self.kinds, 1))
        for player in self.who.find(context):
            if isinstance(player, PlayerId):
                kinds: list[ManaKind] = []
                for _ in range(max(0, self.amount.value(context))):
                    word = yield from context.choose_word(player, words, Topic.COLOR)
                    kinds.append(word.value)
                if kinds:
                    yield from context.add_mana(player, tuple(kinds), until=self.until)


@phrase(
    en=(
        "<{who} >add[s] one mana of any type {what} produced",
        "<{who} >add[s] an additional one mana of any type {what} produced",
    ),
    ja="<{who}は>{what}が生み出したいずれかのタイプのマナ1点を加える",
)
class AddManaOfTypeProduced(Effect):
    """Add one mana of a type that the permanent tapped for mana has just produced (106.12a)."""

    what: Reference
    who: Reference = You()

    def kinds(self, context: Queries) -> tuple[ManaKind, ...]:
        """Return the types that were produced, in the order of W U B R G C."""
        event = context.event
        return tuple(kind for kind in ManaKind if isinstance(event, ManaProduced) and kind in event.kinds)

    def perform(self, context: Context) -> Steps[None]:
        """Let each of the players choose among them, and add the mana."""
        words = tuple(Word(kind, kind.en, kind.ja, number) for number, kind in enumerate(self.kinds(context), 1))
        for player in self.who.find(context):
            if words and isinstance(player, PlayerId):
                word = yield from context.choose_word(player, words, Topic.COLOR)
                yield from context.add_mana(player, (word.value,))
