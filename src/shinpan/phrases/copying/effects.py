"""Effects that copy: becoming a copy (707.4), tokens that are copies, copies of spells and abilities (707.10)."""

from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.exceptions import CopyException, made
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "{objects} become[s] a copy of {of}<, except {exceptions}> @ duration=FOREVER",
        "{objects} become[s] a copy of {of} {duration}<, except {exceptions}>",
    ),
    ja=(
        "{objects}は<、{exceptions}ことを除き、>{of:'s}コピーになる @ duration=FOREVER",
        "{duration}、{objects}は<、{exceptions}ことを除き、>{of:'s}コピーになる",
    ),
)
class BecomeCopy(Effect):
    """Permanents become copies of an object (707.4); the values are read once, now (707.2b)."""

    objects: Reference
    of: Reference
    exceptions: tuple[CopyException, ...] = ()
    duration: Duration = Duration.FOREVER

    def perform(self, context: Context) -> Steps[None]:
        """Read the values, make the exceptions for each object, and begin the effect."""
        originals = objects_among(context, self.of)
        if not originals:
            return
        values = context.copiable_values(originals[0])
        for each in objects_among(context, self.objects):
            changed = made(values, context.copiable_values(each), self.exceptions, context)
            yield from context.become_copy((each,), changed, self.duration)


@phrase(
    en=(
        "<{who} >create[s] {number:token} [that's a copy|that are copies] of {of}<, except {exceptions}> @ register=*",
        (
            "<{who} >create[s] {number:token,tapped} [that's a copy|that are copies] of {of}<, except {exceptions}> "
            "@ tapped=True, register=*"
        ),
        (
            "<{who} >create[s] {number:token} [that's a copy|that are copies] of {of} and [that's|that are] tapped "
            "and attacking<, except {exceptions}> @ tapped=True, attacking=True, register=*"
        ),
    ),
    ja=(
        "<{who}は><、{exceptions}ことを除き、>{of:'s}コピーである{number:token}を生成する @ register=*",
        (
            "<{who}は><、{exceptions}ことを除き、>{of:'s}コピーである{number:token}をタップ状態で生成する @ "
            "tapped=True, register=*"
        ),
        (
            "<{who}は><、{exceptions}ことを除き、"
            ">{of:'s}コピーである{number:token}をタップ状態かつ攻撃している状態で生成する @ tapped=True, "
            "attacking=True, register=*"
        ),
    ),
)
class CreateCopies(Effect):
    """Players create tokens that are copies of an object, or of each of several (707.2, 111.1)."""

    of: Reference
    exceptions: tuple[CopyException, ...] = ()
    number: Quantity = Fixed(1)
    who: Reference = You()
    tapped: bool = False
    attacking: bool = False
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Read the values of each object, and have each player create the tokens."""
        made_tokens: list[ObjectId] = []
        number = self.number.value(context)
        for original in objects_among(context, self.of):
            values = context.copiable_values(original)
            changed = made(values, values, self.exceptions, context)
            for player in players_among(self.who.find(context)):
                made_tokens.extend(
                    (
                        yield from context.create_copies(
                            player, original, changed, number, tapped=self.tapped, attacking=self.attacking
                        )
                    )
                )
        if self.register is not None:
            context.keep(self.register, made_tokens)


@phrase(
    en=(
        "copy {what}<, except {exceptions}>. you may choose new targets for the copy",
        "copy {what}<, except {exceptions}> @ new_targets=False",
    ),
    ja=(
        (
            "<{exceptions}ことを除き、>{what}をコピーする。"  # 707.10c
            "そのコピーの新しい対象を選んでもよい"
        ),
        "<{exceptions}ことを除き、>{what}をコピーする @ new_targets=False",
    ),
)
class CopyOnStack(Effect):
    """Copies of a spell or ability are put onto the stack (707.10); its controller may choose new targets (707.10c)."""

    what: Reference
    exceptions: tuple[CopyException, ...] = ()
    new_targets: bool = True
    number: Quantity = Fixed(1)
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each player put the copies onto the stack, one after another."""
        for original in objects_among(context, self.what):
            for player in players_among(self.who.find(context)):
                for _ in range(self.number.value(context)):
                    values = context.copiable_values(original)
                    changed = made(values, values, self.exceptions, context) if self.exceptions else None
                    yield from context.copy_on_stack(original, player, changed, new_targets=self.new_targets)
