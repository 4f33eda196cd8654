"""Objects separated into two piles, one of which somebody chooses (700.3)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.effects.looking import Goal, Rest, put_taken
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You

_FIRST, _SECOND = -31, -32
"""The registers of the two piles; once one is chosen, that is the first."""
_PILES = (Word(0, "the first pile", "1つ目の束", 1), Word(1, "the second pile", "2つ目の束", 2))


@phrase(
    en=(
        "<{who} >separate[s] {objects:them} into two piles",
        "separate {objects:every} into two piles @ who=You",
    ),
    ja="<{who}は>{objects}を2つの束に分ける",
)
class SeparateIntoPiles(Effect):
    """A player separates objects into two piles, of which one may be empty (700.3a-b)."""

    objects: Reference
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose what is in the first pile; the rest is in the other."""
        objects = objects_among(context, self.objects)
        context.keep(_FIRST)
        context.keep(_SECOND, objects)
        for player in players_among(self.who.find(context))[:1]:
            chosen = yield from context.choose(player, objects, 0, len(objects), Topic.CHOICE)
            context.keep(_FIRST, chosen)
            context.keep(_SECOND, tuple(each for each in objects if each not in chosen))


def choose_pile(context: Context, player: PlayerId) -> Steps[None]:
    """Let a player choose one of the piles: it is the first from then on."""
    word = yield from context.choose_word(player, _PILES, Topic.CHOICE)
    if word.value:
        first, second = context.result(_FIRST), context.result(_SECOND)
        context.keep(_FIRST, second)
        context.keep(_SECOND, first)


def pile(context: Context, *, other: bool = False) -> tuple[ObjectId, ...]:
    """Return the pile that was chosen, or the other one."""
    return tuple(each for each in context.result(_SECOND if other else _FIRST) if not isinstance(each, PlayerId))


@phrase(en="{who} choose[s] one of those piles", ja="{who}はそれらの束のうち1つを選ぶ")
class ChoosePile(Effect):
    """A player chooses one of the piles (700.3)."""

    who: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Let one of them choose; if it can be any opponent, the controller says which."""
        players = players_among(self.who.find(context))
        chosen = yield from context.choose(context.you, players)
        for each in chosen:
            assert isinstance(each, PlayerId)
            yield from choose_pile(context, each)


@phrase(
    en=(
        "put one pile {goal} and the other {rest}",
        "put that pile {goal} and the other {rest} @ chosen=True",
        "put that pile {goal} and the rest {rest} @ chosen=True",
    ),
    ja=("その束を{goal}。もう一方の束を{rest} @ chosen=True", "一方の束を{goal}。もう一方の束を{rest}"),
)
class PutPiles(Effect):
    """One pile is put somewhere, and the other somewhere else. chosen: which of them has been chosen already."""

    goal: Goal
    rest: Rest
    chosen: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose, unless somebody has, and put them there."""
        if not self.chosen:
            yield from choose_pile(context, context.you)
        yield from put_taken(context, context.you, pile(context), self.goal)
        zones = {Rest.GRAVEYARD: Zone.GRAVEYARD, Rest.HAND: Zone.HAND, Rest.EXILE: Zone.EXILE}
        left = pile(context, other=True)
        if self.rest in zones:
            yield from context.move(left, zones[self.rest])
        else:
            mixed = list(left)
            context.state.randomness().shuffle(mixed)
            yield from context.move(tuple(mixed), Zone.LIBRARY, position=-1)


@phrase(
    en="{who} sacrifice[s] all permanents in the pile of [who:their|their|your] choice",
    ja="{who}は自分が選んだ束にあるパーマネントをすべて生け贄に捧げる",
)
class SacrificePile(Effect):
    """A player chooses a pile and sacrifices all that is in it (700.3)."""

    who: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and sacrifice those."""
        for player in players_among(self.who.find(context))[:1]:
            yield from choose_pile(context, player)
            yield from context.sacrifice(player, pile(context))


__all__ = ["ChoosePile", "PutPiles", "SacrificePile", "SeparateIntoPiles"]
