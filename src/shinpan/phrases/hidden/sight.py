"""Who may look at face-down cards in exile (406.3)."""

from collections.abc import Sequence

from shinpan.game.decisions import Topic
from shinpan.game.enums import Duration, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.permissions import Looking, MayLookAt
from shinpan.phrases.qualities.groups import OneOf, players_among
from shinpan.phrases.references.objects import Specific, objects_among
from shinpan.phrases.references.players import You

LOOKED = -3
"""The register in which a resolution keeps the cards that its controller has looked at."""


def note_looked(context: Context, cards: Sequence[Entity]) -> None:
    """Remember that the controller has looked at cards, for what is then exiled face down."""
    context.keep(LOOKED, tuple(dict.fromkeys((*context.result(LOOKED), *cards))))


def let_look(context: Context, cards: Sequence[ObjectId], who: Sequence[PlayerId]) -> Steps[None]:
    """Let players look at those of some cards that lie face down in exile, as long as they do (406.3)."""
    for each in cards:
        found = context.look(each)
        if found is not None and found.zone is Zone.EXILE and found.face_down is not None:
            looks = MayLookAt(OneOf(Specific((each,))), Specific(tuple(who)))
            yield from context.begin_effect((looks,), Duration.FOREVER, (each,))


@phrase(
    en=(
        "{who} may look at {objects:every} for as long as [it remains|they remain] exiled",
        "for as long as {objects} remain[s] exiled, {who} may look at [it|them]",
    ),
    ja="{objects:every}が追放され続けているかぎり、{who}はそれを見てもよい",
)
class LetLook(Effect):
    """A player may look at face-down cards as long as they are exiled (406.3)."""

    objects: Reference
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission."""
        yield from let_look(context, objects_among(context, self.objects), players_among(self.who.find(context)))


@phrase(
    en="look at {objects} @ objects=Result|ThatOne|Linked|JustExiled",
    ja="{objects}を見る @ objects=Result|ThatOne|Linked|JustExiled",
)
class LookAtHidden(Effect):
    """The controller looks at cards that have been exiled face down, and may go on looking at them (406.3)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Show them to the controller alone, as a choice of none of them."""
        cards = objects_among(context, self.objects)
        yield from let_look(context, cards, (context.you,))
        if cards:
            yield from context.choose(context.you, cards, 0, 0, Topic.CHOICE)


@phrase(
    en="{who} may look at cards exiled with {.this} @ number=*",
    ja="{who}は{.this}によって追放されたカードを見てもよい @ number=*",
)
class MayLookAtExiledWith(Looking):
    """A player may look at the cards that the source has exiled face down (406.3, 607.2a)."""

    who: Reference = You()
    number: int = 0

    def allows(self, context: Queries, object_id: ObjectId, player: PlayerId) -> bool:
        """Return whether the player may look at the card."""
        return self.who.includes(context, player) and object_id in context.linked(self.number)


@phrase(en="{duration}, {part}", ja="{duration}、{part}")
class LetLookAtAny(Effect):
    """For a while, a player may look at face-down permanents of a description, those that come later, too (611.2c)."""

    part: MayLookAt
    duration: Duration

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission."""
        yield from context.begin_effect((self.part,), self.duration)
