"""Effects that copy permanents and cards: becoming a copy (707.4), tokens that are copies (707.2)."""

from collections.abc import Iterator

from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.exceptions import CopyException
from shinpan.phrases.copying.originals import originals_to_copy
from shinpan.phrases.copying.reading import read
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You


@phrase(
    en=(
        (
            "{objects:subject} become[s] a copy of {of.group:a}<, except {exceptions}> "
            "@ duration=FOREVER, of=ChosenOf, of.group=Group|AnyOf"
        ),
        (
            "{objects:subject} become[s] a copy of {of.group:a} {duration}<, except {exceptions}> "
            "@ of=ChosenOf, of.group=Group|AnyOf"
        ),
        (
            "{duration}, {objects:subject} become[s] a copy of {of.group:a}<, except {exceptions}> "
            "@ of=ChosenOf, of.group=Group|AnyOf"
        ),
        "{objects:subject} become copies of {of}<, except {exceptions}> @ duration=FOREVER, objects=All",
        "{objects:subject} become copies of {of} {duration}<, except {exceptions}> @ objects=All",
        "{objects:subject} become[s] a copy of {of}<, except {exceptions}> @ duration=FOREVER",
        "{objects:subject} become[s] a copy of {of} {duration}<, except {exceptions}>",
        "{objects:subject} each become a copy of {of} {duration}<, except {exceptions}>",
        "{objects:subject} become copies of {of}<, except {exceptions}> @ duration=FOREVER",
        "{objects:subject} become copies of {of} {duration}<, except {exceptions}>",
        "{duration}, {objects:subject} become[s] a copy of {of}<, except {exceptions}>",
        "{duration}, {objects:subject} become copies of {of}<, except {exceptions}>",
        (
            "{objects:subject} become[s] a copy of {of} and gain[s] this ability "
            "@ duration=FOREVER, exceptions=(ExceptThisAbility)"
        ),
        (
            "{objects:subject} become[s] a copy of {of}. if you do, {objects} gains this ability "
            "@ duration=FOREVER, exceptions=(ExceptThisAbility)"
        ),
    ),
    ja=(
        "{objects}は<、{exceptions}ことを除き、>{of.group:a}のコピーになる @ duration=FOREVER, of=ChosenOf",
        "{duration}、{objects}は<、{exceptions}ことを除き、>{of.group:a}のコピーになる @ of=ChosenOf",
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
        objects = objects_among(context, self.objects)
        originals = (yield from originals_to_copy(context, self.of)) if objects else ()
        if not originals:
            return
        makings = [
            read(context, originals[0], self.exceptions, own=context.copiable_values(each)).copied for each in objects
        ]
        if all(each == makings[0] for each in makings):
            yield from context.become_copy(objects, makings[0], self.duration)
            return
        for each, copied in zip(objects, makings, strict=True):
            yield from context.become_copy((each,), copied, self.duration)


def _for_each() -> Iterator[str]:
    """Yield the wordings about each of several: what is copied is said again in the word for it."""
    kinds = ("{number:token}", "tapped=False"), ("{number:token,tapped}", "tapped=True")
    attacking = ("a tapped and attacking token", "number=1, tapped=True, attacking=True")
    for number, settings in (*kinds, attacking):
        for again in ("it", *(f"that {noun}" for noun in _NOUNS)):
            copies = "[number:that's a copy|that are copies]" if "{" in number else "that's a copy"
            made = f"create[who:s|] {number} {copies} of {again}<, except {{exceptions}}>"
            yield f"for each {{of.group}}, <{{who}} >{made} @ of=Each, {settings}, register=*"
            made = made.replace("create[who:s|]", "creates")
            if settings == kinds[0][1]:
                yield f"for each {{of.group}}, its controller {made} @ of=Each, theirs=True, {settings}, register=*"
            yield (
                f"for each {{of.group}} on the battlefield, its controller {made} "
                f"@ of=Each, theirs=True, {settings}, register=*"
            )


def _for_each_of() -> Iterator[str]:
    """Yield the wordings about each of some that were spoken of before, or of several targets."""
    for again in ("it", *(f"that {noun}" for noun in _NOUNS)):
        copies = f"[number:that's a copy|that are copies] of {again}<, except {{exceptions}}>"
        yield f"for each of {{of}}, <{{who}} >create[who:s|] {{number:token}} {copies} @ register=*"
        yield f"for each of {{of}}, <{{who}} >create[who:s|] {{number:token,tapped}} {copies} @ tapped=True, register=*"


_NOUNS = ("creature", "permanent", "token", "card", "artifact", "enchantment", "land")
"""What a thing that is copied may be called where it is spoken of again."""


@phrase(
    en=(
        (
            "<{who} >create[s] {number:token} [that's a copy|that are copies] of {of.group:a}<, except {exceptions}> "
            "@ of=ChosenOf, of.group=Group|AnyOf, tapped=False, register=*"
        ),
        (
            "<{who} >create[s] {number:token} [that's a copy|that are copies] of one of {of.group.which}"
            "<, except {exceptions}> @ of=ChosenOf, of.group=OneOf, tapped=False, register=*"
        ),
        *_for_each(),
        (
            "<{who} >create[s] {number:token} [that's a copy|that are copies] of {of}<, except {exceptions}> "
            "@ register=*, mark=*"
        ),
        (
            "<{who} >create[s] {number:token,tapped} [that's a copy|that are copies] of {of}<, except {exceptions}> "
            "@ tapped=True, register=*"
        ),
        (
            "<{who} >create[s] {number:token} [that's a copy|that are copies] of {of} and [that's|that are] tapped "
            "and attacking<, except {exceptions}> @ tapped=True, attacking=True, register=*"
        ),
        (
            "<{who} >create[s] {number:token} [that's a copy|that are copies] of {of} tapped and attacking"
            "<, except {exceptions}> @ tapped=True, attacking=True, register=*"
        ),
        (
            "<{who} >create[s] a tapped and attacking token that's a copy of {of}<, except {exceptions}> "
            "@ number=1, tapped=True, attacking=True, register=*"
        ),
        *_for_each_of(),
    ),
    ja=(
        (
            "<{who}は><{exceptions}ことを除き、>{of.group:a}のコピーである{number:token}を生成する "
            "@ of=ChosenOf, of.group=Group|AnyOf, tapped=False, register=*"
        ),
        (
            "{of.group}1つにつき、それのコントローラーは<{exceptions}ことを除き、>それのコピーである{number:token}を"
            "生成する @ of=Each, theirs=True, register=*"
        ),
        "<{who}は><{exceptions}ことを除き、>{of:'s}コピーである{number:token}を生成する @ register=*, mark=*",
        (
            "<{who}は><{exceptions}ことを除き、>{of:'s}コピーである{number:token}をタップ状態で生成する @ "
            "tapped=True, register=*"
        ),
        (
            "<{who}は><{exceptions}ことを除き、"
            ">{of:'s}コピーである{number:token}をタップ状態かつ攻撃している状態で生成する @ tapped=True, "
            "attacking=True, register=*"
        ),
    ),
)
class CreateCopies(Effect):
    """Players create tokens that are copies of an object, or of each of several (707.2, 111.1, 607.3).

    mark: the keyword ability that creates them, if something asks about that. theirs: the controller of what is copied
    creates the tokens, rather than the players who are named.
    """

    of: Reference
    exceptions: tuple[CopyException, ...] = ()
    number: Quantity = Fixed(1)
    who: Reference = You()
    tapped: bool = False
    attacking: bool = False
    mark: KeywordAbility | None = None
    register: int | None = None
    theirs: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Read the values of each object, and have each player create the tokens, all at once."""
        tokens: list[ObjectId] = []
        number = self.number.value(context)

        def act(player: PlayerId, copied: CopiedValues) -> Steps[None]:
            tokens.extend(
                (
                    yield from context.create_copies(
                        player, copied, number, tapped=self.tapped, attacking=self.attacking, mark=self.mark
                    )
                )
            )

        players = players_among(self.who.find(context))
        originals = yield from originals_to_copy(context, self.of)
        makings = [(original, read(context, original, self.exceptions).copied) for original in originals]
        yield from context.together(
            act(player, copied)
            for original, copied in makings
            for player in ((context.controller(original),) if self.theirs else players)
        )
        if self.register is not None:
            context.keep(self.register, tokens)
