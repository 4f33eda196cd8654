"""Effects that copy spells and abilities on the stack (707.10)."""

from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.exceptions import CopyException
from shinpan.phrases.copying.originals import originals_among
from shinpan.phrases.copying.reading import read
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You

_COPY = "<{who} >cop[ies|y] {what}<, except {exceptions}>"
_MAY = "[who:that player|they|you] may choose"
_TIMES = (
    ("twice", "number=2"),
    ("{number:word} times", "number=X|3|4|5"),
    (
        "for each {number:each}",
        "number=SpellsCastBefore|DeathsThisTurn|TimesPaid|CommanderCasts|OthersCast|CounterKindsAmong",
    ),
)
"""How texts say that there are several copies, each with the numbers that it is for."""
_NEW_TARGETS = (
    *(
        f"{who} {targets} for {copy} @ register=*"
        for who in (f". {_MAY}", " and may choose")
        for targets in ("new targets", "a new target")
        for copy in ("the copy", "that copy")
    ),
    ". each of those players may choose new targets for their copy @ register=*",
    " and may choose new targets for the copy they control @ register=*",
)
"""How texts say that new targets may be chosen for one copy (707.10c)."""


@phrase(
    en=(
        *(_COPY + each for each in _NEW_TARGETS),
        f"{_COPY}. each of those players may choose new targets for their copy @ register=*",
        f"{_COPY} @ new_targets=False, register=*",
        f"{_COPY} an additional time @ new_targets=False, register=*",
        *(f"{_COPY} {times}. {_MAY} new targets for the copies @ {number}, register=*" for times, number in _TIMES),
        *(f"{_COPY} {times} @ new_targets=False, {number}, register=*" for times, number in _TIMES),
    ),
    ja=(
        "#bare <{exceptions}ことを除き、>{what}をコピーし、そのコピーの新しい対象を選ぶ @ who=*, register=*",
        "#bare <{exceptions}ことを除き、>{what}をコピーする @ who=*, new_targets=False, register=*",
        (
            "<{who}は><{exceptions}ことを除き、>{what}をコピーする。"  # 707.10c
            "そのコピーの新しい対象を選んでもよい @ register=*"
        ),
        "<{who}は><{exceptions}ことを除き、>{what}をコピーする @ new_targets=False, register=*",
        (
            "<{who}は>{what}を{number}回コピーする。それらのコピーの新しい対象を選んでもよい @ number=X|2|3|4|5, "
            "register=*"
        ),
        "<{who}は>{what}を{number}回コピーする @ new_targets=False, number=X|2|3|4|5, register=*",
        (
            "<{who}は>{number:each}につき1回、{what}をコピーする。それらのコピーの新しい対象を選んでもよい @ "
            "number=SpellsCastBefore|DeathsThisTurn|TimesPaid|CommanderCasts|OthersCast|CounterKindsAmong, register=*"
        ),
        (
            "<{who}は>{number:each}につき1回、{what}をコピーする @ new_targets=False, "
            "number=SpellsCastBefore|DeathsThisTurn|TimesPaid|CommanderCasts|OthersCast|CounterKindsAmong, register=*"
        ),
    ),
)
class CopyOnStack(Effect):
    """Copies of a spell or ability are put onto the stack (707.10); its controller may choose new targets (707.10c).

    number: how many copies each player makes of it. register: where they are kept for the rest of the resolution.
    """

    what: Reference
    exceptions: tuple[CopyException, ...] = ()
    new_targets: bool = True
    number: Quantity = Fixed(1)
    who: Reference = You()
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each player put the copies onto the stack, one after another."""
        copies: list[ObjectId] = []
        for original in originals_among(context, self.what):
            for player in players_among(self.who.find(context)):
                for _ in range(self.number.value(context)):
                    copied = read(context, original, self.exceptions).copied
                    copy = yield from context.copy_on_stack(copied, player, new_targets=self.new_targets)
                    copies += [] if copy is None else [copy]
        if self.register is not None:
            context.keep(self.register, copies)


_COULD_TARGET = (
    "that the spell could target",
    "the spell could target",
    "that spell could target",
    "that ability could target",
    "the spell or ability could target",
)


@phrase(
    en=tuple(
        f"<{{who}} >cop[ies|y] {{what}} for each {{group}} {could}. each copy targets a different one of those {those}"
        for could in _COULD_TARGET
        for those in ("{group.noun:plural}", "permanents and players @ group=AnyOf")
    ),
    ja=(
        "<{who}は>{what}を、それが対象にできる{group:each}につき1回コピーする。"  # 707.10d
        "それらのコピーはそれぞれ、その中の異なる1つを対象とする"
    ),
)
class CopyForEach(Effect):
    """A copy for each of some things that the spell or ability could target; it is all that the copy targets (707.10d).

    The controller of the copies chooses in which order they go on the stack.
    """

    what: Reference
    group: Collection
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Find what could be targeted, let the player choose the order, and put the copies onto the stack."""
        for original in originals_among(context, self.what):
            for player in players_among(self.who.find(context)):
                yield from self._copies(context, original, player)

    def _copies(self, context: Context, original: ObjectId, player: PlayerId) -> Steps[None]:
        members = self.group.members(context)
        possible = [each for each in members if context.could_target(original, player, each)]
        objects = tuple(each for each in possible if not isinstance(each, PlayerId))
        players = tuple(each for each in possible if isinstance(each, PlayerId))
        ordered: tuple[Entity, ...] = players + (yield from context.arrange(player, objects))
        for each in ordered:
            yield from context.copy_on_stack(read(context, original).copied, player, target=each)


@phrase(
    en="<{who} >cop[ies|y] {what}<, except {exceptions}>. the copy targets {target}",
    ja="<{who}は><{exceptions}ことを除き、>{what}を、{target}を対象としてコピーする",
)
class CopyWithTarget(Effect):
    """A copy with one given thing as its only target; none if that can't be a target for each of them (707.10e).

    If the words stand for several things, the player chooses one that the copy can target.
    """

    what: Reference
    target: Reference
    exceptions: tuple[CopyException, ...] = ()
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Put the copy onto the stack."""
        for original in originals_among(context, self.what):
            for player in players_among(self.who.find(context)):
                found = self.target.find(context)
                possible = [each for each in found if context.could_target(original, player, each)]
                if len(possible) > 1:
                    possible = list((yield from context.choose(player, possible)))
                for each in possible[:1] or found[:1]:
                    copied = read(context, original, self.exceptions).copied
                    yield from context.copy_on_stack(copied, player, target=each)


@phrase(
    en=(
        "you may choose new targets for the copies",
        "you may choose new targets for the copy",
        "you may choose new targets for that copy",
        "you may choose a new target for the copy",
    ),
    ja="それらのコピーの新しい対象を選んでもよい",
)
class NewTargetsForCopies(Effect):
    """Said of copies some sentences later; reading makes it a part of the effects that make them (707.10c).

    New targets are chosen before a copy is put onto the stack, so that there is nothing to do for it afterwards.
    """

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing: it was done as the copies were made."""
        return
        yield
